//! A position in plain words: what scenarios set up, expect and print.

use crate::data::{LANDS, Pairing};
use crate::event::Event;
use crate::names::{Character, Characters, Clan, Kind};
use crate::state::{Asked, Card, HAND, List, MOST, Position, ROUNDS};
use crate::{Clans, Vaalbara};
use meadhall_engine::{BadOption, Facts, Game, Options, Seat};
use std::fmt::Display;

fn bad<T>(key: &str, reason: impl Into<String>) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason))
}

fn join<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(", ") }
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "-")
}

impl Vaalbara {
    fn card_text(&self, card: Card) -> String {
        match self.face(card) {
            (Kind::Forest, value) => format!("forest {value}"),
            (kind, _) => kind.to_string(),
        }
    }

    fn omen_text(&self, omen: u8) -> String {
        let letters = self.omen(omen).order.map(|clan| clan.word()[..1].to_ascii_uppercase());
        letters.join(" ")
    }

    /// The position in the scenarios' words.
    pub(crate) fn facts(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        let clan = |seat: Seat| position.player(seat).clan;
        facts.set("seats", join(self.all().map(clan)));
        facts.set("round", position.round);
        let waiting = join(self.pending(position).iter().map(clan));
        let asked = match position.asked {
            Asked::Assign => "assign",
            Asked::Show { .. } => "show",
            Asked::Bard => "bard",
            Asked::Tracker => "tracker",
            Asked::Midwife => "midwife",
            Asked::Rider => "rider",
            Asked::Explorer => "explorer",
            Asked::Take => "take",
            Asked::Over => "nothing",
        };
        facts.set("asked", format!("{asked} of {waiting}"));
        facts.set("acted", join(position.acted.as_slice().iter().map(|&seat| clan(seat))));
        for (n, row) in position.rows.iter().enumerate() {
            let slot = |card: &Option<Card>| card.map_or("-".to_owned(), |card| self.card_text(card));
            let slots: Vec<String> = row[..self.players].iter().map(slot).collect();
            facts.set(format!("row {}", n + 1), slots.join(", "));
        }
        let deck = position.deck.as_slice();
        facts.set("deck size", deck.len());
        facts.set("deck", join(deck.iter().map(|&card| self.card_text(card))));
        facts.set("top", deck.first().map_or(String::new(), |&card| self.card_text(card)));
        facts.set("bottom", deck.last().map_or(String::new(), |&card| self.card_text(card)));
        facts.set("omens", deck.first().map_or(String::new(), |card| self.omen_text(card.omen)));
        for seat in self.all() {
            let (clan, player) = (clan(seat), position.player(seat));
            facts.set(format!("vp {clan}"), player.vp);
            facts.set(format!("domain {clan}"), join(player.domain.cards().iter().map(|&card| self.card_text(card))));
            facts.set(format!("hand {clan}"), join(player.hand.iter()));
            facts.set(format!("hand size {clan}"), player.hand.len());
            facts.set(format!("pile {clan}"), join(player.pile.as_slice()));
            facts.set(format!("pile size {clan}"), player.pile.len());
            facts.set(format!("discard {clan}"), join(player.discard.iter()));
            facts.set(format!("known {clan}"), join(player.known.iter()));
            facts.set(format!("played {clan}"), join(player.played));
        }
        if let Some(outcome) = self.outcome(position) {
            let mut seats: Vec<Seat> = self.all().collect();
            seats.sort_by_key(|&seat| outcome.place(seat));
            facts.set("places", join(seats.into_iter().map(clan)));
        }
        facts
    }
}

/// Hands out lands and omens so that none is used twice.
struct Source<'a> {
    game: &'a Vaalbara,
    lands: Vec<u8>,
    omens: Vec<u8>,
}

