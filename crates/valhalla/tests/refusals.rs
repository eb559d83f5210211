//! Why something is refused. That everything which is said has words is tested for all games together.

mod tale;

use meadhall_engine::{Game, Seat};

/// Refusals say why, with the clause behind it.
#[test]
fn refusals_say_why() {
    let told = tale::play(
        "seats: red, blue, green, yellow
        option brothers: aid
        band red: bear-01, bear-02
        band green: bear-03
        band yellow: bear-04
        shields yellow: 0
        captured blue: yellow, yellow, yellow, yellow
        hand red: wolf-06, wolf-07, t-fury-2",
    );
    for (choice, why, clause) in [
        ("attack green", "why-partner", "VH-14.4"),
        ("attack blue", "why-no-band", "VH-3.16"),
        ("attack yellow", "why-no-shield", "VH-3.17"),
        ("attack red", "why-no-such-target", "VH-3.15"),
        ("add wolf-08 at 3", "why-not-in-hand", "VH-1.22"),
        ("add two wolf-06 at 3", "why-too-many-weapons", "VH-3.10"),
        ("add t-fury-2 at 3", "why-no-warrior", "VH-3.6"),
        ("add wolf-06 at 1", "why-no-place", "VH-3.9"),
        ("done", "why-not-asked-for", "VH-3.3"),
    ] {
        let action = choice.parse().expect("an action");
        let message = told.game.why_not(&told.position, Seat::new(0), action);
        assert_eq!((message.key.as_ref(), message.clause.as_deref()), (why, Some(clause)), "{choice}");
    }
    let elsewhere = told.game.why_not(&told.position, Seat::new(1), "draw".parse().expect("an action"));
    assert_eq!(elsewhere.key, "why-not-your-turn");
}
