//! Refusals at the end of a battle, in Ragnarok and in the solo game.

use super::{about, why};
use crate::action::{Action, Spot};
use crate::data::{Card, Entry, Mission};
use crate::state::battle::{DEFENDER, Kind};
use crate::state::places::Place;
use crate::state::{Asked, Position, Spare};
use crate::{Brothers, Valhalla};
use meadhall_engine::{Message, Seat};

impl Valhalla {
    pub(super) fn why_not_at_the_end(&self, position: &Position, seat: Seat, action: Action) -> Option<Message> {
        let table = &position.table;
        let battle = &table.battle;
        let asked = table.asked;
        let clause = asked.clause();
        Some(match (asked, action) {
            (Asked::Send, Action::Send(spot)) => self.why_not_sent(position, spot),
            (Asked::Jorunn, Action::Secondary) => why("why-jarl-condition", "VH-7.63"),
            (Asked::Steinar, Action::Rob(other)) if battle.side_of(other).is_some() => {
                why("why-fought", "VH-7.110").with("who", other)
            }
            (Asked::Steinar, Action::Rob(other)) => why("why-no-cards", "VH-1.43").with("who", other),
            (Asked::SteinarDiscard | Asked::HandToll, Action::Discard(card))
            | (Asked::LokiGive, Action::Give(card)) => about("why-not-in-hand", card, clause),
            (Asked::Spare(spare), Action::Choose(spot)) => self.why_not_spared(position, seat, spare, spot),
            (Asked::Yrsa, Action::Main) => why("why-empty-pile", "VH-7.92"),
            (Asked::Yrsa, Action::Secondary) if battle.won != Some(false) => why("why-jarl-condition", "VH-7.93"),
            (Asked::Yrsa, Action::Secondary) => why("why-empty-deck", "VH-1.45"),
            (Asked::Loki, Action::Row(row)) => {
                let rows = table.loki.and_then(|index| self.cards.loki(index)).map_or(0, |loki| loki.rows.len());
                let key = if usize::from(row) < rows { "why-row" } else { "why-no-row" };
                why(key, "VH-8.8")
            }
            (Asked::LokiSend(_), Action::Send(spot)) => self.why_not_spot(position, seat, spot, "VH-8.15"),
            (Asked::LokiTactic, Action::Take(card)) => {
                about("why-not-played", card, if table.laid.contains(card) { "VH-11.16" } else { "VH-8.24" })
            }
            (Asked::LokiTake { .. }, Action::Take(card)) => about("why-not-on-top", card, clause),
            (Asked::LokiAdd { weapons, .. }, Action::Add(card, place)) => {
                let missing = self.why_no_warrior(position, seat, card, "VH-8.39");
                missing.unwrap_or_else(|| match self.icons(card) > weapons {
                    true => why("why-too-many-weapons", "VH-8.39"),
                    false => self.why_not_place(position, seat, place, None),
                })
            }
            (Asked::LokiOne, Action::Send(spot)) => self.why_not_spot(position, seat, spot, clause),
            (Asked::LokiLook, Action::Take(card)) => about("why-not-offered", card, clause),
            (Asked::Glory(_), Action::Take(card)) if !table.discard.contains(card) => {
                about("why-not-offered", card, "VH-10.14")
            }
            (Asked::Glory(_), Action::Take(_)) => why("why-not-exact", "VH-10.14"),
            (Asked::Favour, Action::Take(card)) => about("why-no-favour", card, clause),
            (Asked::Mission, Action::Play(card)) => self.why_no_mission(position, seat, card),
            (Asked::Overflow | Asked::WarriorToll, Action::Choose(spot)) => {
                self.why_not_spot(position, seat, spot, clause)
            }
            (Asked::SoloSend | Asked::SoloOne, Action::Send(spot)) => self.why_not_sent_alone(position, spot),
            (Asked::GloryToll, Action::Discard(card)) => self.why_not_lost(position, seat, card),
            (Asked::Leave | Asked::Order, Action::Discard(card)) => about("why-not-leaving", card, clause),
            // Everything that could be left out has been answered above, or is among the choices.
            (_, Action::Done | Action::Decline) => why("why-must", clause),
            _ => return None,
        })
    }

    /// The defender's choice of warriors to send.
    fn why_not_sent(&self, position: &Position, spot: Spot) -> Message {
        let side = &position.table.battle.sides[DEFENDER];
        match self.brothers {
            Brothers::Off if spot.ally => return why("why-no-ally", "VH-14.11"),
            Brothers::Aid if spot.ally => return about("why-not-choosable", spot.card, "VH-14.12"),
            _ => {}
        }
        let owner = if spot.ally { self.partner(side.seat).unwrap_or(side.seat) } else { side.seat };
        self.why_not_spot(position, owner, Spot { ally: false, ..spot }, "VH-4.61")
    }

    fn why_not_spared(&self, position: &Position, seat: Seat, spare: Spare, spot: Spot) -> Message {
        let battle = &position.table.battle;
        let at = battle.side_of(seat).unwrap_or(0);
        let owner = battle.sides[if spare == Spare::LokiWinner { at } else { 1 - at }].seat;
        self.why_not_spot(position, owner, spot, Asked::Spare(spare).clause())
    }

    fn why_no_mission(&self, position: &Position, seat: Seat, card: Card) -> Message {
        if !self.holds(position, seat, card) {
            return about("why-not-in-hand", card, "VH-10.19");
        }
        let Some(Entry { kind: crate::data::Kind::Mission(mission), .. }) = self.cards.get(card) else {
            return about("why-not-mission", card, "VH-10.19");
        };
        let met = self.met_missions(&position.table);
        if met.contains(self.cards.copies_of(card).0) {
            return about("why-over-maximum", card, "VH-16.77");
        }
        let clause = match mission {
            Mission::NoDieDiscarded => "VH-10.23",
            Mission::Margin5 => "VH-10.25",
            Mission::Activated3 => "VH-10.26",
        };
        about("why-mission-unmet", card, clause)
    }

    fn why_not_sent_alone(&self, position: &Position, spot: Spot) -> Message {
        let battle = &position.table.battle;
        let clause = if battle.kind == Kind::Hunt { "VH-16.44" } else { "VH-16.52" };
        if battle.rest >> (spot.place & 7) & 1 == 1 && !spot.ally {
            let post = position.table.boards[0].band.get(usize::from(spot.place)).copied().unwrap_or_default();
            if post.card == Some(spot.card) {
                return about("why-over-maximum", spot.card, "VH-16.58");
            }
        }
        self.why_not_spot(position, Seat::default(), spot, clause)
    }

    fn why_not_lost(&self, position: &Position, seat: Seat, card: Card) -> Message {
        let there = position.places.find(&self.cards, card, Place::Valhalla(seat)).is_some();
        if there { why("why-not-cheapest", "VH-16.85") } else { about("why-not-offered", card, "VH-16.85") }
    }
}
