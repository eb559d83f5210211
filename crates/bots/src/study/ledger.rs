//! What is written down of one game.

use super::Mark;
use meadhall_engine::{MAX_SEATS, Outcome, Seat};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A written name.
pub type Id = Cow<'static, str>;

/// What is written down of one player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatPage {
    /// What she was dealt or chose.
    pub marks: Vec<Mark>,
    /// How often she took each card.
    pub taken: BTreeMap<Id, u32>,
    /// How often she played each card.
    pub played: BTreeMap<Id, u32>,
    /// The points from each source.
    pub points: BTreeMap<Id, i32>,
}

/// What is written down of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    /// What is written down of each player.
    pub pages: Vec<SeatPage>,
    /// How many turns there were.
    pub turns: u32,
    /// The scores as they stood after the set-up and after each decision.
    pub standings: Vec<[i32; MAX_SEATS]>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Ledger {
    /// An empty one.
    pub fn new(seats: usize) -> Ledger {
        Ledger { pages: vec![SeatPage::default(); seats], turns: 0, standings: Vec::new(), outcome: None }
    }

    fn page(&mut self, seat: Seat) -> &mut SeatPage {
        let last = self.pages.len().saturating_sub(1);
        &mut self.pages[seat.index().min(last)]
    }

    /// A player took a card for herself.
    pub fn takes(&mut self, seat: Seat, card: impl Into<Cow<'static, str>>) {
        *self.page(seat).taken.entry(card.into()).or_default() += 1;
    }

    /// A player used a card.
    pub fn plays(&mut self, seat: Seat, card: impl Into<Cow<'static, str>>) {
        *self.page(seat).played.entry(card.into()).or_default() += 1;
    }

    /// A player gained points, or lost them.
    pub fn gains(&mut self, seat: Seat, source: impl Into<Cow<'static, str>>, points: i32) {
        *self.page(seat).points.entry(source.into()).or_default() += points;
    }

    /// What a player has gained from a source so far.
    pub fn gained(&self, seat: Seat, source: &str) -> i32 {
        self.pages.get(seat.index()).and_then(|page| page.points.get(source)).copied().unwrap_or(0)
    }

    /// A turn began.
    pub fn turn(&mut self) {
        self.turns += 1;
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> u32 {
        u32::try_from(self.standings.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// How much of the victory went to who was ahead after half of the decisions; one of several at random.
    pub fn leader_at_half(&self) -> Option<f64> {
        let (outcome, scores) = (self.outcome?, self.standings.get(self.standings.len() / 2)?);
        let scores = &scores[..self.pages.len()];
        let most = scores.iter().max()?;
        let ahead: Vec<Seat> = Seat::all(scores.len()).filter(|seat| scores[seat.index()] == *most).collect();
        Some(ahead.iter().map(|&seat| outcome.share(seat)).sum::<f64>() / ahead.len() as f64)
    }
}
