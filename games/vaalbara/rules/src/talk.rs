//! What is said to players: prompts, choices and refusals, as messages of the locale files.

use crate::event::{character_word, clause_of, land_word};
use crate::names::Character;
use crate::state::{Asked, Card, Position};
use crate::view::{AskedView, View};
use crate::{Action, Vaalbara};
use meadhall_engine::{Arg, Message, Seat};

impl Vaalbara {
    /// What is asked of whom, in one sentence.
    pub(crate) fn ask(&self, view: &View) -> Message {
        if let AskedView::Over = view.asked {
            let best = self.all().find(|&seat| self.first_at_end(view) == Some(seat));
            return match best {
                Some(seat) => Message::new("ask-over").with("who", seat),
                None => Message::new("ask-over-plain"),
            };
        }
        let mine = view.awaits_viewer();
        let active = view.active.unwrap_or_default();
        match (view.asked, mine) {
            (AskedView::Assign(_), true) => Message::new("ask-assign").clause("VB-4.1"),
            (AskedView::Assign(chosen), false) => {
                let waiting: Vec<Arg> = self.all().filter(|&seat| !chosen.contains(seat)).map(Arg::from).collect();
                Message::new("ask-assign-wait").with("who", waiting).clause("VB-4.1")
            }
            (AskedView::Show(_), true) => {
                let holds = view.own.is_some_and(|own| own.hand.contains(Character::Warrior));
                Message::new(if holds { "ask-show" } else { "ask-show-none" }).with("who", active).clause("VB-11.2")
            }
            (AskedView::Show(_), false) => Message::new("ask-show-wait").with("who", active).clause("VB-11.9"),
            (AskedView::Take, true) => Message::new("ask-take").clause("VB-5.8"),
            (AskedView::Take, false) => Message::new("ask-take-wait").with("who", active).clause("VB-5.8"),
            (effect, mine) => {
                let (key, character) = match effect {
                    AskedView::Bard => ("ask-bard", Character::Bard),
                    AskedView::Tracker => ("ask-tracker", Character::Tracker),
                    AskedView::Midwife => ("ask-midwife", Character::Midwife),
                    AskedView::Rider => ("ask-rider", Character::Rider),
                    _ => ("ask-explorer", Character::Explorer),
                };
                if mine {
                    Message::new(key).clause(clause_of(character))
                } else {
                    Message::new("ask-effect-wait")
                        .with("who", active)
                        .with("character", character_word(character))
                        .clause(clause_of(character))
                }
            }
        }
    }

    /// Who is first at the end: by VP, ties by the omens.
    fn first_at_end(&self, view: &View) -> Option<Seat> {
        self.all().max_by_key(|&seat| {
            view.player(seat).map(|p| (p.vp, std::cmp::Reverse(self.omen(view.omens).rank(p.clan))))
        })
    }

    fn card_word(&self, card: Option<Card>) -> Arg {
        card.map_or(Arg::Text(String::new()), |card| land_word(self.face(card)))
    }

    /// A choice as a button says it.
    pub(crate) fn name_choice(&self, view: &View, action: Action) -> Message {
        let land = self.land_of_choice(view, action);
        match action {
            Action::Assign(character) => Message::new("action-assign")
                .with("character", character_word(character))
                .with("initiative", character.initiative()),
            Action::Show(true) => Message::new("action-show"),
            Action::Show(false) => Message::new("action-show-nothing"),
            Action::Bard(clan) => {
                let who = view.seat_of(clan).map_or(Arg::word(format!("clan-{clan}")), Arg::from);
                Message::new("action-bard").with("who", who)
            }
            Action::Tracker(row, slot) => Message::new("action-tracker")
                .with("land", self.card_word(land))
                .with("row", row + 1)
                .with("slot", slot + 1),
            Action::Midwife(character) => Message::new("action-midwife").with("character", character_word(character)),
            Action::Rider(first, second) => {
                let other = view.rows[1].get(usize::from(second)).copied().flatten();
                Message::new("action-rider")
                    .with("first", self.card_word(land))
                    .with("first-slot", first + 1)
                    .with("second", self.card_word(other))
                    .with("second-slot", second + 1)
            }
            Action::Explorer(_) => Message::new("action-explorer").with("land", self.card_word(land)),
            Action::Take(_) => {
                let vp = land.and_then(|card| self.would_pay(view, card)).map_or(0, |(_, most)| most);
                Message::new("action-take").with("land", self.card_word(land)).with("vp", vp)
            }
        }
    }

    /// Why a choice that is not legal is not legal.
    pub(crate) fn explain_refusal(&self, position: &Position, seat: Seat, action: Action) -> Message {
        if seat.index() >= self.players {
            return Message::new("why-no-seat");
        }
        if position.asked == Asked::Over {
            return Message::new("why-over").clause("VB-40.1");
        }
        let pending = meadhall_engine::Game::pending(self, position);
        if !pending.contains(seat) {
            return match position.asked {
                Asked::Assign => Message::new("why-assigned").clause("VB-4.5"),
                Asked::Show { answered, .. } if answered.contains(seat) => {
                    Message::new("why-answered").clause("VB-11.9")
                }
                Asked::Show { .. } => Message::new("why-not-asked").clause("VB-11.10"),
                _ => Message::new("why-not-your-turn").with("who", position.active).clause("VB-5.1"),
            };
        }
        match (position.asked, action) {
            (Asked::Assign, Action::Assign(character)) => {
                Message::new("why-not-in-hand").with("character", character_word(character)).clause("VB-4.1")
            }
            (Asked::Show { .. }, Action::Show(_)) => Message::new("why-no-warrior").clause("VB-11.10"),
            (Asked::Bard, Action::Bard(clan)) if position.player(seat).clan == clan => {
                Message::new("why-bard-self").clause("VB-12.3")
            }
            (Asked::Bard, Action::Bard(_)) => Message::new("why-no-such-clan").clause("VB-12.3"),
            (Asked::Tracker, Action::Tracker(..)) => Message::new("why-empty-slot").clause("VB-17.8"),
            (Asked::Midwife, Action::Midwife(Character::Midwife)) => Message::new("why-midwife").clause("VB-18.3"),
            (Asked::Midwife, Action::Midwife(character)) => {
                Message::new("why-not-in-discard").with("character", character_word(character)).clause("VB-18.2")
            }
            (Asked::Rider, Action::Rider(..)) => Message::new("why-empty-slot").clause("VB-19.6"),
            (Asked::Explorer, Action::Explorer(_)) => Message::new("why-no-such-land").clause("VB-21.2"),
            (Asked::Take, Action::Take(_)) => Message::new("why-empty-slot").clause("VB-5.8"),
            _ => Message::new("why-not-asked-for").clause(self.clause_of_question(position)),
        }
    }

    /// The clause by which something is asked.
    fn clause_of_question(&self, position: &Position) -> &'static str {
        match position.asked {
            Asked::Assign => "VB-4.1",
            Asked::Take => "VB-5.8",
            Asked::Over => "VB-40.1",
            _ => position.player(position.active).played.map_or("VB-5.1", clause_of),
        }
    }
}
