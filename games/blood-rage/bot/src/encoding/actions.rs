//! The space of actions, and what each choice is made of.

use meadhall_blood_rage::data::{MOST_KINDS, MOST_VALUE};
use meadhall_blood_rage::{Action, BloodRage, Card, Clan, Figure, God, Invade, MOST, March, Place, Position, Stat};
use meadhall_bots::encoding::{Parts, named, parts};
use meadhall_engine::{Game, Seat};

const PLACES: usize = Place::ALL.len();
const FIGURES: usize = Figure::ALL.len();
/// More figures than a clan has of one kind.
const NUMBERS: usize = 16;

/// The verbs, in the order of the constants below.
const VERBS: [&str; 23] = [
    "draft",
    "quest",
    "upgrade",
    "pillage",
    "challenge",
    "sacrifice",
    "invade",
    "march",
    "pass",
    "decline",
    "call",
    "play",
    "count",
    "spare",
    "save",
    "retreat",
    "accept",
    "add",
    "recover",
    "raise",
    "move",
    "send",
    "keep",
];
const DRAFT: usize = 0;
const QUEST: usize = 1;
const UPGRADE: usize = 2;
const PILLAGE: usize = 3;
const CHALLENGE: usize = 4;
const SACRIFICE: usize = 5;
const INVADE: usize = 6;
const MARCH: usize = 7;
const PASS: usize = 8;
const DECLINE: usize = 9;
const CALL: usize = 10;
const PLAY: usize = 11;
const COUNT_AS: usize = 12;
const SPARE: usize = 13;
const SAVE: usize = 14;
const RETREAT: usize = 15;
const ACCEPT: usize = 16;
const ADD: usize = 17;
const RECOVER: usize = 18;
const RAISE: usize = 19;
const MOVE: usize = 20;
const SEND: usize = 21;
const KEEP: usize = 22;

/// Where each sort of part begins.
const CARD: usize = VERBS.len();
const NO_CARD: usize = CARD + MOST_KINDS;
const SLOT: usize = NO_CARD + 1;
const PLACE: usize = SLOT + 4;
const TO: usize = PLACE + PLACES;
const NOWHERE: usize = TO + PLACES;
const FIGURE: usize = NOWHERE + 1;
const OTHER_FIGURE: usize = FIGURE + FIGURES;
const OTHER_PLACE: usize = OTHER_FIGURE + FIGURES;
const SOURCE: usize = OTHER_PLACE + PLACES;
const NO_VICTIM: usize = SOURCE + 2;
const VICTIM: usize = NO_VICTIM + 1;
const WARRIORS: usize = VICTIM + MOST;
const LEADERS: usize = WARRIORS + NUMBERS;
const MYSTICS: usize = LEADERS + 2;
const MONSTER: usize = MYSTICS + NUMBERS;
const OTHER_MONSTER: usize = MONSTER + FIGURES + 1;
const VALUE: usize = OTHER_MONSTER + FIGURES + 1;
const STAT: usize = VALUE + MOST_VALUE as usize + 1;
const GOD: usize = STAT + Stat::ALL.len();
/// The size of the space of actions.
pub(super) const COUNT: usize = GOD + God::ALL.len();

/// The name of an action.
pub(super) fn name(action: usize) -> String {
    let place = |n: usize| Place::ALL[n].word();
    let figure = |n: usize| Figure::ALL.get(n).map_or("none", |figure| figure.word());
    named(
        action,
        &[
            (0, &|n| VERBS[n].to_owned()),
            (CARD, &|n| format!("card {}", Card::all().nth(n).map_or("", Card::word))),
            (NO_CARD, &|_| "no card".to_owned()),
            (SLOT, &|n| if n == 0 { "first free slot".to_owned() } else { format!("slot {n}") }),
            (PLACE, &|n| format!("at {}", place(n))),
            (TO, &|n| format!("to {}", place(n))),
            (NOWHERE, &|_| "to nowhere".to_owned()),
            (FIGURE, &|n| format!("figure {}", figure(n))),
            (OTHER_FIGURE, &|n| format!("other figure {}", figure(n))),
            (OTHER_PLACE, &|n| format!("other at {}", place(n))),
            (SOURCE, &|n| ["from the reserve", "from valhalla"][n].to_owned()),
            (NO_VICTIM, &|_| "for nobody".to_owned()),
            (VICTIM, &|n| format!("for one of player {n}")),
            (WARRIORS, &|n| format!("warriors {n}")),
            (LEADERS, &|n| format!("leaders {n}")),
            (MYSTICS, &|n| format!("mystics {n}")),
            (MONSTER, &|n| format!("monster {}", figure(n))),
            (OTHER_MONSTER, &|n| format!("other monster {}", figure(n))),
            (VALUE, &|n| format!("value {n}")),
            (STAT, &|n| format!("stat {}", Stat::ALL[n].word())),
            (GOD, &|n| format!("god {}", God::ALL[n].word())),
        ],
    )
}

