//! Reads a table of cards and refuses a bad one with the line and the reason.

use super::file::{CardLines, File, JarlLines, LokiLines, Mode, MonsterLines};
use super::provenance::{Origins, Provenance};
use super::{Bonus, CARDS, Card, Cards, Deck, Entry, JarlEntry, Kind, Loki, MonsterCard, Terror};
use crate::names::{Face, Jarl, Monster};
use crate::state::places::{CardSet, IDS};
use meadhall_engine::{BadCards, digest};
use toml::Spanned;

/// The table that comes with the game, as it is written.
pub const BUILT_IN: &str = include_str!("../../data/cards.toml");

pub(super) type Result<T> = std::result::Result<T, BadCards>;

pub(super) fn bad<T>(line: usize, reason: impl Into<String>) -> Result<T> {
    Err(BadCards { line, reason: reason.into() })
}

fn line_of<T>(text: &str, lines: &Spanned<T>) -> usize {
    BadCards::line_at(text, lines.span().start)
}

/// The line of the last entry of a list.
fn last_line<T>(text: &str, list: &[Spanned<T>]) -> usize {
    list.last().map_or(1, |lines| line_of(text, lines))
}

/// The line of the last card of a deck.
fn last_of_deck(file: &File, text: &str, deck: Deck) -> usize {
    file.card.iter().rfind(|lines| lines.get_ref().deck == deck).map_or(1, |lines| line_of(text, lines))
}

impl Cards {
    pub(super) fn blank() -> Cards {
        Cards {
            entries: [None; CARDS],
            jarls: Vec::new(),
            loki: Vec::new(),
            bonuses: [Bonus { rewards: [0; 4], dice: [0; 4] }; 5],
            monsters: Vec::new(),
            origins: Origins::default(),
            text: String::new(),
            fingerprint: String::new(),
            card_of: [Card::default(); IDS],
            copies_of: [(0, 0); CARDS],
            icons: [0; CARDS],
            warriors: CardSet::EMPTY,
            tactics: CardSet::EMPTY,
            thor: CardSet::EMPTY,
            missions: CardSet::EMPTY,
            tyr: CardSet::EMPTY,
        }
    }

    /// Reads a table and refuses a bad one with the line and the reason.
    pub fn parse(text: &str) -> Result<Cards> {
        let file: File = toml::from_str(text).map_err(|error| {
            BadCards::at(text, error.span().map_or(0, |span| span.start), error.message().replace('\n', " "))
        })?;
        let mut cards = Cards::blank();
        text.clone_into(&mut cards.text);
        cards.read_cards(&file, text)?;
        cards.read_jarls(&file, text)?;
        cards.read_tricks(&file, text)?;
        if let Some(reason) = cards.lack_of_warriors() {
            return bad(last_of_deck(&file, text, Deck::Base), reason);
        }
        cards.read_bonuses(&file, text)?;
        cards.read_monsters(&file.monster, text)?;
        let facts = (&cards.entries[..], &cards.jarls, &cards.loki, &cards.bonuses, &cards.monsters);
        cards.fingerprint = digest(&facts);
        Ok(cards)
    }

    fn read_cards(&mut self, file: &File, text: &str) -> Result<()> {
        for lines in &file.card {
            self.read_card(line_of(text, lines), lines.get_ref())?;
        }
        for (deck, size) in Deck::SIZES {
            let of_deck = self.all().filter(|(_, entry)| entry.deck == deck);
            let count: usize = of_deck.map(|(_, entry)| usize::from(entry.copies)).sum();
            if count != size {
                let word = format!("{deck:?}").to_lowercase();
                let reason = format!("the deck {word} has {size} cards, this table gives it {count}");
                return bad(last_of_deck(file, text, deck), reason);
            }
        }
        self.number_copies();
        Ok(())
    }

    fn read_jarls(&mut self, file: &File, text: &str) -> Result<()> {
        for lines in &file.jarl {
            self.read_jarl(line_of(text, lines), lines.get_ref())?;
        }
        let last = last_line(text, &file.jarl);
        if self.jarls.len() != Jarl::ALL.len() {
            return bad(last, format!("there are {} jarls, this table has {}", Jarl::ALL.len(), self.jarls.len()));
        }
        self.jarls.sort_by_key(|entry| entry.jarl);
        self.lack_of_jarls().map_or(Ok(()), |reason| bad(last, reason))
    }

    fn read_tricks(&mut self, file: &File, text: &str) -> Result<()> {
        for (n, lines) in file.loki.iter().enumerate() {
            self.read_loki(line_of(text, lines), n, lines.get_ref())?;
        }
        if self.loki.len() != 10 {
            let reason = format!("Loki's trick has 10 cards, this table has {}", self.loki.len());
            return bad(last_line(text, &file.loki), reason);
        }
        Ok(())
    }

