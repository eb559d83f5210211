//! The games of the house, by their ids.

use crate::drawing::{Drawing, Showing};
use crate::pages::scene::{blood_rage, vaalbara, valhalla};
use crate::thinking::Thinking;
use maud::Markup;
use meadhall_blood_rage::BloodRage;
use meadhall_bots::Thinker;
use meadhall_engine::{BadOption, Game, OptionSpec, Options, Outcome, RulesEntry};
use meadhall_vaalbara::{Action, Event, Vaalbara, View};
use meadhall_valhalla::Valhalla;
use meadhall_words::Words;

/// What the server needs of a game beyond its rules: how its board and its scoring look.
pub trait Staged: Game + Thinker {
    /// The written names of the clans that can sit at the seats, with the folder of their emblems before them if these lie in
    /// one.
    const BANNERS: &'static [&'static str];

    /// The table of cards or the deck as a file, where somebody may play with another one.
    const FILE: Option<&'static str> = None;

    /// What there is to know about the cards, for the help of a table.
    fn reference(words: &'static Words) -> Markup;

    /// Whether a choice lies nowhere on the board, so that it has to be offered in words.
    fn in_words(action: Self::Action) -> bool;

    /// Whether a choice is put together on the board from several parts. Where there are very many choices, a plain list
    /// leaves such ones out.
    fn is_composed(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Reads a choice as the board's form sends it; the written form unless a game puts choices together.
    fn read(text: &str) -> Option<Self::Action> {
        text.parse().ok()
    }

    /// The board as the viewer of a view sees it, with the viewer's choices lit up; `events` is what has happened, with
    /// the turns it belongs to.
    fn board(
        &self,
        view: &Self::View,
        events: &[(usize, Self::Event)],
        choices: &[Self::Action],
        showing: &Showing<'_>,
    ) -> Markup;

    /// The scoring in steps, from all public events of a finished game.
    fn scoring(&self, outcome: &Outcome, events: &[Self::Event], showing: &Showing<'_>) -> Markup;
}

impl Staged for Vaalbara {
    const BANNERS: &'static [&'static str] = &["blue", "purple", "yellow", "red", "green"];
    const FILE: Option<&'static str> = Some(meadhall_vaalbara::data::BUILT_IN);

    fn reference(words: &'static Words) -> Markup {
        vaalbara::reference(words)
    }

    fn in_words(action: Action) -> bool {
        vaalbara::in_words(action)
    }

    fn board(&self, view: &View, _: &[(usize, Event)], choices: &[Action], showing: &Showing<'_>) -> Markup {
        let Showing { words, seats, undo, .. } = *showing;
        vaalbara::board(&vaalbara::Scene { words, rules: self, view, seats, choices, undo })
    }

    fn scoring(&self, outcome: &Outcome, events: &[Event], showing: &Showing<'_>) -> Markup {
        vaalbara::scoring(showing.words, showing.seats, &outcome.ranking(), events)
    }
}

impl Staged for BloodRage {
    const BANNERS: &'static [&'static str] = &["wolf", "raven", "serpent", "bear", "ram", "boar"];

    fn reference(words: &'static Words) -> Markup {
        blood_rage::reference(words)
    }

    fn in_words(action: Self::Action) -> bool {
        blood_rage::in_words(action)
    }

    fn is_composed(action: Self::Action) -> bool {
        blood_rage::is_composed(action)
    }

    fn read(text: &str) -> Option<Self::Action> {
        blood_rage::read(text)
    }

    fn board(
        &self,
        view: &Self::View,
        events: &[(usize, Self::Event)],
        choices: &[Self::Action],
        showing: &Showing<'_>,
    ) -> Markup {
        blood_rage::board(&blood_rage::Scene { showing, rules: self, view, choices, events })
    }

    fn scoring(&self, outcome: &Outcome, events: &[Self::Event], showing: &Showing<'_>) -> Markup {
        blood_rage::scoring(showing, &outcome.ranking(), events)
    }
}

impl Staged for Valhalla {
    const BANNERS: &'static [&'static str] =
        &["valhalla/red", "valhalla/blue", "valhalla/green", "valhalla/yellow", "valhalla/white", "valhalla/black"];
    const FILE: Option<&'static str> = Some(meadhall_valhalla::data::BUILT_IN);

    fn reference(words: &'static Words) -> Markup {
        valhalla::reference(words)
    }

    fn in_words(action: Self::Action) -> bool {
        valhalla::in_words(action)
    }

    fn is_composed(action: Self::Action) -> bool {
        valhalla::is_composed(action)
    }

    fn read(text: &str) -> Option<Self::Action> {
        valhalla::read(text)
    }

    fn board(
        &self,
        view: &Self::View,
        events: &[(usize, Self::Event)],
        choices: &[Self::Action],
        showing: &Showing<'_>,
    ) -> Markup {
        valhalla::board(&valhalla::Scene::new(showing, self, view, choices, events))
    }

    fn scoring(&self, outcome: &Outcome, events: &[Self::Event], showing: &Showing<'_>) -> Markup {
        valhalla::scoring(self, showing, &outcome.ranking(), events)
    }
}

/// One game of the house.
pub struct Entry {
    /// The game's id.
    pub id: &'static str,
    /// The least and the greatest number of seats.
    pub seats: (usize, usize),
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The written names of its clans.
    pub banners: &'static [&'static str],
    /// The table of cards or the deck as a file, where somebody may play with another one.
    pub file: Option<&'static str>,
    /// The fingerprint of the card tables that these options give; refuses options that cannot be.
    pub check: fn(usize, &Options) -> Result<String, BadOption>,
    /// Its rules.
    pub rules: &'static RulesEntry,
    /// How its tables are drawn.
    pub drawing: Drawing,
    /// What thinks at its tables.
    pub thinking: Thinking,
}

const fn entry<G: Staged>(rules: &'static RulesEntry) -> Entry {
    Entry {
        id: G::ID,
        seats: G::SEATS,
        options: G::OPTIONS,
        banners: G::BANNERS,
        file: G::FILE,
        check: |seats, options| G::open(seats, options).map(|game| game.tables()),
        rules,
        drawing: Drawing::of::<G>(),
        thinking: Thinking::of::<G>(),
    }
}

/// All games.
pub static GAMES: [Entry; 3] = [
    entry::<BloodRage>(&meadhall_blood_rage::ENTRY),
    entry::<Valhalla>(&meadhall_valhalla::ENTRY),
    entry::<Vaalbara>(&meadhall_vaalbara::ENTRY),
];

/// A game by its id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}
