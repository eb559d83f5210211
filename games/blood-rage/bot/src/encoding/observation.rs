//! What a seat may know: everything that lies open, and its own cards.

use meadhall_blood_rage::data::{MOST_KINDS, PROVINCES};
use meadhall_blood_rage::{
    Asked, BloodRage, Card, FreeInvade, God, MOST, Phase, Piece, Place, Position, Reason, SPOTS, Sheet, Stat, Table,
    Token,
};
use meadhall_bots::encoding::{Observer, tiny};
use meadhall_engine::{Game, Seat, SeatSet};

/// The questions, in the order of [`question`].
const QUESTIONS: [&str; 18] = [
    "draft",
    "turn",
    "free invade",
    "succor",
    "domain",
    "call",
    "card",
    "count",
    "spare",
    "save",
    "add",
    "recover",
    "raise",
    "blessing",
    "hammers",
    "god",
    "discard",
    "over",
];
const REASONS: [&str; 5] = ["grace", "lord of axes", "oath", "sacrifice", "quest"];
const FREE: [&str; 5] = ["leader", "warrior", "ship", "first monster", "second monster"];
const PIECES: [&str; 6] = ["leader", "warriors", "ship", "first monster", "second monster", "mystics"];

const fn question(asked: Asked) -> usize {
    match asked {
        Asked::Draft => 0,
        Asked::Turn => 1,
        Asked::FreeInvade(_) => 2,
        Asked::Succor => 3,
        Asked::Domain(_) => 4,
        Asked::Call => 5,
        Asked::Card => 6,
        Asked::Count => 7,
        Asked::Spare => 8,
        Asked::Save => 9,
        Asked::Add => 10,
        Asked::Recover => 11,
        Asked::Raise(_) => 12,
        Asked::Blessing => 13,
        Asked::Hammers => 14,
        Asked::God(_) => 15,
        Asked::Discard => 16,
        Asked::Over => 17,
    }
}

/// The place that the question is about.
fn place_asked(table: &Table) -> Option<Place> {
    match table.asked {
        Asked::Succor => Some(table.invasion.place),
        Asked::Domain(place) => Some(place),
        Asked::Save => Some(table.doom.place),
        _ => table.battle.on.then_some(table.battle.place),
    }
}

pub(super) fn observe<O: Observer>(game: &BloodRage, position: &Position, seat: Seat, to: &mut O) {
    let table = &position.table;
    let pending = game.pending(position).contains(seat);
    observe_moment(game, table, seat, pending, to);
    observe_board(table, to);
    observe_battle(game, table, seat, to);
    let own = position.secret(seat);
    let pack = (table.asked == Asked::Draft && pending).then(|| &position.packs[game.pack_of(seat, table.round)]);
    observe_cards("my hand", own.hand.as_slice(), to);
    observe_cards("my quests", own.quests.as_slice(), to);
    observe_cards("pack", pack.map_or(&[], |pack| pack.as_slice()), to);
    observe_cards("my choice", own.chosen.as_slice(), to);
    observe_cards("revealed by me", table.sheet(seat).revealed.as_slice(), to);
    let others = || seat.clockwise(game.seats()).skip(1).map(|other| table.sheet(other));
    observe_sheets("revealed by others", others().map(|sheet| sheet.revealed.as_slice()), to);
    observe_sheets("known to be held by others", others().map(|sheet| sheet.known.as_slice()), to);
    to.block(
        MOST_KINDS,
        |n| format!("gone {}", card_name(n)),
        |row| {
            for (count, card) in row.iter_mut().zip(Card::all()) {
                *count = tiny(table.gone.of(card));
            }
        },
    );
    let mut seats = seat.clockwise(game.seats());
    for n in 0..MOST {
        observe_player(position, seats.next(), n, to);
    }
}

fn card_name(n: usize) -> &'static str {
    Card::all().nth(n).map_or("", Card::word)
}

