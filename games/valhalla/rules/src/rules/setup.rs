//! Section 2: set-up.

use crate::Valhalla;
use crate::action::Action;
use crate::data::Card;
use crate::event::{Cause, Event};
use crate::names::{Colour, Jarl};
use crate::options::Trick;
use crate::rules::Resolver;
use crate::state::battle::Battle;
use crate::state::places::{CardSet, Place, Places};
use crate::state::{Asked, Board, Foe, MOST, Pick, Position, SHIELDS, Secret, Stage, Table};
use meadhall_engine::{Chance, List, Seat, SeatSet, Sink, byte};

/// Cards of Tyr's wrath that are shuffled in.
const WRATH_IN_DECK: usize = 14;

impl Valhalla {
    /// Cards discarded in step 5.
    pub(crate) fn setup_discards(&self, loki: Option<u8>) -> u8 {
        let both = self.extra_decks == 2;
        let usual = match (self.players, both) {
            (1 | 2, false) => 40,
            (3, false) => 20,
            (4, false) => 10,
            (_, false) => 0,
            (2, true) => 60,
            (3, true) => 40,
            (4, true) => 30,
            (5, true) => 20,
            (_, true) => 8,
        };
        let more = loki.and_then(|index| self.cards.loki(index)).map_or(0, |loki| i16::from(loki.discards));
        byte((usual + more).max(0))
    }

    /// With six players, and without +80, what is rejected goes back into the deck.
    pub(crate) fn rejects_return(&self) -> bool {
        self.players == 6 && self.extra_decks < 2
    }

    pub(crate) fn empty_position(&self) -> Position {
        let board = Board { shields: SHIELDS, ..Board::default() };
        let table = Table {
            stage: Stage::Setup,
            asked: Asked::Over,
            who: Seat::default(),
            start: Seat::default(),
            active: Seat::default(),
            attacked: false,
            again: false,
            second: None,
            first_place: 0,
            lifted: None,
            ending: false,
            last_turns: 0,
            first_last: Seat::default(),
            ragnarok: 0,
            drafted: SeatSet::EMPTY,
            last_laid: false,
            wrathful: SeatSet::EMPTY,
            keep: (1, 1),
            drawn: 0,
            supply: 3,
            loki: None,
            kings: [None; 2],
            crowns: if !self.king {
                0
            } else if self.players == 6 {
                2
            } else {
                1
            },
            foe: Foe::default(),
            due: List::new(),
            boards: [board; MOST],
            discard: List::new(),
            laid: List::new(),
            laid_by_defender: 0,
            laid_as_payment: 0,
            outgoing: List::new(),
            battle: Battle::default(),
        };
        let mut places = Places::default();
        places.put_all(&self.deck, Place::Deck);
        Position {
            table,
            places,
            knows: [CardSet::EMPTY; MOST],
            secrets: [Secret::default(); MOST],
            drawn: List::new(),
        }
    }

    pub(crate) fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Position {
        let mut position = self.empty_position();
        let mut course = Resolver { game: self, position: &mut position, chance, sink };
        course.shuffle_wrath();
        if self.is_solo() {
            course.set_up_solo();
        } else {
            course.choose_loki();
            course.deal_jarls();
        }
        position
    }

    pub(crate) fn list_jarls(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        if self.is_solo() {
            choices.extend(self.cards.jarls().iter().filter(|entry| entry.solo).map(|entry| Action::Jarl(entry.jarl)));
            return;
        }
        let mut dealt = position.secrets[seat.index()].jarls;
        dealt.as_mut_slice().sort_unstable();
        choices.extend(dealt.iter().map(Action::Jarl));
    }

    pub(crate) fn list_warriors(&self, position: &Position, choices: &mut Vec<Action>) {
        let mut open = position.table.laid;
        open.as_mut_slice().sort_unstable();
        let mut last = None;
        for card in open.iter().filter(|&card| self.cards.warrior(card).is_some()) {
            if last != Some(card) {
                choices.push(Action::Add(card, None));
            }
            last = Some(card);
        }
    }

