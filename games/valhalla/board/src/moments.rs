//! The moments by which the pages of Valhalla are judged.

use meadhall_board::When::{Asked, Over, Told};
use meadhall_board::{Moment, SceneKind};

/// From the choice of a jarl to the feast, and a hunt for a monster.
pub const MOMENTS: &[Moment] = &[
    Moment::new("jarl", 4, Asked("ask-jarl", 0)),
    Moment::new("phase-a", 4, Asked("ask-turn", 0)),
    Moment::new("phase-a-late", 4, Asked("ask-turn", 60)),
    Moment::new("attack", 4, Asked("ask-fight", 20)),
    Moment::new("defence", 4, Asked("ask-defend", 20)),
    Moment::new("send", 4, Asked("ask-send", 0)),
    Moment::new("of-six", 6, Asked("ask-turn", 40)),
    Moment::new("battle", 4, Told(SceneKind::Battle)),
    Moment::new("end", 4, Over),
    Moment::new("solo", 1, Asked("ask-turn", 30)),
    Moment::new("solo-fight", 1, Asked("ask-fight", 30)),
    Moment::new("solo-end", 1, Over),
];
