//! The one suite of laws that every game passes, at every position of random games.
//!
//! Each law is written down where it is checked. A violation comes back as a text that names the law, the seed and the
//! decision, so that the game can be looked at.

mod orders;
mod random;
pub mod stored;
pub mod worlds;

pub use orders::ordered_game;
pub use random::{is_even, play_out, walk};

use crate::{Chance, Ignore, Quick, Record, Seat, SeatSet, SeedParts, Table, TableGame, Viewer, digest};

/// How much a run of the suite has covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Games played to their end.
    pub games: usize,
    /// Decisions at which the laws were checked.
    pub decisions: usize,
    /// Choices that were rightly refused.
    pub refusals: usize,
    /// Decisions that orders made, in games of their own.
    pub ordered: usize,
}

/// Plays one random game for each seed and checks every law at every position. `inspect` adds laws of the game's own, such
/// as the conservation of cards.
pub fn check<G: TableGame>(
    game: &G,
    seeds: std::ops::Range<u64>,
    mut inspect: impl FnMut(&G, &G::Position) -> Result<(), String>,
) -> Result<Coverage, String> {
    let mut coverage = Coverage::default();
    // Choices seen anywhere so far: legal in some position, and good to try in others.
    let mut pool: Vec<G::Action> = Vec::new();
    for seed in seeds {
        let named = |violation: String| format!("{} with {} seats, seed {seed}: {violation}", G::ID, game.seats());
        one_game(game, seed, &mut coverage, &mut pool, &mut inspect).map_err(named)?;
        coverage.ordered += ordered_game(game, seed).map_err(named)?;
        coverage.games += 1;
    }
    Ok(coverage)
}

fn one_game<G: TableGame>(
    game: &G,
    seed: u64,
    coverage: &mut Coverage,
    pool: &mut Vec<G::Action>,
    inspect: &mut impl FnMut(&G, &G::Position) -> Result<(), String>,
) -> Result<(), String> {
    let mut quick = Quick::new(seed);
    let mut table = Table::new(game.clone(), &[], SeedParts::from_number(seed));
    let again = Table::new(game.clone(), &[], SeedParts::from_number(seed));
    demand(table.digest() == again.digest(), "the same seed gives the same set-up")?;
    loop {
        let at = |law: String| format!("decision {}: {law}", table.turns().len());
        inspect(game, table.position()).map_err(at)?;
        position_laws(game, table.position(), &mut quick, coverage, pool).map_err(at)?;
        let pending: Vec<Seat> = table.pending().iter().collect();
        if pending.is_empty() {
            break;
        }
        let seat = pending[quick.index(pending.len())];
        let choices = table.legal(seat);
        let action = choices[quick.index(choices.len())];
        let bound = game.decision_bound(table.position());
        let (asked, waiting) = (table.publicly_owing(), table.pending().without(seat));
        table.play(seat, action).map_err(|refusal| format!("a legal choice was refused: {refusal}"))?;
        owing_laws(&table, asked, waiting).map_err(|broken| format!("`{action}`: {broken}"))?;
        coverage.decisions += 1;
        bound_laws(game, bound, table.position()).map_err(|broken| format!("`{action}`: {broken}"))?;
    }
    record_laws(&table)?;
    ended_laws(&table)
}

/// The bound on what is left falls with every decision, so that every game ends.
fn bound_laws<G: TableGame>(game: &G, before: u64, position: &G::Position) -> Result<(), String> {
    let after = game.decision_bound(position);
    demand(after < before, "the bound on the decisions left falls with every decision")
        .map_err(|broken| format!("{broken} ({before}, then {after})"))
}

/// Everybody may know who owes a decision, but not who has answered where that is hidden. `asked` was known before the last
/// decision, and `waiting` are those who owed one beside it.
fn owing_laws<G: TableGame>(table: &Table<G>, asked: SeatSet, waiting: SeatSet) -> Result<(), String> {
    let (owing, pending) = (table.publicly_owing(), table.pending());
    demand(pending.minus(owing).is_empty(), "who owes a decision is publicly said to")?;
    if !table.game().hides_answers(table.position()) {
        return demand(owing == pending, "who owes a decision openly is all that is said");
    }
    demand(pending != waiting || owing == asked, "nothing shows who has answered while that is hidden")
}

