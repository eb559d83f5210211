//! Section 2: setup.

use crate::data::Pairing;
use crate::event::Event;
use crate::names::{Character, Clan};
use crate::state::{Asked, Card, HAND, MOST, Player, Position};
use crate::{Clans, Vaalbara};
use meadhall_engine::{Chance, List, Queue, Seat, Sink};

impl Vaalbara {
    pub(crate) fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Position {
        let mut position = self.empty_position();
        self.seat_clans(&mut position, chance);
        for seat in self.all() {
            let mut pile = Character::ALL;
            chance.shuffle(&mut pile);
            let player = position.player_mut(seat);
            player.hand = pile[..HAND].iter().copied().collect();
            player.pile = pile[HAND..].iter().copied().collect();
        }
        position.deck = self.shuffled_deck(chance);
        for row in 0..2 {
            position.rows[row] = self.deal_row(&mut position.deck);
        }
        sink.tell(Event::Round(1));
        position
    }

    /// A position before anything is dealt.
    #[inline]
    pub(crate) fn empty_position(&self) -> Position {
        Position {
            round: 1,
            asked: Asked::Assign,
            active: Seat::new(0),
            acted: List::new(),
            rows: [[None; MOST]; 2],
            deck: Queue::new(),
            top_known: false,
            bottom_known: false,
            players: Clan::ALL.map(Player::new),
        }
    }

    fn seat_clans<C: Chance>(&self, position: &mut Position, chance: &mut C) {
        let clans = match self.clans {
            Clans::Fixed(clans) => clans,
            Clans::Random => {
                let mut clans = Clan::ALL;
                chance.shuffle(&mut clans);
                clans
            }
        };
        for (player, clan) in position.players.iter_mut().zip(clans) {
            player.clan = clan;
        }
    }

    fn shuffled_deck<C: Chance>(&self, chance: &mut C) -> Queue<Card, { crate::data::LANDS }> {
        let mut lands = self.lands_in_use;
        chance.shuffle(lands.as_mut_slice());
        match self.deck.pairing {
            Pairing::Shuffled => {
                let mut omens = self.omens_in_use;
                chance.shuffle(omens.as_mut_slice());
                lands.as_slice().iter().zip(omens.as_slice()).map(|(&land, &omen)| Card { land, omen }).collect()
            }
            Pairing::Fixed => lands.as_slice().iter().map(|&land| Card { land, omen: self.land(land).omen }).collect(),
        }
    }

    /// Deals a row from the top of the deck, from slot 1 on.
    #[inline]
    pub(crate) fn deal_row(&self, deck: &mut Queue<Card, { crate::data::LANDS }>) -> [Option<Card>; MOST] {
        let mut row = [None; MOST];
        for slot in row.iter_mut().take(self.players) {
            *slot = deck.take_first();
        }
        row
    }
}
