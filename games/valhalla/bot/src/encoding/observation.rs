//! What a seat may know: everything that lies open, and its own cards.

use super::question::{QUESTIONS, question};
use meadhall_bots::encoding::{Observer, tiny};
use meadhall_engine::{Game, Seat};
use meadhall_valhalla::battle::{Kind as BattleKind, Side};
use meadhall_valhalla::data::{Ability, CARDS, Favour, Weapons};
use meadhall_valhalla::{
    Asked, Board, Card, Clan, Face, Jarl, MOST, Pick, Place, Position, Post, ROOM, Stage, Table, Valhalla,
};

const STAGES: [&str; 7] = ["setup", "dawn", "phase a", "phase b", "monster", "ragnarok", "over"];
const BATTLES: [&str; 5] = ["none", "duel", "ragnarok", "hunt", "raid"];
const CLANS: usize = Clan::ALL.len();
const WEAPONS: usize = Face::WEAPONS.len();
const PATTERNS: [&str; 5] = ["two of any weapon", "two equal", "three equal", "two pairs", "three different"];
const ABILITIES: [&str; 8] = ["frost", "kin", "mix", "foe", "block", "deny", "force", "discard for strength"];
const FAVOURS: [&str; 3] = ["per companion", "with clan", "alone"];
/// The cards of Loki's trick, and room for more.
const LOKI: usize = 16;

/// Where each group of numbers of a warrior begins.
const STRENGTH: usize = CLANS;
const NEEDED: usize = STRENGTH + 1;
const PATTERN: usize = NEEDED + WEAPONS;
const ABILITY: usize = PATTERN + PATTERNS.len();
const FAVOUR: usize = ABILITY + ABILITIES.len();
const GLORY: usize = FAVOUR + FAVOURS.len();
const WRATH: usize = GLORY + 1;
const WARRIOR: usize = WRATH + 1;

const fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Setup => 0,
        Stage::Dawn => 1,
        Stage::A => 2,
        Stage::B => 3,
        Stage::Monster => 4,
        Stage::Ragnarok => 5,
        Stage::Over => 6,
    }
}

const fn battle_kind(kind: BattleKind) -> usize {
    match kind {
        BattleKind::None => 0,
        BattleKind::Duel => 1,
        BattleKind::Ragnarok => 2,
        BattleKind::Hunt => 3,
        BattleKind::Raid => 4,
    }
}

pub(super) fn observe<O: Observer>(game: &Valhalla, position: &Position, seat: Seat, to: &mut O) {
    let table = &position.table;
    observe_moment(game, position, seat, to);
    observe_battle(game, table, seat, to);
    observe_own(game, position, seat, to);
    observe_cards("laid", table.laid.iter(), to);
    observe_cards("discarded", table.discard.iter(), to);
    let mut seats = seat.clockwise(game.seats());
    for n in 0..MOST {
        observe_player(game, position, seats.next(), n, to);
    }
}

/// How many copies of each card there are.
#[inline]
fn observe_cards<O: Observer>(name: &str, cards: impl Iterator<Item = Card>, to: &mut O) {
    to.block(
        CARDS,
        |n| format!("{name} {}", Card::at(n)),
        |row| {
            for card in cards {
                let count = &mut row[card.index()];
                *count = count.saturating_add(1);
            }
        },
    );
}

/// Where the game is, and what is asked.
#[inline]
fn observe_moment<O: Observer>(game: &Valhalla, position: &Position, seat: Seat, to: &mut O) {
    let table = &position.table;
    let from_me = |other: Seat| seat.clockwise(game.seats()).position(|s| s == other);
    to.one_of(STAGES.len(), |n| format!("stage {}", STAGES[n]), Some(stage(table.stage)));
    to.one_of(QUESTIONS.len(), |n| format!("asked {}", QUESTIONS[n]), Some(question(table.asked)));
    to.number(|| "asked of me".into(), u8::from(game.pending(position).contains(seat)));
    to.number(|| "asked number".into(), number_asked(table.asked));
    to.one_of(MOST, |n| format!("active player {n}"), from_me(table.active));
    to.one_of(MOST, |n| format!("starting player {n}"), from_me(table.start));
    to.number(|| "attacked".into(), u8::from(table.attacked));
    to.number(|| "phase a again".into(), u8::from(table.again));
    to.number(|| "weapons of the second warrior".into(), table.second.unwrap_or(0));
    to.number(|| "ending".into(), u8::from(table.ending));
    to.number(|| "last turns".into(), table.last_turns);
    to.number(|| "must keep".into(), table.keep.0);
    to.number(|| "may keep".into(), table.keep.1);
    to.number(|| "grey dice".into(), table.supply);
    to.number(|| "crowns".into(), table.crowns);
    to.number(|| "deck".into(), position.deck().len());
    to.number(|| "discard pile".into(), table.discard.len());
    to.one_of(LOKI, |n| format!("loki card {}", n + 1), table.loki.map(usize::from));
    let foe = &table.foe;
    to.number(|| "monster step".into(), foe.step);
    to.number(|| "monster covered".into(), foe.covered.count_ones());
    to.number(|| "monster last".into(), u8::from(foe.last));
    to.block(
        WARRIOR,
        |n| format!("turned up {}", warrior_name(n)),
        |row| {
            write_warrior(game, Post { card: table.lifted, tyr: None }, row);
        },
    );
}

