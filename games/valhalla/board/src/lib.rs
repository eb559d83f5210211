//! How Valhalla looks in a browser: its board, guide, gallery, drawings and style.

mod art;
mod faces;
mod gallery;
pub mod guide;
mod lessons;
mod moments;
mod sign_strip;
pub mod table;
mod tiles;

use art::ART;
use maud::Markup;
use meadhall_board::{
    Assets, Board, BoardEntry, FeastGuests, Guide, LessonFile, Moment, RenderContext, Rulebook, Scene, ScoreSources,
    Sheet,
};
use meadhall_engine::{Game, Outcome};
use meadhall_valhalla::{Action, Event, Valhalla, View};
use meadhall_words::{Locales, Texts, Words, locales};
use table::BoardContext;

/// The board of Valhalla, for any server.
pub static ENTRY: BoardEntry = BoardEntry::of::<ValhallaBoard>();

/// The words of board, guide, lessons and scenes.
pub const LOCALES: [Locales; 5] = [
    locales!("../locales/", "board.ftl"),
    locales!("../locales/", "guide.ftl"),
    locales!("../locales/", "lessons.ftl"),
    locales!("../locales/", "warriors.ftl"),
    locales!("../locales/", "hall.ftl"),
];

static TEXTS: Texts =
    Texts::for_pages(&[meadhall_valhalla::LOCALES, LOCALES[0], LOCALES[1], LOCALES[2], LOCALES[3], LOCALES[4]]);
static RULEBOOK: Rulebook = Rulebook::new(Valhalla::ID, include_str!("../../../../docs/rules/valhalla.md"));

/// The board of Valhalla.
pub struct ValhallaBoard;

impl Board for ValhallaBoard {
    type Rules = Valhalla;

    const BANNERS: &'static [&'static str] =
        &["valhalla/red", "valhalla/blue", "valhalla/green", "valhalla/yellow", "valhalla/white", "valhalla/black"];
    const CARD_FILE: Option<&'static str> = Some(meadhall_valhalla::data::BUILT_IN);
    const HERO: &'static [(&'static str, &'static str)] = &[
        ("valhalla/jarl-freydis", "hero-jarl clan-red"),
        ("valhalla/jarl-sigurd", "hero-jarl clan-blue"),
        ("valhalla/jarl-yrsa", "hero-jarl clan-green"),
    ];
    const HERO_STYLE: &'static str = include_str!("../style/front.css");
    const CARD_BACK: &'static str = "valhalla/card-back";
    const TABLE_STYLE: &'static str = "valhalla.css";
    const TABLE_SCRIPT: Option<&'static str> = Some("valhalla.js");
    const SHEET_STYLE: &'static str = "guide-valhalla.css";
    const GUIDE: Guide = guide::GUIDE;
    const LESSONS: &'static [LessonFile] = lessons::LESSONS;
    const TERMS: &'static [&'static str] = lessons::TERMS;
    const FIRST_GAME: (usize, &'static [(&'static str, &'static str)]) =
        (3, &[("simplified", "on"), ("positions", "first-free")]);
    const FEAST: FeastGuests = FeastGuests {
        drawings: &[
            "valhalla/jarl-freydis",
            "valhalla/jarl-hakon",
            "valhalla/jarl-ulfrun",
            "valhalla/jarl-sigurd",
            "valhalla/jarl-yrsa",
        ],
        framed: true,
    };
    const MOMENTS: &'static [Moment] = moments::MOMENTS;
    const SOLO_OPTIONS: &'static [&'static str] = &["monster", "level", "monster-abilities"];

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

    fn option_picture(key: &str, value: Option<&str>) -> Option<String> {
        let name = match value {
            Some(value) => format!("valhalla/{key}-{value}"),
            None => format!("valhalla/module-{key}"),
        };
        ART.is_drawn(&name).then_some(name)
    }

    fn in_words(action: Action) -> bool {
        table::in_words(action)
    }

    fn is_composed(action: Action) -> bool {
        table::is_composed(action)
    }

    fn read(text: &str) -> Option<Action> {
        table::read(text)
    }

    fn board(
        rules: &Valhalla,
        view: &View,
        events: &[(usize, Event)],
        choices: &[Action],
        context: &RenderContext<'_>,
    ) -> Markup {
        table::board(&BoardContext::new(context, rules, view, choices, events))
    }

    fn scenes(
        rules: &Valhalla,
        [before, after]: [&View; 2],
        events: &[(usize, Event)],
        turn: usize,
        context: &RenderContext<'_>,
    ) -> Vec<Scene> {
        table::scenes(&BoardContext::new(context, rules, after, &[], events), before, turn)
    }

    fn scoring(rules: &Valhalla, outcome: &Outcome, events: &[Event], context: &RenderContext<'_>) -> Markup {
        table::scoring(rules, context, &outcome.ranking(), events)
    }

    fn score_sources(rules: &Valhalla, events: &[Event], context: &RenderContext<'_>) -> ScoreSources {
        table::score_sources(rules, context, events)
    }
}
