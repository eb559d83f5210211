//! Choices in words, as a button says them.

use super::{card_word, dice_words, face_word, jarl_word};
use crate::Valhalla;
use crate::action::{Action, Spot};
use crate::data::Card;
use crate::names::Face;
use crate::state::Asked;
use crate::view::View;
use meadhall_engine::{Arg, Message};

/// A choice of a card.
fn about(key: &'static str, card: Card) -> Message {
    Message::new(key).with("card", card_word(card))
}

/// A choice of a warrior in a band.
fn at(key: &'static str, spot: Spot) -> Message {
    about(key, spot.card).with("place", spot.place + 1)
}

/// A choice of a die.
fn die(key: &'static str, face: Face) -> Message {
    Message::new(key).with("face", face_word(face))
}

impl Valhalla {
    /// A choice as a button says it.
    pub(crate) fn name_choice(&self, view: &View, action: Action) -> Message {
        let new = |key: &'static str| Message::new(key);
        match action {
            Action::Decline | Action::Done | Action::Main | Action::Secondary => {
                new(bare_key(view.table.asked, action))
            }
            Action::Jarl(jarl) => new("action-jarl").with("jarl", jarl_word(jarl)),
            Action::Reject(one, two) => about("action-reject", one).with("other", card_word(two)),
            Action::Lay(card) => about("action-lay", card),
            Action::Take(card) if view.table.asked == Asked::Favour => about("action-favour", card),
            Action::Take(card) => about("action-take", card),
            Action::Aside(card) => about("action-aside", card),
            Action::Add(card, place) | Action::AddTwo(card, place) | Action::Recall(card, place) => {
                name_addition(view, action, card, place)
            }
            Action::Attack(seat) => new("action-attack").with("who", seat),
            Action::Hunt => new("action-hunt").with("monster", Arg::word(format!("monster-{}", self.monster))),
            Action::Draw => new("action-draw"),
            Action::Help(card, seat) => new("action-help").with("who", seat).with("effect", self.card_text(card)),
            Action::LayDie => new("action-lay-die"),
            Action::Pay(card) => about("action-pay", card),
            Action::Activate(spot, dice) if dice.is_empty() => {
                at(if spot.ally { "action-activate-ally-bare" } else { "action-activate-bare" }, spot)
            }
            Action::Activate(spot, dice) => {
                at(if spot.ally { "action-activate-ally" } else { "action-activate" }, spot)
                    .with("dice", dice_words(dice))
            }
            Action::Play(card) => about("action-play", card),
            Action::PlayWith(card, face) => about("action-play-with", card).with("face", face_word(face)),
            Action::Drop(face) => die("action-drop", face),
            Action::FreeReroll => new("action-free-reroll"),
            Action::JarlReroll(face) => die("action-jarl-reroll", face),
            Action::Reroll(dice) => new("action-reroll").with("dice", dice_words(dice)),
            Action::Turn(from, to) => new("action-turn").with("from", face_word(from)).with("to", face_word(to)),
            Action::Keep(face) => die("action-keep", face),
            Action::Choose(spot) => at("action-choose", spot),
            Action::Send(spot) => at("action-send", spot),
            Action::Discard(card) => about("action-discard", card),
            Action::Give(card) => about("action-give", card),
            Action::Row(row) => self.name_row(view, row),
            Action::Rob(seat) => new("action-rob").with("who", seat),
        }
    }

    fn name_row(&self, view: &View, row: u8) -> Message {
        let loki = view.table.loki.and_then(|index| self.cards.loki(index));
        let row = loki.and_then(|loki| loki.rows.get(usize::from(row)));
        let text = row.map_or("send_one", |row| row.advantage.word());
        Message::new("action-row").with("effect", Arg::word(format!("loki-{text}")))
    }
}

/// The key of a choice that names nothing: it depends on what is asked.
fn bare_key(asked: Asked, action: Action) -> &'static str {
    match (action, asked) {
        (Action::Decline, Asked::PhaseB) => "action-decline-phase-b",
        (Action::Decline, _) => "action-decline",
        (Action::Main, Asked::PhaseB) => "action-main-phase-b",
        (Action::Main, Asked::Jorunn) => "action-main-jorunn",
        (Action::Main, Asked::Blodhrafn) => "action-main-blodhrafn",
        (Action::Main, Asked::Steinar) => "action-main-steinar",
        (Action::Main, _) => "action-main-yrsa",
        (Action::Secondary, Asked::PhaseB) => "action-secondary-phase-b",
        (Action::Secondary, Asked::Jorunn) => "action-secondary-jorunn",
        (Action::Secondary, _) => "action-secondary-yrsa",
        (_, Asked::Fight) => "action-done-fight",
        (_, Asked::Drawn) => "action-done-drawn",
        (_, Asked::Draft) => "action-done-draft",
        _ => "action-done",
    }
}

/// A warrior for the band, perhaps in the place of another.
fn name_addition(view: &View, action: Action, card: Card, place: Option<u8>) -> Message {
    let board = view.seat().filter(|_| view.table.asked != Asked::Warrior).map(|seat| view.table.board(seat));
    let old = board.zip(place).and_then(|(board, place)| board.band.get(usize::from(place))?.card);
    let key = match (action, old) {
        (Action::AddTwo(..), None) => "action-add-two",
        (Action::AddTwo(..), Some(_)) => "action-add-two-over",
        (Action::Recall(..), None) => "action-recall",
        (Action::Recall(..), Some(_)) => "action-recall-over",
        (_, None) => "action-add",
        (_, Some(_)) => "action-add-over",
    };
    let message = about(key, card);
    match old {
        Some(old) => message.with("old", card_word(old)),
        None => message,
    }
}
