//! Whether nothing that a view holds is kept from somebody who listens: each of its values is changed, one at a time, and
//! what is told has to change with it.

use super::begin;
use crate::plain::settings::Settings;
use crate::plain::spoken::{Spoken, TellContext};
use crate::plain::talk::Talk;
use crate::play::Player;
use crate::screen::ViewOf;
use meadhall_engine::{Chance, Quick, Seat, Viewer, Wording};
use meadhall_words::Lang;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// So many values of a kind are remembered, to put one in the place of another.
const SAMPLES: usize = 8;
/// A kind of value that was told so often is told.
const ENOUGH: usize = 3;
/// So often a kind is tried in one view.
const TRIES: usize = 5;

/// What became of one kind of value, such as the Glory of a sheet: `table.sheets[].glory`.
#[derive(Default)]
struct Kind {
    samples: Vec<Value>,
    told: usize,
    tried: usize,
}

/// The kinds of values that the views of a game hold, and which of them can be heard.
pub struct Untold {
    /// Kinds that are no facts of their own.
    excepted: &'static [&'static str],
    kinds: BTreeMap<String, Kind>,
}

/// A step from a value to one in it.
#[derive(Clone)]
enum Part {
    Key(String),
    Index(usize),
}

impl Untold {
    /// Nothing heard yet; kinds that are no facts of their own are excepted.
    pub fn new(excepted: &'static [&'static str]) -> Untold {
        Untold { excepted, kinds: BTreeMap::new() }
    }

    /// Plays a whole game at random and listens at every seat before it decides.
    ///
    /// # Panics
    /// If the game cannot be played, or a view cannot be written.
    pub fn hear_a_game<S: Spoken>(&mut self, (players, set, seed): (usize, &str, u64), lang: Lang, folder: &Path)
    where
        ViewOf<S>: DeserializeOwned,
    {
        let seats = vec![Player::Person; players];
        let mut talk = Talk::new(begin::<S>(seats, set, seed, folder), lang, Settings::BRIEF);
        let mut chance = Quick::new(seed);
        while let Some(seat) = talk.session().waiting_people().first() {
            self.listen(&talk, seat);
            let legal = talk.session().table().legal(seat);
            let choice = legal[chance.index(legal.len())];
            assert!(talk.session_mut().decide(seat, choice).is_ok(), "a legal choice is refused");
        }
    }

    /// Changes every value of what a seat sees now, and listens whether anything is told differently.
    fn listen<S: Spoken>(&mut self, talk: &Talk<S>, seat: Seat)
    where
        ViewOf<S>: DeserializeOwned,
    {
        let view: ViewOf<S> = talk.session().table().view(Viewer::Seat(seat));
        let whole = serde_json::to_value(&view).expect("a view can be written");
        let mut places = Vec::new();
        walk(&whole, &mut Vec::new(), &mut places);
        for place in &places {
            self.remember(&kind_of(place), value_at(&whole, place));
        }
        let told = everything(talk, &view);
        let mut tries: BTreeMap<String, usize> = BTreeMap::new();
        for place in &places {
            let kind = kind_of(place);
            if self.excepted.contains(&kind.as_str()) {
                continue;
            }
            for other in self.others(&kind, value_at(&whole, place)) {
                let tries = tries.entry(kind.clone()).or_default();
                if *tries >= TRIES || self.kinds[&kind].told >= ENOUGH {
                    break;
                }
                let mut changed = whole.clone();
                *value_at_mut(&mut changed, place) = other;
                let Ok(changed) = serde_json::from_value::<ViewOf<S>>(changed) else { continue };
                // A changed view may be one that no game has: what cannot be told at all proves nothing.
                let Ok(heard) = catch_unwind(AssertUnwindSafe(|| everything(talk, &changed))) else { continue };
                *tries += 1;
                let found = self.kinds.entry(kind.clone()).or_default();
                found.tried += 1;
                found.told += usize::from(heard != told);
            }
        }
    }

    /// The kinds of values that nothing told depends on.
    pub fn silent(&self) -> Vec<&str> {
        self.named(|kind| kind.tried > 0 && kind.told == 0)
    }

    /// The kinds of values that something told depends on.
    pub fn told(&self) -> Vec<&str> {
        self.named(|kind| kind.told > 0)
    }

    fn named(&self, fits: impl Fn(&Kind) -> bool) -> Vec<&str> {
        self.kinds.iter().filter(|(_, kind)| fits(kind)).map(|(name, _)| name.as_str()).collect()
    }

    fn remember(&mut self, kind: &str, value: &Value) {
        let samples = &mut self.kinds.entry(kind.to_owned()).or_default().samples;
        if samples.len() < SAMPLES && !samples.contains(value) {
            samples.push(value.clone());
        }
    }

    /// What could stand in the place of a value: its neighbours, and others of its kind.
    fn others(&self, kind: &str, value: &Value) -> Vec<Value> {
        let mut others = match value {
            Value::Bool(holds) => vec![Value::Bool(!holds)],
            Value::Number(number) => {
                let number = number.as_i64().unwrap_or_default();
                vec![Value::from(number + 1), Value::from(number - 1)]
            }
            Value::Array(items) if !items.is_empty() => vec![Value::from(items[..items.len() - 1].to_vec())],
            _ => Vec::new(),
        };
        let samples = self.kinds.get(kind).map_or(&[][..], |kind| &kind.samples);
        others.extend(samples.iter().filter(|sample| *sample != value).cloned());
        others
    }
}

/// Everything that can be asked of a view.
fn everything<S: Spoken>(talk: &Talk<S>, view: &ViewOf<S>) -> String {
    let words = talk.words();
    let labels = talk.session().player_labels(words);
    let context: TellContext<'_, S> =
        TellContext { game: talk.session().table().game(), view, words, player_labels: &labels };
    let mut lines = vec![S::stage(context.game, view, words)];
    lines.push(words.tell(&context.game.prompt(view), &|seat| S::name(view, seat, words)));
    lines.extend(S::situation(&context));
    lines.extend([S::hand(&context), S::score(&context), S::fight(&context)].into_iter().flat_map(|told| told.whole));
    lines.extend(S::topics(&context).into_iter().map(|topic| topic.whole));
    lines.join("\n")
}

/// The places of all values: those that hold nothing else, lists, and what may be missing.
fn walk(value: &Value, at: &mut Vec<Part>, places: &mut Vec<Vec<Part>>) {
    places.push(at.clone());
    match value {
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                at.push(Part::Index(n));
                walk(item, at, places);
                at.pop();
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                at.push(Part::Key(key.clone()));
                walk(field, at, places);
                at.pop();
            }
        }
        _ => {}
    }
}

fn kind_of(place: &[Part]) -> String {
    let mut kind = String::new();
    for part in place {
        match part {
            Part::Index(_) => kind.push_str("[]"),
            Part::Key(key) if kind.is_empty() => kind.push_str(key),
            Part::Key(key) => {
                kind.push('.');
                kind.push_str(key);
            }
        }
    }
    kind
}

fn value_at<'a>(whole: &'a Value, place: &[Part]) -> &'a Value {
    place.iter().fold(whole, |value, part| match part {
        Part::Key(key) => &value[key],
        Part::Index(n) => &value[n],
    })
}

fn value_at_mut<'a>(whole: &'a mut Value, place: &[Part]) -> &'a mut Value {
    place.iter().fold(whole, |value, part| match part {
        Part::Key(key) => &mut value[key],
        Part::Index(n) => &mut value[n],
    })
}
