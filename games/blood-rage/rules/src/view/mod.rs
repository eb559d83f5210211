//! What one seat may see, and how to imagine the rest. Section 12 of the rules.

mod draft;
mod imagine;

use crate::BloodRage;
use crate::action::Action;
use crate::data::{Card, DEALT, draft_rounds, picks_a_round};
use crate::names::Phase;
use crate::rules::draft::behind;
use crate::state::MOST_CARDS;
use crate::state::{Asked, MOST, Position, Table};
use meadhall_engine::{List, Seat, SeatSet, Viewer, byte};
use serde::{Deserialize, Serialize};

/// What a seat remembers of one pack of the draft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// Whether the seat has held it.
    pub seen: bool,
    /// Cards that others took between the two times when the seat held it.
    pub between: List<Card, DEALT>,
    /// Cards that were in it when the seat passed it on for the last time, or are in it while the seat holds it.
    pub rest: List<Card, DEALT>,
}

/// What a seat remembers of the draft of an earlier age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Past {
    /// The cards that the seat took.
    pub picks: List<Card, DEALT>,
    /// What it remembers of the packs, by the seat that was dealt them.
    pub packs: [Memory; MOST],
}

/// What only the seat itself knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The hand.
    pub hand: List<Card, MOST_CARDS>,
    /// The committed quests.
    pub quests: List<Card, 16>,
    /// The card chosen for the battle, or to be kept.
    pub chosen: Option<Card>,
    /// The cards taken in the draft of this age.
    pub picks: List<Card, DEALT>,
    /// Cards put away face down.
    pub buried: List<Card, 40>,
    /// What the seat remembers of the packs, by the seat that was dealt them.
    pub packs: [Memory; MOST],
    /// What the seat remembers of the drafts of ages 1 and 2, as long as it tells of a card that another one kept.
    pub past: [Past; 2],
}

/// What one viewer may know of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// What only the viewer knows; none for spectators.
    pub own: Option<Own>,
    /// How many seats there are.
    pub players: usize,
    /// Everything that lies open.
    pub table: Table,
    /// Cards in each hand.
    pub hands: [u8; MOST],
    /// Quests that each player has committed.
    pub quests: [u8; MOST],
    /// Cards that each player has taken in the draft of this age.
    pub picks: [u8; MOST],
    /// Cards that each player took in the drafts of ages 1 and 2, as long as one of them may be in a hand unseen.
    pub drafted: [[u8; MOST]; 2],
    /// Cards in each pack of the draft.
    pub packs: [u8; MOST],
    /// Who owes a decision.
    pub pending: SeatSet,
}

impl View {
    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        self.own.as_ref().map(|own| own.seat)
    }

    /// Whether a decision of the viewer's is awaited.
    pub fn awaits_viewer(&self) -> bool {
        self.own.is_some_and(|own| self.pending.contains(own.seat))
    }

    /// The cards of the pack that the viewer is choosing from.
    pub fn pack(&self, game: &BloodRage) -> Option<List<Card, DEALT>> {
        let own = self.own.filter(|_| self.table.asked == Asked::Draft && self.awaits_viewer())?;
        Some(own.packs[game.pack_of(own.seat, self.table.round)].rest)
    }
}

/// The last age at whose end hands were cut to one card; 0 before the first.
#[inline]
fn last_cut(table: &Table) -> u8 {
    if table.phase > Phase::Discard { table.age } else { table.age - 1 }
}

/// Whether a player with so many cards in hand kept one in the last cut that nobody else has seen.
#[inline]
fn is_dark(table: &Table, seat: Seat, hand: u8) -> bool {
    let sheet = table.sheet(seat);
    if table.phase > Phase::Discard {
        hand > 0 && sheet.known.is_empty()
    } else {
        usize::from(table.age).checked_sub(2).is_some_and(|before| sheet.dark[before])
    }
}

/// The round of the draft in which a card was taken, by its place among a player's picks.
#[inline]
fn round_of(players: usize, pick: usize) -> u8 {
    if picks_a_round(players) == 2 { byte(pick) / 2 } else { byte(pick) }
}

/// The round of the draft of an age: the present one, or the last if the age is over.
#[inline]
fn last_round(players: usize, table: &Table, age: u8) -> u8 {
    if age < table.age { draft_rounds(players) - 1 } else { table.round }
}

