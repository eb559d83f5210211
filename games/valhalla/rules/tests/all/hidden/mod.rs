//! What the rulebook of Valhalla hides, told without the code that hides it (section 18): the hands of others, cards drawn and
//! not yet kept, cards that went from hand to hand, the deck, jarls that were not revealed, and choices made at the same time.
#![allow(dead_code, reason = "other tests use a part of it")]

use meadhall_engine::laws::worlds::{SecrecyOracle, Substitution, substituted};
use meadhall_engine::{Chance, Game, Quick, Seat, Table, Viewer};
use meadhall_valhalla::data::Kind;
use meadhall_valhalla::{Action, Asked, Card, CardSet, Event, Jarl, MOST, Pick, Place, Position, Valhalla};

/// The rulebook of Valhalla.
pub struct Hidden;

impl SecrecyOracle<Valhalla> for Hidden {
    fn alternatives(&self, table: &Table<Valhalla>, n: usize, viewer: Viewer) -> Vec<Action> {
        let before = table.position_after(n);
        let asked = before.table.asked;
        let open = match asked {
            // Secret until everybody has chosen.
            Asked::Jarl | Asked::Reject | Asked::Thor => lasts(table, n, asked),
            // A card from hand to hand stays between the two concerned. Later it may come out, so only what is new is looked at.
            Asked::LokiLook | Asked::LokiGive => {
                let fights = viewer.seat().is_some_and(|seat| before.table.battle.side_of(seat).is_some());
                !fights && table.turns()[n + 1..].iter().all(|turn| turn.by_table)
            }
            _ => false,
        };
        let mut choices = Vec::new();
        if open {
            table.game().legal(before, table.turns()[n].seat, &mut choices);
        }
        choices
    }

    fn is_quiet(&self, table: &Table<Valhalla>, n: usize) -> bool {
        table.position_after(n).table.asked == Asked::Thor && lasts(table, n, Asked::Thor)
    }

    fn exchanged(&self, table: &Table<Valhalla>, viewer: Viewer, quick: &mut Quick) -> Option<Table<Valhalla>> {
        let mut jarls = unseen_jarls(table, viewer);
        quick.shuffle(&mut jarls);
        let world = match jarls[..] {
            [one, two, ..] => substituted(table, &Jarlwise([one, two])),
            _ => table.clone(),
        };
        let mut cards = unseen(table, viewer);
        quick.shuffle(&mut cards);
        let (&one, rest) = cards.split_first()?;
        // Preferably one that somebody holds against one of the deck: that makes a difference.
        let game = table.game();
        let held = |card: Card| table.position().holder(game.first_copy(card)).is_some();
        let fits =
            |two: &&Card| copies(game, one) == copies(game, **two) && is_wrath(game, one) == is_wrath(game, **two);
        let two = rest.iter().filter(fits).max_by_key(|two| held(**two) != held(one))?;
        Some(substituted(&world, &Cardwise { game: game.clone(), pair: [one, *two] }))
    }
}

/// Whether the same has been asked ever since the decision.
fn lasts(table: &Table<Valhalla>, n: usize, asked: Asked) -> bool {
    table.turns()[n..].iter().all(|turn| turn.after.position.table.asked == asked)
}

fn copies(game: &Valhalla, card: Card) -> u8 {
    game.cards().get(card).map_or(0, |entry| entry.copies)
}

/// That everybody was dealt a card of Tyr's wrath is known, so only such cards stand for each other.
fn is_wrath(game: &Valhalla, card: Card) -> bool {
    game.cards().get(card).is_some_and(|entry| matches!(entry.kind, Kind::Tyr(_)))
}

fn all_copies(game: &Valhalla, card: Card) -> impl Iterator<Item = u8> + use<> {
    let first = game.first_copy(card);
    first..first + copies(game, card)
}

/// The events of a table.
fn events(table: &Table<Valhalla>) -> impl Iterator<Item = &Event> {
    table.opening().iter().chain(table.turns().iter().flat_map(|turn| &turn.events))
}

/// Whether the viewer is told the cards of an event.
fn is_told(event: &Event, viewer: Viewer) -> bool {
    match *event {
        Event::Dealt { seat, .. } | Event::Drew { seat, .. } | Event::Kept { seat, .. } => viewer.is(seat),
        Event::ChoseRejects { seat, .. } | Event::ChoseJarl { seat, .. } => viewer.is(seat),
        Event::Robbed { from, to, .. } => viewer.is(from) || viewer.is(to),
        Event::Looked { by, at, .. } => viewer.is(by) || viewer.is(at),
        _ => true,
    }
}

/// What lies where the viewer can see it.
fn in_sight(position: &Position, viewer: Viewer) -> CardSet {
    let at = |place: Place| position.places.at(place);
    let mut seen = at(Place::Discard).or(&at(Place::Table));
    for seat in Seat::all(MOST) {
        seen = seen.or(&at(Place::Valhalla(seat)));
    }
    match viewer.seat() {
        Some(seat) => seen.or(&at(Place::Hand(seat))),
        None => seen,
    }
}

