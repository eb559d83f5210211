//! Why something is refused: every reason is provoked where it is the true one, with its clause.

use crate::support::play;
use meadhall_engine::{Seat, Wording};
use meadhall_vaalbara::{Action, LOCALES};
use std::collections::BTreeSet;

/// Scenarios whose last line is refused for the reason and by the clause that it names.
const REFUSALS: [&str; 22] = [
    // Section 4: one character of the hand, once.
    "seats: blue, purple\nhand blue: hunter\npile blue: farmer\n---\n! blue: assign farmer => why-not-in-hand, VB-4.1",
    "seats: blue, purple\nhand blue: hunter\n---\nblue: assign hunter\n! blue: assign hunter => why-assigned, VB-4.5",
    "seats: blue, purple\nhand blue: hunter\n---\nblue: assign hunter\n! blue: take 1 => why-assigned, VB-4.5",
    "seats: blue, purple\n---\n! blue: take 1 => why-not-asked-for, VB-4.1",
    // Section 5: turns in order, lands of row 1.
    "seats: blue, purple\nplayed blue: hunter\nplayed purple: farmer\n---\n! purple: take 1 => why-not-your-turn, VB-5.1",
    "seats: blue, purple\nplayed blue: hunter\nplayed purple: farmer\n---\n! blue: assign seer => why-not-asked-for, VB-5.8",
    "seats: blue, purple\nplayed blue: hunter\nplayed purple: farmer\n---\n! blue: take 3 => why-empty-slot, VB-5.8",
    "seats: blue, purple\nplayed blue: hunter\nplayed purple: farmer\n---\nblue: take 1\n! purple: take 1 => why-empty-slot, VB-5.8",
    // Section 11: the Warrior.
    "seats: blue, purple, red\npile purple: warrior\nplayed blue: warrior\nplayed purple: farmer\nplayed red: farmer\n---\n! purple: show warrior => why-no-warrior, VB-11.10",
    "seats: blue, purple, red\nplayed blue: warrior\nplayed purple: farmer\nplayed red: farmer\n---\n! blue: show nothing => why-not-asked, VB-11.10",
    "seats: blue, purple, red\nround: 2\nplayed blue: warrior\ndiscard purple: warrior\nplayed purple: farmer\nplayed red: farmer\n---\n! purple: show nothing => why-not-asked, VB-11.10",
    "seats: blue, purple, red\nplayed blue: warrior\nplayed purple: farmer\nplayed red: farmer\n---\npurple: show nothing\n! purple: show nothing => why-answered, VB-11.9",
    "seats: blue, purple, red\nplayed blue: warrior\nplayed purple: farmer\nplayed red: farmer\n---\n! purple: take 1 => why-not-asked-for, VB-11.2",
    // The other characters who ask for a choice.
    "seats: blue, purple\nplayed blue: bard\nplayed purple: farmer\n---\n! blue: bard blue => why-bard-self, VB-12.3",
    "seats: blue, purple\nplayed blue: bard\nplayed purple: farmer\n---\n! blue: bard green => why-no-such-clan, VB-12.3",
    "seats: blue, purple\nplayed blue: tracker\nplayed purple: farmer\n---\n! blue: tracker 2.3 => why-empty-slot, VB-17.8",
    "seats: blue, purple\nround: 2\ndiscard blue: hunter\nplayed blue: midwife\nplayed purple: farmer\n---\n! blue: midwife midwife => why-midwife, VB-18.3",
    "seats: blue, purple\nround: 2\ndiscard blue: hunter\nplayed blue: midwife\nplayed purple: farmer\n---\n! blue: midwife seer => why-not-in-discard, VB-18.2",
    "seats: blue, purple\nplayed blue: rider\nplayed purple: farmer\n---\n! blue: rider 1.3 2.1 => why-empty-slot, VB-19.6",
    "seats: blue, purple\nround: 2\nplayed blue: explorer\nplayed purple: farmer\n---\n! blue: explorer 2 => why-no-such-land, VB-21.2",
    "seats: blue, purple\nround: 2\nplayed blue: explorer\nplayed purple: farmer\n---\n! blue: take 1 => why-not-asked-for, VB-21.2",
    // Section 40: the end.
    "seats: blue, purple\nround: 9\nacted: blue\nplayed blue: hunter\nplayed purple: farmer\n---\npurple: take 1\n! blue: assign seer => why-over, VB-40.1",
];

#[test]
fn every_refusal_tells_the_true_reason() {
    for refusal in REFUSALS {
        play(refusal);
    }
}

/// Somebody who does not sit here is told so.
#[test]
fn a_stranger_has_no_seat() {
    let told = play("seats: blue, purple");
    let message = told.game.why_not(&told.position, Seat::new(2), Action::Take(0));
    assert_eq!((message.key.as_ref(), message.clause), ("why-no-seat", None));
}

/// No reason is without a refusal that gives it.
#[test]
fn every_reason_is_provoked() {
    let stated: BTreeSet<&str> = LOCALES[0].1.lines().filter(|line| line.starts_with("why-")).collect();
    let stated: BTreeSet<&str> = stated.iter().filter_map(|line| line.split(' ').next()).collect();
    let words = REFUSALS.iter().flat_map(|refusal| refusal.split([' ', ',', '\n']));
    let provoked: BTreeSet<&str> = words.filter(|word| word.starts_with("why-")).chain(["why-no-seat"]).collect();
    assert_eq!(provoked, stated);
}
