# The board of Valhalla.
vh-middle = Die Mitte des Tisches
vh-others = Die Hallen der anderen
vh-mine = Deine Halle
vh-band = Gefolge
vh-helpers = Gefolge des Partners
vh-hand = Deine Hand
vh-hand-empty = Keine Handkarten
vh-hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
vh-known = Du kennst: { $cards }
vh-place = Platz { $place }
vh-warrior = { $clan }, Stärke { $strength }, Ruhm { $glory }. { $weapons }. { $text }
vh-card = { $text } Ruhm { $glory }.
vh-use = Einsetzen:
vh-main = Hauptfähigkeit:
vh-secondary = Nebenfähigkeit:
vh-jarl-off = Die Fähigkeiten des Jarls wirken in diesem Kampf nicht.
vh-second-off = Die Nebenfähigkeit des Jarls wirkt in diesem Kampf nicht.
vh-jarl-unknown = Der Jarl ist noch nicht aufgedeckt
vh-jarls-secret = Alle wählen geheim einen Jarl.
vh-offer = Karten zur Auswahl
vh-captured-of = { $count } von { $who }
vh-own-shields = Eigene Schilde: { $own }. Keine erbeutet.
vh-shields = Eigene Schilde: { $own }. Erbeutet: { $captured }.
vh-valhalla = Walhall: { $glory } Ruhm, { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
vh-active = ist am Zug
vh-king-level = König, Stufe { $level }
vh-ally = dein Verbündeter
vh-partner = dein Partner
vh-next-dice = Zusätzliche Würfel im nächsten Kampf: { $count }
vh-next-reroll = Ein kostenloser Neuwurf im nächsten Kampf
vh-in-battle = Das Gefolge ist im Kampf.

# The middle.
vh-stage-setup = Der Tisch wird aufgebaut
vh-stage-a = { $who }: Phase A, die Aktion
vh-stage-b = { $who }: Phase B, Ziehen
vh-stage-monster = Phase des Monsters
vh-stage-ragnarok = Ragnarök: { $who }
vh-stage-over = Das Spiel ist aus
vh-last-turns = { $count ->
    [one] ein letzter Zug
   *[other] { $count } letzte Züge
}
vh-deck = { $count ->
    [one] Noch { $count } Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}
vh-discard = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
vh-discard-hint = Die neueste Karte zuerst. Hinter dem Namen: Stärke / Ruhm.
vh-look = Ansehen
vh-supply = Zusätzliche Würfel im gemeinsamen Vorrat: { $count }
vh-king = König { $who }, Stufe { $level }: { $glory } Ruhm zu Beginn des nächsten Zugs; wer angreift, hat zusätzliche Würfel: { $dice }.
vh-crowns = { $count ->
    [one] Die Krone liegt in der Mitte: Wer einen Kampf gewinnt, wird König.
   *[other] { $count } Kronen liegen in der Mitte: Wer einen Kampf gewinnt, wird König.
}
vh-loki-range = Was der Verlierer haben darf, je nach Unterschied der Stärke.

# What the viewer may do.
vh-reject = Die zwei gewählten Karten ablegen
vh-reject-right = Beide ablegen, die rechte obenauf
vh-reject-left = Beide ablegen, die linke obenauf
vh-rejected = wird abgelegt
vh-reroll-picked = Gewählte Würfel neu werfen
vh-reroll-all = Alle neu werfen
vh-do-drop = Ablegen und neu werfen
vh-do-free = Kostenlos neu werfen
vh-do-jarl = Sigvard: diesen neu werfen
vh-add = Ins Gefolge aufnehmen
vh-add-two = Als ersten von zweien aufnehmen
vh-recall = Vom Ablagestapel zurückrufen
vh-dice-hint = Aktiviere einen leuchtenden Krieger, oder wähle einen Würfel: Zieh ihn auf einen Krieger, oder leg ihn für einen Neuwurf ab.
vh-dice-of = Würfel von { $who }
vh-no-dice = keine freien Würfel
vh-aside = für diesen Kampf abgelegt
vh-on-jarl = liegt auf Valgard

# The battle.
vh-battle = Der Kampf
vh-last-battle = Der vorige Kampf
vh-course = Was geschah
vh-duel = { $who } greift { $other } an
vh-won-attack = { $by ->
    [0] { $who } besiegt { $other } bei Gleichstand
   *[other] { $who } besiegt { $other } mit { $by } Vorsprung
}
vh-won-defence = { $by ->
    [0] { $who } hält { $other } bei Gleichstand stand
   *[other] { $who } hält { $other } mit { $by } Vorsprung stand
}
vh-won-nobody = { $who } greift { $other } an: Niemand gewinnt
vh-hunt = Du greifst { $monster } an
vh-raid = { $monster } greift an
vh-hunt-won = { $monster } ist verwundet: Die Karte ist besiegt
vh-hunt-lost = { $monster } hält deinem Angriff stand
vh-raid-won = { $monster } ist abgewehrt
vh-raid-lost = { $monster } bricht durch
vh-ragnarok = Ragnarök: { $who } kämpft ein letztes Mal
vh-step-before = Vor dem Kampf
vh-step-attack = Angriff
vh-step-defence = Verteidigung
vh-step-ragnarok = Wer aktiviert ist, geht nach Walhall
vh-step-after = Nach dem Kampf
vh-against = Stärke { $one } gegen { $two }
vh-attacker = greift an
vh-defender = verteidigt
vh-winner = gewinnt
vh-ragnarok-role = letzter Kampf
vh-adds = bringt { $strength } Stärke
vh-would-add = brächte { $strength } Stärke
vh-blocked = blockiert
vh-sent = geht nach Walhall
vh-played = Gespielte Taktiken
vh-aid-from = Thors Hilfe von { $who }
vh-strength = Stärke
vh-sum-band = Krieger
vh-sum-tactics = Taktiken
vh-sum-jarl = Jarl
vh-sum-valhalla = Walhall
vh-ranks = Ruhm in Walhall

# The monster.
vh-monster = Das Monster
vh-level = Stufe { $level }
vh-wounds = Besiegte Karten: { $beaten } von { $all }
vh-cap = So viel Ruhm darf dein Walhall gegen diese Karte höchstens haben
vh-cap-of = { $glory } von { $most }
vh-symbols = Es greift an, sobald alle diese gewürfelt sind: { $symbols }. Belegt: { $covered }.
vh-symbols-short = sind sie von Würfeln seines Wurfs belegt, greift es an
vh-monster-rolled = Letzter Wurf:

# The end.
vh-score-title = Woher der Ruhm kam
vh-score-player = Spieler
vh-score-warriors = Krieger
vh-score-ragnarok = Ragnarök
vh-score-missions = Aufträge
vh-score-gifts = Gunst und Lohn
vh-score-shields = Schilde
vh-score-sets = Schildsätze
vh-score-king = König
vh-score-total = Zusammen
vh-solo-beaten = Besiegte Karten des Monsters
vh-solo-held = Abgewehrte Angriffe
vh-solo-lost = Verlorene Schilde

# Help.
vh-help-turn = Dein Zug
vh-help-add = Einen Krieger hinzufügen
vh-help-add-text = Ein Krieger aus deiner Hand kommt ins Gefolge. Es hat vier Plätze; in einem vollen macht ein anderer Platz.
vh-help-add-two = Zwei Krieger hinzufügen
vh-help-add-two-text = Zwei Krieger mit zusammen höchstens drei Waffen.
vh-help-attack = Angreifen
vh-help-attack-text = Dein Gefolge gegen ein anderes. Wer gewinnt, schickt die aktivierten Krieger nach Walhall; ein geschlagener Verteidiger verliert einen Schild.
vh-help-draw = Ziehen
vh-help-draw-text = Zwei Karten vom Stapel: Eine behältst du, die andere legst du ab.
vh-help-phase-b = Danach Phase B
vh-help-phase-b-text = Was immer du getan hast: Zieh zwei Karten, behalte eine.
vh-help-battle = Der Kampf
vh-help-battle-text = Wirf sechs Würfel. Leg Würfel auf die Waffen eines Kriegers, um ihn zu aktivieren; erst dann zählt seine Stärke. Legst du einen Würfel ab, darfst du beliebig viele andere neu werfen, und das so oft du willst. Taktiken kommen aus der Hand.
vh-help-signs = Zeichen
vh-sign-strength = Stärke
vh-sign-glory = Ruhm
vh-sign-gate = Walhall
vh-sign-any2 = zwei beliebige Waffen
vh-sign-same2 = zwei gleiche Waffen
vh-sign-same3 = drei gleiche Waffen
vh-sign-pairs2 = zwei Paare gleicher Waffen
vh-sign-diff3 = drei verschiedene Waffen

# The end, and the help.
end-place = { $place }. Platz, { $vp } Ruhm
help-title = Die Halle auf einen Blick