    fn read_bonuses(&mut self, file: &File, text: &str) -> Result<()> {
        let mut seen = [false; 5];
        for lines in &file.king_bonus {
            let (line, bonus) = (line_of(text, lines), lines.get_ref());
            let place = usize::from(bonus.players).wrapping_sub(2);
            match seen.get_mut(place) {
                Some(seen) if !*seen => *seen = true,
                _ => {
                    let reason = format!("a bonus card of the king for {} players is one too many", bonus.players);
                    return bad(line, reason);
                }
            }
            self.bonuses[place] = Bonus { rewards: bonus.rewards, dice: bonus.attacker_dice };
            let provenance = Provenance::new(bonus.source, &[("copies", bonus.copies_source)]);
            self.origins.bonuses.push((bonus.players, provenance));
        }
        if seen.contains(&false) {
            let reason = "there must be a bonus card of the king for 2, 3, 4, 5 and 6 players";
            return bad(last_line(text, &file.king_bonus), reason);
        }
        Ok(())
    }

    fn read_card(&mut self, line: usize, lines: &CardLines) -> Result<()> {
        let id = &lines.id;
        let Ok(card) = id.parse::<Card>() else {
            return bad(
                line,
                format!("`{id}` is no name of a card; the head of the built-in table says which there are"),
            );
        };
        if self.entries[card.index()].is_some() {
            return bad(line, format!("the id {id} stands here a second time"));
        }
        let kind = lines.kind(line)?;
        let at_home = match kind {
            Kind::Thor(..) => lines.deck == Deck::Thor,
            Kind::Tyr(_) => lines.deck == Deck::Tyr,
            _ => !matches!(lines.deck, Deck::Thor | Deck::Tyr),
        };
        if !at_home {
            return bad(line, format!("{id} is of a kind that its deck does not hold"));
        }
        let glory = lines.glory.unwrap_or(0);
        if glory > 9 {
            return bad(line, format!("a glory of {glory} for {id} is too much"));
        }
        if lines.copies == 0 {
            return bad(line, format!("{id} needs at least one copy"));
        }
        let sources = [lines.ability_source, lines.favour_source, lines.condition_source, lines.effect_source];
        let text_source = sources.into_iter().flatten().next().unwrap_or(lines.source);
        let entry = Entry { deck: lines.deck, kind, glory, copies: lines.copies, source: lines.source, text_source };
        self.entries[card.index()] = Some(entry);
        let parts = [
            ("ability", lines.ability_source),
            ("favour", lines.favour_source),
            ("condition", lines.condition_source),
            ("effect", lines.effect_source),
            ("symbol", lines.symbol_source),
            ("copies", lines.copies_source),
        ];
        self.origins.cards.push((card, Provenance::new(lines.source, &parts)));
        Ok(())
    }

    /// Numbers the single copies in the order of the cards.
    fn number_copies(&mut self) {
        let mut next = 0u8;
        for card in Card::all() {
            let Some(entry) = self.entries[card.index()] else { continue };
            self.copies_of[card.index()] = (next, entry.copies);
            if let Kind::Warrior(warrior) = entry.kind {
                self.icons[card.index()] = warrior.weapons.count();
            }
            for id in next..next + entry.copies {
                self.card_of[usize::from(id)] = card;
                match entry.kind {
                    Kind::Warrior(_) => self.warriors.insert(id),
                    Kind::Tactic(_) => self.tactics.insert(id),
                    Kind::Thor(..) => self.thor.insert(id),
                    Kind::Mission(_) => self.missions.insert(id),
                    Kind::Tyr(_) => self.tyr.insert(id),
                }
            }
            next += entry.copies;
        }
    }

