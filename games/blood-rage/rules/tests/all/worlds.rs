//! Section 12 once more: worlds that differ in hidden things alone look the same, and what others may have chosen is imagined.

use crate::hidden::Hidden;
use crate::support::{Told, open, play};
use meadhall_blood_rage::{Asked, BloodRage, Phase};
use meadhall_engine::laws::worlds::{Comparisons, check, check_from};
use meadhall_engine::{Game, Moment, Quick, Seat, SeedParts, Table, Viewer, Wording};

/// [BR-12.8, BR-12.9, BR-12.13, BR-12.14, BR-12.15, BR-12.17, BR-12.19] Views, choices, prompts, logs, records and the offer to take
/// back tell nothing that is hidden; and nothing is taken back freely once somebody has learnt something.
#[test]
fn what_is_hidden_does_not_show() {
    for (players, switches) in [(2, ""), (3, "monsters"), (4, "monsters mystics gods"), (5, "")] {
        let checked = check(&open(players, switches), &Hidden, 0..4);
        let comparisons = checked.unwrap_or_else(|violation| panic!("{violation}"));
        assert!(comparisons.exchanged > 100 && comparisons.decided > 50 && comparisons.learnt > 5, "{comparisons:?}");
    }
}

/// A table at which a scenario goes on.
fn table(told: Told) -> Table<BloodRage> {
    let start = Moment { position: told.position, taken: 0 };
    Table::restore(told.game, &[], SeedParts::from_number(1), BloodRage::VERSION, start, Vec::new(), Vec::new())
}

/// The end of an age in which nobody has a quest, and after the hands are cut a mystic may retreat from Ragnarok.
const CUT: &str = "seats: wolf, raven, serpent
    option mystics: on
    age: 1
    doomed: gimle, andlang, muspelheim
    rage wolf: 0
    rage raven: 0
    rage serpent: 1
    upgrades raven: friggas-chosen
    figures raven: mystic gimle
    hand wolf: tyrs-bash, troll
    hand raven: odins-smite, lokis-domain
    hand serpent: thors-hammer
    ---
    serpent: pass";

/// [BR-7.2, BR-7.4, BR-12.13] Once the hands are cut everybody has learnt who kept a card: nothing is taken back freely.
#[test]
fn nothing_is_taken_back_freely_after_hands_were_cut() {
    let mut comparisons = Comparisons::default();
    for seed in 0..40 {
        let told = play(CUT);
        assert_eq!(told.position.table.phase, Phase::Discard);
        check_from(table(told), &Hidden, seed, &mut comparisons).unwrap_or_else(|violation| panic!("{violation}"));
    }
    assert!(comparisons.learnt > 20, "{comparisons:?}");
}

/// [BR-7.2, BR-7.4, BR-12.13] What somebody has chosen to keep is imagined as evenly as it can be chosen, nothing included.
#[test]
fn to_keep_nothing_is_imagined_too() {
    let mut told = play(CUT);
    let wolf = Seat::new(0);
    told.game
        .play(&mut told.position, wolf, "keep troll".parse().unwrap(), &mut Quick::new(1), &mut Vec::new())
        .unwrap();
    assert_eq!(told.position.table.asked, Asked::Discard);
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let view = told.game.view(&told.position, viewer);
        let mut quick = Quick::new(5);
        let (mut nothing, mut first, draws) = (0, 0, 3_000);
        for _ in 0..draws {
            let secret = *told.game.imagine(&view, &mut quick).secret(wolf);
            nothing += u32::from(secret.chosen.is_none());
            first += u32::from(secret.chosen == secret.hand.as_slice().first().copied());
        }
        assert!(
            crate::support::even(&[nothing, first, draws - nothing - first]),
            "{viewer:?}: {nothing}, {first} of {draws}"
        );
    }
}
