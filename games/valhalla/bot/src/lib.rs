//! What a bot knows of Valhalla.

mod action_features;
mod battle_objective;
mod battle_payoffs;
mod curve;
mod features;
mod fight;
mod info_set_key;
mod pool;
mod prospects;
mod rollout;
mod study;
mod turn;
mod warband;

use meadhall_bots::{BotEntry, Features, Forecast, Knowledge, Style, TrainedModel, ValueFn};
use meadhall_engine::{Chance, Game, Seat, Viewer};
use meadhall_valhalla::{Action, Asked, Position, Valhalla};
use meadhall_words::{Lang, Texts, Words};

/// The bots of this game, for those who do not know its type.
pub static ENTRY: BotEntry = BotEntry::of::<ValhallaKnowledge>();

/// The words of this room: those of the rules.
static TEXTS: Texts = Texts::new(&[meadhall_valhalla::LOCALES]);

/// What a bot knows of Valhalla.
#[derive(Clone, Copy, Debug, Default)]
pub struct ValhallaKnowledge;

impl Knowledge for ValhallaKnowledge {
    type Rules = Valhalla;
    type Secret = ();

    const CLEAR_LEAD: f32 = 4.0;
    const SOLVES_MOVES: bool = true;

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

    fn style(_: &Valhalla) -> Style {
        Style { stops: 5, wide: 12, inner: 12, trust: 2, ..Style::default() }
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

    fn trained() -> Option<&'static TrainedModel> {
        static MODEL: TrainedModel = TrainedModel::new(include_str!("../weights.toml"));
        Some(&MODEL)
    }

    fn words(lang: Lang) -> &'static Words {
        TEXTS.words(lang)
    }

    fn info_set_key(game: &Valhalla, position: &Position, viewer: Viewer) -> u64 {
        info_set_key::of(game, position, viewer)
    }
}