/// When a seat holds a pack: the first round, and the second where there is one.
#[inline]
fn sights(players: usize, seat: Seat, pack: usize, now: u8) -> (Option<u8>, Option<u8>) {
    let first = byte(behind(players, seat.index(), pack));
    let second = first + byte(players);
    let held = |round: u8| (round <= now && round < draft_rounds(players)).then_some(round);
    (held(first), held(second))
}

impl BloodRage {
    pub(crate) fn look(&self, position: &Position, viewer: Viewer) -> View {
        let sizes = |size: &dyn Fn(usize) -> usize| std::array::from_fn(|n| byte(size(n)));
        let table = &position.table;
        // Earlier drafts matter as long as somebody else holds a card of them that has not been seen.
        let matters = |age: u8| {
            let cut = last_cut(table);
            let mut others = self.all().filter(|&seat| !viewer.is(seat));
            let chain = |seat: Seat| age == cut || table.sheet(seat).dark[usize::from(age) - 1];
            let dark = |seat: Seat| is_dark(table, seat, byte(position.secret(seat).hand.len()));
            age < table.age && age <= cut && others.any(|seat| dark(seat) && chain(seat))
        };
        let matters = [matters(1), matters(2)];
        let own = viewer.seat().map(|seat| {
            let secret = position.secret(seat);
            let past = |n: usize| Past { picks: secret.drafted[n], packs: self.remember(position, seat, byte(n) + 1) };
            Own {
                seat,
                hand: secret.hand,
                quests: secret.quests,
                chosen: secret.chosen,
                picks: secret.picks,
                buried: secret.buried,
                packs: self.remember(position, seat, table.age),
                past: std::array::from_fn(|n| if matters[n] { past(n) } else { Past::default() }),
            }
        });
        View {
            own,
            players: self.players,
            table: position.table,
            hands: sizes(&|n| position.secrets[n].hand.len()),
            quests: sizes(&|n| position.secrets[n].quests.len()),
            picks: sizes(&|n| position.secrets[n].picks.len()),
            drafted: std::array::from_fn(|age| {
                sizes(&|n| if matters[age] { position.secrets[n].drafted[age].len() } else { 0 })
            }),
            packs: sizes(&|n| position.packs[n].len()),
            pending: meadhall_engine::Game::pending(self, position),
        }
    }

    /// What a seat remembers of the packs of an age, from who took what when.
    fn remember(&self, position: &Position, seat: Seat, age: u8) -> [Memory; MOST] {
        let mut memories = [Memory::default(); MOST];
        let table = &position.table;
        if !self.drafts(age) {
            return memories;
        }
        let past = if age < table.age { Some(usize::from(age) - 1) } else { None };
        let now = last_round(self.players, table, age);
        let mut held = [(0, 0); MOST];
        for (pack, memory) in memories.iter_mut().enumerate().take(self.players) {
            let (Some(first), second) = sights(self.players, seat, pack, now) else { continue };
            memory.seen = true;
            held[pack] = (first, second.unwrap_or(first));
            let left = past.map_or(position.packs[pack].as_slice(), |age| position.left[age][pack].as_slice());
            for &card in left {
                memory.rest.insert(card);
            }
        }
        for other in self.all().filter(|&other| other != seat) {
            let secret = position.secret(other);
            let picks = past.map_or(&secret.picks, |age| &secret.drafted[age]);
            for (n, card) in picks.iter().enumerate() {
                let round = round_of(self.players, n);
                let pack = self.pack_of(other, round);
                let (memory, (first, last)) = (&mut memories[pack], held[pack]);
                if memory.seen && round > last {
                    memory.rest.insert(card);
                } else if memory.seen && round > first {
                    memory.between.insert(card);
                }
            }
        }
        memories
    }

    /// Whether the others still do not know what a seat decided. Where that cannot be told from the two positions, it
    /// counts as secret.
    pub(crate) fn keeps_secret(&self, before: &Position, seat: Seat, action: Action, now: &Position) -> bool {
        match before.table.asked {
            Asked::Draft | Asked::Discard => true,
            Asked::Card => {
                let mut same = before.table;
                same.answered = now.table.answered;
                same == now.table
            }
            // Quests are turned up at the end of their age; a second copy committed later is another quest.
            Asked::Turn => {
                let committed = |card: Card| now.secret(seat).quests.contains(card);
                now.table.age == before.table.age && matches!(action, Action::Quest(card) if committed(card))
            }
            _ => false,
        }
    }
}
