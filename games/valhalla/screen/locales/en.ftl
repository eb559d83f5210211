# Valhalla in the terminal.

term-va-stage-setup = Set-up
term-va-stage-a = phase A
term-va-stage-b = phase B
term-va-stage-monster = The monster's phase
term-va-stage-ragnarok = Ragnarok
term-va-stage-over = The end
term-va-turn = { $who }, { $stage }
term-va-last = last turns
term-va-jarl = { $main } { $condition }: { $secondary }
term-va-middle = Deck { $deck } · Discard { $discard }
term-va-hand = Hand
term-va-drawn = Drawn
term-va-attack = Attack
term-va-defence = Defence
term-va-open = In the middle: { $cards }.
term-va-deck = { $count ->
    [one] Deck: 1 card.
   *[other] Deck: { $count } cards.
}
term-va-discard = Discard pile ({ $count }), the newest first: { $cards }.
term-va-own-hand = Your hand: { $cards }.
term-va-own-drawn = Just drawn: { $cards }.
term-va-known = You know of { $who }'s hand: { $cards }.
term-va-king = King.
term-va-hall = { $who }: { $jarl }. Glory { $glory }, own shields { $shields }, captured: { $captured }. Hand { $hand }. Band: { $band }.
term-va-side = { $side }, { $who }: strength { $strength }, activated warriors { $active }. Free dice: { $dice }. Tactics: { $tactics }.
