# Valhalla by ear. The first part says words of the rules anew that are written for the eye.

several = { $count } mal { $thing }
plain-place = Rang { $rank }: { $who }, { $sitter }, Ruhm { $score }.
text-cry-activated = { $one } Stärke für einen aktivierten Krieger, { $two } Stärke für zwei, { $three } Stärke für drei, { $four } Stärke für vier.
text-kin = Plus 2 Stärke, wenn { $one } in deinem Gefolge ist; bei zweien plus 5 Stärke.
text-mix = Plus 2 Stärke bei drei verschiedenen Clans in deinem Gefolge, plus 5 Stärke bei vier.
event-rerolled = { $who } wirft neu: { $from }, es fällt { $to }.
event-turned-die = { $who } dreht: { $from }, nun { $to }.
event-won = { $by ->
    [0] { $who } besiegt { $other } bei Gleichstand.
   *[other] { $who } besiegt { $other } mit { $by } Stärke Vorsprung.
}
event-pair-score = { $who } und { $other } haben zusammen { $total } Ruhm.
action-turn = { $from } auf { $to } drehen
action-activate = { $card }, Platz { $place }, aktivieren mit { $dice }
action-activate-ally = { $card } des Partners, Platz { $place }, aktivieren mit { $dice }
action-play-with = { $card } spielen, für den Würfel { $face }

plain-va-do-add = Einen Krieger hinzufügen
plain-va-do-add-two = Zwei Krieger hinzufügen
plain-va-do-recall = Einen Krieger zurückrufen
plain-va-do-attack = Angreifen
plain-va-do-activate = Einen Krieger aktivieren
plain-va-do-activate-ally = Einen Krieger des Partners aktivieren
plain-va-do-play = Eine Karte spielen
plain-va-do-drop = Einen Würfel ablegen und neu werfen
plain-va-do-jarl-reroll = Mit Sigvard einen Würfel neu werfen
plain-va-do-lay = Eine Karte in die Auslage legen
plain-va-do-take = Eine Karte nehmen
plain-va-do-aside = Eine Karte beiseitelegen
plain-va-do-pay = Eine Karte geben
plain-va-do-discard = Eine Karte ablegen
plain-va-do-give = Eine Karte abgeben
plain-va-do-help = Helfen
plain-va-do-choose = Einen Krieger wählen
plain-va-do-send = Einen Krieger nach Walhall schicken
plain-va-do-turn = Einen Würfel drehen
plain-va-over = an der Stelle von { $card }
plain-va-place = Platz { $place }
plain-va-spot = { $card }, Platz { $place }
plain-va-no-dice = ohne Würfel
plain-va-die = der Würfel { $face }
plain-va-to-face = auf { $face }
plain-va-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
plain-va-dice-sword = { $count ->
    [one] 1 Schwert
   *[other] { $count } Schwerter
}
plain-va-dice-axe = { $count ->
    [one] 1 Axt
   *[other] { $count } Äxte
}
plain-va-dice-spear = { $count ->
    [one] 1 Speer
   *[other] { $count } Speere
}
plain-va-dice-bow = { $count ->
    [one] 1 Bogen
   *[other] { $count } Bögen
}
plain-va-dice-shield = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
plain-va-dice-x = { $count } mal X

plain-va-warrior = Stärke { $strength }, Ruhm { $glory }. { $weapons }.
plain-va-worth = Ruhm { $glory }.
plain-va-in-band = Platz { $place } { $card }, Stärke { $strength }, Ruhm { $glory }, { $weapons }
plain-va-with-tyr = darunter { $card }
plain-va-named = { $card }, Stärke { $strength }
plain-va-jarl = { $jarl }. { $main } Zweite Fähigkeit. { $condition }: { $secondary } { $mode }

plain-va-hall = { $who }, { $sitter }: { $glory } Ruhm, eigene Schilde { $shields }, auf der Hand { $hand }.
plain-va-jarl-of = Jarl: { $jarl }
plain-va-no-jarl = Noch kein Jarl.
plain-va-jarls-dealt = Jarle zur Wahl: { $count }.
plain-va-captured = Erbeutete Schilde: { $shields }.
plain-va-shields-of = { $who } { $count }
plain-va-band = Gefolge: { $band }.
plain-va-own-band = Dein Gefolge: { $band }.
plain-va-no-band = Niemand ist im Gefolge.
plain-va-valhalla = In Walhall: { $cards }.
plain-va-credit = Ruhm ohne Karte: { $count }.
plain-va-next-dice = Zusätzliche Würfel im nächsten Kampf: { $count }.
plain-va-next-reroll = Im nächsten Kampf ist ein Neuwurf frei.
plain-va-king = König der Stufe { $level }.
plain-va-starts = Hat begonnen.
plain-va-acts = Ist am Zug.
plain-va-again = Phase A wird zum zweiten Mal gespielt.
plain-va-waited = Muss noch entscheiden.
plain-va-wrath = Hält sicher eine Karte von Tyrs Zorn.
plain-va-partner = Partner: { $who }.
plain-va-known = Sicher auf der Hand: { $cards }.
plain-va-drafted = Hat die Auswahl beendet.
plain-va-score = { $who }, { $sitter }: { $glory } Ruhm in Walhall, eigene Schilde { $shields }, erbeutete Schilde { $captured }.

