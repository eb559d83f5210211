//! The board of Blood Rage: the map with its figures, every clan's sheet, the ages, the hand, the draft and the battle.

mod actions;
mod ages;
mod battle;
pub(crate) mod card;
mod draft;
mod fight;
pub(crate) mod figure;
pub(crate) mod geometry;
mod hand;
pub(crate) mod map;
mod muster;
mod offers;
mod others;
mod own_area;
mod pillage;
mod plans;
mod province;
pub(crate) mod quest;
mod reading;
mod reference;
mod scenes;
mod scoring;
mod seen;
mod sheet;
mod targets;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_scenes;
#[cfg(test)]
mod tests_of_turns;

pub use geometry::province_rules;
pub use reading::read;
pub use reference::reference;
pub use scenes::scenes;
pub use scoring::{GloryBySource, glory_by_source, score_sources, scoring};

use maud::{Markup, html};
use meadhall_blood_rage::data::Face;
use meadhall_blood_rage::{Action, Asked, BloodRage, Card, Clan, ClanSheet, Event, Figure, Place, Stat, View};
use meadhall_board::RenderContext;
use meadhall_engine::{Seat, Wording};
use meadhall_words::Value;

/// What the board is drawn from: one viewer's view, what that viewer may choose, and what has happened.
pub struct BoardContext<'a> {
    /// How to show it: words, names, undo.
    pub context: &'a RenderContext<'a>,
    /// The rules.
    pub rules: &'a BloodRage,
    /// What the viewer sees.
    pub view: &'a View,
    /// The viewer's legal choices; none where the viewer only looks on.
    pub choices: &'a [Action],
    /// What has happened, as the viewer may know it, with the turns it belongs to.
    pub events: &'a [(usize, Event)],
}

/// The board.
pub fn board(ctx: &BoardContext<'_>) -> Markup {
    html! {
        (ages::ages(ctx))
        (others::others(ctx))
        (map::map(ctx))
        (actions::actions(ctx))
        (plans::plans(ctx))
        (draft::draft(ctx))
        (battle::battle(ctx))
        (own_area::own_area(ctx))
    }
}

/// Whether a choice lies nowhere on the board and has to be asked in words.
pub fn in_words(action: Action) -> bool {
    matches!(action, Action::Decline | Action::Accept | Action::Count(_) | Action::Keep(None))
}

/// The heading of a choice in a list: its action.
pub fn heading(action: Action) -> Option<&'static str> {
    match action {
        Action::Invade(_) => Some("br-help-invade"),
        Action::March(_) => Some("br-help-march"),
        Action::Upgrade(..) => Some("br-help-upgrade"),
        Action::Quest(_) => Some("br-help-quest"),
        Action::Pillage(_) | Action::Challenge(_) => Some("br-help-pillage"),
        Action::Sacrifice(..) => Some("br-act-sacrifice"),
        Action::Draft(..) => Some("br-act-draft"),
        _ => None,
    }
}

/// Whether a choice is put together from several parts, so that there can be very many of its kind.
pub fn is_composed(action: Action) -> bool {
    matches!(action, Action::March(_) | Action::Sacrifice(..) | Action::Draft(_, Some(_)) | Action::Invade(_))
}

impl<'a> BoardContext<'a> {
    fn say(&self, key: &str) -> String {
        self.context.say(key)
    }

    fn fill(&self, key: &str, values: &[Value<'_>]) -> String {
        self.context.fill(key, values)
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.context.name(seat)
    }

    fn place(&self, place: Place) -> String {
        self.say(&format!("place-{place}"))
    }

    fn figure(&self, figure: Figure) -> String {
        self.say(&format!("figure-{figure}"))
    }

    fn card(&self, card: Card) -> String {
        self.context.tell(&self.rules.cards().name(card))
    }

    fn effect(&self, card: Card) -> String {
        self.context.tell(&self.rules.cards().text(card))
    }

    fn stat(&self, stat: Stat) -> String {
        self.say(&format!("stat-{stat}"))
    }

    /// A choice in the game's own words.
    fn label(&self, action: Action) -> String {
        self.context.tell(&self.rules.label(self.view, action))
    }

    /// What is printed on a card.
    fn face(&self, card: Card) -> &'a Face {
        self.rules.face(card)
    }

    fn sheet(&self, seat: Seat) -> ClanSheet<'a> {
        self.rules.sheet(&self.view.table, seat)
    }

    fn clan(&self, seat: Seat) -> Clan {
        self.sheet(seat).clan
    }

    fn me(&self) -> Option<Seat> {
        self.view.seat()
    }

    /// The seats clockwise from the viewer's left; the viewer comes last.
    fn around(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first) = (self.view.players, self.me().map_or(0, |seat| seat.index() + 1));
        (0..count).map(move |step| Seat::new((first + step) % count))
    }

    fn may(&self, action: Action) -> bool {
        self.choices.contains(&action)
    }

    /// Whether the viewer has to choose an action.
    fn is_turn(&self) -> bool {
        self.view.table.asked == Asked::Turn && !self.choices.is_empty()
    }
}
