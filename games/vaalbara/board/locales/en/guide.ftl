# Guide and gallery of Vaalbara.
# Sums are held together by non-breaking spaces.

guide-lead = Ten minutes, and you can play your first game. You need not learn the cards by heart: at the table every card tells you what it does.
guide-fact-rounds = { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}
guide-fact-lands = { $lands } { $lands ->
    [one] land
   *[other] lands
}
guide-fact-characters = { $characters } { $characters ->
    [one] character
   *[other] characters
} for each clan
guide-gain = +{ $vp } VP
guide-place = { $place }.

# What it is about.
guide-about-story = Vaalbara is a wide, wild, fertile continent where nobody has ever set foot. You lead one of five clans that come to settle it. In { $rounds ->
    [one] { $rounds } round every clan gains { $rounds } land
   *[other] { $rounds } rounds every clan gains { $rounds } lands
}, and each land pays victory points (VP). The clan with the most VP rules the continent.
guide-about-clans = All clans have the same twelve characters. Clans differ in colour and emblem, and in how the omens feel about them today.
guide-about-round = Each round you secretly lay down one character. Turned up together, they decide two things at once: in what order you all act, and what special thing each of you may do. The quick ones have the first choice of the lands, the slow ones have the stronger effects.
guide-about-question = So every round asks the same question: would you rather be first, or strong – and what will the others do?

# The table.
guide-table-title = The table
guide-table-intro = This is what you see with { $players } { $players ->
    [one] player
   *[other] players
}. The numbers are explained below the drawing.
guide-table-deck = Land deck.
guide-table-deck-about = Face down. New lands come from here.
guide-table-omens = Omens.
guide-table-omens-about = The back of the top card shows the five clans from best to worst. This decides ties.
guide-table-row-two = Row 2.
guide-table-row-two-about = The lands of the next round. You can see them coming, but nobody can take them yet.
guide-table-row-one = Row 1.
guide-table-row-one-about = The lands of this round, one for each player. Everybody takes exactly one.
guide-table-realm = Your realm.
guide-table-realm-about = The lands you own. Your VP lie here too, face down.
guide-table-others = The realms of the others.
guide-table-others-about = Open for all to see.
guide-table-hand = Your hand.
guide-table-hand-about = { $hand } of your characters (there are { $characters }), for your eyes only.
guide-table-discard = Your pile and your discard.
guide-table-discard-about = From the pile you draw. What you have played lies open beside it.
guide-table-setup = At the start everybody has { $vp } VP, { $hand } { $hand ->
    [one] character
   *[other] characters
} in hand, { $pile } in the pile and no land. There is no start player. Here, the table sets all this up for you.

# A round.
guide-round-title = A round in three steps
guide-round-assignment = Assignment
guide-round-assignment-about = Everybody chooses a character from the hand and lays it face down. When the last one lies there, all are turned up at once.
guide-round-resolution = Resolution
guide-round-resolution-about = The players take their turns, the lowest initiative first.
guide-round-end = End of the round
guide-round-end-about = Row 2 becomes row 1, a new row 2 is dealt, and everybody draws up to { $hand } { $hand ->
    [one] character
   *[other] characters
}. An empty pile gives nothing more.
guide-round-turn = Your turn has two actions, always in this order
guide-round-character-action = Character.
guide-round-character-action-about = Do what your character says, even if it brings you nothing. Then it goes onto your discard, face up.
guide-round-land-action = Land.
guide-round-land-action-about = Take one land of row 1 into your realm. It pays at once.
guide-round-empty = Gaps in row 1 stay open until the end of the round. The later you act, the less choice there is – and whoever comes last takes what is left.

# Initiative and omens.
guide-order-title = Who goes first: initiative and omens
guide-order-initiative = The number on a character is its initiative, from { $least } to { $most }. The lowest number acts first.
guide-order-early = early: first choice of the lands
guide-order-late = late: strong effects, leftover lands
guide-order-omens-title = The same number twice? Ask the omens
guide-order-omens = Two players tie only if they have laid down the same character. Then look at the back on top of the land deck: the clan further to the left has the better omens and goes first.
guide-order-best = best
guide-order-worst = worst
guide-order-tie = { $first } and { $second } both play: { $character }. In these omens { $first } stands before { $second }, so { $first } acts first.
guide-order-absent = Clans that nobody plays are passed over.
guide-order-fresh = A new round uncovers a new back, so the omens change.
guide-order-tracker = The { character-tracker } can change them in the middle of a round. From then on the new omens hold for everybody who has not acted yet.

