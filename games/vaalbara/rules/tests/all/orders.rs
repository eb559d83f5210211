//! Orders: what a player has said beforehand.

use crate::support::{play, seat};
use meadhall_engine::{Followed, Game, OrderSheet, Orders, Viewer};
use meadhall_vaalbara::{Clan, Order, Vaalbara, View};

const FACTS: &str = "
    seats: blue, purple, yellow
    omens: P R Y G B
    row 1: river, field, forest 3
    row 2: field, village, forest 6
    hand blue: rider
    hand purple: carpenter
    hand yellow: farmer
    ---
    blue: assign rider";

fn view(text: &str, clan: Clan) -> (Vaalbara, View) {
    let told = play(text);
    let view = told.game.view(&told.position, Viewer::Seat(seat(&told, clan)));
    (told.game, view)
}

/// What the sheet answers after some steps, in written form.
fn answer(sheet: &str, steps: &str) -> Option<String> {
    let (game, view) = view(&format!("{FACTS}\n{steps}"), Clan::Blue);
    let sheet = OrderSheet::<Vaalbara>::parse(sheet);
    sheet.answer(&game, &view).map(|(order, action)| format!("{order}: {action}"))
}

const ALL: &str = "purple: assign carpenter\nyellow: assign farmer\npurple: take 1";

/// Lands are wished for in the order in which they were named: the first that is there is taken.
#[test]
fn lands_are_taken_in_the_order_of_the_wishes() {
    let taken = |sheet: &str| answer(sheet, &format!("{ALL}\nblue: rider 1.2 2.2"));
    assert_eq!(taken("take river@1, take forest-3@1, take village@1").as_deref(), Some("take forest-3@1: take 3"));
    assert_eq!(taken("take village@1, take forest-3@1").as_deref(), Some("take village@1: take 2"));
    assert_eq!(taken("take river@1, take meadow@1"), None, "nothing of that is there: she is asked");
    assert_eq!(taken("take forest-3@2"), None, "that is for another round");
    assert_eq!(
        taken("take most@1").as_deref(),
        Some("take most@1: take 3"),
        "a forest of 3 pays more than a first village"
    );
}

/// The Rider fetches a land of row 2 for the one of row 1 that pays least.
#[test]
fn the_rider_fetches_what_she_was_told() {
    assert_eq!(answer("rider meadow@1, rider village@1", ALL).as_deref(), Some("rider village@1: rider 1.2 2.2"));
    assert_eq!(answer("rider village@1", "purple: assign carpenter"), None, "not yet");
}

/// An order is over when its round or its turn is, or another character was chosen; until then it waits.
#[test]
fn an_order_ends_with_its_moment() {
    let followed = |order: &str, steps: &str| {
        let (game, view) = view(&format!("{FACTS}\n{steps}"), Clan::Blue);
        game.follow(&view, &order.parse().expect("an order"))
    };
    assert_eq!(followed("take field@1", ""), Followed::Waits);
    assert_eq!(followed("bard red@1", ""), Followed::Over, "the Rider was chosen");
    assert_eq!(followed("rider field@1", &format!("{ALL}\nblue: rider 1.2 2.2")), Followed::Over);
    assert_eq!(followed("take field@1", &format!("{ALL}\nblue: rider 1.2 2.2\nblue: take 3")), Followed::Over);
    assert_eq!(followed("take field@3", ""), Followed::Waits);
}

/// What is offered fits the character that was chosen, and only its owner is offered anything.
#[test]
fn what_is_offered_fits_the_character() {
    let (game, blue) = view(FACTS, Clan::Blue);
    let written: Vec<String> = game.orders(&blue).iter().map(ToString::to_string).collect();
    assert!(written.iter().any(|order| order == "rider village@1"), "{written:?}");
    assert!(written.iter().any(|order| order == "take forest-6@1"), "what is fetched may be taken: {written:?}");
    assert!(!written.iter().any(|order| order.starts_with("bard")), "{written:?}");
    let (game, purple) = view(FACTS, Clan::Purple);
    assert_eq!(game.orders(&purple), [Order::Show(true), Order::Show(false)], "she has chosen no character yet");
}

/// `never-show` takes the place of `always-show`; wishes stand one behind the other.
#[test]
fn one_order_may_take_the_place_of_another() {
    let (game, blue) = view(FACTS, Clan::Blue);
    let mut sheet = OrderSheet::<Vaalbara>::default();
    for order in ["always-show", "take field@1", "never-show", "take river@1", "take field@1"] {
        assert!(sheet.set(&game, &blue, order, true), "{order}");
    }
    assert_eq!(sheet.to_string(), "take field@1, never-show, take river@1");
    for bad in ["take meadow@1", "take field@2", "bard red@1", "always-show ", "", "take forest@1", "take forest-03@1"]
    {
        assert!(!sheet.set(&game, &blue, bad, true), "{bad}");
    }
    assert!(sheet.set(&game, &blue, "never-show", false));
    assert_eq!(sheet.to_string(), "take field@1, take river@1");
}
