//! How Pebbles looks in a browser: its board, guide, gallery, drawings and style.

mod art;
mod guide;
mod scoring;
mod table;

use art::ART;
use maud::Markup;
use meadhall_board::{Assets, Board, BoardEntry, Guide, RenderContext, Rulebook, ScoreSources, Sheet};
use meadhall_engine::{Game, Outcome};
use meadhall_pebbles::{Action, Event, Pebbles, View};
use meadhall_words::{Locales, Texts, Words};

/// The board of Pebbles, for any server.
pub static ENTRY: BoardEntry = BoardEntry::of::<PebblesBoard>();

const LOCALES: Locales = [
    ("en", include_str!("../locales/en.ftl")),
    ("cs", include_str!("../locales/cs.ftl")),
    ("de", include_str!("../locales/de.ftl")),
];

static TEXTS: Texts = Texts::for_pages(&[meadhall_pebbles::LOCALES, LOCALES]);
static RULEBOOK: Rulebook = Rulebook::new(Pebbles::ID, meadhall_pebbles::RULES);

/// The board of Pebbles.
pub struct PebblesBoard;

impl Board for PebblesBoard {
    type Rules = Pebbles;

    const BANNERS: &'static [&'static str] = &["anna", "bob", "cora", "dan"];
    const HERO: &'static [(&'static str, &'static str)] = &[("pebble", "hero-pebble")];
    const HERO_STYLE: &'static str = include_str!("../style/front.css");
    const CLAN_STYLE: &'static str = include_str!("../style/clans.css");
    const CARD_BACK: &'static str = "secret-card";
    const TABLE_STYLE: &'static str = "pebbles.css";
    const SHEET_STYLE: &'static str = "guide-pebbles.css";
    const GUIDE: Guide = guide::GUIDE;

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn assets() -> &'static Assets {
        &ART
    }

    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }

    fn gallery(words: &'static Words, _: &str) -> Sheet {
        guide::gallery(words)
    }

    fn reference(words: &'static Words) -> Markup {
        guide::cards(words)
    }

    fn in_words(action: Action) -> bool {
        matches!(action, Action::Bid(_))
    }

    fn board(
        rules: &Pebbles,
        view: &View,
        _: &[(usize, Event)],
        choices: &[Action],
        context: &RenderContext<'_>,
    ) -> Markup {
        table::board(rules, view, choices, context)
    }

    fn scoring(_: &Pebbles, outcome: &Outcome, events: &[Event], context: &RenderContext<'_>) -> Markup {
        scoring::scoring(&outcome.ranking(), events, context)
    }

    fn score_sources(_: &Pebbles, events: &[Event], context: &RenderContext<'_>) -> ScoreSources {
        scoring::score_sources(events, context)
    }
}
