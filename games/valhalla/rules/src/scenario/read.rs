//! The facts of a scenario: players, piles and the middle of the table.

use super::words::{bad, bits, card, colour, flag, list, number, seat_of};
use crate::Valhalla;
use crate::action::Action;
use crate::data::{Card, Kind};
use crate::names::{Colour, Jarl};
use crate::state::places::{CardSet, Place};
use crate::state::{Due, King, Outgoing, Pick, Position, ROOM, SHIELDS};
use meadhall_engine::{BadOption, Facts, Seat, SeatSet, byte};

/// Hands out cards so that none is used more often than there are copies.
pub(super) struct Supply<'a> {
    game: &'a Valhalla,
    left: CardSet,
}

impl Supply<'_> {
    pub fn new(game: &Valhalla) -> Supply<'_> {
        Supply { game, left: game.in_use() }
    }

    /// A copy of a card, put into a place.
    fn put(&mut self, key: &str, word: &str, position: &mut Position, place: Place) -> Result<Card, BadOption> {
        let (card, id) = self.take(key, word)?;
        position.places.put(id, place);
        Ok(card)
    }

    fn take(&mut self, key: &str, word: &str) -> Result<(Card, u8), BadOption> {
        let card = card(key, word)?;
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
    band(facts, game, seat, position, supply)?;
    for (word, place) in [("hand", Place::Hand(seat)), ("valhalla", Place::Valhalla(seat))] {
        for item in list(facts, &key(word)) {
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
            "-" => {}
            _ => return bad(&key("promised"), "Loki promises 1 or 2 dice, or a `reroll`"),
        }
    }
    for item in list(facts, &key("captured")) {
        let from = seat_of(&key("captured"), item, game.players)?;
        if from == seat {
            return bad(&key("captured"), "nobody captures an own shield");
        }
        position.table.board_mut(seat).captured[from.index()] += 1;
    }
    Ok(())
}

/// The warriors of a band at their places: in order from the first, or where the fact `places` puts them.
fn band(
    facts: &Facts,
    game: &Valhalla,
    seat: Seat,
    position: &mut Position,
    supply: &mut Supply<'_>,
) -> Result<(), BadOption> {
    let (key, where_key) = (format!("band {}", colour(seat)), format!("places {}", colour(seat)));
    let mut wanted = Vec::new();
    for item in list(facts, &where_key) {
        match item.split_once(" at ").and_then(|(_, place)| place.parse::<usize>().ok()) {
            Some(place @ 1..=ROOM) => wanted.push(place - 1),
            _ => return bad(&where_key, format!("`{item}` is no place: `bear-01 at 2`")),
        }
    }
    let fighting = facts.get("battle").is_some();
    for (n, item) in list(facts, &key).enumerate() {
        let (warrior, tyr) = match item.split_once(" + ") {
            Some((warrior, tyr)) => (warrior, Some(tyr)),
            None => (item, None),
        };
        let card = supply.put(&key, warrior, position, Place::Table)?;
        if game.cards.warrior(card).is_none() {
            return bad(&key, format!("{card} is no warrior"));
        }
        let wide = fighting || position.table.board(seat).jarl == Some(Jarl::Hodr);
        let most = if wide { byte(ROOM) } else { 4 };
        let place = wanted.get(n).copied().unwrap_or(n);
        if byte(n) >= most || place >= ROOM {
            return bad(&key, "these are more warriors than the band may hold");
        }
        let tyr = match tyr {
            None => None,
            Some(tyr) => {
                let card = supply.put(&key, tyr, position, Place::Table)?;
                if !matches!(game.cards.get(card).map(|entry| entry.kind), Some(Kind::Tyr(_))) {
                    return bad(&key, format!("{card} is no card of Tyr's wrath"));
                }
                Some(card)
            }
        };
        let post = &mut position.table.board_mut(seat).band[place];
        if post.card.is_some() {
            return bad(&where_key, "two warriors stand at one place");
        }
        (post.card, post.tyr) = (Some(card), tyr);
    }
    Ok(())
}

/// What a player hides besides the hand, and what others know of it.
pub(super) fn secrets(facts: &Facts, game: &Valhalla, seat: Seat, position: &mut Position) -> Result<(), BadOption> {
    let name = colour(seat);
    let (jarls, chosen) = (format!("jarls {name}"), format!("chosen {name}"));
    for word in list(facts, &jarls) {
        match word.parse::<Jarl>() {
            Ok(jarl) => position.secrets[seat.index()].jarls.push(jarl),
            Err(_) => return bad(&jarls, format!("`{word}` is no jarl")),
        }
    }
    if let Some(text) = facts.get(&chosen).filter(|text| *text != "-") {
        position.secrets[seat.index()].pick = match text.parse::<Action>() {
            Ok(Action::Jarl(jarl)) => Pick::Jarl(jarl),
            Ok(Action::Reject(one, two)) => Pick::Reject(one, two),
            Ok(Action::Help(card, to)) => Pick::Help(Some((card, to))),
            Ok(Action::Decline) => Pick::Help(None),
            _ => return bad(&chosen, format!("`{text}` is nothing that is chosen in secret")),
        };
    }
    for owner in game.all().filter(|&owner| owner != seat) {
        let key = format!("known {} by {name}", colour(owner));
        for word in list(facts, &key) {
            let (first, count) = game.cards.copies_of(card(&key, word)?);
            let known = &position.knows[seat.index()];
            let hand = position.hand(owner);
            match (first..first + count).find(|&id| hand.contains(id) && !known.contains(id)) {
                Some(id) => position.knows[seat.index()].insert(id),
                None => return bad(&key, format!("{word} is not in that hand")),
            }
        }
    }
    Ok(())
}

