//! What pages show: plain values that the server fills in and the pages turn into HTML.

use super::option_compatibility::OptionCompatibility;
use super::settings::Display;
pub use super::talk::TalkInfo;
use crate::house::HousePages;
pub use crate::people::address::Reach;
use crate::store::{PersonRow, Phase, TimeControl};
use crate::tables::FallChoice;
use maud::Markup;
pub use meadhall_board::{Choice, DrawnTable, LogLine, RenderContext, Scene, SeatInfo, Sitter};
use meadhall_bots::{PerSeat, WinChart};
pub use meadhall_engine::Proof;
use meadhall_engine::{BadOption, OrderOffer, Seat};
use meadhall_games::GameEntry;
use meadhall_words::{Lang, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What every page needs.
pub struct Frame {
    /// The language of the page.
    pub lang: Lang,
    /// The visitor's name, as far as it is known.
    pub name: String,
    /// The address of this page, for the language switch to come back to.
    pub here: String,
    /// The table of the visitor's first game, where the adviser speaks unasked.
    pub mentored: Option<String>,
    /// The game that the page is about, by its id: its guide and its cards are a click away. Else the first of the house.
    pub game: &'static str,
    /// How pages look for the visitor.
    pub display: Display,
    /// How many tables wait for her.
    pub waiting: usize,
    /// The pages of whoever runs the hall.
    pub house: Arc<HousePages>,
}

impl Frame {
    /// The words of the house.
    pub fn words(&self) -> &'static Words {
        Words::house(self.lang)
    }
}

/// Whether something can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// At once.
    Free,
    /// The others have to be asked.
    Ask,
    /// This seat has asked; the others have not all answered.
    Waiting,
    /// Somebody else has asked, and this seat has to answer.
    Asked(String),
}

/// Whether an adviser can be asked, and what he said.
pub enum Adviser {
    /// There is none, or there is nothing to ask.
    Absent,
    /// He can be asked.
    Ready,
    /// He was asked.
    Spoke(AdviceInfo),
}

/// What the adviser said.
pub struct AdviceInfo {
    /// Each seat's chance to win, from 0 to 1.
    pub chances: PerSeat,
    /// The best choices, the best first.
    pub best: Vec<Advised>,
    /// Why the first is the best and what follows it, a sentence each.
    pub why: Vec<String>,
}

/// A choice that the adviser names.
pub struct Advised {
    /// Its written form, which is what is sent.
    pub written: String,
    /// What it is called.
    pub label: String,
    /// The chance to win that it leaves, from 0 to 1.
    pub chance: f32,
    /// The key of the word that compares it to the best.
    pub verdict: &'static str,
}

/// The course of a finished game.
pub struct WinChartInfo {
    /// The chances; none while they are being worked out.
    pub course: Option<Arc<WinChart>>,
    /// What was decided at each turning point and what was better, and what everybody saw of it, in words.
    pub told: Vec<(String, String)>,
    /// Who could know it so; none for what everybody could know.
    pub viewer: Option<Seat>,
}

