# Guide and gallery of Blood Rage.
# Sums are held together by non-breaking spaces.

guide-lead = Ten minutes, and you can play your first game. You need not know the cards beforehand: at the table every card tells you what it does.
guide-fact-ages = { $ages } { $ages ->
    [one] age
   *[other] ages
} of six phases
guide-fact-cards = { $cards } { $cards ->
    [one] gift
   *[other] gifts
} of the gods in the box
guide-gain-glory = +{ $glory } Glory

# What it is about.
guide-about-story = The world is ending, and nobody can stop Ragnarök. You lead a clan of Vikings who want one thing before the end: Glory. In { $ages } { $ages ->
    [one] age
   *[other] ages
} you choose gifts of the gods, invade, pillage, fight and die. When the last age is over, the clan with the most Glory wins.
guide-about-clans = All clans start alike. What becomes of yours is decided by the cards you play. The { clan-ram } joins in with a fifth player, the { clan-boar } with the Kickstarter monsters.
guide-about-ways = Where Glory comes from
guide-glory-battles = Every battle you win pays your { stat-axes } stat: from { $least } to { $most } Glory.
guide-glory-pillage = One of the pillage tokens pays { $glory } Glory. The others raise your stats.
guide-glory-quests = Every quest that you fulfil pays { $least } to { $most } Glory, and raises a stat.
guide-glory-ragnarok = Every figure of yours that Ragnarök destroys pays { $first }, { $second } or { $third } Glory, age by age.
guide-glory-valhalla = With the right upgrades, every figure that comes back from Valhalla pays.
guide-glory-legends = At the end, each stat on one of its last three steps pays { $ten } or { $twenty } Glory.
guide-glory-cards = Battle cards, upgrades and monsters pay for many things, even for lost battles and sunken ships.
guide-about-question = Vikings do not fear death. A clan that loses its battles in the right places can win the game.

# The board.
guide-board-title = The board
guide-board-intro = Yggdrasil, the world tree, stands in the middle. Round it lie eight provinces. This is how a game with { $players } { $players ->
    [one] player
   *[other] players
} may begin; the numbers are explained below the drawing.
guide-board-province = Province.
guide-board-province-about = Each of the eight belongs to a region: { region-manheim }, { region-jotunheim } or { region-alfheim }. Neighbours in the ring are adjacent.
guide-board-villages = Villages.
guide-board-villages-about = A village holds one figure, whosever it is. When all villages are taken, the province is full.
guide-board-yggdrasil = Yggdrasil.
guide-board-yggdrasil-about = It is adjacent to all provinces, has no villages and room for everybody. You cannot invade it; you march there.
guide-board-fjord = Fjord.
guide-board-fjord-about = Only ships lie here, as many as want to. A fjord supports the two provinces beside it: a ship counts in both.
guide-board-token = Pillage token.
guide-board-token-about = What a successful pillage of this province brings, once in every age.
guide-board-doom = Doom token.
guide-board-doom-about = Ragnarök takes this province at the end of the age. The provinces of all three ages are known from the start.
guide-board-destroyed = Destroyed.
guide-board-destroyed-about = Nobody can ever go there again. The fewer players, the more provinces are destroyed before play begins.
guide-board-lands = The provinces
guide-head-province = Province
guide-head-region = Region
guide-head-villages = Villages
guide-head-fjord = Fjord
guide-board-tokens = The pillage tokens
guide-board-tokens-about = They lie in the same provinces for the whole game and show their reward side again in every age.
guide-count = { $count }×

