//! Vaalbara as numbers. A ride is made of two parts; every other choice is one.

use crate::VaalbaraKnowledge;
use meadhall_bots::encoding::{Encoding, Observer, Parts, named, parts, tiny};
use meadhall_engine::{Game, Seat, Viewer};
use meadhall_vaalbara::{Action, Asked, Card, Character, Characters, Kind, MOST, Player, Position, ROUNDS, Vaalbara};

const CHARACTERS: usize = Character::ALL.len();
const KINDS: usize = Kind::ALL.len();
const REALM: usize = ROUNDS as usize;

/// Where each sort of action begins.
const ASSIGN: usize = 0;
const SHOW: usize = ASSIGN + CHARACTERS;
const BARD: usize = SHOW + 2;
const TRACKER: usize = BARD + MOST;
const MIDWIFE: usize = TRACKER + 2 * MOST;
const RIDER_FIRST: usize = MIDWIFE + CHARACTERS;
const RIDER_SECOND: usize = RIDER_FIRST + MOST;
const EXPLORER: usize = RIDER_SECOND + MOST;
const TAKE: usize = EXPLORER + REALM;
const ACTIONS: usize = TAKE + MOST;

/// The questions, in the order of [`question`].
const QUESTIONS: [&str; 9] = ["assign", "show", "bard", "tracker", "midwife", "rider", "explorer", "take", "over"];

const fn question(asked: Asked) -> usize {
    match asked {
        Asked::Assign => 0,
        Asked::Show { .. } => 1,
        Asked::Bard => 2,
        Asked::Tracker => 3,
        Asked::Midwife => 4,
        Asked::Rider => 5,
        Asked::Explorer => 6,
        Asked::Take => 7,
        Asked::Over => 8,
    }
}

impl Encoding for VaalbaraKnowledge {
    const ENCODING: &'static str = "vaalbara-v0";
    const ACTIONS: usize = ACTIONS;

    fn action_name(action: usize) -> String {
        let character = |n: usize| Character::ALL[n].word();
        named(
            action,
            &[
                (ASSIGN, &|n| format!("assign {}", character(n))),
                (SHOW, &|n| ["show nothing", "show warrior"][n].to_owned()),
                (BARD, &|n| format!("bard player {n}")),
                (TRACKER, &|n| format!("tracker {}.{}", n / MOST + 1, n % MOST + 1)),
                (MIDWIFE, &|n| format!("midwife {}", character(n))),
                (RIDER_FIRST, &|n| format!("rider 1.{}", n + 1)),
                (RIDER_SECOND, &|n| format!("rider with 2.{}", n + 1)),
                (EXPLORER, &|n| format!("explorer {}", n + 1)),
                (TAKE, &|n| format!("take {}", n + 1)),
            ],
        )
    }

    #[inline]
    fn split(game: &Vaalbara, position: &Position, seat: Seat, action: Action) -> Parts {
        let one = match action {
            Action::Assign(character) => ASSIGN + character.index(),
            Action::Show(shown) => SHOW + usize::from(shown),
            Action::Bard(clan) => {
                BARD + seat.clockwise(game.seats()).position(|s| position.player(s).clan == clan).unwrap_or(0)
            }
            Action::Tracker(row, slot) => TRACKER + MOST * usize::from(row) + usize::from(slot),
            Action::Midwife(character) => MIDWIFE + character.index(),
            Action::Rider(first, second) => {
                return parts([RIDER_FIRST + usize::from(first), RIDER_SECOND + usize::from(second)]);
            }
            Action::Explorer(place) => EXPLORER + usize::from(place),
            Action::Take(slot) => TAKE + usize::from(slot),
        };
        parts([one])
    }

