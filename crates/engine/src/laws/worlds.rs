//! The law of secrecy, with an oracle of its own: histories that a viewer cannot tell apart by the rulebook give that viewer
//! equal views, choices, prompts, logs and records, and the same offer to take back.
//!
//! What is hidden from whom a test says in a [`SecrecyOracle`], with code that shares nothing with [view](crate::Game::view),
//! [imagine](crate::Game::imagine), [seen](crate::Secrecy::seen) or [still_secret](crate::Secrecy::still_secret). From that
//! the suite makes other worlds: histories that differ in hidden things alone.

use crate::{Chance, Message, Moment, Quick, Seat, SeedParts, Table, TableGame, Turn, Viewer};

/// What a rulebook hides, told without the code of the rules that hides it.
pub trait SecrecyOracle<G: TableGame> {
    /// What the seat could have decided at the decision `n` instead, so that the viewer, who is another one, could not tell
    /// to this day. Empty if the decision is known.
    fn alternatives(&self, table: &Table<G>, n: usize, viewer: Viewer) -> Vec<G::Action>;

    /// Whether nobody else may know that the decision `n` was made at all.
    fn is_quiet(&self, table: &Table<G>, n: usize) -> bool;

    /// The same history with things exchanged that the viewer has never seen; none if there is nothing to exchange.
    fn exchanged(&self, table: &Table<G>, viewer: Viewer, quick: &mut Quick) -> Option<Table<G>>;
}

/// What stands in the place of hidden things when a history is told as another one that looks the same.
pub trait Substitution<G: TableGame> {
    /// A position.
    fn position(&self, position: &G::Position) -> G::Position;
    /// Something that happened.
    fn event(&self, event: &G::Event) -> G::Event;
    /// A decision of a seat.
    fn action(&self, seat: Seat, action: G::Action) -> G::Action;
}

/// The same history with other things in the place of hidden ones.
pub fn substituted<G: TableGame>(table: &Table<G>, substitution: &impl Substitution<G>) -> Table<G> {
    let moment = |moment: &Moment<G::Position>| Moment {
        position: substitution.position(&moment.position),
        taken: moment.taken,
    };
    let events = |events: &[G::Event]| events.iter().map(|event| substitution.event(event)).collect();
    let turn = |turn: &Turn<G>| Turn {
        action: substitution.action(turn.seat, turn.action),
        events: events(&turn.events),
        after: moment(&turn.after),
        ..turn.clone()
    };
    let turns = table.turns().iter().map(turn).collect();
    let (start, opening) = (moment(table.start()), events(table.opening()));
    Table::restore(table.game().clone(), table.players(), table.parts().clone(), table.rules(), start, opening, turns)
}

/// Everything that a table tells a viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation<G: TableGame> {
    /// The view.
    pub view: G::View,
    /// What she may choose.
    pub choices: Vec<G::Action>,
    /// What is asked of whom.
    pub prompt: Message,
    /// What happened.
    pub log: Vec<(usize, G::Event)>,
    /// The record of the running game, which everybody may have.
    pub record: String,
    /// Whether she may take back without asking; none if there is nothing to take back.
    pub undo: Option<bool>,
}

impl<G: TableGame> Observation<G> {
    /// What a viewer gets of a table.
    pub fn of(table: &Table<G>, viewer: Viewer) -> Observation<G> {
        let view = table.view(viewer);
        Observation {
            choices: viewer.seat().map(|seat| table.legal(seat)).unwrap_or_default(),
            prompt: table.game().prompt(&view),
            log: table.log(viewer).collect(),
            record: table.sealed_record(viewer).to_string(),
            undo: viewer.seat().and_then(|seat| table.undo_is_free(seat).ok()),
            view,
        }
    }

    /// What differs, in a word.
    fn difference(&self, other: &Observation<G>) -> Option<&'static str> {
        let parts = [
            (self.view == other.view, "view"),
            (self.choices == other.choices, "choices"),
            (self.prompt == other.prompt, "prompt"),
            (self.log == other.log, "log"),
            (self.record == other.record, "record"),
            (self.undo == other.undo, "offer to take back"),
        ];
        parts.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
    }
}

/// How a world came to differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alteration {
    /// Hidden things were exchanged.
    Exchanged,
    /// Somebody decided something else in secret.
    Decided,
    /// Somebody has not answered.
    Silent,
}

/// How many worlds were compared, by how they came to differ, and how many decisions could not be taken back freely because
/// somebody learnt something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Comparisons {
    /// With hidden things exchanged.
    pub exchanged: usize,
    /// With another decision in secret.
    pub decided: usize,
    /// With an answer that was not given.
    pub silent: usize,
    /// Decisions by which somebody learnt something hidden.
    pub learnt: usize,
}

/// Plays random games and compares worlds after every decision.
pub fn check<G: TableGame, R: SecrecyOracle<G>>(
    game: &G,
    oracle: &R,
    seeds: std::ops::Range<u64>,
) -> Result<Comparisons, String> {
    let mut comparisons = Comparisons::default();
    for seed in seeds {
        let table = Table::new(game.clone(), &[], SeedParts::from_number(seed));
        check_from(table, oracle, seed, &mut comparisons)
            .map_err(|violation| format!("{} with {} seats, seed {seed}: {violation}", G::ID, game.seats()))?;
    }
    Ok(comparisons)
}

