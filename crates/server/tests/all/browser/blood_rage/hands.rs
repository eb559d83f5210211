//! What a seat of Blood Rage may know at a moment, and what must not be told to it.

use crate::support::book::Page;
use meadhall_blood_rage::{BloodRage, Card, Cards, Cause, Event, Kind, Place, Position, Region, Slot};
use meadhall_engine::{Game, Options, Seat, Viewer};
use meadhall_words::{Lang, Words};
use std::collections::BTreeSet;

/// The truth behind a table at one of its versions.
pub struct Truth {
    rules: BloodRage,
    pub position: Position,
    /// What has happened up to here.
    pub events: Vec<Event>,
    /// What has happened with the last step.
    pub last: Vec<Event>,
}

/// The cards that an event shows to everybody.
fn shown(event: &Event) -> Vec<Card> {
    let of = |cause: Cause| match cause {
        Cause::Quest(card) | Cause::Release(card) | Cause::Card(card) => vec![card],
        _ => vec![],
    };
    match *event {
        Event::Upgraded { card, replaced, .. } => [Some(card), replaced].into_iter().flatten().collect(),
        Event::Stolen { card, .. } | Event::Quest { card, .. } => vec![card],
        Event::Revealed(_, card) | Event::Recovered(_, card) => vec![card],
        Event::Discarded(_, card) | Event::Returned(_, card) => vec![card],
        Event::Destroyed { cause, .. } => of(cause),
        Event::Gained(_, _, cause) | Event::Lost(_, _, cause) => of(cause),
        Event::Calmed(_, _, cause) | Event::Enraged(_, _, cause) => of(cause),
        _ => vec![],
    }
}

impl Truth {
    /// What the store says of a version.
    pub fn at(page: &Page, version: i64) -> Truth {
        let options: Options = serde_json::from_str(&page.table.options).expect("options");
        let start: serde_json::Value =
            serde_json::from_str(page.table.start.as_deref().expect("a start")).expect("JSON");
        let mut truth = Truth {
            rules: BloodRage::open(page.seats.len(), &options).expect("rules"),
            position: serde_json::from_value(start["moment"]["position"].clone()).expect("a position"),
            events: serde_json::from_value(start["opening"].clone()).expect("events"),
            last: vec![],
        };
        for turn in page.turns.iter().filter(|turn| turn.version <= version) {
            let told: Vec<Event> = serde_json::from_str(&turn.events).expect("events");
            truth.position = serde_json::from_str(&turn.position).expect("a position");
            truth.events.extend(&told);
            if turn.version == version {
                truth.last.extend(told);
            }
        }
        truth
    }

    /// Everything that a seat holds in secret.
    fn held(&self, seat: Seat) -> Vec<Card> {
        let secret = self.position.secret(seat);
        secret.hand.iter().chain(secret.quests.iter()).chain(secret.picks.iter()).chain(secret.chosen).collect()
    }

    /// The cards whose faces a seat may see.
    pub fn known(&self, seat: Seat) -> BTreeSet<Card> {
        let view = self.rules.view(&self.position, Viewer::Seat(seat));
        let pack = view.pack(&self.rules).into_iter().flat_map(|pack| pack.iter().collect::<Vec<_>>());
        let sheets = Seat::all(self.rules.seats()).map(|seat| self.position.table.sheet(seat));
        let slots = sheets.flat_map(|sheet| Slot::ALL.into_iter().filter_map(|slot| sheet.slot(slot)));
        let open = self.events.iter().flat_map(shown);
        self.held(seat).into_iter().chain(pack).chain(slots).chain(open).collect()
    }

    /// The cards that a seat may be reminded of: those that it knows, and those that went through its hands in the draft.
    pub fn remembered(&self, seat: Seat) -> BTreeSet<Card> {
        let view = self.rules.view(&self.position, Viewer::Seat(seat));
        let packs = view.own.iter().flat_map(|own| own.packs);
        let passed = packs.flat_map(|pack| pack.between.iter().chain(pack.rest.iter()).collect::<Vec<_>>());
        self.known(seat).into_iter().chain(passed).collect()
    }

