# Play by ear: the terminal without a drawn screen. No brackets, no signs, no abbreviations.

plain-hint = Gib die Nummer einer Möglichkeit ein. Was man fragen kann, sagt hilfe.
plain-sits = { $who }, { $sitter }
plain-players = Es spielen: { $players }.
plain-for = { $who }: { $prompt }
plain-step = { $path }: { $ask }
plain-step-verb = Was tust du?
plain-step-figure = Welche Figur?
plain-step-card = Welche Karte?
plain-step-other = Und welche andere?
plain-step-place = Wo?
plain-step-from = Von wo?
plain-step-to = Wohin?
plain-step-group = Mit wem?
plain-step-number = Wie viele?
plain-step-dice = Mit welchen Würfeln?
plain-step-player = Wer?
plain-more-choices = { $count ->
    [one] Und noch 1 Möglichkeit: mehr sagt sie.
   *[other] Und noch { $count } Möglichkeiten: mehr sagt sie.
}
plain-so-far = Bisher: { $what }
plain-since = Seit deinem Zug: { $what }
plain-earlier = { $count ->
    [one] Davor noch ein Ereignis; mehr sagt es.
   *[other] Davor noch { $count } Ereignisse; mehr sagt sie.
}
plain-unknown = Hier weder eine Möglichkeit noch ein Befehl: { $line }. Möglich ist:
plain-warn-ask = Wähle es noch einmal oder gib ja ein, um es trotzdem zu tun; eine leere Zeile nennt die Möglichkeiten.
plain-undo-ask = Andere haben inzwischen entschieden, oder etwas wurde aufgedeckt. Alles zurücknehmen? Gib ja oder nein ein.
plain-offer-answer = Weiterspielen? Gib ja ein, oder nein für ein neues Spiel.
plain-handover = Drück die Eingabetaste, wenn du vor dem Bildschirm sitzt.
plain-now-brief = Von jetzt an hörst du die kurze Form. Den Rest sagt mehr.
plain-now-full = Von jetzt an hörst du alles.
plain-where = Fragen kann man nach: { $names }.
plain-cards = { $count ->
    [one] 1 Karte. Nach einer fragst du mit karte und ihrem Namen, alle sagt mehr.
   *[other] { $count } Karten. Nach einer fragst du mit karte und ihrem Namen, alle sagt mehr.
}
plain-no-such-card = So heißt keine Karte.
plain-no-hand = Du hast nichts auf der Hand.
plain-no-score = Noch hat niemand Punkte.
plain-no-fight = Jetzt kämpft niemand.
plain-standing = Feste Antwort: Gib { $typed } ein. Bedeutung: { $label }.
plain-standing-left = Diese Antwort steht fest.
plain-place = Rang { $rank }: { $who }, { $sitter }, Punkte { $score }.
plain-record = Das Spiel noch einmal hören: meadhall replay { $path }

plain-help-choice = Du wählst mit einer Nummer oder einem Namen aus der Liste. Eine leere Zeile sagt die Möglichkeiten noch einmal; zurück geht einen Schritt zurück oder nimmt deine letzte Entscheidung zurück.
plain-help-look = Fragen kann man: hand, tisch, stand, wer kämpft, wo mit einem Ort oder Spieler, karte mit einem Namen, verlauf mit einer Zahl.
plain-help-change = Mehr sagt die letzte Antwort ganz, nochmal wiederholt sie. Kurz und ausführlich stellen ein, wie viel du hörst.
plain-help-settings = Sprache de, sprache en und sprache cs wechseln die Sprache. Antworten sagt, was der Tisch für dich antworten kann. Notation sagt die Möglichkeiten, wie sie geschrieben werden. Hash sagt den Hash des Startwerts.
plain-help-leave = Zum Verlassen: ende. Das Spiel wird nach jeder Entscheidung gespeichert.
plain-help-advice = Rat sagt, was ein Bot von deiner Entscheidung hält.
plain-help-written = Möglichkeiten kann man auch so eingeben, wie sie geschrieben werden ({ $choice }), und Regeln nachlesen: regel { $clause }.

plain-nothing = nichts
plain-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# What can be typed besides the English words.
plain-command-help = hilfe
plain-command-more = mehr
plain-command-again = nochmal, noch einmal
plain-command-choices = möglichkeiten
plain-command-hand = hand
plain-command-table = tisch
plain-command-score = stand, punkte
plain-command-where = wo
plain-command-cards = karten
plain-command-card = karte
plain-command-fight = wer kämpft
plain-command-log = verlauf
plain-command-undo = zurück
plain-command-brief = kurz
plain-command-full = ausführlich
plain-command-written = notation
plain-command-advice = rat
plain-command-course = chancen
plain-command-rules = regel, regeln
plain-command-hash = hash
plain-command-lang = sprache
plain-command-standing = antworten
plain-command-quit = ende

# Signs and abbreviations as words.
plain-plus = plus
plain-minus = minus
plain-up-to = bis
plain-times = mal
plain-or = oder
plain-percent = Prozent
plain-abbreviation-points = SP
plain-points = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
plain-abbreviation-strength = ST
plain-strength = Stärke
