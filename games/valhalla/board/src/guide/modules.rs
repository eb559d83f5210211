//! The expansions: what each brings in a sentence, and what fits together.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::{Game, Options};
use meadhall_valhalla::Valhalla;
use meadhall_words::Words;

/// The expansions by their options, with a value that switches each on, and a clause.
pub(super) const MODULES: [(&str, &str, &str); 7] = [
    ("loki", "random", "VH-8.1"),
    ("thor", "on", "VH-9.1"),
    ("tyr", "on", "VH-12.1"),
    ("valkyries", "on", "VH-10.1"),
    ("dwarves", "on", "VH-11.1"),
    ("king", "on", "VH-13.1"),
    ("brothers", "aid", "VH-14.1"),
];

/// The numbers of players with whom an option can be played, as runs: `2–6`, `4, 6`.
fn players(words: &Words, option: &str, value: &str) -> String {
    let (least, most) = Valhalla::SEATS;
    let fits = |seats: usize| Valhalla::open(seats, &Options::default().with(option, value)).is_ok();
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for seats in (least..=most).filter(|seats| fits(*seats)) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == seats => *last = seats,
            _ => runs.push((seats, seats)),
        }
    }
    let told =
        |(first, last): (usize, usize)| if first == last { first.to_string() } else { format!("{first}–{last}") };
    words.list(runs.into_iter().map(told).collect())
}

pub(super) fn modules(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-modules-intro")) " " (tiles::clause("VH-15.1")) }
        div.table-scroll tabindex="0" role="group" aria-labelledby="modules-title" {
            table.modules-table {
                thead { tr { @for head in ["module", "players", "short"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for (option, value, clause) in MODULES {
                        tr {
                            th scope="row" { (ART.drawing(&format!("valhalla/module-{option}"), "module")) " " (words.say(&format!("option-{option}"))) }
                            td.number { (players(words, option, value)) }
                            td { (words.say(&format!("option-{option}-help"))) " " (tiles::clause(clause)) }
                        }
                    }
                }
            }
        }
        ul.plain-list {
            li { (words.say("guide-modules-plus-40")) " " (tiles::clause("VH-15.3")) }
            li { (words.say("guide-modules-plus-80")) " " (tiles::clause("VH-15.4")) }
            li { (words.say("guide-modules-solo")) " " (tiles::clause("VH-16.74")) }
        }
        p.punch { (words.say("guide-modules-first")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;

    #[test]
    fn players_are_those_of_the_rulebook() {
        let words = crate::TEXTS.words(Lang::En);
        let told = |option: &str| {
            let (_, value, _) = MODULES.into_iter().find(|(key, ..)| *key == option).expect("a module");
            players(words, option, value)
        };
        assert_eq!(
            (told("loki"), told("thor"), told("valkyries")),
            ("2–6".to_owned(), "3–6".to_owned(), "1–6".to_owned())
        );
        assert_eq!((told("dwarves"), told("brothers")), ("2–6".to_owned(), "4 and 6".to_owned()));
    }
}
