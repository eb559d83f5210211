//! `meadhall lesson`: checks a lesson that somebody has written, and plays it.

use meadhall_board::{Lesson, LessonMoment, LessonShelf, Progress, ShelvedLesson};
use meadhall_engine::{Seat, Viewer};
use meadhall_games::GameEntry;
use meadhall_screen::{Failure, Output};
use meadhall_words::{Lang, Words};
use std::io::BufRead;
use std::path::PathBuf;

/// Checking and playing a lesson.
#[derive(clap::Args, Debug)]
#[command(
    long_about = "Check a lesson and play it here.

A lesson is a text file: a position, sentences, and the moves that each of them asks for. The sentences stand in en.ftl, cs.ftl \
and de.ftl beside it. First the whole lesson is checked: whether every move is possible and every sentence is there. Then you \
play it, by typing moves in written form, or an empty line where a sentence is only to be read.",
    after_help = "Examples:
  meadhall lesson my-lessons/1-house-rule.lesson
  meadhall lesson my-lessons/1-house-rule.lesson --check
  meadhall serve --lessons my-lessons              the same in a browser

docs/lessons.md tells how to write one."
)]
pub struct LessonArgs {
    /// The lesson
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Only check it
    #[arg(long)]
    pub check: bool,
}

/// Checks the lesson, and plays it.
pub fn run(args: &LessonArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let mut shelf = LessonShelf::default();
    let texts = |id: &str| meadhall_games::find(id).map(|game| game.board.texts());
    shelf.add_file(&args.file, texts).map_err(Failure::new)?;
    let Some(shelved) = shelf.all().first() else { return Ok(()) };
    let game = crate::games::find(&shelved.lesson.scenario.game)?;
    for lang in Lang::ALL {
        let checked = shelved.lesson.check(game.rules, shelved.words(lang));
        checked.map_err(|error| Failure::new(format!("{}: {error}", args.file.display())))?;
    }
    let words = shelved.words(lang);
    if args.check {
        let steps = shelved.lesson.steps.len();
        return out.line(words.fill("lesson-sound", &[("steps", steps.into())]));
    }
    play(shelved, game, words, out)
}

/// Plays the lesson by what is typed.
fn play(shelved: &ShelvedLesson, game: &GameEntry, words: &Words, out: &mut Output) -> Result<(), Failure> {
    let lesson = &shelved.lesson;
    out.line(words.say(&lesson.title))?;
    let mut typed = std::io::stdin().lock().lines();
    let (mut progress, mut told) = (Progress::default(), 0);
    loop {
        let moment = moment(lesson, game, &progress)?;
        told = tell(&moment, words, told, out)?;
        let Some(step) = moment.step else { return out.line(words.say("lesson-done")) };
        out.line("")?;
        out.line(words.say(&step.say))?;
        progress = loop {
            out.text("> ")?;
            out.flush()?;
            let line = match typed.next() {
                Some(Ok(line)) => line,
                _ => return out.line(""),
            };
            let next = if step.asks() { moment.after(line.trim()) } else { moment.after_reading() };
            match next {
                Some(next) => break next,
                None => out.line(words.say(step.wrong.as_deref().unwrap_or("lesson-wrong")))?,
            }
        };
    }
}

fn moment<'a>(lesson: &'a Lesson, game: &GameEntry, progress: &Progress) -> Result<LessonMoment<'a>, Failure> {
    lesson.moment(game.rules, progress).map_err(|error| Failure::new(error.to_string()))
}

/// Tells what has happened since the line of the log that was told last.
fn tell(moment: &LessonMoment<'_>, words: &Words, told: usize, out: &mut Output) -> Result<usize, Failure> {
    let log = moment.table.log(Viewer::Seat(moment.me));
    let name = |seat: Seat| moment.table.seat_name(seat);
    for (_, message) in log.iter().skip(told) {
        out.line(format!("  {}", words.tell(message, &name)))?;
    }
    Ok(log.len())
}
