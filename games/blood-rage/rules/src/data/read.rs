//! Reads a table of cards and refuses a bad one with the line and the reason.

use super::table::{Caption, Said};
use super::{
    AGES, Card, Cards, DEALT, Effect, Face, Kind, MOST_IN_DECK, MOST_LATE, MOST_QUESTS, MOST_VALUE, Module, OWN_CARDS,
};
use crate::names::{Figure, God};
use meadhall_engine::BadCards;
use serde::Deserialize;
use std::ops::RangeInclusive;
use toml::Spanned;

/// The table that comes with the game, as it is written.
pub const BUILT_IN: &str = include_str!("../../data/cards.toml");

/// The numbers of players.
const PLAYERS: RangeInclusive<usize> = 2..=5;
/// The most copies of a card that a number of players can add.
const MOST_COPIES: u8 = 9;
/// The longest name of an added card.
const LONGEST_ID: usize = 40;
/// The longest title or text of a card, in letters.
const LONGEST_TEXT: usize = 400;

type Result<T> = std::result::Result<T, BadCards>;

fn bad<T>(line: usize, reason: impl Into<String>) -> Result<T> {
    Err(BadCards { line, reason: reason.into() })
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum KindWord {
    Battle,
    Quest,
    Leader,
    Warrior,
    Ship,
    Monster,
    Clan,
}

/// A text in one language or more.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Texts {
    en: Option<String>,
    cs: Option<String>,
    de: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    age: u8,
    kind: KindWord,
    value: u8,
    copies: [u8; 4],
    #[serde(default)]
    effect: Effect,
    figure: Option<Figure>,
    god: Option<God>,
    #[serde(default)]
    module: Module,
    #[serde(default)]
    name: Texts,
    #[serde(default)]
    text: Texts,
}

impl Texts {
    fn said(&self, line: usize, id: &str) -> Result<Said> {
        let languages = [("en", &self.en), ("cs", &self.cs), ("de", &self.de)];
        let said: Said = languages.into_iter().filter_map(|(code, text)| Some((code, text.clone()?))).collect();
        match said.iter().find(|(_, text)| text.trim().is_empty() || text.chars().count() > LONGEST_TEXT) {
            Some((code, _)) => bad(line, format!("{code} of {id} needs from 1 to {LONGEST_TEXT} letters")),
            None => Ok(said),
        }
    }
}

impl Entry {
    fn kind(&self, line: usize) -> Result<Kind> {
        let id = &self.id;
        let kind = match (&self.kind, self.figure) {
            (KindWord::Monster, Some(figure)) if figure.is_monster() => Kind::Monster(figure),
            (KindWord::Monster, _) => {
                let monsters: Vec<_> = Figure::ALL.iter().filter(|figure| figure.is_monster()).collect();
                let words: Vec<&str> = monsters.iter().map(|figure| figure.word()).collect();
                return bad(line, format!("monster {id} needs a `figure`, one of: {}", words.join(", ")));
            }
            (_, Some(figure)) => return bad(line, format!("{id} is no monster and has no figure {figure}")),
            (KindWord::Battle, None) => Kind::Battle,
            (KindWord::Quest, None) => Kind::Quest,
            (KindWord::Leader, None) => Kind::Leader,
            (KindWord::Warrior, None) => Kind::Warrior,
            (KindWord::Ship, None) => Kind::Ship,
            (KindWord::Clan, None) => Kind::Clan,
        };
        Ok(kind)
    }

    /// The effect, if it is one of the kind's and has numbers that the rules can bear.
    fn effect(&self, line: usize, kind: Kind) -> Result<Effect> {
        let (id, effect) = (&self.id, self.effect);
        let (word, of_kind) = (effect.word(), kind.word());
        if effect == Effect::Plain && kind == Kind::Quest {
            return bad(line, format!("quest {id} needs an `effect`, one of: {}", kind.effects().join(", ")));
        }
        if effect != Effect::Plain && !kind.effects().contains(&word) {
            let known = kind.effects().join(", ");
            return bad(line, format!("{word} of {id} is no effect of the kind {of_kind}; it may have: {known}"));
        }
        let most = u16::from(MOST_VALUE);
        if effect.number().is_some_and(|number| !(1..=most).contains(&number)) {
            return bad(line, format!("{word} of {id} needs a number from 1 to {most}"));
        }
        if let Effect::Win { glory, rage, steps } = effect
            && (glory > most || rage > MOST_VALUE || steps > 1 || (glory, rage, steps) == (0, 0, 0))
        {
            return bad(line, format!("win of {id} needs glory or rage from 1 to {most}, or steps = 1"));
        }
        let ship = kind == Kind::Monster(Figure::SeaSerpent);
        if (effect == Effect::CountsAsShip) != ship {
            return bad(line, format!("{id}: the sea-serpent, and no other figure, has the effect counts-as-ship"));
        }
        if effect == Effect::TakeCards && self.age != AGES {
            return bad(line, format!("{id}: take-cards is an effect for age {AGES} only"));
        }
        if effect.is_of_mystics() && self.module != Module::Mystics {
            return bad(line, format!("{id}: {word} needs module = \"mystics\""));
        }
        Ok(effect)
    }

