//! What somebody sees on a page at one moment, and what has to be true of every page at every moment.

use crate::browser::look::{Look, Size};
use crate::browser::prompt;
use serde::Deserialize;

/// Takes in the page.
pub const LOOK: &str = r##"
    const $ = (what) => document.querySelector(what), all = (what) => [...document.querySelectorAll(what)];
    const text = (what) => ($(what) ? $(what).textContent.trim() : "");
    const box = (thing) => thing.getBoundingClientRect();
    const name = (thing) => thing.tagName + "." + thing.className + " " + thing.textContent.trim().slice(0, 40);
    const root = document.scrollingElement, held = $("[data-version]");
    return {
        at: location.pathname + location.search,
        lang: document.documentElement.lang,
        version: Number(held ? held.dataset.version : 0),
        table: !!$("#table .table"),
        game: ["vaalbara", "blood-rage", "valhalla"].find((game) => $(".table." + game)) || "",
        replay: !!$("#replay"),
        handover: !!$(".drape"),
        over: !!$(".table.over"),
        mine: !!$(".ask.mine"),
        prompt: text("#prompt"),
        whose: text(".whose"),
        problem: text(".problem"),
        lost: text("#lost"),
        // Figures that can be picked for a march have a ring of their own.
        lit: all("#table .lit, #table label.f.own").filter((thing) => box(thing).width > 0).length,
        keys: document.documentElement.outerHTML.match(/\[[a-z][a-z0-9]*(-[a-z0-9]+)*\]/g) || [],
        width: root.scrollWidth,
        height: root.scrollHeight,
        below: all("#table .panel, #table .hand li, #table .land").filter((thing) => box(thing).bottom > innerHeight + 1).map(name),
        lowest: root.scrollHeight <= innerHeight ? [] : all("body *").filter((thing) => box(thing).bottom > innerHeight + 1)
            .filter((thing) => { while ((thing = thing.parentElement)) if (thing !== root && thing !== document.body && getComputedStyle(thing).overflowY !== "visible") return false; return true; })
            .map((thing) => name(thing) + " in " + name(thing.parentElement)),
        cut: all("#table .char, #table .pack .card").filter((thing) => thing.scrollHeight > thing.clientHeight + 1).map(name),
    };"##;

/// What somebody sees.
#[derive(Clone, Debug, Deserialize)]
pub struct Sight {
    pub at: String,
    pub lang: String,
    pub version: u64,
    pub table: bool,
    /// The game whose table it is.
    pub game: String,
    pub replay: bool,
    pub handover: bool,
    pub over: bool,
    pub mine: bool,
    pub prompt: String,
    pub whose: String,
    pub problem: String,
    /// The banner of a lost connection.
    pub lost: String,
    pub lit: usize,
    /// Keys of words that are missing.
    pub keys: Vec<String>,
    pub width: i64,
    pub height: i64,
    /// What lies below the screen.
    pub below: Vec<String>,
    /// What makes the page higher than the screen, for whoever has to mend it.
    pub lowest: Vec<String>,
    /// Cards whose text is cut.
    pub cut: Vec<String>,
}

impl Sight {
    /// The key of the sentence that says what is asked.
    pub fn asked(&self, look: &Look) -> &'static str {
        prompt::key(&self.game, look.lang, self.mine, &self.prompt)
            .unwrap_or_else(|| panic!("{}: this is not asked in {}: {self:?}", self.at, look.lang))
    }

    /// Everything that has to be true of every page is.
    pub fn check(&self, look: &Look) {
        let faults = self.faults(look);
        assert!(faults.is_empty(), "{look:?}: {faults:#?}: {self:#?}");
    }

    /// What is wrong with the page.
    pub fn faults(&self, look: &Look) -> Vec<String> {
        let (width, height) = look.size.pixels();
        let one_screen = self.table && look.size == Size::Wide && !self.over && !self.replay;
        let mut faults = vec![
            (self.lang != look.lang.code(), format!("the language is {}", self.lang)),
            (!self.keys.is_empty(), format!("words are missing: {:?}", self.keys)),
            (!self.problem.is_empty(), format!("a problem is told: {}", self.problem)),
            (self.width > width, format!("{} pixels wide", self.width)),
            (one_screen && self.height > height, format!("{} pixels high: {:#?}", self.height, self.lowest)),
            (one_screen && !self.below.is_empty(), format!("below the screen: {:?}", self.below)),
            (one_screen && !self.cut.is_empty(), format!("the text is cut: {:?}", self.cut)),
        ];
        if self.table && !self.replay {
            faults.extend(self.false_choices(look));
        }
        faults.into_iter().filter_map(|(wrong, what)| wrong.then_some(what)).collect()
    }

    /// Whoever has to decide sees what is asked and something lit, and nobody else does.
    fn false_choices(&self, look: &Look) -> [(bool, String); 3] {
        let words = prompt::words(look.lang);
        let whose = match (self.mine, self.over) {
            (_, true) => self.whose == words.say("whose-over"),
            (true, _) => !self.whose.is_empty(),
            _ => ["whose-waiting", "whose-watching"].iter().any(|key| self.whose == words.say(key)),
        };
        [
            (self.mine != (self.lit > 0), format!("{} lit choices; my turn: {}", self.lit, self.mine)),
            (self.over != ends(self.asked(look)), format!("asked: {}", self.prompt)),
            (!whose, format!("whose turn: {}", self.whose)),
        ]
    }
}

/// Whether a sentence says that the game is over.
fn ends(key: &str) -> bool {
    key.starts_with("ask-over") || key == "fall-ended"
}
