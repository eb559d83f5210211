//! The clans of a scenario: stats, figures and cards.

use super::{bad, number};
use crate::BloodRage;
use crate::data::{Card, Cards, Counts, Effect, MOST_PILLAGES, MOST_RAGE, MYSTICS, STEPS};
use crate::names::{Clan, Figure, Place, Stat};
use crate::state::ClanSheet;
use crate::state::Position;
use crate::state::{Group, OUTSIDE, Piece, RESERVE, Sheet, Slot, Source, VALHALLA};
use meadhall_engine::{BadOption, Facts, Seat, byte, read_list};

/// Hands out cards so that none is used more often than there are copies.
pub(super) struct Supply<'a> {
    game: &'a BloodRage,
    left: Counts,
}

impl<'a> Supply<'a> {
    pub fn new(game: &'a BloodRage) -> Supply<'a> {
        let mut left = Counts::default();
        for card in game.cards.all() {
            left.add(card, game.copies(card));
        }
        Supply { game, left }
    }

    /// Whether cards are of an age.
    pub fn of_age(&self, age: u8) -> impl Fn(&Card) -> bool + use<'a> {
        let game = self.game;
        move |&card| game.face(card).age == age
    }

    /// What quests may count for, in ascending order.
    pub fn quest_bonuses(&self) -> Vec<u8> {
        let effects = self.game.cards.faces().map(|(_, face)| face.effect);
        let mut bonuses: Vec<u8> = effects
            .filter_map(|effect| if let Effect::QuestBonus(bonus) = effect { Some(bonus) } else { None })
            .collect();
        bonuses.sort_unstable();
        bonuses.dedup();
        bonuses
    }

    /// A card by its word, wherever it is.
    pub fn known(&self, key: &str, word: &str) -> Result<Card, BadOption> {
        let Some(card) = self.game.cards.find(word) else {
            let alike = self.game.cards.all().filter(|card| card.id() == word);
            let ages: Vec<String> = alike.map(|card| card.to_string()).collect();
            return bad(
                key,
                match ages.as_slice() {
                    [] => format!("`{word}` is no card"),
                    ages => format!("`{word}` is in several ages: say {}", ages.join(" or ")),
                },
            );
        };
        Ok(card)
    }

    /// A card by its word, taken out of what is left.
    pub fn take(&mut self, key: &str, word: &str) -> Result<Card, BadOption> {
        let card = self.known(key, word)?;
        if !self.left.take(card) {
            return bad(key, format!("there are not so many {card} with this number of players and these options"));
        }
        Ok(card)
    }

    /// Whether no card of an age was named.
    pub fn is_whole(&self, age: u8) -> bool {
        self.game.cards.all().filter(self.of_age(age)).all(|card| self.left.of(card) == self.game.copies(card))
    }

    /// Any cards of an age that nobody asked for.
    pub fn rest(&mut self, age: u8, count: usize) -> Vec<Card> {
        let cards: Vec<Card> = self.left.iter().filter(self.of_age(age)).take(count).collect();
        for card in &cards {
            self.left.take(*card);
        }
        cards
    }
}

