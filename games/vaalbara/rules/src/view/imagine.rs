//! A full position that fits a view.

use super::{AskedView, Own, PlayerView, View};
use crate::Vaalbara;
use crate::data::{LANDS, Pairing};
use crate::names::{Character, Characters};
use crate::state::{Asked, Card, MOST, Player, Position};
use meadhall_engine::{Chance, Queue, Seat, SeatSet};

impl Vaalbara {
    #[inline]
    pub(crate) fn fill_in<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        let mut position = self.empty_position();
        position.round = view.round;
        position.active = view.active.unwrap_or_default();
        position.acted = view.acted;
        position.rows = view.rows;
        position.top_known = view.top.is_some();
        position.bottom_known = view.bottom.is_some();
        position.asked = match view.asked {
            AskedView::Assign(_) => Asked::Assign,
            AskedView::Show(asked) => {
                // Who has answered is not known; that nobody else has is always possible.
                let answer = view.own.and_then(|own| Some((own.seat, own.answer?)));
                let answered: SeatSet = answer.map(|(seat, _)| seat).into_iter().collect();
                let showing = answer.filter(|(_, show)| *show).map(|(seat, _)| seat).into_iter().collect();
                Asked::Show { asked, answered, showing }
            }
            AskedView::Bard => Asked::Bard,
            AskedView::Tracker => Asked::Tracker,
            AskedView::Midwife => Asked::Midwife,
            AskedView::Rider => Asked::Rider,
            AskedView::Explorer => Asked::Explorer,
            AskedView::Take => Asked::Take,
            AskedView::Over => Asked::Over,
        };
        for (n, known) in view.players.iter().enumerate().take(MOST) {
            let own = view.own.filter(|own| own.seat.index() == n);
            position.players[n] = imagine_player(known, own, view, Seat::new(n), chance);
        }
        position.deck = self.imagine_deck(view, chance);
        position
    }

    /// The land deck: the cards that are known where they lie, all others in any order.
    #[inline]
    fn imagine_deck<C: Chance>(&self, view: &View, chance: &mut C) -> Queue<Card, LANDS> {
        let rows = view.rows.iter().flatten().flatten();
        let realms = view.players.iter().flat_map(|player| player.realm.cards());
        // With a single card in the deck, top and bottom are the same card.
        let ends = view.top.iter().chain(view.bottom.iter().filter(|_| view.deck > 1 || view.top.is_none()));
        let (mut lands_seen, mut omens_seen) = (0u64, 0u64);
        for card in rows.chain(realms).chain(ends.clone()) {
            lands_seen |= 1 << card.land;
            omens_seen |= 1 << card.omen;
        }
        if view.top.is_none() && view.bottom.is_none_or(|_| view.deck > 1) {
            omens_seen |= 1 << view.omens;
        }
        let unseen = |used: &[u8], seen: u64| -> Queue<u8, LANDS> {
            used.iter().copied().filter(|&n| seen >> n & 1 == 0).collect()
        };
        let mut lands = unseen(self.lands_in_use(), lands_seen);
        let mut deck = Queue::new();
        let hidden = usize::from(view.deck) - ends.count().min(usize::from(view.deck));
        match self.deck.pairing {
            Pairing::Shuffled => {
                let mut omens = unseen(self.omens_in_use(), omens_seen);
                chance.shuffle(lands.as_mut_slice());
                chance.shuffle(omens.as_mut_slice());
                let mut backs = omens.as_slice().iter().copied();
                let mut faces = lands.as_slice().iter().copied();
                match view.top {
                    Some(card) => deck.push(card),
                    None if hidden > 0 => {
                        deck.push(Card { land: faces.next().unwrap_or_default(), omen: view.omens });
                    }
                    None => {}
                }
                deck_rest(&mut deck, faces.zip(backs.by_ref()).map(|(land, omen)| Card { land, omen }), view);
            }
            Pairing::Fixed => {
                // Whoever knows the deck knows the face of the top card by its back.
                let whole = |land: u8| Card { land, omen: self.land(land).omen };
                if let Some(card) = view.top {
                    deck.push(card);
                } else if let Some(n) = lands.as_slice().iter().position(|&land| self.land(land).omen == view.omens) {
                    deck.push(whole(lands.as_slice()[n]));
                    lands.as_mut_slice().swap(0, n);
                    lands.take_first();
                }
                chance.shuffle(lands.as_mut_slice());
                deck_rest(&mut deck, lands.as_slice().iter().map(|&land| whole(land)), view);
            }
        }
        deck
    }
}

#[inline]
fn deck_rest(deck: &mut Queue<Card, LANDS>, cards: impl Iterator<Item = Card>, view: &View) {
    let bottom = view.bottom.filter(|_| view.deck > 1 || view.top.is_none());
    let room = usize::from(view.deck).saturating_sub(deck.len() + usize::from(bottom.is_some()));
    for card in cards.take(room) {
        deck.push(card);
    }
    if let Some(card) = bottom.filter(|_| deck.len() < usize::from(view.deck)) {
        deck.push(card);
    }
}

/// A player whose hand and pile fit what is known: all ways to split the unknown characters are equally likely.
#[inline]
fn imagine_player<C: Chance>(known: &PlayerView, own: Option<Own>, view: &View, seat: Seat, chance: &mut C) -> Player {
    let mut player = Player::new(known.clan);
    player.vp = known.noted;
    player.discard = known.discard;
    player.known = known.known;
    player.realm = known.realm;
    player.played = known.played;
    let on_table = known.played.map_or(Characters::NONE, Characters::only);
    let hidden = Characters::ALL.minus(known.discard).minus(on_table);
    if let Some(own) = own {
        player.hand = own.hand;
        player.played = own.played;
        let assigned = own.played.map_or(Characters::NONE, Characters::only);
        let mut pile: Queue<Character, 12> = hidden.minus(own.hand).minus(assigned).iter().collect();
        chance.shuffle(pile.as_mut_slice());
        player.pile = pile.as_slice().iter().copied().collect();
        return player;
    }
    let chosen = matches!(view.asked, AskedView::Assign(chosen) if chosen.contains(seat));
    let mut cards: Queue<Character, 12> = hidden.minus(known.known).iter().collect();
    chance.shuffle(cards.as_mut_slice());
    let near = usize::from(known.hand) + usize::from(chosen);
    let mut hand = known.known;
    while hand.len() < near {
        let Some(card) = cards.take_first() else { break };
        hand.insert(card);
    }
    if chosen && !hand.is_empty() {
        let which = chance.index(hand.len());
        if let Some(card) = hand.iter().nth(which) {
            hand.remove(card);
            player.played = Some(card);
        }
    }
    player.hand = hand;
    player.pile = cards.as_slice().iter().copied().collect();
    player
}
