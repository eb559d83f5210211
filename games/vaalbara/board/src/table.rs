//! The board of Vaalbara: the rows and the deck, every realm, the order of play, the hand.

mod deck;
mod land;
mod order;
mod own_area;
mod player;
mod reference;
mod rows;
mod scoring;
#[cfg(test)]
mod tests;
mod told_round;

pub use reference::reference;
pub use scoring::{PointsBySource, points_by_source, score_sources, scoring};

use maud::{Markup, html};
use meadhall_board::{RenderContext, Scene};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Action, Card, Character, Event, Kind, PlayerView, Vaalbara, View};

/// What the board is drawn from: one viewer's view and what that viewer may choose.
pub struct BoardContext<'a> {
    /// How to show it: words, names, undo.
    pub context: &'a RenderContext<'a>,
    /// The rules.
    pub rules: &'a Vaalbara,
    /// What the viewer sees.
    pub view: &'a View,
    /// The viewer's legal choices; none where the viewer only looks on.
    pub choices: &'a [Action],
}

/// The board.
pub fn board(ctx: &BoardContext<'_>) -> Markup {
    html! {
        (order::order(ctx))
        (player::others(ctx))
        section.lands.panel aria-label=(ctx.say("vb-board")) {
            (deck::deck(ctx))
            (rows::rows(ctx))
        }
        (own_area::own_area(ctx))
    }
}

/// The great moment of a decision that ends a round; `before` is what the viewer saw before it.
pub fn scenes(ctx: &BoardContext<'_>, before: &View, events: &[(usize, Event)]) -> Vec<Scene> {
    told_round::scene(ctx, before, events).into_iter().collect()
}

/// Whether a choice lies nowhere on the board and has to be asked in words.
pub fn in_words(action: Action) -> bool {
    matches!(action, Action::Show(_))
}

impl BoardContext<'_> {
    fn say(&self, key: &str) -> String {
        self.context.words.say(key)
    }

    fn name(&self, seat: Seat) -> &str {
        self.context.name(seat)
    }

    fn character(&self, character: Character) -> String {
        self.context.words.say(&format!("character-{character}"))
    }

    fn effect(&self, character: Character) -> String {
        self.context.words.say(&format!("character-{character}-effect"))
    }

    /// The name of a land; a forest's with its value.
    fn land(&self, card: Card) -> String {
        match self.rules.face(card) {
            (Kind::Forest, value) => self.context.words.fill("land-forest-valued", &[("value", value.into())]),
            (kind, _) => self.context.words.say(&format!("land-{kind}")),
        }
    }

    /// What a land would pay the viewer now, such as `6` or `1–6`.
    fn pay(&self, card: Card) -> Option<String> {
        self.rules.would_pay(self.view, card).map(|(least, most)| match least == most {
            true => most.to_string(),
            false => format!("{least}–{most}"),
        })
    }

    /// The players with their seats, from the viewer's left around the table; the viewer is not among them.
    fn others(&self) -> Vec<(Seat, &PlayerView)> {
        let count = self.view.players.len();
        let first = self.view.seat().map_or(0, |seat| seat.index() + 1);
        let around = (0..count).map(|step| Seat::new((first + step) % count.max(1)));
        around
            .filter(|seat| self.view.seat() != Some(*seat))
            .filter_map(|seat| Some((seat, self.view.player(seat)?)))
            .collect()
    }

    fn may(&self, action: Action) -> bool {
        self.choices.contains(&action)
    }
}
