# The board of Blood Rage.
br-map = The map
br-ages = The ages
br-age = Age { $age }: { $phase }
br-doom = Ragnarök { $age }: { $place }
br-doom-glory = Glory for each figure that dies there
br-others = The other clans
br-mine = Your clan
br-upgrades = Upgrades
br-hand = Your hand
br-hand-empty = No cards in hand
br-picked = What you have taken
br-own-quests = Your quests
br-hand-count = { $count } { $count ->
    [one] card
   *[other] cards
} in hand
br-quest-count = { $count } { $count ->
    [one] quest
   *[other] quests
} committed
br-on-board = figures on the board: { $count } of the { $most } that Horns allow
br-held = Surely in hand or committed
br-open-quests = Revealed quests
br-met = fulfilled
br-memory = What you saw in the draft
br-memory-taken = Taken by others before the cards came back to you: { $cards }.
br-memory-passed = Passed on to { $who }: { $cards }.
br-first = begins this age
br-passed = passed
br-rage-left = { $rage } of { $most } Rage left
br-stat = { $stat } { $value }, step { $step } of 6
br-stat-rage = The Rage you begin each Action phase with.
br-stat-axes = The Glory for each battle you win.
br-stat-horns = How many figures you may have on the board.
br-figure = { $who }: { $figure }, STR { $strength }
br-stands = { $who }: { $figures }, STR { $strength }
br-free-villages = empty villages: { $free } of { $villages }
br-pillaged = Pillaged in this age
br-destroyed = Destroyed
br-doomed = Doomed in this age
br-value-battle = STR { $value }
br-value-quest = { $value } Glory
br-value-upgrade = { $value } Rage
br-cost = { $cost ->
    [0] costs no Rage
   *[other] costs { $cost } Rage
}

# What the viewer may do.
br-pick = Invade with { $figure }: STR { $strength }, { $cost } Rage
br-pick-fallen = Invade from Valhalla with { $figure }: STR { $strength }, { $cost } Rage
br-pick-figure = { $figure } in { $place }
br-march-to = March from { $from } to { $to }, 1 Rage. Your STR there now: { $strength }
br-invade-then = { $what }. Your STR there: { $strength }
br-plan-any = Pick a figure in your reserve or on the map, a token, or a card.
br-plan-invade = { $figure }, STR { $strength }: { $cost } Rage, { $left } left. Choose a lit village; the number is your STR there.
br-plan-ship = { $figure }, STR { $strength }: { $cost } Rage, { $left } left. Choose a lit fjord; it supports both its provinces.
br-plan-march = March for { $cost } Rage: pick figures of one province, then choose where they go.
br-plan-brings = They bring STR
br-plan-sacrifice = Sacrifice the two picked for a stat
br-plan-victim = Take somebody’s place…
br-plan-take = Invade
br-do-pillage = Pillage { $place }…
br-pillage-of = Pillage { $place }
br-may-come = May answer the call: { $who }.
br-nobody-comes = Nobody else can come.
br-do-use = Use:
br-into-slot = { $kind }, slot { $number }: { $cost } Rage
br-into-slot-over = { $kind }, slot { $number }, in place of { $old }: { $cost } Rage
br-use-quest = Commit it face down. It is checked at the end of the age; nobody else sees it before.
br-use-clan = It stays in force until another card takes its slot.
br-use-monster = The monster joins your reserve and may invade at once without paying Rage.
br-use-troop = It counts for all such figures of yours, and one may invade at once without paying Rage.
br-laid = laid down
br-take-up = Take it back

# The draft.
br-draft = Gods’ Gifts, age { $age }: round { $round } of { $rounds }
br-draft-one = Take one card; the rest goes to the left.
br-draft-two = Tick two cards; the rest goes across.
br-draft-take = Take the two ticked
br-draft-wait = You have chosen. The others are still choosing.
br-draft-secret = Everybody is choosing in secret.
br-do-draft = Take:
br-past = The end of the last age
br-fold = map

# The battle.
br-battle = Battle for { $place }
br-battle-tie = { $place }: a tie, everybody loses
br-battle-pillaged = { $who } wins and pillages { $place }
br-battle-held = { $who } wins; { $place } is not pillaged
br-why-won = The highest STR wins: { $most } against { $next }.
br-why-tie = Nobody has the highest STR alone: { $most } against { $next }.
br-pillager = pillages
br-winner = wins
br-choosing = is choosing
br-no-cards = no card
br-course = What happened, one after another

# The end.
end-place = { $place ->
    [1] 1st, { $vp } Glory
    [2] 2nd, { $vp } Glory
    [3] 3rd, { $vp } Glory
   *[other] { $place }th, { $vp } Glory
}
score-title = Where the Glory came from
score-player = Clan

# Help.
help-title = The board at a glance
br-help-turn = On your turn
br-help-signs = Signs
br-help-invade = Invade
br-help-invade-text = A figure from your reserve goes to an empty village. It costs its STR in Rage, the leader nothing.
br-help-march = March
br-help-march-text = 1 Rage: any number of figures from one province to another, also to Yggdrasil.
br-help-upgrade = Upgrade
br-help-upgrade-text = Play a black card for its STR in Rage. Troops and monsters may invade at once.
br-help-quest = Quest
br-help-quest-text = Commit a green card face down, for nothing.
br-help-pillage = Pillage
br-help-pillage-text = For nothing: call to battle, play cards, win the token. The highest STR wins; a tie loses.
br-help-pass = Pass
br-help-pass-text = You lose your Rage and have no more turns in this age.
