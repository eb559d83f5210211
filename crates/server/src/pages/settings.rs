//! How pages look and sound for one visitor: a sheet that opens from the head of every page.

use super::layout::house_links;
use super::model::Frame;
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_words::Words;

/// The id of the sheet.
const SHEET: &str = "settings";

/// How pages look for a visitor.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Display {
    /// Black on white or white on black, with hard edges.
    pub contrast: bool,
    /// Everything a quarter larger.
    pub large: bool,
    /// No talk at tables.
    pub quiet: bool,
}

impl Display {
    /// The words of what is on: the classes of the page, and what a cookie keeps.
    pub fn words(self) -> String {
        let all = [(self.contrast, "contrast"), (self.large, "large"), (self.quiet, "quiet-talk")];
        all.into_iter().filter_map(|(on, word)| on.then_some(word)).collect::<Vec<_>>().join(" ")
    }

    /// What a cookie has kept; words that mean nothing are passed over.
    pub fn read(kept: &str) -> Display {
        let has = |word: &str| kept.split('.').any(|one| one == word);
        Display { contrast: has("contrast"), large: has("large"), quiet: has("quiet-talk") }
    }

    /// As a cookie keeps it.
    pub fn kept(self) -> String {
        self.words().replace(' ', ".")
    }
}

/// The button that opens the sheet.
pub fn button(words: &Words) -> Markup {
    html! {
        button.gear type="button" popovertarget=(SHEET) aria-label=(words.say("settings-title")) title=(words.say("settings-title")) {
            (icon("settings"))
        }
    }
}

/// The button that opens the sheet, in words, and the one that mutes: for a table's menu.
pub fn menu_buttons(words: &Words) -> Markup {
    html! {
        button.quiet.script-only type="button" aria-pressed="true" data-sound="on" {
            span.box aria-hidden="true" { (icon("check")) } (words.say("settings-sound"))
        }
        button.quiet type="button" popovertarget=(SHEET) { (icon("settings")) (words.say("settings-title")) }
    }
}

/// The sheet.
pub fn sheet(frame: &Frame) -> Markup {
    let words = frame.words();
    html! {
        aside id=(SHEET) popover aria-label=(words.say("settings-title")) {
            h2 { (words.say("settings-title")) }
            form #display method="post" action="/settings" {
                input type="hidden" name="back" value=(frame.here);
                (switch(words, "contrast", frame.display.contrast))
                (switch(words, "large", frame.display.large))
                (switch(words, "quiet", frame.display.quiet))
                button.small.no-script { (words.say("menu-set")) }
            }
            fieldset.script-only {
                legend { (words.say("settings-sound")) }
                label.check { input type="checkbox" data-sound="on" checked; (words.say("settings-sound-on")) }
                label.field { span { (words.say("settings-volume")) } input type="range" min="5" max="100" step="5" data-sound="volume"; }
                label.check { input type="checkbox" data-sound="hearth" checked; (words.say("settings-hearth")) }
                p.hint { (words.say("settings-sound-hint")) }
            }
            p { a href="/me" { (words.say("me-way")) } }
            p { a href="/me/notices" { (words.say("notices-title")) } }
            // A table has no foot on a wide screen.
            (house_links(frame))
            button type="button" popovertarget=(SHEET) popovertargetaction="hide" { (words.say("help-close")) }
        }
    }
}

fn switch(words: &Words, name: &str, on: bool) -> Markup {
    html! {
        label.check { input type="checkbox" name=(name) value="yes" checked[on]; (words.say(&format!("settings-{name}"))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        for contrast in [false, true] {
            for large in [false, true] {
                for quiet in [false, true] {
                    let display = Display { contrast, large, quiet };
                    assert_eq!(Display::read(&display.kept()), display);
                    assert!(display.kept().bytes().all(|byte| byte.is_ascii_alphabetic() || b".-".contains(&byte)));
                }
            }
        }
        assert_eq!(Display::read("nonsense.large;x"), Display::default());
        assert_eq!(Display::read("large.nonsense"), Display { large: true, ..Display::default() });
    }
}
