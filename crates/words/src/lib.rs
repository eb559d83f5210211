//! Every word a player reads, in English, Czech and German.
//!
//! A game says what it has to say as a [`Message`]: a key with what fills its placeholders. [`Words`] puts it into a
//! language. What every page and every terminal says stands in `locales/` here; what one room of a game says lives in its own
//! crate as [`Texts`].

pub mod clauses;
mod lang;
mod ties;

pub use lang::Lang;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use meadhall_engine::{Arg, Message, Seat};
use std::sync::OnceLock;

/// The words of the house, by language: each file of `locales/<language>/`.
pub const HOUSE: [(&str, &[&str]); 3] = [
    (
        "en",
        &[
            include_str!("../locales/en/house.ftl"),
            include_str!("../locales/en/pages.ftl"),
            include_str!("../locales/en/terminal.ftl"),
            include_str!("../locales/en/sheets.ftl"),
            include_str!("../locales/en/advice.ftl"),
            include_str!("../locales/en/reasons.ftl"),
            include_str!("../locales/en/puzzles.ftl"),
            include_str!("../locales/en/learn.ftl"),
            include_str!("../locales/en/story.ftl"),
            include_str!("../locales/en/hall.ftl"),
            include_str!("../locales/en/settings.ftl"),
            include_str!("../locales/en/feast.ftl"),
            include_str!("../locales/en/choices.ftl"),
            include_str!("../locales/en/plain.ftl"),
            include_str!("../locales/en/command.ftl"),
            include_str!("../locales/en/drawn.ftl"),
            include_str!("../locales/en/people.ftl"),
            include_str!("../locales/en/clocks.ftl"),
            include_str!("../locales/en/notices.ftl"),
            include_str!("../locales/en/company.ftl"),
        ],
    ),
    (
        "cs",
        &[
            include_str!("../locales/cs/house.ftl"),
            include_str!("../locales/cs/pages.ftl"),
            include_str!("../locales/cs/terminal.ftl"),
            include_str!("../locales/cs/sheets.ftl"),
            include_str!("../locales/cs/advice.ftl"),
            include_str!("../locales/cs/reasons.ftl"),
            include_str!("../locales/cs/puzzles.ftl"),
            include_str!("../locales/cs/learn.ftl"),
            include_str!("../locales/cs/story.ftl"),
            include_str!("../locales/cs/hall.ftl"),
            include_str!("../locales/cs/settings.ftl"),
            include_str!("../locales/cs/feast.ftl"),
            include_str!("../locales/cs/choices.ftl"),
            include_str!("../locales/cs/plain.ftl"),
            include_str!("../locales/cs/command.ftl"),
            include_str!("../locales/cs/drawn.ftl"),
            include_str!("../locales/cs/people.ftl"),
            include_str!("../locales/cs/clocks.ftl"),
            include_str!("../locales/cs/notices.ftl"),
            include_str!("../locales/cs/company.ftl"),
        ],
    ),
    (
        "de",
        &[
            include_str!("../locales/de/house.ftl"),
            include_str!("../locales/de/pages.ftl"),
            include_str!("../locales/de/terminal.ftl"),
            include_str!("../locales/de/sheets.ftl"),
            include_str!("../locales/de/advice.ftl"),
            include_str!("../locales/de/reasons.ftl"),
            include_str!("../locales/de/puzzles.ftl"),
            include_str!("../locales/de/learn.ftl"),
            include_str!("../locales/de/story.ftl"),
            include_str!("../locales/de/hall.ftl"),
            include_str!("../locales/de/settings.ftl"),
            include_str!("../locales/de/feast.ftl"),
            include_str!("../locales/de/choices.ftl"),
            include_str!("../locales/de/plain.ftl"),
            include_str!("../locales/de/command.ftl"),
            include_str!("../locales/de/drawn.ftl"),
            include_str!("../locales/de/people.ftl"),
            include_str!("../locales/de/clocks.ftl"),
            include_str!("../locales/de/notices.ftl"),
            include_str!("../locales/de/company.ftl"),
        ],
    ),
];

/// A file of texts in each language, from `<folder><language>/<file>` beside the source file.
#[macro_export]
macro_rules! locales {
    ($folder:literal, $file:literal) => {
        [
            ("en", include_str!(concat!($folder, "en/", $file))),
            ("cs", include_str!(concat!($folder, "cs/", $file))),
            ("de", include_str!(concat!($folder, "de/", $file))),
        ]
    };
}

