//! A game being played: the position with its past, the dice, the log, undo and the record.

use crate::{Dice, Outcome, Record, Refusal, Seat, SeatSet, SeedParts, TableGame, Viewer, digest};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A position with the place in the stream of dice: all that is needed to go on from there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment<P> {
    /// The position.
    pub position: P,
    /// How many words of the dice's stream have been taken.
    pub taken: u64,
}

/// One decision that was played, with what came of it.
#[derive(Clone, Debug)]
pub struct Turn<G: TableGame> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// Whether the table played it because there was no other choice.
    pub by_table: bool,
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Where that led. Kept with each turn so that neither loading nor undo replays a game.
    pub after: Moment<G::Position>,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// The seat has not decided anything.
    Nothing,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is nothing to take back")
    }
}

impl std::error::Error for UndoError {}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table<G: TableGame> {
    game: G,
    players: Vec<String>,
    parts: SeedParts,
    dice: Dice,
    /// The version of the rules by which it was set up.
    rules: u32,
    start: Moment<G::Position>,
    opening: Vec<G::Event>,
    turns: Vec<Turn<G>>,
    /// How many turns, from the first on, cannot be taken back: the rules of today would lead elsewhere.
    fixed: usize,
    /// Whether those who play have ended it before its rules did.
    ended: bool,
}

impl<G: TableGame> Table<G> {
    /// Sets up a game. `players` are names for the record, one for each seat.
    pub fn new(game: G, players: &[String], parts: SeedParts) -> Table<G> {
        Table::set_up(game, players, parts, G::VERSION)
    }

    /// Sets up a game that was set up once by a version of the rules.
    pub(crate) fn set_up(game: G, players: &[String], parts: SeedParts, rules: u32) -> Table<G> {
        let parts = SeedParts { players: parts.players.iter().map(|part| one_line(part)).collect(), ..parts };
        let mut dice = Dice::new(&parts.mix());
        let mut opening = Vec::new();
        let position = game.setup(&mut dice, &mut opening);
        let start = Moment { position, taken: dice.taken() };
        let players = named(&game, players);
        Table { game, players, parts, dice, rules, start, opening, turns: Vec::new(), fixed: 0, ended: false }
    }

    /// A table from what was stored of it; `rules` is the version of the rules by which it was set up.
    pub fn restore(
        game: G,
        players: &[String],
        parts: SeedParts,
        rules: u32,
        start: Moment<G::Position>,
        opening: Vec<G::Event>,
        turns: Vec<Turn<G>>,
    ) -> Table<G> {
        let mut dice = Dice::new(&parts.mix());
        dice.wind(turns.last().map_or(start.taken, |turn| turn.after.taken));
        let players = named(&game, players);
        Table { game, players, parts, dice, rules, start, opening, turns, fixed: 0, ended: false }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The players' names, in the order of the seats.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The parts that the seed was mixed from. Secret until the game is over.
    pub fn parts(&self) -> &SeedParts {
        &self.parts
    }

    /// The version of the rules by which it was set up. A turn has one of its own: a stored game goes on by the newest.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The position after set-up.
    pub fn start(&self) -> &Moment<G::Position> {
        &self.start
    }

    /// What happened in set-up.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// All decisions so far.
    pub fn turns(&self) -> &[Turn<G>] {
        &self.turns
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        self.position_after(self.turns.len())
    }

    /// The position after the first `turns` decisions.
    pub fn position_after(&self, turns: usize) -> &G::Position {
        &self.moment_after(turns).position
    }

    /// The position now, with the place in the stream of dice.
    pub(crate) fn moment(&self) -> &Moment<G::Position> {
        self.moment_after(self.turns.len())
    }

    /// The position after the first `turns` decisions, with the place in the stream of dice.
    pub(crate) fn moment_after(&self, turns: usize) -> &Moment<G::Position> {
        turns.checked_sub(1).and_then(|last| self.turns.get(last)).map_or(&self.start, |turn| &turn.after)
    }

    /// How many turns, from the first on, cannot be taken back.
    pub(crate) fn fixed(&self) -> usize {
        self.fixed
    }

    /// The table as it was after the first `turns` decisions.
    #[must_use]
    pub fn rewound(&self, turns: usize) -> Table<G> {
        let mut table = self.clone();
        table.truncate(turns);
        table
    }

    /// The same game with other names at the seats.
    #[must_use]
    pub fn renamed(mut self, players: &[String]) -> Table<G> {
        self.players = named(&self.game, players);
        self
    }

    /// Who owes a decision.
    pub fn pending(&self) -> SeatSet {
        if self.ended { SeatSet::EMPTY } else { self.game.pending(self.position()) }
    }

    /// Who owes a decision as far as everybody may know. While a question is open to which nobody may see who has answered,
    /// these are all whom it was put to: clocks, notices and marks go by this, and never by [`pending`](Table::pending).
    pub fn publicly_owing(&self) -> SeatSet {
        let open = |turns: usize| {
            let position = self.position_after(turns);
            self.game.hides_answers(position).then(|| self.game.pending(position))
        };
        let mut asked = self.pending();
        if self.ended {
            return asked;
        }
        let Some(mut waiting) = open(self.turns.len()) else { return asked };
        for (n, turn) in self.turns.iter().enumerate().rev() {
            // Another question before this one would not have waited for just these and the seat that answered.
            match open(n) {
                Some(before) if before.contains(turn.seat) && before.without(turn.seat) == waiting => {
                    asked = asked.with(turn.seat);
                    waiting = before;
                }
                _ => break,
            }
        }
        asked
    }

    /// Every legal choice of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut choices = Vec::new();
        if !self.ended {
            self.game.legal(self.position(), seat, &mut choices);
        }
        choices
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(self.position(), viewer)
    }

