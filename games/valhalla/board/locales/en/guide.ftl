# Guide and gallery of Valhalla.
# Sums are held together by non-breaking spaces.

guide-lead = Ten minutes, and you can fight your first battle. You need not know the cards beforehand: at the table every card tells you what it does.
guide-fact-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
} in the base deck
guide-fact-jarls = { $jarls } { $jarls ->
    [one] jarl
   *[other] jarls
}
guide-count = { $count }×

# What it is about.
guide-about-story = Ragnarok is near, and no Viking wants to wait for it in bed. You are a jarl. You gather warriors in your band and lead them into battles of dice. Whoever fights and wins goes to Valhalla, to sit at Odin’s table, and is worth glory to you. The player with the most glory wins.
guide-about-turns = Warriors come from four Viking clans, and the frost giants are the fifth. In your turn you strengthen your band, attack or draw cards. When somebody has lost the last shield, or when the deck is empty, the end comes: Ragnarok.
guide-about-ways = Where glory comes from
guide-glory-warriors = Fallen warriors
guide-glory-warriors-about = Every warrior in your Valhalla scores what the card says: { $least } to { $most } glory.
guide-glory-captured = Captured shields
guide-glory-captured-about = Every attack you win captures a shield of the defender: { $points } glory at the end, and more for sets from different players.
guide-glory-own = Your own shields
guide-glory-own-about = With three or more players every shield you have kept is worth { $points } glory.
guide-glory-modules = Expansions
guide-glory-modules-about = Favours of the Valkyries, missions, Thor’s help and the crown bring more.
guide-about-question = A warrior who wins is gone. Whoever sends the whole band to Valhalla today stands there alone tomorrow.

# The hall.
guide-hall-title = Your hall
guide-hall-intro = Everything that belongs to a player lies in the hall, open to all but the hand. The numbers are explained below the drawing.
guide-hall-jarl = Jarl.
guide-hall-jarl-about = Leads your band. Has a main ability, and a secondary one with a condition.
guide-hall-band = Band.
guide-hall-band-about = Your warriors, at most { $places }. Attack and defence are theirs. Which place a warrior takes does not matter.
guide-hall-valhalla = Valhalla.
guide-hall-valhalla-about = The cards that you have already won. They are never lost again.
guide-hall-shields = Own shields.
guide-hall-shields-about = You begin with { $shields } and lose one whenever somebody attacks you and wins. Here one is lost already.
guide-hall-captured = Captured shields.
guide-hall-captured-about = Taken from others by winning attacks. Nobody can take them from you.
guide-hall-hand = Hand.
guide-hall-hand-about = Warriors and tactics, as many as you like. Only you see them.
guide-hall-middle = In the middle of the table
guide-hall-deck = The deck: { $cards } { $cards ->
    [one] card
   *[other] cards
}, and more with expansions. Everybody may count what is left.
guide-hall-pile = The discard pile lies open, and its order is never changed. Look through it whenever you like.
guide-hall-dice = The dice: six for the attacker, six for the defender, and three grey ones as the common supply of extra dice.
guide-hall-start = How it begins
guide-start-jarl = You get three jarls and secretly choose one. All are turned up at the same time.
guide-start-warrior = Warriors lie open in the middle, one more than players. Everybody takes one into the band, the starting player last.
guide-start-hand = You draw seven cards and reject two of them.
guide-hall-players = By the number of players
guide-head-players = Players
guide-head-discarded = Discarded from the deck
guide-head-warriors = Open warriors
guide-head-deck = Deck at the first turn

# The cards.
guide-cards-title = The cards
guide-cards-intro = Most cards are warriors. This is how to read one:
guide-card-strength = Strength
guide-card-strength-about = At the top left: what the warrior adds to your side of the battle.
guide-card-clan = Clan
guide-card-clan-about = The colour. Many abilities ask for the clans in a band.
guide-card-weapons = Weapons
guide-card-weapons-about = Below the strength: the dice you need to activate the warrior, one for each weapon.
guide-card-ability = Ability
guide-card-ability-about = Works once the warrior is activated.
guide-card-glory = Glory
guide-card-glory-about = At the bottom left: what the warrior is worth in Valhalla.
guide-cards-clans = The clans of the base deck
guide-head-clan = Clan
guide-head-strength = Strength
guide-head-glory = Glory
guide-head-abilities = Abilities
guide-cards-need-not = The warriors an ability asks for need only stand in the band. They need not be activated.
guide-cards-others = The other cards are battle tactics: played once in a battle, then discarded.

