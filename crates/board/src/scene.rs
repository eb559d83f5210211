//! A great moment of a game, shown large.

use maud::Markup;

/// What kind of moment a scene shows: the class of its frame and the signal that sounds with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SceneKind {
    /// Quests are revealed and pay.
    Quests,
    /// A part of the world ends.
    Ragnarok,
    /// The dead come back.
    Valhalla,
    /// A place is taken without a fight.
    Pillage,
    /// A fight, from the call to the last effect.
    Battle,
    /// A round or an age ends.
    Round,
}

impl SceneKind {
    /// Its word in classes and names of signals.
    pub const fn word(self) -> &'static str {
        match self {
            SceneKind::Quests => "quests",
            SceneKind::Ragnarok => "ragnarok",
            SceneKind::Valhalla => "valhalla",
            SceneKind::Pillage => "pillage",
            SceneKind::Battle => "battle",
            SceneKind::Round => "round",
        }
    }
}

/// A great moment: what happened, told so that it can be read at leisure.
#[derive(Clone, Debug)]
pub struct Scene {
    /// What kind of moment.
    pub kind: SceneKind,
    /// The heading.
    pub title: String,
    /// What is shown below it. Parts that come one after another carry the classes of [`step`].
    pub body: Markup,
}

/// The class of the `n`th part of a scene, from 0: the style sheet lets it appear in its turn. A page may carry no styles of its
/// own, so the number is a class.
pub fn step(n: usize) -> String {
    format!("step-{}", n.min(11))
}
