//! What the rulebook of Vaalbara hides, told without the code that hides it (section 41): the characters in hands and piles
//! of others, what is laid down face down, answers to a Warrior that is not over, and the lands of the deck.

use meadhall_engine::laws::worlds::{SecrecyOracle, Substitution, substituted};
use meadhall_engine::{Chance, Game, Quick, Seat, Table, Viewer};
use meadhall_vaalbara::{Action, Asked, Card, Character, Characters, Event, Position, Vaalbara};

/// The rulebook of Vaalbara.
pub struct Hidden;

impl SecrecyOracle<Vaalbara> for Hidden {
    fn alternatives(&self, table: &Table<Vaalbara>, n: usize, _: Viewer) -> Vec<Action> {
        let open = match table.position_after(n).asked {
            Asked::Assign => lasts(table, n, |position| position.asked == Asked::Assign),
            Asked::Show { .. } => lasts(table, n, is_show),
            _ => false,
        };
        let mut choices = Vec::new();
        if open {
            table.game().legal(table.position_after(n), table.turns()[n].seat, &mut choices);
        }
        choices
    }

    fn is_quiet(&self, table: &Table<Vaalbara>, n: usize) -> bool {
        is_show(table.position_after(n)) && lasts(table, n, is_show)
    }

    fn exchanged(&self, table: &Table<Vaalbara>, viewer: Viewer, quick: &mut Quick) -> Option<Table<Vaalbara>> {
        let mut lands = unseen_lands(table);
        quick.shuffle(&mut lands);
        let seats: Vec<Seat> = Seat::all(table.game().seats()).filter(|seat| !viewer.is(*seat)).collect();
        let seat = seats[quick.index(seats.len())];
        let mut characters = unseen(table, seat);
        quick.shuffle(&mut characters);
        let world = match lands[..] {
            [one, two, ..] => substituted(table, &Landwise([one, two])),
            _ => table.clone(),
        };
        match characters[..] {
            [one, two, ..] => Some(substituted(&world, &Characterwise { seat, pair: [one, two] })),
            _ => None,
        }
    }
}

fn is_show(position: &Position) -> bool {
    matches!(position.asked, Asked::Show { .. })
}

/// Whether this has held ever since the decision.
fn lasts(table: &Table<Vaalbara>, n: usize, holds: impl Fn(&Position) -> bool) -> bool {
    table.turns()[n..].iter().all(|turn| holds(&turn.after.position))
}

/// The characters of a seat that nobody else has ever seen: never turned up, shown or taken back.
fn unseen(table: &Table<Vaalbara>, seat: Seat) -> Vec<Character> {
    let mut seen = Characters::NONE;
    let events = table.opening().iter().chain(table.turns().iter().flat_map(|turn| &turn.events));
    for event in events {
        match *event {
            Event::Revealed(who, character) if who == seat => seen.insert(character),
            Event::Shown(who) if who == seat => seen.insert(Character::Warrior),
            Event::TookBack(who, character) if who == seat => seen.insert(character),
            _ => {}
        }
    }
    Character::ALL.into_iter().filter(|character| !seen.contains(*character)).collect()
}

/// Two characters of a seat in each other's place.
struct Characterwise {
    seat: Seat,
    pair: [Character; 2],
}

impl Characterwise {
    fn other(&self, character: Character) -> Character {
        match self.pair {
            [one, two] if character == one => two,
            [one, two] if character == two => one,
            _ => character,
        }
    }

    fn others(&self, characters: Characters) -> Characters {
        characters.iter().map(|character| self.other(character)).collect()
    }
}

impl Substitution<Vaalbara> for Characterwise {
    fn position(&self, position: &Position) -> Position {
        let mut position = *position;
        let player = position.player_mut(self.seat);
        player.hand = self.others(player.hand);
        player.pile = player.pile.as_slice().iter().map(|&character| self.other(character)).collect();
        player.played = player.played.map(|character| self.other(character));
        position
    }

    fn event(&self, event: &Event) -> Event {
        match *event {
            Event::Drew { seat, count, cards } if seat == self.seat => {
                Event::Drew { seat, count, cards: self.others(cards) }
            }
            event => event,
        }
    }

    fn action(&self, seat: Seat, action: Action) -> Action {
        match action {
            Action::Assign(character) if seat == self.seat => Action::Assign(self.other(character)),
            action => action,
        }
    }
}

/// Two lands of the deck in each other's place; their backs stay where they are.
struct Landwise([u8; 2]);

impl Substitution<Vaalbara> for Landwise {
    fn position(&self, position: &Position) -> Position {
        let mut position = *position;
        let land = |land: u8| match self.0 {
            [one, two] if land == one => two,
            [one, two] if land == two => one,
            _ => land,
        };
        position.deck =
            position.deck.as_slice().iter().map(|card| Card { land: land(card.land), omen: card.omen }).collect();
        position
    }

    fn event(&self, event: &Event) -> Event {
        *event
    }

    fn action(&self, _: Seat, action: Action) -> Action {
        action
    }
}

/// Lands that have lain in the deck from the start, so that nobody has ever seen them.
fn unseen_lands(table: &Table<Vaalbara>) -> Vec<u8> {
    let there = |position: &Position, land: u8| position.deck.as_slice().iter().any(|card| card.land == land);
    let ever = |land: &u8| table.turns().iter().all(|turn| there(&turn.after.position, *land));
    table.start().position.deck.as_slice().iter().map(|card| card.land).filter(ever).collect()
}