# A turn.
guide-turn-title = Your turn
guide-turn-intro = A turn has two phases: first you take one action, then you draw.
guide-turn-a = Phase A: one of four actions
guide-head-action = Action
guide-head-what = What you do
guide-head-mind = Mind this
guide-action-one = Add a warrior
guide-action-one-what = Any one warrior from your hand joins your band.
guide-action-one-mind = However many weapons he bears.
guide-action-two = Add two warriors
guide-action-two-what = Two warriors from your hand join your band.
guide-action-two-mind = Their weapons together number at most three.
guide-action-attack = Attack
guide-action-attack-what = Your band attacks the band of another player.
guide-action-attack-mind = Not a player without warriors, nor one without own shields.
guide-action-draw = Draw
guide-action-draw-what = Draw two cards, keep one, discard the other.
guide-action-draw-mind = The discarded card lies open for all to see.
guide-turn-b = Phase B: cards
guide-turn-b-about = You draw two cards, keep one and discard the other, whatever you did in phase A.
guide-turn-empty = With an empty band you must add warriors. If you have none in hand either, you show your hand to all and draw.
guide-turn-full = If your band is full, you first discard a warrior of it to make room. So a weak warrior is never in your way for long.

# Dice.
guide-dice-title = Dice and weapons
guide-dice-intro = Every die has six faces, one of each:
guide-dice-x = Five are weapons. X is not: it never arms anybody, but you can throw it again.
guide-dice-reroll = A reroll costs a die
guide-dice-reroll-about = After the first roll you may discard a die and then throw any of the others again, as often as you like. Each time another die is gone for this battle, so every reroll has its price.
guide-throw-roll = You roll six dice.
guide-throw-drop = You discard an X…
guide-throw-again = …and throw the bow and the other X again: a sword and a shield.
guide-throw-arm = Two swords and an axe: all weapons of this warrior are covered, and you activate him.
guide-dice-any-order = Rerolls, tactics and arming mix in any order, until you end your phase.
guide-dice-locked = Activating cannot be taken back. The dice stay on the warrior until the battle is over.
guide-dice-grey = Extra dice come from the three grey ones. When those are gone, there are no more.
guide-dice-patterns = Frost giants do not care which weapon it is
guide-head-pattern = Weapons
guide-head-fits = These dice fit
guide-head-fits-not = These do not

# Battle.
guide-battle-title = The battle step by step
guide-battle-intro = You attack one player who has warriors and own shields. Then this happens:
guide-battle-before = Before the battle
guide-battle-before-about = Some tactics and jarls work now: first the attacker’s, then the defender’s.
guide-battle-roll = Attack: roll
guide-battle-roll-about = The attacker rolls six dice, and any extra dice with them. Rerolls cost a die each.
guide-battle-arm = Attack: arm and play
guide-battle-arm-about = Dice on all weapons of a warrior activate him. Tactics may be played at any time. Then the strength is added up.
guide-battle-defence = Defence
guide-battle-defence-about = Now the defender does the same: six dice, rerolls, tactics, arming. The attacker can do nothing more.
guide-battle-compare = Comparison
guide-battle-compare-about = Activated warriors with their bonuses, tactics and jarl: the higher strength wins.
guide-battle-after = After the battle
guide-battle-after-about = Abilities, the shield, the way to Valhalla. All dice return, all tactics played are discarded.
guide-battle-sides = What comes of it
guide-head-attacker = Attacker who wins
guide-head-defender = Defender who wins
guide-head-loser = Whoever loses
guide-side-shield = Shield
guide-side-shield-attacker = captures one of the defender
guide-side-shield-defender = keeps all
guide-side-shield-loser = a beaten defender loses one
guide-side-activated = Activated warriors
guide-side-activated-attacker = all must go to Valhalla
guide-side-activated-defender = go to Valhalla as you choose: none, some or all
guide-side-activated-loser = stay in the band
guide-side-others = All other warriors
guide-side-others-attacker = stay in the band
guide-side-others-defender = stay in the band
guide-side-others-loser = stay in the band
guide-side-tactics = Tactics played
guide-side-tactics-attacker = are discarded
guide-side-tactics-defender = are discarded
guide-side-tactics-loser = are discarded
guide-battle-tie = Equal strength? The attacker wins.
guide-battle-nobody = If the attacker activates nobody, nobody wins, and the action is spent.
guide-battle-no-defence = If the defender activates nobody, the attacker wins, whatever tactics the defender has played.
guide-battle-punch = Nobody ever dies in a defeat: the beaten stay in the band and come back. It is the winners who leave.