    fn face(&self, line: usize) -> Result<Face> {
        let id = &self.id;
        let kind = self.kind(line)?;
        if !(1..=AGES).contains(&self.age) {
            return bad(line, format!("the age of {id} is 1, 2 or 3, not {}", self.age));
        }
        if self.value > MOST_VALUE {
            return bad(line, format!("the value of {id} is at most {MOST_VALUE}, not {}", self.value));
        }
        if self.copies == [0; 4] || self.copies.iter().any(|&copies| copies > MOST_COPIES) {
            return bad(line, format!("{id} needs at least one copy, and at most {MOST_COPIES} in each number"));
        }
        let effect = self.effect(line, kind)?;
        let Entry { age, value, copies, module, god, .. } = *self;
        Ok(Face { age, kind, value, copies, module, effect, god })
    }
}

/// Whether a card of one's own may have this name.
fn is_name(id: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(letter) && !id.starts_with("own-")
}

impl Cards {
    /// Reads a table and refuses a bad one with the line and the reason.
    pub fn parse(text: &str) -> Result<Cards> {
        let line_at = |offset: usize| BadCards::line_at(text, offset);
        let file: File = toml::from_str(text).map_err(|error| {
            BadCards::at(text, error.span().map_or(0, |span| span.start), error.message().replace('\n', " "))
        })?;
        let mut cards = Cards::default();
        text.clone_into(&mut cards.written);
        let mut own = 0;
        for entry in &file.card {
            cards.add(line_at(entry.span().start), entry.get_ref(), &mut own)?;
        }
        cards.there.sort_unstable();
        let last = |age: u8| {
            let of_age = file.card.iter().rfind(|entry| entry.get_ref().age == age);
            of_age.or(file.card.last()).map_or(1, |entry| line_at(entry.span().start))
        };
        for age in 1..=AGES {
            if let Some(reason) = cards.lack_of(age) {
                return bad(last(age), reason);
            }
        }
        let late = cards.count(Face::is_late);
        if late > MOST_LATE {
            return bad(last(AGES), format!("at most {MOST_LATE} cards may have the effect late, not {late}"));
        }
        cards.take_fingerprint();
        Ok(cards)
    }

    fn add(&mut self, line: usize, entry: &Entry, own: &mut usize) -> Result<()> {
        let id = &entry.id;
        if self.find(id).is_some() {
            return bad(line, format!("the id {id} stands here a second time"));
        }
        let card = match id.parse::<Card>() {
            Ok(card) if !card.is_own() => card,
            _ if !is_name(id) => {
                let form = "lower-case letters, digits and hyphens, and does not begin with own-";
                return bad(line, format!("`{id}` is no name for a card: it has from 1 to {LONGEST_ID} {form}"));
            }
            _ => {
                *own += 1;
                match Card::own(*own - 1) {
                    Some(card) => card,
                    None => return bad(line, format!("{id} is one too many: a table may add {OWN_CARDS} cards")),
                }
            }
        };
        let face = entry.face(line)?;
        if let Some(figure) = face.monster()
            && let Some(other) = self.of_monster(figure)
        {
            return bad(line, format!("the figure {figure} of {id} belongs to {other} already"));
        }
        let caption =
            Caption { card, id: id.clone(), name: entry.name.said(line, id)?, text: entry.text.said(line, id)? };
        if card.is_own() || !caption.name.is_empty() || !caption.text.is_empty() {
            self.captions.push(caption);
        }
        self.quests |= u128::from(face.is_quest()) << card.index();
        self.faces[card.index()] = face;
        self.there.push(card);
        Ok(())
    }

    /// The copies of some cards with five players and every module.
    fn count(&self, which: impl Fn(&Face) -> bool) -> usize {
        let copies = |face: &Face| usize::from(face.copies_for(*PLAYERS.end())) + usize::from(face.has_twin());
        self.faces().filter(|(_, face)| which(face)).map(|(_, face)| copies(face)).sum()
    }

    /// What is wrong with the deck of an age as a whole.
    fn lack_of(&self, age: u8) -> Option<String> {
        for players in PLAYERS {
            let in_box = self.faces().filter(|(_, face)| face.age == age && face.module == Module::Box);
            let count: usize = in_box.map(|(_, face)| usize::from(face.copies_for(players))).sum();
            let needed = DEALT * players;
            if count < needed {
                return Some(format!(
                    "age {age} needs {needed} cards for {players} players without the modules, not {count}"
                ));
            }
        }
        let (all, quests) = (self.count(|face| face.age == age), self.count(|face| face.age == age && face.is_quest()));
        if all > MOST_IN_DECK {
            return Some(format!(
                "age {age} may have {MOST_IN_DECK} cards with five players and the modules, not {all}"
            ));
        }
        (quests > MOST_QUESTS).then(|| format!("age {age} may have {MOST_QUESTS} quests, not {quests}"))
    }
}
