//! What scenarios expect and print.

use crate::Valhalla;
use crate::action::Dice;
use crate::data::Card;
use crate::names::Colour;
use crate::places::Place;
use crate::state::{Asked, Position};
use meadhall_engine::{Facts, Game, Seat};
use std::fmt::Display;

fn join<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(", ") }
}

fn colour(seat: Seat) -> Colour {
    Colour::ALL[seat.index()]
}

fn dice(dice: [u8; 6]) -> String {
    if dice == [0; 6] { "-".to_owned() } else { Dice(dice).to_string() }
}

impl Valhalla {
    /// The position in the scenarios' words.
    pub(crate) fn facts(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        let table = &position.table;
        facts.set("seats", join(self.all().map(colour)));
        facts.set("stage", format!("{:?}", table.stage).to_lowercase());
        let asked = match table.asked {
            Asked::Glory(points) => format!("glory {points}"),
            asked => asked.word().to_owned(),
        };
        facts.set("asked", format!("{asked} of {}", join(self.pending(position).iter().map(colour))));
        facts.set("start", colour(table.start));
        facts.set("turn", colour(table.active));
        facts.set("discard", join(table.discard.iter().rev()));
        facts.set("deck size", position.deck().len());
        facts.set("supply", table.supply);
        facts.set("ending", if table.ending { "yes" } else { "no" });
        facts.set("last turns", table.last_turns);
        facts.set("laid", join(table.laid.iter()));
        if let Some(index) = table.loki {
            facts.set("loki", format!("loki-{:02}", index + 1));
        }
        if self.king {
            let kings = table.kings.iter().flatten().map(|king| format!("{} {}", colour(king.seat), king.level));
            facts.set("kings", join(kings));
            facts.set("crowns", table.crowns);
        }
        if self.is_solo() {
            facts.set("monster card", table.foe.step + 1);
            facts.set("covered", join((0..6).filter(|n| table.foe.covered >> n & 1 == 1).map(|n| n + 1)));
        }
        facts.set("drawn", join(position.drawn.iter()));
        for seat in self.all() {
            self.player_facts(position, seat, &mut facts);
        }
        for viewer in self.all() {
            for owner in self.all().filter(|&owner| owner != viewer) {
                let known = position.hand(owner).and(&position.knows[viewer.index()]);
                let key = format!("known {} by {}", colour(owner), colour(viewer));
                facts.set(key, join(known.iter().map(|id| self.cards.card_of(id))));
            }
        }
        if let Some(outcome) = self.outcome(position) {
            facts.set("winners", join(outcome.winners().map(colour)));
        }
        facts
    }

    fn player_facts(&self, position: &Position, seat: Seat, facts: &mut Facts) {
        let board = position.table.board(seat);
        let name = colour(seat);
        let cards = |place: Place| join(position.places.at(place).iter().map(|id| self.cards.card_of(id)));
        let mut set = |word: &str, value: String| facts.set(format!("{word} {name}"), value);
        set("jarl", board.jarl.map_or("-".to_owned(), |jarl| jarl.to_string()));
        let written = |card: Card, tyr: Option<Card>| match tyr {
            Some(tyr) => format!("{card} + {tyr}"),
            None => card.to_string(),
        };
        set("band", join(board.warriors().map(|(_, card, tyr)| written(card, tyr))));
        set("places", join(board.warriors().map(|(place, card, _)| format!("{card} at {}", place + 1))));
        set("hand", cards(Place::Hand(seat)));
        set("hand size", position.hand(seat).len().to_string());
        set("valhalla", cards(Place::Valhalla(seat)));
        set("glory", self.glory_of(position, seat).to_string());
        set("credit", board.credit.to_string());
        set("shields", board.shields.to_string());
        let captured =
            self.all().flat_map(|from| std::iter::repeat_n(colour(from), board.captured[from.index()].into()));
        set("captured", join(captured));
        set("score", self.tally(position, seat).total().to_string());
        let promised = match (board.next_dice, board.next_reroll) {
            (0, false) => "-".to_owned(),
            (0, true) => "reroll".to_owned(),
            (dice, _) => dice.to_string(),
        };
        set("promised", promised);
        let battle = &position.table.battle;
        if let Some(at) = battle.side_of(seat) {
            let side = &battle.sides[at];
            set("dice", dice(side.dice));
            set("pool", side.free().to_string());
            set("strength", self.strength(position, at).to_string());
            let spots = self.spots(&position.table, seat, side.active, false);
            set("active", join(spots.map(|spot| spot.card)));
            set("rerolls", side.rerolls.to_string());
        }
    }
}
