//! The options of a new table: modules as cards, variants, lists, a table of cards of one's own. What does not fit says why.

use super::clauses::clause_address;
use super::model::NewTable;
use super::sprite::{drawing, emblem, icon, is_drawn};
use maud::{Markup, html};
use meadhall_blood_rage::BloodRage;
use meadhall_engine::{BadOption, Game, OptionSpec};
use meadhall_words::Words;

/// If more options than this are closed for the same reason, a line names them all.
const CROWD: usize = 3;

/// Where an option stands on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// What one player alone fights.
    Foe,
    /// An expansion, with a drawing.
    Module,
    /// Another way to play.
    Variant,
    /// The rest.
    Table,
}

fn group(game: &str, spec: &OptionSpec) -> Group {
    match spec.key {
        "monster" | "level" | "monster-abilities" => Group::Foe,
        key if art(game, key).is_some() => Group::Module,
        _ if is_switch(spec) => Group::Variant,
        _ => Group::Table,
    }
}

/// The drawing of a module.
fn art(game: &str, key: &str) -> Option<String> {
    let name = match (game, key) {
        (BloodRage::ID, "monsters") => "figure-fire-giant".to_owned(),
        (BloodRage::ID, "mystics") => "figure-mystic".to_owned(),
        (BloodRage::ID, "gods") => "god-odin".to_owned(),
        _ => format!("{game}/module-{key}"),
    };
    is_drawn(&name).then_some(name)
}

/// Whether an option is on or off.
fn is_switch(spec: &OptionSpec) -> bool {
    !spec.free && spec.values.len() == 2 && ["on", "off"].iter().all(|value| spec.values.contains(value))
}

/// Whether an option is a module of its game.
pub fn is_module(game: &str, key: &str) -> bool {
    art(game, key).is_some()
}

/// Why an option is refused, in words.
pub fn reason(words: &Words, bad: &BadOption) -> String {
    bad.message.as_ref().map_or_else(|| bad.reason.clone(), |message| words.tell(message, &|_| String::new()))
}

/// All options of a game, in their groups.
pub fn options(new: &NewTable<'_>) -> Markup {
    let words = new.words;
    let of = |wanted| new.options.iter().filter(move |spec| group(new.game, spec) == wanted);
    let folded = Folded::of(new);
    let foes: Vec<&OptionSpec> = of(Group::Foe).filter(|spec| new.fit.closed(spec.key).is_none()).collect();
    let modules: Vec<&OptionSpec> = of(Group::Module).filter(|spec| !folded.holds(spec.key)).collect();
    let variants: Vec<&OptionSpec> = of(Group::Variant).filter(|spec| !folded.holds(spec.key)).collect();
    html! {
        @if !foes.is_empty() {
            fieldset.two {
                legend { (words.say("option-monster")) }
                @for spec in foes { (field(new, spec)) }
            }
        }
        @if !modules.is_empty() {
            fieldset {
                legend { (words.say("new-modules")) }
                (presets(new))
                div.modules {
                    @for spec in modules { (field(new, spec)) }
                    (alone(new))
                }
                (folded.lines(new))
            }
        }
        @if !variants.is_empty() {
            fieldset.two {
                legend { (words.say("new-variants")) }
                @for spec in variants { (field(new, spec)) }
            }
        }
        fieldset.two {
            legend { (words.say("lobby-options")) }
            @for spec in of(Group::Table) { (field(new, spec)) }
        }
    }
}

/// Options that are closed and stand in a line with their reason: where many share one, and where no variant is open.
struct Folded<'a>(Vec<(&'a BadOption, Vec<&'static str>)>);

impl<'a> Folded<'a> {
    fn of(new: &'a NewTable<'_>) -> Folded<'a> {
        let variant =
            |key: &str| new.options.iter().any(|spec| spec.key == key && group(new.game, spec) == Group::Variant);
        let shown = |spec: &&OptionSpec| matches!(group(new.game, spec), Group::Module | Group::Variant);
        let mut reasons: Vec<(&BadOption, Vec<&'static str>)> = Vec::new();
        for spec in new.options.iter().filter(shown) {
            let Some(bad) = new.fit.closed(spec.key) else { continue };
            match reasons.iter_mut().find(|(known, _)| known.reason == bad.reason) {
                Some((_, keys)) => keys.push(spec.key),
                None => reasons.push((bad, vec![spec.key])),
            }
        }
        let no_variant = new.options.iter().all(|spec| !variant(spec.key) || new.fit.closed(spec.key).is_some());
        reasons.retain(|(_, keys)| keys.len() > CROWD || (no_variant && keys.iter().all(|key| variant(key))));
        Folded(reasons)
    }

    fn holds(&self, key: &str) -> bool {
        self.0.iter().any(|(_, keys)| keys.contains(&key))
    }

    fn lines(&self, new: &NewTable<'_>) -> Markup {
        let names = |keys: &[&str]| keys.iter().map(|key| new.words.say(&format!("option-{key}"))).collect();
        html! { @for (bad, keys) in &self.0 { p.why { (new.words.list(names(keys))) ": " (because(new, bad)) } } }
    }
}

/// The address of this form with so many seats and these options.
pub fn address(new: &NewTable<'_>, seats: usize, options: &[(&str, &str)]) -> String {
    let options: String = options.iter().map(|(key, value)| format!("&option-{key}={value}")).collect();
    format!("/new?game={}&seats={seats}{options}", new.game)
}