# Tactics.
guide-tactics-title = Battle tactics
guide-tactics-intro = In your own phase of a battle, after the first roll, you may play as many tactics as you like. Each is used up.
guide-head-tactic = Tactic
guide-head-copies = Copies
guide-head-effect = Effect
guide-tactics-symbols = There is one for each of the five weapons.
guide-tactics-alone = Tactics count only if you activate at least one warrior.

# Jarls.
guide-jarls-title = Jarls
guide-jarls-intro = The main ability of your jarl always works. The secondary one works while its condition is met.
guide-jarls-both = Some jarls may use both abilities together: the second strengthens the first.
guide-jarls-either = Others may use only one of the two in a round. The card says which.
guide-jarls-three = For three players or more: { $jarls }.
guide-jarls-first = Jarls for the first game
guide-jarls-all = All { $jarls } { $jarls ->
    [one] jarl
   *[other] jarls
} in the gallery
guide-jarl-main = Main
guide-jarl-secondary = Secondary

# The worked example.
guide-example-title = A battle in pictures
guide-example-intro = { $attacker } attacks { $defender }. The dice fall as told here; everything else is played by the rules themselves.
guide-example-attacker = { $who } attacks with
guide-example-defender = { $who } defends with
guide-example-attack = Attack phase
guide-example-defence = Defence phase
guide-example-totals = Strength
guide-example-end = What comes of it
guide-example-glory = The two warriors are worth { $glory } glory. The wolf stays in the band and can fight again.
guide-example-else = With two Fury cards the defender would have had more, and would have won: no shield, and the wolf might have gone to Valhalla.

# The end.
guide-end-when = The end is near as soon as somebody loses the last own shield, or when the last card of the deck is drawn. The turn in hand is finished.
guide-end-last = Last turns
guide-end-last-about = Everybody has exactly one more turn, also the player who brought the end about.
guide-end-ragnarok = Ragnarok
guide-end-ragnarok-about = In turn everybody rolls six dice once more and activates as many own warriors as possible, with rerolls, tactics and the jarl. Those activated go to Valhalla; the rest of band and hand is discarded. Whoever has no warriors left may still play a Call to Arms before.
guide-end-score = Scoring
guide-end-score-about = The glory of all cards in Valhalla, and points for shields.
guide-end-shieldless = Whoever has lost the last shield can no longer be attacked, plays on, and can win.
guide-end-points = Points for shields
guide-head-captured = Each captured shield
guide-head-own = Each own shield
guide-head-sets = Sets of captured shields
guide-end-set = { $size } { $size ->
    [one] shield
   *[other] different ones
}: +{ $points }
guide-end-examples = Examples
guide-end-example = Players { $players }, own shields { $own }, captured: { $captured }. Shields { $shields } + sets { $sets } = { $total }.
guide-end-winner = The most glory wins. In a tie more captured shields decide, then more own shields; if even these are equal, the victory is shared.

# Expansions.
guide-modules-title = The expansions
guide-modules-intro = Seven expansions lie in the box. Each can be played alone or with any others; only the number of players has to fit.
guide-head-module = Expansion
guide-head-short = In short
guide-modules-plus-40 = With Valkyries or Dwarves you draw three cards in phase B and keep one.
guide-modules-plus-80 = With both of them you also draw three cards with the action Draw, and more cards are discarded from the deck at the start.
guide-modules-solo = In the solo game only the Valkyries can be added.
guide-modules-first = For the first game take the base deck alone, or add Loki’s trick: it comforts whoever loses.

