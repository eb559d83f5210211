//! Every law catches the game that breaks it.

use crate::toy::ToyGame;
use meadhall_engine::laws;
use std::collections::BTreeSet;

/// Sins and the law that each of them breaks.
const SINS: [(&str, &str); 28] = [
    ("unsteady setup", "the same seed gives the same set-up"),
    ("lists nothing", "exactly those who owe a decision have choices"),
    ("lists for strangers", "exactly those who owe a decision have choices"),
    ("lists twice", "choices are in order and none is offered twice"),
    ("lists in disorder", "choices are in order and none is offered twice"),
    ("prints what cannot be read", "what is printed can be read: `mumble`"),
    ("prints two alike", "printing and parsing are inverse"),
    ("samples the illegal", "a sampled choice is legal"),
    ("refuses what is listed", "what is listed as legal is accepted"),
    ("refuses at tables", "a legal choice was refused"),
    ("accepts what is not listed", "what is not listed is refused"),
    ("changes when refusing", "a refused choice changes nothing"),
    ("refuses without a hint", "a refusal says what is legal"),
    ("stands still", "a decision changes the position"),
    ("endless", "the bound on the decisions left falls with every decision"),
    ("is over too early", "a game is over exactly if nobody has to decide"),
    ("is never over", "a game is over exactly if nobody has to decide"),
    ("ends otherwise than things stand", "how things stand at the end is the outcome"),
    ("forgets when stored", "a stored position reads back as it was"),
    ("imagines what does not fit", "an imagined position gives the same view"),
    ("leaks a card", "an imagined position gives the same view"),
    ("hides what is legal", "an imagined position offers the seat the same choices"),
    ("imagines the end", "an imagined position is over exactly if the real one is"),
    ("imagines badly for spectators", "what a spectator imagines fits her view"),
    ("leaks in the view", "a secret choice does not show in the views of others"),
    ("leaks in the log", "a secret choice does not show in the logs of others"),
    ("names break lines", "a record can be read"),
    ("names hold a colon", "a record reads back as it was"),
];

/// Laws that no game can break, because the engine keeps them by itself: they watch the engine.
const OF_THE_ENGINE: [&str; 8] = [
    "a record replays to the same position",
    "a table can be looked at as it was",
    "who owes a decision is publicly said to",
    "who owes a decision openly is all that is said",
    "nothing shows who has answered while that is hidden",
    "nobody is asked in a game that was ended",
    "a game that was ended stands as it stood",
    "a record says that its game was ended",
];

#[test]
fn an_honest_game_passes() {
    for seats in 2..=4 {
        let tally =
            laws::check(&ToyGame::honest(seats), 0..40, |_, _| Ok(())).unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(tally.games, 40);
        assert_eq!(tally.decisions, 40 * 3 * 2 * seats, "a bid and a token for each seat in each round");
        assert!(tally.refusals > 100);
    }
}

#[test]
fn every_sin_is_caught_by_its_law() {
    for (sin, law) in SINS {
        match laws::check(&ToyGame::sinful(3, sin), 0..40, |_, _| Ok(())) {
            Ok(_) => panic!("a game that {sin} passes"),
            Err(broken) => {
                assert!(broken.contains(law), "`{sin}` is caught as: {broken}");
                assert!(broken.starts_with("toy with 3 seats, seed "), "{broken}");
            }
        }
    }
}

/// A game's own laws come back with the decision at which they broke.
#[test]
fn a_law_of_the_games_own_is_checked_at_every_position() {
    let inspect = |_: &ToyGame, position: &crate::toy::Position| match position.round {
        2 => Err("no second round, please".to_owned()),
        _ => Ok(()),
    };
    let broken = laws::check(&ToyGame::honest(2), 5..6, inspect).expect_err("there is a second round");
    assert_eq!(broken, "toy with 2 seats, seed 5: decision 4: no second round, please");
}

/// Somebody who wants a game never to end takes as many decisions as there are, and no more.
#[test]
fn nobody_drags_a_game_out_for_ever() {
    for seats in 2..=4 {
        assert_eq!(laws::drag_out(&ToyGame::honest(seats), 0..20), Ok(3 * 2 * seats));
    }
    let broken = laws::drag_out(&ToyGame::sinful(3, "endless"), 0..1).expect_err("it would never end");
    assert!(broken.starts_with("toy with 3 seats, seed 0: decision 0: `bid "), "{broken}");
    assert!(broken.contains("the bound on the decisions left falls with every decision (1000, then 1000)"), "{broken}");
    let broken = laws::drag_out(&ToyGame::sinful(3, "lists nothing"), 0..1).expect_err("nothing to choose");
    assert!(broken.contains("exactly those who owe a decision have choices"), "{broken}");
}

#[test]
fn a_record_that_does_not_replay_is_caught() {
    let broken = laws::check(&ToyGame::sinful(3, "names are alike"), 0..5, |_, _| Ok(())).expect_err("who is who?");
    assert!(broken.contains("broken law: a record replays: "), "{broken}");
}

#[test]
#[should_panic(expected = "the position cannot take this")]
fn a_game_that_panics_on_nonsense_is_caught() {
    let _ = laws::check(&ToyGame::sinful(3, "panics"), 0..40, |_, _| Ok(()));
}

/// No law of the suite is without a game that breaks it.
#[test]
fn every_law_has_a_sin() {
    let source = include_str!("../../src/laws/mod.rs");
    let caught: BTreeSet<&str> = SINS.iter().map(|(_, law)| *law).chain(OF_THE_ENGINE).collect();
    let stated: Vec<&str> = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter(|text| text.contains(' ') && !text.contains('{'))
        .collect();
    assert!(stated.len() >= 20, "{stated:?}");
    for law in stated {
        assert!(caught.contains(law), "no sin breaks the law `{law}`");
    }
}
