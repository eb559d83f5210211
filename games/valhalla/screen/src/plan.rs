//! What of the board there is room for.

use super::{battle, halls};
use meadhall_screen::terminal::{Hand, HandDetail, fit};
use meadhall_valhalla::{Card, Valhalla, View};
use meadhall_words::Words;
use ratatui::layout::Size;

/// What is shown, and how much of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The halls.
    pub halls: halls::Detail,
    /// The viewer's cards.
    pub hand: HandDetail,
    /// Whether there is a line that explains the letters.
    pub legend: bool,
}

const ALL: u16 = u16::MAX;

/// All plans, the richest first.
const PLANS: [Plan; 8] = {
    use halls::Detail::{Cut, Short, Tight, Words};
    const fn plan(halls: halls::Detail, hand: HandDetail) -> Plan {
        Plan { halls, hand, legend: true }
    }
    [
        plan(Words, HandDetail::Texts),
        plan(Short, HandDetail::Texts),
        plan(Words, HandDetail::Names(ALL)),
        plan(Short, HandDetail::Names(ALL)),
        plan(Tight, HandDetail::Names(ALL)),
        plan(Tight, HandDetail::Names(3)),
        plan(Cut, HandDetail::Names(3)),
        plan(Cut, HandDetail::Names(2)),
    ]
};

/// The least width at which the legend is always in sight; below it the help has it.
const LEGEND: u16 = 76;

impl Plan {
    /// The richest plan for this room, or the poorest.
    pub fn of(game: &Valhalla, view: &View, words: &Words, hand: &Hand<Card>, room: Size) -> Plan {
        let fits = |plan: &Plan| plan.height(game, view, words, hand, room.width) <= room.height;
        let poorest = Plan { legend: room.width >= LEGEND, ..PLANS[PLANS.len() - 1] };
        PLANS.into_iter().find(fits).unwrap_or(poorest)
    }

    /// What explains the letters, in lines.
    pub fn legend(&self, words: &Words, width: u16) -> Vec<String> {
        if self.legend { fit::wrap(&words.say("drawn-va-legend"), width.into()) } else { Vec::new() }
    }

    /// The lines of the legend.
    pub fn legend_height(&self, words: &Words, width: u16) -> u16 {
        fit::cells(self.legend(words, width).len())
    }

    /// All lines.
    pub fn height(&self, game: &Valhalla, view: &View, words: &Words, hand: &Hand<Card>, width: u16) -> u16 {
        halls::height(game, view, words, self.halls, width)
            + battle::height(game, view, words, width)
            + hand.height(self.hand, width)
            + self.legend_height(words, width)
    }
}
