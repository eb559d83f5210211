//! Scenarios that cannot be are refused with the fact and the reason; what can be told can be set up again.

use crate::support::{game, play, play_with, refused, walk};
use meadhall_engine::{Facts, Options, ScenarioGame};
use meadhall_vaalbara::Vaalbara;
use meadhall_vaalbara::data::BUILT_IN;

/// Refused for exactly this reason.
fn because(text: &str, reason: &str) {
    assert_eq!(refused(text), reason);
}

#[test]
fn without_seats() {
    because("round: 1", "seats: a scenario names the clans in the order of the seats, such as `seats: blue, red`");
}

#[test]
fn with_too_few_or_too_many_seats() {
    because("seats: blue", "seats: Vaalbara is for 2 to 5 players, not for 1");
    because("seats: blue, red, green, purple, yellow, white", "seats: Vaalbara is for 2 to 5 players, not for 6");
}

#[test]
fn with_an_unknown_clan() {
    because("seats: blue, orange", "clans: `orange` is no clan; there are: blue, purple, yellow, red, green");
}

#[test]
fn with_a_clan_twice() {
    because("seats: blue, blue", "clans: blue stands there twice");
}

#[test]
fn with_an_unknown_fact() {
    let reason = "a scenario of Vaalbara has no such fact, or the clan does not take part";
    for fact in ["weather", "row 3", "omens 0", "omens first", "vp red", "purse blue", "hand size blue", "top"] {
        because(&format!("seats: blue, purple\n{fact}: 3"), &format!("{fact}: {reason}"));
    }
}

#[test]
fn in_a_round_that_does_not_exist() {
    for round in ["0", "10", "first", "-1"] {
        because(&format!("seats: blue, purple\nround: {round}"), &format!("round: `{round}` is no round from 1 to 9"));
    }
}

#[test]
fn with_a_wrong_number_of_lands_in_a_realm() {
    because(
        "seats: blue, purple\nround: 2\nrealm blue: field, field",
        "realm blue: in round 2 it must hold 1 lands here, not 2",
    );
    because("seats: blue, purple\nround: 3\nrealm blue: -", "realm blue: in round 3 it must hold 2 lands here, not 0");
    let unequal = "seats: blue, purple\nrealm blue: field, field\nrealm purple: field";
    because(unequal, "realm purple: in round 3 it must hold 2 lands here, not 1");
    let ten = format!("seats: blue, purple, red\nrealm blue: {}", ["field"; 8].join(", ") + ", forest, forest");
    because(&ten, "realm blue: in round 9 it must hold 8 lands here, not 10");
}

#[test]
fn with_more_lands_of_a_kind_than_there_are() {
    because(
        "seats: blue, purple\nrow 1: forest 3, forest 3",
        "row 1: there are not so many lands `forest 3` in the deck",
    );
    because(
        "seats: blue, purple\nround: 6\nrealm blue: river, river, river, river, river",
        "realm blue: there are not so many lands `river` in the deck",
    );
    because("seats: blue, purple\ndeck: forest 7", "deck: there are not so many lands `forest 7` in the deck");
    because("seats: blue, purple\nbottom: field 2", "bottom: there are not so many lands `field 2` in the deck");
}

#[test]
fn with_an_unknown_kind_of_land() {
    because("seats: blue, purple\nrow 1: swamp, field", "row 1: `swamp` is no kind of land");
    because("seats: blue, purple\nbottom: -", "bottom: `-` is no kind of land");
}

#[test]
fn with_rows_of_a_wrong_length() {
    because("seats: blue, purple\nrow 1: field", "row 1: a row has 2 slots, `-` for an empty one");
    because("seats: blue, purple\nrow 2: field, field, field", "row 2: a row has 2 slots, `-` for an empty one");
}

