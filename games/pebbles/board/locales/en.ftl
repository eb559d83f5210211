# The board and the guide of Pebbles.

pb-pebbles = The pebbles
pb-players = The players
pb-score = Points
pb-bid = Bid
pb-bid-none = not yet
pb-bid-secret = secret
pb-card = Secret card
pb-card-secret = secret
pb-take = Take pebble { $pebble }
pb-cards-lead = Ten secret cards, each of which counts once: at the end.
pb-cards = Secret cards
score-title = Where the points came from
score-player = Player
pb-score-pebbles = Pebbles
pb-score-die = Die

guide-lead = Three rounds, a few pebbles: read in a minute, played in two.
guide-about-bid = Everybody bids 1 to 3 in secret. Then, from the first seat on, each takes a pebble and scores its number times the bid.
guide-about-end = After each round the first seat scores a die; after three rounds everybody adds a secret card.
guide-here-click-about = Whatever you may choose is lit up: a bid, a pebble.
guide-here-asked = Questions to all
guide-here-asked-about = Everybody bids at the same time; nobody sees a bid before the last one is made.
