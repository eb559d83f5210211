//! The board of a scenario: provinces, tokens, dooms and gods.

use super::start::is_past_ragnarok;
use super::{bad, places};
use crate::BloodRage;
use crate::data::{Effect, OUTER_TOKENS, Places, destroyed_at_start};
use crate::names::{God, Place, Token};
use crate::state::{Idol, Position, Table};
use meadhall_engine::{BadOption, Facts, List, read_list};

/// Provinces that a fact names, so that none of them is taken for what the facts leave out.
fn named(facts: &Facts) -> Places {
    let mut named = Places::NONE;
    for (key, value) in &facts.0 {
        if matches!(key.as_str(), "destroyed" | "doomed") {
            continue;
        }
        for word in key.split(' ').chain(value.split([' ', ','])) {
            if let Ok(place) = word.parse::<Place>() {
                named.insert(place);
                for supported in place.supports().iter() {
                    named.insert(supported);
                }
            }
        }
    }
    named
}

/// The order in which provinces are taken for what the facts leave out.
const SPARE: [Place; 8] = [
    Place::Angerboda,
    Place::Muspelheim,
    Place::Elvagar,
    Place::Utgard,
    Place::Andlang,
    Place::Myrkvlor,
    Place::Horgr,
    Place::Gimle,
];

pub(super) fn read(facts: &Facts, game: &BloodRage, position: &mut Position) -> Result<(), BadOption> {
    let table = &mut position.table;
    let past = usize::from(table.age) - 1;
    let past = past + usize::from(is_past_ragnarok(facts));
    let lost = destroyed_at_start(game.players) + past;
    let doomed = places(facts, "doomed")?;
    let destroyed = places(facts, "destroyed")?;
    if doomed.as_ref().is_some_and(|list| list.len() != 3 || !list.iter().all(|place| place.is_outer())) {
        return bad("doomed", "it names three outer provinces, for the ages 1, 2 and 3");
    }
    // Fenrir may have taken another province than the doomed one.
    let fenrir = game.uses(Effect::DestroysItsProvince);
    let named = named(facts);
    // Provinces that nothing names come first.
    let (mut free, rest): (Vec<Place>, Vec<Place>) = SPARE.into_iter().partition(|place| !named.contains(*place));
    free.extend(rest);
    let due = |list: &[Place]| doomed.as_ref().is_some_and(|doomed| doomed[past..].iter().any(|p| list.contains(p)));
    let destroyed = match destroyed {
        Some(list) => {
            // Fenrir leaves a token without effect, so that fewer can be destroyed.
            let fewer = fenrir && (destroyed_at_start(game.players)..lost).contains(&list.len());
            if (list.len() != lost && !fewer) || list.contains(&Place::Yggdrasil) {
                return bad("destroyed", format!("{lost} outer provinces are destroyed here, not {}", list.len()));
            }
            if due(&list) && !fenrir {
                return bad("destroyed", "a province that is still doomed stands");
            }
            list
        }
        None => {
            let mut list: Vec<Place> = doomed.iter().flat_map(|doomed| doomed[..past].iter().copied()).collect();
            let kept = |place: &Place| doomed.as_ref().is_none_or(|doomed| !doomed.contains(place));
            let more = free.iter().copied().filter(|place| kept(place) && !named.contains(*place));
            list.extend(more.take(lost - list.len()));
            if list.len() != lost {
                return bad("destroyed", format!("name the {lost} provinces that are destroyed here"));
            }
            list
        }
    };
    let doomed = match doomed {
        Some(list) => list,
        None => {
            let mut list: Vec<Place> = destroyed.iter().copied().take(past).collect();
            let standing = free.iter().copied().filter(|place| !destroyed.contains(place));
            list.extend(standing.take(3 - list.len()));
            list
        }
    };
    if doomed[..past].iter().any(|place| !destroyed.contains(place)) && !fenrir {
        return bad("doomed", "the provinces of earlier ages are destroyed");
    }
    table.doomed = [doomed[0], doomed[1], doomed[2]];
    table.destroyed = destroyed.iter().copied().collect();
    let gone: Places = doomed.iter().copied().collect();
    table.cleared = table.destroyed.minus(gone);
    read_pillaged(facts, table)?;
    read_tokens(facts, position)?;
    read_gods(facts, game, position)
}

/// The provinces whose tokens are turned.
fn read_pillaged(facts: &Facts, table: &mut Table) -> Result<(), BadOption> {
    table.pillaged = places(facts, "pillaged")?.unwrap_or_default().into_iter().collect();
    match table.pillaged.and(table.destroyed).iter().next() {
        Some(place) => bad("pillaged", format!("{place} is destroyed and has no token")),
        None => Ok(()),
    }
}

/// The tokens named, and those left over round the ring, the steps of Rage last.
fn read_tokens(facts: &Facts, position: &mut Position) -> Result<(), BadOption> {
    let mut left: Vec<Token> = OUTER_TOKENS.into_iter().rev().collect();
    let mut open: Vec<Place> = Vec::new();
    for place in Place::outer() {
        let key = format!("token {place}");
        let Some(word) = facts.get(&key) else {
            open.push(place);
            continue;
        };
        let token = word.parse::<Token>().ok();
        match token.and_then(|token| left.iter().position(|other| *other == token)) {
            Some(n) => position.table.tokens[place.index()] = left.remove(n),
            None => return bad(&key, format!("there is no such token left: `{word}`")),
        }
    }
    for (place, token) in open.into_iter().zip(left) {
        position.table.tokens[place.index()] = token;
    }
    Ok(())
}

fn read_gods(facts: &Facts, game: &BloodRage, position: &mut Position) -> Result<(), BadOption> {
    let Some(text) = facts.get("gods") else {
        if game.gods {
            position.table.gods = [God::Odin, God::Thor].map(|god| Idol { god, place: None }).into_iter().collect();
        }
        return Ok(());
    };
    if !game.gods {
        return bad("gods", "they take part only with `option gods: on`");
    }
    let mut gods: List<Idol, 2> = List::new();
    for item in read_list(text) {
        let (god, place) = item.split_once(' ').map_or((item, None), |(god, place)| (god, Some(place)));
        let (Ok(god), Ok(place)) = (god.parse::<God>(), place.map(str::parse::<Place>).transpose()) else {
            return bad("gods", format!("`{item}` is no god with a province"));
        };
        let standing = |place: Place| position.table.standing().contains(place);
        if !place.is_none_or(standing)
            || gods.iter().any(|idol| idol.god == god || (place.is_some() && idol.place == place))
        {
            return bad("gods", format!("`{item}` cannot be there"));
        }
        gods.push(Idol { god, place });
    }
    if gods.len() != 2 || read_list(text).count() != 2 {
        return bad("gods", "two gods take part");
    }
    position.table.gods = gods;
    Ok(())
}
