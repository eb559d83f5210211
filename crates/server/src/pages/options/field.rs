//! One option of a new table: a switch, forms, a list, pictures, or a text. What does not fit says why.

use super::{because, is_switch};
use crate::pages::model::NewTable;
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_engine::OptionSpec;

/// One option, as it fits its kind.
pub fn field(new: &NewTable<'_>, spec: &'static OptionSpec) -> Markup {
    let drawn = |value: &&str| new.game.board.option_picture(spec.key, Some(value)).is_some();
    if spec.free {
        own_table(new, spec)
    } else if spec.values.iter().all(drawn) {
        pictures(new, spec)
    } else {
        card(new, spec)
    }
}

/// The value that an option has now.
fn value<'a>(new: &'a NewTable<'_>, spec: &'static OptionSpec) -> &'a str {
    let given = new.given.get(&format!("option-{}", spec.key)).map(String::as_str);
    given.filter(|given| new.compatibility.refusal(spec.key, given).is_none()).unwrap_or(spec.values[0])
}

/// What a choice is called by the style sheet; the default excludes nothing and has no name.
fn set(spec: &OptionSpec, value: &str) -> Option<String> {
    (spec.values[0] != value).then(|| format!("{}-{value}", spec.key))
}

fn card(new: &NewTable<'_>, spec: &'static OptionSpec) -> Markup {
    let art = new.game.board.option_picture(spec.key, None);
    let shut = new.compatibility.closed(spec.key).is_some();
    html! {
        div.option.module[art.is_some()].shut[shut] {
            @if is_switch(spec) {
                (switch(new, spec, art.as_deref()))
            } @else if spec.values.len() < 4 && art.is_some() {
                (forms(new, spec, art.as_deref()))
            } @else {
                (list(new, spec, art.as_deref()))
            }
            (whys(new, spec))
        }
    }
}

/// The drawing and the name of an option.
fn title(new: &NewTable<'_>, spec: &OptionSpec, art: Option<&str>) -> Markup {
    html! {
        @if let Some(art) = art { (new.game.board.assets().drawing(art, "module-art")) }
        strong { (new.words.say(&format!("option-{}", spec.key))) }
    }
}

/// One sentence about an option.
fn about(new: &NewTable<'_>, spec: &OptionSpec) -> Markup {
    html! { p.hint #{ "about-" (spec.key) } { (new.words.say(&format!("option-{}-help", spec.key))) } }
}

/// On or off. What is on by default says so when it is switched off.
fn switch(new: &NewTable<'_>, spec: &'static OptionSpec, art: Option<&str>) -> Markup {
    let name = format!("option-{}", spec.key);
    html! {
        @if spec.values[0] == "on" { input type="hidden" name=(name) value="off"; }
        label.pick {
            (title(new, spec, art))
            input type="checkbox" name=(name) value="on" data-set=[set(spec, "on")] aria-describedby={ "about-" (spec.key) }
                checked[value(new, spec) == "on"] disabled[new.compatibility.closed(spec.key).is_some()];
        }
        (about(new, spec))
    }
}

/// A few forms of a module, each with a few words.
fn forms(new: &NewTable<'_>, spec: &'static OptionSpec, art: Option<&str>) -> Markup {
    let (words, name) = (new.words, format!("option-{}", spec.key));
    html! {
        div.pick { (title(new, spec, art)) }
        (about(new, spec))
        div.pick role="radiogroup" aria-label=(words.say(&name)) aria-describedby={ "about-" (spec.key) } {
            @for form in spec.values {
                @let help = format!("{name}-{form}-help");
                label.check {
                    input type="radio" name=(name) value=(form) data-set=[set(spec, form)]
                        checked[value(new, spec) == *form] disabled[new.compatibility.refusal(spec.key, form).is_some()];
                    span { (words.say(&format!("{name}-{form}")))
                        @if words.has(&help) { small { (words.say(&help)) } } }
                }
            }
        }
    }
}

fn list(new: &NewTable<'_>, spec: &'static OptionSpec, art: Option<&str>) -> Markup {
    let (words, name) = (new.words, format!("option-{}", spec.key));
    html! {
        label.pick for=(name) { (title(new, spec, art)) }
        (about(new, spec))
        div.pick {
            select id=(name) name=(name) aria-describedby={ "about-" (spec.key) } disabled[new.compatibility.closed(spec.key).is_some()] {
                @for one in spec.values {
                    option value=(one) data-set=[set(spec, one)] selected[value(new, spec) == *one]
                        disabled[new.compatibility.refusal(spec.key, one).is_some()] { (words.say(&format!("{name}-{one}"))) }
                }
            }
        }
    }
}

/// Values that have drawings, each with one sentence.
fn pictures(new: &NewTable<'_>, spec: &'static OptionSpec) -> Markup {
    let (words, name) = (new.words, format!("option-{}", spec.key));
    html! {
        p.hint.whole #{ "about-" (spec.key) } { (words.say(&format!("{name}-help"))) }
        div.pictures role="radiogroup" aria-label=(words.say(&name)) aria-describedby={ "about-" (spec.key) } {
            @for one in spec.values {
                label.picture {
                    input type="radio" name=(name) value=(one) checked[value(new, spec) == *one];
                    @if let Some(art) = new.game.board.option_picture(spec.key, Some(one)) {
                        (new.game.board.assets().drawing(&art, "picture-art"))
                    }
                    strong { (words.say(&format!("{name}-{one}"))) }
                    span.hint { (words.say(&format!("{name}-{one}-help"))) }
                }
            }
        }
    }
}

/// A text that takes the place of a built-in table.
fn own_table(new: &NewTable<'_>, spec: &'static OptionSpec) -> Markup {
    let (words, name) = (new.words, format!("option-{}", spec.key));
    let given = new.given.get(&name).map_or("", String::as_str).trim();
    let wrong = new.wrong.as_ref().filter(|bad| bad.key == spec.key);
    html! {
        details.fair.whole open[!given.is_empty()] {
            summary { (words.say(&name)) ": " (words.say(if given.is_empty() { "new-table-built-in" } else { "new-table-own" })) }
            p.hint { (words.say(&format!("{name}-help"))) " " (words.say("new-table-hint")) }
            p.table-files {
                @if new.game.board.card_file.is_some() {
                    a.button.quiet href={ "/cards/" (new.game.id()) ".toml" } download { (icon("download")) (words.say("new-table-download")) }
                }
                label.button.quiet.upload { (words.say("new-table-upload"))
                    input.sr type="file" accept=".toml,text/plain" data-into=(name); }
            }
            label.field { span { (words.say("new-table-text")) }
                textarea name=(name) rows="10" spellcheck="false" aria-invalid=[wrong.map(|_| "true")]
                    aria-describedby=[wrong.map(|_| "wrong-table")] { (given) } }
            @if let Some(bad) = wrong { p.why.bad #wrong-table { (because(new, bad)) } }
        }
    }
}

/// Why an option cannot be chosen, or not beside what is chosen.
fn whys(new: &NewTable<'_>, spec: &OptionSpec) -> Markup {
    let against = new.compatibility.against(spec.key);
    let wrong = new.wrong.as_ref().filter(|bad| bad.key == spec.key && against.is_empty());
    html! {
        @if let Some(bad) = new.compatibility.closed(spec.key).or(wrong) { p.why { (because(new, bad)) } }
        @for (other, bad, lock) in against {
            p.why.beside.{ "beside-" (other.word()) }.lock[lock] {
                (new.words.fill("new-not-with", &[("option", new.words.say(&format!("option-{}", other.key)).into())]))
                " " (because(new, bad))
            }
        }
    }
}
