//! Why something is refused: every reason is provoked, and it is the true one with its clause.

use crate::support::{open, play};
use meadhall_engine::{Game, Quick, Seat, Wording};
use meadhall_valhalla::{Action, Valhalla};
use std::collections::BTreeSet;

/// Tables with everything that is refused there: `! red: what => reason, clause`.
const TABLES: &[&str] = &[
    // The turn.
    "seats: red, blue, green, yellow
    option brothers: aid
    band red: bear-01, bear-02
    band green: bear-03
    band yellow: bear-04
    shields yellow: 0
    captured blue: yellow, yellow, yellow, yellow
    hand red: wolf-06, wolf-07, t-fury-2
    ---
    ! red: attack green => why-partner, VH-14.4
    ! red: attack blue => why-no-band, VH-3.16
    ! red: attack yellow => why-no-shield, VH-3.17
    ! red: attack red => why-no-such-target, VH-3.15
    ! red: attack white => why-no-such-target, VH-3.15
    ! red: attack monster => why-no-monster, VH-16.1
    ! red: add wolf-08 at 3 => why-not-in-hand, VH-3.6
    ! red: add two wolf-06 at 3 => why-too-many-weapons, VH-3.10
    ! red: add two wolf-08 => why-not-in-hand, VH-3.6
    ! red: add two t-fury-2 => why-no-warrior, VH-3.6
    ! red: add t-fury-2 at 3 => why-no-warrior, VH-3.6
    ! red: add wolf-06 at 1 => why-no-place, VH-3.9
    ! red: add wolf-06 at 5 => why-no-such-place, VH-3.7
    ! red: recall wolf-06 => why-other-jarl, VH-7.71
    ! red: done => why-not-asked-for, VH-3.3
    ! blue: draw => why-not-your-turn, VH-3.3",
    "seats: red, blue
    option positions: first-free
    jarl red: agnar
    band red: bear-01
    hand red: bear-16, wolf-06, wolf-07
    ---
    ! red: add wolf-06 at 3 => why-first-free, VH-2.25
    ! red: add two bear-16 => why-too-many-weapons, VH-7.79
    red: add two wolf-06
    ! red: add bear-16 => why-too-many-weapons, VH-7.79
    ! red: add bear-01 => why-not-in-hand, VH-3.6
    ! red: done => why-must, VH-3.11",
    "seats: red, blue
    hand red: bear-16, wolf-16
    jarl red: agnar
    band blue: bear-01
    ---
    ! red: add two bear-16 => why-too-many-weapons, VH-7.80
    ! red: draw => why-empty-band, VH-3.20
    ! red: attack blue => why-empty-band, VH-3.18",
    "seats: red, blue
    jarl red: hodr
    band red: bear-01
    hand red: wolf-01
    ---
    ! red: add two wolf-01 => why-no-second, VH-3.11
    ! red: add wolf-01 at 1 => why-no-place, VH-3.9",
    "seats: red, blue
    band red: bear-01, bear-02, bear-03, bear-04
    hand red: wolf-01, wolf-02
    ---
    ! red: add wolf-01 => why-full-band, VH-3.8
    ! red: add wolf-01 at 5 => why-no-such-place, VH-3.7
    red: add two wolf-01 at 2
    ! red: add wolf-02 at 2 => why-just-placed, VH-3.14",
    "seats: red, blue
    jarl red: mar
    band red: bear-01
    discard: wolf-01, wolf-02
    ---
    ! red: recall wolf-02 => why-not-on-top, VH-7.71
    ! red: recall wolf-01 at 1 => why-no-place, VH-3.9",
    "seats: red, blue
    option tyr: on
    band red: bear-01
    hand red: wolf-01, t-fury-2
    ---
    red: add wolf-01
    ! red: play tyr-plus-2 => why-not-in-hand, VH-12.8
    ! red: play t-fury-2 => why-not-wrath, VH-12.8",
    "seats: red, blue
    jarl red: brynjarr
    band red: bear-01
    shields red: 2
    captured blue: red, red
    phase: b
    ---
    ! red: main => why-jarl-condition, VH-7.16",
    "seats: red, blue
    jarl red: brynjarr
    band red: bear-01
    attacked: yes
    phase: b
    deck: wolf-01, wolf-02, wolf-03, wolf-04
    ---
    ! red: secondary => why-jarl-condition, VH-7.18
    red: decline
    ! red: discard wolf-16 => why-not-drawn, VH-3.23
    ! red: done => why-keep-fewer, VH-3.23",
    // Thor's help.
    "seats: red, blue, green, yellow
    option thor: on
    band red: bear-01, bear-02
    band blue: bear-03
    hand blue: wolf-09
    hand green: thor-fewer-extra_die, t-fury-2
    ---
    red: attack blue
    ! green: help blue with thor-fewer_or_equal-draw_card => why-not-in-hand, VH-9.3
    ! green: help blue with t-fury-2 => why-not-thor, VH-9.3
    ! green: help yellow with thor-fewer-extra_die => why-not-fighting, VH-9.3
    ! green: help red with thor-fewer-extra_die => why-thor-condition, VH-9.4
    ! red: decline => why-not-asked, VH-9.3
    ! yellow: decline => why-not-asked, VH-18.26",
    // Before a battle.
    "seats: red, blue
    option dwarves: on
    band red: bear-01, bear-02
    band blue: bear-03
    hand red: t-fury-2, wolf-01
    discard: wolf-16
    ---
    red: attack blue
    ! red: add wolf-01 => why-other-jarl, VH-7.46
    ! red: lay die => why-other-jarl, VH-7.25
    ! red: play d-call-to-arms => why-not-in-hand, VH-4.4
    ! red: play wolf-01 => why-no-tactic, VH-4.4
    ! red: play t-fury-2 => why-not-before, VH-4.4",
    "seats: red, blue
    option dwarves: on
    jarl red: solveig
    jarl blue: valgard
    band red: bear-01
    band blue: bear-03
    hand red: wolf-01, wolf-02, t-fury-2, d-call-to-arms
    hand blue: wolf-05
    ---
    red: attack blue
    ! red: play d-call-to-arms => why-no-fallen, VH-11.19
    ! red: add wolf-03 => why-not-in-hand, VH-7.48
    ! red: add t-fury-2 => why-no-warrior, VH-7.48
    ! red: add wolf-01 at 5 => why-no-such-place, VH-3.7
    red: done
    blue: lay die
    ! blue: lay die => why-not-your-turn",
    "seats: red, blue
    option dwarves: on
    jarl red: solveig
    band red: bear-01
    band blue: bear-03
    hand red: wolf-01, wolf-02, wolf-03
    discard: wolf-16
    ---
    red: attack blue
    red: add wolf-01
    ! red: add wolf-02 => why-jarl-used, VH-7.52",
    "seats: red, blue
    option dwarves: on
    jarl red: solveig
    jarl blue: valgard
    band red: bear-01, bear-02, bear-04
    band blue: bear-03
    hand red: wolf-01, wolf-02, wolf-03
    hand blue: wolf-04
    discard: wolf-16
    ---
    red: attack blue
    ! red: add wolf-01 => why-jarl-condition, VH-7.46
    red: done
    blue: lay die
    ! blue: lay die => why-jarl-used, VH-7.25",
    "seats: red, blue
    option dwarves: on
    jarl red: valgard
    band red: bear-01
    hand red: wolf-01
    discard: wolf-16
    phase: ragnarok
    ---
    ! red: lay die => why-jarl-condition, VH-5.18",
    "seats: red
    option monster: hel
    jarl red: osvir
    band red: bear-01
    hand red: wolf-01
    monster card: 2
    ---
    red: attack monster
    ! red: pay wolf-02 => why-not-in-hand, VH-7.10",
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

/// Every refusal has the true reason and the true clause.
#[test]
fn refusals_tell_the_truth() {
    for table in TABLES {
        play(table);
    }
}

/// The reason that a table gives for refusing this.
fn reason(game: &Valhalla, position: &meadhall_valhalla::Position, seat: usize, what: &str) -> (String, String) {
    let action: Action = what.parse().unwrap_or_else(|_| panic!("`{what}` is an action"));
    let refusal =
        game.play(&mut position.clone(), Seat::new(seat), action, &mut Quick::new(0), &mut meadhall_engine::Ignore);
    let why = refusal.expect_err("refused").why;
    (why.key.to_string(), why.clause.as_deref().unwrap_or_default().to_owned())
}

/// What can be told only from a position that no scenario of the turn begins with.
const ELSEWHERE: [(&str, &str); 9] = [
    ("why-no-seat", "VH-1.1"),
    ("why-over", "VH-5.34"),
    ("why-chosen", "VH-2.8"),
    ("why-not-dealt", "VH-2.5"),
    ("why-not-alone", "VH-16.11"),
    ("why-hand-whole", "VH-17.10"),
    ("why-last-laid", "VH-17.13"),
    ("why-not-played", "VH-11.16"),
    ("why-over-maximum", "VH-16.58"),
];

/// Refusals in the set-up, after the end, and of somebody who is not there.
#[test]
fn refusals_outside_the_turns() {
    let pair = |(key, clause): (String, String), n: usize| {
        assert_eq!((key.as_str(), clause.as_str()), ELSEWHERE[n]);
    };
    let game = open(2, "draft");
    let mut quick = Quick::new(1);
    let mut position = game.setup(&mut quick, &mut meadhall_engine::Ignore);
    pair(reason(&game, &position, 4, "draw"), 0);
    let mut choices = Vec::new();
    game.legal(&position, Seat::new(0), &mut choices);
    let dealt: Vec<String> = choices.iter().map(ToString::to_string).collect();
    let strange = ["jarl osk", "jarl borg", "jarl gorm", "jarl mar"]
        .into_iter()
        .find(|jarl| !dealt.contains(&(*jarl).to_owned()));
    pair(reason(&game, &position, 0, strange.expect("three are dealt")), 3);
    game.apply(&mut position, Seat::new(0), choices[0], &mut quick, &mut meadhall_engine::Ignore);
    pair(reason(&game, &position, 0, &dealt[1]), 2);
    let solo = open(1, "");
    pair(reason(&solo, &solo.setup(&mut quick, &mut meadhall_engine::Ignore), 0, "jarl steinar"), 4);
    let end = crate::support::walk(&game, 3, |_, _| {});
    pair(reason(&game, &end, 0, "draw"), 1);
}

/// Refusals of the draft, and of cards that were given for a dwarf.
#[test]
fn refusals_of_the_draft() {
    let game = open(2, "draft");
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        crate::support::walk(&game, seed, |position, _| {
            if position.table.asked != meadhall_valhalla::Asked::Draft {
                return;
            }
            let who = position.table.who;
            let hand = position.hand(who);
            let mut choices = Vec::new();
            game.legal(position, who, &mut choices);
            if hand.len() == 5 {
                let offered = position.table.laid.as_slice()[0];
                seen.insert(reason(&game, position, who.index(), &format!("take {offered}")));
            } else if !choices.iter().any(|choice| matches!(choice, Action::Lay(_))) && !hand.is_empty() {
                let held = crate::support::game_cards(&game, &hand)[0];
                seen.insert(reason(&game, position, who.index(), &format!("lay {held}")));
            } else {
                seen.insert(reason(&game, position, who.index(), "done"));
            }
        });
    }
    for wanted in [ELSEWHERE[5], ELSEWHERE[6], ("why-must", "VH-17.10")] {
        assert!(seen.contains(&(wanted.0.to_owned(), wanted.1.to_owned())), "{wanted:?}: {seen:?}");
    }
}

