//! How Blood Rage looks in a browser: its board, guide, gallery, drawings and style.

mod art;
mod gallery;
pub mod guide;
mod lessons;
mod moments;
pub mod table;
mod tiles;

use art::ART;
use maud::Markup;
use meadhall_blood_rage::{Action, BloodRage, Event, View};
use meadhall_board::{
    Assets, Board, BoardEntry, FeastGuests, Guide, LessonFile, Moment, RenderContext, Rulebook, Scene, ScoreSources,
    Sheet,
};
use meadhall_engine::{Game, Outcome};
use meadhall_words::{Locales, Texts, Words, locales};
use table::BoardContext;

/// The board of Blood Rage, for any server.
pub static ENTRY: BoardEntry = BoardEntry::of::<BloodRageBoard>();

/// The words of board, guide, lessons and scenes.
pub const LOCALES: [Locales; 5] = [
    locales!("../locales/", "board.ftl"),
    locales!("../locales/", "guide.ftl"),
    locales!("../locales/", "lessons.ftl"),
    locales!("../locales/", "turn.ftl"),
    locales!("../locales/", "scenes.ftl"),
];

static TEXTS: Texts =
    Texts::for_pages(&[meadhall_blood_rage::LOCALES, LOCALES[0], LOCALES[1], LOCALES[2], LOCALES[3], LOCALES[4]]);
static RULEBOOK: Rulebook = Rulebook::new(BloodRage::ID, include_str!("../../../../docs/rules/blood-rage.md"));

/// The board of Blood Rage.
pub struct BloodRageBoard;

impl Board for BloodRageBoard {
    type Rules = BloodRage;

    const BANNERS: &'static [&'static str] = &["wolf", "raven", "serpent", "bear", "ram", "boar"];
    const CARD_FILE: Option<&'static str> = Some(meadhall_blood_rage::data::BUILT_IN);
    const HERO: &'static [(&'static str, &'static str)] = &[
        ("figure-leader-wolf", "hero-leader clan-wolf"),
        ("figure-leader-raven", "hero-leader clan-raven"),
        ("figure-leader-serpent", "hero-leader clan-serpent"),
        ("figure-leader-bear", "hero-leader clan-bear"),
    ];
    const HERO_STYLE: &'static str = include_str!("../style/front.css");
    const CLAN_STYLE: &'static str = include_str!("../style/clans.css");
    const CARD_BACK: &'static str = "card-back";
    const TABLE_STYLE: &'static str = "blood-rage.css";
    const SHEET_STYLE: &'static str = "guide-blood-rage.css";
    const GUIDE: Guide = guide::GUIDE;
    const LESSONS: &'static [LessonFile] = lessons::LESSONS;
    const TERMS: &'static [&'static str] = lessons::TERMS;
    const FIRST_GAME: (usize, &'static [(&'static str, &'static str)]) = (3, &[("first-game", "on")]);
    const FEAST: FeastGuests = FeastGuests {
        drawings: &["figure-leader-{clan}", "figure-warrior", "figure-mystic", "figure-warrior", "figure-warrior"],
        framed: false,
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

    fn option_picture(key: &str, value: Option<&str>) -> Option<String> {
        let name = match (key, value) {
            ("monsters", None) => "figure-fire-giant",
            ("mystics", None) => "figure-mystic",
            ("gods", None) => "god-odin",
            _ => return None,
        };
        Some(name.to_owned())
    }

    fn in_words(action: Action) -> bool {
        table::in_words(action)
    }

    fn heading(action: Action) -> Option<&'static str> {
        table::heading(action)
    }

    fn is_composed(action: Action) -> bool {
        table::is_composed(action)
    }

    fn read(text: &str) -> Option<Action> {
        table::read(text)
    }

    fn board(
        rules: &BloodRage,
        view: &View,
        events: &[(usize, Event)],
        choices: &[Action],
        context: &RenderContext<'_>,
    ) -> Markup {
        table::board(&BoardContext { context, rules, view, choices, events })
    }

    fn scenes(
        rules: &BloodRage,
        [before, after]: [&View; 2],
        events: &[(usize, Event)],
        turn: usize,
        context: &RenderContext<'_>,
    ) -> Vec<Scene> {
        table::scenes(&BoardContext { context, rules, view: after, choices: &[], events }, before, turn)
    }

    fn scoring(_: &BloodRage, outcome: &Outcome, events: &[Event], context: &RenderContext<'_>) -> Markup {
        table::scoring(context, &outcome.ranking(), events)
    }

    fn score_sources(_: &BloodRage, events: &[Event], context: &RenderContext<'_>) -> ScoreSources {
        table::score_sources(context, events)
    }
}