# The clan sheet.
guide-sheet-title = Your clan sheet
guide-sheet-stats = Three stats
guide-sheet-stats-about = Each stat starts on step 1 and never falls. Steps { $from } to { $to } are legendary: they pay Glory at the end of the game.
guide-head-stat = Stat
guide-head-step = Step { $step }
guide-sheet-legend = At the end
guide-sheet-rage = The Rage you get for each Action phase. Almost everything costs Rage.
guide-sheet-axes = The Glory you gain for each battle you win.
guide-sheet-horns = How many figures you may have on the board at the same time.
guide-sheet-at-once = A raised stat counts at once. Only a higher { stat-rage } stat gives you nothing now: you get the additional Rage in the next age.
guide-sheet-figures = Your figures
guide-head-figure = Figure
guide-head-number = Number
guide-head-strength = STR
guide-head-ability = Ability
guide-figure-leader = Invading with the leader costs no Rage.
guide-figure-warrior = None, but there are many of them.
guide-figure-ship = Invades fjords only and can never be moved.
guide-figure-monster = Each has an ability of its own. You get one by playing its card.
guide-figure-monster-name = Monsters
guide-figure-monster-number = up to { $slots }
guide-figure-monster-strength = { $least }–{ $most }
guide-sheet-reserve = Your figures wait in the reserve beside the sheet. What is destroyed goes to Valhalla and is back in the reserve at the end of the age.
guide-sheet-slots = { $slots } { $slots ->
    [one] place
   *[other] places
} for upgrades
guide-sheet-slots-about = An upgrade lasts for the rest of the game. If its place is taken, the old card leaves the game.

# An age.
guide-age-title = An age in six phases
guide-age-gifts = Everybody is dealt { $dealt } { $dealt ->
    [one] card
   *[other] cards
} of the age. You keep one and pass the others on, until you have { $kept }.
guide-age-action = The heart of the game. In turn, everybody spends Rage on one action. It ends when nobody has Rage left, or when everything is pillaged.
guide-age-discard = You keep at most one card of your hand for the next age; in the last age none.
guide-age-quest = All committed quests are turned up. Whoever has fulfilled one gains its Glory and a step of any stat.
guide-age-ragnarok = The doomed province is destroyed, and all figures there with it. Their clans gain Glory.
guide-age-release = All figures in Valhalla return to their reserves. Those on the board stay where they are.
guide-age-then = Then all pillage tokens show their reward again, the first-player token goes to the left, and the next age begins: with stronger cards, and with less land to fight for.

# Gifts of the gods.
guide-gifts-title = The gifts of the gods
guide-gifts-kinds = Cards have three colours:
guide-gifts-battle = Battle cards
guide-gifts-battle-about = Red. They add STR in a battle, and many do something else besides.
guide-gifts-quest = Quests
guide-gifts-quest-about = Green. Commit one, meet its demand, and it brings Glory and a step of a stat.
guide-gifts-upgrade = Upgrades
guide-gifts-upgrade-about = Black. They go onto your clan sheet: stronger figures, monsters, and abilities for the whole clan.
guide-gifts-draft = How they are chosen
guide-gifts-draft-about = Everybody looks at { $dealt } { $dealt ->
    [one] card
   *[other] cards
}, lays one face down and passes the rest to the left. That is done { $rounds } { $rounds ->
    [one] time
   *[other] times
}; { $left ->
    [one] the last card is put away
   *[other] the last { $left } cards are put away
}. With two players you take two cards at a time, three times.
guide-gifts-gods = What the gods stand for
guide-god-odin = Judgement and punishment, in battle and elsewhere.
guide-god-thor = Glory and plunder for battles won.
guide-god-loki = Revenge and plunder for battles lost.
guide-god-frigga = Resources and support.
guide-god-heimdall = Foresight and surprises.
guide-god-tyr = Strength in battle.
guide-gifts-plan = Most cards bear a god’s name. Whoever relies on one or two gods soon has a plan.

# Actions.
guide-actions-title = Your actions and their price
guide-actions-intro = In your turn you do exactly one of these things, or you pass. Then it is the next player’s turn.
guide-head-action = Action
guide-head-cost = Rage
guide-head-what = What you do
guide-head-mind = Mind this
guide-action-invade = Invade
guide-action-invade-cost = STR
guide-action-invade-what = Put one figure from your reserve into an empty village of any province; a ship goes into any fjord.
guide-action-invade-mind = The leader costs 0. Not into Yggdrasil. Never more figures on the board than your { stat-horns }.
guide-action-march = March
guide-action-march-what = Move any number of your figures from one province to one other, however far away.
guide-action-march-mind = They need empty villages there, but not in Yggdrasil. Ships never march.
guide-action-upgrade = Upgrade
guide-action-upgrade-cost = STR
guide-action-upgrade-what = Lay an upgrade onto a place of its kind on your sheet.
guide-action-upgrade-mind = An upgraded leader, warrior or ship, or a new monster, may invade at once at no cost.
guide-action-quest = Quest
guide-action-quest-what = Lay a quest face down onto your sheet. Only committed quests are checked.
guide-action-quest-mind = As many as you like. A quest that fails costs nothing.
guide-action-pillage = Pillage
guide-action-pillage-what = Attack a province where you have a figure, or a ship in its fjord.
guide-action-pillage-mind = Once pillaged, a province is left alone until the next age. After a failure anybody may try again, each clan up to ten times in an age.
guide-action-pass = Pass
guide-action-pass-what = You lose the rest of your Rage and take no more actions in this age.
guide-action-pass-mind = You still answer calls to battle, and you still fight.
guide-actions-zero = With 0 Rage you take no action at all, not even one that costs nothing. So commit quests and pillage while you have 1 Rage left.

