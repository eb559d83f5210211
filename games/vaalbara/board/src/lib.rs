//! How Vaalbara looks in a browser: its board, guide, gallery, drawings and style.

mod art;
mod gallery;
pub mod guide;
mod lessons;
mod moments;
pub mod table;
mod tiles;

use art::ART;
use maud::Markup;
use meadhall_board::{
    Assets, Board, BoardEntry, FeastGuests, Guide, LessonFile, Moment, RenderContext, Rulebook, Scene, ScoreSources,
    Sheet,
};
use meadhall_engine::{Game, Outcome};
use meadhall_vaalbara::{Action, Event, Vaalbara, View};
use meadhall_words::{Locales, Texts, Words, locales};
use table::BoardContext;

/// The board of Vaalbara, for any server.
pub static ENTRY: BoardEntry = BoardEntry::of::<VaalbaraBoard>();

/// The words of board, guide, lessons and scenes.
pub const LOCALES: [Locales; 4] = [
    locales!("../locales/", "board.ftl"),
    locales!("../locales/", "guide.ftl"),
    locales!("../locales/", "lessons.ftl"),
    locales!("../locales/", "round.ftl"),
];

static TEXTS: Texts = Texts::for_pages(&[meadhall_vaalbara::LOCALES, LOCALES[0], LOCALES[1], LOCALES[2], LOCALES[3]]);

static RULEBOOK: Rulebook = Rulebook::new(Vaalbara::ID, include_str!("../../../../docs/rules/vaalbara.md"));

/// The board of Vaalbara.
pub struct VaalbaraBoard;

impl Board for VaalbaraBoard {
    type Rules = Vaalbara;

    const BANNERS: &'static [&'static str] = &["blue", "purple", "yellow", "red", "green"];
    const CARD_FILE: Option<&'static str> = Some(meadhall_vaalbara::data::BUILT_IN);
    const HERO: &'static [(&'static str, &'static str)] = &[
        ("land-mountain", "hero-land"),
        ("land-forest", "hero-land"),
        ("land-river", "hero-land"),
        ("land-village", "hero-land"),
        ("land-field", "hero-land"),
        ("land-meadow", "hero-land"),
    ];
    const HERO_STYLE: &'static str = include_str!("../style/front.css");
    const CARD_BACK: &'static str = "character-back";
    const TABLE_STYLE: &'static str = "vaalbara.css";
    const TABLE_SCRIPT: Option<&'static str> = Some("vaalbara.js");
    const SHEET_STYLE: &'static str = "guide-vaalbara.css";
    const GUIDE: Guide = guide::GUIDE;
    const LESSONS: &'static [LessonFile] = lessons::LESSONS;
    const TERMS: &'static [&'static str] = lessons::TERMS;
    const FIRST_GAME: (usize, &'static [(&'static str, &'static str)]) = (3, &[("totals", "open")]);
    const FEAST: FeastGuests = FeastGuests {
        drawings: &["character-seer", "character-warrior", "character-bard", "character-hunter", "character-farmer"],
        framed: true,
    };
    const MOMENTS: &'static [Moment] = moments::MOMENTS;

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn assets() -> &'static Assets {
        &ART
    }

    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }

    fn gallery(words: &'static Words, address: &str) -> Sheet {
        gallery::gallery(words, address)
    }

    fn reference(words: &'static Words) -> Markup {
        table::reference(words)
    }

    fn in_words(action: Action) -> bool {
        table::in_words(action)
    }

    fn board(
        rules: &Vaalbara,
        view: &View,
        _: &[(usize, Event)],
        choices: &[Action],
        context: &RenderContext<'_>,
    ) -> Markup {
        table::board(&BoardContext { context, rules, view, choices })
    }

    fn scenes(
        rules: &Vaalbara,
        [before, after]: [&View; 2],
        events: &[(usize, Event)],
        _: usize,
        context: &RenderContext<'_>,
    ) -> Vec<Scene> {
        table::scenes(&BoardContext { context, rules, view: after, choices: &[] }, before, events)
    }

    fn scoring(_: &Vaalbara, outcome: &Outcome, events: &[Event], context: &RenderContext<'_>) -> Markup {
        table::scoring(context, &outcome.ranking(), events)
    }

    fn score_sources(_: &Vaalbara, events: &[Event], context: &RenderContext<'_>) -> ScoreSources {
        table::score_sources(context, events)
    }
}
