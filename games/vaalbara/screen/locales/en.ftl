# Vaalbara in the terminal.

term-vb-stage = Round { $round } of { $rounds }
term-vb-row = Row { $row }: { $lands }.
term-vb-row-label = Row { $row }
term-vb-empty = empty
term-vb-deck = { $count ->
    [one] Land deck: 1 card.
   *[other] Land deck: { $count } cards.
}
term-vb-deck-label = Deck { $count }
term-vb-top = On top: { $land }.
term-vb-bottom = At the bottom: { $land }.
term-vb-top-short = top
term-vb-bottom-short = bottom
term-vb-omens = Omens, the best first: { $clans }.
term-vb-omens-label = Omens
term-vb-order = Order of play: { $players }.
term-vb-player = { $who } ({ $sitter }): { $vp } VP. Realm: { $lands }. Hand { $hand }, pile { $pile }. Discard: { $discard }.
term-vb-known = Known to be in hand: { $cards }.
term-vb-known-label = in hand
term-vb-hand = Your hand: { $cards }.
term-vb-hand-label = Hand
term-vb-laid = Laid down: { $card }.
term-vb-vp = VP
term-vb-played = Character
term-vb-cards = Hand
term-vb-discards = Discarded characters
