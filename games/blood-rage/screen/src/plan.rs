//! What of the board there is room for.

use super::{clans, map};
use meadhall_blood_rage::{BloodRage, Card, View};
use meadhall_screen::terminal::{Hand, HandDetail, fit};
use meadhall_words::Words;
use ratatui::layout::Size;

/// What is shown, and how much of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The map.
    pub map: map::Detail,
    /// The clan sheets.
    pub clans: clans::Detail,
    /// The viewer's cards.
    pub hand: HandDetail,
    /// Whether there is a line that explains letters and signs.
    pub legend: bool,
}

const ALL: u16 = u16::MAX;

/// All plans, the richest first.
const PLANS: [Plan; 12] = {
    use clans::Detail::{Line, Pairs, Rows, Sheets};
    use map::Detail::{Letters, Tight, Words};
    const fn plan(map: map::Detail, clans: clans::Detail, hand: HandDetail) -> Plan {
        Plan { map, clans, hand, legend: true }
    }
    [
        plan(Words, Sheets, HandDetail::Texts),
        plan(Tight, Sheets, HandDetail::Texts),
        plan(Words, Rows, HandDetail::Texts),
        plan(Words, Rows, HandDetail::Names(ALL)),
        plan(Letters, Rows, HandDetail::Names(ALL)),
        plan(Letters, Pairs, HandDetail::Names(2)),
        plan(Letters, Pairs, HandDetail::Names(1)),
        plan(Tight, Pairs, HandDetail::Names(2)),
        plan(Tight, Pairs, HandDetail::Names(1)),
        plan(Tight, Pairs, HandDetail::Names(0)),
        plan(Tight, Line, HandDetail::Names(1)),
        plan(Tight, Line, HandDetail::Names(0)),
    ]
};

/// The least width at which forces and whole sheets are told in words.
const WORDS: u16 = 70;
/// The least width at which the legend is always in sight; below it the help has it.
const LEGEND: u16 = 76;

impl Plan {
    /// The richest plan for this room, or the poorest.
    pub fn of(game: &BloodRage, view: &View, words: &Words, hand: &Hand<Card>, room: Size) -> Plan {
        let wide =
            |plan: &Plan| plan.map != map::Detail::Words && plan.clans != clans::Detail::Sheets || room.width >= WORDS;
        let fits = |plan: &Plan| plan.height(game, view, words, hand, room.width) <= room.height;
        let poorest = PLANS[PLANS.len() - 1];
        let poorest = Plan { legend: room.width >= LEGEND, ..poorest };
        PLANS.into_iter().find(|plan| wide(plan) && fits(plan)).unwrap_or(poorest)
    }

    /// What explains letters and signs, in lines.
    pub fn legend(&self, words: &Words, width: u16) -> Vec<String> {
        let key = if self.map == map::Detail::Words { "drawn-br-legend-words" } else { "drawn-br-legend" };
        if self.legend { fit::wrap(&words.say(key), width.into()) } else { Vec::new() }
    }

    /// The lines of the legend.
    pub fn legend_height(&self, words: &Words, width: u16) -> u16 {
        fit::cells(self.legend(words, width).len())
    }

    /// All lines.
    pub fn height(&self, game: &BloodRage, view: &View, words: &Words, hand: &Hand<Card>, width: u16) -> u16 {
        map::height(game, view, words, self.map, width)
            + self.legend_height(words, width)
            + clans::battle_height(view)
            + clans::height(view, self.clans)
            + hand.height(self.hand, width)
    }
}
