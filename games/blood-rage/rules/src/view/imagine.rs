//! A full position that fits a view: what the viewer does not know is drawn at random, and what she remembers of the
//! drafts is put where it must be.

use super::draft::{Demand, Draft};
use super::{View, is_dark, last_cut};
use crate::BloodRage;
use crate::data::Card;
use crate::names::{God, Phase};
use crate::state::{Asked, MOST, Position, Secret};
use meadhall_engine::{Chance, List, Seat};

/// The cards that others kept and nobody has seen.
type Kept = [Option<Card>; MOST];

impl BloodRage {
    pub(crate) fn fill_in<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        let mut position = Position {
            table: view.table,
            secrets: [Secret::default(); MOST],
            packs: [List::new(); MOST],
            left: [[List::new(); MOST]; 2],
        };
        if let Some(own) = &view.own {
            *position.secret_mut(own.seat) = Secret {
                hand: own.hand,
                quests: own.quests,
                chosen: own.chosen,
                picks: own.picks,
                drafted: own.past.map(|past| past.picks),
                buried: own.buried,
            };
        }
        let mut kept = self.fill_past(view, &mut position, false, chance);
        if view.table.phase > Phase::Discard {
            for seat in self.others(view) {
                let hand = view.table.sheet(seat).known.iter().chain(kept[seat.index()]);
                position.secret_mut(seat).hand = hand.collect();
            }
            return position;
        }
        let mut draft = self.draft_of(view, view.table.age);
        if !self.meet_demands(view, &mut draft, &kept, chance) {
            // The cards of this age cannot be all the quests committed: one who kept a card kept a quest.
            kept = self.fill_past(view, &mut position, true, chance);
            draft = self.draft_of(view, view.table.age);
            self.meet_demands(view, &mut draft, &kept, chance);
        }
        draft.complete(chance);
        for pack in 0..self.players {
            position.packs[pack] = draft.pack(pack, view.packs[pack].into(), chance);
        }
        for seat in self.others(view) {
            *position.secret_mut(seat) = Secret {
                drafted: position.secret(seat).drafted,
                ..self.imagine_secret(view, seat, kept[seat.index()], &mut draft, chance)
            };
        }
        position
    }

    fn others(&self, view: &View) -> impl Iterator<Item = Seat> + Clone + use<> {
        let viewer = view.seat();
        self.all().filter(move |&seat| Some(seat) != viewer)
    }

    /// How many of the quests that a player committed nobody has seen.
    fn unseen_quests(&self, view: &View, seat: Seat) -> usize {
        let open = view.table.sheet(seat).known.iter().filter(|&card| self.face(card).is_quest()).count();
        usize::from(view.quests[seat.index()]).saturating_sub(open)
    }

    /// Puts the cards that others have shown, and quests enough for those committed, among what they took in this age.
    fn meet_demands<C: Chance>(&self, view: &View, draft: &mut Draft, kept: &Kept, chance: &mut C) -> bool {
        let mut demands = self.shown(view, view.table.age);
        for seat in self.others(view) {
            let one = usize::from(kept[seat.index()].is_some_and(|card| self.face(card).is_quest()));
            for _ in one..self.unseen_quests(view, seat) {
                demands.push(Demand { seat, card: None });
            }
        }
        draft.meet(&demands, chance)
    }

    /// Fills in the drafts whose cards the others may still hold unseen, and says which they kept: quests, where that is
    /// wished, of those who have committed any.
    fn fill_past<C: Chance>(&self, view: &View, position: &mut Position, quests: bool, chance: &mut C) -> Kept {
        let table = &view.table;
        let mut kept = Kept::default();
        let (cut, now) = (last_cut(table), table.age);
        let dark = |seat: Seat| is_dark(table, seat, view.hands[seat.index()]);
        for age in 1..=cut {
            let n = usize::from(age) - 1;
            let holds = |seat: Seat| dark(seat) && (age == cut || table.sheet(seat).dark[n]);
            if age < now && !self.others(view).any(holds) {
                continue;
            }
            let wished = |seat: Seat| {
                let held = table
                    .sheet(seat)
                    .held
                    .get(n)
                    .is_some_and(|held| held.iter().any(|card| self.face(card).is_quest()));
                quests && age == cut && !held && dark(seat) && self.unseen_quests(view, seat) > 0
            };
            let shown = self.shown(view, age);
            let mut demands = shown;
            for seat in self.others(view).filter(|&seat| wished(seat)) {
                demands.push(Demand { seat, card: None });
            }
            let mut draft = self.draft_of(view, age);
            if !draft.meet(&demands, chance) && demands.len() > shown.len() {
                draft = self.draft_of(view, age);
                draft.meet(&shown, chance);
            }
            draft.complete(chance);
            for seat in self.others(view) {
                if holds(seat) {
                    let held = table.sheet(seat).held.get(n).copied().unwrap_or_default();
                    let mut cards: List<Card, 24> =
                        held.iter().chain(draft.unshown(seat)).chain(kept[seat.index()]).collect();
                    if quests && cards.iter().any(|card| self.face(card).is_quest()) {
                        cards = cards.iter().filter(|&card| self.face(card).is_quest()).collect();
                    }
                    kept[seat.index()] = cards.as_slice().get(chance.index(cards.len())).copied();
                }
                let secret = position.secret_mut(seat);
                if age < now {
                    secret.drafted[n] = draft.picks(seat);
                } else {
                    secret.picks = draft.picks(seat);
                }
            }
            for pack in 0..self.players {
                if age < now {
                    position.left[n][pack] = draft.pack(pack, 0, chance).iter().collect();
                } else {
                    position.packs[pack] = draft.pack(pack, view.packs[pack].into(), chance);
                }
            }
        }
        for seat in self.others(view).filter(|&seat| dark(seat)) {
            kept[seat.index()].get_or_insert_with(|| self.imagine_stray(view, chance));
        }
        kept
    }

    /// The hand and the quests of one of the others.
    fn imagine_secret<C: Chance>(
        &self,
        view: &View,
        seat: Seat,
        kept: Option<Card>,
        draft: &mut Draft,
        chance: &mut C,
    ) -> Secret {
        let sheet = view.table.sheet(seat);
        let mut secret = Secret { picks: draft.picks(seat), ..Secret::default() };
        let (hand, quests) = (usize::from(view.hands[seat.index()]), usize::from(view.quests[seat.index()]));
        let mut held: List<Card, 56> = sheet.known.iter().chain(kept).collect();
        if view.table.phase != Phase::Gifts {
            for card in draft.unshown(seat) {
                held.push(card);
            }
        }
        // Only in a scenario do hands hold more, or fewer, cards than came by the drafts.
        while held.len() < hand + quests {
            let any = self.deck(view.table.age).as_slice();
            let spare = any.get(chance.index(any.len())).copied().unwrap_or_default();
            held.push(draft.draw(chance).unwrap_or(spare));
        }
        for _ in 0..quests {
            let fitting = held.iter().filter(|&card| self.face(card).is_quest()).count();
            let nth = chance.index(fitting);
            let place = held
                .iter()
                .enumerate()
                .filter(|&(_, card)| self.face(card).is_quest())
                .nth(nth)
                .map(|(place, _)| place);
            match place.and_then(|place| held.remove_at(place)) {
                Some(card) => secret.quests.insert(card),
                None => {
                    held.pop();
                    let quest = self.deck(view.table.age).iter().find(|&card| self.face(card).is_quest());
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
                // Before Heimdall cards are turned up as they are laid.
                Asked::Card if view.table.god_at(view.table.battle.place) == Some(God::Heimdall) => None,
                Asked::Card => any(&secret, chance.index(secret.hand.len())),
                Asked::Discard => any(&secret, chance.index(secret.hand.len() + 1)),
                _ => None,
            };
        }
        secret
    }

    /// In a scenario: a card of an earlier age that one of the others may have kept.
    fn imagine_stray<C: Chance>(&self, view: &View, chance: &mut C) -> Card {
        let mut away = view.table.gone;
        if let Some(own) = &view.own {
            for card in own.hand.iter().chain(own.quests.iter()).chain(own.buried.iter()) {
                away.add(card, 1);
            }
        }
        let deck = self.deck(last_cut(&view.table)).as_slice();
        let mut nth = || deck.get(chance.index(deck.len())).copied().unwrap_or_default();
        let mut card = nth();
        for _ in 0..64 {
            if away.of(card) < self.copies(card) {
                break;
            }
            card = nth();
        }
        card
    }
}