/// The listed options that were given, as far as they are not the defaults.
pub fn chosen<'a>(new: &'a NewTable<'_>) -> Vec<(&'static str, &'a str)> {
    let listed = new.options.iter().filter(|spec| !spec.free);
    let value = |spec: &OptionSpec| {
        let given = new.given.get(&format!("option-{}", spec.key))?.as_str();
        spec.values[1..].contains(&given).then_some((spec.key, given))
    };
    listed.filter_map(value).collect()
}

/// The bare game, and as many modules as fit together.
fn presets(new: &NewTable<'_>) -> Markup {
    let all = new.fit.everything(|key| is_module(new.game, key));
    let all: Vec<(&str, &str)> = all.into_iter().map(|pick| (pick.key, pick.value)).collect();
    let now: Vec<(&str, &str)> = chosen(new).into_iter().filter(|(key, _)| is_module(new.game, key)).collect();
    html! {
        nav.presets aria-label=(new.words.say("new-presets")) {
            @for (word, preset) in [("new-base", Vec::new()), ("new-all", all)] {
                a.button.quiet href=(address(new, new.seats, &preset)) aria-current=[(now == preset).then_some("true")] {
                    (new.words.say(word))
                }
            }
        }
    }
}

/// The way to the solo game, where there is one.
fn alone(new: &NewTable<'_>) -> Markup {
    let art = format!("{}/module-solo", new.game);
    if new.seats == 1 || new.range.0 > 1 || !is_drawn(&art) {
        return html! {};
    }
    html! {
        a.option.module href=(address(new, 1, &[])) {
            (drawing(&art, "module-art"))
            strong { (new.words.say("option-solo")) (icon("arrow-right")) }
            p.hint { (new.words.say("option-solo-help")) }
        }
    }
}

/// One option, as it fits its kind.
fn field(new: &NewTable<'_>, spec: &'static OptionSpec) -> Markup {
    let picture = |value: &&str| is_drawn(&format!("{}/{}-{value}", new.game, spec.key));
    match spec.key {
        "clans" => html! {
            input type="hidden" name="option-clans" value="random";
            div.clan-row aria-hidden="true" { @for clan in new.clans { (emblem(clan)) } }
        },
        // Who is alone begins.
        "start" if new.seats == 1 => html! {},
        _ if spec.free => own_table(new, spec),
        _ if spec.values.iter().all(|value| picture(&value)) => pictures(new, spec),
        _ => card(new, spec),
    }
}

/// The value that an option has now.
fn value<'a>(new: &'a NewTable<'_>, spec: &'static OptionSpec) -> &'a str {
    let given = new.given.get(&format!("option-{}", spec.key)).map(String::as_str);
    given.filter(|given| new.fit.refusal(spec.key, given).is_none()).unwrap_or(spec.values[0])
}

/// What a choice is called by the style sheet; the default excludes nothing and has no name.
fn set(spec: &OptionSpec, value: &str) -> Option<String> {
    (spec.values[0] != value).then(|| format!("{}-{value}", spec.key))
}

fn card(new: &NewTable<'_>, spec: &'static OptionSpec) -> Markup {
    let art = art(new.game, spec.key);
    let shut = new.fit.closed(spec.key).is_some();
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
        @if let Some(art) = art { (drawing(art, "module-art")) }
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
                checked[value(new, spec) == "on"] disabled[new.fit.closed(spec.key).is_some()];
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
                        checked[value(new, spec) == *form] disabled[new.fit.refusal(spec.key, form).is_some()];
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
            select id=(name) name=(name) aria-describedby={ "about-" (spec.key) } disabled[new.fit.closed(spec.key).is_some()] {
                @for one in spec.values {
                    option value=(one) data-set=[set(spec, one)] selected[value(new, spec) == *one]
                        disabled[new.fit.refusal(spec.key, one).is_some()] { (words.say(&format!("{name}-{one}"))) }
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
                    (drawing(&format!("{}/{}-{one}", new.game, spec.key), "picture-art"))
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
                @if new.file {
                    a.button.quiet href={ "/cards/" (new.game) ".toml" } download { (icon("download")) (words.say("new-table-download")) }
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
    let against = new.fit.against(spec.key);
    let wrong = new.wrong.as_ref().filter(|bad| bad.key == spec.key && against.is_empty());
    html! {
        @if let Some(bad) = new.fit.closed(spec.key).or(wrong) { p.why { (because(new, bad)) } }
        @for (other, bad, lock) in against {
            p.why.beside.{ "beside-" (other.word()) }.lock[lock] {
                (new.words.fill("new-not-with", &[("option", new.words.say(&format!("option-{}", other.key)).into())]))
                " " (because(new, bad))
            }
        }
    }
}

/// A reason with its clause.
fn because(new: &NewTable<'_>, bad: &BadOption) -> Markup {
    let clause = bad.message.as_ref().and_then(|message| message.clause.as_deref());
    html! {
        (reason(new.words, bad))
        @if let Some(clause) = clause {
            " " a.clause href=(clause_address(new.game, clause)) { span.sr { (new.words.say("clause-label")) " " } (clause) }
        }
    }
}