    /// Why there are too few jarls for some game.
    fn lack_of_jarls(&self) -> Option<&'static str> {
        let count = |fits: &dyn Fn(&JarlEntry) -> bool| self.jarls.iter().filter(|entry| fits(entry)).count();
        let early = |entry: &JarlEntry| entry.min_players <= 2;
        match () {
            () if count(&|entry| entry.solo) == 0 => Some("at least one jarl must be for the solo game"),
            () if count(&early) < 6 => Some("at least six jarls must be for two players"),
            () if count(&|entry| entry.first_game) < 6 => Some("at least six jarls must bear the first-game mark"),
            () if count(&|entry| entry.first_game && early(entry)) < 2 => {
                Some("at least two jarls with the first-game mark must be for two players")
            }
            () => None,
        }
    }

    /// Why somebody might find no warrior in the set-up, however the cards of step 5 fall: with two players most are discarded.
    fn lack_of_warriors(&self) -> Option<String> {
        let more = self.loki.iter().map(|loki| loki.discards).max().unwrap_or(0).max(0);
        let of = |decks: &[Deck]| -> usize {
            let fits = |entry: &&Entry| decks.contains(&entry.deck) && matches!(entry.kind, Kind::Warrior(_));
            self.entries.iter().flatten().filter(fits).map(|entry| usize::from(entry.copies)).sum()
        };
        let needed = |discards: usize| discards + usize::try_from(more).unwrap_or(0) + 3;
        let lacks = |what: &str, there: usize, needed: usize| {
            (there < needed).then(|| format!("{what} needs at least {needed} warriors for the set-up, not {there}"))
        };
        let both = of(&[Deck::Base, Deck::Valkyries, Deck::Dwarves]);
        lacks("the base deck", of(&[Deck::Base]), needed(40))
            .or_else(|| lacks("the deck with Valkyries and Dwarves", both, needed(60)))
    }

    fn read_jarl(&mut self, line: usize, lines: &JarlLines) -> Result<()> {
        let jarl = lines.id;
        if self.jarls.iter().any(|other| other.jarl == jarl) {
            return bad(line, format!("the id {jarl} stands here a second time"));
        }
        if (lines.mode == Mode::Either) != jarl.is_either() {
            let mode = if jarl.is_either() { "either" } else { "both" };
            return bad(line, format!("{jarl} is played with the mark \"{mode}\" only"));
        }
        if !(2..=3).contains(&lines.min_players) {
            return bad(line, format!("min_players of {jarl} must be 2 or 3"));
        }
        self.jarls.push(JarlEntry {
            jarl,
            min_players: lines.min_players,
            solo: lines.solo,
            first_game: lines.first_game,
            source: lines.source,
        });
        let parts = [
            ("name", lines.name_source),
            ("mode", lines.mode_source),
            ("min_players", lines.min_players_source),
            ("solo", lines.solo_source),
            ("first_game", lines.first_game_source),
        ];
        self.origins.jarls.push((jarl, Provenance::new(lines.source, &parts)));
        Ok(())
    }

    fn read_loki(&mut self, line: usize, index: usize, lines: &LokiLines) -> Result<()> {
        let id = &lines.id;
        if *id != format!("loki-{:02}", index + 1) {
            return bad(
                line,
                format!("the cards of Loki's trick are loki-01 to loki-10 in this order, here stands {id}"),
            );
        }
        if lines.rows.is_empty() || lines.rows.len() > 4 {
            return bad(line, format!("{id} needs one to four rows"));
        }
        let rising = lines.rows.windows(2).all(|pair| pair[0].max < pair[1].min);
        if !rising || lines.rows.iter().any(|row| row.min > row.max) {
            return bad(line, format!("the ranges of {id} must rise"));
        }
        if !(-20..=20).contains(&lines.setup_discard_delta) {
            return bad(line, format!("{id} may change the discards by at most 20"));
        }
        let loki = Loki { discards: lines.setup_discard_delta, rows: lines.rows.clone(), source: lines.source };
        self.loki.push(loki);
        let parts = [
            ("ranges", lines.ranges_source),
            ("setup_discard_delta", lines.setup_discard_delta_source),
            ("first_game", lines.first_game_source),
        ];
        self.origins.loki.push(Provenance::new(lines.source, &parts));
        Ok(())
    }

    fn read_monsters(&mut self, list: &[Spanned<MonsterLines>], text: &str) -> Result<()> {
        for (monster, step, side) in Monster::ALL
            .into_iter()
            .flat_map(|monster| (1..=6).flat_map(move |step| ["base", "+40"].map(|side| (monster, step, side))))
        {
            let fits = |lines: &&Spanned<MonsterLines>| {
                let lines = lines.get_ref();
                lines.monster == monster && lines.step == step && lines.side == side
            };
            let mut found = list.iter().filter(fits);
            let Some(lines) = found.next() else {
                return bad(last_line(text, list), format!("card {step} of {monster} has no side `{side}`"));
            };
            if let Some(twin) = found.next() {
                return bad(line_of(text, twin), format!("the id {} stands here a second time", twin.get_ref().id));
            }
            let (line, card) = (line_of(text, lines), lines.get_ref());
            let symbols = &card.attack_symbols;
            if symbols.is_empty() || symbols.len() > 6 || symbols.contains(&Face::X) {
                return bad(line, format!("{} needs one to six weapons as attack symbols", card.id));
            }
            if let Some(trouble) = card.ability.and_then(Terror::trouble) {
                return bad(line, format!("{}: {trouble}", card.id));
            }
            self.monsters.push(MonsterCard {
                strength: card.strength,
                cap: card.valhalla_cap,
                symbols: symbols.clone(),
                clans: card.clans.clone(),
                terror: card.ability,
            });
            let parts = [("name", card.name_source), ("ability", card.ability_source)];
            self.origins.monsters.push(Provenance::new(card.source, &parts));
        }
        if list.len() != self.monsters.len() {
            return bad(
                last_line(text, list),
                format!("{} sides of monsters are {} too many", list.len(), list.len() - self.monsters.len()),
            );
        }
        Ok(())
    }
}