# Battle.
guide-battle-title = Pillage and battle
guide-battle-intro = There is only one way to fight: somebody pillages. Then this happens:
guide-battle-call = Call to battle
guide-battle-call-about = Beginning on the pillager’s left, everybody may move one figure from an adjacent province into an empty village there, at no cost – round after round, until the province is full or nobody wants to come any more.
guide-battle-cards = Cards
guide-battle-cards-about = Everybody who has figures there or in the fjord takes part, willing or not. Each lays one card face down; all are turned up at once. Only battle cards add STR.
guide-battle-total = Totals
guide-battle-total-about = STR of the figures plus STR of the cards. The single highest total wins. If the highest is a tie, everybody loses.
guide-battle-end = What comes of it
guide-battle-end-about = The losers’ figures go to Valhalla. A pillager who wins gains the token’s reward. Then the winner, whoever it is, gains Glory.
guide-battle-alone = Nobody else there and nobody comes? Then there is no battle: you gain the reward, but no Glory for a victory.
guide-battle-late = A bonus on a white disc may be added even when all cards lie open. The pillager is asked first.
guide-battle-sides = Winner and losers
guide-head-winner = Winner
guide-head-losers = Losers
guide-side-card = Card played
guide-side-card-winner = is discarded
guide-side-card-losers = goes back into the hand
guide-side-figures = Figures
guide-side-figures-winner = stay
guide-side-figures-losers = go to Valhalla, ships too
guide-side-glory = Glory
guide-side-glory-winner = as much as the { stat-axes } stat
guide-side-glory-losers = none, but some cards love defeat
guide-side-reward = Token
guide-side-reward-winner = its reward, if the winner is the pillager
guide-side-reward-losers = nothing; it stays as it was

# The worked example.
guide-example-title = A battle in pictures
guide-example-intro = The rulebook’s example, played here by the rules themselves. In a circle sit { $seats }. The { $pillager } has a ship in the { $fjord } and pillages { $place }, which it supports.
guide-example-before = Before the battle
guide-example-call = Call to battle
guide-example-called = { $clan }: { $figure } from { $from }
guide-example-full = Now every village of { $place } is taken (there are { $villages }), and the call is over. The { $absent } would have liked to send a leader from { $from }, but { $from } is not adjacent to { $place }.
guide-example-cards = Cards
guide-example-bluff = The { $loser } does not want to win and plays an upgrade. It adds nothing, and comes back after the defeat.
guide-example-totals = Totals
guide-head-clan = Clan
guide-head-figures = Figures
guide-head-card = Card
guide-head-total = Total
guide-example-end = What comes of it
guide-example-deaths = { $clan }: { $count ->
    [one] { $count } figure goes to Valhalla.
   *[other] { $count } figures go to Valhalla.
}
guide-example-back = { $card } goes back into the hand: { $clan }.
guide-example-spent = { $card } is discarded.
guide-example-raised = { $place } is pillaged. The token raises { $stat } from { $before } to { $after }.
guide-example-glory = The raised { $stat } stat counts at once: the victory brings { $glory } Glory.

# Quests.
guide-quests-title = Quests
guide-quests-intro = A quest counts only if you commit it with an action. It is checked after the Action phase, before Ragnarök.
guide-head-quest = Quest
guide-head-demand = Demand
guide-head-age = Age { $age }
guide-quests-most = For “most STR” the figures in the province and the ships in its fjord count together. A tie is not enough. Battle cards do not count.
guide-quests-example = The rulebook’s example: the { $clan } has committed { $quest }.
guide-quests-tie = { $place }: a tie. The quest is not fulfilled here.
guide-quests-met = { $place }: the { $clan } has the most STR. The quest is fulfilled: +{ $glory } Glory, and { $stat } rises to { $value }.