#[test]
fn with_empty_slots_that_nobody_has_emptied() {
    because("seats: blue, purple\nrow 1: field, -", "row 1: it must hold 2 lands here, not 1");
    because("seats: blue, purple\nrow 2: field, -", "row 2: it must hold 2 lands here, not 1");
    let full = "seats: blue, purple\nacted: blue\nplayed blue: hunter\nplayed purple: seer\nrow 1: field, field";
    because(full, "row 1: it must hold 1 lands here, not 2");
}

#[test]
fn with_too_long_a_deck() {
    let deck = ["field"; 2].join(", ");
    let text = format!("seats: blue, purple, yellow, red, green\nround: 9\ndeck: {deck}");
    because(&text, "deck: in round 9 the land deck holds 1 cards");
    because("seats: blue, purple\nround: 9\nomens 8: B G R Y P", "omens 8: in round 9 the land deck holds 7 cards");
}

#[test]
fn with_the_last_card_named_twice() {
    let text = "seats: blue, purple, yellow, red, green\nround: 9\ndeck: field\nbottom: river";
    because(text, "bottom: `deck` names the last card already");
}

#[test]
fn with_omens_that_no_back_shows() {
    let reason = |omens: &str| format!("omens: no unused back shows the omens `{omens}` with this number of players");
    because("seats: blue, purple\nomens: B B B B B", &reason("B B B B B"));
    because("seats: blue, purple\nomens: BPYRG", &reason("BPYRG"));
    // This back belongs to games with four players or more.
    because("seats: blue, purple\nomens: B P Y R G", &reason("B P Y R G"));
    play("seats: blue, purple, yellow, red\nomens: B P Y R G");
    because("seats: blue, purple\nrow 1: field (B G R Y P), field\nomens: B G R Y P", &reason("B G R Y P"));
}

#[test]
fn with_a_back_named_twice_or_not_closed() {
    because(
        "seats: blue, purple\ndeck: field (B G R Y P)\nomens: P B Y R G",
        "omens: this card names its back already",
    );
    because("seats: blue, purple\ndeck: field (B G R Y P", "deck: `field (B G R Y P` lacks its closing bracket");
}

#[test]
fn with_omens_that_a_fixed_deck_gives_to_another_land() {
    let fixed = Options::default().with("deck", BUILT_IN.replace("\"shuffled\"", "\"fixed\""));
    let compose = |facts: &[(&str, &str)]| {
        let facts = facts.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Vaalbara::compose(&Facts(facts), &fixed, &mut meadhall_engine::Quick::new(0))
    };
    // B G R Y P is the back of the first land, a meadow.
    let bad = compose(&[("seats", "blue, purple"), ("row 1", "field (B G R Y P), field")]).expect_err("it is a meadow");
    assert_eq!(bad.to_string(), "option row 1: the deck pairs these omens with another land (`pairing = \"fixed\"`)");
    let told = play_with("seats: blue, purple\nomens: B G R Y P\n---\n=> top: meadow", fixed.clone());
    assert_eq!(told.position.deck.as_slice()[0].land, 0);
    let (game, position) =
        compose(&[("seats", "blue, purple"), ("deck", "field, meadow (B G R Y P)")]).expect("it can be");
    assert!(crate::support::cards(&game, &position).iter().all(|card| card.omen == game.land(card.land).omen));
}

#[test]
fn with_points_that_are_no_number() {
    for vp in ["many", "-1", "70000"] {
        because(&format!("seats: blue, purple\nvp blue: {vp}"), &format!("vp blue: `{vp}` is no number of VP"));
    }
}

#[test]
fn with_an_unknown_character() {
    because("seats: blue, purple\nhand blue: wizard", "hand blue: `wizard` is no character");
}

#[test]
fn with_a_character_in_two_places() {
    because(
        "seats: blue, purple\nhand blue: hunter\npile blue: hunter",
        "pile blue: there is only one hunter of each clan",
    );
    because("seats: blue, purple\nhand blue: hunter, hunter", "hand blue: there is only one hunter of each clan");
    because(
        "seats: blue, purple\nround: 2\ndiscard blue: seer\nplayed blue: seer\nplayed purple: bard",
        "discard blue: there is only one seer of each clan",
    );
}

