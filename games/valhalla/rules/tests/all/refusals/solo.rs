//! Alone against a monster.

/// Tables with everything that is refused there.
pub const TABLES: &[&str] = &[
    // Alone.
    "seats: red
    option valkyries: on
    valhalla red: wolf-01
    band red: v-bear-02, v-wolf-03
    hand red: t-fury-2, t-fury-2
    discard: wolf-12
    deck size: 20
    ---
    dice: sword, axe, 2 shield, 2 x
    red: attack monster
    red: activate v-bear-02 at 1 with sword, axe
    red: activate v-wolf-03 at 2 with 2 shield
    red: play t-fury-2
    red: play t-fury-2
    red: done
    ! red: take wolf-12 => why-no-favour, VH-16.77",
    "seats: red
    hand red: wolf-01
    ---
    ! red: attack monster => why-empty-band, VH-3.18",
    "seats: red
    option monster: surtr
    jarl red: sigvard
    band red: bear-01
    hand red: t-fury-2, t-surrounded
    monster card: 4
    ---
    dice: 6 x
    red: attack monster
    ! red: play t-fury-2 => why-forbidden, VH-16.96",
    "seats: red
    option monster: surtr
    band red: bear-01
    hand red: t-heroic-3
    monster card: 3
    ---
    dice: 6 x
    red: attack monster
    ! red: play t-heroic-3 with x => why-forbidden, VH-16.91",
    "seats: red
    band red: bear-01
    hand red: t-fury-2, t-fury-2, t-fury-2, t-fury-3, t-surrounded
    monster card: 2
    ---
    dice: 6 x
    red: attack monster
    red: play t-fury-2
    red: play t-fury-2
    ! red: play t-fury-2 => why-forbidden, VH-16.97",
    "seats: red
    option monster: hel
    jarl red: sigvard
    band red: bear-01
    monster card: 6
    ---
    dice: 6 x
    red: attack monster
    ! red: jarl reroll x => why-jarl-off, VH-16.89",
    "seats: red
    option monster: hel
    band red: bear-01, bear-02, bear-03, bear-04
    hand red: t-fury-3, wolf-01
    monster card: 3
    deck size: 9
    ---
    red: attack monster
    ! red: discard wolf-02 => why-not-in-hand, VH-16.88
    dice: 6 x
    red: discard wolf-01
    ! red: play t-fury-3 => why-tactic-condition, VH-16.29",
    "seats: red
    band red: bear-01, bear-02
    monster card: 6
    deck size: 9
    ---
    red: attack monster
    ! red: choose bear-03 at 3 => why-not-there, VH-16.98
    ! red: decline => why-must, VH-16.98",
    "seats: red
    valhalla red: wolf-01
    band red: bear-01, bear-16, wolf-03
    deck size: 9
    ---
    dice: sword, spear, 4 x
    red: attack monster
    red: activate bear-01 at 1 with sword
    red: done
    ! red: send wolf-03 at 3 => why-not-choosable, VH-16.44",
    "seats: red
    option monster: hel
    valhalla red: wolf-01, wolf-02, wolf-11
    band red: bear-01
    monster card: 5
    deck size: 9
    ---
    dice: 6 x
    red: attack monster
    red: done
    ! red: discard wolf-11 => why-not-cheapest, VH-16.85
    ! red: discard wolf-16 => why-not-offered, VH-16.85",
];
