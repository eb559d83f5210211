# The frame of every page.
house-about = Board games of clans and glory: alone against bots, with friends far away, or at one screen.
skip-to-content = Skip to the content
nav-label = Pages
nav-home = Home
nav-guide = Guide
nav-gallery = Cards
foot-fan-work = An unofficial work of fans, not connected with the authors or publishers of the games. All drawings are our own.
foot-licence = Free software, MIT or Apache-2.0.

# The first page.
home-title = Meadhall – board games of clans and glory
home-kicker = Take a seat in the mead hall
home-players = { $from }–{ $to } { $to ->
    [one] player
   *[other] players
}
home-bots = bots at three levels
home-quick = Play now
home-quick-hint = You against three bots, nothing to set up.
home-new = New table with friends or bots
home-learn = Learn it in ten minutes
home-mine = My tables
home-mine-none = You are not at any table yet.
home-open = Open tables
home-open-none = Nobody is looking for company right now. Open a table and list it here.
table-lobby = { $open ->
    [one] 1 seat is free
   *[other] { $open } seats are free
}
table-over = finished
table-playing = in play
table-my-turn = Your turn
table-nobody = Nobody yet

# Errors.
notice-not-found = There is nothing here
notice-forbidden = This is not your place
notice-too-many = Slow down a little
notice-broken = Something broke on our side
notice-refused = That did not work
notice-home = To the first page
notice-back = Back

# The handover between two people at one screen.
handover-page = Pass the screen on – Meadhall
handover-title = Pass the screen on
handover-lead = Nobody sees a hand that is not theirs. Whoever is next opens the curtain.
handover-open = I am { $who }

# Invitations and names.
invitation-title = You are invited to a game of { $game }
invitation-with = At the table: { $names }.
invitation-join = Sit down
field-name = Your name
field-name-here = Name
field-part = Your part of the seed
field-clan = Clan
clan-any = at random

# The seed.
seed-title = How everybody can check the shuffle
seed-explained = The cards are shuffled from a secret part of the server, whose hash you see here from the start, and a part of every player. Nobody can choose the shuffle, and after the game all parts are named.
seed-hash = Hash of the server’s part:
seed-verified = Checked: no shuffle was touched.
seed-not-verified = The seed does not fit the hash that was shown at the start.
seed-other-rules = This game was played by rules { $played }; this server has rules { $here } and cannot check the whole of it.
seed-how = The hash shown from the start belongs to the server’s part below, and the whole game replays from the mixed seed.
seed-server = The server’s part
seed-part = Part of { $who }
seed-mixed = The mixed seed

# The lobby.
lobby-title = A table of { $game }
lobby-waiting = { $open ->
    [0] Everybody is here, the game begins.
    [one] One seat is still free; the game begins when it is taken.
   *[other] { $open } seats are still free; the game begins when all are taken.
}
lobby-options = The game
lobby-own-table = a table of their own, hash { $hash }
lobby-link = Anybody may watch:
lobby-sit = Sit down here
copy-table-link = Copy the link to the table
copy-link = Copy the link
seat-you = you
seat-here = is here
seat-bot = bot, { $level }
seat-open = waiting for somebody
invite-label = Invitation to seat { $number }
invite-renew = New link
invite-hint = Send this link to one friend; it works once. A new link makes the old one useless.

# A new table.
new-title = A new table of { $game }
new-lead = All is set for a good game; change what you like.
new-count = Players
new-seats = Who sits where
new-seats-hint = A friend gets a link that you send. Several people at this screen pass it around; a curtain hides the hands.
new-manners = At the table
new-pace = Speed of the bots
pace-swift = swift
pace-steady = steady
pace-slow = slow, to follow every move
new-takeover = A bot takes over for who is away
takeover-never = never
takeover-2 = after 2 minutes
takeover-5 = after 5 minutes
takeover-15 = after 15 minutes
new-listed = Show this table on the first page
new-modules = Modules
new-variants = Variants
new-presets = Ready-made sets
new-base = Base game
new-all = Everything that fits
new-not-with = Not with “{ $option }”:
new-table-built-in = built-in
new-table-own = your own
new-table-hint = Leave it empty for the built-in one. Whoever owns the box can put in the printed values: download the built-in table, change it, and read it in here.
new-table-download = Download the built-in table
new-table-upload = Read a file in
new-table-text = Your own table, as TOML
new-open = Open the table
sitter-me = me
sitter-here = another person at this screen
sitter-friend = a friend by link
sitter-bot-easy = bot, easy
sitter-bot-normal = bot, normal
sitter-bot-hard = bot, hard
sitter-is-bot = Bot
sitter-is-replaced = a bot plays
sitter-is-away = away