/// How many choices the adversary of [`drag_out`] looks at before it takes one.
const LOOKED_AT: usize = 48;

/// Plays one game for each seed against somebody who wants it never to end: every decision leaves as many decisions as
/// possible, by the game's own bound, with some luck among equals. Returns the most decisions that a game took.
pub fn drag_out<G: TableGame>(game: &G, seeds: std::ops::Range<u64>) -> Result<usize, String> {
    let mut most = 0;
    for seed in seeds {
        let decisions = dragged(game, seed)
            .map_err(|violation| format!("{} with {} seats, seed {seed}: {violation}", G::ID, game.seats()))?;
        most = most.max(decisions);
    }
    Ok(most)
}

fn dragged<G: TableGame>(game: &G, seed: u64) -> Result<usize, String> {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let (mut choices, mut decisions) = (Vec::new(), 0);
    loop {
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        if pending.is_empty() {
            return Ok(decisions);
        }
        let bound = game.decision_bound(&position);
        let seat = pending[quick.index(pending.len())];
        game.legal(&position, seat, &mut choices);
        quick.shuffle(&mut choices);
        let tried = choices.iter().take(LOOKED_AT).map(|&action| {
            let mut after = position.clone();
            game.apply(&mut after, seat, action, &mut quick, &mut Ignore);
            (game.decision_bound(&after), action, after)
        });
        let longest = tried.max_by_key(|(left, ..)| *left);
        demand(longest.is_some(), "exactly those who owe a decision have choices")?;
        let Some((_, action, after)) = longest else { return Ok(decisions) };
        let at = |broken: String| format!("decision {decisions}: `{action}`: {broken}");
        bound_laws(game, bound, &after).map_err(at)?;
        (position, decisions) = (after, decisions + 1);
    }
}

fn demand(holds: bool, law: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("broken law: {law}")) }
}

fn position_laws<G: TableGame>(
    game: &G,
    position: &G::Position,
    quick: &mut Quick,
    coverage: &mut Coverage,
    pool: &mut Vec<G::Action>,
) -> Result<(), String> {
    let pending = game.pending(position);
    demand(pending.is_empty() == game.outcome(position).is_some(), "a game is over exactly if nobody has to decide")?;
    let standing = game.standing(position);
    demand(
        game.outcome(position).is_none_or(|outcome| outcome == standing),
        "how things stand at the end is the outcome",
    )?;
    let json = serde_json::to_string(position).map_err(|error| error.to_string())?;
    let read: G::Position = serde_json::from_str(&json).map_err(|error| error.to_string())?;
    demand(read == *position, "a stored position reads back as it was")?;
    for seat in Seat::all(game.seats()) {
        let mut choices = Vec::new();
        game.legal(position, seat, &mut choices);
        demand(choices.is_empty() != pending.contains(seat), "exactly those who owe a decision have choices")?;
        demand(choices.windows(2).all(|pair| pair[0] < pair[1]), "choices are in order and none is offered twice")?;
        choice_laws(game, position, seat, &choices, quick, coverage, pool)?;
        view_laws(game, position, seat, &choices, quick)?;
        secrecy_laws(game, position, seat, &choices, quick)?;
    }
    let spectator = game.view(position, Viewer::Spectator);
    let imagined = game.imagine(&spectator, quick);
    demand(game.view(&imagined, Viewer::Spectator) == spectator, "what a spectator imagines fits her view")
}

