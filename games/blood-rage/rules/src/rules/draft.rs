//! Section 4: Gods' Gifts.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{Card, DEALT, draft_rounds, picks_a_round};
use crate::event::Event;
use crate::names::Phase;
use crate::rules::Resolver;
use crate::state::{Asked, Position};
use meadhall_engine::{Chance, List, Seat, SeatSet, Sink};

/// The seat so many places behind another. Not even the last round of a draft goes round twice, so that no division is needed.
#[inline]
pub(crate) fn behind(players: usize, seat: usize, places: usize) -> usize {
    let places = if places < players { places } else { places - players };
    if seat < places { seat + players - places } else { seat - places }
}

impl BloodRage {
    /// The pack that a seat holds in this round of the draft, by the seat that was dealt it.
    #[inline]
    pub fn pack_of(&self, seat: Seat, round: u8) -> usize {
        behind(self.players, seat.index(), usize::from(round))
    }

    /// Who holds a pack in this round of the draft.
    #[inline]
    pub(crate) fn holder_of(&self, pack: usize, round: u8) -> Seat {
        Seat::new((pack + usize::from(round)) % self.players)
    }

    /// Whether the players of this age choose their cards.
    pub(crate) fn drafts(&self, age: u8) -> bool {
        age > 1 || !self.first_game
    }

    pub(crate) fn list_draft(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let mut pack = position.packs[self.pack_of(seat, position.table.round)];
        pack.as_mut_slice().sort_unstable();
        let cards = pack.as_slice();
        let new = |n: usize, from: usize| n == from || cards[n] != cards[n - 1];
        for n in (0..cards.len()).filter(|&n| new(n, 0)) {
            if picks_a_round(self.players) == 1 {
                choices.push(Action::Draft(cards[n], None));
            } else {
                let others = (n + 1..cards.len()).filter(|&other| new(other, n + 1));
                choices.extend(others.map(|other| Action::Draft(cards[n], Some(cards[other]))));
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Begins an age: the gods are placed, cards are dealt.
    pub fn begin_age(&mut self) {
        let age = self.position.table.age;
        self.tell(Event::Age(age));
        self.place_gods();
        let players = self.game.players;
        let mut deck = *self.game.deck(age);
        self.chance.arrange("deal", deck.as_mut_slice());
        let table = &mut self.position.table;
        table.phase = Phase::Gifts;
        table.round = 0;
        table.answered = SeatSet::EMPTY;
        for (n, cards) in deck.as_slice().chunks(DEALT).take(players).enumerate() {
            let secret = &mut self.position.secrets[n];
            let sheet = &mut self.position.table.sheets[n];
            let left = std::mem::replace(&mut self.position.packs[n], cards.iter().copied().collect());
            let picks = std::mem::take(&mut secret.picks);
            sheet.kept = !secret.hand.is_empty();
            if let Some(before) = usize::from(age).checked_sub(2) {
                secret.drafted[before] = picks;
                self.position.left[before][n] = left.iter().collect();
                sheet.dark[before] = sheet.kept && sheet.known.is_empty();
            }
        }
        self.tell(Event::Dealt);
        if self.game.drafts(age) {
            self.position.table.asked = Asked::Draft;
        } else {
            for n in 0..players {
                self.position.secrets[n].picks = self.position.packs[n];
                self.position.packs[n] = List::new();
            }
            self.end_draft();
        }
    }

    /// One player's choice. Nothing is passed before the last one.
    pub fn draft(&mut self, seat: Seat, card: Card, other: Option<Card>) {
        let round = self.position.table.round;
        let pack = self.game.pack_of(seat, round);
        for card in [Some(card), other].into_iter().flatten() {
            if self.position.packs[pack].remove(card) {
                self.position.secret_mut(seat).picks.push(card);
            }
        }
        self.position.table.answered.insert(seat);
        self.tell(Event::Drafted { seat, cards: [Some(card), other] });
        if self.position.table.answered != self.game.everybody() {
            return;
        }
        self.position.table.answered = SeatSet::EMPTY;
        if round + 1 < draft_rounds(self.game.players) {
            self.position.table.round = round + 1;
            self.tell(Event::PassedOn);
            return;
        }
        for pack in 0..self.game.players {
            let holder = self.game.holder_of(pack, round);
            let left = self.position.packs[pack];
            for card in left.iter() {
                self.position.secret_mut(holder).buried.push(card);
            }
        }
        self.end_draft();
    }

    fn end_draft(&mut self) {
        for secret in &mut self.position.secrets[..self.game.players] {
            for card in secret.picks.iter() {
                secret.hand.insert(card);
            }
        }
        self.tell(Event::DraftEnded);
        self.begin_action();
    }
}
