//! What is asked once before a phase of a battle ends while something is left.

use crate::action::Action;
use crate::state::Asked;
use crate::state::battle::{BattleStep, DEFENDER, Kind};
use crate::view::View;
use meadhall_engine::Message;

/// What would be lost if the viewer ended the phase now; nothing for other choices.
pub(super) fn warning(view: &View, choices: &[Action], action: Action) -> Option<Message> {
    let me = view.seat()?;
    let battle = &view.table.battle;
    let at = battle.side_of(me)?;
    if action != Action::Done || view.table.asked != Asked::Fight {
        return None;
    }
    let more = choices.iter().any(|choice| matches!(choice, Action::Activate(..)));
    if battle.kind == Kind::Ragnarok {
        return more.then(|| Message::new("vh-warn-glory"));
    }
    // With nothing left to try there is nothing to think over.
    if view.strength[at] == 0 && choices.len() > 1 {
        return Some(Message::new("vh-warn-zero"));
    }
    // The defender ends the battle; with equal strengths the attacker has won (VH-4.52).
    let [attack, defence] = view.strength;
    let decides = battle.kind == Kind::Duel && at == DEFENDER && battle.step == BattleStep::Defence;
    if decides && defence <= attack && choices.len() > 1 {
        return Some(Message::new("vh-warn-behind").with("own", defence).with("other", attack));
    }
    more.then(|| Message::new("vh-warn-dice").with("count", battle.sides[at].free()))
}
