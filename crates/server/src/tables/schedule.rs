//! When automatic answers appear: at a moment that is drawn before anybody thinks, from what everybody knows.
//!
//! How long an answer takes must tell nothing of hidden cards. So the moment depends neither on the answer nor on whether there
//! was a choice, and whoever thinks does so until then at most.

use crate::store::Pace;
use std::time::Duration;

/// What everybody knows of a question that bots or standing answers answer. Nothing else decides how long that takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// How fast bots move at this table.
    pub pace: Pace,
    /// Whether the question is put only to hide who holds a card.
    pub hides: bool,
    /// How many bots are asked.
    pub bots: usize,
    /// How long the slowest of them usually thinks.
    pub thinking: Duration,
    /// How long the slowest program of the owner's among them may take; it cannot be told to hurry.
    pub program: Duration,
}

/// The least time between two moves.
const fn least(pace: Pace) -> Duration {
    Duration::from_millis(match pace {
        Pace::Swift => 60,
        Pace::Steady => 800,
        Pace::Slow => 1_800,
    })
}

/// The part of its time that a bot may think: the rest is for the way there and back, and for a machine that is busy.
const THINKING: f64 = 0.9;
/// How much longer than the least an answer may take.
const SPREAD: f64 = 0.25;

/// The schedule of one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// How long after the question was put all automatic answers appear, together.
    pub moment: Duration,
    /// How long all thinking together takes at most, once it has begun: where the machine is late, the answers appear that
    /// long after the first bot found room to think.
    pub work: Duration,
    /// How long each bot may think.
    pub budget: Duration,
}

impl Occasion {
    /// The schedule, from a number drawn evenly between 0 and 1. `even` is how long a question that hides something stays
    /// open at a steady pace, `rooms` how many bots can think at once.
    pub fn schedule(&self, even: Duration, rooms: usize, draw: f64) -> Schedule {
        let longer = |least: Duration| least.mul_f64(1.0 + SPREAD * draw.clamp(0.0, 1.0));
        let rounds = u32::try_from(self.bots.div_ceil(rooms.max(1)).max(1)).unwrap_or(u32::MAX);
        let (moment, work) = if self.hides {
            let least = match self.pace {
                Pace::Swift => even / 4,
                Pace::Steady | Pace::Slow => even,
            };
            let moment = longer(least) + self.program * rounds;
            (moment, moment)
        } else {
            let work = self.thinking * rounds;
            (longer(work.max(least(self.pace))), work)
        };
        Schedule { moment, work, budget: (work / rounds).mul_f64(THINKING) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVEN: Duration = Duration::from_millis(1_200);

    fn occasion(hides: bool, bots: usize, thinking: u64) -> Occasion {
        let (pace, program) = (Pace::Swift, Duration::ZERO);
        Occasion { pace, hides, bots, thinking: Duration::from_millis(thinking), program }
    }

    /// A question that hides something takes as long for an easy bot as for a hard one, for one as for four, and for people's
    /// standing answers.
    #[test]
    fn what_hides_something_depends_on_the_pace_alone() {
        for draw in [0.0, 0.3, 0.99] {
            let moments: Vec<Duration> = [(0, 0), (1, 0), (1, 1_000), (4, 200)]
                .map(|(bots, thinking)| occasion(true, bots, thinking).schedule(EVEN, 1, draw).moment)
                .into();
            assert!(moments.iter().all(|moment| *moment == moments[0]), "{moments:?}");
        }
    }

    /// All bots that are asked can use their whole time one after another and still be there at the moment.
    #[test]
    fn there_is_time_for_every_bot() {
        for hides in [false, true] {
            for (bots, rooms) in [(1, 1), (4, 1), (4, 3), (2, 8)] {
                for draw in [0.0, 0.5, 1.0] {
                    let plan = occasion(hides, bots, 1_000).schedule(EVEN, rooms, draw);
                    let rounds = u32::try_from(bots.div_ceil(rooms)).expect("a few");
                    assert!(plan.budget * rounds < plan.work && plan.work <= plan.moment, "{plan:?}");
                }
            }
        }
    }

    #[test]
    fn moves_can_be_followed_at_the_tables_pace() {
        for pace in [Pace::Swift, Pace::Steady, Pace::Slow] {
            let plan = Occasion { pace, ..occasion(false, 1, 0) }.schedule(EVEN, 1, 0.0);
            assert_eq!(plan.moment, least(pace));
        }
    }

    /// A program gets the time that its owner gave it, also where something is hidden.
    #[test]
    fn programs_are_waited_for() {
        let program = Duration::from_secs(2);
        let plan = Occasion { program, ..occasion(true, 1, 0) }.schedule(EVEN, 1, 0.0);
        assert!(plan.budget > program);
    }
}
