//! What a bot knows of Blood Rage.

mod action_features;
mod assessment;
mod battle;
mod cards;
mod consequences;
mod encoding;
mod features;
mod offer;
mod orders;
mod prospects;
mod quests;
mod rollout;
mod scale;
mod stats;
mod study;
pub mod written_view;

use assessment::Assessment;
use meadhall_blood_rage::{Action, Asked, BloodRage, Event, Order, Phase, Position, View};
use meadhall_bots::encoding::EncodedQuestion;
use meadhall_bots::{
    BotEntry, Consequence, Consequences, Features, Forecast, InfoSetKey, Judge, Knowledge, SearchSettings, TrainedModel,
};
use meadhall_engine::{Arg, Chance, Game, MAX_SEATS, Seat, SeatSet, Viewer};
use meadhall_words::{Lang, Texts, Words};
use stats::Stats;
use std::hash::{Hash, Hasher};
use written_view::WrittenView;

/// What a Rage that can still be spent is worth.
const RAGE_LEFT: f32 = 0.9;
/// How much of the Rage left is used for each province that can be pillaged still.
const RAGE_USED: f32 = 0.4;
/// How far off an expectation is at the end of the game, and how much more for each age to come.
const DOUBT: f32 = 5.0;
const DOUBT_AN_AGE: f32 = 4.0;

/// No age is longer than this.
const LONGEST_LINE: u32 = 200;

/// The Glory that a seat has and may expect, by where it comes from.
#[derive(Clone, Copy, Debug)]
struct Parts {
    glory: f32,
    stats: f32,
    rage: f32,
    upgrades: f32,
    hand: f32,
    quests: f32,
    pillages: f32,
    figures: f32,
}

impl Parts {
    fn sum(&self) -> f32 {
        let Parts { glory, stats, rage, upgrades, hand, quests, pillages, figures } = self;
        glory + stats + rage + upgrades + hand + quests + pillages + figures
    }
}

fn parts(assessment: &Assessment, seat: Seat) -> Parts {
    let sheet = assessment.sheet(seat);
    let stats = Stats::of(assessment, seat);
    let rage = match assessment.can_act(seat) {
        true => RAGE_LEFT * f32::from(sheet.rage) * (RAGE_USED * assessment.open.len() as f32).min(1.0),
        false => 0.0,
    };
    Parts {
        glory: sheet.glory.into(),
        stats: stats.sum(),
        rage,
        upgrades: cards::upgrades(assessment, seat, &stats),
        hand: cards::hand(assessment, seat, &stats),
        quests: quests::of(assessment, seat, &stats),
        pillages: prospects::pillages(assessment, seat, &stats),
        figures: prospects::figures(assessment, seat),
    }
}

/// The Glory that a seat may expect to have in the end.
fn expected(assessment: &Assessment, seat: Seat) -> f32 {
    parts(assessment, seat).sum()
}

/// How far off an expectation is.
fn doubt(assessment: &Assessment) -> f32 {
    DOUBT + DOUBT_AN_AGE * (assessment.later() + if assessment.table.phase <= Phase::Action { 1.0 } else { 0.0 })
}

/// The bots of this game, for those who do not know its type.
pub static ENTRY: BotEntry = BotEntry::of::<BloodRageKnowledge>();

/// The words of this room: those of the rules.
static TEXTS: Texts = Texts::new(&[meadhall_blood_rage::LOCALES]);

/// What a bot knows of Blood Rage.
#[derive(Clone, Copy, Debug, Default)]
pub struct BloodRageKnowledge;

impl Knowledge for BloodRageKnowledge {
    type Rules = BloodRage;
    type WrittenView = WrittenView;
    type Secret = ();

    const CLEAR_LEAD: f32 = 15.0;

    fn written_view(game: &BloodRage, view: &View) -> WrittenView {
        written_view::of(game, view)
    }

