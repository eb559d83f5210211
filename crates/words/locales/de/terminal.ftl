# Spielen im Terminal.
term-you = du
term-person = Mensch
term-bot = Bot, { $level }
term-you-are = du spielst
term-sits = { $who }: { $sitter }
term-commitment = Hash des geheimen Teils des Startwerts: { $hash }
term-refused = Das geht nicht: { $why }
term-unknown = „{ $line }“ ist hier weder eine Wahl noch ein Befehl.
term-legal = Möglich: { $choices }
term-no-such-clause = So eine Regel gibt es nicht. Versuch: rules { $clause }
term-no-such-lang = Es gibt en, cs und de.
term-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
term-record = Die Aufzeichnung des Spiels: { $path } (ansehen mit meadhall replay, prüfen mit meadhall verify)
term-over = Das Spiel ist aus.
term-place = { $place }. { $who } ({ $sitter }), Punkte: { $score }
term-places = Ergebnis
term-unfinished = Ein älteres Spiel ist nicht zu Ende. Weiter geht es mit: { $command }

term-offer = Es gibt ein angefangenes Spiel: { $stage }.
term-offer-go-on = Damit weitermachen
term-offer-new = Ein neues Spiel beginnen
term-offer-keys = ↑↓ Enter · q Ende

term-handover = An der Reihe ist { $who }. Die anderen sehen weg.
term-handover-title = Plätze tauschen
term-handover-key = Drück Enter, wenn du hier sitzt.

term-undo = Zurücknehmen
term-undo-nothing = Es gibt nichts zurückzunehmen.
term-undo-question = Seit deiner letzten Entscheidung haben andere entschieden oder es wurde etwas aufgedeckt. Das alles zurücknehmen? Bots sind immer einverstanden; frag die Menschen an diesem Terminal.
term-undo-kept = Alles bleibt, wie es ist.
term-undone = Zurückgenommen.
term-yes-no = j ja · n nein

term-standing = Feste Antworten
term-standing-about = Diese Frage beantwortet der Tisch für dich, wann immer sie gestellt wird.
term-standing-off = jedes Mal fragen
term-standing-done = Notiert.


term-choices = Deine Wahl (1–{ $count })
term-waiting = Warten
term-log = Verlauf
term-cards = Karten
term-table = Der Tisch
term-help = Tasten
term-close = Esc schließt
term-close-scroll = ↑↓ blättern · Esc schließt
term-close-clause = ←→ andere Regeln · Esc schließt
term-close-standing = Enter an/aus · Esc schließt
term-key-move = ↑ ↓ j k = bewegen (Bild↑, Bild↓, Pos1, Ende weiter)
term-key-enter = Enter = das Gewählte tun; im Verlauf die Regel der Zeile nachschlagen
term-key-digits = 1–9 = nach Nummer wählen; mehrere Ziffern ergeben eine Nummer
term-key-letter = a–z = nach dem ersten Buchstaben wählen
term-key-tab = Tab = zwischen Wahl und Verlauf
term-key-rules = R = die Regel zur Frage oder zur Ablehnung
term-key-table = V = der ganze Tisch in Worten
term-key-undo = u = die letzte Entscheidung zurücknehmen
term-key-standing = S = Antworten, die der Tisch für dich gibt
term-key-type = : = eine Wahl tippen, wie sie dasteht ({ $choice }), oder einen Befehl (rules { $clause })
term-key-lang = L = eine andere Sprache
term-key-quit = q, Strg-C = gehen; das Spiel wird nach jeder Entscheidung gespeichert
term-too-small = Bitte mach das Fenster größer: Es braucht mindestens { $width } × { $height } und hat { $now-width } × { $now-height }.
