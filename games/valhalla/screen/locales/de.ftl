# Valhalla in the terminal.

term-va-stage-setup = Aufbau
term-va-stage-a = Phase A
term-va-stage-b = Phase B
term-va-stage-monster = Phase des Monsters
term-va-stage-ragnarok = Ragnarök
term-va-stage-over = Ende
term-va-turn = { $who }, { $stage }
term-va-last = letzte Züge
term-va-jarl = { $main } { $condition }: { $secondary }
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
term-va-hall = { $who }: { $jarl }. Ruhm { $glory }, eigene Schilde { $shields }, erbeutet: { $captured }. Hand { $hand }. Gefolge: { $band }.
term-va-side = { $side }, { $who }: Stärke { $strength }, aktivierte Krieger { $active }. Freie Würfel: { $dice }. Taktiken: { $tactics }.
