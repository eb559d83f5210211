# Spielen im Terminal.
term-you = du
term-person = Mensch
term-bot = Bot, { $level }
term-you-are = du spielst
term-sits = { $who }: { $sitter }
term-commitment = Prüfsumme des verdeckten Teils der Zufallszahl: { $hash }
term-plain-hint = Tippe eine Wahl, wie sie dasteht, ihre Nummer oder help.
term-for = { $who }: { $prompt }
term-refused = Das geht nicht: { $why }
term-unknown = „{ $line }“ ist hier weder eine Wahl noch ein Befehl.
term-legal = Möglich: { $choices }
term-no-such-clause = So einen Abschnitt gibt es nicht. Versuche: rules { $clause }
term-no-such-lang = Es gibt en, cs und de.
term-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
term-record = Die Aufzeichnung des Spiels: { $path } (ansehen mit meadhall replay, prüfen mit meadhall verify)
term-over = Das Spiel ist aus.
term-place = { $place }. { $who } ({ $sitter }): { $score } SP
term-places = Ergebnis
term-unfinished = Ein älteres Spiel ist nicht zu Ende. Weiter geht es mit: { $command }

term-offer = Es gibt ein angefangenes Spiel: { $stage }.
term-offer-answer = Damit weitermachen? (j: weiter, n: ein neues beginnen)
term-offer-go-on = Damit weitermachen
term-offer-new = Ein neues Spiel beginnen
term-offer-keys = ↑↓ Enter · q Ende

term-curtain = An der Reihe ist { $who }. Die anderen sehen weg.
term-curtain-line = { "[" }Enter{ "]" }, wenn du vor dem Bildschirm sitzt.
term-curtain-title = Plätze tauschen
term-curtain-key = Drücke Enter, wenn du hier sitzt.

term-undo = Zurücknehmen
term-undo-nothing = Es gibt nichts zurückzunehmen.
term-undo-ask = Seither haben andere entschieden oder es wurde etwas aufgedeckt. Das alles zurücknehmen? (j/n)
term-undo-question = Seit deiner letzten Entscheidung haben andere entschieden oder es wurde etwas aufgedeckt. Das alles zurücknehmen? Bots sind immer einverstanden; frage die Menschen an diesem Terminal.
term-undo-kept = Alles bleibt, wie es ist.
term-undone = Zurückgenommen.
term-yes-no = j ja · n nein

term-standing = Feste Antworten
term-standing-about = Diese Frage beantwortet der Tisch für dich, wann immer sie gestellt wird.
term-standing-off = jedes Mal fragen
term-standing-done = Notiert.

term-help-choice = Entscheiden: Tippe eine Wahl, wie sie dasteht ({ $choice }), ihre Nummer oder ihre Worte. Eine leere Zeile nennt die Wahl noch einmal.
term-help-look = Ansehen: view (der Tisch), log (alles bisher), cards (was die Karten tun), rules { $clause } (ein Abschnitt der Regeln).
term-help-change = Ändern: undo (die letzte Entscheidung zurücknehmen), standing (Antworten, die der Tisch für dich gibt), lang en, lang cs oder lang de.
term-help-leave = Gehen: quit. Das Spiel wird nach jeder Entscheidung gespeichert.

term-choices = Deine Wahl (1–{ $count })
term-waiting = Warten
term-log = Verlauf
term-cards = Karten
term-table = Der Tisch
term-help = Tasten
term-close = Esc schließt
term-close-scroll = ↑↓ blättern · Esc schließt
term-close-clause = ←→ andere Abschnitte · Esc schließt
term-close-standing = Enter an/aus · Esc schließt
term-keys = ↑↓ Enter wählen · Tab Verlauf · R Regel · C Karten · V Tisch · u zurück · L Sprache · ? Tasten · q Ende
term-keys-short = ↑↓ Enter · Tab Verlauf · u zurück · ? Tasten · q Ende
term-key-move = ↑ ↓ j k = bewegen (PgUp, PgDn, Home, End weiter)
term-key-enter = Enter = das Gewählte tun; im Verlauf den Regelabschnitt der Zeile nachschlagen
term-key-digits = 1–9 = nach Nummer wählen; mehrere Ziffern ergeben eine Nummer
term-key-letter = a–z = nach dem ersten Buchstaben wählen
term-key-tab = Tab = zwischen Wahl und Verlauf
term-key-rules = R = der Regelabschnitt zur Frage oder zur Ablehnung
term-key-cards = C = was die Karten tun
term-key-table = V = der ganze Tisch in Worten
term-key-undo = u = die letzte Entscheidung zurücknehmen
term-key-standing = S = Antworten, die der Tisch für dich gibt
term-key-type = : = eine Wahl tippen, wie sie dasteht ({ $choice }), oder einen Befehl (rules { $clause })
term-key-lang = L = eine andere Sprache
term-key-quit = q, Strg-C = gehen; das Spiel wird nach jeder Entscheidung gespeichert
term-too-small = Bitte mach das Fenster größer: mindestens { $width } × { $height } Zeichen, jetzt sind es { $now-width } × { $now-height }.

