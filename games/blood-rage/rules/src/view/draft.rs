//! One draft as a viewer knows it, and how to fill it in: what she saw go round, and what others have shown since, is put
//! where it must be; the rest is drawn at random.

use super::{Memory, Own, View, last_round, round_of, sights};
use crate::data::{Card, Counts, DEALT};
use crate::state::MOST;
use crate::{BloodRage, MOST_IN_DECK};
use meadhall_engine::{Chance, List, Seat, byte};

/// Where a card that somebody took came from, as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// Cards that the viewer has never seen.
    Unseen,
    /// A pack before the viewer held it for the second time.
    Between(u8),
    /// A pack after the viewer held it for the last time.
    Rest(u8),
}

impl Origin {
    /// The place of its heap among [`Heaps::there`].
    #[inline]
    fn heap(self) -> usize {
        match self {
            Origin::Unseen => 0,
            Origin::Between(pack) => 1 + usize::from(pack),
            Origin::Rest(pack) => 1 + MOST + usize::from(pack),
        }
    }
}

/// Cards not yet put anywhere.
#[derive(Clone, Copy)]
struct Heaps {
    unseen: List<Card, MOST_IN_DECK>,
    packs: [Memory; MOST],
    /// Which cards are in each heap, as bits; true until cards are drawn at random.
    there: [u128; 1 + 2 * MOST],
    /// Which cards are quests, as bits.
    quests: u128,
}

impl Heaps {
    fn new(unseen: List<Card, MOST_IN_DECK>, packs: [Memory; MOST], quests: u128) -> Heaps {
        let bits = |cards: &[Card]| cards.iter().fold(0, |bits, card| bits | 1 << card.index());
        let mut there = [0; 1 + 2 * MOST];
        there[0] = bits(unseen.as_slice());
        for (n, memory) in packs.iter().enumerate().filter(|(_, memory)| memory.seen) {
            there[1 + n] = bits(memory.between.as_slice());
            there[1 + MOST + n] = bits(memory.rest.as_slice());
        }
        Heaps { unseen, packs, there, quests }
    }

    /// Whether a heap has a card that a demand asks for.
    #[inline]
    fn has(&self, origin: Origin, demand: Demand) -> bool {
        match demand.card {
            Some(card) => self.there[origin.heap()] >> card.index() & 1 == 1,
            None => self.cards(origin).iter().any(|&card| self.is_quest(card)),
        }
    }

    #[inline]
    fn is_quest(&self, card: Card) -> bool {
        self.quests >> card.index() & 1 == 1
    }

    /// Whether a card is one that a demand asks for.
    #[inline]
    fn fits(&self, demand: Demand, card: Card) -> bool {
        demand.card.map_or_else(|| self.is_quest(card), |wanted| wanted == card)
    }

    #[inline]
    fn cards(&self, origin: Origin) -> &[Card] {
        match origin {
            Origin::Unseen => self.unseen.as_slice(),
            Origin::Between(pack) => self.packs[usize::from(pack)].between.as_slice(),
            Origin::Rest(pack) => self.packs[usize::from(pack)].rest.as_slice(),
        }
    }

    /// Takes the card at this place of a heap.
    #[inline]
    fn take(&mut self, origin: Origin, place: usize) -> Option<Card> {
        fn swap_out<const N: usize>(list: &mut List<Card, N>, place: usize) -> Option<Card> {
            let cards = list.as_mut_slice();
            let last = cards.len().checked_sub(1)?;
            cards.swap(place.min(last), last);
            list.pop()
        }
        match origin {
            Origin::Unseen => swap_out(&mut self.unseen, place),
            Origin::Between(pack) => swap_out(&mut self.packs[usize::from(pack)].between, place),
            Origin::Rest(pack) => swap_out(&mut self.packs[usize::from(pack)].rest, place),
        }
    }

    /// Takes this card; false if it is not there.
    fn take_card(&mut self, origin: Origin, card: Card) -> bool {
        let place = self.cards(origin).iter().position(|&other| other == card);
        let taken = place.and_then(|place| self.take(origin, place)).is_some();
        if taken && !self.cards(origin).contains(&card) {
            self.there[origin.heap()] &= !(1 << card.index());
        }
        taken
    }

    /// Puts a card back.
    fn put(&mut self, origin: Origin, card: Card) {
        self.there[origin.heap()] |= 1 << card.index();
        match origin {
            Origin::Unseen => self.unseen.push(card),
            Origin::Between(pack) => self.packs[usize::from(pack)].between.push(card),
            Origin::Rest(pack) => self.packs[usize::from(pack)].rest.push(card),
        }
    }

    /// Takes any card of a heap.
    #[inline]
    fn draw<C: Chance>(&mut self, origin: Origin, chance: &mut C) -> Option<Card> {
        let count = self.cards(origin).len();
        if count == 0 { None } else { self.take(origin, chance.index(count)) }
    }
}

