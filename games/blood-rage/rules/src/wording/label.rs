//! Choices in words, as buttons say them.

use super::{clan_word, figure_word, god_word, place_word, stat_word};
use crate::action::{Action, Invade, March};
use crate::data::{Card, EXTRA_PILLAGE_COST};
use crate::names::Figure;
use crate::state::Asked;
use crate::view::View;
use crate::{BloodRage, RESERVE, VALHALLA};
use meadhall_engine::{Arg, Message};

impl BloodRage {
    /// A choice as a button says it.
    pub(crate) fn name_choice(&self, view: &View, action: Action) -> Message {
        let about = |key: &'static str, card: Card| Message::new(key).with("card", self.cards.title(card));
        match action {
            Action::Draft(card, None) => about("action-draft", card),
            Action::Draft(card, Some(other)) => about("action-draft-two", card).with("other", self.cards.title(other)),
            Action::Pass => Message::new("action-pass"),
            Action::Quest(card) => about("action-quest", card).with("glory", self.face(card).value),
            Action::Upgrade(card, number) => self.name_upgrade(view, card, number),
            Action::Pillage(place) => {
                let key =
                    if matches!(view.table.asked, Asked::Domain(_)) { "action-pillage-for" } else { "action-pillage" };
                Message::new(key).with("place", place_word(place)).with("cost", EXTRA_PILLAGE_COST)
            }
            Action::Challenge(place) => {
                Message::new("action-challenge").with("place", place_word(place)).with("cost", EXTRA_PILLAGE_COST)
            }
            Action::Sacrifice(first, second) => Message::new("action-sacrifice")
                .with("first", figure_word(first.0))
                .with("first-place", place_word(first.1))
                .with("second", figure_word(second.0))
                .with("second-place", place_word(second.1)),
            Action::Invade(invade) => self.name_invade(view, invade),
            Action::March(march) => Message::new("action-march")
                .with("from", place_word(march.from))
                .with("to", place_word(march.to))
                .with("figures", march_words(march)),
            Action::Decline => Message::new("action-decline"),
            Action::Call(figure, from) => {
                Message::new("action-call").with("figure", figure_word(figure)).with("from", place_word(from))
            }
            Action::Play(card) => about("action-play", card).with("bonus", self.face(card).bonus()),
            Action::Count(bonus) => Message::new("action-count").with("bonus", bonus),
            Action::Spare(figure) => Message::new("action-spare").with("figure", figure_word(figure)),
            Action::Save(figure) => Message::new("action-save").with("figure", figure_word(figure)),
            Action::Retreat(figure, to) => {
                Message::new("action-retreat").with("figure", figure_word(figure)).with("to", place_word(to))
            }
            Action::Accept => Message::new("action-accept"),
            Action::Add(card) => about("action-add", card).with("bonus", self.face(card).bonus()),
            Action::Recover(card) => about("action-recover", card),
            Action::Raise(stat) => {
                let sheet = view.seat().map(|seat| view.table.sheet(seat));
                let value = sheet.map_or(0, |sheet| stat.value(sheet.steps[stat.index()] + 1));
                Message::new("action-raise").with("stat", stat_word(stat)).with("value", value)
            }
            Action::Move(figure, to) => {
                Message::new("action-move").with("figure", figure_word(figure)).with("to", place_word(to))
            }
            Action::Send(god, to) => Message::new("action-send").with("god", god_word(god)).with("to", place_word(to)),
            Action::Keep(Some(card)) => about("action-keep", card),
            Action::Keep(None) => Message::new("action-keep-nothing"),
        }
    }

    fn name_upgrade(&self, view: &View, card: Card, number: Option<u8>) -> Message {
        let sheet = view.seat().map(|seat| self.sheet(&view.table, seat));
        let cost = sheet.map_or(0, |sheet| sheet.upgrade_cost(card));
        let old = sheet.and_then(|sheet| sheet.slot(sheet.slot_for(card, number)?));
        let message = match old {
            Some(old) => Message::new("action-upgrade-over")
                .with("card", self.cards.title(card))
                .with("old", self.cards.title(old)),
            None => Message::new("action-upgrade").with("card", self.cards.title(card)),
        };
        message.with("cost", cost)
    }

    fn name_invade(&self, view: &View, invade: Invade) -> Message {
        let free = view.table.asked != Asked::Turn;
        let spot = if invade.fallen { VALHALLA } else { RESERVE };
        let cost = view.seat().filter(|_| !free).map_or(0, |seat| {
            let sheet = self.sheet(&view.table, seat);
            let piece = sheet.piece_in(sheet.figures[spot], invade.figure);
            piece.map_or(0, |piece| self.invade_cost(&view.table, seat, piece, invade.place, invade.fallen))
        });
        let key = match (invade.victim, invade.fallen) {
            (Some(victim), _) if victim.to.is_some() => "action-invade-push",
            (Some(_), _) => "action-invade-slay",
            (None, true) => "action-invade-fallen",
            (None, false) => "action-invade",
        };
        let message = Message::new(key)
            .with("figure", figure_word(invade.figure))
            .with("place", place_word(invade.place))
            .with("cost", cost);
        match invade.victim {
            Some(victim) => message
                .with("clan", clan_word(victim.clan))
                .with("victim", figure_word(victim.figure))
                .with("to", place_word(victim.to.unwrap_or(invade.place))),
            None => message,
        }
    }
}

/// The figures of a march, in words.
pub(crate) fn march_words(march: March) -> Arg {
    let mut words: Vec<Arg> = Vec::new();
    let mut several = |count: u8, figure: Figure| match count {
        0 => {}
        1 => words.push(figure_word(figure)),
        _ => words.push(Message::new("several").with("count", count).with("figure", figure_word(figure)).into()),
    };
    several(march.warriors, Figure::Warrior);
    several(march.leader.into(), Figure::Leader);
    several(march.mystics, Figure::Mystic);
    for monster in march.monsters.into_iter().flatten() {
        several(1, monster);
    }
    words.into()
}
