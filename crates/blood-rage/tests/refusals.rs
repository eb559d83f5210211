//! Every refusal tells the truth: each reason and each clause is provoked here, and none is left out.

mod tale;

use meadhall_blood_rage::{Action, BloodRage, LOCALES, March, Place, Slot};
use meadhall_engine::{Arg, Chance, Facts, Game, Message, Quick, Scenario, Seat};
use std::collections::BTreeSet;
use tale::{card, play, seat};

/// Scenarios in which choices are refused: `! who: what => reason, clause`.
const CASES: &[&str] = &[
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

/// The reasons and clauses that the cases provoke.
fn told() -> BTreeSet<String> {
    let refusals = CASES.iter().flat_map(|case| case.lines()).filter(|line| line.trim_start().starts_with('!'));
    let reasons = refusals.filter_map(|line| Some(line.split_once("=>")?.1));
    reasons.flat_map(|why| why.split(',')).map(|part| part.trim().to_owned()).collect()
}

/// Each refusal gives the true reason and the true clause.
#[test]
fn refusals_say_why() {
    let mut wrong = Vec::new();
    for case in CASES {
        let text = format!("meadhall scenario 2\ngame: blood-rage\n{case}");
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error}\n{case}"));
        if let Err(error) = scenario.play::<BloodRage>() {
            let line = text.lines().nth(error.line.max(1) - 1).unwrap_or_default().trim();
            wrong.push(format!("{line}: {error}"));
        }
        for line in case.lines().filter(|line| line.trim_start().starts_with('!')) {
            assert!(line.contains("=> why-"), "says why: {line}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What cannot be typed is refused as well: a seat that is not there, a march of nobody, a slot of another kind.
#[test]
fn refusals_of_what_cannot_be_typed() {
    let told = play("seats: wolf, raven\nhand wolf: friggas-charm");
    let why = |who: Seat, action: Action| {
        let message = told.game.why_not(&told.position, who, action);
        (message.key.into_owned(), message.clause.map(|clause| clause.into_owned()))
    };
    let march =
        March { from: Place::Gimle, to: Place::Horgr, warriors: 0, leader: false, mystics: 0, monsters: [None; 2] };
    let wolf = seat(&told, "wolf");
    assert_eq!(why(Seat::new(4), Action::Pass), ("why-no-seat".to_owned(), None));
    assert_eq!(why(wolf, Action::March(march)), ("why-no-figures".to_owned(), Some("BR-5.34".to_owned())));
    let wrong = Action::Upgrade(card("friggas-charm"), Some(Slot::Ship));
    assert_eq!(why(wolf, wrong), ("why-other-slot".to_owned(), Some("BR-2.24".to_owned())));
}

/// No reason and no clause is left without a case.
#[test]
fn every_reason_and_clause_is_provoked() {
    let told = told();
    let typed = ["why-no-seat", "why-no-figures", "why-other-slot", "BR-2.24"];
    let known = |part: &str| told.contains(part) || typed.contains(&part);
    let keys = LOCALES[0].1.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let reasons: Vec<&str> = keys.filter(|key| key.starts_with("why-")).collect();
    assert!(reasons.len() > 60);
    for reason in reasons {
        assert!(known(reason), "{reason} is never provoked");
    }
    let sources =
        [include_str!("../src/why/mod.rs"), include_str!("../src/why/turn.rs"), include_str!("../src/why/invade.rs")];
    // `BR-7.12` cannot be declined wrongly: a quest's step may be.
    for clause in sources.iter().flat_map(|text| text.split('"')).filter(|part| part.starts_with("BR-")) {
        assert!(known(clause), "{clause} is never provoked");
    }
}

/// The verbs that answer a question.
fn verbs(asked: &str) -> &'static [&'static str] {
    match asked.split(" of ").next().unwrap_or_default().split(' ').next().unwrap_or_default() {
        "draft" => &["draft"],
        "turn" => &["pass", "quest", "upgrade", "pillage", "challenge", "sacrifice", "invade", "march"],
        "free" | "succor" | "blessing" => &["invade", "decline"],
        "domain" => &["pillage", "decline"],
        "call" => &["call", "decline"],
        "card" => &["play"],
        "count" => &["count", "decline"],
        "spare" => &["spare"],
        "save" => &["save", "retreat", "accept"],
        "add" => &["add", "decline"],
        "recover" => &["recover", "decline"],
        "raise" => &["raise", "decline"],
        "move" => &["move", "decline"],
        "god" => &["send"],
        "discard" => &["keep"],
        _ => &[],
    }
}

/// Whether what a reason says can be seen in the facts of the position, as far as it can.
fn is_true(facts: &Facts, clan: &str, action: &str, why: &Message) -> bool {
    let part = |name: &str| match why.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg) {
        Some(Arg::Word(word)) => word.split_once('-').map_or("", |(_, rest)| rest).to_owned(),
        Some(Arg::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let fact = |key: &str| facts.get(key).unwrap_or_default().to_owned();
    let own = |key: &str| fact(&format!("{key} {clan}"));
    let lists = |list: String, item: &str| list.split(", ").any(|word| word == item);
    let asked = fact("asked");
    let awaited = asked.split_once(" of ").is_some_and(|(_, who)| who.split(", ").any(|word| word == clan));
    let verb = action.split(' ').next().unwrap_or_default();
    match why.key.as_ref() {
        "why-over" => asked == "nothing of -",
        "why-chosen" => lists(fact("answered"), clan),
        "why-not-your-turn" => !awaited && asked.starts_with("turn"),
        "why-others-asked" | "why-one-by-one" => !awaited,
        "why-no-part" => !lists(fact("members"), clan),
        "why-no-cards" => own("hand") == "-",
        "why-not-asked-for" => awaited && !verbs(&asked).contains(&verb),
        "why-not-in-hand" | "why-not-played" => {
            let cards = if verb == "recover" { fact("spoils") } else { own("hand") };
            !cards.split(", ").any(|card| action.split([' ', ',']).any(|word| word == card))
        }
        "why-too-dear" => part("cost").parse::<u8>().ok() > own("rage").parse::<u8>().ok(),
        "why-destroyed" => lists(fact("destroyed"), &part("place")),
        "why-pillaged" => lists(fact("pillaged"), &part("place")),
        "why-not-pillaged" => !lists(fact("pillaged"), &part("place")),
        "why-no-province" => ["ne", "se", "sw", "nw"].contains(&part("place").as_str()),
        "why-horns" => own("figures").split(", ").count() <= part("horns").parse().unwrap_or(0),
        "why-not-in-reserve" => !own("reserve").contains(&part("figure")),
        "why-not-in-valhalla" => !own("valhalla").contains(&part("figure")),
        "why-not-dying" => !own("dying").contains(&part("figure")),
        "why-nobody-in-centre" => !own("figures").contains("yggdrasil"),
        _ => true,
    }
}

/// In random games too, what a refusal says is so: an oracle that knows only the facts agrees.
#[test]
fn refusals_are_true_in_random_games() {
    let mut pool: Vec<Action> = Vec::new();
    let mut tried = 0;
    for seed in 0..12 {
        let game = tale::open(2 + seed as usize % 4, ["", "monsters mystics gods"][seed as usize % 2]);
        let mut quick = Quick::new(seed);
        let mut choices = Vec::new();
        tale::walk(&game, seed, |position, chosen| {
            pool.extend(chosen.map(|(_, action)| action));
            let facts = game.describe(position);
            for seat in Seat::all(game.seats()) {
                game.legal(position, seat, &mut choices);
                let other = pool[quick.index(pool.len())];
                if choices.contains(&other) || game.also_legal(position, seat, other) {
                    continue;
                }
                let why = game.why_not(position, seat, other);
                let clan = game.seat_name(position, seat);
                let text = other.to_string();
                assert!(is_true(&facts, &clan, &text, &why), "seed {seed}: {clan}: {text}: {why:?}\n{facts:?}");
                tried += 1;
            }
        });
    }
    assert!(tried > 5_000, "{tried}");
}
