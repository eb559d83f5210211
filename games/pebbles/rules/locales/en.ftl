game-name = Pebbles
game-tagline = Bid in secret, take a pebble: the example of how a game is added.
game-length = 2 minutes

ask-bid = Bid 1 to 3 in secret.
ask-bid-wait = Waiting for the bid of { $who }.
ask-take = Take a pebble: its number times your bid.
ask-take-wait = { $who } takes a pebble.
ask-over = The game is over.

label-bid = Bid { $bid }
label-take = Pebble { $pebble } ({ $points } { $points ->
    [one] point
   *[other] points
})

log-dealt = { $who } has the secret card { $card }.
log-bid = { $who } bids { $bid }.
log-revealed = The bids: { $bids }.
log-revealed-bid = { $who } { $bid }
log-took = { $who } takes pebble { $pebble } for { $points } { $points ->
    [one] point
   *[other] points
}.
log-rolled = The die shows { $roll } for { $who }.
log-card-scored = { $who } adds the secret card: { $card }.

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-bid-first = Everybody bids first.
why-bids-open = The bids lie open; now pebbles are taken.
why-pebble-gone = Pebble { $pebble } is gone.
