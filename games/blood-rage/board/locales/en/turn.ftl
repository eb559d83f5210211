# The turn by its actions, and how quests stand.
br-act-rage = { $rage ->
    [0] free
   *[other] { $rage } Rage
}
br-act-rage-from = { $least } to { $most } Rage
br-act-strength = STR { $strength }
br-act-pass = you lose { $rage } Rage
br-act-sacrifice = Sacrifice
br-act-draft = Take
br-act-invade-how = Choose a figure, then a lit village or fjord. The number there is your STR.
br-act-march-how = Tick figures of one province, then choose where they go on the map.
br-no-invade-horns = Your Horns allow no more figures on the board (there are { $count } already).
br-no-invade-reserve = No figure is left in your reserve.
br-no-invade-rage = Every figure in your reserve costs more Rage than you have.
br-no-invade-room = Nowhere is an empty village.
br-no-march = You have no figure in a province.
br-no-upgrade-card = You hold no black card.
br-no-upgrade-rage = Your cheapest black card costs { $cost } Rage.
br-no-quest = You hold no green card.
br-no-pillage = None of your figures stands where you may pillage.
br-now-led = Now: you lead in { $places }
br-now-not-led = Now: you do not lead in { $place }
br-now-none = { $count ->
    [0] Now: all its provinces are destroyed
   *[other] Now: you lead in none of { $count }
}
br-now-fallen = Now: { $have } of { $need } in Valhalla
br-now-provinces = Now: you lead in { $have } of { $need }
br-committed = committed
br-cancel = Back
