//! What a bot has to know of a game beyond its rules.

use crate::budget::Meter;
use crate::judge::{Notes, Wisdom};
use crate::mind::Mind;
use crate::{Forecast, PerSeat, Style};
use meadhall_engine::{Chance, Ignore, Seat, SeatSet, TableGame, Viewer};
use std::fmt::{Debug, Write};
use std::hash::Hasher;
use std::sync::Arc;

/// Judges positions: what each is worth to every seat, from 0 to 1.
pub type Judging<'a, P> = &'a mut dyn FnMut(&P) -> PerSeat;

/// What a bot has to know of a game beyond its rules. Only the forecast is a must; the rest makes thinking better or
/// faster.
pub trait Thinker: TableGame {
    /// What a seat holds in secret, such as a hand of cards, where bots wonder about it.
    type Secret: Copy + Ord + Debug + Send + Sync;

    /// Whether there are choices that can be [calculated](Thinker::reckoned).
    const RECKONS: bool = false;
    /// Whether it comes out what was [chosen](Thinker::chosen) in secret, so that a bot who watches gets to know the others.
    const TELLS: bool = false;
    /// A difference in final scores that is clear, about half of what usually lies between the first and the last.
    const CLEAR_LEAD: f32 = 10.0;

    /// The same game without choices that make no difference, if it has any: what a bot thinks about. Every choice that it
    /// offers is one of this game too.
    fn essence(&self) -> Option<Self> {
        None
    }

    /// How the game may end from here, at a glance.
    fn forecast(&self, position: &Self::Position) -> Forecast;

    /// Whether a position is a good place to stop and look: nothing is half done, such as between two rounds.
    fn settled(&self, position: &Self::Position) -> bool {
        let _ = position;
        true
    }

    /// Whether nothing is half done in a position, such as between two turns: a bot that looks one decision ahead looks
    /// there, and plays on by hunches where a decision leads to a battle first.
    fn quiet(&self, position: &Self::Position) -> bool {
        let _ = position;
        true
    }

    /// A quick choice that a player might make without much thought; `choices` is room to work in. Any choice at random,
    /// where a game knows nothing better.
    fn hunch<C: Chance>(
        &self,
        position: &Self::Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        self.sample(position, seat, chance, choices)
    }

    /// A choice that can be calculated rather than searched for, such as which dice to throw again. It may rest on nothing
    /// that the seat does not know. Who was taught to judge positions brings a judge.
    fn reckoned(
        &self,
        position: &Self::Position,
        seat: Seat,
        choices: &[Self::Action],
        judge: Option<Judging<Self::Position>>,
    ) -> Option<Self::Action> {
        let _ = (position, seat, choices, judge);
        None
    }

    /// How a search goes about this game if nothing was tuned.
    fn style(&self) -> Style {
        Style::default()
    }

    /// Notes what there is to see of each seat, for a judge to weigh; `notes` has a clear sheet for every seat. The first
    /// number is the best guess of how promising the seat is, so that there is something to begin with. False if
    /// positions of such a game are not to be judged so.
    fn note(&self, position: &Self::Position, notes: &mut [Notes]) -> bool {
        let _ = (position, notes);
        false
    }

    /// Notes what there is to see of each choice, to learn which ones are usually made; `notes` has a clear sheet for
    /// every choice. It may rest on nothing that the seat does not know. False where that is not learnt, and a hunch has to
    /// do.
    fn incline(&self, position: &Self::Position, seat: Seat, choices: &[Self::Action], notes: &mut [Notes]) -> bool {
        let _ = (position, seat, choices, notes);
        false
    }

    /// Takes back what others have chosen in secret while the viewer is still to choose, and says who: to be chosen anew by
    /// habit, since a position is imagined with any choice as likely as another.
    fn reopen(&self, position: &mut Self::Position, viewer: Viewer) -> SeatSet {
        let _ = (position, viewer);
        SeatSet::EMPTY
    }