# At the table.
ask-label = What is asked
whose-waiting = Others are choosing
whose-replaced = A bot plays for you
whose-watching = You are watching
whose-over = The end
whose-hot = { $who }, it is your turn
clause-label = Clause
choices-list = As a list
undo-free = Undo
undo-ask = Ask to undo
undo-waiting = The others are asked for an undo.
undo-asked = { $who } asks to take the last move back.
undo-agree = Agree
undo-refuse = Refuse
menu-title = Table
menu-hand-over = Let a bot play for me
menu-take-back = Take my seat back
menu-pass = Pass the screen on
menu-spectators = Copy the link for spectators
menu-report = Report a problem
menu-set = Set
standing-label = Answers that the table gives for you
orders-title =
    { $count ->
        [0] Orders
       *[other] Orders ({ $count })
    }
orders-about = Say beforehand what shall happen, so that nobody waits for you. Only you see it, and you can change it until it happens. The first order that fits is followed.
orders-which = Which order
orders-leave = Leave this order
orders-done = Done by your orders, the last first:
copied = Copied
log-title = Log
log-all = The whole log
connection-lost = Connection lost, reconnecting…
help-characters = Characters
help-lands = Lands
help-bonus = At the end: 5 VP for five kinds of land in your realm, 10 VP for all six.
help-keys = Keys
help-keys-text = Arrow keys move between what you may choose, Enter takes it. U undo, L log, ? this page.
help-rules = All rules
help-close = Close

# The board of Vaalbara.
vb-board = The lands on offer
vb-round = Round { $round } of 9
vb-row-1 = Row 1
vb-row-1-hint = take from here
vb-row-2 = Row 2
vb-row-2-hint = moves down next round
vb-empty = empty
vb-omens = Omens
vb-omens-are = Omens, best to worst: { $omens }
vb-omens-tip = Players with the same character act in this order, the leftmost clan first.
vb-deck-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
vb-deck-top = On top:
vb-deck-bottom = At the bottom:
vb-back = Omens on its back:
vb-land-pays = { $land }, would pay you { $vp } VP
vb-others = The other players
vb-neighbour = neighbour
vb-realm = Realm
vb-realm-empty = No land yet
vb-vp = VP
vb-hand-count = in hand
vb-pile-count = in the pile
vb-discard = Played: { $list }
vb-known = Known in hand: { $list }
vb-mine = Your place
vb-own-pile = Pile { $count }
vb-own-discard = Your discard
vb-hand = Your hand
vb-laid = Laid down
vb-played = Played
vb-take-up = Take it back
vb-stage-choosing = is choosing
vb-stage-laid = has chosen
vb-stage-acted = has acted
vb-stage-acting = acts now
vb-stage-later = comes later
vb-do-take = Take { $land }, { $vp } VP
vb-do-track = Swap with the deck: { $land } (row { $row }, slot { $slot })
vb-do-ride = Swap { $land } (row { $row }, slot { $slot })
vb-do-explore = Give up { $land }
vb-do-midwife = Take back: { $character }
vb-do-assign = Lay down:
vb-initiative = initiative { $initiative }
vb-do-gift = { $who } gains 2 VP

# The end.
end-label = The result
end-replay = Watch the replay
end-rematch = Play again
score-start = Start
score-characters = Characters
score-bonus = Bonus
score-total = Total

# The replay.
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-place = Move { $at } of { $turns }
replay-seat = Seen by
replay-spectator = a spectator
replay-show = Show
replay-table = To the table
replay-record = Download the record
replay-level = Level of the bots
replay-continue = Continue from here against bots
