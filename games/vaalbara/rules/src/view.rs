//! What one seat may see, and how to imagine the rest. Section 41 of the rules.

use crate::data::{LANDS, Pairing};
use crate::names::{Character, Characters, Clan, Kind};
use crate::rules::lands::{RIVER_CAP, reward};
use crate::state::{Asked, Card, MOST, Player, Position, Realm, Row};
use crate::{Action, Vaalbara};
use meadhall_engine::{Chance, List, Queue, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What is asked, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AskedView {
    /// A character of everybody; these have chosen already.
    Assign(SeatSet),
    /// An answer to the active player's Warrior, of these. Who has answered is nobody's business.
    Show(SeatSet),
    /// The active player's Bard.
    Bard,
    /// The active player's Tracker.
    Tracker,
    /// The active player's Midwife.
    Midwife,
    /// The active player's Rider.
    Rider,
    /// The active player's Explorer.
    Explorer,
    /// The active player's land.
    Take,
    /// Nothing: the game is over.
    Over,
}

/// What everybody knows of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The clan.
    pub clan: Clan,
    /// The victory points, where they are open to this viewer.
    pub vp: Option<u16>,
    /// What anybody could have noted down of all gains and losses. For imagining only: it is never sent anywhere.
    #[serde(skip)]
    noted: u16,
    /// The number of characters in hand.
    pub hand: u8,
    /// The number of characters in the pile.
    pub pile: u8,
    /// The characters played.
    pub discard: Characters,
    /// The characters that are known to be in hand.
    pub known: Characters,
    /// The character of this round, once it lies open.
    pub played: Option<Character>,
    /// The lands.
    #[serde(rename = "domain")]
    pub realm: Realm,
}

/// What only the seat itself knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The characters in hand.
    pub hand: Characters,
    /// The character assigned or played this round.
    pub played: Option<Character>,
    /// The answer given to the Warrior that is being resolved.
    pub answer: Option<bool>,
}

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What only the viewer knows; none for spectators.
    pub own: Option<Own>,
    /// The round, from 1 to 9.
    pub round: u8,
    /// What is asked.
    pub asked: AskedView,
    /// Whose turn it is, in the resolution.
    pub active: Option<Seat>,
    /// Those who have had their turn in this round, in that order.
    pub acted: List<Seat, MOST>,
    /// Row 1 and row 2, faces and backs.
    pub rows: [Row; 2],
    /// The number of cards in the land deck.
    pub deck: u8,
    /// The back of its top card: the current omens.
    pub omens: u8,
    /// Its top card, if a Tracker put it there.
    pub top: Option<Card>,
    /// Its bottom card, if an Explorer put it there.
    pub bottom: Option<Card>,
    /// The players.
    pub players: Vec<PlayerView>,
}

impl View {
    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        self.own.map(|own| own.seat)
    }

    /// Whether a decision of the viewer's is awaited.
    pub fn awaits_viewer(&self) -> bool {
        let Some(own) = self.own else { return false };
        match self.asked {
            AskedView::Assign(chosen) => !chosen.contains(own.seat),
            AskedView::Show(asked) => asked.contains(own.seat) && own.answer.is_none(),
            AskedView::Over => false,
            _ => self.active == Some(own.seat),
        }
    }

    /// What everybody knows of a seat.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// The seat of a clan.
    pub fn seat_of(&self, clan: Clan) -> Option<Seat> {
        self.players.iter().position(|player| player.clan == clan).map(Seat::new)
    }
}

impl Vaalbara {
    pub(crate) fn look(&self, position: &Position, viewer: Viewer) -> View {
        let over = position.asked == Asked::Over;
        let players = self.all().map(|seat| {
            let player = position.player(seat);
            PlayerView {
                clan: player.clan,
                vp: (over || self.open_totals || viewer.is(seat)).then_some(player.vp),
                noted: player.vp,
                hand: player.hand.len() as u8,
                pile: player.pile.len() as u8,
                discard: player.discard,
                known: player.known,
                played: player.played.filter(|_| position.revealed()),
                realm: player.realm,
            }
        });
        let own = viewer.seat().map(|seat| Own {
            seat,
            hand: position.player(seat).hand,
            played: position.player(seat).played,
            answer: match position.asked {
                Asked::Show { answered, showing, .. } if answered.contains(seat) => Some(showing.contains(seat)),
                _ => None,
            },
        });
        let deck = position.deck.as_slice();
        View {
            own,
            round: position.round,
            asked: match position.asked {
                Asked::Assign => AskedView::Assign(SeatSet::first_seats(self.players).minus(self.unassigned(position))),
                Asked::Show { asked, .. } => AskedView::Show(asked),
                Asked::Bard => AskedView::Bard,
                Asked::Tracker => AskedView::Tracker,
                Asked::Midwife => AskedView::Midwife,
                Asked::Rider => AskedView::Rider,
                Asked::Explorer => AskedView::Explorer,
                Asked::Take => AskedView::Take,
                Asked::Over => AskedView::Over,
            },
            active: (position.revealed() && !over).then_some(position.active),
            acted: position.acted,
            rows: position.rows,
            deck: deck.len() as u8,
            omens: deck.first().map_or(0, |card| card.omen),
            top: deck.first().copied().filter(|_| position.top_known),
            bottom: deck.last().copied().filter(|_| position.bottom_known),
            players: players.collect(),
        }
    }

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

    /// The least and the most that a land of row 1 would pay the viewer if it were taken now: they differ only while the
    /// character of this round, and with it the initiative for a river, is open.
    pub fn would_pay(&self, view: &View, card: Card) -> Option<(u16, u16)> {
        let own = view.own?;
        self.would_pay_with(view, own.seat, card, own.played)
    }

    /// The same for any seat and character.
    pub fn would_pay_with(&self, view: &View, seat: Seat, card: Card, played: Option<Character>) -> Option<(u16, u16)> {
        let land = self.land(card.land);
        let mut realm = view.player(seat)?.realm;
        realm.add(card, land.kind);
        let meadows = |other: Seat| view.player(other).map_or(0, |p| u16::from(p.realm.count(Kind::Meadow)));
        let around = self.neighbours(seat).iter().map(meadows).sum();
        let pays = |initiative: u16| reward(land, &realm, around, initiative);
        Some(match played {
            Some(Character::Farmer) => (2 * pays(12), 2 * pays(12)),
            Some(played) => (pays(played.initiative().into()), pays(played.initiative().into())),
            None => (pays(1), pays(RIVER_CAP)),
        })
    }

    /// The land that a choice of the viewer's would take, move or give up first.
    pub fn land_of_choice(&self, view: &View, action: Action) -> Option<Card> {
        let in_row = |row: u8, slot: u8| *view.rows.get(usize::from(row))?.get(usize::from(slot))?;
        match action {
            Action::Take(slot) => in_row(0, slot),
            Action::Tracker(row, slot) => in_row(row, slot),
            Action::Rider(first, _) => in_row(0, first),
            Action::Explorer(place) => view.player(view.seat()?)?.realm.cards().get(usize::from(place)).copied(),
            _ => None,
        }
    }
}

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