/// [VH-8.24, VH-11.15, VH-11.16] A card given for a dwarf was laid aside and not played: Loki does not hand it out.
#[test]
fn a_card_given_for_a_dwarf_was_not_played() {
    let mut told = play(
        "seats: red, blue
        option loki: loki-03
        option dwarves: on
        band red: d-dwarf-23
        band blue: bear-02
        hand red: t-surrounded, t-counterblow, t-fury-2
        ---
        dice: axe, 5 x
        red: attack blue
        red: play t-surrounded
        red: activate d-dwarf-23 at 1 with axe
        red: pay t-counterblow
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        blue: done
        => asked: loki of blue",
    );
    told.then("blue: row 2\n! blue: take t-counterblow => why-not-played, VH-11.16\n! blue: take t-fury-2 => why-not-played, VH-8.24");
    assert_eq!(crate::support::legal(&told, "blue"), ["take t-surrounded"]);
    told.then("blue: take t-surrounded\n=> hand blue: t-surrounded\n=> discard: t-counterblow");
}

/// Warriors that would exceed the maximum of the monster's card, and favours that are not to be paid.
#[test]
fn refusals_under_the_maximum() {
    let mut told = play("seats: red\nband red: wolf-11, bear-01\nvalhalla red: wolf-01\nphase: raid\ndeck size: 20");
    told.position.table.battle.sides[1].dice = [2, 1, 1, 0, 0, 2];
    told.then("red: activate bear-01 at 2 with sword\nred: activate wolf-11 at 1 with sword, axe, spear\nred: done\n=> asked: solo-send of red");
    told.then("! red: send wolf-11 at 1 => why-over-maximum, VH-16.58");
}

/// No reason is left without a case, and none is tested that cannot be given.
#[test]
fn every_reason_has_a_case() {
    let keys = |text: &str, before: &str| -> BTreeSet<String> {
        let parts = text.split(before).skip(1);
        let words = parts.map(|rest| rest.split(|c: char| !(c.is_ascii_lowercase() || c == '-')).next().unwrap_or(""));
        words.map(|rest| format!("why-{rest}")).collect()
    };
    let code = [
        include_str!("../../src/wording/refusal/mod.rs"),
        include_str!("../../src/wording/refusal/battle.rs"),
        include_str!("../../src/wording/refusal/ending.rs"),
    ];
    let given: BTreeSet<String> = code.iter().flat_map(|text| keys(text, "\"why-")).collect();
    let worded = keys(&format!("\n{}", include_str!("../../locales/en.ftl")), "\nwhy-");
    assert_eq!(given, worded, "every reason has words, and every word a reason");
    let mut tested: BTreeSet<String> = TABLES.iter().flat_map(|text| keys(text, "=> why-")).collect();
    tested.extend(ELSEWHERE.iter().map(|(key, _)| (*key).to_owned()));
    assert_eq!(given, tested, "every reason has a case");
}