# Loki, Thor, Tyr.
guide-gods-title = Loki, Thor and Tyr
guide-loki-about = One of ten Loki cards lies in the middle for the whole game. After every battle the loser looks up the difference in strength and has the advantage of that row.
guide-loki-first = The card for the first game
guide-loki-lower = The loser may take a row further down instead, or nothing. Whoever loses by more than the card says gets nothing.
guide-head-difference = Difference
guide-head-advantage = Advantage of the loser
guide-thor-about = Cards of Thor’s help lie in the deck. Before a battle of two other players you may play one of them for one of the two.
guide-thor-glory = If the player you helped wins, the card goes to your own Valhalla. Otherwise it is discarded.
guide-head-helped = Who can be helped
guide-head-help = Help
guide-thor-fewer = whoever has fewer warriors than the opponent
guide-thor-fewer-or-equal = whoever has fewer warriors than the opponent, or as many
guide-head-card = Card
guide-tyr-about = Everybody gets one card of Tyr’s wrath, and more lie in the deck. When you add a warrior to your band, you may lay one under him. It works when he is activated, and leaves with him.
guide-tyr-clans = The same for each other clan of the base deck.

# Valkyries and Dwarves.
guide-decks-title = Valkyries and Dwarves
guide-valkyries-about = { $cards } more { $cards ->
    [one] card
   *[other] cards
} for the deck: warriors with favours, missions and new tactics.
guide-favours = Favours
guide-favours-about = If a warrior with a favour is sent to Valhalla and the favour is met, you take cards worth exactly these points from the discard pile into your Valhalla.
guide-missions = Missions
guide-missions-about = After a battle the winner may play one mission from the hand. It goes to Valhalla.
guide-new-tactics = New tactics
guide-dwarves-about = { $cards } more { $cards ->
    [one] card
   *[other] cards
} for the deck: a sixth clan whose warriors have four kinds of abilities, and new tactics.

# The king and brothers in arms.
guide-kings-title = The Last King and Brothers in arms
guide-king-about = The winner of the first battle becomes king. Whoever beats the king in a battle, as attacker or as defender, becomes king in turn and begins at level 1.
guide-king-reward = A king who begins a turn with warriors in the band gains the reward of the level, and the level rises. From level 2 on whoever attacks the king has extra dice.
guide-king-bonuses = Reward and extra dice of the attacker
guide-head-level = Level { $level }
guide-king-level = { $reward } glory, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
guide-king-end = Whoever is king at the end gains one more point.
guide-king-six = With six players there are two crowns.
guide-brothers-about = Whoever sits opposite fights at your side. You cannot attack each other. There are two forms:
guide-brothers-activate = Warriors of the other’s band
guide-brothers-activate-aid = You may activate them in your battles.
guide-brothers-activate-alliance = You may activate them in your battles.
guide-brothers-sent = After a victory
guide-brothers-sent-aid = They stay in their band.
guide-brothers-sent-alliance = They go to the Valhalla of their owner.
guide-brothers-score = At the end
guide-brothers-score-aid = Everybody scores alone, and gets one own shield of the partner.
guide-brothers-score-alliance = Allies add their points and win together.
guide-brothers-clans = For the abilities of Stag and Boar warriors the partner’s band counts as well.

