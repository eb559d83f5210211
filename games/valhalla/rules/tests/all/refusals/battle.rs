//! The phases of a battle, and jarls in it.

/// Tables with everything that is refused there.
pub const TABLES: &[&str] = &[
    // The phases of a battle.
    "seats: red, blue
    option valkyries: on
    option dwarves: on
    band red: bear-06, wolf-01
    band blue: bear-03, bear-04
    hand red: t-fury-3, t-heroic-3, t-heroic-4-sword, v-path-to-valhalla, d-call-to-arms, wolf-09, t-weapon-exchange, t-new-weapons
    hand blue: t-surrounded, v-path-to-valhalla, v-path-to-valhalla, v-path-to-valhalla, t-fury-3
    ---
    dice: 3 sword, axe, 2 x
    red: attack blue
    ! red: play t-fury-2 => why-not-in-hand, VH-4.17
    ! red: play wolf-09 => why-no-tactic, VH-4.18
    ! red: play d-call-to-arms => why-only-before, VH-11.18
    ! red: play t-fury-3 => why-tactic-condition, VH-6.29
    ! red: play t-heroic-3 => why-needs-die, VH-6.31
    ! red: play t-heroic-3 with bow => why-wrong-die, VH-6.31
    ! red: play t-heroic-4-sword with axe => why-wrong-die, VH-6.32
    ! red: play t-weapon-exchange with x => why-wrong-die, VH-4.17
    ! red: play v-path-to-valhalla => why-tactic-condition, VH-10.33
    ! red: activate bear-07 at 1 with 2 axe => why-not-there, VH-4.27
    ! red: activate ally bear-06 at 1 with 2 sword => why-no-ally, VH-14.11
    ! red: activate bear-06 at 1 with sword, x => why-wrong-weapons, VH-1.11
    ! red: activate bear-06 at 1 with sword, axe => why-wrong-weapons, VH-4.24
    ! red: drop bow => why-no-such-die, VH-4.12
    ! red: free reroll => why-no-free-reroll, VH-4.13
    ! red: jarl reroll sword => why-other-jarl, VH-7.21
    ! red: turn x to sword => why-other-jarl, VH-7.53
    ! red: pay wolf-09 => why-not-asked-for, VH-4.23
    red: drop x
    ! red: reroll bow => why-not-free, VH-4.29
    ! red: done => why-must, VH-4.12
    dice: x
    red: reroll x
    red: activate bear-06 at 1 with 2 sword
    ! red: activate bear-06 at 1 with 2 sword => why-activated, VH-4.27
    dice: sword, bow
    red: play t-new-weapons
    ! red: keep axe => why-not-rolled, VH-6.24
    red: keep bow
    red: play t-weapon-exchange
    ! red: turn sword to axe => why-only-x, VH-6.37
    red: done
    dice: 6 x
    red: done
    ! blue: play t-surrounded => why-tactic-condition, VH-6.39
    ! blue: activate bear-03 at 1 with spear => why-no-dice, VH-4.24
    blue: play v-path-to-valhalla
    ! red: choose bear-07 at 1 => why-not-there, VH-10.43
    ! red: decline => why-must, VH-10.34
    red: choose bear-06 at 1
    blue: play v-path-to-valhalla
    ! red: choose bear-06 at 1 => why-not-choosable, VH-10.43
    red: choose wolf-01 at 2
    ! blue: play v-path-to-valhalla => why-tactic-condition, VH-10.43",
    "seats: red, blue
    option dwarves: on
    band red: d-dwarf-01, d-dwarf-15, d-dwarf-22
    band blue: bear-03, bear-04, bear-05
    hand red: wolf-01, t-fury-2
    hand blue: t-fury-2, wolf-02, t-counterblow
    ---
    dice: sword, spear, bow, 3 x
    red: attack blue
    red: activate d-dwarf-01 at 1 with sword
    ! red: choose bear-06 at 1 => why-not-there, VH-11.5
    ! red: decline => why-must, VH-11.3
    red: choose bear-03 at 1
    red: activate d-dwarf-15 at 2 with spear
    ! blue: discard t-fury-3 => why-not-in-hand, VH-11.11
    ! blue: discard wolf-02 => why-force, VH-11.11
    blue: discard t-fury-2
    red: activate d-dwarf-22 at 3 with bow
    ! red: pay wolf-16 => why-not-in-hand, VH-11.17
    red: decline
    dice: spear, 5 x
    red: done
    ! blue: activate bear-03 at 1 with spear => why-blocked, VH-11.3",
    "seats: red, blue
    band red: bear-01
    band blue: bear-03
    hand red: t-new-weapons, t-new-weapons, t-new-weapons, t-new-weapons
    ---
    dice: sword, 5 x
    red: attack blue
    dice: 2 x
    red: play t-new-weapons
    dice: 2 x
    red: play t-new-weapons
    dice: x
    red: play t-new-weapons
    ! red: play t-new-weapons => why-tactic-condition, VH-6.26",
    // Jarls in a battle.
    "seats: red, blue
    jarl red: sigvard
    jarl blue: thord
    band red: bear-01
    band blue: bear-03
    hand red: t-surrounded
    ---
    dice: 2 sword, 4 x
    red: attack blue
    ! red: jarl reroll bow => why-no-such-die, VH-7.21
    dice: axe
    red: jarl reroll x
    ! red: jarl reroll sword => why-same-die, VH-7.23
    dice: bow
    red: jarl reroll axe
    ! red: jarl reroll bow => why-jarl-used, VH-7.23
    red: play t-surrounded
    red: activate bear-01 at 1 with sword
    dice: sword, 5 x
    red: done
    ! blue: turn x to spear => why-jarl-off, VH-6.39",
    "seats: red, blue
    jarl red: gorm
    jarl blue: thord
    band red: bear-01
    band blue: bear-03
    hand red: wolf-01
    ---
    dice: 2 sword, 4 x
    red: attack blue
    ! red: turn x to sword => why-only-weapons, VH-7.85
    ! red: turn bow to sword => why-no-such-die, VH-7.118
    ! red: pay wolf-01 => why-jarl-condition, VH-7.86
    red: turn sword to axe
    ! red: turn axe to bow => why-jarl-condition, VH-7.86
    ! red: pay wolf-02 => why-not-in-hand, VH-7.86
    red: pay wolf-01
    ! red: turn x to bow => why-only-weapons, VH-7.85
    red: turn axe to spear
    ! red: turn sword to bow => why-jarl-used, VH-7.85
    ! red: pay wolf-02 => why-jarl-used, VH-7.86
    red: activate bear-01 at 1 with sword
    dice: 2 sword, 4 x
    red: done
    ! blue: turn sword to axe => why-only-x, VH-7.53
    blue: turn x to axe
    ! blue: turn x to axe => why-jarl-used, VH-7.53",
];
