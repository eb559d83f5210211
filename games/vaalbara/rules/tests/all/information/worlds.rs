//! Worlds that differ in hidden things alone look the same.

use crate::information::rulebook::Hidden;
use crate::support::game;
use meadhall_engine::laws::worlds::{Comparisons, check};

/// [VB-41.14, VB-41.22, VB-41.23] Views, choices, prompts, logs, records and the offer to take back tell nothing that is hidden; and
/// nothing is taken back freely once somebody has learnt something.
#[test]
fn what_is_hidden_does_not_show() {
    for players in 2..=5 {
        let comparisons = check(&game(players), &Hidden, 0..30).unwrap_or_else(|violation| panic!("{violation}"));
        let Comparisons { exchanged, decided, silent, learnt } = comparisons;
        assert!(exchanged > 500 && decided > 100 && learnt > 100, "{comparisons:?}");
        assert!(silent > 5 || players == 2, "{comparisons:?}");
    }
}
