//! The lands of a scenario: rows, realms and the deck.

use super::bad;
use crate::Vaalbara;
use crate::data::{LANDS, Pairing};
use crate::names::{Clan, Kind};
use crate::state::{Card, MOST, Position};
use meadhall_engine::{BadOption, Facts, Queue, Seat, read_list};

/// What a scenario says of one land: all, something or nothing.
#[derive(Clone, Default)]
struct Wish {
    key: String,
    kind: Option<Kind>,
    /// The value of a forest as it is written; empty for any.
    value: String,
    back: Option<u8>,
}

impl Wish {
    fn anything(key: &str) -> Wish {
        Wish { key: key.to_owned(), ..Wish::default() }
    }

    /// The more is said, the earlier a land is found, so that no vague wish takes what a precise one needs.
    fn vagueness(&self) -> u8 {
        match self {
            Wish { back: Some(_), .. } => 0,
            Wish { value, .. } if !value.is_empty() => 1,
            Wish { kind: Some(_), .. } => 2,
            _ => 3,
        }
    }

    fn face(&self) -> String {
        let kind = self.kind.map_or("", Kind::word);
        format!("{kind} {}", self.value).trim().to_owned()
    }
}

/// Hands out lands and omens so that none is used twice.
struct Source<'a> {
    game: &'a Vaalbara,
    lands: Vec<u8>,
    omens: Vec<u8>,
}

impl Source<'_> {
    /// Reads `forest 4`, or `river (G R Y P B)` with the back it must bear.
    fn wish(&mut self, key: &str, text: &str) -> Result<Wish, BadOption> {
        let (face, back) = match text.split_once('(') {
            Some((face, back)) => match back.strip_suffix(')') {
                Some(back) => (face.trim(), Some(self.take_omen(key, back)?)),
                None => return bad(key, format!("`{text}` lacks its closing bracket")),
            },
            None => (text, None),
        };
        let (word, value) = face.split_once(' ').unwrap_or((face, ""));
        let Ok(kind) = word.parse::<Kind>() else { return bad(key, format!("`{word}` is no kind of land")) };
        Ok(Wish { key: key.to_owned(), kind: Some(kind), value: value.trim().to_owned(), back })
    }

    fn take_omen(&mut self, key: &str, text: &str) -> Result<u8, BadOption> {
        let wanted = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.omens.iter().position(|&omen| self.game.omen_text(omen) == wanted) {
            Some(n) => Ok(self.omens.remove(n)),
            None => bad(key, format!("no unused back shows the omens `{wanted}` with this number of players")),
        }
    }

    /// A land that fits; of those that nobody asked for the meadows last, because they are the only ones that neighbours
    /// count.
    fn land(&mut self, wish: &Wish) -> Result<u8, BadOption> {
        let fixed = self.game.deck.pairing == Pairing::Fixed;
        let fits = |n: &u8| {
            let land = self.game.land(*n);
            wish.kind.is_none_or(|kind| land.kind == kind)
                && (wish.value.is_empty() || wish.value == land.value.to_string())
                && wish.back.is_none_or(|back| !fixed || land.omen == back)
        };
        let found = match wish.kind {
            Some(_) => self.lands.iter().position(fits),
            None => {
                let meadow = |n: &u8| self.game.land(*n).kind == Kind::Meadow;
                let other = self.lands.iter().rposition(|n| fits(n) && !meadow(n));
                other.or_else(|| self.lands.iter().rposition(fits))
            }
        };
        match found {
            Some(n) => Ok(self.lands.remove(n)),
            None if fixed && wish.back.is_some() => {
                bad(&wish.key, "the deck pairs these omens with another land (`pairing = \"fixed\"`)")
            }
            None => bad(&wish.key, format!("there are not so many lands `{}` in the deck", wish.face())),
        }
    }

    /// The cards that fulfil all wishes, in their order.
    fn cards(mut self, wishes: &[Wish]) -> Result<Vec<Card>, BadOption> {
        let mut lands = vec![0; wishes.len()];
        for vagueness in 0..=3 {
            for (wish, land) in wishes.iter().zip(&mut lands).filter(|(wish, _)| wish.vagueness() == vagueness) {
                *land = self.land(wish)?;
            }
        }
        let mut cards = Vec::new();
        for (wish, land) in wishes.iter().zip(lands) {
            let back = match self.game.deck.pairing {
                Pairing::Fixed => Some(self.game.land(land).omen),
                Pairing::Shuffled => wish.back.or_else(|| self.omens.pop()),
            };
            match back {
                Some(omen) => cards.push(Card { land, omen }),
                None => return bad(&wish.key, "the deck has too few omens"),
            }
        }
        Ok(cards)
    }
}

