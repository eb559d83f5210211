# Das erzählte Spiel: Schritte, Tempo, große Momente.

story-label = Was geschieht
story-since = Seit deinem Zug: { $what }
story-meanwhile = Inzwischen: { $what }
story-undone = Eine Entscheidung wurde zurückgenommen.
story-tell = Schritt für Schritt zeigen
story-back = Was war das gerade?
story-next = Nächster Schritt
story-newest = Zum aktuellen Stand
story-my-turn = Zu deinem Zug
story-pause = Anhalten
story-pace = Tempo
story-pace-now = Sofort
story-pace-brisk = Zügig
story-pace-calm = Ruhig
story-scenes = Große Momente
story-go-on = Weiter