    /// What a seat saw at each of its decisions so far.
    pub fn seen_at_decisions(&self, seat: Seat) -> impl Iterator<Item = G::View> + '_ {
        let own = self.turns.iter().enumerate().filter(move |(_, turn)| turn.seat == seat);
        own.map(move |(n, _)| self.game.view(self.position_after(n), Viewer::Seat(seat)))
    }

    /// Scores and places, once the game is over, by its rules or because those who play have ended it.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_rules = self.game.outcome(self.position());
        by_rules.or_else(|| self.ended.then(|| self.game.standing(self.position())))
    }

    /// Ends the game as it stands: nobody is asked any more, and scores and places are those of now. What its rules have ended
    /// stays as it is.
    pub fn end(&mut self) {
        self.ended = self.game.outcome(self.position()).is_none();
    }

    /// Whether those who play have ended the game before its rules did.
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    /// Plays a choice, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Turn<G>, Refusal> {
        self.play_as(seat, action, false)
    }

    /// Plays the decisions that leave no choice, as long as the game allows it and there are any. Returns how many.
    pub fn play_forced(&mut self) -> usize {
        let before = self.turns.len();
        while let Some((seat, action)) = self.forced() {
            if self.play_as(seat, action, true).is_err() {
                break;
            }
        }
        self.turns.len() - before
    }

    /// A decision with a single legal choice that the table may play.
    pub fn forced(&self) -> Option<(Seat, G::Action)> {
        self.pending().iter().find_map(|seat| match self.legal(seat)[..] {
            [only] if self.game.may_play_for(self.position(), seat) => Some((seat, only)),
            _ => None,
        })
    }

    fn play_as(&mut self, seat: Seat, action: G::Action, by_table: bool) -> Result<&Turn<G>, Refusal> {
        if self.ended {
            let (who, what) = (self.game.seat_name(self.position(), seat), action.to_string());
            let why = Box::new(self.game.why_not(self.position(), seat, action));
            return Err(Refusal { who, what, why, legal: Vec::new() });
        }
        let mut position = self.position().clone();
        let mut events = Vec::new();
        self.game.play(&mut position, seat, action, &mut self.dice, &mut events)?;
        let after = Moment { position, taken: self.dice.taken() };
        self.turns.push(Turn { seat, action, by_table, rules: G::VERSION, events, after });
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// Adds a turn with what came of it once.
    pub(crate) fn push_stored(&mut self, turn: Turn<G>) {
        self.dice.wind(turn.after.taken);
        self.turns.push(turn);
    }

    /// Plays a decision that was legal once. What the rules of today make of it may be another position than it was then, or
    /// one that no game reaches: whoever reads a table compares.
    pub(crate) fn play_stored(&mut self, seat: Seat, action: G::Action, by_table: bool, rules: u32) {
        let mut position = self.position().clone();
        let mut events = Vec::new();
        self.game.apply(&mut position, seat, action, &mut self.dice, &mut events);
        let after = Moment { position, taken: self.dice.taken() };
        self.turns.push(Turn { seat, action, by_table, rules, events, after });
    }

    /// Says of the last turn whether the table played it.
    pub(crate) fn mark_last(&mut self, by_table: bool) {
        if let Some(turn) = self.turns.last_mut() {
            turn.by_table = by_table;
        }
    }

    /// Makes the position now the one that it was once. Where that is another than the rules of today have led to, what
    /// happened in the turns since `from` is not known any more, and nobody goes back behind it.
    pub(crate) fn settle_at(&mut self, from: usize, moment: Moment<G::Position>) {
        if *self.moment() == moment {
            return;
        }
        self.dice.wind(moment.taken);
        if self.turns.is_empty() {
            self.opening.clear();
            self.start = moment;
            return;
        }
        for turn in &mut self.turns[from..] {
            turn.events.clear();
            turn.after = moment.clone();
        }
        self.fixed = self.turns.len();
    }

    /// The events so far as a viewer may see them, with the number of the turn they belong to (0 is the set-up).
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = (usize, G::Event)> + '_ {
        let opening = self.opening.iter().map(|event| (0, event));
        let played = self.turns.iter().enumerate().flat_map(|(n, turn)| turn.events.iter().map(move |e| (n + 1, e)));
        opening.chain(played).filter_map(move |(n, event)| Some((n, G::seen(event, viewer)?)))
    }

    /// The last decision of a seat's own, by its index among the turns.
    fn last_own(&self, seat: Seat) -> Result<usize, UndoError> {
        let own = self.turns.iter().rposition(|turn| turn.seat == seat && !turn.by_table);
        own.filter(|own| *own >= self.fixed).ok_or(UndoError::Nothing)
    }

    /// Whether the seat may take back its last decision without asking: nobody has learnt anything since, and nobody else
    /// has acted, except in secret at the same time.
    pub fn undo_is_free(&self, seat: Seat) -> Result<bool, UndoError> {
        let own = self.last_own(seat)?;
        let together = self.game.pending(self.position_after(own));
        let quiet = |turn: &Turn<G>| !turn.events.iter().any(G::reveals);
        let harmless = |turn: &Turn<G>| turn.by_table || together.contains(turn.seat);
        Ok(self.turns[own..].iter().all(|turn| quiet(turn) && harmless(turn)))
    }

    /// Takes back the seat's last decision. A free undo leaves what others have decided in secret at the same time as it
    /// is; any other takes back everything since. Asking the others is the caller's business. Returns how many decisions
    /// from the start are untouched.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoError> {
        let free = self.undo_is_free(seat)?;
        let own = self.last_own(seat)?;
        let later: Vec<_> = self.turns[own + 1..].iter().map(|turn| (turn.seat, turn.action, turn.by_table)).collect();
        self.truncate(own);
        if free {
            for (seat, action, by_table) in later {
                if !by_table && self.play_as(seat, action, false).is_err() {
                    break;
                }
            }
        }
        Ok(own)
    }

    fn truncate(&mut self, turns: usize) {
        self.ended &= turns >= self.turns.len();
        self.turns.truncate(turns);
        self.fixed = self.fixed.min(turns);
        self.dice = Dice::new(&self.parts.mix());
        self.dice.wind(self.turns.last().map_or(self.start.taken, |turn| turn.after.taken));
    }

    /// A fingerprint of the position now.
    pub fn digest(&self) -> String {
        digest(self.position())
    }

    /// The whole truth about the game so far. It holds the seed: for everybody once the game is over, before that for
    /// nobody who plays.
    pub fn record(&self) -> Record {
        Record::of(self)
    }

    /// The record as far as a viewer may know it while the game is running: without the seed, without hashes (which could
    /// be searched for what they hide), and without decisions that are still secret.
    pub fn sealed_record(&self, viewer: Viewer) -> Record {
        Record::sealed(self, viewer)
    }
}

/// A name for every seat, each on one line.
fn named<G: TableGame>(game: &G, players: &[String]) -> Vec<String> {
    Seat::all(game.seats())
        .map(|seat| match players.get(seat.index()).map(|name| one_line(name)) {
            Some(name) if !name.is_empty() => name,
            _ => seat.to_string(),
        })
        .collect()
}

/// Text without line breaks and other control characters, so that it fits on a line of a record.
fn one_line(text: &str) -> String {
    text.split(|c: char| c.is_control()).collect::<Vec<_>>().join(" ").trim().to_owned()
}
