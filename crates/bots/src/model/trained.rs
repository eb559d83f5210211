//! The weights that come with a game: read once, and never silently left aside.

use super::file::{BadModel, Model};
use super::{Features, POLICY};
use crate::Knowledge;
use meadhall_engine::{Game, Ignore, MAX_SEATS, Options, Quick};
use std::sync::{Arc, OnceLock};

/// The trained weights of one game, as they are compiled in: a static of the game's bot crate.
#[derive(Debug)]
pub struct TrainedModel {
    text: &'static str,
    model: OnceLock<Result<Arc<Model>, BadModel>>,
}

impl TrainedModel {
    /// The weights in this file.
    pub const fn new(text: &'static str) -> TrainedModel {
        TrainedModel { text, model: OnceLock::new() }
    }

    /// The file.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// The model, or why the weights do not fit the game.
    pub fn model<K: Knowledge>(&self) -> Result<Arc<Model>, BadModel> {
        let read = || Model::read(self.text, <K::Rules>::ID, &names::<K>()).map(Arc::new);
        self.model.get_or_init(read).clone()
    }
}

/// The model that comes with a game, if one was trained.
///
/// # Panics
///
/// If there are weights and they do not fit the game: whoever asks for a trained bot never gets another one instead.
/// [`BotEntry::check`](crate::BotEntry::check) says so before anything is played.
pub(crate) fn trained<K: Knowledge>() -> Option<Arc<Model>> {
    let model = K::trained()?.model::<K>();
    Some(model.unwrap_or_else(|bad| panic!("the trained weights of {} cannot be used: {bad}", <K::Rules>::ID)))
}

/// The names of the features of a seat, in order, then of those of a choice; nothing if a game has none.
pub(crate) fn names<K: Knowledge>() -> Vec<String> {
    let Ok(game) = <K::Rules>::open(<K::Rules>::SEATS.0.max(2), &Options::default()) else { return Vec::new() };
    let position = game.setup(&mut Quick::new(0), &mut Ignore);
    let mut features: [Features; MAX_SEATS] = std::array::from_fn(|_| Features::naming());
    if !K::features(&game, &position, &mut features[..game.seats()]) {
        return Vec::new();
    }
    let mut names = std::mem::take(&mut features[0]).names();
    let (mut choices, seat) = (Vec::new(), game.pending(&position).first().unwrap_or_default());
    game.legal(&position, seat, &mut choices);
    let mut features: Vec<Features> = choices.iter().map(|_| Features::naming()).collect();
    if K::action_features(&game, &position, seat, &choices, &mut features) {
        let of_choices = features.swap_remove(0).names().into_iter();
        names.extend(of_choices.map(|name| format!("{POLICY}{name}")));
    }
    names
}
