//! Answers that a player has left with a table.

use crate::{Game, Seat};
use std::fmt;

/// Answers that a player may leave with the table. Without any, there are none.
pub trait StandingAnswers: Game {
    /// Answers that a player may leave with the table, so that questions which are put to everybody only to hide who
    /// holds a card need not interrupt her. Keys of the locale files as `standing-<key>`.
    const STANDING: &'static [&'static str] = &[];

    /// The word for a stretch of the game to which such an answer may be limited, such as `age`; keys of the locale files as
    /// `standing-<key>-<word>`. None if there is only the whole game.
    const STRETCH: Option<&'static str> = None;

    /// The choice that a standing answer (one of [`StandingAnswers::STANDING`]) gives here, if it gives one.
    fn standing_answer(&self, position: &Self::Position, seat: Seat, standing: &str) -> Option<Self::Action> {
        let _ = (position, seat, standing);
        None
    }

    /// Which stretch of the game this is ([`StandingAnswers::STRETCH`]); another number in each.
    fn stretch(&self, position: &Self::Position) -> u32 {
        let _ = position;
        0
    }
}

/// The answers that a player has left with a table, in written form: `never-help, never-add@2`. A number says for which stretch
/// of the game ([`StandingAnswers::STRETCH`]) an answer holds; without one it holds to the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing(Vec<(String, Option<u32>)>);

/// A standing answer that a player may leave or take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingOffer {
    /// Its written form.
    pub written: String,
    /// The key of its words in the locale files.
    pub label: String,
    /// Whether it has been left.
    pub left: bool,
    /// Whether it would answer what the seat is asked now.
    pub fits: bool,
}

/// The question that a key answers: `always-show` and `never-show` answer the same.
fn question(key: &str) -> &str {
    key.split_once('-').map_or(key, |(_, question)| question)
}

fn read(written: &str) -> Option<(String, Option<u32>)> {
    match written.split_once('@') {
        Some((key, stretch)) => Some((key.to_owned(), Some(stretch.parse().ok()?))),
        None => Some((written.to_owned(), None)),
    }
}

impl Standing {
    /// Reads answers as they were written; what cannot be read was never left.
    pub fn parse(text: &str) -> Standing {
        Standing(text.split(',').map(str::trim).filter(|part| !part.is_empty()).filter_map(read).collect())
    }

    /// Whether none has been left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The choice that they give a seat here, if they give one.
    pub fn answer<G: StandingAnswers>(&self, game: &G, position: &G::Position, seat: Seat) -> Option<G::Action> {
        let now = game.stretch(position);
        let holds = |stretch: Option<u32>| stretch.is_none_or(|stretch| stretch == now);
        self.0
            .iter()
            .filter(|(_, stretch)| holds(*stretch))
            .find_map(|(key, _)| game.standing_answer(position, seat, key))
    }

    /// Leaves an answer by its written form, in the place of any other to the same question, or takes it back. False, and
    /// nothing changes, if the game knows no such answer here.
    pub fn set<G: StandingAnswers>(&mut self, game: &G, position: &G::Position, written: &str, left: bool) -> bool {
        let Some((key, stretch)) = read(written) else { return false };
        let now = game.stretch(position);
        let known = G::STANDING.contains(&key.as_str());
        if !known || left && stretch.is_some_and(|stretch| G::STRETCH.is_none() || stretch != now) {
            return false;
        }
        let over = |stretch: Option<u32>| stretch.is_some_and(|stretch| stretch != now);
        self.0.retain(|(other, until)| question(other) != question(&key) && !over(*until));
        if left {
            self.0.push((key, stretch));
        }
        true
    }

    /// All answers that may be left with a game here, each for the stretch that is on, where the game has such, and to the end.
    pub fn offers<G: StandingAnswers>(&self, game: &G, position: &G::Position, seat: Seat) -> Vec<StandingOffer> {
        let stretch = G::STRETCH.map(|word| (Some(game.stretch(position)), format!("-{word}")));
        let scopes: Vec<(Option<u32>, String)> = stretch.into_iter().chain([(None, String::new())]).collect();
        let offer = |key: &&str| {
            let fits = game.standing_answer(position, seat, key).is_some();
            let offer = |(stretch, word): &(Option<u32>, String)| StandingOffer {
                written: stretch.map_or_else(|| (*key).to_owned(), |stretch| format!("{key}@{stretch}")),
                label: format!("standing-{key}{word}"),
                left: self.0.iter().any(|(left, until)| left == key && until == stretch),
                fits,
            };
            scopes.iter().map(offer).collect::<Vec<_>>()
        };
        G::STANDING.iter().flat_map(offer).collect()
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (key, stretch)) in self.0.iter().enumerate() {
            write!(f, "{}{key}", if n > 0 { ", " } else { "" })?;
            if let Some(stretch) = stretch {
                write!(f, "@{stretch}")?;
            }
        }
        Ok(())
    }
}