/// The page of a table in play, or of one moment of a replay.
pub struct TablePage<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of the house and of the game.
    pub words: &'static Words,
    /// The table's id; its address is `/table/<id>`.
    pub id: &'a str,
    /// The game.
    pub game: &'static GameEntry,
    /// Grows with every change; the script asks for a new page when the server names a higher one.
    pub version: u64,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The seat that the page is shown to; none for spectators.
    pub me: Option<Seat>,
    /// Whether several seats belong to the visitor, so that the screen is passed around.
    pub hot_seat: bool,
    /// What is asked of whom.
    pub prompt: String,
    /// The clause behind it.
    pub clause: Option<String>,
    /// Whether a decision of `me` is awaited.
    pub my_turn: bool,
    /// The board, drawn by the game's scene with its choices lit up.
    pub board: Markup,
    /// All legal choices as a plain list.
    pub choices: Vec<Choice>,
    /// Whether some were left out: all are listed on a page of their own.
    pub choices_cut: bool,
    /// A refusal to show: what was refused and why.
    pub notice: Option<String>,
    /// The log, the oldest first.
    pub log: Vec<LogLine>,
    /// Whether only the end of the log is shown; all of it is at `?log=all`.
    pub log_cut: bool,
    /// How far the game has been told.
    pub story: Story,
    /// What can be taken back.
    pub undo: Undo,
    /// The adviser.
    pub adviser: Adviser,
    /// The course of the game, once it is over.
    pub course: Option<WinChartInfo>,
    /// The orders that the seat may leave or has left, in words.
    pub standing: Vec<(String, OrderOffer)>,
    /// What the seat's orders have done, in words, the last first.
    pub orders_done: Vec<String>,
    /// The hash of the server's part of the seed.
    pub commitment: String,
    /// The end of the game, once it is there.
    pub end: Option<EndInfo>,
    /// Who is known of those who sat at the seats, in their order, once the game is over.
    pub people: Vec<Option<PersonRow>>,
    /// The place in the replay, if this is one.
    pub replay: Option<ReplayInfo>,
    /// The clocks, where time is counted.
    pub clock: Option<ClockInfo>,
    /// Whether the visitor is the host.
    pub host: bool,
    /// How fast bots move, by its word.
    pub pace: &'static str,
    /// Minutes after which a seat whose person is away is handed to a bot; none for never.
    pub takeover: Option<u32>,
    /// Whether it is shown on a big screen, to everybody.
    pub screen: bool,
    /// Whether there is talk on the page.
    pub talks: bool,
    /// What is said at the table, on a whole page.
    pub talk: Option<TalkInfo>,
}

/// What the page of a table says of its clocks.
pub struct ClockInfo {
    /// How much time the table gives, in words.
    pub control: String,
    /// Whether nights and days off stop the clocks.
    pub rests: bool,
    /// Where time is up.
    pub falls: Vec<FallInfo>,
    /// A sentence for each seat that the others have handed to a bot.
    pub handed: Vec<String>,
}

/// A seat whose time is up, and what the others choose.
pub struct FallInfo {
    /// Which.
    pub seat: Seat,
    /// The name there.
    pub name: String,
    /// Whether the page is shown to that seat.
    pub own: bool,
    /// Whether the visitor is one of those who may choose.
    pub may_choose: bool,
    /// What she has chosen.
    pub mine: Option<FallChoice>,
    /// Who has chosen what.
    pub chosen: Vec<(String, FallChoice)>,
}

/// The game as it is told: one step for every decision that the viewer's log speaks of.
#[derive(Default)]
pub struct Story {
    /// The step that board and log show; 0 is the set-up.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What happened at the step, a sentence for each line of the log.
    pub told: Vec<String>,
    /// Whether it was the viewer's own decision.
    pub own: bool,
    /// Whether it was one of several of others that are made at the same time, and passes quickly.
    pub quick: bool,
    /// Whether what the viewer saw last was taken back.
    pub undone: bool,
    /// What is told in short instead, where much has happened since the viewer looked last.
    pub summary: Option<Summary>,
    /// The great moments of the last steps with the step of each, the newest first.
    pub scenes: Vec<(usize, Scene)>,
}

/// What happened while somebody was away, in short.
pub struct Summary {
    /// The step after which it begins.
    pub since: usize,
    /// What happened.
    pub text: String,
}

/// How the game ended.
pub struct EndInfo {
    /// The scoring in steps, drawn by the game's scene.
    pub scoring: Markup,
    /// The seats from first to last place with their scores.
    pub places: Vec<(u8, Seat, i32)>,
    /// The server's part of the seed.
    pub server_part: String,
    /// The players' parts.
    pub parts: Vec<String>,
    /// The seed.
    pub seed: String,
    /// What playing the record again says.
    pub proof: Proof,
    /// The fields of the form that opens the same table again, as `POST /new` takes them.
    pub rematch: Vec<(String, String)>,
}

/// A moment of a replay.
pub struct ReplayInfo {
    /// How many decisions have been played.
    pub at: usize,
    /// How many there are.
    pub turns: usize,
    /// The seat whose view is shown; none for a spectator's.
    pub seat: Option<Seat>,
}

