//! Positions of Blood Rage in which a player who thinks sees what to do.

use meadhall_blood_rage::BloodRage;
use meadhall_blood_rage_bot::BloodRageKnowledge;
use meadhall_bots::BotSpec;
use meadhall_engine::{Game, Scenario, Viewer};

/// Asserts that greedy and search choose this, whatever their seed.
#[track_caller]
fn both_choose(scene: &str, right: impl Fn(&str) -> bool) {
    let text = format!("meadhall scenario 1\ngame: blood-rage\n{scene}");
    let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let played = scenario.play::<BloodRage>().unwrap_or_else(|error| panic!("{error}"));
    let (game, position) = (played.game, played.position);
    let seat = game.pending(&position).first().expect("somebody has to decide");
    let view = game.view(&position, Viewer::Seat(seat));
    let mut choices = Vec::new();
    game.legal(&position, seat, &mut choices);
    assert!(choices.iter().any(|choice| right(&choice.to_string())), "nothing to find among {choices:?}");
    for bot in ["greedy", "search:1000"] {
        let spec: BotSpec = bot.parse().unwrap_or_else(|error| panic!("{error}"));
        for seed in 0..4 {
            let chosen = spec.build::<BloodRageKnowledge>(seed).choose(&game, &view, seat, &choices).to_string();
            assert!(right(&chosen), "{bot} with seed {seed} chose `{chosen}`");
        }
    }
}

/// Nobody can come, and a pillage costs no Rage: it is done before the last Rage is spent.
#[test]
fn a_province_that_nobody_defends_is_pillaged() {
    let scene = "
        seats: wolf, raven
        destroyed: elvagar, angerboda, horgr
        doomed: utgard, andlang, gimle
        token muspelheim: axes
        rage wolf: 1
        rage raven: 0
        figures wolf: leader muspelheim
        pillaged: myrkvlor, utgard, andlang, gimle
        turn: wolf
    ";
    both_choose(scene, |choice| choice == "pillage muspelheim");
}

/// In the last age every figure that Ragnarök takes is worth 4 Glory, and there is nothing else left to do.
#[test]
fn the_last_rage_leads_to_a_glorious_end() {
    let scene = "
        seats: wolf, raven
        age: 3
        destroyed: elvagar, angerboda, horgr, myrkvlor, utgard
        doomed: myrkvlor, utgard, gimle
        rage wolf: 1
        rage raven: 0
        figures wolf: 3 warriors andlang, ship sw
        figures raven: warrior muspelheim
        pillaged: muspelheim, andlang, yggdrasil
        turn: wolf
    ";
    both_choose(scene, |choice| choice == "march andlang > gimle: 3 warriors");
}

/// The quest is as good as fulfilled: it is committed before the last Rage goes.
#[test]
fn a_quest_that_is_fulfilled_is_committed() {
    let scene = "
        seats: wolf, raven
        destroyed: elvagar, angerboda, horgr
        doomed: myrkvlor, andlang, gimle
        rage wolf: 1
        rage raven: 0
        figures wolf: leader muspelheim
        figures raven: warrior gimle
        pillaged: myrkvlor, utgard, andlang, gimle, muspelheim
        hand wolf: jotunheim-1
        turn: wolf
    ";
    both_choose(scene, |choice| choice == "quest jotunheim-1");
}

/// One warrior cannot win against a leader and three warriors, whatever card they have; Loki pays the loser.
#[test]
fn a_hopeless_battle_is_lost_with_profit() {
    let scene = "
        seats: wolf, raven
        age: 2
        destroyed: elvagar, angerboda, horgr, utgard
        doomed: utgard, andlang, gimle
        glory wolf: 12
        glory raven: 12
        steps raven: 1, 1, 3
        figures wolf: warrior muspelheim
        figures raven: leader muspelheim, 3 warriors muspelheim
        hand wolf: lokis-backstab, tyrs-smash-1
        hand raven: tyrs-crush-2, tyrs-rage-2
        turn: raven
        ---
        raven: pillage muspelheim
        raven: play tyrs-rage-2
    ";
    both_choose(scene, |choice| choice == "play lokis-backstab");
}

/// The fourth step of Axes is worth 10 Glory at once, the others nothing.
#[test]
fn a_legend_is_completed() {
    let scene = "
        seats: wolf, raven
        age: 3
        destroyed: elvagar, angerboda, horgr, myrkvlor, utgard
        doomed: myrkvlor, utgard, gimle
        rage wolf: 1
        rage raven: 0
        steps wolf: 1, 3, 2
        figures wolf: 2 warriors muspelheim
        quests wolf: jotunheim-3
        turn: wolf
        ---
        wolf: pass
    ";
    both_choose(scene, |choice| choice == "raise axes");
}

/// Quests, or the card that doubles them; not what serves another plan.
#[test]
fn cards_are_drafted_that_go_together() {
    let scene = "
        seats: wolf, raven, serpent
        age: 3
        phase: gifts
        destroyed: elvagar, angerboda, horgr, utgard
        doomed: horgr, utgard, gimle
        hand wolf: alfheim-2
        pack wolf: odins-throne, heimdalls-watch-3, lokis-poison, tyrs-wrath, friggas-domain, manheim-3, jotunheim-3, yggdrasil-3
        hand raven: tyrs-rage-2
    ";
    both_choose(scene, |choice| {
        ["odins-throne", "manheim-3", "jotunheim-3", "yggdrasil-3"].iter().any(|card| choice == format!("draft {card}"))
    });
}