# The worked example.
guide-example-title = One round in pictures
guide-example-intro = This is the example of the rulebook: round { $round } with four players. In a circle sit { $seats }, so the first and the last are neighbours too. Everybody owns one land already.
guide-example-offer = Row 1 offers
guide-example-reveal = The characters are turned up
guide-example-owns = owns
guide-example-order = { $tied } tie with the same character; the omens put them in order. All in all: { $order }.
guide-example-turns = Turn by turn
guide-example-blue-character = Neither neighbour has acted yet, so the { character-hunter } pays.
guide-example-blue-land = Takes the meadow: 1 for this meadow and 1 for the one of the neighbour { clan-red }.
guide-example-purple-character = The neighbour { clan-blue } has acted already, so the { character-hunter } pays nothing.
guide-example-purple-land = Takes a field, the second one: 2 for each field.
guide-example-yellow-character = The neighbour { clan-red } is still to come, so the { character-carver } pays nothing.
guide-example-yellow-land = Takes the river, the second one: the initiative counts as 6 at most, times two rivers.
guide-example-red-character = The { character-farmer } doubles what the land is about to pay.
guide-example-red-land = Only a field is left. The first field pays 2, and that twice.
guide-example-totals = Victory points in this round
guide-example-head-clan = Clan
guide-example-head-before = Before
guide-example-head-character = Character
guide-example-head-land = Land
guide-example-head-after = After

# Lands.
guide-lands-title = The six lands
guide-lands-intro = Each kind of land pays in its own way, at the moment when it enters your realm.
guide-head-land = Land
guide-head-pays = What it pays
guide-head-example = In numbers
guide-head-character = Character
guide-head-effect = Effect
guide-head-tip = Tip
guide-lands-meadow = You have 1 meadow, your neighbours have { $around } between them. A new one: { $own } + { $around } = { $vp } VP.
guide-lands-field = Four fields, one after another: { $rewards } = { $vp } VP.
guide-lands-forest = A forest marked { $vp } pays { $vp } VP, whatever else you own.
guide-lands-village = With two fields, a forest and a village, another village counts { $kinds } { $kinds ->
    [one] kind
   *[other] kinds
}: 2 × { $kinds } = { $vp } VP.
guide-lands-mountain = Four mountains, one after another: { $rewards } = { $vp } VP.
guide-lands-river = A second river with the { $low } ({ $low-initiative }): { $low-vp } VP. With the { $high } ({ $high-initiative }) or anybody slower: { $high-vp } VP.
guide-lands-once = A land pays once. Nothing is paid again or taken back when realms change later.
guide-lands-included = The new land always counts itself.

# Characters.
guide-characters-title = The twelve characters
guide-characters-intro = The number is the initiative: low acts early. You play nine of your twelve, each once (unless the { character-midwife } fetches one back).
guide-characters-must = An effect is not a wish: where it offers a choice you must make one, even if it only helps a rival. Only showing a { character-warrior } is free.
guide-tip-warrior = You choose among all lands. The price: rivals who still hold theirs may earn a point.
guide-tip-bard = Early, but the gift goes to a rival. Give it to somebody who will not win.
guide-tip-hunter = Best when your neighbours look like playing something slow.
guide-tip-seer = Look at your neighbours’ discards: who has played the even ones is left with odd ones.
guide-tip-carpenter = Wait for two or three forests. The forest of this very turn does not count.
guide-tip-falconer = The first number that gets the full price for a river.
guide-tip-tracker = Swap away a land you do not want – or lay a back on top whose omens like you.
guide-tip-midwife = Saves your best card for a second time. In round 1 it does nothing.
guide-tip-rider = Fetch the land you need from row 2, or hide one from those after you.
guide-tip-carver = Pays when your neighbours are in a hurry. Watch which slow cards they have already used.
guide-tip-explorer = Give up a land that has paid: its VP stay yours, and the new one pays too.
guide-tip-farmer = You take what is left, but twice. Best when row 1 holds several lands you like.

# Neighbours.
guide-neighbours-title = Who is your neighbour?
guide-neighbours-intro = Your neighbours sit directly to your left and right. Nobody else counts.
guide-neighbours-players = { $players } { $players ->
    [one] player
   *[other] players
}
guide-neighbours-2 = One neighbour: your opponent, counted once.
guide-neighbours-3 = Everybody is your neighbour.
guide-neighbours-4 = The player opposite is not your neighbour.
guide-neighbours-5 = Two of the four others are not your neighbours.
guide-neighbours-you = you
guide-neighbours-near = neighbour
guide-neighbours-far = not a neighbour
guide-neighbours-who = These look at neighbours
guide-neighbours-any = The { character-bard }, the { character-falconer } and the { character-warrior } can concern anybody at the table.