plain-va-hand = Deine Hand: { $cards }.
plain-va-drawn = Gerade gezogen: { $cards }.
plain-va-keep = Von den gezogenen Karten behältst du mindestens { $least } und höchstens { $most }.
plain-va-loki-send = So viele Krieger darfst du höchstens schicken: { $count }.
plain-va-loki-add = So viele Krieger darfst du höchstens hinzufügen: { $left }; Waffen zusammen höchstens: { $weapons }.
plain-va-dealt-jarls = Dir ausgeteilte Jarle: { $jarls }.
plain-va-picked-jarl = Gewählt hast du { $jarl }.
plain-va-picked-rejects = Zum Ablegen hast du gewählt: { $cards }.
plain-va-picked-help = Du hilfst { $who } mit „{ $card }“.
plain-va-picked-no-help = Du hilfst nicht.

plain-va-deck-name = Stapel
plain-va-deck = Stapel: { $count }.
plain-va-boxed = Zurück in der Schachtel: { $count }.
plain-va-supply = Würfel im gemeinsamen Vorrat: { $count }.
plain-va-discard-name = Ablagestapel
plain-va-discard-top = Ablagestapel: { $count }, oben „{ $card }“.
plain-va-discard = Ablagestapel, die neueste Karte zuerst: { $cards }.
plain-va-middle-name = Mitte
plain-va-middle = In der Mitte: { $cards }.
plain-va-outgoing = Werden abgelegt: { $cards }.
plain-va-lifted = Aufgedeckt und noch ohne Platz: { $card }.
plain-va-due = Vom Ablagestapel zu zahlen: { $who } { $points } Ruhm.
plain-va-crowns = Kronen in der Mitte: { $count }.
plain-va-ending = Das Ende hat begonnen; letzte Züge: { $count }.
plain-va-second = Der zweite Krieger darf an Waffen höchstens { $count } haben.
plain-va-loki-name = Loki
plain-va-loki-row = bei { $least } bis { $most } Stärke Abstand: { $effect }
plain-va-loki = { $card }. Wer verliert, bekommt, { $rows }
plain-va-loki-range = Bei { $least } bis { $most } Stärke Abstand.
plain-va-king-name = König
plain-va-bonus = Der König bekommt { $rewards }; wer ihn angreift, wirft { $dice }.
plain-va-bonus-reward = auf Stufe { $level } { $points } Ruhm
plain-va-bonus-dice = auf Stufe { $level } { $count } Würfel mehr

plain-va-monster-name = Monster
plain-va-monster = { $monster }, Stufe { $level }, Karte { $step } von 6: Stärke { $strength }, in deinem Walhall höchstens { $most } Ruhm. Eine Niederlage kostet vom Stapel { $penalty }.
plain-va-symbols = Es greift an, wenn belegt sind: { $symbols }.
plain-va-covered = { $face } belegt
plain-va-open = { $face } frei
plain-va-foe-clans = Seine Clans: { $clans }.
plain-va-last-attack = Es führt seinen letzten Angriff.

plain-va-battle-name = Kampf
plain-va-side-attack = { $who } greift an mit Stärke { $strength }.
plain-va-side-defence = { $who } verteidigt mit Stärke { $strength }.
plain-va-side-ragnarok = { $who } kämpft in Ragnarök mit Stärke { $strength }.
plain-va-free-dice = Freie Würfel: { $dice }.
plain-va-activated = Aktiviert: { $warriors }.
plain-va-tactics = Gespielt: { $cards }.
plain-va-payments = Für eine Fähigkeit abgegeben: { $cards }.
plain-va-aid = { $from } hilft { $side ->
    [attack] dem Angriff
   *[defence] der Verteidigung
} mit „{ $card }“.
plain-va-stock = Waffenvorräte: { $dice }.
plain-va-locked = Würfel auf Kriegern: { $count }.
plain-va-aside = Abgelegte Würfel: { $count }.
plain-va-grey = Davon graue Würfel: { $count }.
plain-va-on-jarl = Auf Valgard liegt ein Würfel.
plain-va-blocked = Blockiert: { $warriors }.
plain-va-path = Auf dem Weg nach Walhall: { $warriors }.
plain-va-sent = Nach Walhall gehen: { $warriors }.
plain-va-tactics-used = Genutzte Taktiken: { $count }.
plain-va-bonus-strength = Stärke aus Karten: { $count }.
plain-va-cries = Schlachtrufe: { $count }.
plain-va-free-rerolls = Noch freie Neuwürfe: { $count }.
plain-va-jarl-uses = So oft wurde die Fähigkeit des Jarls genutzt: { $count }.
plain-va-tracked = Sigvard darf diesen Würfel noch einmal werfen: { $face }.
plain-va-rerolled = Hat Würfel neu geworfen.
plain-va-dropped = Hat für einen Neuwurf einen Würfel abgelegt.
plain-va-paid = Hat für den Jarl bezahlt.
plain-va-main-off = Die Hauptfähigkeit des Jarls wirkt nicht.
plain-va-second-off = Die zweite Fähigkeit des Jarls wirkt nicht.
plain-va-at-start = Zu Beginn: auf der Hand { $hand }, Krieger { $band }.
plain-va-total = Endgültige Stärke { $total }.
plain-va-promised = Zusätzliche Würfel von Loki: { $count }.
plain-va-won-attack = Der Angreifer hat gewonnen.
plain-va-won-defence = Der Verteidiger hat gewonnen.
plain-va-frost = Die Frostfähigkeit hat gewirkt.
plain-va-shield-saved = Über den Schild entscheidet Loki.
plain-va-calm = Die Fähigkeit des Monsters ist ausgeschaltet.
