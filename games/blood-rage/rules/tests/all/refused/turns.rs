//! Refused in the draft and on a turn.

pub const CASES: &[&str] = &[
    // Two players draft two cards each, in any order. [BR-4.6]
    "seats: wolf, raven
    phase: gifts
    pack wolf: heimdalls-sight, tyrs-smite-1, tyrs-bash
    pack raven: troll
    ---
    ! wolf: draft tyrs-bash => why-two-cards, BR-4.6
    ! wolf: draft tyrs-bash, tyrs-bash => why-not-in-pack, BR-4.6
    ! wolf: draft troll, tyrs-bash => why-not-in-pack, BR-4.6
    ! wolf: pass => why-not-asked-for, BR-4.4
    wolf: draft tyrs-smite-1, heimdalls-sight
    ! wolf: draft tyrs-bash, tyrs-crush-1 => why-chosen, BR-12.20",
    // More players draft one. [BR-4.4]
    "seats: wolf, raven, serpent
    phase: gifts
    pack wolf: tyrs-smite-1, tyrs-bash
    pack raven: troll
    ---
    ! wolf: draft tyrs-smite-1, tyrs-bash => why-one-card, BR-4.4
    ! wolf: draft troll => why-not-in-pack, BR-4.4",
    // Turns, invading, marching, pillaging.
    "seats: wolf, raven
    rage wolf: 1
    destroyed: angerboda, muspelheim, elvagar
    doomed: utgard, horgr, myrkvlor
    pillaged: horgr
    figures wolf: warrior horgr, ship nw
    figures raven: 3 warriors andlang
    hand wolf: thors-glory, tyrs-bash
    ---
    ! raven: pass => why-not-your-turn, BR-5.2
    ! wolf: accept => why-not-asked-for, BR-5.3
    ! wolf: invade ship ne => why-not-in-reserve, BR-5.22
    ! wolf: invade leader ne => why-wrong-waters, BR-5.25
    ! wolf: invade leader elvagar => why-destroyed, BR-1.35
    ! wolf: invade leader yggdrasil => why-no-invade-centre, BR-5.27
    ! wolf: invade leader andlang => why-full, BR-5.25
    ! wolf: invade leader gimle from valhalla => why-not-in-play, BR-11.83
    ! wolf: invade leader gimle for raven warrior => why-takes-no-place, BR-1.22
    ! wolf: march horgr > horgr: warrior => why-same-place, BR-5.39
    ! wolf: march horgr > elvagar: warrior => why-destroyed, BR-1.35
    ! wolf: march horgr > andlang: warrior => why-full, BR-5.36
    ! wolf: march horgr > gimle: 2 warriors => why-not-so-many, BR-5.34
    ! wolf: march horgr > gimle: leader, warrior => why-not-so-many, BR-5.34
    ! wolf: march horgr > gimle: troll => why-not-so-many, BR-5.34
    ! wolf: march horgr > gimle: mystic => why-not-so-many, BR-5.34
    ! wolf: march horgr > ne: warrior => why-no-province, BR-5.38
    ! wolf: march nw > gimle: warrior => why-no-province, BR-5.38
    ! wolf: pillage horgr => why-pillaged, BR-5.69
    ! wolf: pillage utgard => why-nobody-there, BR-5.64
    ! wolf: pillage yggdrasil => why-nobody-in-centre, BR-5.67
    ! wolf: pillage elvagar => why-destroyed, BR-1.36
    ! wolf: pillage nw => why-no-province, BR-1.29
    ! wolf: upgrade thors-glory => why-too-dear, BR-5.4
    ! wolf: upgrade tyrs-bash => why-no-upgrade, BR-5.42
    ! wolf: upgrade troll => why-not-in-hand, BR-10.4
    ! wolf: quest tyrs-bash => why-no-quest, BR-5.58
    ! wolf: quest alfheim-1 => why-not-in-hand, BR-10.4
    ! wolf: challenge horgr => why-not-in-play, BR-11.100
    ! wolf: sacrifice warrior horgr, ship nw => why-not-in-play, BR-11.86",
    // A ship, a closed fjord, a full board, a full sheet.
    "seats: wolf, raven
    destroyed: elvagar, angerboda, muspelheim
    doomed: utgard, horgr, myrkvlor
    figures raven: leader gimle, 2 warriors gimle, warrior horgr
    upgrades wolf: friggas-charm, lokis-domain, thors-glory
    upgrades raven: dwarf-chieftain
    rage raven: 1
    ---
    ! wolf: invade ship gimle => why-wrong-waters, BR-5.26
    ! wolf: invade ship ne => why-closed, BR-1.33
    wolf: invade leader gimle
    ! raven: invade dwarf-chieftain gimle => why-horns, BR-5.30
    raven: pass",
    "seats: wolf, raven, serpent
    upgrades wolf: friggas-charm, lokis-domain, thors-glory
    hand wolf: tyrs-domain
    ---
    ! wolf: upgrade tyrs-domain => why-no-free-slot, BR-5.43
    wolf: upgrade tyrs-domain 2",
    "seats: wolf, raven
    rage wolf: 1
    upgrades wolf: brothers-in-arms, troll
    ---
    ! wolf: invade troll gimle => why-too-dear, BR-5.4",
    // Tyr's Challenge. [BR-11.100]
    "seats: wolf, raven
    age: 2
    destroyed: angerboda, muspelheim, elvagar, utgard
    doomed: utgard, horgr, andlang
    pillaged: gimle, yggdrasil
    rage wolf: 7
    rage raven: 0
    upgrades wolf: tyrs-challenge
    figures wolf: leader gimle, warrior horgr
    ---
    ! wolf: challenge sw => why-no-province, BR-1.29
    ! wolf: challenge utgard => why-destroyed, BR-1.36
    ! wolf: challenge horgr => why-not-pillaged, BR-11.100
    ! wolf: challenge yggdrasil => why-nobody-in-centre, BR-5.67
    wolf: challenge gimle
    ! wolf: challenge gimle => why-challenged, BR-11.124
    wolf: march horgr > yggdrasil: warrior
    wolf: challenge yggdrasil
    wolf: decline
    wolf: march gimle > horgr: leader
    ! wolf: challenge gimle => why-too-dear, BR-5.4",
    "seats: wolf, raven
    age: 2
    destroyed: angerboda, muspelheim, elvagar, utgard
    doomed: utgard, horgr, andlang
    pillages wolf: gimle 10, horgr 10
    pillaged: gimle
    upgrades wolf: tyrs-challenge
    figures wolf: leader gimle, warrior horgr
    ---
    ! wolf: challenge gimle => why-too-often, BR-5.70
    ! wolf: pillage horgr => why-too-often, BR-5.70",
    // Frigga's Sacrifice and Frigga's Domain. [BR-11.83, BR-11.86]
    "seats: wolf, raven, serpent
    age: 3
    rage wolf: 1
    upgrades wolf: friggas-sacrifice, friggas-domain
    figures wolf: warrior gimle, ship nw
    valhalla wolf: warrior
    ---
    ! wolf: sacrifice leader gimle, ship nw => why-not-there, BR-11.86
    ! wolf: sacrifice warrior gimle, warrior gimle => why-not-there, BR-11.86
    ! wolf: invade leader gimle from valhalla => why-not-in-valhalla, BR-11.83
    wolf: sacrifice ship nw, warrior gimle
    ! wolf: decline => why-no-decline, BR-11.86",
    // The free invade of an upgrade. [BR-5.48, BR-5.50]
    "seats: wolf, raven
    age: 3
    destroyed: angerboda, muspelheim, elvagar, utgard, horgr
    doomed: utgard, horgr, andlang
    hand wolf: troll, lord-of-hammers
    upgrades wolf: friggas-domain
    valhalla wolf: warrior
    rage raven: 1
    ---
    wolf: upgrade troll
    ! wolf: invade leader gimle => why-other-figure, BR-5.50
    ! wolf: invade warrior gimle from valhalla => why-only-reserve, BR-5.50
    ! wolf: invade troll utgard => why-destroyed, BR-1.35
    ! raven: pass => why-others-asked, BR-5.51
    wolf: decline
    raven: pass
    wolf: upgrade lord-of-hammers
    ! wolf: invade troll gimle => why-other-figure, BR-5.48
    ! wolf: invade warrior gimle from valhalla => why-only-reserve, BR-5.48
    ! wolf: pass => why-not-asked-for, BR-5.51",
    // Hildisvini takes a figure's place. [BR-14.9, BR-14.10]
    "seats: wolf, raven
    option monsters: on
    destroyed: angerboda, muspelheim, elvagar
    doomed: utgard, horgr, myrkvlor
    upgrades wolf: hildisvini
    figures raven: 3 warriors andlang, leader gimle
    ---
    ! wolf: invade hildisvini andlang => why-full, BR-5.25
    ! wolf: invade hildisvini andlang for raven warrior => why-no-target, BR-14.9
    ! wolf: invade hildisvini andlang for raven warrior > horgr => why-not-adjacent, BR-14.9
    ! wolf: invade hildisvini gimle for raven leader > andlang => why-full, BR-14.10
    ! wolf: invade hildisvini gimle for raven leader > horgr => why-not-adjacent, BR-14.9
    ! wolf: invade hildisvini gimle for raven warrior > myrkvlor => why-victim-not-there, BR-14.9
    ! wolf: invade hildisvini gimle for bear leader > myrkvlor => why-victim-not-there, BR-14.9
    wolf: invade hildisvini andlang for raven warrior > utgard",
    "seats: wolf, raven
    option monsters: on
    destroyed: angerboda, myrkvlor, elvagar
    doomed: utgard, horgr, muspelheim
    upgrades wolf: hildisvini
    figures raven: leader gimle
    ---
    ! wolf: invade hildisvini gimle for raven leader > myrkvlor => why-destroyed, BR-1.35",
    // Odin's Chosen. [BR-15.11]
    "seats: wolf, raven
    option mystics: on
    age: 2
    upgrades wolf: odins-chosen
    upgrades raven: friggas-chosen
    figures wolf: warrior gimle
    figures raven: leader gimle, warrior gimle
    rage raven: 1
    ---
    ! wolf: invade mystic gimle for wolf warrior => why-own-figure, BR-15.11
    ! wolf: invade mystic gimle for raven leader => why-too-strong, BR-15.11
    ! wolf: invade mystic gimle for raven mystic => why-victim-not-there, BR-15.11
    ! wolf: invade mystic gimle for raven warrior > andlang => why-no-push, BR-15.11
    wolf: pass
    ! raven: invade mystic gimle for wolf warrior => why-not-in-play, BR-15.11",
];
