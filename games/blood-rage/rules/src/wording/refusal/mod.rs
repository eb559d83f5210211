//! Why a choice is refused: the true reason, and the clause behind it.
//!
//! Each function is asked only about choices that are not legal; it goes through the demands of that choice in the order of
//! the rules and names the first that is not met.

mod invade;
mod turn;

use crate::action::Action;
use crate::data::{Card, Cards, Effect, Places, STEPS, picks_a_round};
use crate::names::{Figure, God, Phase, Place};
use crate::state::Piece;
use crate::state::{Asked, Position, Reason, Table};
use crate::wording::prompt::asked_key;
use crate::wording::{figure_word, god_word, place_word};
use crate::{BloodRage, Stat};
use meadhall_engine::{Arg, Game, Message, Seat};

/// A reason about a place.
fn about(key: &'static str, place: Place) -> Message {
    Message::new(key).with("place", place_word(place))
}

/// A figure is not where it would have to be.
fn not_there(figure: Figure, place: Place, clause: &'static str) -> Message {
    about("why-not-there", place).with("figure", figure_word(figure)).clause(clause)
}

/// Two provinces do not share a border.
fn not_adjacent(from: Place, to: Place, clause: &'static str) -> Message {
    about("why-not-adjacent", from).with("to", place_word(to)).clause(clause)
}

/// Rage that is not there.
fn too_dear(cost: u8, rage: u8, clause: &'static str) -> Message {
    Message::new("why-too-dear").with("cost", cost).with("rage", rage).clause(clause)
}

/// Something else is asked than this choice would answer.
fn not_asked_for(asked: Asked) -> Message {
    let (key, clause) = asked_key(asked);
    Message::new("why-not-asked-for").with("what", Arg::word(format!("asked-{key}"))).clause(clause)
}

/// Why a figure cannot be moved from a province to a neighbouring one.
fn no_way(table: &Table, from: Place, to: Place, far: &'static str, full: &'static str) -> Option<Message> {
    if !from.neighbours().contains(to) {
        Some(not_adjacent(from, to, far))
    } else if table.destroyed.contains(to) {
        Some(about("why-destroyed", to).clause("BR-1.35"))
    } else if table.room(to) == 0 {
        Some(about("why-full", to).clause(full))
    } else {
        None
    }
}

impl BloodRage {
    /// A reason about a card.
    fn of_card(&self, key: &'static str, card: Card) -> Message {
        Message::new(key).with("card", self.cards.title(card))
    }

    /// A clan upgrade that a choice needs is not in a slot. Where the table of cards has none, it is the game's own.
    fn not_in_play(&self, effect: Effect) -> Message {
        let same = |other: Effect| other == effect;
        let alike = |other: Effect| other.word() == effect.word();
        let built_in = Cards::built_in();
        match self.cards.with_effect(same).or_else(|| self.cards.with_effect(alike)) {
            Some(card) => self.of_card("why-not-in-play", card).clause(self.cards.clause(card)),
            None => {
                let card = built_in.with_effect(alike).unwrap_or_default();
                Message::new("why-not-in-play").with("card", built_in.title(card)).clause(built_in.clause(card))
            }
        }
    }

