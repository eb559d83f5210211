# What guides, galleries and rules of all games share.

sheet-games = Games
sheet-others = Guide, cards and rules
sheet-guide = Guide
sheet-gallery = All cards
sheet-rules = Full rules
sheet-contents = Contents

guide-title = How to play { $game }
guide-fact-players = { $least } to { $most } { $most ->
    [one] player
   *[other] players
}
guide-previous = Back: { $title }
guide-next = Next: { $title }
guide-to-top = To the top
guide-to-the-hall = To the hall: play!
guide-about-title = What it is about
guide-end-title = The end of the game
guide-secrets-title = What is open, what is secret
guide-open-title = Everybody sees
guide-secret-title = Nobody else knows
guide-tips-title = Tips for your first game

guide-here-title = How to play it here
guide-here-start = Start
guide-here-start-about = On the first page, “{ home-quick }” puts you straight into a game against three bots. “{ home-new }” lets you choose who sits where.
guide-here-click = Click
guide-here-keyboard = Keyboard
guide-here-keyboard-about = Tab or the arrow keys go from choice to choice, Enter takes one. U takes back, L opens the log, ? the card texts. “{ choices-list }” shows all choices as plain buttons.
guide-here-undo = Undo
guide-here-undo-about = Taking back is free as long as nobody has learnt anything new and nobody else has acted. After that, the others are asked.
guide-here-bots = Bots
guide-here-bots-about = Easy, normal and hard. A bot knows exactly what a person in its chair would know, never more.
guide-here-friends = Friends
guide-here-friends-about = Send an invitation link, or pass one screen around: between seats a curtain hides your hand. Spectators see only what is open.
guide-here-seed = Honest shuffles
guide-here-seed-about = The cards are shuffled from a secret part of the server and a part of every player. The hash of the secret part is shown from the start; at the end all parts are named, and the table checks that everything fits.
guide-here-replay = Replay
guide-here-replay-about = A finished game can be watched again step by step, from any seat, and played on against bots from any move.
guide-here-more = Want to know it exactly?

gallery-title = The cards of { $game }
gallery-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gallery-clauses = Clauses
gallery-printed = printed
gallery-reconstructed = reconstructed
gallery-sources-title = Printed or reconstructed?
gallery-sources-what = What
gallery-sources-whence = Where from

rules-title = The rules of { $game }
rules-lead = Numbered clauses: { $clauses }. Each number is a link to itself; the log and refused choices point at them.
rules-english-only = The full clauses are in English only. The guide explains the game in your language.
rules-marks = “ruling” marks a point that the printed rules leave open and that is decided here.
