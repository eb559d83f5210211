//! What a game brings for those who listen: its table in spoken sentences, and its choices in steps.

use crate::screen::{ActionOf, EventOf, RulesOf, Screen, ViewOf};
use meadhall_words::{Texts, Words};

/// What a game is told from.
pub struct TellContext<'a, S: Screen> {
    /// The rules.
    pub game: &'a RulesOf<S>,
    /// What the viewer may know.
    pub view: &'a ViewOf<S>,
    /// The spoken words of the language.
    pub words: &'static Words,
    /// Who plays each seat, in words.
    pub player_labels: &'a [String],
}

/// What one step of a choice asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// What is done.
    Verb,
    /// With which figure.
    Figure,
    /// With which card.
    Card,
    /// With which other card.
    Other,
    /// Where.
    Place,
    /// Where from.
    From,
    /// Where to.
    To,
    /// With which figures together.
    Group,
    /// How many.
    Number,
    /// With which dice.
    Dice,
    /// Whom.
    Player,
}

impl StepKind {
    /// The key of the question.
    pub const fn key(self) -> &'static str {
        match self {
            StepKind::Verb => "plain-step-verb",
            StepKind::Figure => "plain-step-figure",
            StepKind::Card => "plain-step-card",
            StepKind::Other => "plain-step-other",
            StepKind::Place => "plain-step-place",
            StepKind::From => "plain-step-from",
            StepKind::To => "plain-step-to",
            StepKind::Group => "plain-step-group",
            StepKind::Number => "plain-step-number",
            StepKind::Dice => "plain-step-dice",
            StepKind::Player => "plain-step-player",
        }
    }
}

/// One step of a choice: `Invade`, then `Warrior`, then `Elvagar`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it asks.
    pub kind: StepKind,
    /// What it is called; steps of one kind that are called the same are the same.
    pub label: String,
    /// What one should know of it, such as the text of the card.
    pub about: Option<String>,
}

impl Step {
    /// A step that needs no explanation.
    pub fn new(kind: StepKind, label: impl Into<String>) -> Step {
        Step { kind, label: label.into(), about: None }
    }

    /// A step with what one should know of it.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Step {
        Step { about: Some(about.into()), ..self }
    }
}

/// An answer, short and whole.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// In short.
    pub brief: Vec<String>,
    /// With everything that there is to say.
    pub whole: Vec<String>,
}

impl Told {
    /// An answer that is the same in short.
    pub fn same(lines: Vec<String>) -> Told {
        Told { brief: lines.clone(), whole: lines }
    }
}

/// Something that can be asked after by its name: a place, a player, a pile, a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    /// What it is called.
    pub name: String,
    /// Its written name.
    pub written: String,
    /// In short; nothing if it may be left out of an overview.
    pub brief: Option<String>,
    /// Everything that there is to say of it.
    pub whole: String,
}

/// How a game is told to those who listen. Every sentence it gives is passed through [`hearable`](super::hearable()).
pub trait Spoken: Screen {
    /// The texts of [`Screen::texts`] with those words exchanged that are written for the eye.
    fn spoken_texts() -> &'static Texts;

    /// A choice in steps, at least one.
    fn steps(context: &TellContext<'_, Self>, action: ActionOf<Self>) -> Vec<Step>;

    /// Other ways to the same choice, such as the two cards of a pair in the other order.
    fn detours(context: &TellContext<'_, Self>, action: ActionOf<Self>) -> Vec<Vec<Step>> {
        let _ = (context, action);
        Vec::new()
    }

    /// What the viewer has to know for the decision that is asked now, in a few sentences.
    fn situation(context: &TellContext<'_, Self>) -> Vec<String>;

    /// The viewer's own cards.
    fn hand(context: &TellContext<'_, Self>) -> Told;

    /// Who has how much.
    fn score(context: &TellContext<'_, Self>) -> Told;

    /// Who fights whom with what; nothing while nobody fights.
    fn fight(context: &TellContext<'_, Self>) -> Told {
        let _ = context;
        Told::default()
    }

    /// Everything that lies on the table, thing by thing.
    fn topics(context: &TellContext<'_, Self>) -> Vec<Topic>;

    /// Every card, explained.
    fn catalogue(context: &TellContext<'_, Self>) -> Vec<Topic>;

    /// Whether an event is worth telling to somebody who wants to hear little.
    fn is_news(event: &EventOf<Self>) -> bool {
        let _ = event;
        true
    }
}

impl<S: Screen> TellContext<'_, S> {
    /// Several things as the language lists them; a word for nothing.
    pub fn list(&self, items: Vec<String>) -> String {
        if items.is_empty() { self.words.say("plain-nothing") } else { self.words.list(items) }
    }

    /// The text of a key that depends on a number alone.
    pub fn count(&self, key: &str, count: impl Into<i64>) -> String {
        self.words.fill(key, &[("count", count.into().into())])
    }

    /// Who plays a seat, in words.
    pub fn player_label(&self, seat: meadhall_engine::Seat) -> &str {
        self.player_labels.get(seat.index()).map_or("", String::as_str)
    }
}
