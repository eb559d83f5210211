//! What is asked of whom, in one sentence.

use super::character_word;
use crate::Vaalbara;
use crate::data::clause_of;
use crate::names::Character;
use crate::view::{AskedView, View};
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
}