# The end.
guide-end-when = After { $rounds ->
    [one] { $rounds } round everybody owns { $rounds } land
   *[other] { $rounds } rounds everybody owns { $rounds } lands
}. Now all VP are turned up, and colourful realms gain a bonus:
guide-end-kinds = for { $kinds } { $kinds ->
    [one] kind
   *[other] different kinds
} of land
guide-end-winner = Most VP win. If several have the most, the best current omens decide.
guide-end-example = The rulebook’s example: { clan-blue } has { $before } VP and { $kinds } { $kinds ->
    [one] kind
   *[other] kinds
}, but no mountain, and ends with { $before } + { $bonus } = { $after } VP.
guide-end-nothing = Characters left over and lands left in the rows are worth nothing.

# Open and secret.
guide-open-lands = all lands in the rows and in the realms, with their backs
guide-open-omens = the omens on top of the deck
guide-open-discards = every character that has been played
guide-open-gains = every gain and loss of VP, as it happens
guide-open-counts = how many cards are in each hand, in each pile and in the deck
guide-open-put-back = a land that a { character-tracker } or an { character-explorer } puts back, as long as it lies there
guide-secret-hands = the characters in your hand
guide-secret-assigned = the character you have laid down, until all are turned up
guide-secret-piles = the order of your pile – not even you know it
guide-secret-deck = the lands in the deck
guide-secret-totals = your total of VP, until the end (a table may choose to show totals)
guide-secrets-reckon = All clans have the same characters and the played ones lie open. So you can work out what somebody may still hold – and that is half the fun.

# Advice.
guide-advice-1 = Two kinds that grow pay more than six that do not: fields and rivers are worth more with every further one.
guide-advice-2 = Still, have an eye on five kinds: the bonus is as good as a fine land.
guide-advice-3 = A first mountain pays nothing. Take it when you can see the second one in row 2.
guide-advice-4 = Rivers love slow characters. From initiative 6 on they all pay the same.
guide-advice-5 = Meadows are catching: where your neighbours have meadows, yours pay more.
guide-advice-6 = Before you choose, ask for each rival: which land does this one need most, and how quick must it be?
guide-advice-7 = With good omens you can risk the same character as a rival. With bad omens play one that likes to come late.
guide-advice-8 = Three characters stay unplayed. Use the strong slow ones while row 1 is rich, not only at the end.

# Playing here.
guide-here-click-about = One sentence says what is asked. Whatever you may choose is lit up right where it lies: click it. Lands also show what they would pay you now.
guide-here-asked = Warrior
guide-here-asked-about = Everybody who might hold a { character-warrior } is asked, so that nobody learns who does. You can leave a standing answer.

# The gallery.
gallery-lead = All cards ({ $cards }): { $characters } { $characters ->
    [one] character
   *[other] characters
} in five clan colours and { $lands } { $lands ->
    [one] land with its back
   *[other] lands, each with its back
}.
gallery-characters-title = Characters
gallery-characters-about = Each of the five clans has these twelve cards, one of each: { $cards } in all.
gallery-clan-choice = Show them in the colours of
gallery-lands-title = Lands
gallery-lands-about = Cards marked { $two } are always in the game, { $three } from three players on, { $four } from four players on.
gallery-omens-title = Omens
gallery-omens-about = The backs of the lands, the best omens on the left. No two are the same. For every game they are dealt at random over the lands in use, so a back tells nothing about its face.
gallery-omens-tier = { $tier }: { $count } { $count ->
    [one] back
   *[other] backs
}
gallery-initiative = Initiative { $initiative }
gallery-by-order = by the rulebook’s order
gallery-sources-about = The rulebook does not print everything. This is where our numbers come from:
gallery-source-effects = effects of the characters
gallery-source-rewards = rewards of the lands
gallery-source-numbers = { $lands } { $lands ->
    [one] land
   *[other] lands
} of six kinds, { $characters } { $characters ->
    [one] character
   *[other] characters
}, VP at the start, bonuses
gallery-source-tiers = marks 2+, 3+ and 4+, forest values from 3 to 6
gallery-source-initiatives = initiatives from 1 to 12
gallery-source-make-up = how many lands there are of each kind, mark and forest value
gallery-source-omens = the orders of the omens ({ $lands })
gallery-sources-own = Do you own the game? A table can be played with your own counted deck.
