# What guides, galleries and rules of all games share.

sheet-games = Spiele
sheet-others = Anleitung, Karten und Regeln
sheet-guide = Anleitung
sheet-gallery = Alle Karten
sheet-rules = Vollständige Regeln
sheet-contents = Inhalt

guide-title = So spielt man { $game }
guide-fact-players = { $least } bis { $most } Spieler
guide-previous = Zurück: { $title }
guide-next = Weiter: { $title }
guide-to-top = Nach oben
guide-to-the-hall = In die Halle: Los geht’s!
guide-about-title = Worum es geht
guide-end-title = Das Ende des Spiels
guide-secrets-title = Was offen ist und was geheim
guide-open-title = Das sehen alle
guide-secret-title = Das weiß sonst niemand
guide-tips-title = Tipps für dein erstes Spiel

guide-here-title = So spielst du es hier
guide-here-start = Anfangen
guide-here-start-about = Auf der ersten Seite bringt dich „{ home-quick }“ sofort in ein Spiel gegen drei Bots. Unter „{ home-new }“ bestimmst du, wer wo sitzt.
guide-here-click = Klicken
guide-here-keyboard = Tastatur
guide-here-keyboard-about = Tabulator oder Pfeiltasten gehen von Wahl zu Wahl, die Eingabetaste nimmt sie. U nimmt zurück, L öffnet den Verlauf, ? die Kartentexte. „{ choices-list }“ zeigt alle Möglichkeiten als einfache Knöpfe.
guide-here-undo = Zurücknehmen
guide-here-undo-about = Zurücknehmen ist frei, solange niemand etwas Neues erfahren hat und kein anderer am Zug war. Danach werden die anderen gefragt.
guide-here-bots = Bots
guide-here-bots-about = Leicht, mittel und schwer. Ein Bot weiß genau das, was ein Mensch auf seinem Stuhl wüsste, nie mehr.
guide-here-friends = Freunde
guide-here-friends-about = Verschick einen Einladungslink, oder reicht einen Bildschirm herum: Dazwischen verbirgt ein Vorhang deine Hand. Zuschauer sehen nur, was offen ist.
guide-here-seed = Ehrlich gemischt
guide-here-seed-about = Gemischt wird aus einem geheimen Teil des Servers und einem Teil von jedem Spieler. Der Hash des geheimen Teils ist von Anfang an zu sehen; am Ende werden alle Teile genannt, und der Tisch prüft, ob alles passt.
guide-here-replay = Wiederholung
guide-here-replay-about = Ein beendetes Spiel kannst du Schritt für Schritt noch einmal ansehen, von jedem Platz aus, und von jedem Zug an gegen Bots weiterspielen.
guide-here-more = Willst du es genau wissen?

gallery-title = Die Karten von { $game }
gallery-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
gallery-clauses = Regeln
gallery-printed = gedruckt
gallery-reconstructed = ergänzt
gallery-sources-title = Gedruckt oder ergänzt?
gallery-sources-what = Was
gallery-sources-whence = Woher

rules-title = Die Regeln von { $game }
rules-lead = Nummerierte Regeln: { $clauses }. Jede Nummer ist ein Link auf sich selbst; Verlauf und abgelehnte Züge verweisen darauf.
rules-english-only = Die vollständigen Regeln gibt es nur auf Englisch. Die Anleitung erklärt das Spiel auf Deutsch.
rules-marks = „ruling“ kennzeichnet einen Punkt, den die gedruckte Regel offen lässt und der hier entschieden ist.
