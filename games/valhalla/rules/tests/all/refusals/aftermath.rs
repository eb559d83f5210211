//! The end of a battle, glory and missions, and the order of discards.

/// Tables with everything that is refused there.
pub const TABLES: &[&str] = &[
    // The end of a battle.
    "seats: red, blue, green
    option loki: loki-01
    jarl green: yrsa
    band red: bear-01
    band blue: bear-06, wolf-03
    hand green: wolf-09
    ---
    dice: sword, 5 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    dice: 2 sword, 4 x
    red: done
    ! red: done => why-not-your-turn, VH-4.23
    blue: activate bear-06 at 1 with 2 sword
    blue: done
    ! blue: send wolf-03 at 2 => why-not-choosable, VH-4.61
    ! blue: send ally bear-06 at 1 => why-no-ally, VH-14.11
    blue: done
    ! green: main => why-empty-pile, VH-7.92
    green: decline
    ! red: row 1 => why-row, VH-8.8
    ! red: row 7 => why-no-row, VH-8.8",
    "seats: red, blue, green
    jarl green: yrsa
    band red: bear-01
    band blue: wolf-03
    discard: wolf-16
    ---
    dice: sword, 5 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    dice: 6 x
    red: done
    blue: done
    ! green: secondary => why-jarl-condition, VH-7.93",
    "seats: red, blue, green
    jarl green: yrsa
    band red: wolf-01
    band blue: bear-01
    discard: wolf-16
    deck: -
    ---
    dice: sword, 5 x
    red: attack blue
    red: activate wolf-01 at 1 with sword
    dice: sword, 5 x
    red: done
    blue: activate bear-01 at 1 with sword
    blue: done
    blue: done
    ! green: secondary => why-empty-deck, VH-1.45",
    "seats: red, blue, green, yellow
    option loki: loki-10
    jarl red: steinar
    band red: bear-01
    band blue: wolf-03
    hand red: wolf-04, wolf-05
    hand green: wolf-09, wolf-10
    ---
    dice: sword, 5 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    dice: spear, 5 x
    red: done
    blue: activate wolf-03 at 1 with spear
    blue: done
    ! red: rob blue => why-fought, VH-7.110
    ! red: rob yellow => why-no-cards, VH-1.43
    red: main
    ! green: discard wolf-16 => why-not-in-hand, VH-7.109
    green: discard wolf-09
    blue: row 1
    ! blue: take wolf-16 => why-not-offered, VH-8.55
    ! blue: done => why-must, VH-8.55
    blue: take wolf-04",
    "seats: red, blue
    option loki: loki-10
    band red: bear-06
    band blue: wolf-01
    hand red: wolf-04, wolf-05
    ---
    dice: 2 sword, 4 x
    red: attack blue
    red: activate bear-06 at 1 with 2 sword
    dice: 6 x
    red: done
    blue: done
    blue: row 3
    ! red: give wolf-16 => why-not-in-hand, VH-8.57",
    "seats: red, blue
    jarl blue: freydis
    band red: bear-01, bear-02, bear-05
    band blue: wolf-03
    ---
    dice: sword, axe, 4 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    red: activate bear-02 at 2 with axe
    dice: 6 x
    red: done
    blue: done
    ! blue: choose bear-05 at 3 => why-not-choosable, VH-7.99
    ! blue: choose wolf-03 at 1 => why-not-there, VH-7.99",
    "seats: red, blue
    jarl red: jorunn
    band red: bear-01
    band blue: wolf-03
    ---
    dice: sword, 5 x
    red: attack blue
    red: drop x
    dice: x
    red: reroll x
    red: activate bear-01 at 1 with sword
    dice: 6 x
    red: done
    blue: done
    ! red: secondary => why-jarl-condition, VH-7.63",
    "seats: red, blue
    option loki: loki-03
    option dwarves: on
    band red: d-dwarf-23
    band blue: wolf-01
    hand red: t-fury-2, t-counterblow, t-surrounded
    ---
    dice: 3 sword, bow, axe, x
    red: attack blue
    red: play t-surrounded
    ! red: row 1 => why-not-asked-for, VH-4.23",
    "seats: red, blue
    option loki: loki-04
    band red: bear-01
    band blue: wolf-01
    discard: bear-02, bear-03, bear-04, bear-05, bear-06
    ---
    dice: sword, 5 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    dice: sword, 5 x
    red: done
    blue: activate wolf-01 at 1 with sword
    blue: done
    blue: row 1
    ! blue: take bear-06 => why-not-on-top, VH-8.29
    ! blue: done => why-must, VH-8.29",
    "seats: red, blue
    option loki: loki-06
    band red: bear-01
    band blue: wolf-01
    hand blue: bear-16, wolf-06, t-fury-2
    ---
    dice: sword, 5 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    dice: sword, 5 x
    red: done
    blue: activate wolf-01 at 1 with sword
    blue: done
    blue: row 1
    ! blue: add bear-16 => why-too-many-weapons, VH-8.39
    ! blue: add t-fury-2 => why-no-warrior, VH-8.39
    ! blue: add wolf-07 => why-not-in-hand, VH-8.39
    ! blue: add wolf-06 at 6 => why-no-such-place, VH-3.7",
    "seats: red, blue
    option loki: loki-07
    band red: bear-01, bear-02, bear-05
    band blue: wolf-01, wolf-02, wolf-03
    ---
    dice: sword, axe, 4 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    red: activate bear-02 at 2 with axe
    dice: sword, axe, spear, 3 x
    red: done
    blue: activate wolf-01 at 1 with sword
    blue: activate wolf-02 at 2 with axe
    blue: activate wolf-03 at 3 with spear
    blue: done
    blue: row 1
    ! red: send bear-05 at 3 => why-not-choosable, VH-8.43
    ! red: decline => why-must, VH-8.43",
    "seats: red, blue
    option loki: loki-01
    band red: bear-01
    band blue: wolf-01, wolf-02
    ---
    dice: sword, 5 x
    red: attack blue
    red: activate bear-01 at 1 with sword
    dice: sword, 5 x
    red: done
    blue: activate wolf-01 at 1 with sword
    blue: done
    blue: row 1
    ! blue: send wolf-02 at 2 => why-not-choosable, VH-8.15",
    // Glory and missions.
    "seats: red, blue
    option valkyries: on
    band red: v-bear-01, wolf-02
    band blue: bear-03
    hand red: v-mission-margin-5, v-mission-activated-3, t-fury-2
    discard: wolf-16, wolf-11, wolf-12, bear-02
    ---
    dice: shield, 5 x
    red: attack blue
    red: activate v-bear-01 at 1 with shield
    dice: 6 x
    red: done
    blue: done
    ! red: take wolf-13 => why-not-offered, VH-10.14
    ! red: take wolf-16 => why-not-exact, VH-10.14
    ! red: decline => why-must, VH-10.16
    red: take wolf-11
    ! red: play v-mission-no-die-discarded => why-not-in-hand, VH-10.19
    ! red: play t-fury-2 => why-not-mission, VH-10.19
    ! red: play v-mission-margin-5 => why-mission-unmet, VH-10.25
    ! red: play v-mission-activated-3 => why-mission-unmet, VH-10.26",
    // The order of discards.
    "seats: red, blue
    option tyr: on
    option loki: loki-04
    band red: bear-01 + tyr-plus-2, bear-02, bear-03, bear-04
    hand red: wolf-01
    ---
    red: add wolf-01 at 1
    ! red: discard bear-02 => why-not-leaving, VH-1.44
    ! red: done => why-must, VH-1.44
    red: discard tyr-plus-2
    => discard: bear-01, tyr-plus-2",
    "seats: red, blue
    band red: bear-01
    band blue: bear-02
    hand red: t-heroic-3, t-heroic-3, t-heroic-3, t-heroic-3, t-heroic-3
    ---
    dice: 6 x
    red: attack blue
    red: play t-heroic-3 with x
    red: play t-heroic-3 with x
    red: play t-heroic-3 with x
    red: play t-heroic-3 with x
    red: play t-heroic-3 with x
    ! red: drop x => why-no-reroll, VH-4.15",
];
