//! Why something is refused. That everything which is said has words is tested for all games together.

mod tale;

use meadhall_engine::{Game, Seat};

/// Refusals say why, with the clause behind it.
#[test]
fn refusals_say_why() {
    let told = tale::play(
        "seats: wolf, raven
        rage wolf: 1
        destroyed: angerboda, muspelheim, elvagar
        doomed: utgard, horgr, myrkvlor
        pillaged: horgr
        figures wolf: warrior horgr, ship nw
        figures raven: 3 warriors andlang
        hand wolf: thors-glory, tyrs-bash",
    );
    for (choice, why, clause) in [
        ("invade ship ne", "why-not-in-reserve", "BR-5.22"),
        ("invade leader ne", "why-wrong-waters", "BR-5.26"),
        ("invade leader elvagar", "why-destroyed", "BR-1.35"),
        ("invade leader yggdrasil", "why-no-invade-centre", "BR-5.27"),
        ("invade leader andlang", "why-full", "BR-5.25"),
        ("march horgr > horgr: warrior", "why-same-place", "BR-5.39"),
        ("march horgr > elvagar: warrior", "why-destroyed", "BR-1.35"),
        ("march horgr > andlang: warrior", "why-full", "BR-5.36"),
        ("march horgr > gimle: 2 warriors", "why-not-so-many", "BR-5.34"),
        ("march horgr > ne: warrior", "why-no-province", "BR-5.38"),
        ("pillage horgr", "why-pillaged", "BR-5.69"),
        ("pillage utgard", "why-nobody-there", "BR-5.64"),
        ("pillage elvagar", "why-destroyed", "BR-1.36"),
        ("upgrade thors-glory 1", "why-too-dear", "BR-5.4"),
        ("quest tyrs-bash", "why-no-quest", "BR-5.58"),
        ("quest alfheim-1", "why-not-in-hand", "BR-10.4"),
        ("challenge horgr", "why-no-challenge", "BR-11.100"),
    ] {
        let action = choice.parse().expect("an action");
        let message = told.game.why_not(&told.position, Seat::new(0), action);
        assert_eq!((message.key.as_ref(), message.clause.as_deref()), (why, Some(clause)), "{choice}");
    }
}
