//! A player who has only what is told, and ears that know what cannot be heard: what the tests of games' plain play share.

mod untold;

pub use untold::Untold;

use super::settings::Settings;
use super::spoken::Spoken;
use super::talk::{After, Talk};
use crate::play::Player;
use crate::play::save_file::SaveFile;
use crate::play::session::Session;
use crate::screen::RulesOf;
use meadhall_engine::{Chance, Game, Options, Quick, Seat, SeedParts, Viewer};
use meadhall_words::Lang;
use std::path::{Path, PathBuf};

/// The rules' options, from words such as `king brothers=aid`.
pub fn options(words: &str) -> Options {
    let set = |options: Options, word: &str| match word.split_once('=') {
        Some((key, value)) => options.with(key, value),
        None => options.with(word, "on"),
    };
    words.split_whitespace().fold(Options::default(), set)
}

/// Where folders of tests are quick: in memory, if the machine has such a place, so that nobody waits for a disk.
pub fn quick_place() -> PathBuf {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() }
}

/// A new game of these players with these options, kept in this folder.
fn begin<S: Spoken>(seats: Vec<Player>, set: &str, seed: u64, folder: &Path) -> Session<S> {
    let file = SaveFile::create(Some(folder), RulesOf::<S>::ID).expect("a place for the game");
    let game = RulesOf::<S>::open(seats.len(), &options(set)).unwrap_or_else(|bad| panic!("{bad}"));
    Session::begin(game, seats, SeedParts::from_number(seed), file).expect("a game")
}

/// Somebody at the first seat who hears a game and answers with the numbers that were told.
pub struct Listener<S: Spoken> {
    /// The conversation.
    pub talk: Talk<S>,
    /// The decisions that were made.
    pub decisions: usize,
    /// The lines that were told for them, of questions and their steps.
    pub lines: usize,
    lang: Lang,
    chance: Quick,
}

/// The seat of the listener.
pub const OWN: Seat = Seat::new(0);

impl<S: Spoken> Listener<S> {
    /// Sits down at a new table; the others choose at random.
    ///
    /// # Panics
    /// If the game cannot begin.
    pub fn new(players: usize, set: &str, seed: u64, lang: Lang, folder: &Path) -> Listener<S> {
        let mut seats = vec![Player::Bot("random".parse().expect("a bot")); players];
        seats[OWN.index()] = Player::Person;
        let talk = Talk::new(begin::<S>(seats, set, seed, folder), lang, Settings::BRIEF);
        Listener { talk, decisions: 0, lines: 0, lang, chance: Quick::new(seed) }
    }

    /// Lets the others play, and hears the next question; none at the end of the game.
    ///
    /// # Panics
    /// If a line cannot be heard.
    pub fn next_question(&mut self) -> Option<Vec<String>> {
        while let Some(bot) = self.talk.session().waiting_bots().first() {
            let legal = self.talk.session().table().legal(bot);
            let choice = legal[self.chance.index(legal.len())];
            assert!(self.talk.session_mut().decide(bot, choice).is_ok(), "a legal choice is refused");
        }
        self.talk.session().waiting_people().first()?;
        let question = self.talk.question(OWN);
        Some(self.heard(question))
    }

    /// Types something and hears the answer.
    ///
    /// # Panics
    /// If a line of the answer cannot be heard.
    pub fn ask(&mut self, typed: &str) -> Vec<String> {
        let (lines, _) = self.talk.answer(OWN, typed).expect("an answer");
        self.heard(lines)
    }

    /// Every line can be heard.
    #[track_caller]
    fn heard(&self, lines: Vec<String>) -> Vec<String> {
        for line in &lines {
            if let Some(fault) = fault(line, self.lang) {
                panic!("{}: {fault}: {line}\nin {lines:#?}", self.lang);
            }
        }
        lines
    }

    /// Decides by what was heard alone: any of the numbers told, step by step.
    ///
    /// # Panics
    /// If a number that was told is not understood, or leads nowhere.
    pub fn decide(&mut self, question: Vec<String>) {
        let mut told = question;
        self.lines += told.len();
        self.decisions += 1;
        for _ in 0..12 {
            let numbers: Vec<usize> = told.iter().filter_map(|line| number(line)).collect();
            let warned = told.last().is_some_and(|line| *line == self.talk.words().say("plain-warn-ask"));
            assert!(warned || !numbers.is_empty(), "nothing can be chosen: {told:#?}");
            let typed = if warned { "yes".to_owned() } else { numbers[self.chance.index(numbers.len())].to_string() };
            let turns = self.talk.session().table().turns().len();
            let (lines, after) = self.talk.answer(OWN, &typed).expect("an answer");
            if after == After::Next {
                assert!(self.talk.session().table().turns().len() > turns, "`{typed}` decided nothing: {told:#?}");
                return;
            }
            let refused = self.talk.words().fill("term-refused", &[("why", "".into())]);
            assert!(!lines.iter().any(|line| line.starts_with(refused.trim())), "{typed}: {lines:#?}\n{told:#?}");
            told = self.heard(lines);
            self.lines += told.len();
        }
        panic!("a choice has no end: {told:#?}");
    }