/// The page between two people at one screen: nothing of the table is to be seen.
pub struct Handover<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The table's id.
    pub id: &'a str,
    /// The game.
    pub game: &'static GameEntry,
    /// Grows with every change.
    pub version: u64,
    /// Those of the visitor's seats that owe a decision, or all if none does, with their names.
    pub seats: Vec<(Seat, String)>,
}

/// A table before its game has begun.
pub struct Lobby<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of the house and of the game.
    pub words: &'static Words,
    /// The table's id.
    pub id: &'a str,
    /// The game.
    pub game: &'static GameEntry,
    /// Grows with every change.
    pub version: u64,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The options that differ from their defaults, in words.
    pub options: Vec<(String, String)>,
    /// The hash of the server's part of the seed.
    pub commitment: String,
    /// Whether the visitor is the host.
    pub host: bool,
    /// Whether the visitor may sit down at an open seat of a listed table.
    pub may_join: bool,
    /// The open seats that are meant for the visitor, from 0.
    pub called: Vec<usize>,
    /// Who is known of those who sit at the seats, in their order.
    pub people: Vec<Option<PersonRow>>,
    /// Where others reach this server.
    pub reach: Reach,
    /// Whether the visitor sits here and hears of it nowhere else.
    pub unheard: bool,
    /// What shows a big screen that the host has given it this table.
    pub screen_key: Option<String>,
    /// What is said at the table.
    pub talk: Option<TalkInfo>,
}

/// One line in a list of tables.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The names at the seats.
    pub names: Vec<String>,
    /// How many seats are still open.
    pub open: usize,
    /// How far it has come.
    pub phase: Phase,
    /// Whether a decision of the visitor's is awaited there.
    pub my_turn: bool,
    /// Whether an open seat there is meant for the visitor.
    pub called: bool,
    /// How much time its players have, where anybody counts it.
    pub clock: Option<TimeControl>,
    /// Whether its game was ended as it stood.
    pub ended: bool,
    /// After how many days it is forgotten if nobody comes, where that is soon.
    pub expires: Option<u32>,
    /// Which language is spoken there, by its code; empty for any.
    pub lang: String,
    /// For whom it is, by its word; empty for everybody.
    pub level: String,
}

/// The first page.
pub struct Home<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The visitor's tables, the newest first.
    pub mine: Vec<TableLine>,
    /// Tables that anybody may join, as wanted.
    pub open: Vec<TableLine>,
    /// Tables that anybody may watch, as wanted.
    pub watched: Vec<TableLine>,
    /// Which of them are wanted: values by the names of the fields.
    pub wanted: BTreeMap<String, String>,
    /// Whether the visitor may be here for the first time: then she is asked once whether she wants to learn.
    pub newcomer: bool,
}

/// The invitation to a seat.
pub struct Invitation<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of the house and of the game.
    pub words: &'static Words,
    /// The game.
    pub game: &'static GameEntry,
    /// The token of the invitation; its address is `/join/<token>`.
    pub token: &'a str,
    /// The names of those who sit at the table.
    pub names: Vec<String>,
    /// The hash of the server's part of the seed.
    pub commitment: String,
}

/// The form for a new table.
pub struct NewTable<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of the house and of the game.
    pub words: &'static Words,
    /// The game.
    pub game: &'static GameEntry,
    /// The number of seats.
    pub seats: usize,
    /// The programs that may sit at the table, by their names.
    pub programs: Vec<String>,
    /// The clans to choose from, by their written names.
    pub clans: &'static [&'static str],
    /// The clans that the seats have, where there is nothing to choose.
    pub colours: &'static [&'static str],
    /// What fits together.
    pub compatibility: OptionCompatibility,
    /// What was typed already, by the names of the fields; empty for a fresh form.
    pub given: BTreeMap<String, String>,
    /// What is wrong with what was typed.
    pub problem: Option<String>,
    /// The option that is refused.
    pub wrong: Option<BadOption>,
}

/// A page that says one thing: what went wrong and what to do.
pub struct Notice<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The status that is sent with it.
    pub status: u16,
    /// One clear sentence.
    pub text: String,
    /// Where the way back leads; the first page if there is no better place.
    pub back: Option<String>,
}
