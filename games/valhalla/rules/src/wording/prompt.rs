//! What is asked of whom, in one sentence.

use super::{card_word, jarl_word};
use crate::Valhalla;
use crate::state::battle::Kind;
use crate::state::{Asked, Throw};
use crate::view::View;
use meadhall_engine::{Arg, Game, Message, Outcome, Quick};

impl Valhalla {
    /// What is asked of whom, in one sentence.
    pub(crate) fn ask(&self, view: &View) -> Message {
        let asked = view.table.asked;
        let clause = asked.clause();
        if asked == Asked::Over {
            return self.say_over(view);
        }
        if !view.awaits_viewer() {
            let who: Vec<Arg> = view.pending.iter().map(Arg::from).collect();
            let what = Arg::word(format!("asked-{}", asked.word()));
            return Message::new("ask-wait").with("who", who).with("what", what).clause(clause);
        }
        let ask = |key: &str| Message::new(format!("ask-{key}")).clause(clause);
        let other = |view: &View| {
            let battle = &view.table.battle;
            view.seat().and_then(|seat| battle.side_of(seat)).map_or(view.table.active, |at| battle.sides[1 - at].seat)
        };
        match asked {
            Asked::Tyr(place) => {
                let post = view.seat().and_then(|seat| view.table.board(seat).band.get(usize::from(place)).copied());
                ask("tyr").with("card", post.and_then(|post| post.card).map_or("".to_owned().into(), card_word))
            }
            Asked::Place { free } => {
                let card = view.table.lifted.map_or("".to_owned().into(), card_word);
                ask(if free { "place-free" } else { "place" }).with("card", card)
            }
            Asked::Drawn => ask("drawn").with("keep", view.table.keep.0),
            Asked::Thor => {
                let battle = &view.table.battle;
                ask("thor").with("attacker", battle.sides[0].seat).with("defender", battle.sides[1].seat)
            }
            Asked::Fight if view.table.battle.kind == Kind::Ragnarok => ask("ragnarok"),
            Asked::Fight => ask(if view.table.battle.turn_of() == 0 { "fight" } else { "defend" })
                .with("strength", view.strength[view.table.battle.turn_of()]),
            Asked::Reroll(throw) => ask(if throw == Throw::Paid { "reroll" } else { "reroll-free" }),
            Asked::Payment | Asked::Jorunn | Asked::Blodhrafn | Asked::Steinar | Asked::Yrsa | Asked::PhaseB => {
                let jarl = view.seat().and_then(|seat| view.table.board(seat).jarl);
                ask(asked.word()).with("jarl", jarl.map_or("".to_owned().into(), jarl_word))
            }
            Asked::Spare(_) | Asked::LokiLook | Asked::LokiGive | Asked::Block => {
                ask(asked.word()).with("who", other(view))
            }
            Asked::LokiTake { left, .. } => ask("loki-take").with("count", left),
            Asked::Glory(points) => ask("glory").with("points", points),
            _ => ask(asked.word()),
        }
    }

    fn say_over(&self, view: &View) -> Message {
        if self.is_solo() {
            let key = if view.table.foe.won { "ask-over-won" } else { "ask-over-lost" };
            return Message::new(key).clause(if view.table.foe.won { "VH-16.69" } else { "VH-16.63" });
        }
        // Everything that counts lies open, so any position that fits the view has the same winners.
        let end = self.imagine(view, &mut Quick::new(0));
        let winners: Vec<Arg> = self.outcome(&end).iter().flat_map(Outcome::winners).map(Arg::from).collect();
        Message::new("ask-over").with("who", winners).clause("VH-5.34")
    }
}