#[test]
fn with_too_large_a_hand() {
    because(
        "seats: blue, purple\nhand blue: bard, hunter, seer, rider, carver, farmer",
        "hand blue: it holds 5 characters here, not 6",
    );
    let text = "seats: blue, purple\nplayed blue: warrior\nplayed purple: farmer\nhand blue: bard, hunter, seer, rider, carver";
    because(text, "hand blue: it holds 4 characters here, not 5");
    because(
        "seats: blue, purple\nround: 9\nhand blue: bard, hunter, seer, rider, carver",
        "hand blue: 8 characters have been played, so too many are named",
    );
}

#[test]
fn with_too_large_a_pile() {
    because(
        "seats: blue, purple\npile blue: warrior, bard, hunter, seer, rider, carver, farmer, explorer",
        "pile blue: 5 characters belong into the hand, so too many are named",
    );
}

#[test]
fn with_a_discard_that_does_not_fit_the_round() {
    because("seats: blue, purple\ndiscard blue: hunter", "discard blue: in round 1 it holds 0 characters, not 1");
    because(
        "seats: blue, purple\nround: 3\ndiscard blue: hunter",
        "discard blue: in round 3 it holds 2 characters, not 1",
    );
    // A Midwife can bring back a card from round 2 on, when there is one.
    because("seats: blue, purple\nround: 2\ndiscard blue: -", "discard blue: in round 2 it holds 1 characters, not 0");
    play("seats: blue, purple\nround: 3\ndiscard blue: midwife\n---\n=> hand size blue: 5\n=> pile size blue: 6");
}

#[test]
fn with_two_characters_played() {
    because(
        "seats: blue, purple\nplayed blue: hunter, seer\nplayed purple: bard",
        "played blue: only one character is played in a round",
    );
}

#[test]
fn with_characters_open_for_some_only() {
    because(
        "seats: blue, purple, yellow\nplayed blue: hunter",
        "played: either everybody's character of this round is named or nobody's",
    );
}

#[test]
fn with_turns_taken_before_the_reveal() {
    because(
        "seats: blue, purple\nacted: blue",
        "acted: somebody has acted, so the characters of this round must be named (`played blue: hunter`)",
    );
}

#[test]
fn with_turns_taken_twice_or_by_strangers() {
    because("seats: blue, purple\nacted: blue, blue", "acted: blue cannot have acted twice in a round");
    because("seats: blue, purple\nacted: red", "acted: `red` does not take part");
}

#[test]
fn with_turns_against_the_initiative() {
    let table = "seats: blue, purple, yellow\nplayed blue: farmer\nplayed purple: hunter\nplayed yellow: seer";
    because(&format!("{table}\nacted: blue"), "acted: blue cannot have acted before purple, whose initiative is lower");
    because(
        &format!("{table}\nacted: yellow, purple"),
        "acted: yellow cannot have acted before purple, whose initiative is lower",
    );
    play(&format!("{table}\nacted: purple, yellow"));
}

#[test]
fn with_a_midwife_who_brought_nothing_back() {
    let table = "seats: blue, purple\nround: 3\nacted: blue\nplayed blue: midwife\nplayed purple: farmer";
    because(&format!("{table}\ndiscard blue: hunter, seer"), "discard blue: in round 3 it holds 1 characters, not 2");
    play(&format!("{table}\ndiscard blue: hunter\n---\n=> hand size blue: 5\n=> discard blue: hunter, midwife"));
}