impl Source<'_> {
    /// `forest 4`, or `river (G R Y P B)` with the back it must bear.
    fn take(&mut self, key: &str, text: &str) -> Result<(u8, Option<u8>), BadOption> {
        let (face, back) = match text.split_once('(') {
            Some((face, back)) => (face.trim(), Some(back.trim_end_matches(')'))),
            None => (text, None),
        };
        let omen = back.map(|back| self.take_omen(key, back)).transpose()?;
        let (word, value) = face.split_once(' ').unwrap_or((face, ""));
        let Ok(kind) = word.parse::<Kind>() else { return bad(key, format!("`{word}` is no kind of land")) };
        let fits = |land: &u8| {
            let land = self.game.land(*land);
            land.kind == kind && (value.is_empty() || value == land.value.to_string())
        };
        let fixed = self.game.deck.pairing == Pairing::Fixed;
        let bears = |land: &u8| omen.is_none_or(|omen| !fixed || self.game.land(*land).omen == omen);
        match self.lands.iter().position(|land| fits(land) && bears(land)) {
            Some(n) => Ok((self.lands.remove(n), omen)),
            None => bad(key, format!("there are not so many lands `{face}` in the deck")),
        }
    }

    fn take_omen(&mut self, key: &str, text: &str) -> Result<u8, BadOption> {
        let wanted: String = text.chars().filter(char::is_ascii_alphabetic).collect();
        let letters = |omen: u8| -> String { self.game.omen_text(omen).chars().filter(|c| *c != ' ').collect() };
        match self.omens.iter().position(|&omen| letters(omen) == wanted) {
            Some(n) => Ok(self.omens.remove(n)),
            None => bad(key, format!("no unused back shows the omens `{text}` with this number of players")),
        }
    }

    /// Any land that nobody asked for; meadows last, because they are the only ones that neighbours count.
    fn any(&mut self, key: &str) -> Result<(u8, Option<u8>), BadOption> {
        let meadow = |land: &u8| self.game.land(*land).kind == Kind::Meadow;
        match self.lands.iter().rposition(|land| !meadow(land)).or(self.lands.len().checked_sub(1)) {
            Some(n) => Ok((self.lands.remove(n), None)),
            None => bad(key, "the deck has too few lands"),
        }
    }

    fn back(&mut self, (land, omen): (u8, Option<u8>)) -> Result<Card, BadOption> {
        if let Some(omen) = omen {
            return Ok(Card { land, omen });
        }
        if self.game.deck.pairing == Pairing::Fixed {
            return Ok(Card { land, omen: self.game.land(land).omen });
        }
        match self.omens.len().checked_sub(1) {
            Some(last) => Ok(Card { land, omen: self.omens.remove(last) }),
            None => bad("omens", "the deck has too few omens"),
        }
    }
}

/// A face with the back it must bear, if any was named.
type Face = (u8, Option<u8>);

/// Builds the position that the facts describe. What they leave out is filled in: lands that nobody asked for, hands by
/// ascending initiative.
pub(crate) fn compose(facts: &Facts, options: &Options) -> Result<(Vaalbara, Position), BadOption> {
    let Some(list) = facts.get("seats") else {
        return bad("seats", "a scenario names the clans in the order of the seats, such as `seats: blue, red`");
    };
    let words: Vec<&str> = split(list).collect();
    let game = Vaalbara::open(words.len(), &options.clone().with("clans", words.join(" ")))?;
    let Clans::Fixed(clans) = game.clans else { return bad("seats", "the clans are not fixed") };
    let clans = &clans[..game.players];
    check_keys(facts, clans)?;
    let mut position = game.empty_position();
    for (player, &clan) in position.players.iter_mut().zip(clans) {
        player.clan = clan;
    }
    read_order(facts, clans, &mut position)?;
    read_lands(facts, &game, clans, &mut position)?;
    for (n, clan) in clans.iter().enumerate() {
        let seat = Seat::new(n);
        read_player(facts, *clan, seat, &mut position)?;
    }
    for word in facts.get("known").map(split).into_iter().flatten() {
        match word {
            "top" => position.top_known = true,
            "bottom" => position.bottom_known = true,
            _ => return bad("known", format!("`{word}` is neither `top` nor `bottom`")),
        }
    }
    let played = clans.iter().filter(|clan| facts.get(&format!("played {clan}")).is_some()).count();
    if played == game.players {
        // The characters lie open: go on with whoever is next.
        position.asked = Asked::Take;
        game.next_turn(&mut position, &mut Vec::<Event>::new());
    } else if played > 0 {
        return bad("played", "either everybody's character of this round is named or nobody's");
    } else if !position.acted.is_empty() {
        return bad(
            "acted",
            "somebody has acted, so the characters of this round must be named (`played blue: hunter`)",
        );
    }
    Ok((game, position))
}

