//! `meadhall replay`: a recorded game in words, or one moment of it.

use crate::cli;
use crate::failure::Failure;
use crate::games::with_game;
use crate::output::Output;
use crate::play::course;
use crate::play::log;
use crate::play::saved;
use crate::terminal::Board;
use meadhall_engine::{Record, Seat, Table, Viewer};
use meadhall_words::{Lang, Words};
use serde_json::{Value, json, to_value};

/// Tells the record.
pub fn run(args: &cli::Replay, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let record = saved::read(&args.file)?;
    with_game!(record.game.as_str(), G => tell::<G>(args, &record, lang, out))
}

fn tell<G: Board>(args: &cli::Replay, record: &Record, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let table: Table<G> = record.replay().map_err(|error| Failure::new(format!("{}: {error}", args.file.display())))?;
    let seats = table.game().seats();
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(number) if (1..=seats).contains(&number) => Viewer::Seat(Seat::new(number - 1)),
        Some(number) => return Err(Failure::usage(format!("there is no seat {number}; the seats are 1 to {seats}"))),
    };
    let turns = table.turns().len();
    let telling = Telling { table, viewer, words: Words::of(lang, G::ID) };
    if args.course {
        return telling.course(args.json, out);
    }
    match args.at {
        None if args.json => out.json(&telling.whole_json(record)?),
        None => telling.whole(out),
        Some(at) if at > turns => Err(Failure::usage(format!("the game has {turns} decisions, not {at}"))),
        Some(at) if args.json => out.json(&telling.rewound(at).moment_json(at)?),
        Some(at) => telling.rewound(at).moment(out),
    }
}

struct Telling<G: Board> {
    table: Table<G>,
    viewer: Viewer,
    words: &'static Words,
}

impl<G: Board> Telling<G> {
    fn rewound(&self, at: usize) -> Telling<G> {
        Telling { table: self.table.rewound(at), ..*self }
    }

    fn name(&self, seat: Seat) -> String {
        self.table.game().name(&self.table.view(Viewer::Spectator), seat, self.words)
    }

    fn prompt(&self) -> String {
        let prompt = self.table.game().prompt(&self.table.view(self.viewer));
        self.words.tell(&prompt, &|seat| self.name(seat))
    }

    /// The players' names, in the order of the seats.
    fn sitters(&self) -> Vec<String> {
        self.table.players().to_vec()
    }

    fn whole(&self, out: &mut Output) -> Result<(), Failure> {
        out.line(self.words.say("game-name"))?;
        for (seat, sitter) in self.sitters().into_iter().enumerate() {
            let values = [("who", self.name(Seat::new(seat)).into()), ("sitter", sitter.into())];
            out.line(self.words.fill("term-sits", &values))?;
        }
        for line in log::told(&self.table, self.viewer, self.words) {
            out.line(format!("{:>4}  {}", line.turn, line.text))?;
        }
        if self.table.outcome().is_none() {
            out.line(self.prompt())?;
        }
        Ok(())
    }

    fn whole_json(&self, record: &Record) -> Result<Value, Failure> {
        let lines = log::told(&self.table, self.viewer, self.words);
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
            "players": self.sitters(),
            "setup": lines_of(0),
            "turns": turns,
            "outcome": outcome,
        }))
    }

    /// How everybody's chance to win went.
    fn course(&self, as_json: bool, out: &mut Output) -> Result<(), Failure> {
        let course = meadhall_bots::course(&self.table, &|| true);
        let seats = self.table.game().seats();
        if as_json {
            let points =
                course.points.iter().map(|point| json!({ "at": point.at, "chances": &point.chances[..seats] }));
            let turnings = course.turnings.iter().map(|turning| {
                json!({ "at": turning.at, "seat": turning.seat.index(), "from": turning.from, "to": turning.to })
            });
            let (points, turnings): (Vec<Value>, Vec<Value>) = (points.collect(), turnings.collect());
            return out.json(&json!({ "points": points, "turning_points": turnings }));
        }
        course::told(&self.table, &course, self.words).into_iter().try_for_each(|line| out.line(line))
    }

    fn moment(&self, out: &mut Output) -> Result<(), Failure> {
        let view = self.table.view(self.viewer);
        for line in self.table.game().tell_table(&view, &self.sitters(), self.words) {
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
