# What can be done, the ranks of Glory, and how a battle is told.
vh-deeds = What you can do
vh-deed-add = Add a warrior
vh-deed-add-text = { $count ->
    [one] One of your hand can join.
   *[other] { $count } of your hand can join.
}
vh-deed-add-none = No warrior of your hand can join your band.
vh-deed-add-two = Add two warriors
vh-deed-add-two-text = Two with few weapons, at once.
vh-deed-add-two-none = No two warriors of your hand have few enough weapons.
vh-deed-recall = Recall a warrior
vh-deed-recall-text = From the discard pile into your band.
vh-deed-attack = Attack
vh-deed-attack-text = Your band: strength { $strength } if all are activated.
vh-deed-attack-none = Without a warrior in your band you cannot attack.
vh-deed-draw = Draw cards
vh-deed-draw-text = From the deck; one of them you discard.
vh-deed-draw-none = The deck is empty.
vh-might = { $count ->
    [0] no warrior
    [one] { $count } warrior, strength { $strength }
   *[other] { $count } warriors, strength { $strength }
}
vh-might-title = Strength of the band if every warrior is activated
vh-ranks-shields = { $own ->
    [one] { $own } shield
   *[other] { $own } shields
}, { $captured } captured
vh-last-result = Last battle: { $result }
vh-other-order = …the other one on top

# On a card the signs beside them say that these are weapons.
weapons-exact = { $dice }
vh-warrior-numbers = { $clan }, strength { $strength }, glory { $glory }.

# A battle as a scene.
vh-scene-rerolls = { $count ->
    [one] rerolled once
   *[other] rerolled { $count } times
}
vh-scene-nobody = nobody activated
vh-scene-glory = +{ $glory } glory
vh-scene-after = What came of it
vh-scene-none = Nobody went to Valhalla.
vh-scene-details = Everything that happened

# Who is before whom with equal glory.
vh-tie-trophies = Equal glory: more captured shields decide. { $who }: { $own }, { $other }: { $others }.
vh-tie-shields = Equal glory and equally many captured shields: more own shields decide. { $who }: { $own }, { $other }: { $others }.
vh-tie-shared = Equal in glory and in shields: { $who } share the place.