#[inline]
fn card(card: Card) -> usize {
    CARD + card.index()
}

#[inline]
fn at(place: Place) -> usize {
    PLACE + place.index()
}

#[inline]
fn to(place: Place) -> usize {
    TO + place.index()
}

#[inline]
fn figure(figure: Figure) -> usize {
    FIGURE + figure.index()
}

/// The parts of a choice.
#[inline]
pub(super) fn split(game: &BloodRage, position: &Position, seat: Seat, action: Action) -> Parts {
    match action {
        Action::Draft(one, None) => parts([DRAFT, card(one)]),
        Action::Draft(one, Some(two)) => parts([DRAFT, card(one), card(two)]),
        Action::Quest(quest) => parts([QUEST, card(quest)]),
        Action::Upgrade(upgrade, slot) => parts([UPGRADE, card(upgrade), SLOT + usize::from(slot.unwrap_or(0).min(3))]),
        Action::Pillage(place) => parts([PILLAGE, at(place)]),
        Action::Challenge(place) => parts([CHALLENGE, at(place)]),
        Action::Sacrifice((one, here), (two, there)) => {
            parts([SACRIFICE, figure(one), at(here), OTHER_FIGURE + two.index(), OTHER_PLACE + there.index()])
        }
        Action::Invade(invade) => split_invade(game, position, seat, invade),
        Action::March(march) => split_march(march),
        Action::Pass => parts([PASS]),
        Action::Decline => parts([DECLINE]),
        Action::Call(called, from) => parts([CALL, figure(called), at(from)]),
        Action::Play(played) => parts([PLAY, card(played)]),
        Action::Count(bonus) => parts([COUNT_AS, VALUE + usize::from(bonus.min(MOST_VALUE))]),
        Action::Spare(spared) => parts([SPARE, figure(spared)]),
        Action::Save(saved) => parts([SAVE, figure(saved)]),
        Action::Retreat(moved, place) => parts([RETREAT, figure(moved), to(place)]),
        Action::Accept => parts([ACCEPT]),
        Action::Add(added) => parts([ADD, card(added)]),
        Action::Recover(recovered) => parts([RECOVER, card(recovered)]),
        Action::Raise(stat) => parts([RAISE, STAT + stat.index()]),
        Action::Move(moved, place) => parts([MOVE, figure(moved), to(place)]),
        Action::Send(god, place) => parts([SEND, GOD + god.index(), to(place)]),
        Action::Keep(kept) => parts([KEEP, kept.map_or(NO_CARD, card)]),
    }
}

/// Figure and place, where it comes from, and whose figure makes room.
fn split_invade(game: &BloodRage, position: &Position, seat: Seat, invade: Invade) -> Parts {
    let mut parts = parts([INVADE, figure(invade.figure), at(invade.place), SOURCE + usize::from(invade.fallen)]);
    let mut push = |action: usize| parts.push(u16::try_from(action).unwrap_or(u16::MAX));
    match invade.victim {
        None => push(NO_VICTIM),
        Some(victim) => {
            push(VICTIM + owner(game, position, seat, victim.clan));
            push(OTHER_FIGURE + victim.figure.index());
            push(victim.to.map_or(NOWHERE, to));
        }
    }
    parts
}

/// How many seats to the left a clan sits.
fn owner(game: &BloodRage, position: &Position, seat: Seat, clan: Clan) -> usize {
    seat.clockwise(game.seats()).position(|other| position.sheet(other).clan == clan).unwrap_or(0)
}

#[inline]
fn split_march(march: March) -> Parts {
    let number = |count: u8| usize::from(count).min(NUMBERS - 1);
    let monster = |monster: Option<Figure>| monster.map_or(FIGURES, Figure::index);
    parts([
        MARCH,
        at(march.from),
        to(march.to),
        WARRIORS + number(march.warriors),
        LEADERS + usize::from(march.leader),
        MYSTICS + number(march.mystics),
        MONSTER + monster(march.monsters[0]),
        OTHER_MONSTER + monster(march.monsters[1]),
    ])
}
