# The drawn board of Blood Rage.

drawn-br-some-leader = { $count ->
    [one] leader
   *[other] { $count } leaders
}
drawn-br-some-warrior = { $count ->
    [one] warrior
   *[other] { $count } warriors
}
drawn-br-some-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
drawn-br-some-mystic = { $count ->
    [one] mystic
   *[other] { $count } mystics
}
drawn-br-supported = support from the fjord
drawn-br-force = { $clan } { $strength }: { $figures }
drawn-br-nobody = Nobody is there.
drawn-br-place = { $place } in { $region }, at the { $fjord }.
drawn-br-strengths = STR: { $forces }.
drawn-br-afloat = { $clan }: { $figures }
drawn-br-reward-glory = 5 Glory
drawn-br-reward-all = all stats
drawn-br-head-glory = Glory
drawn-br-head-rage = Rage
drawn-br-head-axes = Axes
drawn-br-head-horns = Horns
drawn-br-head-cards = Cards
drawn-br-legend = L leader  w warrior  S ship  M mystic  =6 STR  ≈ ships  × pillaged  † doomed
drawn-br-legend-words = 0/3 taken and all villages  × pillaged  † doomed  ▶ decides  – has passed
drawn-br-legend-figures = Figures: L leader, w warrior, S ship, M mystic; monsters by the first letters of their names. 2w are two warriors.
drawn-br-legend-strength = Wol L 2w=5 is the Wolf Clan with a leader and two warriors and STR 5. ≈ means that ships in the fjord beside it count too: Rav ≈=2 has nobody in the province itself.
drawn-br-legend-place = Gimle, Alfheim 1/5 Rage † is the province, its region, taken and all villages, the reward of a pillage; × is pillaged, † goes down in Ragnarök of this age, +++ raises all three stats, +5 is Glory. NW, NE, SE, SW are the fjords; each stands before the two provinces that it supports.
drawn-br-legend-clans = Rage 4/6 is Rage left and the Rage stat, Horns 2/4 figures on the board and the Horns stat, Cards 5+1 cards in hand and committed quests. ▶ owes a decision, – has passed.
drawn-br-sheet-figures = In reserve: { $reserve }. In Valhalla: { $dead }.
drawn-br-sheet-upgrades = Upgrades: { $upgrades }.
