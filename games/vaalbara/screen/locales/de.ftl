# Vaalbara in the terminal.

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
