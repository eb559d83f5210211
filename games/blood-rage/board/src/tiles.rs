//! The cards and figures of Blood Rage in small.

use crate::RULEBOOK;
use crate::art::ART;
use crate::table::card::{picture, tint};
use crate::table::figure::portrait;
use crate::table::quest::wants;
use maud::{Markup, html};
use meadhall_blood_rage::data::Face;
use meadhall_blood_rage::{Card, Cards, Clan, Effect, Figure, Kind, Place, Region, Stat};
use meadhall_words::Words;

/// The name of a clan.
pub(crate) fn clan_name(words: &Words, clan: Clan) -> String {
    words.say(&format!("clan-{clan}"))
}

/// What is printed on a card of the built-in table.
pub(crate) fn printed(card: Card) -> &'static Face {
    &Cards::built_in()[card]
}

/// The name of a card.
pub(crate) fn card_name(words: &Words, card: Card) -> String {
    words.say(&format!("card-{}", card.id()))
}

/// What a card does.
pub(crate) fn card_effect(words: &Words, card: Card) -> String {
    words.say(&format!("card-{}-effect", card.id()))
}

/// The name of a figure.
pub(crate) fn figure_name(words: &Words, figure: Figure) -> String {
    words.say(&format!("figure-{figure}"))
}

/// The name of a province or a fjord.
pub(crate) fn place_name(words: &Words, place: Place) -> String {
    words.say(&format!("place-{place}"))
}

/// The name of a region.
pub(crate) fn region_name(words: &Words, region: Region) -> String {
    words.say(&format!("region-{region}"))
}

/// The name of a stat.
pub(crate) fn stat_name(words: &Words, stat: Stat) -> String {
    words.say(&format!("stat-{stat}"))
}

/// The emblem of a clan with its name.
pub(crate) fn clan(words: &Words, clan: Clan) -> Markup {
    html! { span.clan-name { (ART.emblem(clan.word())) " " (clan_name(words, clan)) } }
}

/// The sign of a stat with its name.
pub(crate) fn stat(words: &Words, stat: Stat) -> Markup {
    html! { span class={ "stat stat-" (stat) } { (ART.drawing(&format!("stat-{stat}"), "i")) " " (stat_name(words, stat)) } }
}

/// A figure in its clan's colour with its name.
pub(crate) fn figure(words: &Words, clan: Clan, figure: Figure) -> Markup {
    html! { span.figure-name { (portrait(clan, figure)) " " (figure_name(words, figure)) } }
}

/// What stands in the corner of a card: bonus, STR or Glory.
pub(crate) fn corner(card: Card) -> String {
    let face = printed(card);
    match (face.kind, face.effect) {
        (Kind::Battle, Effect::HighestBonus) => "+X".to_owned(),
        (Kind::Battle, _) => format!("+{}", face.value),
        (_, Effect::StrengthOfFallen) => "*".to_owned(),
        _ => face.value.to_string(),
    }
}

/// A card: drawing, number, name. Its kind is its colour.
pub(crate) fn card(words: &Words, card: Card) -> Markup {
    let late = if printed(card).is_late() { " late" } else { "" };
    html! {
        span class={ "tile gift gift-" (tint(printed(card))) (late) " " (wants(printed(card))) } {
            (ART.drawing(&picture(printed(card)), "tile-picture"))
            span.tile-number { (corner(card)) } " "
            span.tile-name { (card_name(words, card)) }
        }
    }
}

/// The link to a clause.
pub(crate) fn clause(id: &str) -> Markup {
    RULEBOOK.clause_link(id)
}
