//! Orders: what a player has said beforehand.

use crate::support::play;
use meadhall_blood_rage::{BloodRage, View};
use meadhall_engine::{Followed, Game, OrderSheet, Orders, Seat, Viewer};

fn seen(text: &str, seat: usize) -> (BloodRage, View) {
    let told = play(text);
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(seat)));
    (told.game, view)
}

/// What a sheet of orders answers, in written form.
fn answer(text: &str, seat: usize, sheet: &str) -> Option<String> {
    let (game, view) = seen(text, seat);
    let sheet = OrderSheet::<BloodRage>::parse(sheet);
    sheet.answer(&game, &view).map(|(_, action)| action.to_string())
}

const CALL: &str = "
    seats: wolf, raven, bear
    figures wolf: leader gimle
    figures raven: warrior andlang, leader andlang
    hand wolf: tyrs-bash
    hand raven: thors-hammer, odins-smite
    ---
    wolf: pillage gimle
    => asked: call of raven";

/// Figures answer a call if their clan is ahead by so much with them, the strongest first; otherwise the next order is looked at.
#[test]
fn a_call_is_answered_where_one_is_ahead() {
    assert_eq!(answer(CALL, 1, "join gimle all by 1@1").as_deref(), Some("call leader from andlang"));
    assert_eq!(answer(CALL, 1, "join gimle all by 2@1"), None, "4 STR are not 2 more than 3");
    assert_eq!(answer(CALL, 1, "join gimle all by 2@1, stay gimle@1").as_deref(), Some("decline"));
    assert_eq!(answer(CALL, 1, "join gimle warrior by 0@1"), None, "1 STR is less than 3");
    assert_eq!(answer(CALL, 1, "join horgr all by 0@1, stay horgr@1"), None, "that is elsewhere");
    assert_eq!(answer(CALL, 1, "never-call@1").as_deref(), Some("decline"));
    assert_eq!(answer(CALL, 2, "never-call@1"), None, "she is not asked");
}

/// They may also answer to one pillager alone.
#[test]
fn a_call_is_answered_against_one_clan() {
    assert_eq!(answer(CALL, 1, "join gimle warrior against wolf@1").as_deref(), Some("call warrior from andlang"));
    assert_eq!(answer(CALL, 1, "join gimle warrior against bear@1"), None);
}

/// The second card is played where the first is not in the hand any more.
#[test]
fn a_second_card_stands_in_for_the_first() {
    let battle = CALL.replace("=> asked: call of raven", "raven: call warrior from andlang\nraven: decline");
    let card = |sheet: &str| answer(&battle, 1, sheet);
    assert_eq!(card("play odins-smite in gimle@1, play thors-hammer in gimle@1").as_deref(), Some("play odins-smite"));
    assert_eq!(card("play tyrs-bash in gimle@1, play thors-hammer in gimle@1").as_deref(), Some("play thors-hammer"));
    assert_eq!(card("play thors-hammer in andlang@1"), None);
}

/// A late card is added only where it turns the battle, and then the least that does.
#[test]
fn a_late_card_is_added_to_win_alone() {
    let battle = |figures: &str| {
        format!(
            "seats: wolf, raven
            age: 3
            figures wolf: {figures}
            figures raven: leader gimle
            hand wolf: tyrs-bash, heimdalls-eye
            hand raven: thors-hammer
            ---
            wolf: pillage gimle
            wolf: play tyrs-bash
            raven: play thors-hammer
            => asked: add of wolf"
        )
    };
    let (game, view) = seen(&battle("leader gimle"), 0);
    let total = |seat: usize| {
        let seat = Seat::new(seat);
        game.battle_strength(&view.table, seat) + game.battle_bonus(&view.table, seat)
    };
    let (own, other) = (total(0), total(1));
    let eye = u16::from(game.cards()["heimdalls-eye".parse().expect("a card")].bonus());
    let expected = if own <= other && own + eye > other { "add heimdalls-eye" } else { "decline" };
    assert_eq!(
        answer(&battle("leader gimle"), 0, "add-to-win@3").as_deref(),
        Some(expected),
        "{own} and {eye} against {other}"
    );
    assert_eq!(
        answer(&battle("leader gimle, 2 warriors gimle"), 0, "add-to-win").as_deref(),
        Some("decline"),
        "won already"
    );
    assert_eq!(answer(&battle("warrior gimle"), 0, "never-add, add-to-win").as_deref(), Some("decline"));
}

/// Passing waits for the Rage to fall, and an order ends with its age and with its province.
#[test]
fn orders_wait_and_end() {
    let turn = |age: u8, rage: u8| format!("seats: wolf, raven\nage: {age}\nrage wolf: {rage}\nfirst: wolf");
    assert_eq!(answer(&turn(1, 2), 0, "pass below 2@1"), None);
    assert_eq!(answer(&turn(1, 1), 0, "pass below 2@1").as_deref(), Some("pass"));
    let (game, view) = seen(&turn(2, 1), 0);
    let over = |order: &str| game.follow(&view, &order.parse().expect("an order")) == Followed::Over;
    assert!(over("pass below 2@1") && !over("pass below 2@2") && !over("never-call"));
    assert!(!game.may_leave(&view, &"pass below 2@3".parse().expect("an order")));
}