#[inline]
fn observe_cards<O: Observer>(name: &str, cards: &[Card], to: &mut O) {
    observe_sheets(name, std::iter::once(cards), to);
}

/// How many copies of each card there are in some places together.
#[inline]
fn observe_sheets<'a, O: Observer>(name: &str, places: impl Iterator<Item = &'a [Card]>, to: &mut O) {
    to.block(
        MOST_KINDS,
        |n| format!("{name} {}", card_name(n)),
        |row| {
            for card in places.flatten() {
                row[card.index()] += 1;
            }
        },
    );
}

/// Where the game is, and what is asked.
#[inline]
fn observe_moment<O: Observer>(game: &BloodRage, table: &Table, seat: Seat, pending: bool, to: &mut O) {
    let from_me = |other: Seat| seat.clockwise(game.seats()).position(|s| s == other);
    to.number(|| "age".into(), table.age);
    to.one_of(Phase::ALL.len(), |n| format!("phase {}", Phase::ALL[n].word()), Some(table.phase.index()));
    to.number(|| "draft round".into(), table.round);
    to.one_of(QUESTIONS.len(), |n| format!("asked {}", QUESTIONS[n]), Some(question(table.asked)));
    to.number(|| "asked of me".into(), u8::from(pending));
    let reason = match table.asked {
        Asked::Raise(Reason::Grace) => Some(0),
        Asked::Raise(Reason::LordOfAxes) => Some(1),
        Asked::Raise(Reason::Oath) => Some(2),
        Asked::Raise(Reason::Sacrifice) => Some(3),
        Asked::Raise(Reason::Quest) => Some(4),
        _ => None,
    };
    to.one_of(REASONS.len(), |n| format!("raise for {}", REASONS[n]), reason);
    let free = match table.asked {
        Asked::FreeInvade(FreeInvade::Leader) => Some(0),
        Asked::FreeInvade(FreeInvade::Warrior) => Some(1),
        Asked::FreeInvade(FreeInvade::Ship) => Some(2),
        Asked::FreeInvade(FreeInvade::First) => Some(3),
        Asked::FreeInvade(FreeInvade::Second) => Some(4),
        _ => None,
    };
    to.one_of(FREE.len(), |n| format!("free invade of {}", FREE[n]), free);
    let place = place_asked(table).map(Place::index);
    to.one_of(Place::ALL.len(), |n| format!("about {}", Place::ALL[n].word()), place);
    to.one_of(MOST, |n| format!("first player {n}"), from_me(table.first));
    to.one_of(MOST, |n| format!("active player {n}"), from_me(table.active));
}

/// The provinces.
#[inline]
fn observe_board<O: Observer>(table: &Table, to: &mut O) {
    const TOKENS: usize = Token::ALL.len();
    const AGES: usize = 3;
    const GODS: usize = God::ALL.len();
    for place in &Place::ALL[..PROVINCES] {
        let names = |n: usize| match n {
            0 => format!("{place} pillaged"),
            1 => format!("{place} destroyed"),
            2 => format!("{place} room"),
            3..8 => format!("{place} token {}", Token::ALL[n - 3].word()),
            8..11 => format!("{place} doomed in age {}", n - 7),
            _ => format!("{place} god {}", God::ALL[n - 11].word()),
        };
        to.block(3 + TOKENS + AGES + GODS, names, |row| {
            row[0] = i8::from(table.pillaged.contains(*place));
            row[1] = i8::from(table.destroyed.contains(*place));
            row[2] = tiny(table.room(*place));
            row[3 + table.tokens[place.index()].index()] = 1;
            for (age, doomed) in table.doomed.iter().enumerate() {
                row[3 + TOKENS + age] = i8::from(doomed == place);
            }
            if let Some(god) = table.god_at(*place) {
                row[3 + TOKENS + AGES + god.index()] = 1;
            }
        });
    }
}

