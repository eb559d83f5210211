//! A recorded game in words, or one moment of it.

use crate::failure::Failure;
use crate::output::Output;
use crate::play::{log, win_chart};
use crate::refusal_text::record_error;
use crate::screen::{RulesOf, Screen};
use meadhall_engine::{Game, Record, ScenarioGame, Seat, Table, Viewer, Wording};
use meadhall_words::{Lang, Words};
use serde_json::{Value, json, to_value};
use std::path::Path;

/// What of a recorded game is to be told.
pub struct ReplayRequest<'a> {
    /// The file, for what is said about it.
    pub file: &'a Path,
    /// The moment after this many decisions, instead of the whole game.
    pub at: Option<usize>,
    /// How everybody's chance to win went.
    pub win_chart: bool,
    /// As this seat saw it, from 1.
    pub seat: Option<usize>,
    /// One JSON object.
    pub json: bool,
}

/// Tells the record.
pub(crate) fn run<S: Screen>(
    record: &Record,
    request: &ReplayRequest<'_>,
    lang: Lang,
    out: &mut Output,
) -> Result<(), Failure> {
    let told =
        |error| Failure::new(format!("{}: {}", request.file.display(), record_error(&error, S::texts().words(lang))));
    let table: Table<RulesOf<S>> = record.replay().map_err(told)?;
    let seats = table.game().seats();
    let viewer = match request.seat {
        None => Viewer::Spectator,
        Some(number) if (1..=seats).contains(&number) => Viewer::Seat(Seat::new(number - 1)),
        Some(number) => return Err(Failure::usage(format!("there is no seat {number}; the seats are 1 to {seats}"))),
    };
    let turns = table.turns().len();
    let replay = Replay::<S> { table, viewer, words: S::texts().words(lang) };
    if request.win_chart {
        return replay.win_chart(request.json, out);
    }
    match request.at {
        None if request.json => out.json(&replay.whole_json(record)?),
        None => replay.whole(out),
        Some(at) if at > turns => Err(Failure::usage(format!("the game has {turns} decisions, not {at}"))),
        Some(at) if request.json => out.json(&replay.rewound(at).moment_json(at)?),
        Some(at) => replay.rewound(at).moment(out),
    }
}

struct Replay<S: Screen> {
    table: Table<RulesOf<S>>,
    viewer: Viewer,
    words: &'static Words,
}

impl<S: Screen> Replay<S> {
    fn rewound(&self, at: usize) -> Replay<S> {
        Replay { table: self.table.rewound(at), ..*self }
    }

    fn name(&self, seat: Seat) -> String {
        S::name(&self.table.view(Viewer::Spectator), seat, self.words)
    }

    fn prompt(&self) -> String {
        let prompt = self.table.game().prompt(&self.table.view(self.viewer));
        self.words.tell(&prompt, &|seat| self.name(seat))
    }

    /// The players' names, in the order of the seats.
    fn players(&self) -> Vec<String> {
        self.table.players().to_vec()
    }

    fn whole(&self, out: &mut Output) -> Result<(), Failure> {
        out.line(self.words.say("game-name"))?;
        for (seat, label) in self.players().into_iter().enumerate() {
            let values = [("who", self.name(Seat::new(seat)).into()), ("sitter", label.into())];
            out.line(self.words.fill("term-sits", &values))?;
        }
        for line in log::lines::<S>(&self.table, self.viewer, self.words) {
            out.line(format!("{:>4}  {}", line.turn, line.text))?;
        }
        if self.table.outcome().is_none() {
            out.line(self.prompt())?;
        }
        Ok(())
    }

    fn whole_json(&self, record: &Record) -> Result<Value, Failure> {
        let lines = log::lines::<S>(&self.table, self.viewer, self.words);
        let game = self.table.game();
        let lines_of = |turn: usize| -> Vec<Value> {
            let own = lines.iter().filter(|line| line.turn == turn);
            own.map(|line| json!({ "text": line.text, "clause": line.clause })).collect()
        };
        let turns: Vec<Value> = (self.table.turns().iter().enumerate())
            .map(|(n, turn)| {
                let who = game.seat_name(self.table.position_after(n), turn.seat);
                json!({ "turn": n + 1, "who": who, "action": turn.action.to_string(), "log": lines_of(n + 1) })
            })
            .collect();
        let outcome = self.table.outcome().map(
            |outcome| json!({ "scores": &outcome.scores[..outcome.seats], "places": &outcome.places[..outcome.seats] }),
        );
        Ok(json!({
            "game": record.game,
            "rules": record.version,
            "options": to_value(&record.options).map_err(Failure::new)?,
            "players": self.players(),
            "setup": lines_of(0),
            "turns": turns,
            "outcome": outcome,
        }))
    }

    /// How everybody's chance to win went.
    fn win_chart(&self, as_json: bool, out: &mut Output) -> Result<(), Failure> {
        let chart =
            S::bots().chart_so_far(&self.table, self.viewer).map(|charting| charting(&|| true)).unwrap_or_default();
        let seats = self.table.game().seats();
        if as_json {
            let points = chart.points.iter().map(|point| json!({ "at": point.at, "chances": &point.chances[..seats] }));
            let turnings = chart.turnings.iter().map(|turning| {
                let told = turning
                    .judgement()
                    .iter()
                    .map(|line| self.words.tell(line, &|seat| self.name(seat)))
                    .collect::<Vec<_>>();
                let cost = turning.better.as_ref().map_or(0.0, |better| better.cost);
                json!({
                    "at": turning.at,
                    "seat": turning.seat.index(),
                    "from": turning.from,
                    "to": turning.to,
                    "decider": turning.decider.index(),
                    "cost": cost,
                    "judgement": told,
                })
            });
            let (points, turnings): (Vec<Value>, Vec<Value>) = (points.collect(), turnings.collect());
            return out.json(&json!({ "points": points, "turning_points": turnings }));
        }
        win_chart::text::<S>(&self.table, &chart, self.words).into_iter().try_for_each(|line| out.line(line))
    }

    fn moment(&self, out: &mut Output) -> Result<(), Failure> {
        let view = self.table.view(self.viewer);
        for line in S::table_lines(self.table.game(), &view, &self.players(), self.words) {
            out.line(line)?;
        }
        out.line(self.prompt())
    }

    fn moment_json(&self, at: usize) -> Result<Value, Failure> {
        let view = to_value(self.table.view(self.viewer)).map_err(Failure::new)?;
        let facts = to_value(self.table.game().describe(self.table.position())).map_err(Failure::new)?;
        // Everything that there is to know is told only to those who do not ask for one seat's view.
        let facts = if self.viewer == Viewer::Spectator { facts } else { Value::Null };
        Ok(json!({ "at": at, "prompt": self.prompt(), "view": view, "facts": facts }))
    }
}
