//! A position in plain words: what scenarios set up, expect and print.
//!
//! A scenario of Vaalbara may state these facts; what it leaves out is filled in.
//!
//! ```text
//! seats: blue, red           the clans in the order of the seats; the only fact that must be there
//! round: 3                   from 1 to 9; left out, the realms tell it
//! acted: blue                who has had a turn this round, in that order
//! row 1: field, -, forest 4  the slots from left to right, `-` for an empty one
//! row 2: river (G R Y P B)   a land may name the omens on its back
//! deck: river, meadow        the land deck from the top on, as far as it matters
//! bottom: mountain           its last card
//! omens: B P Y R G           the back of its top card; `omens 5` that of its fifth
//! known: top, bottom         the ends of the deck that everybody knows (Tracker, Explorer)
//! vp blue: 11                and for each clan: `realm`, `hand`, `pile`, `discard`,
//! played blue: hunter        the character of this round (of everybody or of nobody),
//! known blue: warrior        the cards that everybody knows to be in this hand
//! asked: take                where in the round it begins; left out, with the assignment or the next turn
//! answered blue: nothing     while a Warrior is being answered: what was answered in secret
//! ```
//!
//! Expectations may also ask for `deck size`, `top`, `hand size blue`, `pile size blue` and, at the end, `places`.

mod describe;
mod lands;
mod moment;
mod players;

use crate::Vaalbara;
use crate::names::{Character, Clan};
use crate::options::Clans;
use crate::state::{Position, ROUNDS};
use meadhall_engine::{BadOption, Chance, Facts, Game, Options, ScenarioGame, Seat, SeatSet, byte, read_list};

impl ScenarioGame for Vaalbara {
    const SETS: &'static [&'static str] = &["hand", "discard", "known"];
    const RENAMED: &'static [(&'static str, &'static str)] = &[("domain", "realm")];

    fn describe(&self, position: &Position) -> Facts {
        self.facts(position)
    }

    fn compose<C: Chance>(facts: &Facts, options: &Options, chance: &mut C) -> Result<(Vaalbara, Position), BadOption> {
        compose(facts, options, chance)
    }
}

fn bad<T>(key: &str, reason: impl Into<String>) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason))
}

/// Builds the position that the facts describe. What they leave out is filled in: lands that nobody asked for, hands by
/// ascending initiative.
fn compose(facts: &Facts, options: &Options, _: &mut impl Chance) -> Result<(Vaalbara, Position), BadOption> {
    let Some(list) = facts.get("seats") else {
        return bad("seats", "a scenario names the clans in the order of the seats, such as `seats: blue, red`");
    };
    let words: Vec<&str> = read_list(list).collect();
    let game = Vaalbara::open(words.len(), &options.clone().with("clans", words.join(" ")))?;
    let Clans::Fixed(clans) = game.clans else { return bad("seats", "the clans are not fixed") };
    let clans = &clans[..game.players];
    check_keys(facts, clans)?;
    let mut position = game.empty_position();
    for (player, &clan) in position.players.iter_mut().zip(clans) {
        player.clan = clan;
    }
    read_order(facts, clans, &mut position)?;
    lands::read(facts, &game, clans, &mut position)?;
    let resolved = moment::resolved(facts, &game, &mut position);
    for (n, clan) in clans.iter().enumerate() {
        players::read(facts, *clan, Seat::new(n), resolved.contains(Seat::new(n)), &mut position)?;
    }
    check_order(facts, &game, &position)?;
    read_known(facts, &game, resolved, &mut position)?;
    moment::begin(facts, &game, &mut position)?;
    Ok((game, position))
}

fn check_keys(facts: &Facts, clans: &[Clan]) -> Result<(), BadOption> {
    const OF_PLAYERS: [&str; 8] = ["vp", "realm", "hand", "pile", "discard", "known", "played", "answered"];
    for key in facts.keys() {
        let known = match key.split_once(' ') {
            None => ["seats", "round", "asked", "acted", "deck", "bottom", "omens", "known"].contains(&key),
            Some(("row", n)) => ["1", "2"].contains(&n),
            Some(("omens", n)) => n.parse::<usize>().is_ok_and(|n| n > 0),
            Some((what, clan)) => {
                OF_PLAYERS.contains(&what) && clan.parse::<Clan>().is_ok_and(|clan| clans.contains(&clan))
            }
        };
        if !known {
            return bad(key, "a scenario of Vaalbara has no such fact, or the clan does not take part");
        }
    }
    Ok(())
}

