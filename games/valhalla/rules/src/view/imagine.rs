//! A full position that fits a view: what the viewer does not know is drawn at random.

use super::{Own, View};
use crate::Valhalla;
use crate::data::Card;
use crate::names::Jarl;
use crate::state::places::{CardSet, Place};
use crate::state::{Asked, MOST, Pick, Position};
use meadhall_engine::{Chance, Seat, byte};

/// Single cards not yet put anywhere.
struct Unplaced<'a> {
    game: &'a Valhalla,
    left: CardSet,
}

impl Unplaced<'_> {
    /// A copy of a card that lies open or is known.
    #[inline]
    fn take(&mut self, card: Card) -> Option<u8> {
        let (first, count) = self.game.cards.copies_of(card);
        let id = (first..first + count).find(|&id| self.left.contains(id))?;
        self.left.remove(id);
        Some(id)
    }

    fn take_all(&mut self, cards: impl IntoIterator<Item = Card>) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            if let Some(id) = self.take(card) {
                set.insert(id);
            }
        }
        set
    }

    /// Any card among these that is left.
    #[inline]
    fn draw<C: Chance>(&mut self, among: &CardSet, chance: &mut C) -> Option<u8> {
        let id = self.left.and(among).any(chance)?;
        self.left.remove(id);
        Some(id)
    }
}