/// Reads what belongs to one clan.
pub(super) fn read(
    facts: &Facts,
    game: &BloodRage,
    clan: Clan,
    seat: Seat,
    position: &mut Position,
    supply: &mut Supply<'_>,
) -> Result<(), BadOption> {
    let key = |word: &str| format!("{word} {clan}");
    let sheet = position.table.sheet_mut(seat);
    if let Some(text) = facts.get(&key("steps")) {
        let steps: Vec<u8> = read_list(text).filter_map(|word| word.parse().ok()).collect();
        match steps[..] {
            [rage, axes, horns] if steps.iter().all(|step| (1..=byte(STEPS)).contains(step)) => {
                sheet.steps = [rage - 1, axes - 1, horns - 1];
            }
            _ => return bad(&key("steps"), "it names the steps of Rage, Axes and Horns, each from 1 to 6"),
        }
    }
    sheet.rage = sheet.stat(Stat::Rage);
    if let Some(rage) = number(facts, &key("rage"), MOST_RAGE.into())? {
        sheet.rage = byte(rage);
    }
    if let Some(glory) = number(facts, &key("glory"), 999)? {
        sheet.glory = glory;
    }
    read_history(facts, &key, sheet)?;
    for word in facts.get(&key("upgrades")).map(read_list).into_iter().flatten() {
        let card = supply.take(&key("upgrades"), word)?;
        position.table.gone.add(card, 1);
        let sheet = position.table.sheet_mut(seat);
        let slots = Slot::for_kind(game.face(card).kind);
        let Some(slot) = slots.iter().find(|slot| sheet.slot(**slot).is_none()) else {
            return bad(&key("upgrades"), format!("there is no slot left for {card}"));
        };
        sheet.slots[*slot as usize] = Some(card);
        if let Some(piece) = slot.piece() {
            sheet.figures[RESERVE].add(piece);
        }
        if game.face(card).effect.is_of_mystics() {
            call_mystic(sheet);
        }
    }
    let sheet = position.table.sheet_mut(seat);
    if let Some(count) = number(facts, &key("mystics"), MYSTICS.into())? {
        if !game.mystics {
            return bad(&key("mystics"), "they take part only with `option mystics: on`");
        }
        while sheet.figures[RESERVE].count(Piece::Mystic) < byte(count) && sheet.figures[OUTSIDE].take(Piece::Mystic) {
            sheet.figures[RESERVE].add(Piece::Mystic);
        }
    }
    read_figures(facts, &key("figures"), seat, position, game.cards(), true)?;
    read_figures(facts, &key("valhalla"), seat, position, game.cards(), false)?;
    let sheet = position.sheet(seat);
    if sheet.on_board() > sheet.stat(Stat::Horns) {
        return bad(&key("figures"), "there are more figures on the board than Horns");
    }
    read_cards(facts, &key, seat, position, supply)
}

/// What has happened in this age, and where Glory came from.
fn read_history(facts: &Facts, key: &dyn Fn(&str) -> String, sheet: &mut Sheet) -> Result<(), BadOption> {
    for item in facts.get(&key("pillages")).map(read_list).into_iter().flatten() {
        let parts =
            item.split_once(' ').and_then(|(place, count)| Some((place.parse::<Place>().ok()?, count.parse().ok()?)));
        match parts {
            Some((place, count @ 1..=MOST_PILLAGES)) if place.is_province() => sheet.pillages[place.index()] = count,
            _ => {
                return bad(
                    &key("pillages"),
                    format!("`{item}` is no province with how often, from 1 to {MOST_PILLAGES}"),
                );
            }
        }
    }
    if let Some(word) = facts.get(&key("challenged")).filter(|word| *word != "-") {
        match word.parse::<Place>() {
            Ok(place) if place.is_province() => sheet.challenged = Some(place),
            _ => return bad(&key("challenged"), format!("`{word}` is no province")),
        }
    }
    for item in facts.get(&key("sources")).map(read_list).into_iter().flatten() {
        let parts = item.split_once(' ').and_then(|(word, amount)| {
            let source = Source::ALL.into_iter().find(|source| source.word() == word)?;
            Some((source, amount.parse::<i16>().ok()?))
        });
        match parts {
            Some((source, amount)) => sheet.sources[source as usize] = amount,
            None => return bad(&key("sources"), format!("`{item}` is no source of Glory with its amount")),
        }
    }
    Ok(())
}

