//! Why something is refused: the true reason and the clause behind it, as messages of the locale files.

mod battle;
mod ending;

use crate::Valhalla;
use crate::action::Action;
use crate::data::Card;
use crate::names::Jarl;
use crate::rules::band::Room;
use crate::rules::draw::FEW_SHIELDS;
use crate::state::{Asked, Pick, Position};
use crate::wording::card_word;
use meadhall_engine::{Arg, Game, Message, Seat};

/// Cards of a hand after the draft.
const HAND: usize = 5;

/// A reason with the clause behind it.
fn why(key: &'static str, clause: &'static str) -> Message {
    Message::new(key).clause(clause)
}

/// A reason that names a card.
fn about(key: &'static str, card: Card, clause: &'static str) -> Message {
    why(key, clause).with("card", card_word(card))
}

impl Valhalla {
    /// Why a choice that is not legal is not legal.
    pub(crate) fn explain_refusal(&self, position: &Position, seat: Seat, action: Action) -> Message {
        let table = &position.table;
        if seat.index() >= self.players {
            return why("why-no-seat", "VH-1.1");
        }
        if table.asked == Asked::Over {
            return why("why-over", if self.is_solo() { "VH-16.70" } else { "VH-5.34" });
        }
        if !self.pending(position).contains(seat) {
            return self.why_not_asked(position, seat);
        }
        let reason = match table.asked {
            Asked::Jarl | Asked::Warrior | Asked::Reject | Asked::Draft | Asked::DraftTake | Asked::Redraw => {
                self.why_not_set_up(position, seat, action)
            }
            Asked::Turn | Asked::Second | Asked::Tyr(_) | Asked::Place { .. } | Asked::PhaseB | Asked::Drawn => {
                self.why_not_in_turn(position, seat, action)
            }
            Asked::Thor
            | Asked::Before
            | Asked::Payment
            | Asked::Fight
            | Asked::Reroll(_)
            | Asked::NewWeapon(_)
            | Asked::Exchange
            | Asked::GormTurn
            | Asked::Block
            | Asked::Force
            | Asked::Sacrifice
            | Asked::Path => self.why_not_in_battle(position, seat, action),
            _ => self.why_not_at_the_end(position, seat, action),
        };
        reason.unwrap_or_else(|| {
            let what = Arg::word(format!("asked-{}", table.asked.word()));
            why("why-not-asked-for", table.asked.clause()).with("what", what)
        })
    }

    /// Somebody who owes no decision.
    fn why_not_asked(&self, position: &Position, seat: Seat) -> Message {
        let table = &position.table;
        let chosen = position.secrets[seat.index()].pick != Pick::None;
        match table.asked {
            Asked::Jarl => why("why-chosen", "VH-2.8"),
            Asked::Reject => why("why-chosen", "VH-2.28"),
            Asked::Thor if chosen => why("why-chosen", "VH-18.29"),
            Asked::Thor if table.battle.side_of(seat).is_some() => why("why-not-asked", "VH-9.3"),
            Asked::Thor => why("why-not-asked", "VH-18.26"),
            asked => why("why-not-your-turn", asked.clause()).with("who", table.who),
        }
    }

    fn why_not_set_up(&self, position: &Position, seat: Seat, action: Action) -> Option<Message> {
        let table = &position.table;
        let holds = |card: Card| self.holds(position, seat, card);
        let whole = position.hand(seat).len() >= HAND;
        Some(match (table.asked, action) {
            (Asked::Jarl, Action::Jarl(_)) if self.is_solo() => why("why-not-alone", "VH-16.11"),
            (Asked::Jarl, Action::Jarl(_)) => why("why-not-dealt", "VH-2.5"),
            (Asked::Warrior, Action::Add(card, _)) if !table.laid.contains(card) => {
                about("why-not-offered", card, "VH-2.23")
            }
            (Asked::Warrior, Action::Add(_, Some(place))) => self.why_not_place(position, seat, Some(place), None),
            (Asked::Reject, Action::Reject(one, two)) => {
                let missing = if holds(one) { two } else { one };
                about("why-not-in-hand", missing, "VH-2.27")
            }
            (Asked::Draft, Action::Lay(card)) if !holds(card) => about("why-not-in-hand", card, "VH-17.8"),
            (Asked::Draft, Action::Lay(_)) => why("why-last-laid", "VH-17.13"),
            (Asked::Draft, Action::Take(_)) if whole => why("why-hand-whole", "VH-17.10"),
            (Asked::Draft | Asked::DraftTake, Action::Take(card)) => about("why-not-offered", card, "VH-17.10"),
            (Asked::Draft | Asked::DraftTake, Action::Done) => why("why-must", "VH-17.10"),
            (Asked::Redraw, Action::Aside(card)) => about("why-not-in-hand", card, "VH-16.13"),
            _ => return None,
        })
    }

