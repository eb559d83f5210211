//! The cards of Vaalbara in small, as guide and gallery show them.

use crate::RULEBOOK;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_vaalbara::{Character, Clan, Kind};
use meadhall_words::Words;

/// The name of a clan: its colour.
pub(crate) fn clan_name(words: &Words, clan: Clan) -> String {
    words.say(&format!("clan-{clan}"))
}

/// The name of a character.
pub(crate) fn character_name(words: &Words, character: Character) -> String {
    words.say(&format!("character-{character}"))
}

/// The name of a land; a forest's value is not part of it.
pub(crate) fn land_name(words: &Words, kind: Kind) -> String {
    words.say(&format!("land-{kind}"))
}

/// The emblem of a clan with its colour's name.
pub(crate) fn clan(words: &Words, clan: Clan) -> Markup {
    html! { span.clan-name { (ART.emblem(clan.word())) " " (clan_name(words, clan)) } }
}

/// A character card: drawing, initiative, name. Without a clan it takes the colour around it.
pub(crate) fn character(words: &Words, character: Character, clan: Option<Clan>) -> Markup {
    let colour = clan.map(|clan| format!(" clan-{clan}")).unwrap_or_default();
    html! {
        span class={ "tile tile-character" (colour) } {
            (ART.drawing(&format!("character-{character}"), "tile-picture"))
            span.tile-number { (character.initiative()) } " "
            span.tile-name { (character_name(words, character)) }
        }
    }
}

/// A character card seen from behind.
pub(crate) fn character_back(clan: Clan) -> Markup {
    html! { span class={ "tile tile-character clan-" (clan) } { (ART.drawing("character-back", "tile-picture")) } }
}

/// A land card: drawing, name, and the value of a forest.
pub(crate) fn land(words: &Words, (kind, value): (Kind, u8)) -> Markup {
    html! {
        span class={ "tile tile-land land-" (kind) } {
            (ART.drawing(&format!("land-{kind}"), "tile-picture"))
            span.tile-name { (land_name(words, kind)) }
            @if value > 0 { " " span.tile-number { (value) } }
        }
    }
}

/// The back of a land: five emblems, the best omens first. Those who listen are told the clans.
pub(crate) fn omens(words: &Words, order: &[Clan]) -> Markup {
    let names = order.iter().map(|&clan| clan_name(words, clan)).collect::<Vec<_>>().join(", ");
    html! {
        span.tile.tile-back {
            (ART.drawing("land-back", "tile-picture"))
            span.tile-emblems { @for clan in order { (ART.emblem(clan.word())) } }
            span.sr { (names) }
        }
    }
}

/// The link to a clause.
pub(crate) fn clause(id: &str) -> Markup {
    RULEBOOK.clause_link(id)
}
