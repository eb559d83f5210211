//! What the others choose where somebody's clock has fallen: nothing happens by itself.

use meadhall_bots::Level;
use meadhall_engine::{Seat, SeatSet};
use std::fmt;
use std::str::FromStr;

/// What one of the others wants to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FallChoice {
    /// That everybody waits.
    Wait,
    /// That a bot of a level plays until she comes back.
    Bot(Level),
    /// That the game ends as it stands.
    End,
}

impl fmt::Display for FallChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FallChoice::Wait => f.write_str("wait"),
            FallChoice::Bot(level) => write!(f, "bot-{}", level.word()),
            FallChoice::End => f.write_str("end"),
        }
    }
}

impl FromStr for FallChoice {
    type Err = ();

    fn from_str(text: &str) -> Result<FallChoice, ()> {
        match (text, text.strip_prefix("bot-")) {
            ("wait", _) => Ok(FallChoice::Wait),
            ("end", _) => Ok(FallChoice::End),
            (_, Some(level)) => level.parse().map(FallChoice::Bot).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

/// One voice: whose, about whose clock, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FallVote {
    /// Who chose it.
    pub by: Seat,
    /// Whose clock has fallen.
    pub about: Seat,
    /// What.
    pub choice: FallChoice,
}

/// What all have chosen together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A bot plays: more than half of the others want that.
    Bot(Level),
    /// The game ends: all of the others want that.
    End,
}

/// All voices at a table. Stored as `1 0 wait, 2 0 bot-hard`: by whom, about whom, from 0, and what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FallVotes(Vec<FallVote>);

impl FallVotes {
    /// Reads what was stored.
    pub fn read(stored: &str) -> FallVotes {
        let vote = |text: &str| {
            let mut words = text.trim().splitn(3, ' ');
            let (by, about) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
            Some(FallVote { by: Seat::new(by), about: Seat::new(about), choice: words.next()?.parse().ok()? })
        };
        FallVotes(stored.split(',').filter_map(vote).collect())
    }

    /// What is stored.
    pub fn written(&self) -> String {
        let vote = |vote: &FallVote| format!("{} {} {}", vote.by.index(), vote.about.index(), vote.choice);
        self.0.iter().map(vote).collect::<Vec<_>>().join(", ")
    }

    /// The voices about somebody's clock.
    pub fn about(&self, seat: Seat) -> impl Iterator<Item = FallVote> + '_ {
        self.0.iter().copied().filter(move |vote| vote.about == seat)
    }

    /// One more voice in place of the one that its owner had, or none.
    pub fn cast(&mut self, by: Seat, about: Seat, choice: Option<FallChoice>) {
        self.0.retain(|vote| (vote.by, vote.about) != (by, about));
        self.0.extend(choice.map(|choice| FallVote { by, about, choice }));
    }

    /// Forgets the voices about clocks for which something does not hold.
    pub fn keep(&mut self, holds: impl Fn(Seat) -> bool) {
        self.0.retain(|vote| holds(vote.about));
    }

    /// What those who may choose have chosen together about a clock, if they have.
    pub fn verdict(&self, about: Seat, voters: SeatSet) -> Option<Verdict> {
        let choices: Vec<FallChoice> =
            self.about(about).filter(|vote| voters.contains(vote.by)).map(|vote| vote.choice).collect();
        if voters.is_empty() {
            return None;
        }
        if choices.len() == voters.len() && choices.iter().all(|choice| *choice == FallChoice::End) {
            return Some(Verdict::End);
        }
        let count = |level: Level| choices.iter().filter(|choice| **choice == FallChoice::Bot(level)).count();
        let bots: usize = Level::ALL.into_iter().map(count).sum();
        // The level that most name; of several the strongest, which harms her least who is away.
        let level = Level::ALL.into_iter().max_by_key(|level| count(*level))?;
        (bots * 2 > voters.len()).then_some(Verdict::Bot(level))
    }
}

/// Who had a game ended as it stood. Stored as `0 6`: whose clock had fallen, from 0, and who wanted it, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndedEarly {
    /// Whose clock had fallen.
    pub fallen: Seat,
    /// Who wanted it.
    pub by: SeatSet,
}

impl EndedEarly {
    /// What is stored.
    pub fn written(self) -> String {
        format!("{} {}", self.fallen.index(), u8::from(self.by))
    }

    /// Reads what was stored.
    pub fn read(stored: &str) -> Option<EndedEarly> {
        let (fallen, by) = stored.split_once(' ')?;
        Some(EndedEarly { fallen: Seat::new(fallen.parse().ok()?), by: SeatSet::from(by.parse::<u8>().ok()?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABOUT: Seat = Seat::new(0);

    fn verdict(voters: usize, choices: &[&str]) -> Option<Verdict> {
        let mut votes = FallVotes::default();
        for (n, choice) in choices.iter().enumerate() {
            votes.cast(Seat::new(n + 1), ABOUT, choice.parse().ok());
        }
        assert_eq!(FallVotes::read(&votes.written()), votes);
        votes.verdict(ABOUT, (1..=voters).map(Seat::new).collect())
    }

    #[test]
    fn only_all_of_the_others_end_a_game() {
        assert_eq!(verdict(1, &["end"]), Some(Verdict::End));
        assert_eq!(verdict(2, &["end"]), None);
        assert_eq!(verdict(2, &["end", "wait"]), None);
        assert_eq!(verdict(3, &["end", "end", "bot-hard"]), None);
        assert_eq!(verdict(3, &["end", "end", "end"]), Some(Verdict::End));
        assert_eq!(verdict(0, &["end"]), None, "nobody is there who may choose");
    }

    #[test]
    fn more_than_half_of_the_others_call_a_bot() {
        assert_eq!(verdict(1, &["bot-easy"]), Some(Verdict::Bot(Level::Easy)));
        assert_eq!(verdict(2, &["bot-easy"]), None);
        assert_eq!(verdict(2, &["bot-easy", "bot-hard"]), Some(Verdict::Bot(Level::Hard)));
        assert_eq!(verdict(3, &["bot-easy", "bot-easy", "bot-hard"]), Some(Verdict::Bot(Level::Easy)));
        assert_eq!(verdict(3, &["bot-normal", "wait", "bot-normal"]), Some(Verdict::Bot(Level::Normal)));
        assert_eq!(verdict(4, &["bot-normal", "wait", "bot-normal"]), None);
        assert_eq!(verdict(1, &["wait"]), None);
    }

    /// Who may not choose, because her own clock has fallen say, does not count.
    #[test]
    fn a_voice_can_be_changed_and_taken_back() {
        let (by, mut votes) = (Seat::new(2), FallVotes::default());
        votes.cast(by, ABOUT, Some(FallChoice::Wait));
        votes.cast(by, ABOUT, Some(FallChoice::End));
        assert_eq!(votes.written(), "2 0 end");
        assert_eq!(votes.verdict(ABOUT, SeatSet::only(Seat::new(1))), None);
        votes.cast(by, ABOUT, None);
        assert_eq!((votes.written().as_str(), FallVotes::read("nonsense")), ("", FallVotes::default()));
    }

    #[test]
    fn who_ended_a_game_reads_as_the_same() {
        let ended = EndedEarly { fallen: Seat::new(2), by: SeatSet::from(3) };
        assert_eq!(EndedEarly::read(&ended.written()), Some(ended));
        assert_eq!(EndedEarly::read(""), None);
    }
}