/// Cards in use, no copy of which the viewer has ever seen. A card that was drawn and not yet kept counts as seen: it lies on the
/// table.
fn unseen(table: &Table<Valhalla>, viewer: Viewer) -> Vec<Card> {
    let game = table.game();
    let mut seen = in_sight(&table.start().position, viewer);
    for turn in table.turns() {
        seen = seen.or(&in_sight(&turn.after.position, viewer));
    }
    let told: String = events(table).filter(|event| is_told(event, viewer)).map(|event| format!("{event:?}")).collect();
    let hidden = |card: &Card| {
        let mut copies = all_copies(game, *card);
        copies.all(|id| game.in_use().contains(id) && !seen.contains(id)) && !told.contains(&format!("{card:?}"))
    };
    game.cards().all().map(|(card, _)| card).filter(hidden).collect()
}

/// Two cards in each other's place.
struct Cardwise {
    game: Valhalla,
    pair: [Card; 2],
}

impl Cardwise {
    fn card(&self, card: Card) -> Card {
        match self.pair {
            [one, two] if card == one => two,
            [one, two] if card == two => one,
            _ => card,
        }
    }

    fn ids(&self) -> Vec<[u8; 2]> {
        let [one, two] = self.pair.map(|card| all_copies(&self.game, card));
        one.zip(two).map(|(one, two)| [one, two]).collect()
    }

    fn set(&self, mut set: CardSet) -> CardSet {
        for [one, two] in self.ids() {
            let there = [set.contains(one), set.contains(two)];
            for (id, is) in [(one, there[1]), (two, there[0])] {
                if is { set.insert(id) } else { set.remove(id) }
            }
        }
        set
    }
}

fn place_of(position: &Position, id: u8) -> Place {
    let hands = Seat::all(MOST).flat_map(|seat| [Place::Hand(seat), Place::Valhalla(seat)]);
    let mut places = [Place::Box, Place::Deck, Place::Discard, Place::Table].into_iter().chain(hands);
    places.find(|place| position.places.is_at(id, *place)).expect("every card is somewhere")
}

impl Substitution<Valhalla> for Cardwise {
    fn position(&self, position: &Position) -> Position {
        let mut other = *position;
        for [one, two] in self.ids() {
            other.places.put(one, place_of(position, two));
            other.places.put(two, place_of(position, one));
        }
        other.knows = position.knows.map(|known| self.set(known));
        for secret in &mut other.secrets {
            secret.pick = match secret.pick {
                Pick::Reject(one, two) => Pick::Reject(self.card(one), self.card(two)),
                Pick::Help(Some((card, seat))) => Pick::Help(Some((self.card(card), seat))),
                pick => pick,
            };
        }
        other
    }

    fn event(&self, event: &Event) -> Event {
        let mut event = *event;
        match &mut event {
            Event::Dealt { cards, .. } | Event::Drew { cards, .. } | Event::Looked { cards, .. } => {
                *cards = cards.iter().map(|card| self.card(card)).collect();
            }
            Event::Kept { card, .. } | Event::Robbed { card, .. } => *card = card.map(|card| self.card(card)),
            Event::ChoseRejects { cards, .. } => *cards = cards.map(|(one, two)| (self.card(one), self.card(two))),
            _ => {}
        }
        event
    }

    fn action(&self, _: Seat, action: Action) -> Action {
        match action {
            Action::Reject(one, two) => Action::Reject(self.card(one), self.card(two)),
            Action::Help(card, seat) => Action::Help(self.card(card), seat),
            Action::Give(card) => Action::Give(self.card(card)),
            Action::Take(card) => Action::Take(self.card(card)),
            action => action,
        }
    }
}

/// Jarls that the viewer was not dealt and nobody has revealed.
fn unseen_jarls(table: &Table<Valhalla>, viewer: Viewer) -> Vec<Jarl> {
    let own = viewer.seat().map(|seat| table.start().position.secrets[seat.index()].jarls).unwrap_or_default();
    let revealed = |jarl: Jarl| events(table).any(|event| matches!(event, Event::Jarl(_, shown) if *shown == jarl));
    let on_boards = |jarl: Jarl| table.start().position.table.boards.iter().any(|board| board.jarl == Some(jarl));
    Jarl::ALL.into_iter().filter(|&jarl| !own.contains(jarl) && !revealed(jarl) && !on_boards(jarl)).collect()
}

/// Two jarls in each other's place.
struct Jarlwise([Jarl; 2]);

impl Jarlwise {
    fn jarl(&self, jarl: Jarl) -> Jarl {
        match self.0 {
            [one, two] if jarl == one => two,
            [one, two] if jarl == two => one,
            _ => jarl,
        }
    }
}

impl Substitution<Valhalla> for Jarlwise {
    fn position(&self, position: &Position) -> Position {
        let mut other = *position;
        for secret in &mut other.secrets {
            secret.jarls = secret.jarls.iter().map(|jarl| self.jarl(jarl)).collect();
            if let Pick::Jarl(jarl) = secret.pick {
                secret.pick = Pick::Jarl(self.jarl(jarl));
            }
        }
        other
    }

    fn event(&self, event: &Event) -> Event {
        match *event {
            Event::ChoseJarl { seat, jarl } => Event::ChoseJarl { seat, jarl: jarl.map(|jarl| self.jarl(jarl)) },
            event => event,
        }
    }

    fn action(&self, _: Seat, action: Action) -> Action {
        match action {
            Action::Jarl(jarl) => Action::Jarl(self.jarl(jarl)),
            action => action,
        }
    }
}