/// Plays on from a table at random and compares worlds after every decision.
pub fn check_from<G: TableGame, R: SecrecyOracle<G>>(
    mut table: Table<G>,
    oracle: &R,
    seed: u64,
    comparisons: &mut Comparisons,
) -> Result<(), String> {
    let mut quick = Quick::new(seed);
    table.play_forced();
    loop {
        let pending: Vec<Seat> = table.pending().iter().collect();
        let Some(&seat) = pending.get(quick.index(pending.len())) else { return Ok(()) };
        let choices = table.legal(seat);
        let action = choices[quick.index(choices.len())];
        let mut after = table.clone();
        after.play(seat, action).map_err(|refusal| refusal.to_string())?;
        after.play_forced();
        let seats = table.game().seats();
        let viewer = Viewer::all(seats).nth(quick.index(seats + 1)).unwrap_or(Viewer::Spectator);
        let number = table.turns().len();
        for (alteration, world) in worlds(&table, oracle, viewer, &mut quick) {
            compare(&table, &world, viewer, alteration, comparisons)
                .map_err(|law| format!("decision {number}: {law}"))?;
            learnt(&after, world, (seat, action), viewer, comparisons)
                .map_err(|law| format!("decision {number}: {law}"))?;
        }
        if after.outcome().is_some() {
            return Ok(());
        }
        table = after;
    }
}

/// Other worlds that the viewer cannot tell from this one.
pub fn worlds<G: TableGame, R: SecrecyOracle<G>>(
    table: &Table<G>,
    oracle: &R,
    viewer: Viewer,
    quick: &mut Quick,
) -> Vec<(Alteration, Table<G>)> {
    let mut worlds = Vec::new();
    worlds.extend(oracle.exchanged(table, viewer, quick).map(|world| (Alteration::Exchanged, world)));
    let others: Vec<usize> = (0..table.turns().len()).filter(|&n| !viewer.is(table.turns()[n].seat)).collect();
    let secret = |&n: &usize| {
        let made = table.turns()[n].action;
        let mut instead = oracle.alternatives(table, n, viewer);
        instead.retain(|action| *action != made);
        Some((n, instead)).filter(|(_, instead)| !instead.is_empty())
    };
    let secrets: Vec<(usize, Vec<G::Action>)> = others.iter().filter_map(secret).collect();
    if !secrets.is_empty() {
        let (n, instead) = &secrets[quick.index(secrets.len())];
        let action = instead[quick.index(instead.len())];
        worlds.extend(replayed(table, *n, Some(action)).map(|world| (Alteration::Decided, world)));
    }
    let quiet: Vec<usize> = others.into_iter().filter(|&n| oracle.is_quiet(table, n)).collect();
    if !quiet.is_empty() {
        let n = quiet[quick.index(quiet.len())];
        worlds.extend(replayed(table, n, None).map(|world| (Alteration::Silent, world)));
    }
    worlds
}

/// The history with another decision in the place of one, or with none. Not every one could go on as it did.
fn replayed<G: TableGame>(table: &Table<G>, n: usize, instead: Option<G::Action>) -> Option<Table<G>> {
    let mut world = table.rewound(n);
    let turn = &table.turns()[n];
    if let Some(action) = instead {
        world.play(turn.seat, action).ok()?;
        world.play_forced();
    }
    for turn in &table.turns()[n + 1..] {
        if world.turns().len() > table.turns().len() {
            return None;
        }
        if !turn.by_table {
            world.play(turn.seat, turn.action).ok()?;
            world.play_forced();
        }
    }
    Some(world)
}

fn compare<G: TableGame>(
    table: &Table<G>,
    world: &Table<G>,
    viewer: Viewer,
    alteration: Alteration,
    comparisons: &mut Comparisons,
) -> Result<(), String> {
    let (here, there) = (Observation::of(table, viewer), Observation::of(world, viewer));
    match alteration {
        Alteration::Exchanged => comparisons.exchanged += 1,
        Alteration::Decided => comparisons.decided += 1,
        Alteration::Silent => comparisons.silent += 1,
    }
    match here.difference(&there) {
        None => Ok(()),
        Some(what) => Err(format!(
            "broken law: what is hidden does not show: {viewer:?} tells two worlds ({alteration:?}) apart by the {what}\n{here:?}\n{there:?}"
        )),
    }
}

/// Whoever can tell two worlds apart after a decision that looked alike before it has learnt something. Then nobody takes the
/// decision back without asking.
fn learnt<G: TableGame>(
    after: &Table<G>,
    mut world: Table<G>,
    (seat, action): (Seat, G::Action),
    viewer: Viewer,
    comparisons: &mut Comparisons,
) -> Result<(), String> {
    if world.play(seat, action).is_err() {
        return Ok(());
    }
    world.play_forced();
    if after.view(viewer) == world.view(viewer) {
        return Ok(());
    }
    comparisons.learnt += 1;
    match after.undo_is_free(seat) {
        Ok(true) => Err(format!(
            "broken law: nothing is taken back freely once somebody has learnt something: {viewer:?} by `{action}` of {seat}"
        )),
        _ => Ok(()),
    }
}
