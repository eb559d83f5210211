//! A small game for the tests of this crate: the engine's toy, with just enough knowledge to have a policy.

#[path = "../../engine/tests/all/toy/mod.rs"]
mod toy;

use crate::model::{Features, Model, ValueNet};
use crate::{Forecast, Knowledge, SearchSettings};
use meadhall_engine::{Game, Ignore, MAX_SEATS, Quick, Seat};
use meadhall_words::{Lang, Words};
pub(crate) use toy::{Action, Position, ToyGame};

/// What a bot knows of toy: the scores, and that people like high bids.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ToyKnowledge;

impl Knowledge for ToyKnowledge {
    type Rules = ToyGame;
    type WrittenView = String;
    type Secret = ();

    fn words(lang: Lang) -> &'static Words {
        Words::house(lang)
    }

    fn written_view(_: &ToyGame, view: &crate::knowledge::View<ToyKnowledge>) -> String {
        format!("{view:?}")
    }

    fn forecast(game: &ToyGame, position: &Position) -> Forecast {
        let mut scores = [0.0; MAX_SEATS];
        Seat::all(game.seats()).for_each(|seat| scores[seat.index()] = position.scores[seat.index()] as f32);
        Forecast { scores, doubt: 3.0 }
    }

    fn action_features(_: &ToyGame, _: &Position, _: Seat, choices: &[Action], features: &mut [Features]) -> bool {
        for (choice, features) in choices.iter().zip(features) {
            let bid = if let Action::Bid(bid) = choice { f32::from(*bid) } else { 0.0 };
            features.put("bid", bid);
        }
        true
    }
}

/// A model that knows nothing but the policy.
pub(crate) fn model() -> Model {
    Model {
        settings: SearchSettings::default(),
        value_net: ValueNet::fresh(0, 5.0, || 0.0),
        policy: vec![[0.5; 3]],
        rounds: 1,
    }
}

/// A game of three that has begun, and the first choice in it.
pub(crate) fn begun() -> (ToyGame, Position, Seat, Vec<Action>) {
    let game = ToyGame::honest(3);
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let (seat, mut choices) = (Seat::new(0), Vec::new());
    game.legal(&position, seat, &mut choices);
    (game, position, seat, choices)
}