# Alone.
guide-solo-title = Alone against a monster
guide-solo-intro = You fight one of four monsters. Each has { $cards } { $cards ->
    [one] card
   *[other] cards
}, the weakest first: each card is a wound that you must deal it. You begin with { $deck } { $deck ->
    [one] card
   *[other] cards
} in the deck and without a warrior.
guide-solo-turn = Your turn
guide-solo-turn-about = Phases A and B as usual. Your attacks go against the monster.
guide-solo-attack = Your attack
guide-solo-attack-about = With at least the strength of its card you win: the card is beaten and the next one is active. Your activated warriors go to Valhalla.
guide-solo-monster = The monster’s dice
guide-solo-monster-about = After your turn it rolls its dice. Those that show its symbols stay on the card. When all symbols are covered, it attacks at once.
guide-solo-defend = Its attack
guide-solo-defend-about = You defend yourself and need more strength than it has. If you fail, you lose a shield.
guide-solo-valhalla = The glory in your Valhalla adds to your strength in every battle, but each monster card has a maximum for it.
guide-solo-giants = A frost giant gives you an extra die, in attack and in defence.
guide-solo-commander = Surrounded Commander switches off the monster’s ability.
guide-solo-strengths = The monsters: strength, and the most glory in Valhalla
guide-head-monster = Monster
guide-head-step = Card { $step }
guide-solo-strength = { $strength } ({ $cap })
guide-solo-end = You win when the last card is beaten. You lose with your last shield, or when the deck is empty. If only the last card is left then, you have one last attack.
guide-solo-penalty = Cards off the deck after every defeat: { $cards }
guide-solo-plus-40 = With the Valkyries the monsters show their stronger side.

# Variants.
guide-options-title = Variants and your own cards
guide-option-first-game-about = Only the jarls with the first-game mark, one for each player.
guide-option-simplified-about = For younger players: without jarls, and everybody keeps the first five cards.
guide-option-draft-about = For those who know the game: the first hands are drafted. Lay a card into the common offer, or take cards from it until you have five.
guide-option-five-jarls-about = More choice of jarls; with six players it is four each.
guide-options-cards = With the values of your box
guide-options-cards-about = The rulebook does not print the values of most cards. Ours fit everything that it says. Whoever owns the box can type in the printed ones.
guide-options-cards-how = This is how it works.

# Open and secret.
guide-open-halls = every hall: band, jarl, shields and Valhalla
guide-open-pile = the whole discard pile in its order, and how many cards the deck holds
guide-open-sizes = how many cards everybody has in hand
guide-open-battle = all dice, activations and tactics of a battle
guide-open-shown = a hand that has to be shown, until it is hidden again
guide-secret-hands = the cards in your hand
guide-secret-deck = the order of the deck
guide-secret-jarls = the jarls you did not choose
guide-secret-taken = a card taken from a hand, but for the two players concerned
guide-secrets-reckon = Every discarded card lies open. Whoever counts the tactics knows what can still come.

# Advice.
guide-advice-1 = Do not attack with an empty hand. One tactic decides more battles than one more warrior.
guide-advice-2 = Arm many light warriors or few heavy ones, but let their weapons fit: three warriors who all need swords rarely stand up together.
guide-advice-3 = Activate only whom you need. An attacker who wins must send every activated warrior.
guide-advice-4 = Wolves are weak but rich in glory. Send them in a battle that you win with others.
guide-advice-5 = Throw an X again early, while the lost die hurts little.
guide-advice-6 = Attack those whose bands are small: whoever activates nobody has lost, whatever is in the hand.
guide-advice-7 = As defender you choose who goes to Valhalla. Keep those whom you need.
guide-advice-8 = Collect shields of different players: sets pay.
guide-advice-9 = Watch the deck. In the last turns a full band is worth more than a full hand, for Ragnarok comes.

# Playing here.
guide-here-click-about = One sentence says what is asked. Whatever you may choose is lit up: a warrior, a die, a card, an opponent’s hall. Click a die and the weapon it goes to, or drag it there.
guide-here-asked = Questions to all
guide-here-asked-about = With some expansions you are asked about cards that you may not even have: so nobody learns who does. For Thor’s help you can leave a standing answer.

