game-name = Vaalbara
game-tagline = Secret characters, initiative and omens: nine lands make a realm.
game-length = 20–30 minutes

clan-blue = Blue
clan-purple = Purple
clan-yellow = Yellow
clan-red = Red
clan-green = Green
clan-blue-own = Heron Clan
clan-purple-own = Raven Clan
clan-yellow-own = Lynx Clan
clan-red-own = Fox Clan
clan-green-own = Stag Clan

character-warrior = Warrior
character-bard = Bard
character-hunter = Hunter
character-seer = Seer
character-carpenter = Carpenter
character-falconer = Falconer
character-tracker = Tracker
character-midwife = Midwife
character-rider = Rider
character-carver = Carver
character-explorer = Explorer
character-farmer = Farmer

character-warrior-effect = Whoever has a Warrior in hand may show it and gains 1 VP.
character-bard-effect = Name another player, who gains 2 VP.
character-hunter-effect = Gain 3 VP if none of your neighbours has acted yet this round.
character-seer-effect = Gain 2 VP for each neighbour whose character has an odd initiative this round.
character-carpenter-effect = Gain 3 VP for each forest you already own.
character-falconer-effect = Steal 2 VP from the player whose turn came directly before yours this round.
character-tracker-effect = Swap a land of either row with the top card of the land deck; the omens change at once.
character-midwife-effect = Take one character other than the Midwife from your discard into your hand.
character-rider-effect = Swap a land of row 1 with a land of row 2.
character-carver-effect = Gain 5 VP if all your neighbours have already acted this round.
character-explorer-effect = Swap one of your lands with the bottom card of the land deck and gain the new land’s reward.
character-farmer-effect = The land you take this turn pays its reward twice.

land-meadow = Meadow
land-field = Field
land-forest = Forest
land-village = Village
land-mountain = Mountain
land-river = River
land-forest-valued = Forest { $value }

land-meadow-scoring = 1 VP for each meadow in your realm and in your neighbours’ realms, this one included.
land-field-scoring = 2 VP for each field in your realm, this one included.
land-forest-scoring = As many VP as the card’s own value, 3 to 6.
land-village-scoring = 2 VP for each different kind of land in your realm, this one included.
land-mountain-scoring = 10 VP as your second mountain, 20 VP as your fourth, otherwise nothing.
land-river-scoring = Your initiative this round, at most 6, times the rivers in your realm, this one included.

cause-kinds = { $kinds } { $kinds ->
    [one] kind
   *[other] kinds
} of land

option-totals = Totals
option-totals-help = Are the victory points of the others shown during the game?
option-totals-hidden = hidden
option-totals-open = open
option-clans = Clans
option-clans-help = How the clans come to the seats.
option-clans-random = drawn at random
option-deck = Deck
option-deck-help = The lands and omens to play with.
option-deck-built-in = built-in
option-why-twice = { $clan } stands there twice; each clan has one seat.
option-why-deck = Line { $line }: { $reason }

standing-always-show = Always show my Warrior when asked
standing-never-show = Never show my Warrior when asked
order-take = This round, take: { $land }
order-take-most = This round, take the land that pays most at once
order-bard = Bard: { $who } gains the 2 VP
order-midwife = Midwife: take back { $character }
order-rider = Rider: fetch { $land } from row 2 for the land of row 1 that pays me least
order-tracker = Tracker: put the land of row 1 that pays me least on the deck
order-explorer = Explorer: give up { $land }

ask-assign = Choose a character and lay it face down.
ask-assign-wait = Waiting for a character from { $who }.
ask-show = { $who } plays the Warrior: do you show yours for 1 VP?
ask-show-none = { $who } plays the Warrior: you have none to show.
ask-show-wait = { $who } plays the Warrior: waiting for everybody’s answer.
ask-bard = Bard: choose another player, who gains 2 VP.
ask-tracker = Tracker: choose a land of either row to swap with the top of the deck.
ask-midwife = Midwife: choose a character of your discard to take back.
ask-rider = Rider: choose a land of row 1 and one of row 2 to swap.
ask-explorer = Explorer: choose a land of your realm to swap with the bottom of the deck.
ask-take = Take a land of row 1.
ask-effect-wait = Waiting for { $who }: { $character }.
ask-take-wait = Waiting for { $who } to take a land.
ask-over = The game is over: { $who } wins.
ask-over-plain = The game is over.

action-assign = { $character } ({ $initiative })
action-show = Show the Warrior
action-show-nothing = Show nothing
action-bard = { $who } gains 2 VP
action-tracker = { $land }, row { $row }, slot { $slot }
action-midwife = { $character }
action-rider = { $first } (row 1, slot { $first-slot }) ↔ { $second } (row 2, slot { $second-slot })
action-explorer = Give up { $land }
action-take = { $land } (+{ $vp })

event-round = Round { $round } begins.
event-assigned = { $who } lays down a character.
event-revealed = { $who } reveals: { $character } ({ $initiative }).
event-turn = { $who }’s turn: { $character }.
event-nothing = { $who }: the { $character } brings nothing.
event-shown = { $who } shows a Warrior.
event-nobody-showed = Nobody shows a Warrior.
event-gained = { $who } +{ $vp } VP ({ $cause }).
event-lost = { $who } −{ $vp } VP ({ $cause }).
event-tracked = { $who } puts { $out } (row { $row }, slot { $slot }) onto the deck and turns up { $new }.
event-took-back = { $who } takes back: { $character }.
event-rode = { $who } swaps { $first } of row 1 with { $second } of row 2.
event-explored = { $who } gives up { $out } and gets { $new }.
event-took = { $who } takes { $land }.
event-dealt = A new row 2 is dealt.
event-drew = { $count ->
    [one] { $who } draws a character.
   *[other] { $who } draws { $count } characters.
}
event-drew-own = { $who } draws: { $cards }.
event-won = { $who } wins with { $vp } VP.

why-no-seat = There is no such seat at this table.
why-over = The game is over.
why-assigned = Your character is laid down; you wait for the others.
why-not-asked = You are not asked for a Warrior: yours lies open or in your discard.
why-answered = You have answered; you wait for the others.
why-not-your-turn = It is the turn of { $who }.
why-not-in-hand = { $character } is not in your hand.
why-no-warrior = You have no Warrior in hand to show.
why-bard-self = The Bard’s gift goes to another player.
why-no-such-clan = That clan does not take part.
why-empty-slot = No land lies there.
why-midwife = The Midwife herself can never be taken back.
why-not-in-discard = { $character } is not in your discard.
why-no-such-land = Your realm has no such land.
why-not-asked-for = Something else is being asked.