/// Cards that lie open in the middle or are between two places.
pub(super) fn open_cards(
    facts: &Facts,
    game: &Valhalla,
    position: &mut Position,
    supply: &mut Supply<'_>,
) -> Result<(), BadOption> {
    for word in list(facts, "laid") {
        let card = supply.put("laid", word, position, Place::Table)?;
        position.table.laid.push(card);
    }
    position.table.laid_by_defender = bits("laid by defender", facts.get("laid by defender").unwrap_or("-"), 64)?;
    position.table.laid_as_payment = bits("laid as payment", facts.get("laid as payment").unwrap_or("-"), 64)?;
    if let Some(word) = list(facts, "lifted").next() {
        position.table.lifted = Some(supply.put("lifted", word, position, Place::Table)?);
    }
    for word in list(facts, "drawn") {
        let card = supply.put("drawn", word, position, Place::Table)?;
        position.drawn.push(card);
    }
    position.table.drawn = byte(position.drawn.len());
    for item in list(facts, "outgoing") {
        let Some((who, word)) = item.split_once(' ') else { return bad("outgoing", "it says whose card") };
        let seat = seat_of("outgoing", who, game.players)?;
        let card = supply.put("outgoing", word, position, Place::Table)?;
        position.table.outgoing.push(Outgoing { seat, card });
    }
    for item in list(facts, "aids") {
        if let Some((_, word)) = item.split(" for ").next().and_then(|help| help.split_once(' ')) {
            supply.put("aids", word, position, Place::Table)?;
        }
    }
    Ok(())
}

/// Cards of Tyr's wrath that returned to the box.
pub(super) fn boxed(facts: &Facts, position: &mut Position, supply: &mut Supply<'_>) -> Result<(), BadOption> {
    for word in list(facts, "box") {
        supply.put("box", word, position, Place::Box)?;
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
    for word in list(facts, "discard") {
        pile.push(supply.put("discard", word, position, Place::Discard)?);
    }
    for card in pile.into_iter().rev() {
        position.table.discard.push(card);
    }
    match (facts.get("deck"), number(facts, "deck size", 240)?) {
        (Some(_), size) => {
            let mut count = 0;
            for word in list(facts, "deck") {
                supply.put("deck", word, position, Place::Deck)?;
                count += 1;
            }
            if size.is_some_and(|size| size != count) {
                return bad("deck size", format!("either the cards of the deck or their number; these are {count}"));
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
    table.ending = flag(facts, "ending")?;
    if let Some(turns) = number(facts, "last turns", byte(game.players))? {
        table.last_turns = turns;
        table.ending |= turns > 0;
    }
    if let Some(step) = number(facts, "monster card", 7)? {
        if !game.is_solo() || step == 0 || step == 7 && !flag(facts, "monster beaten")? {
            return bad("monster card", "a monster has six cards, and only the solo game has a monster");
        }
        table.foe.step = step - 1;
    }
    for word in list(facts, "covered") {
        match word.parse::<u8>() {
            Ok(symbol @ 1..=6) => table.foe.covered |= 1 << (symbol - 1),
            _ => return bad("covered", format!("`{word}` is no symbol of the card")),
        }
    }
    for (n, item) in list(facts, "kings").enumerate() {
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
    table.foe.last = flag(facts, "last attack")?;
    table.foe.won = flag(facts, "monster beaten")?;
    if let Some(supply) = number(facts, "supply", 3)? {
        table.supply = supply;
    }
    Ok(())
}

/// Seats of a fact.
fn seats(facts: &Facts, key: &str, players: usize) -> Result<SeatSet, BadOption> {
    list(facts, key).map(|word| seat_of(key, word, players)).collect()
}

/// What is left open in a turn.
pub(super) fn between(facts: &Facts, game: &Valhalla, position: &mut Position) -> Result<(), BadOption> {
    let players = game.players;
    let table = &mut position.table;
    table.attacked = flag(facts, "attacked")?;
    table.again = flag(facts, "again")?;
    if let Some(text) = facts.get("second").filter(|text| *text != "-") {
        match text.parse() {
            Ok(weapons) => table.second = Some(weapons),
            Err(_) => return bad("second", format!("`{text}` is no number of weapons")),
        }
    }
    table.first_place = number(facts, "first place", 6)?.map_or(0, |place| place.saturating_sub(1));
    table.ragnarok = number(facts, "ragnarok", byte(players))?.unwrap_or(0);
    table.drafted = seats(facts, "drafted", players)?;
    table.last_laid = flag(facts, "last laid")?;
    table.wrathful = seats(facts, "wrathful", players)?;
    if let Some(text) = facts.get("keep") {
        let pair =
            text.split_once(',').and_then(|(must, may)| Some((must.trim().parse().ok()?, may.trim().parse().ok()?)));
        match pair {
            Some(keep) => table.keep = keep,
            None => return bad("keep", "how many must and how many may be kept: `1, 2`"),
        }
    }
    for item in list(facts, "due") {
        let (owed, favour) = match item.split_once(" for ") {
            Some((owed, word)) => (owed, Some(card("due", word)?)),
            None => (item, None),
        };
        let parts = owed.split_once(' ').and_then(|(who, points)| Some((who, points.parse::<u8>().ok()?)));
        let Some((who, points)) = parts else { return bad("due", "it says who and how many: `red 2`") };
        table.due.push(Due { seat: seat_of("due", who, players)?, points, favour });
    }
    Ok(())
}
