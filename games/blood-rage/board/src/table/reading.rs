//! Reads a choice as the board sends it: whole, or as a start that ends with a colon and the parts that were picked.

use meadhall_blood_rage::{Action, Card, Figure, March, Place};

/// A choice from what a form sent.
pub fn read(text: &str) -> Option<Action> {
    if let Ok(action) = text.parse() {
        return Some(action);
    }
    let (start, parts) = text.split_once(": ")?;
    let parts: Vec<&str> = parts.split(", ").collect();
    match start.split(' ').collect::<Vec<_>>()[..] {
        ["march", from, ">", to] => march(from.parse().ok()?, to.parse().ok()?, &parts),
        ["sacrifice"] => sacrifice(&parts),
        ["draft"] => draft(&parts),
        // The place that an invading figure takes is picked from a list of whole choices.
        ["invade"] => parts.iter().find_map(|part| part.strip_prefix("invade ").and_then(|_| part.parse().ok())),
        _ => None,
    }
}

/// A figure that was picked where it stands, such as `warrior gimle`.
fn picked(part: &str) -> Option<(Figure, Place)> {
    let (figure, place) = part.split_once(' ')?;
    Some((figure.parse().ok()?, place.parse().ok()?))
}

/// Only figures from where the march starts take part; others may still be picked elsewhere.
fn march(from: Place, to: Place, parts: &[&str]) -> Option<Action> {
    let mut march = March { from, to, warriors: 0, leader: false, mystics: 0, monsters: [None; 2] };
    let mut monsters = Vec::new();
    for (figure, _) in parts.iter().filter_map(|part| picked(part)).filter(|(_, place)| *place == from) {
        match figure {
            Figure::Warrior => march.warriors += 1,
            Figure::Mystic => march.mystics += 1,
            Figure::Leader => march.leader = true,
            monster => monsters.push(monster),
        }
    }
    monsters.sort_unstable();
    for (slot, monster) in march.monsters.iter_mut().zip(&monsters) {
        *slot = Some(*monster);
    }
    let any = march.leader || march.warriors + march.mystics > 0 || !monsters.is_empty();
    any.then_some(Action::March(march))
}

fn sacrifice(parts: &[&str]) -> Option<Action> {
    let mut figures: Vec<(Figure, Place)> = parts.iter().filter_map(|part| picked(part)).collect();
    figures.sort_unstable();
    match figures[..] {
        [first, second] => Some(Action::Sacrifice(first, second)),
        _ => None,
    }
}

fn draft(parts: &[&str]) -> Option<Action> {
    let mut cards: Vec<Card> = parts.iter().filter_map(|part| part.parse().ok()).collect();
    cards.sort_unstable();
    match cards[..] {
        [one, two] => Some(Action::Draft(one, Some(two))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_become_the_choice_that_they_make() {
        let written = |text: &str| read(text).map(|action| action.to_string());
        let sent = "march gimle > elvagar: leader gimle, warrior gimle, warrior gimle, warrior utgard";
        assert_eq!(written(sent).as_deref(), Some("march gimle > elvagar: 2 warriors, leader"));
        assert_eq!(written("sacrifice: ship nw, warrior gimle").as_deref(), Some("sacrifice warrior gimle, ship nw"));
        assert_eq!(written("draft: troll, odins-smite").as_deref(), Some("draft odins-smite, troll"));
        assert_eq!(
            written("invade: invade mystic gimle for wolf warrior").as_deref(),
            Some("invade mystic gimle for wolf warrior")
        );
        assert_eq!(written("pass").as_deref(), Some("pass"));
    }

    #[test]
    fn too_few_or_too_many_parts_are_no_choice() {
        for sent in [
            "march gimle > elvagar: ",
            "march gimle > elvagar: warrior utgard",
            "sacrifice: warrior gimle",
            "draft: troll, odins-smite, ymir",
            "draft: ",
            "nothing: at all",
            "",
        ] {
            assert_eq!(read(sent), None, "{sent}");
        }
    }
}