/// What one of the others took.
#[derive(Clone, Copy)]
struct Taken {
    origins: [Origin; DEALT],
    cards: [Option<Card>; DEALT],
    /// Those that everybody has seen since, as bits.
    shown: u8,
    count: usize,
}

/// A card that must be among what a player took.
#[derive(Clone, Copy, Default)]
pub(super) struct Demand {
    pub seat: Seat,
    /// The card; any quest if none is named.
    pub card: Option<Card>,
}

/// All demands of a draft.
pub(super) type Demands = List<Demand, 48>;

/// A draft with some cards in their places.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    heaps: Heaps,
    taken: [Taken; MOST],
}

impl BloodRage {
    /// The draft of an age before anything is put in its place.
    pub(super) fn draft_of(&self, view: &View, age: u8) -> Draft {
        let past = if age < view.table.age { Some(usize::from(age) - 1) } else { None };
        let own = view.own.as_ref();
        let packs = own.map_or([Memory::default(); MOST], |own| past.map_or(own.packs, |n| own.past[n].packs));
        let mut seen = Counts::default();
        for memory in packs.iter().filter(|memory| memory.seen) {
            for card in memory.between.iter().chain(memory.rest.iter()) {
                seen.add(card, 1);
            }
        }
        if let Some(Own { picks, hand, quests, past: earlier, .. }) = own {
            for card in past.map_or(picks, |n| &earlier[n].picks).iter() {
                seen.add(card, 1);
            }
            // Without a draft, as in a scenario, the hand is all she has of this age.
            let mut held = Counts::default();
            for card in hand.iter().chain(quests.iter()).filter(|_| past.is_none() && picks.is_empty()) {
                held.add(card, 1);
                if held.of(card) > seen.of(card) {
                    seen.add(card, 1);
                }
            }
        }
        let unseen = self.deck(age).iter().filter(|&card| !seen.take(card)).collect();
        let sizes = past.map_or(view.picks, |n| view.drafted[n]);
        let nobody = Taken { origins: [Origin::Unseen; DEALT], cards: [None; DEALT], shown: 0, count: 0 };
        let mut taken = [nobody; MOST];
        for seat in self.all().filter(|&seat| view.seat() != Some(seat)) {
            let count = usize::from(sizes[seat.index()]).min(DEALT);
            taken[seat.index()] = Taken { origins: self.origins(view, age, seat, count), count, ..nobody };
        }
        Draft { heaps: Heaps::new(unseen, packs, self.cards.quests()), taken }
    }

    /// Where the cards that a player took came from.
    fn origins(&self, view: &View, age: u8, seat: Seat, count: usize) -> [Origin; DEALT] {
        let mut origins = [Origin::Unseen; DEALT];
        let Some(viewer) = view.seat().filter(|_| self.drafts(age)) else { return origins };
        let now = last_round(self.players, &view.table, age);
        for (n, origin) in origins.iter_mut().enumerate().take(count) {
            let round = round_of(self.players, n);
            let pack = self.pack_of(seat, round);
            *origin = match sights(self.players, viewer, pack, now) {
                (Some(_), Some(second)) if round > second => Origin::Rest(byte(pack)),
                (Some(first), Some(_)) if round > first => Origin::Between(byte(pack)),
                (Some(first), None) if round > first => Origin::Rest(byte(pack)),
                _ => Origin::Unseen,
            };
        }
        origins
    }

    /// The cards that others have shown, each of which they took in the draft of its age.
    pub(super) fn shown(&self, view: &View, age: u8) -> Demands {
        let others = self.all().filter(|&seat| view.seat() != Some(seat));
        let of_age = |seat: Seat| view.table.sheet(seat).shown.iter().filter(move |&card| self.face(card).age == age);
        others.flat_map(|seat| of_age(seat).map(move |card| Demand { seat, card: Some(card) })).collect()
    }
}

impl Draft {
    /// Meets all demands and says so; or, if they cannot be met together, as many as come to hand.
    pub fn meet<C: Chance>(&mut self, demands: &Demands, chance: &mut C) -> bool {
        let untouched = *self;
        if self.settle(*demands, chance) {
            return true;
        }
        // One has taken what another needed: look for a way through.
        *self = untouched;
        let mut open = *demands;
        if self.search(&mut open, &mut 5_000, chance) {
            return true;
        }
        *self = untouched;
        for demand in demands.iter() {
            self.place(demand, None, chance);
        }
        false
    }