# Ragnarök.
guide-ragnarok-title = Ragnarök and Valhalla
guide-ragnarok-about = At the end of each age the doomed province is destroyed. Whoever stands there, or lies in its fjord, dies the finest death there is:
guide-ragnarok-each = Age { $age }: { $glory } Glory for each figure
guide-ragnarok-example = The rulebook’s example: Ragnarök takes { $place } in age { $age }.
guide-ragnarok-gains = { $clan }: { $figures } × { $each } = { $glory } Glory
guide-ragnarok-ships = All ships of the fjord sink, although it supports a second province.
guide-ragnarok-release = Right after this Valhalla is opened. All the dead return to their reserves, ready for the next age.
guide-ragnarok-plan = So the doomed province is a good place to be: first you pillage it, perhaps you fulfil a quest there, and then you die in it.

# The end.
guide-end-when = The game ends after the third age. Only now do legendary stats pay:
guide-end-steps = { $count ->
    [one] step { $steps }
   *[other] steps { $steps }
}
guide-end-example = The rulebook’s example: the { $clan } gains { $rage } for { stat-rage } and { $axes } for { stat-axes }, which is { $rage } + { $axes } = { $glory } Glory.
guide-end-winner = The most Glory wins. Whoever shares the most shares the victory.
guide-end-nothing = Rage, cards and figures left over are worth nothing – unless a card says otherwise.

# Options.
guide-options-title = Players and options
guide-options-players = By the number of players
guide-head-players = Players
guide-head-destroyed = Destroyed before play
guide-head-deck = Cards in each age’s deck
guide-head-draft = Draft
guide-options-draft = { $picks ->
    [one] { $rounds }× { $picks } card
   *[other] { $rounds }× { $picks } cards
}
guide-options-choose = What a table can choose
guide-option-first-game-about = For your first game: in age 1 you simply play with all { $dealt } { $dealt ->
    [one] card
   *[other] cards
} dealt. From age 2 on you choose.
guide-option-five = Five players
guide-option-five-about = Each age’s deck has { $cards } more { $cards ->
    [one] card
   *[other] cards
}, and no province is destroyed before play.
guide-option-monsters-about = { $monsters } more { $monsters ->
    [one] monster
   *[other] monsters
}, and second copies of three others with five players. They can also bring the { clan-boar }.
guide-option-mystics-about = Three clan upgrades, one in each age, that cost nothing and call a mystic each: STR { $strength }, invades without paying Rage.
guide-option-gods-about = Two gods stand on the board. Each changes pillages and battles in its province, and has to move on after each of them; one that can go nowhere leaves the board until the next age.

# Open and secret.
guide-open-figures = every figure, in reserve and Valhalla too
guide-open-sheets = every clan’s stats, Rage, Glory and upgrades
guide-open-dooms = which provinces Ragnarök will take, and when
guide-open-sizes = how many cards everybody holds and how many quests are committed
guide-open-battle = every card turned up in battle, whether it is discarded or goes back
guide-secret-hands = the cards in your hand
guide-secret-quests = your committed quests, until they are checked
guide-secret-laid = the card you have laid down for a battle, until all are turned up
guide-secret-kept = the card you keep for the next age
guide-secret-left = the cards put away in the draft
guide-secrets-reckon = In the draft you see what you pass on. Remember it: your left neighbour may well be holding it.

# Advice.
guide-advice-1 = Choose a plan from the first cards: win battles with Thor and Tyr, lose them with Loki, or go quietly for quests. Half of everything is a whole of nothing.
guide-advice-2 = Begin with the leader: STR 3 for no Rage at all.
guide-advice-3 = Pillage early where nobody can come. A step of a stat in age 1 works for you for two more ages.
guide-advice-4 = Rage first: every step of the { stat-rage } stat means one more action in each age to come.
guide-advice-5 = Look at the neighbours of the province before you pillage. Every figure next door can join the battle at no cost.
guide-advice-6 = You need not win every battle. A loser keeps the card, the winner loses it: let rivals burn their best ones.
guide-advice-7 = Commit a quest late, when you know that it will come true – but while you still have Rage.
guide-advice-8 = Watch where the others gather. Whoever leaves figures standing in a province without need probably has a quest there.
guide-advice-9 = Leave your weakest figures in the doomed province. They pay, and free your { stat-horns } for the next age.
guide-advice-10 = Two stats on legendary steps are worth as much as several quests. In the last age every step counts.