/// A text in each language, by the language's code.
pub type Locales = [(&'static str, &'static str); 3];

/// Texts in every language, over those of the house: what one room of a game says. They are read when first asked for.
///
/// ```
/// use meadhall_words::{Lang, Texts};
///
/// static TEXTS: Texts = Texts::new(&[[("en", "hello = Hello"), ("cs", "hello = Ahoj"), ("de", "hello = Hallo")]]);
/// assert_eq!(TEXTS.words(Lang::Cs).say("hello"), "Ahoj");
/// ```
pub struct Texts {
    files: &'static [Locales],
    tied: bool,
    words: OnceLock<Vec<Words>>,
}

impl Texts {
    /// These files, of which a later one wins over an earlier one, as plain text for terminals and programs.
    pub const fn new(files: &'static [Locales]) -> Texts {
        Texts { files, tied: false, words: OnceLock::new() }
    }

    /// These files, of which a later one wins over an earlier one, for pages: non-breaking spaces stand where a line must
    /// not break.
    pub const fn for_pages(files: &'static [Locales]) -> Texts {
        Texts { files, tied: true, words: OnceLock::new() }
    }

    /// The files.
    pub fn files(&self) -> &'static [Locales] {
        self.files
    }

    /// The words of a language.
    pub fn words(&'static self, lang: Lang) -> &'static Words {
        let read = |lang| Words::read(lang, self.files, self.tied);
        let all = self.words.get_or_init(|| Lang::ALL.into_iter().map(read).collect());
        all.iter().find(|words| words.lang == lang).unwrap_or(&all[0])
    }
}

/// The words of one language, for one game or for the house alone.
pub struct Words {
    lang: Lang,
    tied: bool,
    bundle: FluentBundle<FluentResource>,
}

/// A placeholder's name with its value.
pub type Value<'a> = (&'a str, FluentValue<'a>);

impl Words {
    /// The words of the house, for pages.
    pub fn house(lang: Lang) -> &'static Words {
        static HOUSE_ALONE: Texts = Texts::for_pages(&[]);
        HOUSE_ALONE.words(lang)
    }

    fn read(lang: Lang, own: &[Locales], tied: bool) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Isolation marks are invisible on pages but would end up in logs, tests and the terminal.
        bundle.set_use_isolating(false);
        let house = HOUSE.iter().filter(|(code, _)| *code == lang.code()).flat_map(|(_, files)| files.iter());
        let own = own.iter().flatten().filter(|(code, _)| *code == lang.code()).map(|(_, text)| text);
        for text in house.chain(own) {
            // A file with an error still gives its good entries; a test finds the error.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, tied, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a key without placeholders. An unknown key shows itself in brackets, so that it is seen and mended.
    pub fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The text of a key with its placeholders filled.
    pub fn fill(&self, key: &str, values: &[Value<'_>]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        self.format(key, &args)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            Some(pattern) => {
                let text = self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned();
                if self.tied { ties::tied(self.lang, text) } else { text }
            }
            None => format!("[{key}]"),
        }
    }

    /// A message of a game in words; `names` knows who sits where.
    pub fn tell(&self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(name.to_string(), self.value(arg, names));
        }
        self.format(&message.key, &args)
    }

    fn value(&self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::List(items) => {
                let texts = items.iter().map(|item| self.text(item, names)).collect();
                FluentValue::from(self.list(texts))
            }
            other => FluentValue::from(self.text(other, names)),
        }
    }

    fn text(&self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => names(*seat),
            Arg::Word(key) => self.say(key),
            Arg::Text(text) => text.clone(),
            Arg::Said(texts) => {
                let own = texts.iter().find(|(code, _)| code == self.lang.code());
                own.or(texts.first()).map(|(_, text)| text.clone()).unwrap_or_default()
            }
            Arg::Nested(message) => self.tell(message, names),
            Arg::List(items) => self.list(items.iter().map(|item| self.text(item, names)).collect()),
        }
    }

    /// Several things as the language lists them.
    pub fn list(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return String::new() };
        let Some(mut text) = items.pop() else { return last };
        while let Some(first) = items.pop() {
            text = self.fill("list-join", &[("first", first.into()), ("rest", text.into())]);
        }
        self.fill("list-last", &[("first", text.into()), ("last", last.into())])
    }
}
