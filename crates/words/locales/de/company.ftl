# Gespräch am Tisch.
talk-title = Gespräch
talk-of-players = Am Tisch
talk-of-watchers = Unter den Zuschauern
talk-nothing = Noch hat niemand etwas gesagt.
talk-field = Sag etwas am Tisch
talk-field-watchers = Sag den anderen Zuschauern etwas
talk-say = Sagen
talk-palette = Sätze und Zeichen
talk-manners = Ruhe am Tisch
talk-hint = Sätze und Zeichen liest jeder in seiner Sprache. Zuschauer hören die Spieler erst nach dem Spiel. Ganz ohne Gespräch geht es in den Einstellungen.
talk-about-line = Zu dieser Zeile von { $who }
talk-mute = { $who } an diesem Tisch nicht mehr hören
talk-hear-all = Wieder alle hören
talk-report = Melden
talk-close = Das Gespräch an diesem Tisch schließen
talk-open = Das Gespräch wieder öffnen
talk-is-closed = Das Gespräch an diesem Tisch ist geschlossen; so will es, wer den Tisch eröffnet hat.
talk-phrase-closed = hat das Gespräch geschlossen.
talk-phrase-opened = hat das Gespräch wieder geöffnet.
talk-phrase-hello = Hallo!
talk-phrase-luck = Viel Glück!
talk-phrase-nice = Schöner Zug!
talk-phrase-thanks = Danke!
talk-phrase-oops = Oh nein!
talk-phrase-sorry = Entschuldigung!
talk-phrase-moment = Einen Moment, bitte.
talk-phrase-later = Ich muss los und spiele später weiter.
talk-phrase-yes = Ja.
talk-phrase-no = Nein.
talk-phrase-well-played = Gut gespielt!
talk-phrase-again = Spielen wir noch einmal?
talk-sign-smile = Lächeln
talk-sign-gasp = Staunen
talk-sign-tear = Tränen
talk-sign-thumb = Daumen hoch
talk-sign-heart = Herz
talk-sign-horn = Trinkhorn: zum Wohl!
talk-sign-axe = Axt: in den Kampf!
talk-sign-hourglass = Sanduhr: ich denke noch nach
problem-talk-empty = Da gibt es nichts zu sagen.
problem-talk-long = Eine Zeile hat höchstens 300 Zeichen.
problem-talk-closed = Das Gespräch an diesem Tisch ist geschlossen.
problem-talk-fast = Das war viel auf einmal. Warte einen Moment, bevor du weiterredest.

# Meldungen an die Betreiber der Halle.
report-title = Gemeldet
report-made = Danke. Wer diese Halle betreibt, liest es mit den Zeilen davor und danach.
report-reason = Was ist nicht in Ordnung?
report-whom = Wer?

# Tische zum Mitspielen.
home-watch = Tische zum Zuschauen
filter-game = Spiel
filter-lang = Sprache
filter-level = Für wen
filter-pace = Tempo
filter-any = egal
filter-show = Zeigen
filter-none = Kein offener Tisch passt dazu. Verlang weniger, oder eröffne selbst einen.
level-for-new = Neulinge willkommen
level-for-skilled = für Erfahrene
new-lang = Sprache am Tisch
new-any-lang = jede Sprache
new-level = Für wen
new-any-level = für alle

# Seiten der Betreiber.
house-label = Über diese Halle
house-imprint = Impressum
house-conduct = Verhaltensregeln
house-privacy = Datenschutz

# Ein Tisch auf einem großen Bildschirm.
screen-way = Auf einem großen Bildschirm
screen-scan = Richte die Kamera eines Telefons hierher und nimm Platz.
screen-scan-seat = Mit dem Telefon Platz nehmen
screen-closed = Die Plätze vergibt, wer den Tisch eröffnet hat: Öffne diesen Bildschirm von dessen Seite aus, dann erscheinen die Codes für Telefone.

# Das Terminal: welche Tische warten.
waiting-none = In { $hall } wartet kein Tisch auf dich.
waiting-count = { $count ->
    [one] In { $hall } wartet ein Tisch auf dich:
   *[other] In { $hall } warten { $count } Tische auf dich:
}
waiting-turn = du bist am Zug
waiting-called = du bist zum Spiel gebeten
waiting-connected = Dieses Terminal ist jetzt eines deiner Geräte in { $hall }. Abmelden kannst du es auf deiner Seite „Du und deine Geräte“.
waiting-disconnected = Dieses Terminal kennt { $hall } nicht mehr.
waiting-nowhere = Dieses Terminal kennt noch keine Halle. Hol dir auf deiner Seite „Du und deine Geräte“ einen Link für ein anderes Gerät und gib ihn weiter an: { $command }
waiting-play = { $count ->
    [one] In { $hall } wartet ein Tisch auf dich; { $command } sagt, welcher.
   *[other] In { $hall } warten { $count } Tische auf dich; { $command } sagt, welche.
}
link-terminal = Für das Terminal dieses oder eines anderen Rechners, das dann sagt, welche Tische auf dich warten:
