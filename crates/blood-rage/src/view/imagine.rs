//! A full position that fits a view: what the viewer does not know is drawn at random, and what she remembers of the
//! draft is put where it must be.

use super::{Memory, Own, View, round_of, sights};
use crate::data::{Card, Counts, DEALT};
use crate::names::Phase;
use crate::state::{Asked, MOST, Position, Secret};
use crate::{BloodRage, MOST_IN_DECK};
use meadhall_engine::{Chance, List, Seat};

/// Where a card that somebody took in the draft came from, as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// Cards that the viewer has never seen.
    Unseen,
    /// A pack before the viewer held it for the second time.
    Between(usize),
    /// A pack after the viewer held it for the last time.
    Rest(usize),
}

/// Cards not yet put anywhere.
struct Heaps {
    unseen: List<Card, MOST_IN_DECK>,
    packs: [Memory; MOST],
}

impl Heaps {
    #[inline]
    fn cards(&self, origin: Origin) -> &[Card] {
        match origin {
            Origin::Unseen => self.unseen.as_slice(),
            Origin::Between(pack) => self.packs[pack].between.as_slice(),
            Origin::Rest(pack) => self.packs[pack].rest.as_slice(),
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
            Origin::Between(pack) => swap_out(&mut self.packs[pack].between, place),
            Origin::Rest(pack) => swap_out(&mut self.packs[pack].rest, place),
        }
    }

    /// Takes any card of a heap.
    #[inline]
    fn draw<C: Chance>(&mut self, origin: Origin, chance: &mut C) -> Option<Card> {
        let count = self.cards(origin).len();
        if count == 0 { None } else { self.take(origin, chance.index(count)) }
    }
}

/// What one of the others took in the draft.
#[derive(Clone, Copy)]
struct Taken {
    origins: [Origin; DEALT],
    cards: [Option<Card>; DEALT],
    /// Those that everybody has seen since, as bits.
    shown: u8,
    count: usize,
}

impl Taken {
    /// A place among those not yet filled whose heap has a card that fits; the card goes there.
    fn place<C: Chance>(&mut self, heaps: &mut Heaps, chance: &mut C, fits: impl Fn(Card) -> bool) -> Option<usize> {
        let mut found = None;
        let mut seen = 0;
        for n in 0..self.count {
            let open = self.cards[n].is_none() && heaps.cards(self.origins[n]).iter().any(|&card| fits(card));
            if open {
                seen += 1;
                if chance.below(seen) == 0 {
                    found = Some(n);
                }
            }
        }
        let n = found?;
        let cards = heaps.cards(self.origins[n]);
        let fitting = cards.iter().filter(|&&card| fits(card)).count();
        let chosen = chance.index(fitting);
        let place = cards.iter().enumerate().filter(|(_, card)| fits(**card)).nth(chosen).map(|(place, _)| place)?;
        self.cards[n] = heaps.take(self.origins[n], place);
        Some(n)
    }
}

