//! A program that reads nothing, in the game whose questions are the longest.

use meadhall_blood_rage_bot::BloodRageKnowledge;
use meadhall_bots::laws::play_first_seat;

/// A program that reads nothing cannot block the game, however much it is told.
#[test]
fn who_does_not_read_blocks_nothing() {
    let (decisions, _, faults) = play_first_seat::<BloodRageKnowledge>("program:100ms:sleep 600", 30);
    assert_eq!((decisions, faults.total()), (30, 30), "{faults}");
}
