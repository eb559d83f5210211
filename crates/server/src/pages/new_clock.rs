//! The clock in the form for a new table.

use super::model::NewTable;
use crate::store::TimeControl;
use maud::{Markup, html};

/// What can be chosen, in the order of the list.
const CHOICES: [&str; 5] = ["none", "live", "fast", "slow", "own"];

/// The choice, and the figures that go with some of it. Without the script and without styles all figures stand there; only those
/// of the choice count.
pub fn clock(new: &NewTable<'_>) -> Markup {
    let words = new.words;
    let given = |field: &str| new.given.get(field).map(String::as_str);
    let chosen = given("clock").unwrap_or("none");
    let figure = |name: &str, default: u32, most: u32| {
        html! {
            label.field { span { (words.say(&format!("clock-field-{name}"))) }
                input type="number" name={ "clock-" (name) } min="1" max=(most) value=(given(&format!("clock-{name}")).unwrap_or(&default.to_string())); }
        }
    };
    html! {
        fieldset.clock-choice {
            legend { (words.say("clock-title")) }
            label.field { span.sr { (words.say("clock-title")) }
                select name="clock" {
                    @for choice in CHOICES {
                        option value=(choice) selected[choice == chosen] { (words.say(&format!("clock-choice-{choice}"))) }
                    }
                }
            }
            div.two.of-live { (figure("minutes", 30, TimeControl::MOST_MINUTES)) (figure("seconds", 20, TimeControl::MOST_SECONDS)) }
            div.two.of-own {
                (figure("hours", 72, TimeControl::MOST_HOURS)) (figure("more", 24, TimeControl::MOST_HOURS)) (figure("most", 168, TimeControl::MOST_HOURS))
            }
            p.hint { (words.say("clock-hint")) }
        }
    }
}