# The gallery.
gallery-lead = Different cards: { $cards }, with all copies { $total }. Then { $jarls } { $jarls ->
    [one] jarl
   *[other] jarls
}, ten Loki cards, the king and four monsters.
gallery-note = The rulebook prints what cards do, but not the values of most of them. Badges say for every value where it comes from.
gallery-choose = Show
gallery-by-kind = Kind
gallery-by-deck = Deck
gallery-by-origin = Values
gallery-all = all
gallery-kind-bear = Bear
gallery-kind-wolf = Wolf
gallery-kind-boar = Boar
gallery-kind-stag = Stag
gallery-kind-frost = Frost giants
gallery-kind-dwarf = Dwarves
gallery-kind-tactic = Tactics
gallery-kind-special = Missions, Thor, Tyr
gallery-deck-base = base deck
gallery-deck-valkyries = Valkyries
gallery-deck-dwarves = Dwarves
gallery-deck-thor = Thor’s help
gallery-deck-tyr = Tyr’s wrath
gallery-origin-printed = partly printed
gallery-origin-reconstructed = all reconstructed
gallery-found = known from elsewhere
gallery-cards-title = Cards
gallery-none = No card is like that.
gallery-strength = strength { $strength }
gallery-glory = glory { $glory }
gallery-copies = { $copies }×
gallery-part-strength = strength
gallery-part-weapons = weapons
gallery-part-glory = glory
gallery-part-ability = ability
gallery-part-favour = favour
gallery-part-effect = effect
gallery-part-symbol = weapon shown
gallery-part-condition = condition
gallery-part-copies = copies
gallery-part-name = name
gallery-part-abilities = abilities
gallery-part-mode = both or either
gallery-part-min-players = mark 3+
gallery-part-solo = solo list
gallery-part-first-game = first-game mark
gallery-part-rows = advantages
gallery-part-ranges = differences
gallery-part-setup-discard-delta = cards discarded at the start
gallery-part-rewards = rewards
gallery-part-attacker-dice = extra dice
gallery-part-valhalla-cap = maximum
gallery-part-attack-symbols = attack symbols
gallery-part-clans = clans
gallery-jarls-title = Jarls
gallery-jarls-about = Seven jarls have the abilities of the rulebook. Of the others it names most, but not what they can do.
gallery-mark-first-game = first game
gallery-mark-three = 3 players or more
gallery-mark-solo = solo game
gallery-tricks-title = Loki’s trick and the king
gallery-loki-about = One card is in play for the whole game. The loser of a battle has the advantage of the row that fits the difference in strength.
gallery-loki-more = At the start { $cards ->
    [one] one card more is
   *[other] { $cards } cards more are
} discarded from the deck.
gallery-loki-fewer = At the start { $cards ->
    [one] one card fewer is
   *[other] { $cards } cards fewer are
} discarded from the deck.
gallery-monsters-title = Monsters
gallery-monsters-about = For the solo game. Where two numbers stand, the second is that of the side for +40.
gallery-head-step = Card
gallery-head-strength = Strength
gallery-head-cap = Most glory
gallery-head-symbols = Attacks with
gallery-head-clans = Clans
gallery-head-ability = Ability
gallery-sources-about = This is where our values come from:
gallery-source-sizes = numbers of cards: { $base } in the base deck, and those of every expansion
gallery-source-texts = what tactics, special abilities, favours and missions do
gallery-source-jarls = the abilities of some jarls ({ $abilities })
gallery-source-terrors = the abilities of the monsters
gallery-source-monsters = the names of the monsters
gallery-source-warriors = strength, weapons and glory of the warriors
gallery-source-copies = how the decks are made up, and the copies of each tactic
gallery-source-faces = the faces of the dice: one of each
gallery-source-other-jarls = the abilities of the other jarls ({ $others })
gallery-source-names = the names of more jarls ({ $names })
gallery-source-loki = six cards of Loki’s trick, and the differences on three more
gallery-source-numbers = the numbers on the cards of king and monsters
gallery-own-title = Play with the printed values
gallery-own-about = You own the box? Then type in what your cards show: the table of cards is a text file, and everything plays by it.
gallery-own-export = Write the built-in table into a file:
gallery-own-change = Change the values in it: strength, weapons, glory, copies, and so on. Every card is an entry of a few lines; the head of the file says what it may hold.
gallery-own-play = Play with it in the terminal, or let bots play with it:
gallery-own-browser = In the browser, paste the file into the box “{ option-cards }” of a new table.
gallery-own-new = Open a new table
gallery-own-refused = A file with a wrong total, an unknown weapon or ability, or a doubled id is refused, with the line and the reason.
gallery-own-hash = A record names its table of cards by a hash. That of the built-in table is { $hash }.