    /// Why a choice that is not legal is not legal.
    pub(crate) fn explain_refusal(&self, position: &Position, seat: Seat, action: Action) -> Message {
        let table = &position.table;
        if seat.index() >= self.players {
            return Message::new("why-no-seat");
        }
        if table.asked == Asked::Over {
            return Message::new("why-over").clause("BR-8.1");
        }
        if !self.pending(position).contains(seat) {
            return self.why_not_now(position, seat);
        }
        let why = match (table.asked, action) {
            (Asked::Draft, Action::Draft(card, other)) => self.why_no_draft(position, seat, card, other),
            (Asked::Turn, _) => self.why_no_action(position, seat, action),
            (Asked::FreeInvade(free), Action::Invade(invade)) => self.why_no_invade(position, seat, invade, Some(free)),
            (Asked::Succor, Action::Invade(_)) => {
                Some(about("why-only-warrior", table.invasion.place).clause("BR-11.75"))
            }
            (Asked::Blessing, Action::Invade(_)) => {
                Some(about("why-only-warrior", table.battle.place).clause("BR-11.71"))
            }
            (Asked::Domain(place), Action::Pillage(_)) => Some(about("why-only-there", place).clause("BR-11.93")),
            (Asked::Call, Action::Call(figure, from)) => self.why_no_call(table, seat, figure, from),
            (Asked::Card, Action::Play(card)) => Some(self.of_card("why-not-in-hand", card).clause("BR-6.18")),
            (Asked::Add, Action::Add(card)) if position.secret(seat).hand.contains(card) => {
                Some(self.of_card("why-no-disc", card).clause("BR-6.26"))
            }
            (Asked::Add, Action::Add(card)) => Some(self.of_card("why-not-in-hand", card).clause("BR-6.26")),
            (Asked::Count, Action::Count(bonus)) => Some(self.not_in_play(Effect::QuestBonus(bonus))),
            (Asked::Spare, Action::Spare(figure)) => Some(not_there(figure, table.battle.place, "BR-11.7")),
            (Asked::Save, Action::Save(figure)) => self.why_no_save(table, seat, figure),
            (Asked::Save, Action::Retreat(figure, to)) => self.why_no_retreat(table, seat, figure, to),
            (Asked::Recover, Action::Recover(card)) => Some(self.of_card("why-not-played", card).clause("BR-11.102")),
            (Asked::Raise(reason), Action::Raise(stat)) => self.why_no_raise(table, seat, reason, stat),
            (Asked::Raise(reason), Action::Decline) => Some(why_no_decline(reason)),
            (Asked::Hammers, Action::Move(figure, to)) => self.why_no_move(table, seat, figure, to),
            (Asked::God(index), Action::Send(god, to)) => why_no_send(table, index, god, to),
            (Asked::Discard, Action::Keep(Some(card))) => Some(self.of_card("why-not-in-hand", card).clause("BR-7.1")),
            _ => None,
        };
        why.unwrap_or_else(|| not_asked_for(table.asked))
    }

    /// Why a seat that is not asked cannot choose now.
    fn why_not_now(&self, position: &Position, seat: Seat) -> Message {
        let table = &position.table;
        let in_turn = table.god_at(table.battle.place) == Some(God::Heimdall);
        let empty = position.secret(seat).hand.is_empty();
        match table.asked {
            Asked::Card if !table.battle.members.contains(seat) => Message::new("why-no-part").clause("BR-6.18"),
            Asked::Draft | Asked::Card | Asked::Discard if table.answered.contains(seat) => {
                let open = table.asked == Asked::Card && in_turn;
                Message::new("why-chosen").clause(if open { "BR-15.27" } else { "BR-12.20" })
            }
            Asked::Card if empty => Message::new("why-no-cards").clause("BR-6.18"),
            Asked::Card => Message::new("why-one-by-one").with("who", table.who).clause("BR-15.27"),
            Asked::Discard => Message::new("why-no-cards").clause("BR-7.2"),
            Asked::Turn => Message::new("why-not-your-turn").with("who", table.who).clause("BR-5.2"),
            asked => {
                let (key, clause) = asked_key(asked);
                let what = Arg::word(format!("asked-{key}"));
                Message::new("why-others-asked").with("who", table.who).with("what", what).clause(clause)
            }
        }
    }

    fn why_no_draft(&self, position: &Position, seat: Seat, card: Card, other: Option<Card>) -> Option<Message> {
        let two = picks_a_round(self.players) == 2;
        let clause = if two { "BR-4.6" } else { "BR-4.4" };
        if other.is_some() != two {
            let key = if two { "why-two-cards" } else { "why-one-card" };
            return Some(Message::new(key).clause(clause));
        }
        let mut pack = position.packs[self.pack_of(seat, position.table.round)];
        let missing = [Some(card), other].into_iter().flatten().find(|&card| !pack.remove(card));
        missing.map(|card| self.of_card("why-not-in-pack", card).clause(clause))
    }

    fn why_no_call(&self, table: &Table, seat: Seat, figure: Figure, from: Place) -> Option<Message> {
        let place = table.battle.place;
        if !from.is_province() {
            Some(about("why-no-province", from).clause("BR-6.5"))
        } else if table.destroyed.contains(from) {
            Some(about("why-destroyed", from).clause("BR-6.5"))
        } else if !place.neighbours().contains(from) {
            Some(not_adjacent(from, place, "BR-6.2"))
        } else {
            let sheet = self.sheet(table, seat);
            sheet.piece_in(sheet.at(from), figure).is_none().then(|| not_there(figure, from, "BR-6.2"))
        }
    }

