//! The adviser: what the search thinks of the decision, beside what is asked.

use super::model::{AdviceInfo, Advised, Adviser, TablePage};
use maud::{Markup, PreEscaped, html};
use meadhall_board::icon;
use meadhall_words::Words;

/// The button that asks him, or what he said.
pub fn adviser(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let seat = page.me.map_or(0, |seat| seat.index() + 1);
    let mentored = page.frame.mentored.as_deref() == Some(page.id);
    match &page.adviser {
        Adviser::Absent => html! {},
        Adviser::Ready => html! {
            form.advise method="post" action={ "/table/" (page.id) "/advice" } data-auto[mentored] {
                input type="hidden" name="seat" value=(seat);
                button #advise { (icon("help")) span { (words.say("advice-ask")) } }
            }
            @if mentored { p.mentor role="status" { (words.say("mentor-thinking")) } }
        },
        Adviser::Spoke(advice) => html! {
            details #advice .drop open[!mentored] {
                summary #advise { (words.say("advice-ask")) }
                div.drop-box.advice { (spoken(page, advice)) }
            }
            @if mentored { (mentor(page, advice)) }
        },
    }
}

/// How many sentences the adviser of a first game gives as a reason; all of them stand in his panel.
const MENTOR_SENTENCES: usize = 2;

/// What the adviser of a first game says unasked: the best choice and why.
fn mentor(page: &TablePage<'_>, advice: &AdviceInfo) -> Markup {
    let words = page.words;
    let Some(best) = advice.best.first() else { return html! {} };
    let said = words.fill("mentor-would", &[("choice", best.label.as_str().into())]);
    html! {
        div.mentor role="status" {
            p {
                (icon("help")) b { (said) } " (" (percent(words, best.chance)) ")"
                @for sentence in advice.why.iter().take(MENTOR_SENTENCES) { " " (sentence) }
            }
            form method="post" action="/learn/no-mentor" data-full {
                input type="hidden" name="table" value=(page.id);
                button.small { (words.say("mentor-off")) }
            }
        }
    }
}

fn spoken(page: &TablePage<'_>, advice: &AdviceInfo) -> Markup {
    let words = page.words;
    html! {
        h3 { (words.say("advice-choices")) }
        ol.plain.counsel {
            @for (n, choice) in advice.best.iter().enumerate() {
                li {
                    button.quiet form="play" name="action" value=(choice.written) { b.ch-rank { (n + 1) } (choice.label) }
                    small { (percent(words, choice.chance)) ", " (words.say(choice.verdict)) }
                }
            }
        }
        @if !advice.why.is_empty() {
            h3 { (words.say("reason-title")) }
            ul.plain.why { @for sentence in &advice.why { li { (sentence) } } }
        }
        h3 { (words.say("advice-chances")) }
        ul.plain.odds {
            @for info in &page.seats {
                @let chance = advice.chances[info.seat.index()];
                li {
                    @if let Some(clan) = info.clan { (page.game.board.assets().emblem(clan)) }
                    span { (info.name) }
                    svg class={ "odd " (line_class(info.clan)) } aria-hidden="true" {
                        rect width=(format!("{:.0}%", 100.0 * chance)) height="100%" {}
                    }
                    b { (percent(words, chance)) }
                }
            }
        }
        p.hint { (words.say("advice-note")) }
    }
}

/// A chance in words.
pub fn percent(words: &Words, chance: f32) -> String {
    words.fill("advice-percent", &[("chance", meadhall_engine::percent(chance).into())])
}

/// The class that gives a line or a bar its clan's colour.
pub fn line_class(clan: Option<&'static str>) -> String {
    let own = clan.and_then(|clan| clan.rsplit('/').next()).unwrap_or("none");
    format!("clan-{own}")
}

/// The board with the named choices marked where they lie on it.
pub fn marked(board: Markup, best: &[Advised]) -> Markup {
    let mark = |board: String, (n, choice): (usize, &Advised)| {
        let value = html! { (choice.written) }.into_string();
        let (plain, marked) = (format!(" value=\"{value}\""), format!(" value=\"{value}\" data-best=\"{}\"", n + 1));
        board.replace(&plain, &marked)
    };
    PreEscaped(best.iter().enumerate().fold(board.into_string(), mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_choices_are_marked_on_the_board() {
        let board = html! {
            button.lit name="action" value="take 1" { "A" }
            button.lit name="action" value="march a > b: 2 \"x\"" { "B" }
            button.lit name="action" value="take 12" { "C" }
        };
        let advised = |written: &str| Advised {
            written: written.to_owned(),
            label: String::new(),
            chance: 0.5,
            verdict: "advice-best",
        };
        let marked =
            marked(board, &[advised("march a > b: 2 \"x\""), advised("take 1"), advised("take 9")]).into_string();
        assert!(marked.contains("value=\"take 1\" data-best=\"2\">A"));
        assert!(marked.contains("&gt; b: 2 &quot;x&quot;\" data-best=\"1\">B"), "{marked}");
        assert_eq!(marked.matches("data-best").count(), 2);
    }
}
