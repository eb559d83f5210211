//! What scenarios expect and print. Everything that the rules can depend on is told, so that [`super::compose`] can build the
//! position again.

use super::battle::battle_facts;
use super::question;
use super::words::{colour, dice, places, yes};
use crate::Valhalla;
use crate::data::Card;
use crate::state::places::{CardSet, Place};
use crate::state::{Pick, Position};
use meadhall_engine::{Facts, Game, Seat, write_list};

impl Valhalla {
    /// The position in the scenarios' words.
    pub(crate) fn facts(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        let table = &position.table;
        facts.set("seats", write_list(self.all().map(colour)));
        facts.set("stage", question::stage_word(table.stage));
        let (asked, about) = question::words(table.asked);
        facts.set("asked", format!("{asked} of {}", write_list(self.pending(position).iter().map(colour))));
        if let Some(about) = about {
            facts.set("asked about", about);
        }
        facts.set("start", colour(table.start));
        facts.set("turn", colour(table.active));
        facts.set("discard", write_list(table.discard.iter().rev()));
        facts.set("deck size", position.deck().len());
        facts.set("deck", self.cards_of(&position.deck()));
        facts.set("supply", table.supply);
        facts.set("ending", yes(table.ending));
        facts.set("last turns", table.last_turns);
        facts.set("laid", write_list(table.laid.iter()));
        if let Some(index) = table.loki {
            facts.set("loki", format!("loki-{:02}", index + 1));
        }
        if self.king {
            let kings = table.kings.iter().flatten().map(|king| format!("{} {}", colour(king.seat), king.level));
            facts.set("kings", write_list(kings));
            facts.set("crowns", table.crowns);
        }
        self.solo_facts(position, &mut facts);
        facts.set("drawn", write_list(position.drawn.iter()));
        self.rest_of_the_table(position, &mut facts);
        for seat in self.all() {
            self.player_facts(position, seat, &mut facts);
        }
        battle_facts(self, position, &mut facts);
        for viewer in self.all() {
            for owner in self.all().filter(|&owner| owner != viewer) {
                let known = position.hand(owner).and(&position.knows[viewer.index()]);
                facts.set(format!("known {} by {}", colour(owner), colour(viewer)), self.cards_of(&known));
            }
        }
        if let Some(outcome) = self.outcome(position) {
            facts.set("winners", write_list(outcome.winners().map(colour)));
            for seat in self.all() {
                facts.set(format!("place {}", colour(seat)), outcome.place(seat));
            }
        }
        facts
    }

    fn cards_of(&self, set: &CardSet) -> String {
        write_list(set.iter().map(|id| self.cards.card_of(id)))
    }

    fn solo_facts(&self, position: &Position, facts: &mut Facts) {
        let foe = &position.table.foe;
        if !self.is_solo() {
            return;
        }
        facts.set("monster card", foe.step + 1);
        facts.set("covered", write_list((0..6).filter(|n| foe.covered >> n & 1 == 1).map(|n| n + 1)));
        if let Some(card) = self.foe_card(foe.step) {
            facts.set("monster strength", card.strength);
            facts.set("monster maximum", card.cap);
        }
        facts.set("last attack", yes(foe.last));
        facts.set("monster beaten", yes(foe.won));
    }

    /// What is rarely looked at; only what differs from an ordinary moment is told.
    fn rest_of_the_table(&self, position: &Position, facts: &mut Facts) {
        let table = &position.table;
        facts.set("attacked", yes(table.attacked));
        facts.set("first last", colour(table.first_last));
        facts.set("box", self.cards_of(&position.places.at(Place::Box).and(&self.in_use())));
        let mut rare = |key: &str, value: String, usual: &str| {
            if value != usual {
                facts.set(key, value);
            }
        };
        rare("again", yes(table.again).to_owned(), "no");
        rare("second", table.second.map_or("-".to_owned(), |weapons| weapons.to_string()), "-");
        rare("first place", (table.first_place + 1).to_string(), "1");
        rare("lifted", write_list(table.lifted), "-");
        rare("ragnarok", table.ragnarok.to_string(), "0");
        rare("drafted", write_list(table.drafted.iter().map(colour)), "-");
        rare("last laid", yes(table.last_laid).to_owned(), "no");
        rare("wrathful", write_list(table.wrathful.iter().map(colour)), "-");
        rare("keep", format!("{}, {}", table.keep.0, table.keep.1), "1, 1");
        rare("laid by defender", places(table.laid_by_defender), "-");
        rare("laid as payment", places(table.laid_as_payment), "-");
        let due = table.due.iter().map(|due| match due.favour {
            Some(card) => format!("{} {} for {card}", colour(due.seat), due.points),
            None => format!("{} {}", colour(due.seat), due.points),
        });
        rare("due", write_list(due), "-");
        rare(
            "outgoing",
            write_list(table.outgoing.iter().map(|out| format!("{} {}", colour(out.seat), out.card))),
            "-",
        );
    }

    fn player_facts(&self, position: &Position, seat: Seat, facts: &mut Facts) {
        let board = position.table.board(seat);
        let name = colour(seat);
        let cards = |place: Place| self.cards_of(&position.places.at(place));
        let mut set = |word: &str, value: String| facts.set(format!("{word} {name}"), value);
        set("jarl", board.jarl.map_or("-".to_owned(), |jarl| jarl.to_string()));
        let written = |card: Card, tyr: Option<Card>| match tyr {
            Some(tyr) => format!("{card} + {tyr}"),
            None => card.to_string(),
        };
        set("band", write_list(board.warriors().map(|(_, card, tyr)| written(card, tyr))));
        set("places", write_list(board.warriors().map(|(place, card, _)| format!("{card} at {}", place + 1))));
        set("hand", cards(Place::Hand(seat)));
        set("hand size", position.hand(seat).len().to_string());
        set("valhalla", cards(Place::Valhalla(seat)));
        set("glory", self.glory_of(position, seat).to_string());
        set("credit", board.credit.to_string());
        set("shields", board.shields.to_string());
        let captured =
            self.all().flat_map(|from| std::iter::repeat_n(colour(from), board.captured[from.index()].into()));
        set("captured", write_list(captured));
        set("score", self.score_parts(position, seat).total().to_string());
        let promised = match (board.next_dice, board.next_reroll) {
            (0, false) => "-".to_owned(),
            (0, true) => "reroll".to_owned(),
            (dice, _) => dice.to_string(),
        };
        set("promised", promised);
        let secret = &position.secrets[seat.index()];
        if !secret.jarls.is_empty() {
            set("jarls", write_list(secret.jarls.iter()));
        }
        match secret.pick {
            Pick::None => {}
            Pick::Jarl(jarl) => set("chosen", format!("jarl {jarl}")),
            Pick::Reject(one, two) => set("chosen", format!("reject {one}, {two}")),
            Pick::Help(Some((card, to))) => set("chosen", format!("help {} with {card}", colour(to))),
            Pick::Help(None) => set("chosen", "decline".to_owned()),
        }
        let battle = &position.table.battle;
        if let Some(at) = battle.side_of(seat) {
            let side = &battle.sides[at];
            set("dice", dice(side.dice));
            set("pool", side.free().to_string());
            set("strength", self.strength(position, at).to_string());
            let spots = self.spots(&position.table, seat, side.active, false);
            set("active", write_list(spots.map(|spot| spot.card)));
            set("rerolls", side.rerolls.to_string());
            set("total", side.total.to_string());
        }
    }
}
