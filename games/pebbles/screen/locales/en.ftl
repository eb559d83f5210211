# Pebbles in the terminal.

term-pb-stage = Round { $round } of { $rounds }
term-pb-pebbles = Pebbles left: { $pebbles }.
term-pb-player = { $who } ({ $label }), points: { $score }. { $bid }
term-pb-bid-open = Bid: { $bid }.
term-pb-bid-secret = Has bid.
term-pb-bid-none = Has not bid.
term-pb-card = Your secret card: { $card }.
term-pb-card-name = Secret card { $card }
term-pb-card-text = Adds so many points at the end: { $card }.
