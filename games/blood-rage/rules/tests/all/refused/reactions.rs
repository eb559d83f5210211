//! Refused in battles, when figures die, and after the Action phase.

pub const CASES: &[&str] = &[
    // The call to battle. [BR-6.2, BR-6.5]
    "seats: wolf, raven
    destroyed: angerboda, muspelheim, elvagar
    doomed: utgard, horgr, myrkvlor
    figures wolf: leader gimle
    figures raven: warrior yggdrasil, warrior horgr, ship sw
    ---
    wolf: pillage gimle
    ! wolf: decline => why-others-asked, BR-6.2
    ! raven: call leader from yggdrasil => why-not-there, BR-6.2
    ! raven: call warrior from horgr => why-not-adjacent, BR-6.2
    ! raven: call ship from sw => why-no-province, BR-6.5
    ! raven: call warrior from elvagar => why-destroyed, BR-6.5
    ! raven: pass => why-not-asked-for, BR-6.2",
    // Battle cards, and cards with a white disc. [BR-6.18, BR-6.26]
    "seats: wolf, raven, serpent
    age: 2
    figures wolf: leader gimle
    figures raven: leader gimle
    hand wolf: tyrs-bash, odins-smite
    hand raven: heimdalls-eye, tyrs-smash-1
    ---
    wolf: pillage gimle
    ! wolf: play troll => why-not-in-hand, BR-6.18
    ! serpent: play troll => why-no-part, BR-6.18
    wolf: play odins-smite
    ! wolf: play tyrs-bash => why-chosen, BR-12.20
    ! raven: pass => why-not-asked-for, BR-6.18
    raven: play tyrs-smash-1
    ! wolf: add tyrs-bash => why-no-disc, BR-6.26
    ! wolf: add heimdalls-gaze => why-not-in-hand, BR-6.26
    ! raven: decline => why-others-asked, BR-6.26",
    "seats: wolf, raven
    figures wolf: leader gimle
    figures raven: leader gimle
    hand wolf: tyrs-bash
    ---
    wolf: pillage gimle
    ! raven: play tyrs-bash => why-no-cards, BR-6.18",
    // Before Heimdall cards are played one after another. [BR-15.27]
    "seats: wolf, raven, serpent
    option gods: on
    gods: heimdall gimle, odin horgr
    figures wolf: leader gimle
    figures raven: leader gimle
    figures serpent: leader gimle
    hand wolf: tyrs-bash
    hand raven: troll, odins-smite
    hand serpent: thors-hammer, lokis-domain
    ---
    wolf: pillage gimle
    ! wolf: play tyrs-bash => why-one-by-one, BR-15.27
    raven: play troll
    ! raven: play odins-smite => why-chosen, BR-15.27",
    // Tyr's Domain and Tyr's Wrath. [BR-11.97]
    "seats: wolf, raven, serpent
    age: 3
    upgrades wolf: tyrs-wrath
    upgrades raven: tyrs-domain
    figures wolf: leader gimle
    figures raven: leader gimle
    hand wolf: alfheim-1
    hand raven: manheim-1
    ---
    wolf: pillage gimle
    wolf: play alfheim-1
    raven: play manheim-1
    ! wolf: count 3 => why-not-in-play, BR-11.97
    ! wolf: accept => why-not-asked-for, BR-11.97
    wolf: decline
    ! raven: count 5 => why-not-in-play, BR-11.97",
    // Odin's Tide and Frigga's Protection. [BR-11.7, BR-11.79]
    "seats: wolf, raven
    age: 2
    rage wolf: 1
    upgrades wolf: friggas-protection
    figures wolf: leader gimle, 2 warriors gimle
    figures raven: warrior gimle
    hand wolf: odins-tide
    ---
    wolf: pillage gimle
    wolf: play odins-tide
    ! wolf: spare ship => why-not-there, BR-11.7
    ! wolf: accept => why-not-asked-for, BR-11.6
    wolf: spare leader
    ! wolf: save leader => why-not-dying, BR-6.44
    ! wolf: retreat leader > yggdrasil => why-not-dying, BR-6.44
    ! wolf: retreat warrior > yggdrasil => why-no-retreat, BR-6.44
    ! wolf: decline => why-not-asked-for, BR-6.44",
    // Figures that would be destroyed. [BR-11.79, BR-11.118, BR-15.10]
    "seats: wolf, raven, serpent
    option mystics: on
    age: 3
    destroyed: angerboda, muspelheim, myrkvlor, utgard
    doomed: muspelheim, utgard, elvagar
    upgrades wolf: volur-witch, friggas-chosen
    upgrades raven: masters-in-arms
    figures wolf: volur-witch gimle, mystic gimle
    figures raven: leader gimle, 2 warriors gimle, 3 warriors andlang
    steps raven: 1, 1, 3
    ---
    wolf: pillage gimle
    ! wolf: save mystic => why-not-in-play, BR-11.79
    ! wolf: retreat mystic > andlang => why-full, BR-15.10
    ! wolf: retreat mystic > horgr => why-not-adjacent, BR-15.10
    ! wolf: retreat mystic > myrkvlor => why-destroyed, BR-1.35
    ! wolf: retreat volur-witch > andlang => why-only-centre, BR-11.118
    wolf: retreat volur-witch > yggdrasil",
    "seats: wolf, raven, serpent
    option mystics: on
    age: 3
    rage wolf: 1
    upgrades wolf: volur-witch, friggas-protection
    upgrades raven: odins-chosen
    figures wolf: volur-witch yggdrasil, mystic yggdrasil
    mystics wolf: 1
    figures raven: leader yggdrasil, 3 warriors yggdrasil
    ---
    wolf: pillage yggdrasil
    ! wolf: retreat volur-witch > gimle => why-no-retreat-here, BR-11.119
    ! wolf: retreat mystic > gimle => why-not-in-play, BR-15.10",
    "seats: wolf, raven, serpent
    option mystics: on
    age: 3
    rage raven: 0
    rage serpent: 0
    rage wolf: 1
    doomed: elvagar, angerboda, gimle
    upgrades wolf: friggas-protection, friggas-chosen
    figures wolf: mystic gimle, warrior gimle
    figures raven: leader gimle
    ---
    wolf: pass
    ! wolf: save warrior => why-no-rage-now, BR-11.81",
    "seats: wolf, raven, serpent
    option mystics: on
    age: 3
    rage raven: 0
    figures wolf: 2 warriors gimle, leader gimle
    upgrades raven: friggas-protection, friggas-chosen
    figures raven: mystic gimle
    ---
    wolf: pillage gimle
    ! raven: save mystic => why-too-dear, BR-11.79",
    // Tyr's Prowess. [BR-11.102]
    "seats: wolf, raven, serpent
    age: 2
    upgrades wolf: tyrs-prowess
    figures wolf: leader gimle
    figures raven: ship nw
    hand wolf: tyrs-bash
    ---
    wolf: pillage gimle
    wolf: play tyrs-bash
    ! wolf: recover troll => why-not-played, BR-11.102",
    // Steps. [BR-2.7, BR-11.43, BR-11.44]
    "seats: wolf, raven
    token gimle: axes
    steps wolf: 6, 1, 1
    figures wolf: leader gimle
    figures raven: warrior gimle
    hand wolf: friggas-grace
    ---
    wolf: pillage gimle
    wolf: play friggas-grace
    ! wolf: raise rage => why-last-step, BR-2.7
    ! wolf: raise axes => why-other-stat, BR-11.44
    ! wolf: decline => why-no-decline, BR-11.43
    ! wolf: pass => why-not-asked-for, BR-11.44",
    "seats: wolf, raven
    age: 2
    figures wolf: leader gimle
    upgrades wolf: lord-of-axes
    ---
    wolf: pillage gimle
    ! wolf: decline => why-no-decline, BR-11.57
    ! wolf: pass => why-not-asked-for, BR-2.7",
    "seats: wolf, raven
    age: 2
    figures wolf: leader gimle
    figures raven: warrior gimle
    hand wolf: thors-oath
    ---
    wolf: pillage gimle
    wolf: play thors-oath
    ! wolf: decline => why-no-decline, BR-11.24",
    // Lord of Hammers. [BR-11.55, BR-11.56]
    "seats: wolf, raven
    destroyed: angerboda, muspelheim, myrkvlor
    doomed: utgard, horgr, elvagar
    figures wolf: leader gimle, warrior gimle
    figures raven: 3 warriors andlang
    upgrades wolf: lord-of-hammers
    ---
    wolf: pillage gimle
    raven: decline
    ! wolf: move warrior > yggdrasil => why-only-leader, BR-11.55
    ! wolf: move leader > horgr => why-not-adjacent, BR-11.55
    ! wolf: move leader > andlang => why-full, BR-11.56
    ! wolf: move leader > myrkvlor => why-destroyed, BR-1.35
    ! wolf: pass => why-not-asked-for, BR-11.55",
    // Frigga's Succor, Loki's Blessing, Thor's Domain. [BR-11.71, BR-11.75, BR-11.93]
    "seats: wolf, raven, serpent, bear
    age: 2
    upgrades wolf: friggas-succor, thors-domain
    upgrades raven: lokis-blessing
    figures raven: warrior gimle
    ---
    wolf: invade leader gimle
    ! wolf: invade leader gimle => why-only-warrior, BR-11.75
    ! wolf: pass => why-not-asked-for, BR-11.75
    wolf: invade warrior gimle
    ! wolf: pillage horgr => why-only-there, BR-11.93
    ! wolf: pass => why-not-asked-for, BR-11.93
    wolf: pillage gimle
    ! raven: invade leader gimle => why-only-warrior, BR-11.71
    ! raven: pass => why-not-asked-for, BR-11.71",
    // Gods. [BR-15.16, BR-15.18, BR-15.19]
    "seats: wolf, raven
    option gods: on
    destroyed: angerboda, muspelheim, elvagar
    doomed: myrkvlor, utgard, andlang
    gods: tyr gimle, thor horgr
    pillaged: utgard
    figures wolf: leader gimle
    ---
    wolf: pillage gimle
    ! wolf: send thor > andlang => why-other-god, BR-15.18
    ! wolf: send tyr > nw => why-no-province, BR-15.16
    ! wolf: send tyr > gimle => why-god-stays, BR-15.18
    ! wolf: send tyr > elvagar => why-destroyed, BR-15.19
    ! wolf: send tyr > utgard => why-pillaged, BR-15.19
    ! wolf: send tyr > horgr => why-god-there, BR-15.19
    ! wolf: pass => why-not-asked-for, BR-15.18",
    // Discards. [BR-7.1, BR-7.2]
    "seats: wolf, raven, serpent
    rage raven: 0
    rage serpent: 0
    hand wolf: tyrs-bash
    hand serpent: troll
    ---
    wolf: pass
    ! wolf: keep troll => why-not-in-hand, BR-7.1
    ! raven: keep nothing => why-no-cards, BR-7.2
    ! wolf: pass => why-not-asked-for, BR-7.1
    wolf: keep nothing
    ! wolf: keep tyrs-bash => why-chosen, BR-12.20",
    // Quests. [BR-7.12]
    "seats: wolf, raven
    rage raven: 0
    steps wolf: 6, 1, 1
    figures wolf: leader gimle
    quests wolf: alfheim-1
    ---
    wolf: pass
    ! wolf: raise rage => why-last-step, BR-2.7
    ! wolf: pass => why-not-asked-for, BR-7.12",
    // The end. [BR-8.1]
    "seats: wolf, raven
    age: 3
    rage raven: 0
    ---
    wolf: pass
    ! wolf: pass => why-over, BR-8.1",
];