/// The number that belongs to a question.
const fn number_asked(asked: Asked) -> u8 {
    match asked {
        Asked::Tyr(number) | Asked::LokiSend(number) | Asked::Glory(number) => number,
        Asked::LokiTake { left, .. } | Asked::LokiAdd { left, .. } => left,
        _ => 0,
    }
}

#[inline]
fn observe_battle<O: Observer>(game: &Valhalla, table: &Table, seat: Seat, to: &mut O) {
    let battle = &table.battle;
    to.one_of(BATTLES.len(), |n| format!("battle {}", BATTLES[n]), Some(battle_kind(battle.kind)));
    let won = battle.won.filter(|_| battle.is_on());
    to.number(|| "attacker won".into(), u8::from(won == Some(true)));
    to.number(|| "defender won".into(), u8::from(won == Some(false)));
    for (name, side) in ["attacker", "defender"].into_iter().zip(&battle.sides) {
        observe_side(game, side, battle.is_on(), seat, name, to);
    }
}

/// The numbers of a side of the battle.
const SIDE: [&str; 13] = [
    "locked dice",
    "dice aside",
    "grey dice",
    "tactics",
    "bonus",
    "cries of the band",
    "cries",
    "rerolls",
    "jarl used",
    "rolled",
    "dropped",
    "total",
    "fought",
];
/// Its warriors, as flags for each place.
const MARKS: [&str; 6] = ["active", "helping", "blocked", "on the path", "sent", "ally sent"];

#[inline]
fn observe_side<O: Observer>(game: &Valhalla, side: &Side, on: bool, seat: Seat, name: &str, to: &mut O) {
    let from_me = seat.clockwise(game.seats()).position(|other| on && other == side.seat);
    to.one_of(MOST, |n| format!("{name} player {n}"), from_me);
    to.block(
        Face::ALL.len(),
        |n| format!("{name} dice {}", Face::ALL[n]),
        |row| {
            row.iter_mut().zip(side.dice).for_each(|(number, count)| *number = tiny(count));
        },
    );
    to.block(
        WEAPONS,
        |n| format!("{name} stock {}", Face::WEAPONS[n]),
        |row| {
            row.iter_mut().zip(side.stock).for_each(|(number, count)| *number = tiny(count));
        },
    );
    to.block(
        SIDE.len(),
        |n| format!("{name} {}", SIDE[n]),
        |row| {
            let numbers = [
                side.locked,
                side.aside,
                side.grey,
                side.tactics,
                side.bonus,
                side.band_cries,
                side.cries,
                side.rerolls,
                side.jarl_uses,
                u8::from(side.rolled),
                u8::from(side.dropped),
                side.total,
                side.fought,
            ];
            row.iter_mut().zip(numbers).for_each(|(to, number)| *to = tiny(number));
        },
    );
    let marks = [side.active, side.helpers, side.blocked, side.path, side.sent, side.helpers_sent];
    to.block(
        MARKS.len() * ROOM,
        |n| format!("{name} {} {}", MARKS[n / ROOM], n % ROOM + 1),
        |row| {
            for (bits, flags) in marks.into_iter().zip(row.chunks_exact_mut(ROOM)) {
                flags.iter_mut().enumerate().for_each(|(place, flag)| *flag = i8::from(bits >> place & 1 == 1));
            }
        },
    );
}

/// What only the seat itself knows.
#[inline]
fn observe_own<O: Observer>(game: &Valhalla, position: &Position, seat: Seat, to: &mut O) {
    let secret = &position.secrets[seat.index()];
    let card_of = |id: u8| game.cards().card_of(id);
    observe_cards("my hand", position.hand(seat).iter().map(card_of), to);
    let drawn = if position.table.who == seat { position.drawn.as_slice() } else { &[] };
    observe_cards("drawn", drawn.iter().copied(), to);
    let knows = &position.knows[seat.index()];
    let known = seat.clockwise(game.seats()).skip(1).flat_map(|other| position.hand(other).and(knows).iter());
    observe_cards("known to be held by others", known.map(card_of), to);
    to.block(
        Jarl::ALL.len(),
        |n| format!("may lead {}", Jarl::ALL[n]),
        |row| {
            for jarl in secret.jarls.iter() {
                row[jarl.index()] = 1;
            }
        },
    );
    to.number(|| "my choice is made".into(), u8::from(secret.pick != Pick::None));
}