# Playing here.
guide-here-click-about = One sentence says what is asked. Whatever you may choose is lit up on the board: a village, a province, a card, a place on your sheet. Click it, and you are told what it costs before you confirm.
guide-here-asked = White discs
guide-here-asked-about = In every battle you are asked whether you add a card, even if you have no such card: so nobody learns who does. You can leave a standing answer.

# The gallery.
gallery-lead = Different gifts of the gods in three ages: { $cards } (monsters among them: { $monsters }). Cards in the box: { $total } (more for five players: { $five }, from options: { $more }).
gallery-choose = Show
gallery-by-age = Age
gallery-by-kind = Kind
gallery-by-god = God
gallery-by-box = From
gallery-all = all
gallery-age = Age { $age }
gallery-kind-battle = Battle cards
gallery-kind-quest = Quests
gallery-kind-leader = Leader
gallery-kind-warrior = Warriors
gallery-kind-ship = Ship
gallery-kind-monster = Monsters
gallery-kind-clan = Clan
gallery-box-box = the box
gallery-box-five = five-player cards
gallery-box-kickstarter = Kickstarter monsters
gallery-box-mystics = Mystics of Midgard
gallery-cards-title = Gifts of the gods
gallery-none = No card is like that.
gallery-copies = Copies
gallery-players = { $players } { $players ->
    [one] player
   *[other] players
}
gallery-twin = 1 more (5 players with the Kickstarter monsters)
gallery-bonus = +{ $value } STR
gallery-bonus-open = +X STR
gallery-bonus-late = +{ $value } STR, white disc
gallery-glory = { $value } Glory
gallery-figure = STR { $value }, costs { $cost } Rage
gallery-figure-open = STR by Valhalla, costs { $cost } Rage
gallery-price = costs { $cost } Rage
gallery-clans-title = Clans
gallery-clans-about = Each clan has { $leaders } { $leaders ->
    [one] leader
   *[other] leaders
}, { $warriors } { $warriors ->
    [one] warrior
   *[other] warriors
} and { $ships } { $ships ->
    [one] ship
   *[other] ships
}. Clans differ in looks alone.
gallery-clan-ram = with five players
gallery-clan-boar = with the Kickstarter monsters
gallery-gods-title = Gods of Asgard
gallery-gods-about = With this option two of the six gods stand on the board. A god’s rule holds for pillages and battles in its own province.
gallery-mystic-about = Comes with { option-mystics }: STR { $strength }, up to { $mystics } for each clan.
gallery-sources-about = The rulebooks do not print every card. This is where our values come from:
gallery-source-numbers = three decks of { $cards } { $cards ->
    [one] card
   *[other] cards
}, the marks 3+ and 4+ in each, board, figures, tokens
gallery-source-steps = values of the stats on steps 4 to 6
gallery-source-marks = which card carries which mark, and the cards for five players
gallery-source-tokens = how the eight outer pillage tokens are divided
gallery-source-texts = the texts: in our own words, by card lists
gallery-source-names = names of cards that no rulebook shows: in Czech and German our own translations
gallery-source-modules = Kickstarter monsters and expansions

gallery-own-title = Play with other cards
gallery-own-about = The table of cards is a text file, and everything plays by it: change a card, or add one of your own.
gallery-own-export = Write the built-in table into a file:
gallery-own-change = Change the values in it, or add entries: age, kind, number, copies and effect. Every card is an entry of a few lines; the head of the file says what it may hold.
gallery-own-play = Play with it in the terminal, or let bots play with it:
gallery-own-browser = In the browser, paste the file into the box “{ option-cards }” of a new table.
gallery-own-new = Open a new table
gallery-own-refused = A file with too few cards, an unknown effect or a doubled id is refused, with the line and the reason.
gallery-own-hash = A record names its table of cards by a hash. That of the built-in table is { $hash }.