/// The pillage that is going on, and my figures that are about to die.
#[inline]
fn observe_battle<O: Observer>(game: &BloodRage, table: &Table, seat: Seat, to: &mut O) {
    let battle = &table.battle;
    let flags = |set: SeatSet, row: &mut [i8]| {
        for (flag, other) in row.iter_mut().zip(seat.clockwise(game.seats())) {
            *flag = i8::from(battle.on && set.contains(other));
        }
    };
    to.number(|| "pillage".into(), u8::from(battle.on));
    to.number(|| "pillage of a pillaged province".into(), u8::from(battle.on && battle.again));
    to.number(|| "battle".into(), u8::from(battle.on && battle.fought));
    to.block(MOST, |n| format!("pillager player {n}"), |row| flags(SeatSet::only(battle.pillager), row));
    to.block(MOST, |n| format!("in battle player {n}"), |row| flags(battle.members, row));
    let winner = battle.winner.map_or(SeatSet::EMPTY, SeatSet::only);
    to.block(MOST, |n| format!("winner player {n}"), |row| flags(winner, row));
    let doomed = table.asked == Asked::Save;
    to.block(
        PIECES.len(),
        |n| format!("about to die my {}", PIECES[n]),
        |row| {
            if let Some(group) = table.doom.figures.get(seat.index()).filter(|_| doomed) {
                row.iter_mut().zip(Piece::ALL).for_each(|(count, piece)| *count = tiny(group.count(piece)));
            }
        },
    );
}

/// What everybody knows of the player so many seats to the left; zeros where nobody sits.
#[inline]
fn observe_player<O: Observer>(position: &Position, seat: Option<Seat>, n: usize, to: &mut O) {
    let sheet = seat.map(|seat| position.sheet(seat));
    let secret = seat.map(|seat| position.secret(seat));
    to.number(|| format!("player {n} is there"), u8::from(seat.is_some()));
    to.large(|| format!("player {n} glory"), sheet.map_or(0, |sheet| sheet.glory));
    to.number(|| format!("player {n} rage"), sheet.map_or(0, |sheet| sheet.rage));
    to.block(
        3,
        |stat| format!("player {n} {} step", Stat::ALL[stat].word()),
        |row| {
            if let Some(sheet) = sheet {
                row.iter_mut().zip(sheet.steps).for_each(|(number, step)| *number = tiny(step));
            }
        },
    );
    to.number(|| format!("player {n} passed"), u8::from(sheet.is_some_and(|sheet| sheet.passed)));
    to.number(|| format!("player {n} hand"), secret.map_or(0, |secret| secret.hand.len()));
    to.number(|| format!("player {n} quests"), secret.map_or(0, |secret| secret.quests.len()));
    to.block(
        MOST_KINDS,
        |card| format!("player {n} upgrade {}", card_name(card)),
        |row| {
            for card in sheet.into_iter().flat_map(|sheet| sheet.slots).flatten() {
                row[card.index()] += 1;
            }
        },
    );
    to.block(
        SPOTS * PIECES.len(),
        |at| figures_name(n, at),
        |row| {
            if let Some(sheet) = sheet {
                write_figures(sheet, row);
            }
        },
    );
}

fn figures_name(n: usize, at: usize) -> String {
    let (spot, piece) = (at / PIECES.len(), PIECES[at % PIECES.len()]);
    let beside = ["reserve", "valhalla", "box"];
    let spot = Place::ALL.get(spot).map_or_else(|| beside[spot - Place::ALL.len()], |place| place.word());
    format!("player {n} {spot} {piece}")
}

#[inline]
fn write_figures(sheet: &Sheet, row: &mut [i8]) {
    for (group, counts) in sheet.figures.iter().zip(row.chunks_exact_mut(PIECES.len())) {
        if !group.is_empty() {
            counts.iter_mut().zip(Piece::ALL).for_each(|(count, piece)| *count = tiny(group.count(piece)));
        }
    }
}