    fn why_no_save(&self, table: &Table, seat: Seat, figure: Figure) -> Option<Message> {
        let sheet = self.sheet(table, seat);
        if self.dying(table, seat, figure).is_none() {
            Some(Message::new("why-not-dying").with("figure", figure_word(figure)).clause("BR-6.44"))
        } else if !sheet.has(Effect::SaveFigures) {
            Some(self.not_in_play(Effect::SaveFigures))
        } else if table.phase != Phase::Action {
            Some(Message::new("why-no-rage-now").clause("BR-11.81"))
        } else {
            (sheet.rage == 0).then(|| too_dear(1, 0, "BR-11.79"))
        }
    }

    fn why_no_retreat(&self, table: &Table, seat: Seat, figure: Figure, to: Place) -> Option<Message> {
        let (sheet, from) = (self.sheet(table, seat), table.doom.place);
        let Some(piece) = self.dying(table, seat, figure) else {
            return Some(Message::new("why-not-dying").with("figure", figure_word(figure)).clause("BR-6.44"));
        };
        let about_figure = |key: &'static str| Message::new(key).with("figure", figure_word(figure));
        if piece == Piece::Mystic {
            if !sheet.has(Effect::MysticsRetreat) {
                return Some(self.not_in_play(Effect::MysticsRetreat));
            }
            return no_way(table, from, to, "BR-15.10", "BR-15.10");
        }
        if sheet.monster_effect(piece) != Effect::RetreatsToCentre {
            Some(about_figure("why-no-retreat").clause("BR-6.44"))
        } else if from == Place::Yggdrasil {
            Some(about_figure("why-no-retreat-here").clause("BR-11.119"))
        } else {
            (to != Place::Yggdrasil).then(|| about_figure("why-only-centre").clause("BR-11.118"))
        }
    }

    fn dying(&self, table: &Table, seat: Seat, figure: Figure) -> Option<Piece> {
        self.sheet(table, seat).piece_in(table.doom.figures[seat.index() % table.doom.figures.len()], figure)
    }

    fn why_no_raise(&self, table: &Table, seat: Seat, reason: Reason, stat: Stat) -> Option<Message> {
        if usize::from(table.sheet(seat).steps[stat.index()]) + 1 >= STEPS {
            Some(Message::new("why-last-step").clause("BR-2.7"))
        } else {
            (reason == Reason::Grace).then(|| Message::new("why-other-stat").clause("BR-11.44"))
        }
    }

    fn why_no_move(&self, table: &Table, seat: Seat, figure: Figure, to: Place) -> Option<Message> {
        let (sheet, from) = (self.sheet(table, seat), table.battle.place);
        if sheet.piece_in(sheet.leaders(sheet.at(from)), figure).is_none() {
            return Some(Message::new("why-only-leader").clause("BR-11.55"));
        }
        no_way(table, from, to, "BR-11.55", "BR-11.56")
    }
}

/// A step that is not offered but given.
fn why_no_decline(reason: Reason) -> Message {
    let clause = match reason {
        Reason::Grace => "BR-11.43",
        Reason::LordOfAxes => "BR-11.57",
        Reason::Oath => "BR-11.24",
        Reason::Sacrifice => "BR-11.86",
        Reason::Quest => "BR-7.12",
    };
    Message::new("why-no-decline").clause(clause)
}

fn why_no_send(table: &Table, index: u8, god: God, to: Place) -> Option<Message> {
    let idol = table.gods.as_slice().get(usize::from(index)).copied()?;
    let held: Places = table.gods.iter().filter_map(|other| other.place).collect();
    if idol.god != god {
        Some(Message::new("why-other-god").with("god", god_word(idol.god)).clause("BR-15.18"))
    } else if !to.is_province() {
        Some(about("why-no-province", to).clause("BR-15.16"))
    } else if idol.place == Some(to) {
        Some(about("why-god-stays", to).with("god", god_word(god)).clause("BR-15.18"))
    } else if table.destroyed.contains(to) {
        Some(about("why-destroyed", to).clause("BR-15.19"))
    } else if table.pillaged.contains(to) {
        Some(about("why-pillaged", to).clause("BR-15.19"))
    } else {
        held.contains(to).then(|| about("why-god-there", to).clause("BR-15.19"))
    }
}