#[test]
fn with_knowledge_that_nobody_can_have() {
    because("seats: blue, purple\nknown: middle", "known: `middle` is neither `top` nor `bottom`");
    because("seats: blue, purple\nknown: top", "known: the top is known only if a Tracker has put it there this round");
    because("seats: blue, purple\nknown: bottom", "known: the bottom is known only if an Explorer has put it there");
    because(
        "seats: blue, purple, yellow, red, green\nround: 9\nknown: bottom",
        "known: the only card of the deck is top and bottom at once: name both or neither",
    );
    because("seats: blue, purple\npile blue: hunter\nknown blue: hunter", "known blue: `hunter` is not in this hand");
    because("seats: blue, purple\nknown blue: nobody", "known blue: `nobody` is not in this hand");
    because(
        "seats: blue, purple\nhand blue: hunter\nknown blue: hunter",
        "known blue: only a Warrior that was shown and a card that a Midwife brought back are known",
    );
    play("seats: blue, purple\nround: 2\ndiscard blue: explorer\nknown: bottom\n---\n=> known: bottom");
    play(
        "seats: blue, purple\nacted: blue\nplayed blue: tracker\nplayed purple: farmer\nknown: top\n---\n=> known: top",
    );
}

#[test]
fn for_another_game() {
    let scenario =
        meadhall_engine::Scenario::parse("meadhall scenario 1\ngame: chess\nseats: white, black").expect("it reads");
    let error = scenario.play::<Vaalbara>().expect_err("another game");
    assert_eq!(error.to_string(), "this is a scenario of chess, not of vaalbara");
}

#[test]
fn with_an_unknown_option() {
    because("option luck: high\nseats: blue, red", "luck: there is no such option; there are: totals, clans, deck");
}

/// A scenario begins anywhere in a round, but nowhere where nothing of the kind is asked.
#[test]
fn at_a_moment_that_cannot_be() {
    let open = "seats: blue, purple\nplayed blue: tracker\nplayed purple: farmer";
    because(&format!("{open}\nasked: assign"), "asked: everybody has assigned, so the characters lie open");
    because(&format!("{open}\nasked: bard"), "asked: `bard` is not asked here, but `tracker`");
    because(&format!("{open}\nasked: nothing"), "asked: `nothing` cannot be asked here");
    because(&format!("{open}\nasked: take of purple"), "asked: it is not this clan's turn to take a land");
    because(&format!("{open}\nasked: dance"), "asked: `dance` cannot be asked here");
    because("seats: blue, purple\nasked: take", "asked: `take` cannot be asked here");
    because(
        "seats: blue, purple\nplayed blue: tracker",
        "played: either everybody's character of this round is named or nobody's",
    );
    let shown = "seats: blue, purple, red\nhand purple: warrior\npile red: warrior\nplayed blue: warrior\nplayed purple: farmer\nplayed red: farmer";
    because(&format!("{open}\nanswered purple: nothing"), "answered purple: nobody is asked for a Warrior here");
    because(&format!("{shown}\nanswered blue: nothing"), "answered blue: this clan is not asked for a Warrior");
    because(&format!("{shown}\nanswered red: warrior"), "answered red: the Warrior is not in this hand");
    because(&format!("{shown}\nanswered purple: maybe"), "answered purple: `maybe` is neither `warrior` nor `nothing`");
    because(
        &format!("{shown}\nanswered purple: warrior\nanswered red: nothing"),
        "answered red: everybody has answered, so the Warrior is done",
    );
}

/// What the game tells of a position sets up the same position again, at every moment of a game.
#[test]
fn what_is_told_can_be_set_up_again() {
    let derived = |key: &str| {
        ["deck size", "top", "bottom", "places"].contains(&key)
            || key.starts_with("hand size ")
            || key.starts_with("pile size ")
    };
    let mut told = 0;
    for seed in 0..60 {
        let game = game(2 + seed as usize % 4);
        walk(&game, seed, |position, _| {
            let facts = game.describe(position);
            let stated = facts.0.iter().filter(|(key, _)| !derived(key)).cloned().collect();
            match Vaalbara::compose(&Facts(stated), &Options::default(), &mut meadhall_engine::Quick::new(0)) {
                Ok((again, composed)) => assert_eq!(again.describe(&composed), facts),
                Err(bad) => panic!("seed {seed}: {bad}\n{facts:?}"),
            }
            told += 1;
        });
    }
    assert!(told > 3_000, "{told}");
}
