//! The space of actions, and what each choice is made of.

use meadhall_bots::encoding::{Parts, named, parts};
use meadhall_engine::Seat;
use meadhall_valhalla::data::CARDS;
use meadhall_valhalla::{Action, Card, Dice, Face, Jarl, MOST, ROOM, Spot};

const FACES: usize = Face::ALL.len();
/// More dice than there are.
const NUMBERS: usize = 16;
/// The rows of a card of Loki's trick are fewer.
const ROWS: usize = 9;

/// The verbs, in the order of the constants below.
const VERBS: [&str; 33] = [
    "decline",
    "done",
    "jarl",
    "reject",
    "lay",
    "take",
    "aside",
    "add",
    "add two",
    "recall",
    "attack",
    "attack monster",
    "draw",
    "help",
    "lay die",
    "pay",
    "activate",
    "play",
    "play with",
    "drop",
    "free reroll",
    "jarl reroll",
    "reroll",
    "turn",
    "keep",
    "choose",
    "send",
    "discard",
    "give",
    "row",
    "main",
    "secondary",
    "rob",
];
const DECLINE: usize = 0;
const DONE: usize = 1;
const LEAD: usize = 2;
const REJECT: usize = 3;
const LAY: usize = 4;
const TAKE: usize = 5;
const ASIDE: usize = 6;
const ADD: usize = 7;
const ADD_TWO: usize = 8;
const RECALL: usize = 9;
const ATTACK: usize = 10;
const HUNT: usize = 11;
const DRAW: usize = 12;
const HELP: usize = 13;
const LAY_DIE: usize = 14;
const PAY: usize = 15;
const ACTIVATE: usize = 16;
const PLAY: usize = 17;
const PLAY_WITH: usize = 18;
const DROP: usize = 19;
const FREE_REROLL: usize = 20;
const JARL_REROLL: usize = 21;
const REROLL: usize = 22;
const TURN: usize = 23;
const KEEP: usize = 24;
const CHOOSE: usize = 25;
const SEND: usize = 26;
const DISCARD: usize = 27;
const GIVE: usize = 28;
const ROW: usize = 29;
const MAIN: usize = 30;
const SECONDARY: usize = 31;
const ROB: usize = 32;

/// Where each sort of part begins.
const CARD: usize = VERBS.len();
const PLACE: usize = CARD + CARDS;
const SPOT: usize = PLACE + 1 + ROOM;
const PLAYER: usize = SPOT + 2 * ROOM;
const JARL: usize = PLAYER + MOST;
const FACE: usize = JARL + Jarl::ALL.len();
const TO_FACE: usize = FACE + FACES;
const DICE: usize = TO_FACE + FACES;
const LINE: usize = DICE + FACES * NUMBERS;
/// The size of the space of actions.
pub(super) const COUNT: usize = LINE + ROWS;

/// The name of an action.
pub(super) fn name(action: usize) -> String {
    let face = |n: usize| Face::ALL[n].word();
    named(
        action,
        &[
            (0, &|n| VERBS[n].to_owned()),
            (CARD, &|n| format!("card {}", Card::at(n).word())),
            (PLACE, &|n| if n == 0 { "any place".to_owned() } else { format!("place {n}") }),
            (SPOT, &|n| format!("{} {}", ["warrior at", "ally's warrior at"][n / ROOM], n % ROOM + 1)),
            (PLAYER, &|n| format!("player {n}")),
            (JARL, &|n| format!("leader {}", Jarl::ALL[n].word())),
            (FACE, &|n| format!("die {}", face(n))),
            (TO_FACE, &|n| format!("to {}", face(n))),
            (DICE, &|n| format!("dice {} {}", face(n / NUMBERS), n % NUMBERS)),
            (LINE, &|n| format!("line {}", n + 1)),
        ],
    )
}

#[inline]
fn card(card: Card) -> usize {
    CARD + card.index()
}

#[inline]
fn place(place: Option<u8>) -> usize {
    PLACE + place.map_or(0, |place| 1 + usize::from(place).min(ROOM - 1))
}

#[inline]
fn spot(spot: Spot) -> usize {
    SPOT + if spot.ally { ROOM } else { 0 } + usize::from(spot.place).min(ROOM - 1)
}

#[inline]
fn face(face: Face) -> usize {
    FACE + face.index()
}

/// A part for each face: how many dice of it.
#[inline]
fn with_dice(mut parts: Parts, dice: Dice) -> Parts {
    for (n, count) in dice.0.into_iter().enumerate() {
        let part = DICE + NUMBERS * n + usize::from(count).min(NUMBERS - 1);
        parts.push(u16::try_from(part).unwrap_or(u16::MAX));
    }
    parts
}

/// The parts of a choice of a seat at a table of so many.
#[inline]
pub(super) fn split(seats: usize, seat: Seat, action: Action) -> Parts {
    let player = |other: Seat| PLAYER + seat.clockwise(seats).position(|s| s == other).unwrap_or(0);
    match action {
        Action::Decline => parts([DECLINE]),
        Action::Done => parts([DONE]),
        Action::Jarl(jarl) => parts([LEAD, JARL + jarl.index()]),
        Action::Reject(one, two) => parts([REJECT, card(one), card(two)]),
        Action::Lay(laid) => parts([LAY, card(laid)]),
        Action::Take(taken) => parts([TAKE, card(taken)]),
        Action::Aside(aside) => parts([ASIDE, card(aside)]),
        Action::Add(added, at) => parts([ADD, card(added), place(at)]),
        Action::AddTwo(added, at) => parts([ADD_TWO, card(added), place(at)]),
        Action::Recall(added, at) => parts([RECALL, card(added), place(at)]),
        Action::Attack(other) => parts([ATTACK, player(other)]),
        Action::Hunt => parts([HUNT]),
        Action::Draw => parts([DRAW]),
        Action::Help(with, other) => parts([HELP, card(with), player(other)]),
        Action::LayDie => parts([LAY_DIE]),
        Action::Pay(paid) => parts([PAY, card(paid)]),
        Action::Activate(warrior, dice) => with_dice(parts([ACTIVATE, spot(warrior)]), dice),
        Action::Play(played) => parts([PLAY, card(played)]),
        Action::PlayWith(played, die) => parts([PLAY_WITH, card(played), face(die)]),
        Action::Drop(die) => parts([DROP, face(die)]),
        Action::FreeReroll => parts([FREE_REROLL]),
        Action::JarlReroll(die) => parts([JARL_REROLL, face(die)]),
        Action::Reroll(dice) => with_dice(parts([REROLL]), dice),
        Action::Turn(from, to) => parts([TURN, face(from), TO_FACE + to.index()]),
        Action::Keep(die) => parts([KEEP, face(die)]),
        Action::Choose(warrior) => parts([CHOOSE, spot(warrior)]),
        Action::Send(warrior) => parts([SEND, spot(warrior)]),
        Action::Discard(gone) => parts([DISCARD, card(gone)]),
        Action::Give(given) => parts([GIVE, card(given)]),
        Action::Row(row) => parts([ROW, LINE + usize::from(row).min(ROWS - 1)]),
        Action::Main => parts([MAIN]),
        Action::Secondary => parts([SECONDARY]),
        Action::Rob(other) => parts([ROB, player(other)]),
    }
}
