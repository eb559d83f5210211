//! What a bot knows of Valhalla.

mod action_features;
mod battle_objective;
mod battle_payoffs;
mod consequences;
mod curve;
mod encoding;
mod features;
mod fight;
mod info_set_key;
mod orders;
mod pool;
mod prospects;
mod rollout;
mod scale;
mod study;
mod turn;
mod warband;
pub mod written_view;

use meadhall_bots::encoding::EncodedQuestion;
use meadhall_bots::{
    BotEntry, Consequence, Consequences, Features, Forecast, Judge, Knowledge, SearchSettings, TrainedModel, ValueFn,
};
use meadhall_engine::{Arg, Chance, Game, Seat, Viewer};
use meadhall_valhalla::{Action, Asked, Event, Order, Position, Valhalla, View};
use meadhall_words::{Lang, Texts, Words};
use written_view::WrittenView;

/// The bots of this game, for those who do not know its type.
pub static ENTRY: BotEntry = BotEntry::of::<ValhallaKnowledge>();

/// The words of this room: those of the rules.
static TEXTS: Texts = Texts::new(&[meadhall_valhalla::LOCALES]);

/// What a bot knows of Valhalla.
#[derive(Clone, Copy, Debug, Default)]
pub struct ValhallaKnowledge;

impl Knowledge for ValhallaKnowledge {
    type Rules = Valhalla;
    type WrittenView = WrittenView;
    type Secret = ();

    const CLEAR_LEAD: f32 = 4.0;
    const SOLVES_MOVES: bool = true;

    fn written_view(game: &Valhalla, view: &View) -> WrittenView {
        written_view::of(game, view)
    }

    fn forecast(game: &Valhalla, position: &Position) -> Forecast {
        prospects::forecast(game, position)
    }

    #[inline]
    fn settled(_: &Valhalla, position: &Position) -> bool {
        matches!(position.table.asked, Asked::Turn | Asked::Over)
    }

    #[inline]
    fn quiet(_: &Valhalla, position: &Position) -> bool {
        let asked = position.table.asked;
        matches!(asked, Asked::Turn | Asked::Jarl | Asked::Warrior | Asked::Reject | Asked::Draft | Asked::Over)
    }

    fn rollout_choice<C: Chance>(
        game: &Valhalla,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        game.legal(position, seat, choices);
        match choices[..] {
            [] => None,
            [only] => Some(only),
            _ => Some(rollout::choose(game, position, seat, chance, choices)),
        }
    }

    fn solved_move(
        game: &Valhalla,
        position: &Position,
        seat: Seat,
        choices: &[Action],
        value_fn: Option<ValueFn<Position>>,
    ) -> Option<Action> {
        fight::choose(game, position, seat, choices, value_fn)
    }

    fn search_settings(_: &Valhalla) -> SearchSettings {
        SearchSettings { stops: 5, wide: 12, inner: 12, trust: 2, ..SearchSettings::default() }
    }

    fn features(game: &Valhalla, position: &Position, features: &mut [Features]) -> bool {
        if game.is_solo() || prospects::is_alliance(game) {
            return false;
        }
        let rounds = prospects::rounds(game, position);
        features::take(game, position, &prospects::of_all(game, position, rounds), rounds, features);
        true
    }

    fn action_features(
        game: &Valhalla,
        position: &Position,
        seat: Seat,
        choices: &[Action],
        features: &mut [Features],
    ) -> bool {
        let known = !game.is_solo() && !prospects::is_alliance(game) && action_features::knows(position.table.asked);
        if known {
            action_features::take(game, position, seat, choices, features);
        }
        known
    }

    fn notice(game: &Valhalla, event: &Event, seat: Seat, _: bool, line: &mut Consequences) {
        consequences::notice(game, event, seat, line);
    }

    fn weight(_: &Valhalla, consequence: &Consequence) -> f32 {
        consequences::weight(consequence)
    }

    fn subject(_: &Valhalla, consequence: &Consequence) -> Option<Arg> {
        consequences::subject(consequence)
    }

    fn idle(_: &Valhalla, choices: &[Action]) -> Option<Action> {
        [Action::Done, Action::Decline].into_iter().find(|idle| choices.contains(idle))
    }

    fn leave_orders(view: &View, _: &mut Judge<'_, Self>) -> Vec<Order> {
        orders::leave(view)
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
        game: &Valhalla,
        view: &meadhall_valhalla::View,
        seat: Seat,
        choices: &[meadhall_valhalla::Action],
    ) -> Option<EncodedQuestion> {
        meadhall_bots::encoding::encoded::<Self>(game, view, seat, choices)
    }

    fn words(lang: Lang) -> &'static Words {
        TEXTS.words(lang)
    }

    fn info_set_key(game: &Valhalla, position: &Position, viewer: Viewer) -> u64 {
        info_set_key::of(game, position, viewer)
    }
}
