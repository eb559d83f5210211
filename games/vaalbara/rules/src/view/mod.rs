//! What one seat may see, and how to imagine the rest. Section 41 of the rules.

mod imagine;

use crate::names::{Character, Characters, Clan, Kind};
use crate::rules::lands::{RIVER_CAP, reward};
use crate::state::{Asked, Card, MOST, Position, Realm, Row};
use crate::{Action, Vaalbara};
use meadhall_engine::{List, Seat, SeatSet, Viewer, byte};
use serde::{Deserialize, Serialize};

/// What is asked, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
                vp: self.shows_points(position, viewer, seat).then_some(player.vp),
                noted: player.vp,
                hand: byte(player.hand.len()),
                pile: byte(player.pile.len()),
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
            deck: byte(deck.len()),
            omens: deck.first().map_or(0, |card| card.omen),
            top: deck.first().copied().filter(|_| position.top_known),
            bottom: deck.last().copied().filter(|_| position.bottom_known),
            players: players.collect(),
        }
    }

    /// Whether the points of a seat lie open to a viewer.
    #[inline]
    pub fn shows_points(&self, position: &Position, viewer: Viewer, seat: Seat) -> bool {
        position.asked == Asked::Over || self.open_totals || viewer.is(seat)
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