/// Lays out rows, realms and the deck.
pub(super) fn read(facts: &Facts, game: &Vaalbara, clans: &[Clan], position: &mut Position) -> Result<(), BadOption> {
    let mut source = Source { game, lands: game.lands_in_use().to_vec(), omens: game.omens_in_use().to_vec() };
    let mut wishes: Vec<Wish> = Vec::new();
    let rows = read_rows(facts, game, position, &mut source)?;
    wishes.extend(rows.iter().flatten().flatten().cloned());
    let mut sizes = Vec::new();
    for (n, clan) in clans.iter().enumerate() {
        let lands = usize::from(position.round) - usize::from(!position.has_acted(Seat::new(n)));
        wishes.extend(read_realm(facts, *clan, lands, position.round, &mut source)?);
        sizes.push(lands);
    }
    wishes.extend(read_deck(facts, game, position.round, &mut source)?);

    let mut cards = source.cards(&wishes)?.into_iter();
    for (row, slots) in position.rows.iter_mut().zip(&rows) {
        for (slot, wish) in row.iter_mut().zip(slots) {
            *slot = if wish.is_some() { cards.next() } else { None };
        }
    }
    for (player, size) in position.players.iter_mut().zip(sizes) {
        for card in cards.by_ref().take(size) {
            player.realm.add(card, game.kind(card));
        }
    }
    position.deck = cards.collect::<Queue<Card, LANDS>>();
    Ok(())
}

type Slots = [Option<Wish>; MOST];

fn read_rows(
    facts: &Facts,
    game: &Vaalbara,
    position: &Position,
    source: &mut Source,
) -> Result<[Slots; 2], BadOption> {
    let mut rows: [Slots; 2] = Default::default();
    for (n, row) in rows.iter_mut().enumerate() {
        let key = format!("row {}", n + 1);
        // Whoever has acted has taken a land of row 1.
        let needed = if n == 0 { game.players - position.acted.len() } else { game.players };
        let Some(list) = facts.get(&key) else {
            row[..needed].fill(Some(Wish::anything(&key)));
            continue;
        };
        let words: Vec<&str> = list.split(',').map(str::trim).collect();
        if words.len() != game.players {
            return bad(&key, format!("a row has {} slots, `-` for an empty one", game.players));
        }
        let lands = words.iter().filter(|word| **word != "-").count();
        if lands != needed {
            return bad(&key, format!("it must hold {needed} lands here, not {lands}"));
        }
        for (slot, word) in row.iter_mut().zip(words) {
            *slot = if word == "-" { None } else { Some(source.wish(&key, word)?) };
        }
    }
    Ok(rows)
}

fn read_realm(
    facts: &Facts,
    clan: Clan,
    needed: usize,
    round: u8,
    source: &mut Source,
) -> Result<Vec<Wish>, BadOption> {
    let key = format!("realm {clan}");
    let Some(list) = facts.get(&key) else { return Ok(vec![Wish::anything(&key); needed]) };
    let lands = read_list(list).map(|word| source.wish(&key, word)).collect::<Result<Vec<_>, _>>()?;
    if lands.len() != needed {
        return bad(&key, format!("in round {round} it must hold {needed} lands here, not {}", lands.len()));
    }
    Ok(lands)
}

fn read_deck(facts: &Facts, game: &Vaalbara, round: u8, source: &mut Source) -> Result<Vec<Wish>, BadOption> {
    let size = game.lands_in_use().len() - game.players * (usize::from(round) + 1);
    let too_long = |key: &str| bad(key, format!("in round {round} the land deck holds {size} cards"));
    let mut deck = vec![Wish::anything("deck"); size];
    for (n, word) in facts.get("deck").map(read_list).into_iter().flatten().enumerate() {
        match deck.get_mut(n) {
            Some(place) => *place = source.wish("deck", word)?,
            None => return too_long("deck"),
        }
    }
    if let Some(word) = facts.get("bottom") {
        match deck.last_mut() {
            Some(last) if last.kind.is_none() => *last = source.wish("bottom", word)?,
            _ => return bad("bottom", "`deck` names the last card already"),
        }
    }
    for (key, value) in &facts.0 {
        let place = match key.strip_prefix("omens") {
            Some("") => 1,
            Some(n) => n.trim().parse::<usize>().unwrap_or(0),
            None => continue,
        };
        match place.checked_sub(1).and_then(|n| deck.get_mut(n)) {
            Some(wish) if wish.back.is_none() => wish.back = Some(source.take_omen(key, value)?),
            Some(_) => return bad(key, "this card names its back already"),
            None => return too_long(key),
        }
    }
    Ok(deck)
}