    fn observe<O: Observer>(game: &Vaalbara, position: &Position, seat: Seat, to: &mut O) {
        let over = position.asked == Asked::Over;
        to.number(|| "round".into(), position.round);
        to.one_of(QUESTIONS.len(), |n| format!("asked {}", QUESTIONS[n]), Some(question(position.asked)));
        to.number(|| "asked of me".into(), u8::from(game.pending(position).contains(seat)));
        let from_me = |other: Seat| seat.clockwise(game.seats()).position(|s| s == other);
        let active = (position.revealed() && !over).then_some(position.active);
        to.one_of(MOST, |n| format!("active player {n}"), active.and_then(from_me));
        for (row, slots) in position.rows.iter().enumerate() {
            for (slot, card) in slots.iter().enumerate() {
                observe_card(game, position, seat, *card, &|| format!("row {}.{}", row + 1, slot + 1), to);
            }
        }
        let deck = position.deck.as_slice();
        to.number(|| "deck".into(), deck.len());
        let top = deck.first().copied();
        to.block(
            MOST,
            |n| format!("omens rank of player {n}"),
            |ranks| {
                if let Some(card) = top {
                    write_ranks(game, position, seat, card, ranks);
                }
            },
        );
        observe_card(game, position, seat, top.filter(|_| position.top_known), &|| "known top".into(), to);
        let bottom = deck.last().copied().filter(|_| position.bottom_known);
        observe_card(game, position, seat, bottom, &|| "known bottom".into(), to);
        let own = position.player(seat);
        observe_characters(own.hand, &|| "my hand".into(), to);
        observe_characters(own.played.into_iter().collect(), &|| "my character".into(), to);
        for place in 0..REALM {
            let card = own.realm.cards().get(place).copied();
            to.block(
                KINDS + 1,
                |n| format!("my land {} {}", place + 1, kind_or_value(n)),
                |row| {
                    if let Some(card) = card {
                        write_face(game, card, row);
                    }
                },
            );
        }
        let mut seats = seat.clockwise(game.seats());
        for n in 0..MOST {
            observe_player(game, position, seat, seats.next(), n, to);
        }
    }
}

fn kind_or_value(n: usize) -> String {
    Kind::ALL.get(n).map_or("value".to_owned(), |kind| kind.word().to_owned())
}

/// Kind and value of a land.
#[inline]
fn write_face(game: &Vaalbara, card: Card, row: &mut [i8]) {
    let (kind, value) = game.face(card);
    row[kind.index()] = 1;
    row[KINDS] = tiny(value);
}

/// How good the omens of a card are for each player: 5 for the best.
#[inline]
fn write_ranks(game: &Vaalbara, position: &Position, seat: Seat, card: Card, ranks: &mut [i8]) {
    let omen = game.omen(card.omen);
    for (rank, other) in ranks.iter_mut().zip(seat.clockwise(game.seats())) {
        *rank = 5 - tiny(omen.rank(position.player(other).clan));
    }
}

/// A land that lies open, with its back; zeros if there is none.
#[inline]
fn observe_card<O: Observer>(
    game: &Vaalbara,
    position: &Position,
    seat: Seat,
    card: Option<Card>,
    name: &impl Fn() -> String,
    to: &mut O,
) {
    let names = |n: usize| match n.checked_sub(KINDS + 1) {
        None => format!("{} {}", name(), kind_or_value(n)),
        Some(player) => format!("{} omens rank of player {player}", name()),
    };
    to.block(KINDS + 1 + MOST, names, |row| {
        if let Some(card) = card {
            write_face(game, card, row);
            write_ranks(game, position, seat, card, &mut row[KINDS + 1..]);
        }
    });
}

#[inline]
fn observe_characters<O: Observer>(set: Characters, name: &impl Fn() -> String, to: &mut O) {
    to.block(
        CHARACTERS,
        |n| format!("{} {}", name(), Character::ALL[n].word()),
        |row| {
            for character in set.iter() {
                row[character.index()] = 1;
            }
        },
    );
}

/// What everybody knows of the player so many seats to the left; zeros where nobody sits.
#[inline]
fn observe_player<O: Observer>(
    game: &Vaalbara,
    position: &Position,
    viewer: Seat,
    seat: Option<Seat>,
    n: usize,
    to: &mut O,
) {
    let nobody = Player::new(meadhall_vaalbara::Clan::ALL[0]);
    let player = seat.map_or(&nobody, |seat| position.player(seat));
    let knows = seat.is_some_and(|seat| game.shows_points(position, Viewer::Seat(viewer), seat));
    to.number(|| format!("player {n} is there"), u8::from(seat.is_some()));
    to.number(|| format!("player {n} points known"), u8::from(knows));
    to.large(|| format!("player {n} points"), if knows { player.vp } else { 0 });
    to.number(|| format!("player {n} hand"), player.hand.len());
    to.number(|| format!("player {n} pile"), player.pile.len());
    observe_characters(player.discard, &|| format!("player {n} discard"), to);
    observe_characters(player.known, &|| format!("player {n} known in hand"), to);
    let shown = player.played.filter(|_| position.revealed());
    observe_characters(shown.into_iter().collect(), &|| format!("player {n} character"), to);
    let turn = seat.and_then(|seat| position.acted.iter().position(|other| other == seat));
    to.number(|| format!("player {n} had turn"), turn.map_or(0, |turn| turn + 1));
    to.block(
        KINDS,
        |kind| format!("player {n} lands {}", Kind::ALL[kind].word()),
        |row| {
            for (count, kind) in row.iter_mut().zip(Kind::ALL) {
                *count = tiny(player.realm.count(kind));
            }
        },
    );
}
