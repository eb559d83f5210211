//! Section 18 once more: worlds that differ in hidden things alone look the same.

use crate::hidden::Hidden;
use crate::support::open;
use meadhall_engine::laws::worlds::{Comparisons, check};

fn checked(players: usize, options: &str, seeds: std::ops::Range<u64>) -> Comparisons {
    check(&open(players, options), &Hidden, seeds).unwrap_or_else(|violation| panic!("{options}: {violation}"))
}

/// [VH-18.13, VH-18.14, VH-18.15, VH-18.16, VH-18.17, VH-18.25] Views, choices, prompts, logs, records and the offer to take back tell
/// nothing that is hidden; and nothing is taken back freely once somebody has learnt something.
#[test]
fn what_is_hidden_does_not_show() {
    for players in 2..=6 {
        let comparisons = checked(players, "", 0..3);
        assert!(
            comparisons.exchanged > 100 && comparisons.decided > 0 && comparisons.learnt > 2,
            "{players}: {comparisons:?}"
        );
    }
}

/// [VH-18.29] Nor who has answered a question about Thor's help, or what.
#[test]
fn nor_with_thor() {
    let comparisons = checked(5, "thor", 0..5);
    assert!(comparisons.silent > 20 && comparisons.decided > 20, "{comparisons:?}");
}

/// [VH-18.18, VH-18.19] Nor a card from hand to hand.
#[test]
fn nor_with_loki() {
    let comparisons = checked(3, "loki=loki-10", 0..20);
    assert!(comparisons.exchanged > 500 && comparisons.decided > 20, "{comparisons:?}");
}

/// [VH-18.26] Nor with every module.
#[test]
fn nor_with_every_module() {
    for brothers in ["aid", "alliance"] {
        let all = format!("thor valkyries dwarves tyr king five-jarls loki=random brothers={brothers}");
        let comparisons = checked(4, &all, 0..4);
        assert!(comparisons.exchanged > 100 && comparisons.silent > 0, "{comparisons:?}");
    }
    checked(3, "draft tyr", 0..3);
}