    pub(crate) fn list_rejects(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let hand = position.hand(seat);
        let laid = !self.rejects_return();
        for one in self.distinct(&hand) {
            let (first, count) = self.cards.copies_of(one);
            let twice = (first..first + count).filter(|&id| hand.contains(id)).count() > 1;
            let others = self.distinct(&hand);
            let ordered = move |two: Card| laid && self.order_matters(&position.table, one, two);
            let fits = move |two: &Card| if *two == one { twice } else { one < *two || ordered(*two) };
            choices.extend(others.filter(fits).map(|two| Action::Reject(one, two)));
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    fn shuffle_wrath(&mut self) {
        let mut left = self.game.wrath;
        for _ in 0..WRATH_IN_DECK.min(left.len()) {
            if let Some(id) = self.pick("shuffled", &left) {
                left.remove(id);
                self.position.places.put(id, Place::Deck);
            }
        }
    }

    fn choose_loki(&mut self) {
        let loki = match self.game.loki {
            Trick::Off => None,
            Trick::Random => Some(byte(self.chance.pick("tricks", 10, |n| format!("loki-{:02}", n + 1)))),
            Trick::Card(index) => Some(index),
        };
        self.table().loki = loki;
        if let Some(index) = loki {
            self.tell(Event::LokiCard(index));
        }
    }

    /// BattleStep 4.
    fn deal_jarls(&mut self) {
        let game = self.game;
        if game.simplified {
            return self.reveal_jarls();
        }
        let mut jarls = [Jarl::default(); Jarl::ALL.len()];
        let mut count = 0;
        for entry in game.cards.jarls() {
            let used = usize::from(entry.min_players) <= game.players && (!game.first_game || entry.first_game);
            if used {
                jarls[count] = entry.jarl;
                count += 1;
            }
        }
        self.chance.arrange("jarls", &mut jarls[..count]);
        let each = match (game.first_game, game.five_jarls, game.players) {
            (true, _, _) => 1,
            (_, true, 6) => 4,
            (_, true, _) => 5,
            _ => 3,
        };
        let each = each.min(count / game.players);
        for (seat, dealt) in game.all().zip(jarls[..count].chunks(each.max(1))) {
            self.position.secrets[seat.index()].jarls = dealt.iter().copied().collect();
        }
        if game.first_game {
            for seat in game.all() {
                let secret = &mut self.position.secrets[seat.index()];
                secret.pick = secret.jarls.iter().next().map_or(Pick::None, Pick::Jarl);
            }
            return self.reveal_jarls();
        }
        self.table().asked = Asked::Jarl;
    }

    pub fn choose_jarl(&mut self, seat: Seat, jarl: Jarl) {
        self.position.secrets[seat.index()].pick = Pick::Jarl(jarl);
        self.tell(Event::ChoseJarl { seat, jarl: Some(jarl) });
        let secrets = &self.position.secrets;
        if self.game.all().all(|seat| secrets[seat.index()].pick != Pick::None) {
            self.reveal_jarls();
        }
    }

    fn reveal_jarls(&mut self) {
        for seat in self.game.all() {
            let secret = std::mem::take(&mut self.position.secrets[seat.index()]);
            if let Pick::Jarl(jarl) = secret.pick {
                self.board(seat).jarl = Some(jarl);
                self.tell(Event::Jarl(seat, jarl));
            }
        }
        if self.game.is_solo() {
            return self.deal_solo();
        }
        let discards = self.game.setup_discards(self.position.table.loki);
        self.mill(discards, Cause::Setup);
        let players = self.game.players;
        let start = self.game.start.unwrap_or_else(|| {
            Seat::new(self.chance.pick("first", players, |n| Colour::ALL[n.min(MOST - 1)]).min(players - 1))
        });
        self.table().start = start;
        self.table().active = start;
        self.tell(Event::First(start));
        self.open_warriors();
    }

    /// BattleStep 7: cards are turned up until one warrior more than players lies open.
    fn open_warriors(&mut self) {
        let wanted = self.game.players + 1;
        let mut others = CardSet::EMPTY;
        while self.position.table.laid.len() < wanted {
            let Some(id) = self.turn_up() else { break };
            let card = self.game.cards.card_of(id);
            self.tell(Event::Turned(card));
            if self.game.cards.warrior(card).is_some() {
                self.table().laid.push(card);
            } else {
                others.insert(id);
            }
        }
        self.position.places.put_all(&others, Place::Deck);
        if !others.is_empty() {
            self.tell(Event::ShuffledBack(byte(others.len())));
        }
        let start = self.position.table.start;
        let first = start.right(self.game.players);
        self.ask(first, Asked::Warrior);
    }

    pub fn take_warrior(&mut self, seat: Seat, card: Card, named: Option<u8>) {
        let place = named.unwrap_or(0);
        if self.table().laid.remove(card) {
            self.board(seat).band[usize::from(place).min(3)].card = Some(card);
            self.tell(Event::TookWarrior { seat, card, place });
        }
        if seat != self.position.table.start {
            return self.ask(seat.right(self.game.players), Asked::Warrior);
        }
        let left = self.position.table.laid;
        for card in left.iter() {
            self.shift(card, Place::Table, Place::Deck);
        }
        self.table().laid.clear();
        self.tell(Event::ShuffledBack(byte(left.len())));
        self.deal_hands();
    }

    /// BattleStep 9.
    fn deal_hands(&mut self) {
        let short = self.game.simplified || self.game.draft;
        let count = if short { 5 } else { 7 };
        for seat in self.game.clockwise(self.position.table.start) {
            self.deal(seat, count);
        }
        if self.game.draft {
            self.begin_draft();
        } else if self.game.simplified {
            self.begin_game();
        } else {
            self.table().asked = Asked::Reject;
        }
    }

    pub fn deal(&mut self, seat: Seat, count: u8) {
        let mut cards = List::new();
        for _ in 0..count {
            let Some(id) = self.turn_up() else { break };
            self.position.places.put(id, Place::Hand(seat));
            cards.push(self.game.cards.card_of(id));
        }
        self.tell(Event::Dealt { seat, count: byte(cards.len()), cards });
    }

    pub fn reject(&mut self, seat: Seat, one: Card, two: Card) {
        self.position.secrets[seat.index()].pick = Pick::Reject(one, two);
        self.tell(Event::ChoseRejects { seat, cards: Some((one, two)) });
        let secrets = &self.position.secrets;
        if !self.game.all().all(|seat| secrets[seat.index()].pick != Pick::None) {
            return;
        }
        let back = self.game.rejects_return();
        for seat in self.game.clockwise(self.position.table.start) {
            let secret = std::mem::take(&mut self.position.secrets[seat.index()]);
            let Pick::Reject(one, two) = secret.pick else { continue };
            self.tell(Event::Rejected(seat, one, two));
            for card in [one, two] {
                if back {
                    self.shift(card, Place::Hand(seat), Place::Deck);
                } else if self.shift(card, Place::Hand(seat), Place::Discard) {
                    self.table().discard.push(card);
                }
            }
        }
        if back {
            self.tell(Event::ShuffledBack(2 * byte(self.game.players)));
        }
        self.begin_game();
    }

    /// The hands are chosen: cards of Tyr's wrath are dealt, and the first turn begins.
    pub fn begin_game(&mut self) {
        let mut left = self.game.wrath.and(&self.position.places.at(Place::Box));
        if !left.is_empty() {
            for seat in self.game.clockwise(self.position.table.start) {
                if let Some(id) = self.pick("wrath", &left) {
                    left.remove(id);
                    self.position.places.put(id, Place::Hand(seat));
                    self.table().wrathful.insert(seat);
                    let cards = std::iter::once(self.game.cards.card_of(id)).collect();
                    self.tell(Event::Dealt { seat, count: 1, cards });
                }
            }
        }
        let start = self.position.table.start;
        self.begin_turn(start);
    }
}