impl BloodRage {
    pub(crate) fn fill_in<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        let mut position =
            Position { table: view.table, secrets: [Secret::default(); MOST], packs: [List::new(); MOST] };
        let viewer = view.seat();
        let mut heaps = self.heaps(view);
        if let Some(own) = &view.own {
            *position.secret_mut(own.seat) =
                Secret { hand: own.hand, quests: own.quests, chosen: own.chosen, picks: own.picks, buried: own.buried };
        }
        let empty = Taken { origins: [Origin::Unseen; DEALT], cards: [None; DEALT], shown: 0, count: 0 };
        let mut taken = [empty; MOST];
        let others = || self.all().filter(move |&seat| Some(seat) != viewer);
        for seat in others() {
            taken[seat.index()] = self.origins(view, seat);
        }
        for seat in others() {
            let player = &mut taken[seat.index()];
            for card in view.table.sheet(seat).shown.iter().filter(|card| card.face().age == view.table.age) {
                if let Some(n) = player.place(&mut heaps, chance, |other| other == card) {
                    player.shown |= 1 << n;
                }
            }
        }
        for seat in others() {
            let open = view.table.sheet(seat).known.iter().filter(|card| card.is_quest()).count();
            for _ in open..usize::from(view.quests[seat.index()]) {
                taken[seat.index()].place(&mut heaps, chance, Card::is_quest);
            }
        }
        for seat in others() {
            let player = &mut taken[seat.index()];
            for n in 0..player.count {
                if player.cards[n].is_none() {
                    player.cards[n] = heaps.draw(player.origins[n], chance);
                }
            }
        }
        for pack in 0..self.players {
            let size = usize::from(view.packs[pack]);
            if view.own.is_some_and(|own| own.packs[pack].seen) {
                position.packs[pack] = heaps.packs[pack].rest;
            } else {
                position.packs[pack] = (0..size).filter_map(|_| heaps.draw(Origin::Unseen, chance)).collect();
            }
        }
        for seat in others() {
            let cards = &taken[seat.index()];
            let secret = self.imagine_secret(view, seat, cards, &mut heaps, chance);
            *position.secret_mut(seat) = secret;
        }
        position
    }

    /// The heaps of cards that the viewer knows, and those that she has never seen.
    fn heaps(&self, view: &View) -> Heaps {
        let mut seen = Counts::default();
        let packs = view.own.map_or([Memory::default(); MOST], |own| own.packs);
        for memory in packs.iter().filter(|memory| memory.seen) {
            for card in memory.between.iter().chain(memory.rest.iter()) {
                seen.add(card, 1);
            }
        }
        if let Some(Own { picks, hand, quests, .. }) = &view.own {
            let mut held = Counts::default();
            for card in picks.iter() {
                seen.add(card, 1);
            }
            // Cards that did not come by the draft, as in a scenario.
            for card in hand.iter().chain(quests.iter()) {
                held.add(card, 1);
                if held.of(card) > seen.of(card) {
                    seen.add(card, 1);
                }
            }
        }
        let deck = self.deck(view.table.age);
        let unseen = deck.iter().filter(|&card| !seen.take(card)).collect();
        Heaps { unseen, packs }
    }

    /// Where the cards that a player took came from.
    fn origins(&self, view: &View, seat: Seat) -> Taken {
        let mut origins = [Origin::Unseen; DEALT];
        let count = usize::from(view.picks[seat.index()]).min(DEALT);
        if let Some(own) = view.own.filter(|_| self.drafts(view.table.age)) {
            for (n, origin) in origins.iter_mut().enumerate().take(count) {
                let round = round_of(self.players, n);
                let pack = self.pack_of(seat, round);
                let (first, second) = sights(self.players, own.seat, pack, view.table.round);
                *origin = match (first, second) {
                    (Some(_), Some(second)) if round > second => Origin::Rest(pack),
                    (Some(first), Some(_)) if round > first => Origin::Between(pack),
                    (Some(first), None) if round > first => Origin::Rest(pack),
                    _ => Origin::Unseen,
                };
            }
        }
        Taken { origins, cards: [None; DEALT], shown: 0, count }
    }

    /// The hand and the quests of one of the others.
    fn imagine_secret<C: Chance>(
        &self,
        view: &View,
        seat: Seat,
        taken: &Taken,
        heaps: &mut Heaps,
        chance: &mut C,
    ) -> Secret {
        let sheet = view.table.sheet(seat);
        let mut secret =
            Secret { picks: taken.cards[..taken.count].iter().flatten().copied().collect(), ..Secret::default() };
        let (hand, quests) = (usize::from(view.hands[seat.index()]), usize::from(view.quests[seat.index()]));
        let mut held: List<Card, 56> = sheet.known.iter().collect();
        let mut hidden: List<Card, 12> = List::new();
        if view.table.phase != Phase::Gifts {
            let unshown = (0..taken.count).filter(|n| taken.shown >> n & 1 == 0);
            hidden = unshown.filter_map(|n| taken.cards[n]).collect();
        }
        let old = |card: Card| card.face().age < view.table.age;
        if sheet.kept && !sheet.shown.iter().any(old) {
            hidden.push(self.imagine_kept(view, chance));
        }
        let needed = (hand + quests).saturating_sub(held.len());
        if hidden.len() > needed {
            chance.shuffle(hidden.as_mut_slice());
        }
        for card in hidden.iter().take(needed) {
            held.push(card);
        }
        while held.len() < hand + quests {
            let any = self.deck(view.table.age).as_slice();
            let spare = any.get(chance.index(any.len())).copied().unwrap_or_default();
            held.push(heaps.draw(Origin::Unseen, chance).unwrap_or(spare));
        }
        for _ in 0..quests {
            let fitting = held.iter().filter(|card| card.is_quest()).count();
            let nth = chance.index(fitting);
            let place = held.iter().enumerate().filter(|(_, card)| card.is_quest()).nth(nth).map(|(place, _)| place);
            match place.and_then(|place| held.remove_at(place)) {
                Some(card) => secret.quests.insert(card),
                None => {
                    held.pop();
                    let quest = self.deck(view.table.age).iter().find(|card| card.is_quest());
                    secret.quests.insert(quest.unwrap_or_default());
                }
            }
        }
        for card in held.iter().take(hand) {
            secret.hand.insert(card);
        }
        if view.table.answered.contains(seat) && !secret.hand.is_empty() {
            let any = |secret: &Secret, n: usize| secret.hand.as_slice().get(n).copied();
            secret.chosen = match view.table.asked {
                Asked::Card => any(&secret, chance.index(secret.hand.len())),
                Asked::Discard => any(&secret, chance.index(secret.hand.len() + 1)),
                _ => None,
            };
        }
        secret
    }

    /// A card of an earlier age that one of the others may have kept.
    fn imagine_kept<C: Chance>(&self, view: &View, chance: &mut C) -> Card {
        let mut away = view.table.gone;
        for sheet in &view.table.sheets[..self.players] {
            for card in sheet.known.iter().chain(sheet.revealed.iter()) {
                away.add(card, 1);
            }
        }
        if let Some(own) = &view.own {
            for card in own.hand.iter().chain(own.quests.iter()).chain(own.buried.iter()) {
                away.add(card, 1);
            }
        }
        // The card is of the age before, or was kept before that already.
        let decks = [self.deck(1).as_slice(), if view.table.age > 2 { self.deck(2).as_slice() } else { &[] }];
        let total = decks[0].len() + decks[1].len();
        let nth = |n: usize| decks[0].get(n).or_else(|| decks[1].get(n - decks[0].len())).copied();
        for _ in 0..64 {
            let Some(card) = nth(chance.index(total)) else { break };
            let copies = u32::from(self.copies(card));
            if chance.below(copies) >= u32::from(away.of(card)) {
                return card;
            }
        }
        nth(chance.index(total)).unwrap_or_default()
    }
}