    /// The cards that others hold and a seat must not see. What is known under the same name does not count.
    pub fn hidden(&self, seat: Seat, known: &BTreeSet<Card>) -> BTreeSet<Card> {
        let known: BTreeSet<&str> = known.iter().map(|card| card.id()).collect();
        let others = Seat::all(self.rules.seats()).filter(|other| *other != seat);
        others.flat_map(|other| self.held(other)).filter(|card| !known.contains(card.id())).collect()
    }
}

/// A drawing that shows a few cards only.
fn drawing(card: Card) -> Option<String> {
    let gods = ["tyr", "odin", "thor", "loki", "frigga", "heimdall"];
    match Cards::built_in()[card].kind {
        Kind::Monster(figure) => Some(format!("figure-{figure}")),
        Kind::Leader | Kind::Warrior | Kind::Ship => None,
        _ => gods.iter().find(|god| card.word().starts_with(&format!("{god}s-"))).map(|god| format!("god-{god}")),
    }
}

/// A page without what it says of the draft, and that by itself.
pub fn apart(body: &str) -> (String, &str) {
    let start = body.find("id=\"memory\"").and_then(|at| body[..at].rfind('<'));
    let Some((start, length)) = start.and_then(|start| Some((start, body[start..].find("</div>")?))) else {
        return (body.to_owned(), "");
    };
    (format!("{}{}", &body[..start], &body[start + length..]), &body[start..start + length])
}

/// Reads everything that reached somebody for cards that must not be there.
pub struct Reader {
    words: &'static Words,
    /// Names that are also those of places and regions.
    ordinary: BTreeSet<String>,
}

impl Reader {
    pub fn new(lang: Lang) -> Reader {
        let words = crate::support::words_of(lang, BloodRage::ID);
        let places = Place::provinces().chain(Place::fjords()).map(|place| words.say(&format!("place-{place}")));
        let regions = Region::ALL.into_iter().map(|region| words.say(&format!("region-{region}")));
        Reader { words, ordinary: places.chain(regions).collect() }
    }

    fn name(&self, card: Card) -> String {
        self.words.say(&format!("card-{}", card.id()))
    }

    /// The text without what may be said of known cards.
    fn without(&self, text: &str, known: &BTreeSet<Card>) -> String {
        let effects = known.iter().map(|card| self.words.say(&format!("card-{}-effect", card.id())));
        let mut said: Vec<String> = effects.chain(known.iter().map(|card| self.name(*card))).collect();
        said.sort_by_key(|text| std::cmp::Reverse(text.len()));
        said.iter().fold(text.to_owned(), |text, known| text.replace(known.as_str(), ""))
    }

    /// How a text tells of a card: its name, its written form or its drawing.
    fn mark(&self, text: &str, card: Card, known: &BTreeSet<Card>) -> Option<String> {
        let written = [" {}\"", "\"{}\"", " {},", "card-{}-", "use-{}\"", "card-{}\""]
            .map(|form| form.replace("{}", card.word()));
        let name = Some(self.name(card)).filter(|name| !self.ordinary.contains(name));
        let picture = drawing(card).filter(|_| !known.iter().any(|other| drawing(*other) == drawing(card)));
        let picture = picture.map(|picture| format!("#{picture}\""));
        written.into_iter().chain(name).chain(picture).find(|mark| text.contains(mark.as_str()))
    }

    /// The first of these cards that a text tells of, and how.
    pub fn betrayed(&self, text: &str, hidden: &BTreeSet<Card>, known: &BTreeSet<Card>) -> Option<(Card, String)> {
        let text = self.without(text, known);
        hidden.iter().find_map(|card| Some((*card, self.mark(&text, *card, known)?)))
    }

    /// Whether a text tells of a card at all.
    pub fn tells(&self, text: &str, card: Card) -> bool {
        self.mark(text, card, &BTreeSet::new()).is_some()
    }
}
