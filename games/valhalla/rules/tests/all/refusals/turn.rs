//! The turn, Thor's help, and what comes before a battle.

/// Tables with everything that is refused there.
pub const TABLES: &[&str] = &[
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
];