    /// Hears how it ended.
    ///
    /// # Panics
    /// If a line cannot be heard, or the game is not over.
    pub fn hear_the_end(&mut self) -> Vec<String> {
        assert!(self.talk.session().table().outcome().is_some(), "the game is not over");
        let ending = self.talk.ending(Viewer::Seat(OWN));
        self.heard(ending)
    }
}

/// Hears a whole game, deciding by numbers, and says how many lines a decision took; `between` is called before each
/// decision.
///
/// # Panics
/// If a line cannot be heard, or a number that was told is refused.
pub fn hear_a_game<S: Spoken>(
    (players, set, seed): (usize, &str, u64),
    lang: Lang,
    folder: &Path,
    mut between: impl FnMut(&mut Listener<S>),
) -> (usize, usize) {
    let mut listener = Listener::<S>::new(players, set, seed, lang, folder);
    let greeting = listener.talk.greet();
    listener.heard(greeting);
    while let Some(question) = listener.next_question() {
        between(&mut listener);
        listener.decide(question);
    }
    listener.hear_the_end();
    (listener.lines, listener.decisions)
}

/// What is told holds this fact.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn holds(told: &str, fact: &str) {
    assert!(told.contains(fact), "`{fact}` is missing: {told}");
}

/// What is told holds this number, as a word of its own.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn counts(told: &str, number: impl Into<u64>) {
    let number = number.into().to_string();
    let mut words = told.split(|c: char| !c.is_alphanumeric());
    assert!(words.any(|word| word == number), "the number {number} is missing: {told}");
}

/// The number of a choice; none if a line is none.
pub fn number(line: &str) -> Option<usize> {
    let (number, _) = line.split_once(". ")?;
    number.parse().ok()
}

/// Signs that stand in no sentence.
const SIGNS: &str = "()[]{}<>+−×→↔/\\%*=#@|_·…„“”\"»«–—~^&$†≈♔▶";

/// What in a line cannot be heard, or would be heard as nonsense; nothing if all of it can.
pub fn fault(line: &str, lang: Lang) -> Option<String> {
    // The number of a choice stands for itself.
    let text = match line.split_once(". ") {
        Some((number, rest)) if number.parse::<usize>().is_ok() => rest,
        _ => line,
    };
    if let Some(sign) = text.chars().find(|&c| SIGNS.contains(c)) {
        return Some(format!("the sign {sign}"));
    }
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let core = |token: &str| token.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let is_word = |token: &str| core(token).chars().any(char::is_alphabetic);
    for (n, token) in tokens.iter().enumerate() {
        let bare = core(token);
        if bare.split('-').any(|part| part.chars().count() > 1 && part.chars().all(char::is_uppercase)) {
            return Some(format!("the abbreviation {bare}"));
        }
        if bare.len() >= 16 && bare.chars().all(|c| c.is_ascii_hexdigit()) {
            return Some(format!("the hash {bare}"));
        }
        if bare.is_empty() || !bare.chars().all(|c| c.is_ascii_digit()) {
            continue;
        }
        let before = n.checked_sub(1).map(|n| tokens[n]);
        let before = before.is_some_and(|word| is_word(word) && !word.ends_with(['.', ',', ';', '!', '?']));
        let ordinal = lang != Lang::En && token.ends_with('.');
        let after = tokens.get(n + 1).is_some_and(|word| is_word(word));
        let after = after && (ordinal || !token.ends_with(['.', ',', ';', ':', '!', '?']));
        if !before && !after {
            return Some(format!("the number {bare} without a word"));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_heard_is_found() {
        for line in [
            "Rav L=6",
            "Bear 7 (5/1)",
            "Wolf Clan +3 Glory",
            "Gain 2 VP",
            "Strength: 3, 5.",
            "March: Gimle → Horgr",
            "Seed 0123456789abcdef0123456789abcdef",
            "VB-5.8",
        ] {
            assert!(fault(line, Lang::En).is_some(), "nothing is found in: {line}");
        }
        for line in ["1. Take Odin's Smite.", "Raven Clan: leader, strength 6.", "Strength: 3.", "Age 2 of 3 begins."] {
            assert_eq!(fault(line, Lang::En), None, "{line}");
        }
        assert_eq!(fault("1. věk, 3. fáze", Lang::Cs), None);
    }
}
