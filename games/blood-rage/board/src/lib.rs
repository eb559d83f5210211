//! How Blood Rage looks in a browser: its board, guide, gallery, drawings and style.

mod art;
mod gallery;
pub mod guide;
pub mod table;
mod tiles;

use art::ART;
use maud::Markup;
use meadhall_blood_rage::{Action, BloodRage, Event, View};
use meadhall_board::{Assets, Board, BoardEntry, Guide, RenderContext, Rulebook, Sheet};
use meadhall_engine::{Game, Outcome};
use meadhall_words::{Locales, Texts, Words, locales};
use table::BoardContext;

/// The board of Blood Rage, for any server.
pub static ENTRY: BoardEntry = BoardEntry::of::<BloodRageBoard>();

/// The words of board and guide.
pub const LOCALES: [Locales; 2] = [locales!("../locales/", "board.ftl"), locales!("../locales/", "guide.ftl")];

static TEXTS: Texts = Texts::new(&[meadhall_blood_rage::LOCALES, LOCALES[0], LOCALES[1]]);
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

    fn scoring(_: &BloodRage, outcome: &Outcome, events: &[Event], context: &RenderContext<'_>) -> Markup {
        table::scoring(context, &outcome.ranking(), events)
    }
}
