//! The options of a new table in their groups: modules as cards, variants, the rest.

mod field;

use super::model::NewTable;
use field::field;
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_engine::{BadOption, OptionSpec};
use meadhall_games::GameEntry;
use meadhall_words::Words;

/// If more options than this are closed for the same reason, a line names them all.
const CROWD: usize = 3;

/// Where an option stands on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// What one player alone fights.
    Solo,
    /// An expansion, with a drawing.
    Module,
    /// Another way to play.
    Variant,
    /// The rest.
    Table,
}

fn group(game: &GameEntry, spec: &OptionSpec) -> Group {
    match spec.key {
        key if game.board.solo_options.contains(&key) => Group::Solo,
        key if is_module(game, key) => Group::Module,
        _ if is_switch(spec) => Group::Variant,
        _ => Group::Table,
    }
}

/// Whether an option is on or off.
fn is_switch(spec: &OptionSpec) -> bool {
    !spec.free && spec.values.len() == 2 && ["on", "off"].iter().all(|value| spec.values.contains(value))
}

/// Whether an option is a module of its game.
fn is_module(game: &GameEntry, key: &str) -> bool {
    game.board.option_picture(key, None).is_some()
}

/// Why an option is refused, in words.
pub fn reason(words: &Words, bad: &BadOption) -> String {
    bad.message.as_ref().map_or_else(|| bad.reason.clone(), |message| words.tell(message, &|_| String::new()))
}

/// All options of a game, in their groups.
pub fn options(new: &NewTable<'_>) -> Markup {
    let words = new.words;
    let of = |wanted| new.game.rules.options.iter().filter(move |spec| group(new.game, spec) == wanted);
    let folded = Folded::of(new);
    let foes: Vec<&OptionSpec> = of(Group::Solo).filter(|spec| new.compatibility.closed(spec.key).is_none()).collect();
    let modules: Vec<&OptionSpec> = of(Group::Module).filter(|spec| !folded.holds(spec.key)).collect();
    let variants: Vec<&OptionSpec> = of(Group::Variant).filter(|spec| !folded.holds(spec.key)).collect();
    // Who is alone begins.
    let shown = |spec: &&OptionSpec| spec.key != "clans" && (spec.key != "start" || new.seats > 1);
    let rest: Vec<&OptionSpec> = of(Group::Table).filter(shown).collect();
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
        // Clans are chosen seat by seat; the script gathers them here.
        @if !new.clans.is_empty() { input type="hidden" name="option-clans" value="random"; }
        @if !rest.is_empty() {
            fieldset.two {
                legend { (words.say("lobby-options")) }
                @for spec in rest { (field(new, spec)) }
            }
        }
    }
}

/// Options that are closed and stand in a line with their reason: where many share one, and where no variant is open.
struct Folded<'a>(Vec<(&'a BadOption, Vec<&'static str>)>);

impl<'a> Folded<'a> {
    fn of(new: &'a NewTable<'_>) -> Folded<'a> {
        let variant = |key: &str| {
            new.game.rules.options.iter().any(|spec| spec.key == key && group(new.game, spec) == Group::Variant)
        };
        let shown = |spec: &&OptionSpec| matches!(group(new.game, spec), Group::Module | Group::Variant);
        let mut reasons: Vec<(&BadOption, Vec<&'static str>)> = Vec::new();
        for spec in new.game.rules.options.iter().filter(shown) {
            let Some(bad) = new.compatibility.closed(spec.key) else { continue };
            match reasons.iter_mut().find(|(known, _)| known.reason == bad.reason) {
                Some((_, keys)) => keys.push(spec.key),
                None => reasons.push((bad, vec![spec.key])),
            }
        }
        let no_variant = new
            .game
            .rules
            .options
            .iter()
            .all(|spec| !variant(spec.key) || new.compatibility.closed(spec.key).is_some());
        reasons.retain(|(_, keys)| keys.len() > CROWD || (no_variant && keys.iter().all(|key| variant(key))));
        Folded(reasons)
    }

    fn holds(&self, key: &str) -> bool {
        self.0.iter().any(|(_, keys)| keys.contains(&key))
    }

    fn lines(&self, new: &NewTable<'_>) -> Markup {
        let names = |keys: &[&str]| keys.iter().map(|key| new.words.say(&format!("option-{key}"))).collect();
        html! { @for (bad, keys) in &self.0 { p.why.note { (new.words.list(names(keys))) ": " (because(new, bad)) } } }
    }
}

/// The address of this form with so many seats and these options.
pub fn address(new: &NewTable<'_>, seats: usize, options: &[(&str, &str)]) -> String {
    let options: String = options.iter().map(|(key, value)| format!("&option-{key}={value}")).collect();
    format!("/new?game={}&seats={seats}{options}", new.game.id())
}

/// The listed options that were given, as far as they are not the defaults.
pub fn chosen<'a>(new: &'a NewTable<'_>) -> Vec<(&'static str, &'a str)> {
    let listed = new.game.rules.options.iter().filter(|spec| !spec.free);
    let value = |spec: &OptionSpec| {
        let given = new.given.get(&format!("option-{}", spec.key))?.as_str();
        spec.values[1..].contains(&given).then_some((spec.key, given))
    };
    listed.filter_map(value).collect()
}

/// The bare game, and as many modules as fit together.
fn presets(new: &NewTable<'_>) -> Markup {
    let all = new.compatibility.everything(|key| is_module(new.game, key));
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
    let board = new.game.board;
    let Some(art) = board.option_picture("solo", None).filter(|_| new.seats > 1 && new.game.rules.seats.0 == 1) else {
        return html! {};
    };
    html! {
        a.option.module href=(address(new, 1, &[])) {
            (board.assets().drawing(&art, "module-art"))
            strong { (new.words.say("option-solo")) (icon("arrow-right")) }
            p.hint { (new.words.say("option-solo-help")) }
        }
    }
}

/// A reason with its clause.
fn because(new: &NewTable<'_>, bad: &BadOption) -> Markup {
    let clause = bad.message.as_ref().and_then(|message| message.clause.as_deref());
    html! {
        (reason(new.words, bad))
        @if let Some(clause) = clause {
            " " a.clause href=(new.game.board.rulebook().clause_address(clause)) { span.sr { (new.words.say("clause-label")) " " } (clause) }
        }
    }
}