    /// What a seat chose when a viewer saw the first of these views, if all chose in secret then and it has come out by the
    /// second.
    fn chosen(&self, before: &Self::View, now: &Self::View, seat: Seat) -> Option<Self::Action> {
        let _ = (before, now, seat);
        None
    }

    /// What a seat may hold in secret as far as a view tells, each as likely as the others, together with what it has chosen
    /// in secret; if it is known what it held at an earlier view, what that may have become. Nothing where bots do not wonder.
    fn may_hold(&self, view: &Self::View, seat: Seat, earlier: Option<Self::Secret>, secrets: &mut Vec<Self::Secret>) {
        let _ = (view, seat, earlier, secrets);
    }

    /// Lets a seat hold this in an imagined position, in which what it has chosen in secret was [taken back](Thinker::reopen).
    fn hold<C: Chance>(&self, position: &mut Self::Position, seat: Seat, secret: Self::Secret, chance: &mut C) {
        let _ = (position, seat, secret, chance);
    }

    /// What self-play has taught about this game.
    fn wisdom() -> Option<Arc<Wisdom>> {
        None
    }

    /// A fingerprint of what a viewer may know: the same for positions that give her equal views, and otherwise almost
    /// surely another.
    fn clue(&self, position: &Self::Position, viewer: Viewer) -> u64 {
        let mut clue = Clue::default();
        let _ = write!(clue, "{:?}", self.view(position, viewer));
        clue.finish()
    }
}

/// The choice that a game can calculate, if it can and it is legal.
pub(crate) fn calculated<G: Thinker, C: Chance>(
    game: &G,
    view: &G::View,
    seat: Seat,
    choices: &[G::Action],
    chance: &mut C,
    mind: &mut Mind,
) -> Option<G::Action> {
    let imagined = game.imagine(view, chance);
    let judges = mind.judges(game, &imagined);
    let mut judge = |position: &G::Position| mind.worth(game, position);
    let judge = judges.then_some(&mut judge as Judging<G::Position>);
    game.reckoned(&imagined, seat, choices, judge).filter(|action| choices.contains(action))
}

/// Makes a fingerprint of words, one after another.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clue(u64);

impl Clue {
    /// Takes in a word.
    #[inline]
    pub(crate) fn add(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }
}

impl Hasher for Clue {
    fn write(&mut self, bytes: &[u8]) {
        let mut eights = bytes.chunks_exact(8);
        for eight in &mut eights {
            self.add(eight.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
        for &byte in eights.remainder() {
            self.add(byte.into());
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.add(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.add(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.add(word as u64);
    }

    fn finish(&self) -> u64 {
        let mut whole = *self;
        whole.add(0);
        whole.0
    }
}

impl Write for Clue {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        Hasher::write(self, text.as_bytes());
        Ok(())
    }
}

/// How many decisions are played between two looks at the clock.
const BETWEEN_LOOKS: u32 = 8;

/// Plays on by habits and hunches until the position is settled for the `stops`-th time or the game is over, and says what
/// that is worth to each seat; nothing if the time is up before.
pub(crate) fn play_on<G: Thinker, C: Chance>(
    game: &G,
    position: &mut G::Position,
    mut stops: u32,
    chance: &mut C,
    choices: &mut Vec<G::Action>,
    mind: &mut Mind,
    meter: &Meter,
) -> Option<PerSeat> {
    let mut decisions = 0;
    while let Some(seat) = game.pending(position).first() {
        let Some(action) = mind.quick(game, position, seat, chance, choices) else { break };
        game.apply(position, seat, action, chance, &mut Ignore);
        if game.settled(position) {
            stops = stops.saturating_sub(1);
            if stops == 0 {
                break;
            }
        }
        decisions += 1;
        if decisions % BETWEEN_LOOKS == 0 && meter.is_up() {
            return None;
        }
    }
    Some(mind.worth(game, position))
}