    fn forecast(game: &BloodRage, position: &Position) -> Forecast {
        let assessment = Assessment::new(game, position);
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            scores[seat.index()] = expected(&assessment, seat);
        }
        Forecast { scores, doubt: doubt(&assessment) }
    }

    #[inline]
    fn settled(game: &BloodRage, position: &Position) -> bool {
        Self::quiet(game, position)
    }

    #[inline]
    fn quiet(_: &BloodRage, position: &Position) -> bool {
        matches!(position.table.asked, Asked::Turn | Asked::Draft | Asked::Discard | Asked::Over)
    }

    fn rollout_choice<C: Chance>(
        game: &BloodRage,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        rollout::choose(game, position, seat, chance, choices)
    }

    fn search_settings(_: &BloodRage) -> SearchSettings {
        SearchSettings { stops: 12, wide: 8, inner: 8, trust: 2, ..SearchSettings::default() }
    }

    fn features(game: &BloodRage, position: &Position, features: &mut [Features]) -> bool {
        let assessment = Assessment::new(game, position);
        features::take(&assessment, doubt(&assessment), features);
        true
    }

    fn action_features(
        game: &BloodRage,
        position: &Position,
        seat: Seat,
        choices: &[Action],
        features: &mut [Features],
    ) -> bool {
        let known = action_features::knows(position.table.asked);
        if known {
            action_features::take(game, position, seat, choices, features);
        }
        known
    }

    fn reopen(game: &BloodRage, position: &mut Position, viewer: Viewer) -> SeatSet {
        if position.table.asked != Asked::Card {
            return SeatSet::EMPTY;
        }
        let laid = |seat: &Seat| !viewer.is(*seat) && position.secret(*seat).chosen.is_some();
        let reopened: SeatSet = Seat::all(game.seats()).filter(laid).collect();
        reopened.iter().for_each(|seat| position.secret_mut(seat).chosen = None);
        position.table.answered = position.table.answered.minus(reopened);
        reopened
    }

    /// A player looks ahead to the end of the age, when quests are told and figures return.
    fn line_ends(_: &BloodRage, start: &Position, now: &Position, passed: u32, _: u32) -> bool {
        now.table.age != start.table.age || passed >= LONGEST_LINE
    }

    fn notice(_: &BloodRage, event: &Event, seat: Seat, at_once: bool, line: &mut Consequences) {
        consequences::notice(event, seat, at_once, line);
    }

    fn weight(_: &BloodRage, consequence: &Consequence) -> f32 {
        consequences::weight(consequence)
    }

    fn subject(game: &BloodRage, consequence: &Consequence) -> Option<Arg> {
        consequences::subject(game, consequence)
    }

    fn idle(_: &BloodRage, choices: &[Action]) -> Option<Action> {
        choices.contains(&Action::Pass).then_some(Action::Pass)
    }

    fn leave_orders(view: &View, judge: &mut Judge<'_, Self>) -> Vec<Order> {
        orders::leave(view, judge)
    }

    #[rustfmt::skip]
    fn puzzles() -> &'static [&'static str] {
        meadhall_bots::puzzles!("../puzzles/":
            "01" "02" "03" "04" "05" "06" "07" "08" "09" "10"
            "11" "12" "13" "14" "15" "16" "17" "18" "19" "20")
    }

    fn trained() -> Option<&'static TrainedModel> {
        static MODEL: TrainedModel = TrainedModel::new(include_str!("../weights.toml"));
        Some(&MODEL)
    }

    fn encoded(
        game: &BloodRage,
        view: &meadhall_blood_rage::View,
        seat: Seat,
        choices: &[meadhall_blood_rage::Action],
    ) -> Option<EncodedQuestion> {
        meadhall_bots::encoding::encoded::<Self>(game, view, seat, choices)
    }

    fn words(lang: Lang) -> &'static Words {
        TEXTS.words(lang)
    }

    fn info_set_key(game: &BloodRage, position: &Position, viewer: Viewer) -> u64 {
        let mut key = InfoSetKey::default();
        game.view(position, viewer).hash(&mut key);
        key.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::{Ignore, Options, Quick};

    /// What others have laid is taken back, and when each lays the same card again, all is as it was.
    #[test]
    fn cards_laid_in_secret_can_be_laid_again() {
        let game = BloodRage::open(4, &Options::default()).expect("four can play");
        let (mut choices, mut checked) = (Vec::new(), 0);
        for seed in 0..20 {
            let mut chance = Quick::new(seed);
            let mut position = game.setup(&mut chance, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                let mut again = position;
                let reopened = BloodRageKnowledge::reopen(&game, &mut again, Viewer::Seat(seat));
                let laid = position.secrets.map(|secret| secret.chosen);
                assert_eq!(reopened.is_empty(), position.table.asked != Asked::Card || laid == [None; 5]);
                for other in reopened.iter() {
                    assert!(game.pending(&again).contains(other), "who has taken a card back has to lay one");
                    let card = laid[other.index()].expect("it was laid");
                    game.apply(&mut again, other, Action::Play(card), &mut chance, &mut Ignore);
                    checked += 1;
                }
                assert!(again == position, "seed {seed}");
                let action = game.sample(&position, seat, &mut chance, &mut choices).expect("there is a choice");
                game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
            }
        }
        assert!(checked > 50, "{checked}");
    }
}