    fn why_not_in_turn(&self, position: &Position, seat: Seat, action: Action) -> Option<Message> {
        let table = &position.table;
        let board = table.board(seat);
        Some(match (table.asked, action) {
            (Asked::Turn, Action::Attack(other)) => self.why_no_attack(position, seat, other),
            (Asked::Turn, Action::Hunt) if !self.is_solo() => why("why-no-monster", "VH-16.1"),
            (Asked::Turn, Action::Hunt) => why("why-empty-band", "VH-3.18"),
            (Asked::Turn, Action::Draw) => why("why-empty-band", "VH-3.20"),
            (Asked::Turn, Action::Add(card, place)) => self
                .why_no_warrior(position, seat, card, "VH-3.6")
                .unwrap_or_else(|| self.why_not_place(position, seat, place, None)),
            (Asked::Turn, Action::AddTwo(card, place)) => self.why_not_two(position, seat, card, place),
            (Asked::Turn, Action::Recall(_, _)) if board.jarl != Some(Jarl::Mar) => why("why-other-jarl", "VH-7.71"),
            (Asked::Turn, Action::Recall(card, place)) => {
                if self.recallable(table, seat).any(|known| known == card) {
                    return Some(self.why_not_place(position, seat, place, None));
                }
                about("why-not-on-top", card, if board.filled() == 0 { "VH-7.72" } else { "VH-7.71" })
            }
            (Asked::Second, Action::Add(card, place)) => {
                let missing = self.why_no_warrior(position, seat, card, "VH-3.6");
                let heavy = self.icons(card) > table.second.unwrap_or(0);
                missing.unwrap_or_else(|| match heavy {
                    true => why("why-too-many-weapons", self.pair_clause(position, seat)),
                    false => self.why_not_place(position, seat, place, Some(table.first_place)),
                })
            }
            (Asked::Second, Action::Done | Action::Decline) => why("why-must", "VH-3.11"),
            (Asked::Tyr(_), Action::Play(card)) if !self.holds(position, seat, card) => {
                about("why-not-in-hand", card, "VH-12.8")
            }
            (Asked::Tyr(_), Action::Play(card)) => about("why-not-wrath", card, "VH-12.8"),
            (Asked::Place { .. }, Action::Add(card, _)) if table.lifted != Some(card) => {
                about("why-not-offered", card, "VH-3.8")
            }
            (Asked::Place { .. }, Action::Add(_, place)) => self.why_not_place(position, seat, place, None),
            (Asked::Place { free: false }, Action::Decline) => {
                why("why-must", if board.jarl == Some(Jarl::Blodhrafn) { "VH-7.113" } else { "VH-11.19" })
            }
            (Asked::PhaseB, Action::Main) => why("why-jarl-condition", "VH-7.16"),
            (Asked::PhaseB, Action::Secondary) => why("why-jarl-condition", "VH-7.18"),
            (Asked::Drawn, Action::Discard(_)) => why("why-not-drawn", "VH-3.23"),
            (Asked::Drawn, Action::Done) => why("why-keep-fewer", "VH-3.23"),
            _ => return None,
        })
    }

    /// Action 2.
    fn why_not_two(&self, position: &Position, seat: Seat, card: Card, place: Option<u8>) -> Message {
        if let Some(missing) = self.why_no_warrior(position, seat, card, "VH-3.6") {
            return missing;
        }
        let warriors = position.hand(seat).and(&self.warriors);
        if warriors.len() < 2 {
            return why("why-no-second", "VH-3.11");
        }
        let mut listed = Vec::new();
        self.list_turn(position, seat, &mut listed);
        if listed.iter().any(|action| matches!(action, Action::AddTwo(known, _) if *known == card)) {
            return self.why_not_place(position, seat, place, None);
        }
        why("why-too-many-weapons", self.pair_clause(position, seat))
    }

    /// The clause that limits the weapons of two warriors.
    fn pair_clause(&self, position: &Position, seat: Seat) -> &'static str {
        let board = position.table.board(seat);
        match (board.jarl, board.filled()) {
            (Some(Jarl::Agnar), 0) => "VH-7.80",
            (Some(Jarl::Agnar), _) => "VH-7.79",
            _ => "VH-3.10",
        }
    }

    /// A card that is not in the hand, or no warrior.
    fn why_no_warrior(&self, position: &Position, seat: Seat, card: Card, clause: &'static str) -> Option<Message> {
        if !self.holds(position, seat, card) {
            return Some(about("why-not-in-hand", card, clause));
        }
        self.cards.warrior(card).is_none().then(|| about("why-no-warrior", card, clause))
    }

    /// Why a warrior cannot be added at this place.
    fn why_not_place(&self, position: &Position, seat: Seat, place: Option<u8>, never: Option<u8>) -> Message {
        let table = &position.table;
        let board = table.board(seat);
        let limit = if board.jarl == Some(Jarl::Hodr) { "VH-7.36" } else { "VH-3.7" };
        let Some(place) = place else { return why("why-full-band", "VH-3.8") };
        let on_board = Valhalla::places_of(table, seat) >> (place & 7) & 1 == 1;
        let taken = board.filled() >> (place & 7) & 1 == 1;
        match self.room(table, seat, never) {
            Room::Free(_) if !on_board => why("why-no-such-place", limit),
            Room::Free(_) if taken => why("why-no-place", "VH-3.9"),
            Room::Free(_) => why("why-first-free", "VH-2.25"),
            Room::Instead(_) if never == Some(place) => why("why-just-placed", "VH-3.14"),
            Room::Instead(_) if !on_board && !taken => why("why-no-such-place", limit),
            Room::Instead(_) => why("why-full-band", "VH-3.8"),
        }
    }

    fn why_no_attack(&self, position: &Position, seat: Seat, other: Seat) -> Message {
        let table = &position.table;
        let about = |key: &'static str, clause| why(key, clause).with("who", other);
        if table.board(seat).filled() == 0 {
            why("why-empty-band", "VH-3.18")
        } else if other == seat || other.index() >= self.players {
            why("why-no-such-target", "VH-3.15")
        } else if self.partner(seat) == Some(other) {
            about("why-partner", "VH-14.4")
        } else if table.board(other).filled() == 0 {
            about("why-no-band", "VH-3.16")
        } else {
            about("why-no-shield", "VH-3.17")
        }
    }

    /// Whether few shields are left to a player.
    fn has_few_shields(&self, position: &Position, seat: Seat) -> bool {
        position.table.board(seat).shields <= FEW_SHIELDS
    }
}