fn check_keys(facts: &Facts, clans: &[Clan]) -> Result<(), BadOption> {
    const OF_PLAYERS: [&str; 7] = ["vp", "domain", "hand", "pile", "discard", "known", "played"];
    for key in facts.keys() {
        let known = match key.split_once(' ') {
            None => ["seats", "round", "acted", "deck", "bottom", "omens", "known"].contains(&key),
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
    for word in facts.get("acted").map(split).into_iter().flatten() {
        match clans.iter().position(|clan| clan.word() == word).map(Seat::new) {
            Some(seat) if !position.has_acted(seat) => position.acted.push(seat),
            Some(_) => return bad("acted", format!("{word} cannot have acted twice in a round")),
            None => return bad("acted", format!("`{word}` does not take part")),
        }
    }
    let domains = clans.iter().enumerate().filter_map(|(n, clan)| {
        let size = facts.get(&format!("domain {clan}")).map(|list| split(list).count())?;
        Some(size + usize::from(!position.has_acted(Seat::new(n))))
    });
    position.round = match facts.get("round") {
        None => domains.max().unwrap_or(1).min(usize::from(ROUNDS)) as u8,
        Some(text) => match text.parse() {
            Ok(round @ 1..=ROUNDS) => round,
            _ => return bad("round", format!("`{text}` is no round from 1 to {ROUNDS}")),
        },
    };
    Ok(())
}

fn read_lands(facts: &Facts, game: &Vaalbara, clans: &[Clan], position: &mut Position) -> Result<(), BadOption> {
    let mut source = Source { game, lands: game.lands_in_use().to_vec(), omens: game.omens_in_use().to_vec() };
    let size = game.lands_in_use().len() - game.players * (usize::from(position.round) + 1);

    // First everything that is named, so that what is filled in cannot use it up.
    let mut deck: Vec<Option<Face>> = vec![None; size];
    for (n, word) in facts.get("deck").map(split).into_iter().flatten().enumerate() {
        match deck.get_mut(n) {
            Some(place) => *place = Some(source.take("deck", word)?),
            None => return bad("deck", format!("in round {} the land deck holds {size} cards", position.round)),
        }
    }
    if let Some(word) = facts.get("bottom") {
        let face = source.take("bottom", word)?;
        if let Some(last) = deck.last_mut() {
            *last = Some(face);
        }
    }
    let mut rows: [[Option<Option<Face>>; MOST]; 2] = [[None; MOST]; 2];
    for (n, row) in rows.iter_mut().enumerate() {
        let key = format!("row {}", n + 1);
        match facts.get(&key) {
            Some(list) => {
                let words: Vec<&str> = list.split(',').map(str::trim).collect();
                if words.len() != game.players {
                    return bad(&key, format!("a row has {} slots, `-` for an empty one", game.players));
                }
                for (slot, word) in row.iter_mut().zip(words) {
                    *slot = if word == "-" { None } else { Some(Some(source.take(&key, word)?)) };
                }
            }
            None => row[..game.players - if n == 0 { position.acted.len() } else { 0 }].fill(Some(None)),
        }
        let lands = row.iter().flatten().count();
        let needed = if n == 0 { game.players - position.acted.len() } else { game.players };
        if lands != needed {
            return bad(&key, format!("it must hold {needed} lands here, not {lands}"));
        }
    }
    let mut domains: Vec<Vec<Option<Face>>> = Vec::new();
    for (n, clan) in clans.iter().enumerate() {
        let key = format!("domain {clan}");
        let needed = usize::from(position.round) - usize::from(!position.has_acted(Seat::new(n)));
        domains.push(match facts.get(&key) {
            None => vec![None; needed],
            Some(list) => {
                let lands: Result<Vec<_>, _> = split(list).map(|word| source.take(&key, word).map(Some)).collect();
                let lands = lands?;
                if lands.len() != needed {
                    let round = position.round;
                    return bad(
                        &key,
                        format!("in round {round} it must hold {needed} lands here, not {}", lands.len()),
                    );
                }
                lands
            }
        });
    }
    for (key, value) in &facts.0 {
        let place = match key.strip_prefix("omens") {
            Some("") => 1,
            Some(n) => n.trim().parse::<usize>().unwrap_or(0),
            None => continue,
        };
        let omen = source.take_omen(key, value)?;
        match place.checked_sub(1).and_then(|n| deck.get_mut(n)) {
            Some(Some(face)) => face.1 = Some(omen),
            Some(empty) => *empty = Some((source.any(key)?.0, Some(omen))),
            None => return bad(key, format!("in round {} the land deck holds {size} cards", position.round)),
        }
    }

    let mut fill = |face: Option<Face>, key: &str| {
        let face = match face {
            Some(face) => face,
            None => source.any(key)?,
        };
        source.back(face)
    };
    for (n, row) in rows.into_iter().enumerate() {
        for (slot, face) in row.into_iter().enumerate() {
            position.rows[n][slot] = face.map(|face| fill(face, "rows")).transpose()?;
        }
    }
    for (n, domain) in domains.into_iter().enumerate() {
        for face in domain {
            let card = fill(face, "domains")?;
            position.players[n].domain.add(card, game.kind(card));
        }
    }
    let deck: Result<Vec<Card>, BadOption> = deck.into_iter().map(|face| fill(face, "deck")).collect();
    position.deck = deck?.into_iter().collect::<List<Card, LANDS>>();
    Ok(())
}

fn read_player(facts: &Facts, clan: Clan, seat: Seat, position: &mut Position) -> Result<(), BadOption> {
    let acted = position.has_acted(seat);
    let round = usize::from(position.round);
    let player = position.player_mut(seat);
    if let Some(text) = facts.get(&format!("vp {clan}")) {
        match text.parse() {
            Ok(vp) => player.vp = vp,
            Err(_) => return bad(&format!("vp {clan}"), format!("`{text}` is no number of VP")),
        }
    }
    let mut left = Characters::ALL;
    let mut read = |what: &str| -> Result<Option<Vec<Character>>, BadOption> {
        let key = format!("{what} {clan}");
        let Some(list) = facts.get(&key) else { return Ok(None) };
        let mut cards = Vec::new();
        for word in split(list) {
            let Ok(card) = word.parse::<Character>() else { return bad(&key, format!("`{word}` is no character")) };
            if !left.contains(card) {
                return bad(&key, format!("there is only one {card} of each clan"));
            }
            left.remove(card);
            cards.push(card);
        }
        Ok(Some(cards))
    };
    let (played, discard) = (read("played")?, read("discard")?);
    let (hand, pile) = (read("hand")?.unwrap_or_default(), read("pile")?.unwrap_or_default());
    player.played = match played.as_deref() {
        None | Some([]) => None,
        Some([one]) => Some(*one),
        Some(_) => return bad(&format!("played {clan}"), "only one character is played in a round"),
    };
    let mut discard: Vec<Character> = discard.unwrap_or_default();
    // One character was played in every earlier round; a Midwife may have brought one back.
    let open = usize::from(player.played.is_some());
    let midwife = discard.contains(&Character::Midwife);
    if facts.get(&format!("discard {clan}")).is_none() {
        let spare: Vec<Character> =
            left.iter().filter(|card| *card != Character::Midwife && *card != Character::Warrior).collect();
        discard.extend(spare.iter().rev().take(round - 1));
    } else if discard.len() > round - 1 || discard.len() + usize::from(midwife) < round - 1 {
        let count = discard.len();
        return bad(
            &format!("discard {clan}"),
            format!("in round {round} it holds {} characters, not {count}", round - 1),
        );
    }
    left = left.minus(discard.iter().copied().collect());
    player.discard = discard.iter().copied().collect();
    let hidden = 12 - discard.len() - open;
    let due = HAND.min(hidden + open) - open;
    let mut in_hand: Characters = hand.iter().copied().collect();
    if in_hand.len() > due {
        return bad(&format!("hand {clan}"), format!("it holds {due} characters here, not {}", in_hand.len()));
    }
    for card in left.iter() {
        if in_hand.len() < due {
            in_hand.insert(card);
            left.remove(card);
        }
    }
    if in_hand.len() < due {
        return bad(&format!("pile {clan}"), format!("{due} characters belong into the hand, so too many are named"));
    }
    player.hand = in_hand;
    player.pile = pile.into_iter().chain(left.iter()).collect();
    if acted && let Some(card) = player.played {
        player.discard.insert(card);
    }
    for word in facts.get(&format!("known {clan}")).map(split).into_iter().flatten() {
        match word.parse::<Character>() {
            Ok(card) if player.hand.contains(card) => player.known.insert(card),
            _ => return bad(&format!("known {clan}"), format!("`{word}` is not in this hand")),
        }
    }
    Ok(())
}