/// What everybody knows of the player so many seats to the left; zeros where nobody sits.
#[inline]
fn observe_player<O: Observer>(game: &Valhalla, position: &Position, seat: Option<Seat>, n: usize, to: &mut O) {
    let board = seat.map_or_else(Board::default, |seat| *position.table.board(seat));
    to.number(|| format!("player {n} is there"), u8::from(seat.is_some()));
    to.large(|| format!("player {n} glory"), seat.map_or(0, |seat| game.glory_of(position, seat)));
    to.number(|| format!("player {n} hand"), seat.map_or(0, |seat| position.hand(seat).len()));
    let fallen = seat.map_or(0, |seat| position.places.at(Place::Valhalla(seat)).len());
    to.number(|| format!("player {n} in valhalla"), fallen);
    to.number(|| format!("player {n} shields"), board.shields);
    to.number(|| format!("player {n} captured shields"), board.trophies());
    to.number(|| format!("player {n} next dice"), board.next_dice);
    to.number(|| format!("player {n} next reroll"), u8::from(board.next_reroll));
    let king = position.table.kings.iter().flatten().find(|king| Some(king.seat) == seat);
    to.number(|| format!("player {n} king"), king.map_or(0, |king| king.level));
    to.one_of(Jarl::ALL.len(), |jarl| format!("player {n} jarl {}", Jarl::ALL[jarl]), board.jarl.map(Jarl::index));
    let names = |at: usize| format!("player {n} warrior {} {}", at / WARRIOR + 1, warrior_name(at % WARRIOR));
    to.block(ROOM * WARRIOR, names, |row| {
        for (post, numbers) in board.band.iter().zip(row.chunks_exact_mut(WARRIOR)) {
            write_warrior(game, *post, numbers);
        }
    });
}

fn warrior_name(n: usize) -> String {
    match n {
        0..STRENGTH => format!("clan {}", Clan::ALL[n]),
        STRENGTH => "strength".to_owned(),
        NEEDED..PATTERN => format!("needs {}", Face::WEAPONS[n - NEEDED]),
        PATTERN..ABILITY => format!("needs {}", PATTERNS[n - PATTERN]),
        ABILITY..FAVOUR => format!("ability {}", ABILITIES[n - ABILITY]),
        FAVOUR..GLORY => format!("favour {}", FAVOURS[n - FAVOUR]),
        GLORY => "glory".to_owned(),
        _ => "wrath".to_owned(),
    }
}

/// What is printed on a warrior, and whether a card of Tyr's wrath lies under it; zeros for an empty place.
#[inline]
fn write_warrior(game: &Valhalla, post: Post, row: &mut [i8]) {
    let Some((card, warrior)) = post.card.and_then(|card| Some((card, game.cards().warrior(card)?))) else { return };
    row[warrior.clan.index()] = 1;
    row[STRENGTH] = tiny(warrior.strength);
    match warrior.weapons {
        Weapons::Exact(needed) => {
            row[NEEDED..PATTERN].iter_mut().zip(needed).for_each(|(number, count)| *number = tiny(count));
        }
        Weapons::Any2 => row[PATTERN] = 1,
        Weapons::Same2 => row[PATTERN + 1] = 1,
        Weapons::Same3 => row[PATTERN + 2] = 1,
        Weapons::Pairs2 => row[PATTERN + 3] = 1,
        Weapons::Diff3 => row[PATTERN + 4] = 1,
    }
    let ability = warrior.ability.map(|ability| match ability {
        Ability::Frost => 0,
        Ability::Kin { .. } => 1,
        Ability::Mix => 2,
        Ability::Foe { .. } => 3,
        Ability::Block => 4,
        Ability::DenyValhalla => 5,
        Ability::ForceDiscardTactic => 6,
        Ability::DiscardForStrength => 7,
    });
    if let Some(ability) = ability {
        row[ABILITY + ability] = 1;
    }
    match warrior.favour {
        None => {}
        Some(Favour::PerCompanion { points }) => row[FAVOUR] = tiny(points),
        Some(Favour::WithClan { points, .. }) => row[FAVOUR + 1] = tiny(points),
        Some(Favour::Alone { points }) => row[FAVOUR + 2] = tiny(points),
    }
    row[GLORY] = tiny(game.cards().glory(card));
    row[WRATH] = i8::from(post.tyr.is_some());
}
