//! What is asked once before a clan passes while something is left to do.

use crate::action::Action;
use crate::data::Card;
use crate::view::View;
use meadhall_engine::Message;

/// What a choice would throw away: whoever passes loses all Rage and the rest of the age.
pub(super) fn warning(view: &View, choices: &[Action], action: Action) -> Option<Message> {
    let own = view.own.filter(|_| action == Action::Pass && choices.len() > 1)?;
    let usable = |card: &Card| {
        let uses = |choice: &Action| matches!(choice, Action::Upgrade(used, _) | Action::Quest(used) if used == card);
        choices.iter().any(uses)
    };
    let cards = own.hand.iter().filter(usable).count();
    Some(Message::new("br-warn-pass").with("rage", view.table.sheet(own.seat).rage).with("cards", cards))
}