impl Valhalla {
    pub(crate) fn fill_in<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        let mut position = self.empty_position();
        position.table = view.table;
        let table = &view.table;
        let all = self.in_use();
        let mut unplaced = Unplaced { game: self, left: all };
        position.places.put_all(&all, Place::Box);
        self.put_open_cards(view, &mut position, &mut unplaced);
        let mut missing = view.hands;
        let mut drawn = usize::from(table.drawn);
        if let Some(own) = &view.own {
            self.put_own_cards(own, &mut position, &mut unplaced, &mut missing);
            if own.seat == table.who {
                drawn = 0;
            }
        }
        // Only cards of Tyr's wrath return to the box.
        for _ in 0..view.boxed {
            if unplaced.draw(&self.wrath, chance).or_else(|| unplaced.draw(&all, chance)).is_none() {
                break;
            }
        }
        for seat in table.wrathful.iter() {
            if missing[seat.index()] > 0
                && position.hand(seat).and(&self.wrath).is_empty()
                && let Some(id) = unplaced.draw(&self.wrath, chance)
            {
                position.places.put(id, Place::Hand(seat));
                missing[seat.index()] -= 1;
            }
        }
        self.give_needed(view, &mut position, &mut unplaced, &mut missing, chance);
        for seat in self.all() {
            for _ in 0..missing[seat.index()] {
                if let Some(id) = unplaced.draw(&all, chance) {
                    position.places.put(id, Place::Hand(seat));
                }
            }
        }
        for _ in 0..drawn {
            if let Some(id) = unplaced.draw(&all, chance) {
                position.places.put(id, Place::Table);
                position.drawn.push(self.cards.card_of(id));
            }
        }
        position.places.put_all(&unplaced.left, Place::Deck);
        self.imagine_secrets(view, &mut position, chance);
        position
    }

    /// The cards that lie open where everybody sees them.
    fn put_open_cards(&self, view: &View, position: &mut Position, unplaced: &mut Unplaced<'_>) {
        let table = &view.table;
        position.places.put_all(&unplaced.take_all(table.discard.iter()), Place::Discard);
        let bands = table.boards.iter().flat_map(|board| board.band.iter().flat_map(|post| [post.card, post.tyr]));
        let aids = table.battle.aids.iter().map(|aid| aid.map(|aid| aid.card));
        let leaving = table.outgoing.iter().map(|outgoing| outgoing.card);
        let open = bands.chain(aids).chain([table.lifted]).flatten().chain(table.laid.iter()).chain(leaving);
        position.places.put_all(&unplaced.take_all(open), Place::Table);
        for seat in self.all() {
            let cards = unplaced.take_all(view.valhallas[seat.index()].iter());
            position.places.put_all(&cards, Place::Valhalla(seat));
        }
    }

    /// The viewer's own cards, and those in the hands of others that she knows of: fewer are missing there.
    fn put_own_cards(&self, own: &Own, position: &mut Position, unplaced: &mut Unplaced<'_>, missing: &mut [u8; MOST]) {
        position.places.put_all(&unplaced.take_all(own.hand.iter()), Place::Hand(own.seat));
        missing[own.seat.index()] = 0;
        if own.seat == position.table.who {
            position.places.put_all(&unplaced.take_all(own.drawn.iter()), Place::Table);
            position.drawn = own.drawn;
        }
        for seat in self.all() {
            let known = unplaced.take_all(own.known[seat.index()].iter());
            position.places.put_all(&known, Place::Hand(seat));
            missing[seat.index()] = missing[seat.index()].saturating_sub(byte(known.len()));
            let knows = &mut position.knows[own.seat.index()];
            *knows = knows.or(&known);
        }
        position.secrets[own.seat.index()].jarls = own.jarls;
        position.secrets[own.seat.index()].pick = own.pick;
    }

    /// Whoever is asked something that needs a certain card holds one.
    fn give_needed<C: Chance>(
        &self,
        view: &View,
        position: &mut Position,
        unplaced: &mut Unplaced<'_>,
        missing: &mut [u8; MOST],
        chance: &mut C,
    ) {
        let table = &view.table;
        let seat = table.who;
        if missing[seat.index()] == 0 {
            return;
        }
        let needed = match table.asked {
            Asked::Force => self.tactics,
            Asked::Second => {
                let weapons = table.second.unwrap_or(0);
                let fits = |id: &u8| self.icons(self.cards.card_of(*id)) <= weapons;
                self.warriors.iter().filter(fits).collect()
            }
            Asked::Turn if table.board(seat).filled() == 0 && table.board(seat).jarl != Some(Jarl::Mar) => {
                self.warriors
            }
            Asked::Leave => self.warriors,
            _ => return,
        };
        // Whoever chooses an order has two warriors at least, in band and hand together.
        let wanted = if table.asked == Asked::Leave { 2 - usize::from(table.board(seat).size().min(2)) } else { 1 };
        while missing[seat.index()] > 0 && position.hand(seat).and(&needed).len() < wanted {
            let Some(id) = unplaced.draw(&needed, chance) else { return };
            position.places.put(id, Place::Hand(seat));
            missing[seat.index()] -= 1;
        }
    }

    /// The jarls and the hidden choices of the others.
    fn imagine_secrets<C: Chance>(&self, view: &View, position: &mut Position, chance: &mut C) {
        let viewer = view.seat();
        let others = || self.all().filter(move |&seat| Some(seat) != viewer);
        match view.table.asked {
            Asked::Jarl => {
                let mut jarls = [Jarl::default(); Jarl::ALL.len()];
                let mut count = 0;
                let own = view.own.as_ref().map(|own| own.jarls).unwrap_or_default();
                for entry in self.cards.jarls() {
                    let used = if self.is_solo() { entry.solo } else { usize::from(entry.min_players) <= self.players };
                    if used && !own.contains(entry.jarl) {
                        jarls[count] = entry.jarl;
                        count += 1;
                    }
                }
                chance.shuffle(&mut jarls[..count]);
                let mut deal = jarls[..count].iter().copied();
                for seat in others() {
                    let secret = &mut position.secrets[seat.index()];
                    secret.jarls = deal.by_ref().take(usize::from(view.jarls[seat.index()])).collect();
                    if !view.pending.contains(seat) {
                        let chosen = secret.jarls.as_slice().get(chance.index(secret.jarls.len())).copied();
                        secret.pick = chosen.map_or(Pick::None, Pick::Jarl);
                    }
                }
            }
            Asked::Reject => {
                for seat in others().filter(|&seat| !view.pending.contains(seat)) {
                    let mut hand = position.hand(seat);
                    let mut any = || {
                        let id = hand.any(chance).unwrap_or_default();
                        hand.remove(id);
                        self.cards.card_of(id)
                    };
                    let pair = (any(), any());
                    let (one, two) = if self.rejects_return() && pair.1 < pair.0 { (pair.1, pair.0) } else { pair };
                    position.secrets[seat.index()].pick = Pick::Reject(one, two);
                }
            }
            _ => {}
        }
    }
}

impl Position {
    /// The seat whose hand holds a single card, if one does.
    pub fn holder(&self, id: u8) -> Option<Seat> {
        Seat::all(MOST).find(|&seat| self.places.is_at(id, Place::Hand(seat)))
    }
}
