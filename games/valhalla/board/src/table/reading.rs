//! Reads a choice as the board sends it: whole, or as a start that ends with a colon and the parts that were picked.

use meadhall_valhalla::{Action, Card, Dice, Face};

/// A choice from what a form sent.
pub fn read(text: &str) -> Option<Action> {
    if let Ok(action) = text.parse() {
        return Some(action);
    }
    let (start, parts) = text.split_once(": ")?;
    let parts: Vec<&str> = parts.split(", ").collect();
    match start {
        "reroll" => reroll(&parts),
        "reject" => pair(&parts).map(|(one, two)| Action::Reject(one, two)),
        // The other way round: the first one lies on top of the discard pile.
        "reject back" => pair(&parts).map(|(one, two)| Action::Reject(two, one)),
        _ => None,
    }
}

fn reroll(parts: &[&str]) -> Option<Action> {
    let mut dice = Dice::default();
    for part in parts {
        let face: Face = part.parse().ok()?;
        let count = dice.0.get_mut(face.index())?;
        *count = count.checked_add(1)?;
    }
    Some(Action::Reroll(dice))
}

fn pair(parts: &[&str]) -> Option<(Card, Card)> {
    match parts {
        [one, two] => Some((one.parse().ok()?, two.parse().ok()?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_become_the_choice_that_they_make() {
        let written = |text: &str| read(text).map(|action| action.to_string());
        assert_eq!(written("reroll: x, sword, x").as_deref(), Some("reroll sword, 2 x"));
        assert_eq!(written("reject: bear-01, t-fury-2").as_deref(), Some("reject bear-01, t-fury-2"));
        assert_eq!(written("reject back: bear-01, t-fury-2").as_deref(), Some("reject t-fury-2, bear-01"));
        assert_eq!(written("draw").as_deref(), Some("draw"));
    }

    #[test]
    fn wrong_parts_are_no_choice() {
        for sent in
            ["reroll: ", "reroll: club", "reject: bear-01", "reject: bear-01, bear-02, bear-03", "nothing: x", ""]
        {
            assert_eq!(read(sent), None, "{sent}");
        }
    }
}
