//! The facts of a scenario: players, piles and the middle of the table.

use super::seat_of;
use crate::Valhalla;
use crate::data::{Card, Kind};
use crate::names::{Colour, Jarl};
use crate::places::{CardSet, Place};
use crate::state::{King, Position, ROOM, SHIELDS};
use meadhall_engine::{BadOption, Facts, Seat};

pub(super) fn bad<T>(key: &str, reason: impl Into<String>) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason))
}

/// The words of a list; `-` is an empty one.
pub(super) fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "-")
}

pub(super) fn number(facts: &Facts, key: &str, most: u8) -> Result<Option<u8>, BadOption> {
    let Some(text) = facts.get(key) else { return Ok(None) };
    match text.parse::<u8>() {
        Ok(number) if number <= most => Ok(Some(number)),
        _ => bad(key, format!("`{text}` is no number from 0 to {most}")),
    }
}

/// Hands out cards so that none is used more often than there are copies.
pub(super) struct Supply<'a> {
    game: &'a Valhalla,
    left: CardSet,
}

impl Supply<'_> {
    pub fn new(game: &Valhalla) -> Supply<'_> {
        Supply { game, left: game.in_use() }
    }

    fn take(&mut self, key: &str, word: &str) -> Result<(Card, u8), BadOption> {
        let Ok(card) = word.parse::<Card>() else { return bad(key, format!("`{word}` is no card")) };
        let (first, count) = self.game.cards.copies_of(card);
        match (first..first + count).find(|&id| self.left.contains(id)) {
            Some(id) => {
                self.left.remove(id);
                Ok((card, id))
            }
            None => bad(key, format!("there are not so many {card} with these options")),
        }
    }
}

pub(super) fn player(
    facts: &Facts,
    game: &Valhalla,
    seat: Seat,
    position: &mut Position,
    supply: &mut Supply<'_>,
) -> Result<(), BadOption> {
    let colour = Colour::ALL[seat.index()];
    let key = |word: &str| format!("{word} {colour}");
    if let Some(word) = facts.get(&key("jarl")).filter(|word| *word != "-") {
        match word.parse::<Jarl>() {
            // Two of him could do without the deck for ever.
            Ok(Jarl::Brynjarr) if position.table.boards.iter().any(|board| board.jarl == Some(Jarl::Brynjarr)) => {
                return bad(&key("jarl"), "brynjarr leads another band already");
            }
            Ok(jarl) => position.table.board_mut(seat).jarl = Some(jarl),
            Err(_) => return bad(&key("jarl"), format!("`{word}` is no jarl")),
        }
    }
    for (n, item) in facts.get(&key("band")).map(split).into_iter().flatten().enumerate() {
        let (warrior, tyr) = match item.split_once(" + ") {
            Some((warrior, tyr)) => (warrior, Some(tyr)),
            None => (item, None),
        };
        let (card, id) = supply.take(&key("band"), warrior)?;
        if game.cards.warrior(card).is_none() {
            return bad(&key("band"), format!("{card} is no warrior"));
        }
        if n >= ROOM || n as u8 >= game.limit(&position.table, seat) {
            return bad(&key("band"), "these are more warriors than the band may hold");
        }
        position.places.put(id, Place::Table);
        position.table.board_mut(seat).band[n].card = Some(card);
        if let Some(tyr) = tyr {
            let (card, id) = supply.take(&key("band"), tyr)?;
            if !matches!(game.cards.get(card).map(|entry| entry.kind), Some(Kind::Tyr(_))) {
                return bad(&key("band"), format!("{card} is no card of Tyr's wrath"));
            }
            position.places.put(id, Place::Table);
            position.table.board_mut(seat).band[n].tyr = Some(card);
        }
    }
    for (word, place) in [("hand", Place::Hand(seat)), ("valhalla", Place::Valhalla(seat))] {
        for item in facts.get(&key(word)).map(split).into_iter().flatten() {
            let (_, id) = supply.take(&key(word), item)?;
            position.places.put(id, place);
        }
    }
    let board = position.table.board_mut(seat);
    if let Some(credit) = number(facts, &key("credit"), 99)? {
        board.credit = credit;
    }
    if let Some(shields) = number(facts, &key("shields"), SHIELDS)? {
        board.shields = shields;
    }
    if let Some(text) = facts.get(&key("promised")) {
        match text {
            "reroll" => board.next_reroll = true,
            "1" => board.next_dice = 1,
            "2" => board.next_dice = 2,
            _ => return bad(&key("promised"), "Loki promises 1 or 2 dice, or a `reroll`"),
        }
    }
    for item in facts.get(&key("captured")).map(split).into_iter().flatten() {
        let from = seat_of(&key("captured"), item, game.players)?;
        if from == seat {
            return bad(&key("captured"), "nobody captures an own shield");
        }
        position.table.board_mut(seat).captured[from.index()] += 1;
    }
    Ok(())
}