    /// Meets demands that leave no choice, then one that leaves some, and so on; false where one finds nothing.
    fn settle<C: Chance>(&mut self, mut open: Demands, chance: &mut C) -> bool {
        while !open.is_empty() {
            let mut left = Demands::new();
            for demand in open.iter() {
                let taken = &self.taken[demand.seat.index()];
                let free = (0..taken.count).filter(|&n| taken.cards[n].is_none()).map(|n| taken.origins[n]);
                let mut fitting = free.filter(|&origin| self.heaps.has(origin, demand));
                let Some(origin) = fitting.next() else { return false };
                if demand.card.is_none() || fitting.any(|other| other != origin) {
                    left.push(demand);
                } else {
                    self.place(demand, Some(origin), chance);
                }
            }
            if left.len() == open.len()
                && let Some(demand) = left.remove_at(0)
            {
                self.place(demand, None, chance);
            }
            open = left;
        }
        true
    }

    /// Puts a fitting card in any place that can take one, of this origin if one is named.
    fn place<C: Chance>(&mut self, demand: Demand, origin: Option<Origin>, chance: &mut C) {
        let taken = &self.taken[demand.seat.index()];
        let fits = |from: Origin| origin.map_or_else(|| self.heaps.has(from, demand), |origin| from == origin);
        let places = (0..taken.count).filter(|&n| taken.cards[n].is_none() && fits(taken.origins[n]));
        let nth = chance.index(places.clone().count());
        let Some(n) = places.clone().nth(nth) else { return };
        let card = demand.card.or_else(|| {
            let quests = self.heaps.cards(taken.origins[n]).iter().filter(|card| self.heaps.is_quest(**card));
            let nth = chance.index(quests.clone().count());
            quests.copied().nth(nth)
        });
        self.put(demand, n, card.unwrap_or_default());
    }

    /// Meets the open demands one by one, that with the fewest ways first, and goes back where there is no way on.
    fn search<C: Chance>(&mut self, open: &mut Demands, steps: &mut u32, chance: &mut C) -> bool {
        let fewest = |draft: &Draft, n: usize| draft.ways(open.as_slice()[n]).len();
        let Some(next) = (0..open.len()).min_by_key(|&n| fewest(self, n)) else { return true };
        if *steps == 0 {
            return false;
        }
        *steps -= 1;
        let Some(demand) = open.remove_at(next) else { return false };
        let mut ways = self.ways(demand);
        chance.shuffle(ways.as_mut_slice());
        for (n, card) in ways.iter() {
            self.put(demand, n.into(), card);
            if self.search(open, steps, chance) {
                return true;
            }
            let taken = &mut self.taken[demand.seat.index()];
            taken.cards[usize::from(n)] = None;
            taken.shown &= !(1 << n);
            self.heaps.put(taken.origins[usize::from(n)], card);
        }
        open.push(demand);
        false
    }

    /// The ways to meet a demand that differ: places of different origin, and different cards.
    fn ways(&self, demand: Demand) -> List<(u8, Card), 64> {
        let taken = &self.taken[demand.seat.index()];
        let free = |n: &usize| taken.cards[*n].is_none();
        let mut ways = List::new();
        for n in (0..taken.count).filter(free) {
            let origin = taken.origins[n];
            if (0..n).filter(free).any(|other| taken.origins[other] == origin) {
                continue;
            }
            let cards = self.heaps.cards(origin);
            for (place, &card) in cards.iter().enumerate() {
                if self.heaps.fits(demand, card) && !cards[..place].contains(&card) {
                    ways.push((byte(n), card));
                }
            }
        }
        ways
    }

    fn put(&mut self, demand: Demand, n: usize, card: Card) {
        let taken = &mut self.taken[demand.seat.index()];
        if self.heaps.take_card(taken.origins[n], card) {
            taken.cards[n] = Some(card);
            taken.shown |= u8::from(demand.card.is_some()) << n;
        }
    }

    /// Draws all that is still open.
    pub fn complete<C: Chance>(&mut self, chance: &mut C) {
        for taken in &mut self.taken {
            for n in 0..taken.count {
                if taken.cards[n].is_none() {
                    taken.cards[n] = self.heaps.draw(taken.origins[n], chance);
                }
            }
        }
    }

    /// A card that nobody took.
    pub fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<Card> {
        self.heaps.draw(Origin::Unseen, chance)
    }

    /// What is left of a pack: what the viewer remembers of it, or so many cards that she has never seen.
    pub fn pack<C: Chance>(&mut self, pack: usize, size: usize, chance: &mut C) -> List<Card, DEALT> {
        if self.heaps.packs[pack].seen {
            self.heaps.packs[pack].rest
        } else {
            (0..size).filter_map(|_| self.draw(chance)).collect()
        }
    }

    /// The cards that a player took, as they were taken.
    pub fn picks(&self, seat: Seat) -> List<Card, DEALT> {
        let taken = &self.taken[seat.index()];
        taken.cards[..taken.count].iter().flatten().copied().collect()
    }

    /// Those of them that nobody has seen since.
    pub fn unshown(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let taken = &self.taken[seat.index()];
        (0..taken.count).filter(|n| taken.shown >> n & 1 == 0).filter_map(|n| taken.cards[n])
    }
}