fn choice_laws<G: TableGame>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    choices: &[G::Action],
    quick: &mut Quick,
    coverage: &mut Coverage,
    pool: &mut Vec<G::Action>,
) -> Result<(), String> {
    for &choice in choices {
        let written = choice.to_string();
        let Ok(read) = written.parse::<G::Action>() else {
            return Err(format!("broken law: what is printed can be read: `{written}`"));
        };
        demand(read == choice && read.to_string() == written, "printing and parsing are inverse")?;
    }
    if !choices.is_empty() {
        let mut buffer = Vec::new();
        let sampled = game.sample(position, seat, quick, &mut buffer);
        demand(sampled.is_some_and(|action| choices.contains(&action)), "a sampled choice is legal")?;
        let mut copy = position.clone();
        let choice = choices[quick.index(choices.len())];
        let played = game.play(&mut copy, seat, choice, quick, &mut Ignore);
        demand(played.is_ok(), "what is listed as legal is accepted")?;
        demand(copy != *position, "a decision changes the position")?;
        if pool.len() < 4_096 {
            pool.push(choice);
        } else {
            let place = quick.index(pool.len());
            pool[place] = choice;
        }
    }
    for _ in 0..2.min(pool.len()) {
        let other = pool[quick.index(pool.len())];
        if !choices.contains(&other) && !game.also_legal(position, seat, other) {
            let mut copy = position.clone();
            let Err(refusal) = game.play(&mut copy, seat, other, quick, &mut Ignore) else {
                return Err(format!("broken law: what is not listed is refused: `{other}`"));
            };
            demand(copy == *position, "a refused choice changes nothing")?;
            demand(refusal.legal.len() == choices.len(), "a refusal says what is legal")?;
            // Nothing may panic, even where the caller skipped the check.
            game.apply(&mut copy, seat, other, quick, &mut Ignore);
            coverage.refusals += 1;
        }
    }
    Ok(())
}

fn view_laws<G: TableGame>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    choices: &[G::Action],
    quick: &mut Quick,
) -> Result<(), String> {
    let view = game.view(position, Viewer::Seat(seat));
    let imagined = game.imagine(&view, quick);
    demand(game.view(&imagined, Viewer::Seat(seat)) == view, "an imagined position gives the same view")?;
    let mut there = Vec::new();
    game.legal(&imagined, seat, &mut there);
    demand(there == choices, "an imagined position offers the seat the same choices")?;
    demand(
        game.outcome(&imagined).is_some() == game.outcome(position).is_some(),
        "an imagined position is over exactly if the real one is",
    )
}

/// Where several decide at once, nobody else can tell from views or logs what one of them has chosen.
fn secrecy_laws<G: TableGame>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    choices: &[G::Action],
    quick: &mut Quick,
) -> Result<(), String> {
    if choices.len() < 2 || game.pending(position).len() < 2 {
        return Ok(());
    }
    let pair = [choices[quick.index(choices.len())], choices[quick.index(choices.len())]];
    let after = pair.map(|choice| {
        let (mut copy, mut events) = (position.clone(), Vec::new());
        game.apply(&mut copy, seat, choice, &mut Quick::new(1), &mut events);
        (copy, events)
    });
    for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat)) {
        let [first, second] = &after;
        demand(
            game.view(&first.0, viewer) == game.view(&second.0, viewer),
            "a secret choice does not show in the views of others",
        )?;
        let seen = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::seen(event, viewer)).collect()
        };
        demand(seen(&first.1) == seen(&second.1), "a secret choice does not show in the logs of others")?;
    }
    Ok(())
}

/// A game that those who play have ended is over, says so in its record, and plays again to the same end.
fn ended_laws<G: TableGame>(table: &Table<G>) -> Result<(), String> {
    let mut ended = table.rewound(table.turns().len() / 2);
    ended.end();
    demand(ended.pending().is_empty() && ended.forced().is_none(), "nobody is asked in a game that was ended")?;
    demand(
        ended.outcome() == Some(table.game().standing(ended.position())),
        "a game that was ended stands as it stood",
    )?;
    let text = ended.record().to_string();
    let again = Record::parse(&text).and_then(|record| record.replay::<G>());
    let again = again.map_err(|error| format!("broken law: the record of a game that was ended replays: {error}"))?;
    demand(again.is_ended() && again.outcome() == ended.outcome(), "a record says that its game was ended")
}

fn record_laws<G: TableGame>(table: &Table<G>) -> Result<(), String> {
    let text = table.record().to_string();
    let record = Record::parse(&text).map_err(|error| format!("broken law: a record can be read: {error}"))?;
    demand(record == table.record(), "a record reads back as it was")?;
    let again = record.replay::<G>().map_err(|error| format!("broken law: a record replays: {error}"))?;
    demand(again.digest() == table.digest(), "a record replays to the same position")?;
    let rewound = table.rewound(table.turns().len() / 2);
    demand(
        digest(rewound.position()) == digest(table.position_after(table.turns().len() / 2)),
        "a table can be looked at as it was",
    )
}