/// Cards in hand, committed quests, and what everybody knows of them.
fn read_cards(
    facts: &Facts,
    key: &dyn Fn(&str) -> String,
    seat: Seat,
    position: &mut Position,
    supply: &mut Supply<'_>,
) -> Result<(), BadOption> {
    for word in facts.get(&key("hand")).map(read_list).into_iter().flatten() {
        let card = supply.take(&key("hand"), word)?;
        position.secret_mut(seat).hand.insert(card);
    }
    for word in facts.get(&key("quests")).map(read_list).into_iter().flatten() {
        let card = supply.take(&key("quests"), word)?;
        if !supply.game.face(card).is_quest() {
            return bad(&key("quests"), format!("{card} is no quest"));
        }
        position.secret_mut(seat).quests.insert(card);
    }
    for word in facts.get(&key("known")).map(read_list).into_iter().flatten() {
        let card = supply.known(&key("known"), word)?;
        let secret = position.secret(seat);
        let held = secret.hand.count(card) + secret.quests.count(card);
        if held <= position.sheet(seat).known.count(card) {
            return bad(&key("known"), format!("{card} is neither in hand nor a committed quest"));
        }
        position.table.sheet_mut(seat).known.insert(card);
    }
    if let Some(word) = facts.get(&key("chosen")).filter(|word| *word != "-") {
        let card = supply.known(&key("chosen"), word)?;
        if !position.secret(seat).hand.contains(card) {
            return bad(&key("chosen"), format!("{card} is not in hand"));
        }
        position.secret_mut(seat).chosen = Some(card);
    }
    let age = position.table.age;
    let secret = position.secret(seat);
    let held = secret.hand.iter().chain(secret.quests.iter());
    let slots = position.sheet(seat).slots;
    match held.chain(slots.into_iter().flatten()).find(|&card| supply.game.face(card).age > age) {
        Some(card) => bad(&key("hand"), format!("{card} is of a later age")),
        None => Ok(()),
    }
}

/// A card of Mystics of Midgard has called a mystic.
fn call_mystic(sheet: &mut Sheet) {
    if sheet.figures[OUTSIDE].take(Piece::Mystic) {
        sheet.figures[RESERVE].add(Piece::Mystic);
    }
}

/// Takes `leader` or `2 warriors` out of a group, as pieces.
pub(super) fn take_figures(
    key: &str,
    text: &str,
    sheet: ClanSheet<'_>,
    from: &mut Group,
) -> Result<Vec<Piece>, BadOption> {
    let (count, word) = match text.split_once(' ') {
        Some((count, word)) => (count.parse::<u8>().unwrap_or(0), word.strip_suffix('s').unwrap_or("")),
        None => (1, text),
    };
    let Ok(figure) = word.parse::<Figure>() else { return bad(key, format!("`{text}` names no figures")) };
    let mut taken = Vec::new();
    for _ in 0..count.max(1) {
        match sheet.piece_in(*from, figure).filter(|_| count > 0) {
            Some(piece) => {
                from.take(piece);
                taken.push(piece);
            }
            None => return bad(key, format!("this clan has not so many of `{text}`")),
        }
    }
    Ok(taken)
}

/// Reads `2 warriors gimle` (on the board) or `2 warriors` (in Valhalla) and takes the figures from the reserve.
fn read_figures(
    facts: &Facts,
    key: &str,
    seat: Seat,
    position: &mut Position,
    cards: &Cards,
    on_board: bool,
) -> Result<(), BadOption> {
    // Where a province is just being destroyed, its figures still stand there.
    let dying = facts.get("doom").and_then(|doom| doom.split(' ').next()?.parse::<Place>().ok());
    for item in facts.get(key).map(read_list).into_iter().flatten() {
        let (figures, place) = match item.rsplit_once(' ') {
            _ if !on_board => (item, None),
            Some((figures, place)) => match place.parse::<Place>() {
                Ok(place) => (figures, Some(place)),
                Err(_) => return bad(key, format!("`{place}` is no place")),
            },
            None => return bad(key, format!("`{item}` does not say where")),
        };
        let own = *position.sheet(seat);
        let sheet = ClanSheet::new(&own, cards);
        let pieces = take_figures(key, figures, sheet, &mut sheet.figures[RESERVE].clone())?;
        if let (Some(place), Some(&piece)) = (place, pieces.first()) {
            let figure = sheet.figure(piece);
            if figure.sails() == place.is_province() {
                return bad(key, format!("{figure} cannot be in {place}"));
            }
            let room = match Some(place) == dying && place.is_outer() {
                true => place.villages().saturating_sub(position.table.crowd[place.index()]),
                false => position.table.room(place),
            };
            if place.is_province() && usize::from(room) < pieces.len() {
                return bad(key, format!("{place} has no room for {figures}"));
            }
        }
        for piece in pieces {
            position.table.shift(seat, piece, RESERVE, place.map_or(VALHALLA, Place::index));
        }
    }
    Ok(())
}
