//! The board of Valhalla: the halls with their bands, the middle with its piles, the battle, the hand.

mod band;
mod battle;
mod battle_log;
pub(crate) mod card;
mod choice_place;
mod deeds;
mod dice;
mod fight;
mod fighter;
mod glory_ranks;
mod hall;
mod hand;
mod jarl;
mod loki;
mod middle;
mod monster;
mod offers;
mod others;
mod own_area;
mod ragnarok;
mod reading;
mod reference;
mod scoring;
mod side;
mod strength;
#[cfg(test)]
mod tests;
mod tie_break;
mod told_battle;
mod uses;

pub use reading::read;
pub use reference::reference;
pub use scoring::{PointSource, PointsBySource, points_by_source, score_sources, scoring};

use choice_place::ChoicePlace;
use maud::{Markup, html};
use meadhall_board::{RenderContext, Scene};
use meadhall_engine::{Game, Quick, Seat, Wording};
use meadhall_valhalla::{Action, Board, Card, Colour, Event, Position, Valhalla, View};
use meadhall_words::Value;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// What the board is drawn from: one viewer's view, what that viewer may choose, and what has happened.
pub struct BoardContext<'a> {
    /// How to show it: words, names, undo.
    context: &'a RenderContext<'a>,
    /// The rules.
    rules: &'a Valhalla,
    /// What the viewer sees.
    view: &'a View,
    /// The viewer's legal choices; none where the viewer only looks on.
    choices: &'a [Action],
    /// What has happened, as the viewer may know it, with the turns it belongs to.
    events: &'a [(usize, Event)],
    /// During a battle a position that fits the view: strength counts only what lies open, so any such position will do.
    stand: Option<Position>,
    /// How often each card has been drawn so far: every copy moves under a name of its own.
    drawn: RefCell<HashMap<Card, usize>>,
    /// The sheets on the page so far.
    sheets: RefCell<HashSet<String>>,
}

/// The board.
pub fn board(ctx: &BoardContext<'_>) -> Markup {
    html! {
        @if ctx.rules.is_solo() { (monster::monster(ctx)) } @else { (others::others(ctx)) }
        section.middle.fighting[ctx.view.table.battle.is_on()] aria-label=(ctx.say("vh-middle")) {
            (middle::middle(ctx))
            @if ctx.view.table.battle.is_on() { (battle::battle(ctx)) } @else { (offers::offers(ctx)) }
        }
        (own_area::own_area(ctx))
    }
}

/// The great moments of a decision: `before` is what the viewer saw before it, the rest what is seen after it.
pub fn scenes(ctx: &BoardContext<'_>, before: &View, turn: usize) -> Vec<Scene> {
    told_battle::scenes(ctx, before, turn)
}

/// Whether a choice lies nowhere on the board and has to be asked in words.
pub fn in_words(action: Action) -> bool {
    matches!(action, Action::Decline | Action::Done)
}

/// Whether a choice is put together from several parts, so that there can be very many of its kind.
pub fn is_composed(action: Action) -> bool {
    matches!(action, Action::Reroll(_) | Action::Reject(..))
}

impl<'a> BoardContext<'a> {
    /// What a board is drawn from.
    pub fn new(
        context: &'a RenderContext<'a>,
        rules: &'a Valhalla,
        view: &'a View,
        choices: &'a [Action],
        events: &'a [(usize, Event)],
    ) -> BoardContext<'a> {
        let stand = view.table.battle.is_on().then(|| rules.imagine(view, &mut Quick::new(0)));
        BoardContext {
            context,
            rules,
            view,
            choices,
            events,
            stand,
            drawn: RefCell::default(),
            sheets: RefCell::default(),
        }
    }

    fn say(&self, key: &str) -> String {
        self.context.say(key)
    }

    fn fill(&self, key: &str, values: &[Value<'_>]) -> String {
        self.context.fill(key, values)
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.context.name(seat)
    }

    fn card(&self, card: Card) -> String {
        self.say(&format!("card-{card}"))
    }

    /// A choice in the game's own words.
    fn label(&self, action: Action) -> String {
        self.context.tell(&self.rules.label(self.view, action))
    }

    fn hall(&self, seat: Seat) -> &'a Board {
        self.view.table.board(seat)
    }

    fn me(&self) -> Option<Seat> {
        self.view.seat()
    }

    /// Whether the viewer's own band stands in the battle.
    fn i_fight(&self) -> bool {
        self.me().is_some_and(|me| self.view.table.battle.side_of(me).is_some())
    }

    /// The seats clockwise from the viewer's left; the viewer comes last.
    fn around(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first) = (self.view.players, self.me().map_or(0, |seat| seat.index() + 1));
        (0..count).map(move |step| Seat::new((first + step) % count))
    }

    /// The choices that are made in one place.
    fn at(&self, place: ChoicePlace) -> Vec<Action> {
        self.choices.iter().copied().filter(|action| choice_place::choice_place(self, *action) == place).collect()
    }

    /// Whether a sheet of this name is not on the page yet; from now on it is.
    fn is_new(&self, id: &str) -> bool {
        self.sheets.borrow_mut().insert(id.to_owned())
    }

    /// A name for a card while it moves.
    fn moving(&self, card: Card) -> String {
        let mut drawn = self.drawn.borrow_mut();
        let copy = drawn.entry(card).or_default();
        *copy += 1;
        format!("c-{card}-{copy}")
    }
}

/// The class of a seat's colour.
fn colour(seat: Seat) -> String {
    format!("clan-{}", Colour::ALL[seat.index()])
}
