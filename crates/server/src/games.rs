//! The games of the house, by their ids.

use crate::live::{self, Live, Showing};
use crate::pages::scene::{blood_rage, vaalbara, valhalla};
use crate::store::{StoreError, TurnRow};
use maud::Markup;
use meadhall_blood_rage::BloodRage;
use meadhall_blood_rage_bot::BloodRageKnowledge;
use meadhall_bots::Knowledge;
use meadhall_engine::{BadOption, OptionSpec, Options, Outcome, SeedParts, TableGame};
use meadhall_vaalbara::{Action, Event, Vaalbara, View};
use meadhall_vaalbara_bot::VaalbaraKnowledge;
use meadhall_valhalla::Valhalla;
use meadhall_valhalla_bot::ValhallaKnowledge;
use meadhall_words::Words;

/// What the server needs of a game beyond its rules: how its board and its scoring look.
pub trait Staged: TableGame {
    /// What bots know of the game.
    type Knowledge: Knowledge<Rules = Self>;

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
    type Knowledge = VaalbaraKnowledge;

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
    type Knowledge = BloodRageKnowledge;

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
    type Knowledge = ValhallaKnowledge;

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

/// Begins a game with so many seats, options, names and parts of a seed.
type Begin = fn(usize, &Options, &[String], SeedParts) -> Result<Box<dyn Live>, String>;
/// Goes on with a game that is stored as the version of its rules, its start and its turns.
type Restore = fn(&Options, &[String], SeedParts, i64, &str, &[TurnRow]) -> Result<Box<dyn Live>, StoreError>;

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
    /// Begins a game.
    pub begin: Begin,
    /// Goes on with a stored game.
    pub restore: Restore,
}

const fn entry<G: Staged>() -> Entry {
    Entry {
        id: G::ID,
        seats: G::SEATS,
        options: G::OPTIONS,
        banners: G::BANNERS,
        file: G::FILE,
        check: |seats, options| G::open(seats, options).map(|game| game.tables()),
        begin: live::begin::<G>,
        restore: live::restore::<G>,
    }
}

/// All games.
pub static GAMES: [Entry; 3] = [entry::<BloodRage>(), entry::<Valhalla>(), entry::<Vaalbara>()];

/// A game by its id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}
