//! The invitation to a seat: a name, and the visitor sits down.

use super::layout::page;
use super::model::Invitation;
use maud::{Markup, html};
use meadhall_board::{drawing, icon};
use meadhall_words::Words;

/// The page behind an invitation link.
pub fn invitation(invitation: &Invitation<'_>) -> Markup {
    let words = invitation.words;
    let game = words.say("game-name");
    let title = words.fill("invitation-title", &[("game", game.as_str().into())]);
    let content = html! {
        section.parch.alone {
            (drawing("emblem-meadhall", "hall-big"))
            h1 { (title) }
            p.lead { (words.say("game-tagline")) }
            @if !invitation.names.is_empty() {
                p { (words.fill("invitation-with", &[("names", words.list(invitation.names.clone()).into())])) }
            }
            form.stack method="post" action={ "/join/" (invitation.token) } {
                (name_field(words, &invitation.frame.name))
                (part_field(words, &invitation.commitment))
                button.big { (words.say("invitation-join")) (icon("arrow-right")) }
            }
            p { a href={ "/guide/" (invitation.game.id()) } { (words.say("home-learn")) } }
        }
    };
    page(invitation.frame, &format!("{title} – Meadhall"), &[], content)
}

/// The field for the visitor's name; whoever gives none is called as the field shows.
pub(super) fn name_field(words: &Words, name: &str) -> Markup {
    html! {
        label.field { span { (words.say("field-name")) }
            input type="text" name="name" value=(name) maxlength="24" autocomplete="nickname"
                placeholder=(words.say("name-default")); }
    }
}

/// The field for the player's part of the seed; the script puts something random into it.
pub(super) fn part_field(words: &Words, commitment: &str) -> Markup {
    html! {
        details.fair {
            summary { (words.say("seed-title")) }
            p { (words.say("seed-explained")) }
            @if !commitment.is_empty() {
                p { (words.say("seed-hash")) " " code.hash { (commitment) } }
            }
            label.field { span { (words.say("field-part")) }
                input type="text" name="part" maxlength="64" autocomplete="off" data-random; }
        }
    }
}