fn read_order(facts: &Facts, clans: &[Clan], position: &mut Position) -> Result<(), BadOption> {
    for word in facts.get("acted").map(read_list).into_iter().flatten() {
        match clans.iter().position(|clan| clan.word() == word).map(Seat::new) {
            Some(seat) if !position.has_acted(seat) => position.acted.push(seat),
            Some(_) => return bad("acted", format!("{word} cannot have acted twice in a round")),
            None => return bad("acted", format!("`{word}` does not take part")),
        }
    }
    let realms = clans.iter().enumerate().filter_map(|(n, clan)| {
        let size = facts.get(&format!("realm {clan}")).map(|list| read_list(list).count())?;
        Some(size + usize::from(!position.has_acted(Seat::new(n))))
    });
    position.round = match facts.get("round") {
        None => byte(realms.max().unwrap_or(1).clamp(1, usize::from(ROUNDS))),
        Some(text) => match text.parse() {
            Ok(round @ 1..=ROUNDS) => round,
            _ => return bad("round", format!("`{text}` is no round from 1 to {ROUNDS}")),
        },
    };
    Ok(())
}

/// Characters lie open for everybody or for nobody, and turns are taken by ascending initiative.
fn check_order(facts: &Facts, game: &Vaalbara, position: &Position) -> Result<(), BadOption> {
    let played = game.all().filter_map(|seat| position.player(seat).played).count();
    if played == 0 && !position.acted.is_empty() {
        return bad(
            "acted",
            "somebody has acted, so the characters of this round must be named (`played blue: hunter`)",
        );
    }
    if played > 0 && played < game.players && moment::asked(facts) != Some("assign") {
        return bad("played", "either everybody's character of this round is named or nobody's");
    }
    let waiting = game.all().filter(|&seat| !position.has_acted(seat));
    let order: Vec<_> = position.acted.as_slice().iter().map(|&seat| position.player(seat)).collect();
    let next = waiting.map(|seat| position.player(seat)).min_by_key(|player| player.played);
    for pair in order.iter().copied().chain(next).collect::<Vec<_>>().windows(2) {
        if pair[0].played > pair[1].played {
            let reason =
                format!("{} cannot have acted before {}, whose initiative is lower", pair[0].clan, pair[1].clan);
            return bad("acted", reason);
        }
    }
    Ok(())
}

/// Which ends of the deck everybody knows. They are known only from the hand that put them there.
fn read_known(facts: &Facts, game: &Vaalbara, resolved: SeatSet, position: &mut Position) -> Result<(), BadOption> {
    for word in facts.get("known").map(read_list).into_iter().flatten() {
        match word {
            "top" => position.top_known = true,
            "bottom" => position.bottom_known = true,
            _ => return bad("known", format!("`{word}` is neither `top` nor `bottom`")),
        }
    }
    let single = position.deck.len() == 1;
    if single && position.top_known != position.bottom_known {
        return bad("known", "the only card of the deck is top and bottom at once: name both or neither");
    }
    let tracked =
        || resolved.iter().map(|seat| position.player(seat)).any(|player| player.played == Some(Character::Tracker));
    // A card that a Midwife brought back may have been the Explorer.
    let explored = || {
        game.all()
            .map(|seat| position.player(seat))
            .any(|player| player.discard.contains(Character::Explorer) || players::brought_back(player, position.round))
    };
    if position.top_known && !tracked() && !(single && explored()) {
        return bad("known", "the top is known only if a Tracker has put it there this round");
    }
    if position.bottom_known && !explored() && !(single && tracked()) {
        return bad("known", "the bottom is known only if an Explorer has put it there");
    }
    Ok(())
}
