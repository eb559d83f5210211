//! Where values come from, as badges with the parts of a card that each stands for.

use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::data::{Effect, Entry, Kind, Provenance, Source};
use meadhall_valhalla::{Card, Jarl, MOST, Monster};
use meadhall_words::Words;

/// A part of a card by its key in the table, and where it comes from.
pub(super) type Part = (&'static str, Source);

fn all(whence: Option<&Provenance>, parts: &[&'static str]) -> Vec<Part> {
    whence.map(|whence| parts.iter().map(|part| (*part, whence.of(part))).collect()).unwrap_or_default()
}

/// The values of a card.
pub(super) fn of_card(card: Card, entry: &Entry) -> Vec<Part> {
    let mut parts: Vec<&'static str> = Vec::new();
    match entry.kind {
        Kind::Warrior(warrior) => {
            parts.extend(["strength", "weapons", "glory"]);
            parts.extend(warrior.ability.map(|_| "ability"));
            parts.extend(warrior.favour.map(|_| "favour"));
        }
        Kind::Tactic(effect) => {
            parts.push("effect");
            let pictured =
                matches!(effect, Effect::DiscardDieForStrength { symbol: Some(_), .. } | Effect::VirtualDie { .. });
            parts.extend(pictured.then_some("symbol"));
        }
        Kind::Thor(..) => parts.extend(["condition", "effect", "glory"]),
        Kind::Mission(_) => parts.extend(["condition", "glory"]),
        Kind::Tyr(_) => parts.push("effect"),
    }
    parts.push("copies");
    all(tiles::cards().provenance(card), &parts)
}

/// What a jarl's card shows.
pub(super) fn of_jarl(jarl: Jarl) -> Vec<Part> {
    all(tiles::cards().jarl_provenance(jarl), &["name", "abilities", "mode", "min_players", "solo", "first_game"])
}

/// What a Loki card shows.
pub(super) fn of_loki(index: u8) -> Vec<Part> {
    all(tiles::cards().loki_provenance(index), &["rows", "ranges", "setup_discard_delta", "first_game"])
}

/// What the king's bonus cards show, all together.
pub(super) fn of_bonuses() -> Vec<Part> {
    let cards = tiles::cards();
    merged((2..=MOST).flat_map(|players| all(cards.bonus_provenance(players), &["rewards", "attacker_dice", "copies"])))
}

/// What the cards of a monster show, all together.
pub(super) fn of_monster(monster: Monster, steps: u8) -> Vec<Part> {
    let cards = tiles::cards();
    let sides = (0..steps).flat_map(|step| [(step, false), (step, true)]);
    let parts = sides.flat_map(|(step, plus40)| {
        let bare = cards.monster(monster, step, plus40).is_none_or(|card| card.terror.is_none());
        let parts = ["name", "strength", "valhalla_cap", "attack_symbols", "clans", "ability"];
        all(cards.monster_provenance(monster, step, plus40), &parts[..parts.len() - usize::from(bare)])
    });
    merged(parts)
}

/// Each part once for every source that it has.
fn merged(parts: impl Iterator<Item = Part>) -> Vec<Part> {
    let mut merged: Vec<Part> = Vec::new();
    for part in parts {
        if !merged.contains(&part) {
            merged.push(part);
        }
    }
    merged
}

const fn word(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "printed",
        Source::Found => "found",
        Source::Reconstructed => "reconstructed",
    }
}

/// The badges: for each source the parts that come from it.
pub(super) fn badges(words: &Words, parts: &[Part]) -> Markup {
    html! {
        p.origins {
            @for source in [Source::Rulebook, Source::Found, Source::Reconstructed] {
                @let of_it: Vec<String> = parts.iter().filter(|(_, known)| *known == source)
                    .map(|(part, _)| words.say(&format!("gallery-part-{}", part.replace('_', "-")))).collect();
                @if !of_it.is_empty() { span { (meadhall_board::gallery::source(words, word(source))) " " (of_it.join(", ")) } " " }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_source() {
        let cards = tiles::cards();
        for (card, entry) in cards.all() {
            let parts = of_card(card, entry);
            assert!(parts.len() >= 2, "{card}");
            assert!(parts.iter().any(|(part, _)| *part == "copies"), "{card}");
        }
        assert!(Jarl::ALL.into_iter().all(|jarl| of_jarl(jarl).len() == 6));
        assert!((0..10).all(|index| of_loki(index).len() == 4));
        assert_eq!(of_bonuses().len(), 3);
        for monster in Monster::ALL {
            let parts = of_monster(monster, 6);
            assert_eq!(parts.len(), 6, "{monster}");
            assert!(parts.contains(&("ability", Source::Rulebook)) && parts.contains(&("name", Source::Found)));
        }
    }
}