/// The discard pile and the deck; the shields must add up as well.
pub(super) fn piles(
    facts: &Facts,
    game: &Valhalla,
    position: &mut Position,
    supply: &mut Supply<'_>,
) -> Result<(), BadOption> {
    let mut pile = Vec::new();
    for word in facts.get("discard").map(split).into_iter().flatten() {
        let (card, id) = supply.take("discard", word)?;
        position.places.put(id, Place::Discard);
        pile.push(card);
    }
    for card in pile.into_iter().rev() {
        position.table.discard.push(card);
    }
    match (facts.get("deck"), number(facts, "deck size", 240)?) {
        (Some(_), Some(_)) => return bad("deck size", "either the cards of the deck or their number"),
        (Some(list), None) => {
            for word in split(list) {
                let (_, id) = supply.take("deck", word)?;
                position.places.put(id, Place::Deck);
            }
        }
        (None, Some(size)) => {
            let rest: CardSet =
                supply.left.iter().filter(|&id| game.deck.contains(id)).take(usize::from(size)).collect();
            if rest.len() < usize::from(size) {
                return bad("deck size", format!("there are only {} cards left for the deck", rest.len()));
            }
            position.places.put_all(&rest, Place::Deck);
        }
        (None, None) => {
            let wrath: CardSet = supply.left.and(&game.wrath).iter().skip(6).collect();
            let rest = supply.left.minus(&game.wrath).or(&wrath);
            position.places.put_all(&rest, Place::Deck);
        }
    }
    for seat in game.all() {
        let captured: u8 = position.table.boards.iter().map(|board| board.captured[seat.index()]).sum();
        let colour = Colour::ALL[seat.index()];
        let own = position.table.board(seat).shields;
        if facts.get(&format!("shields {colour}")).is_none() && !game.is_solo() {
            position.table.board_mut(seat).shields = SHIELDS.saturating_sub(captured);
        } else if own + captured > SHIELDS || own + captured < SHIELDS && !game.is_solo() {
            let reason = format!("each colour has {SHIELDS} shields, own and captured by others together");
            return bad(&format!("shields {colour}"), reason);
        }
    }
    Ok(())
}

pub(super) fn middle(facts: &Facts, game: &Valhalla, position: &mut Position) -> Result<(), BadOption> {
    let table = &mut position.table;
    table.ending = facts.get("ending") == Some("yes");
    if let Some(turns) = number(facts, "last turns", game.players as u8)? {
        table.last_turns = turns;
        table.ending = true;
    }
    if let Some(step) = number(facts, "monster card", 6)? {
        if !game.is_solo() || step == 0 {
            return bad("monster card", "a monster has six cards, and only the solo game has a monster");
        }
        table.foe.step = step - 1;
    }
    for word in facts.get("covered").map(split).into_iter().flatten() {
        match word.parse::<u8>() {
            Ok(symbol @ 1..=6) => table.foe.covered |= 1 << (symbol - 1),
            _ => return bad("covered", format!("`{word}` is no symbol of the card")),
        }
    }
    for (n, item) in facts.get("kings").map(split).into_iter().flatten().enumerate() {
        let Some((word, level)) = item.split_once(' ') else { return bad("kings", "it says who, and the level") };
        let seat = seat_of("kings", word, game.players)?;
        let level = level.parse::<u8>().ok().filter(|level| (1..=4).contains(level));
        match (level, table.kings.get_mut(n)) {
            (Some(level), Some(slot)) if game.king && table.crowns > 0 => {
                *slot = Some(King { seat, level });
                table.crowns -= 1;
            }
            _ => return bad("kings", format!("`{item}` is no king with these options")),
        }
    }
    if let Some(crowns) = number(facts, "crowns", 2)? {
        table.crowns = crowns;
    }
    Ok(())
}