term-vb-stage = Runde { $round } von { $rounds }
term-vb-row = Reihe { $row }: { $lands }.
term-vb-row-label = Reihe { $row }
term-vb-empty = leer
term-vb-deck = { $count ->
    [one] Länderstapel: 1 Karte.
   *[other] Länderstapel: { $count } Karten.
}
term-vb-deck-label = Stapel { $count }
term-vb-top = Oben: { $land }.
term-vb-bottom = Unten: { $land }.
term-vb-top-short = oben
term-vb-bottom-short = unten
term-vb-omens = Omen, das beste zuerst: { $clans }.
term-vb-omens-label = Omen
term-vb-order = Zugfolge: { $players }.
term-vb-player = { $who } ({ $sitter }): { $vp } SP. Reich: { $lands }. Hand { $hand }, Stapel { $pile }. Ablage: { $discard }.
term-vb-known = Sicher auf der Hand: { $cards }.
term-vb-known-label = auf der Hand
term-vb-hand = Deine Hand: { $cards }.
term-vb-hand-label = Hand
term-vb-laid = Ausgelegt: { $card }.
term-vb-vp = SP
term-vb-played = Charakter
term-vb-cards = Hand
term-vb-discards = Abgelegte Charaktere

term-br-stage = { $age }. Zeitalter, { $phase }
term-br-sign-leader = A
term-br-sign-warrior = k
term-br-sign-ship = S
term-br-sign-mystic = M
term-br-fjord-ne = NO
term-br-fjord-se = SO
term-br-fjord-sw = SW
term-br-fjord-nw = NW
term-br-destroyed = zerstört
term-br-villages = besetzte Dörfer: { $taken } von { $all }
term-br-pillaged = geplündert
term-br-token = Belohnung: { $token }
term-br-doomed = geht in diesem Zeitalter unter
term-br-battle = Kampf, { $place }:
term-br-pillage = Belohnung: { $reward } Dort: { $forces }.
term-br-glory = Ruhm
term-br-rage = Wut
term-br-axes = Äxte
term-br-horns = Hörner
term-br-cards = Karten
term-br-dead = Tote
term-br-upgrades = Aufrüstungen
term-br-hand = Hand
term-br-picks = Gewählt
term-br-quests = Aufgaben
term-br-own-hand = Deine Hand: { $cards }.
term-br-own-picks = In diesem Zeitalter gewählt: { $cards }.
term-br-own-quests = Deine Aufgaben: { $cards }.
term-br-clan = { $who } ({ $sitter }): { $glory } Ruhm. Wut { $rage } von { $most }, Äxte { $axes }, Hörner { $figures } von { $horns }. Hand { $hand }, Aufgaben { $quests }, in Walhall { $dead }. Aufrüstungen: { $upgrades }.

term-va-stage-setup = Aufbau
term-va-stage-a = Phase A
term-va-stage-b = Phase B
term-va-stage-monster = Phase des Monsters
term-va-stage-ragnarok = Ragnarök
term-va-stage-over = Ende
term-va-turn = { $who }, { $stage }
term-va-last = letzte Züge
term-va-jarl = { $main } { $condition }: { $secondary }
term-va-glory = Ruhm
term-va-shields = Schilde
term-va-cards = Karten
term-va-band = Gefolge (Stärke/Ruhm)
term-va-middle = Stapel { $deck } · Ablage { $discard }
term-va-hand = Hand
term-va-drawn = Gezogen
term-va-attack = Angriff
term-va-defence = Verteidigung
term-va-open = In der Mitte: { $cards }.
term-va-deck = { $count ->
    [one] Stapel: 1 Karte.
   *[other] Stapel: { $count } Karten.
}
term-va-discard = Ablagestapel ({ $count }), die neueste Karte zuerst: { $cards }.
term-va-own-hand = Deine Hand: { $cards }.
term-va-own-drawn = Gerade gezogen: { $cards }.
term-va-known = Du weißt von der Hand von { $who }: { $cards }.
term-va-king = König.
term-va-monster = { $monster }, Stufe { $level }, Karte { $card } von 6: Stärke { $strength }, Walhall höchstens { $most }. Symbole: { $symbols }. Clans: { $clans }. { $ability }
term-va-hall = { $who }: { $jarl }. Ruhm { $glory }, eigene Schilde { $shields }, erbeutet: { $captured }. Hand { $hand }. Gefolge: { $band }.
term-va-side = { $side }, { $who }: Stärke { $strength }, aktivierte Krieger { $active }. Freie Würfel: { $dice }. Taktiken: { $tactics }.
