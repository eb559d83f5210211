//! Vaalbara in the terminal.

#![forbid(unsafe_code)]

mod plain;
mod players;
mod rows;
mod table_text;

use meadhall_bots::BotEntry;
use meadhall_engine::Seat;
use meadhall_screen::terminal::fit;
use meadhall_screen::{CardText, DrawContext, Screen, ScreenEntry};
use meadhall_vaalbara::{
    Action, AskedView, Card, Character, Clan, Kind, ROUNDS, Vaalbara, View, clause_of, clause_of_land, data,
};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::Color;
use std::sync::LazyLock;

/// The rules, as they are written.
const RULES: &str = include_str!("../../../../docs/rules/vaalbara.md");

static CLAUSES: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(RULES));

/// The words of the game, and those of its screen.
static TEXTS: Texts = Texts::new(&[
    meadhall_vaalbara::LOCALES,
    [
        ("en", include_str!("../locales/en.ftl")),
        ("cs", include_str!("../locales/cs.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ],
    [
        ("en", include_str!("../locales/drawn/en.ftl")),
        ("cs", include_str!("../locales/drawn/cs.ftl")),
        ("de", include_str!("../locales/drawn/de.ftl")),
    ],
]);

/// What the list of games knows of this screen.
pub static ENTRY: ScreenEntry = ScreenEntry::of::<VaalbaraScreen>();

/// Vaalbara in the terminal.
pub struct VaalbaraScreen;

fn character_name(character: Character, words: &Words) -> String {
    words.say(&format!("character-{character}"))
}

/// A character with its initiative in front, as on its card.
fn numbered(character: Character, words: &Words) -> String {
    format!("{} {}", character.initiative(), character_name(character, words))
}

fn land_name((kind, value): (Kind, u8), words: &Words) -> String {
    match kind {
        Kind::Forest => words.fill("land-forest-valued", &[("value", value.into())]),
        _ => words.say(&format!("land-{kind}")),
    }
}

fn clan_name(clan: Clan, words: &Words) -> String {
    words.say(&format!("clan-{clan}"))
}

fn clan_colour(clan: Clan) -> Color {
    match clan {
        Clan::Blue => Color::Blue,
        Clan::Purple => Color::Magenta,
        Clan::Yellow => Color::Yellow,
        Clan::Red => Color::Red,
        Clan::Green => Color::Green,
    }
}

/// The sign of a kind of land.
const fn sign(kind: Kind) -> char {
    match kind {
        Kind::Meadow => '"',
        Kind::Field => '≡',
        Kind::Forest => '♣',
        Kind::Village => '⌂',
        Kind::Mountain => '▲',
        Kind::River => '≈',
    }
}

fn kind_colour(kind: Kind) -> Color {
    match kind {
        Kind::Meadow => Color::Cyan,
        Kind::Field => Color::Yellow,
        Kind::Forest => Color::Green,
        Kind::Village => Color::Red,
        Kind::Mountain => Color::Gray,
        Kind::River => Color::Blue,
    }
}

/// The seats in the order of play: those who have acted, then the others by initiative and omens. Empty until the
/// characters lie open.
fn order(game: &Vaalbara, view: &View) -> Vec<Seat> {
    let mut order = view.acted.as_slice().to_vec();
    let mut rest: Vec<(u8, u8, Seat)> = Vec::new();
    for seat in Seat::all(view.players.len()).filter(|seat| !order.contains(seat)) {
        let Some(player) = view.player(seat) else { continue };
        let Some(played) = player.played else { return order };
        rest.push((played.initiative(), game.omen(view.omens).rank(player.clan), seat));
    }
    rest.sort_unstable();
    order.extend(rest.into_iter().map(|(_, _, seat)| seat));
    order
}

/// What a land would pay the viewer if it were taken now: `+4`, or `+1–6` where that is open.
fn payment(game: &Vaalbara, view: &View, card: Card) -> String {
    match game.would_pay(view, card) {
        Some((least, most)) if least == most => format!("+{most}"),
        Some((least, most)) => format!("+{least}–{most}"),
        None => String::new(),
    }
}

/// The text of a character or a land.
fn explained_character(character: Character, words: &Words) -> CardText {
    CardText {
        id: character.to_string(),
        kind: "character",
        index: character.index(),
        name: numbered(character, words),
        text: words.say(&format!("character-{character}-effect")),
        clause: clause_of(character),
    }
}

fn explained_land(kind: Kind, words: &Words) -> CardText {
    CardText {
        id: kind.to_string(),
        kind: "land",
        index: kind.index(),
        name: words.say(&format!("land-{kind}")),
        text: words.say(&format!("land-{kind}-scoring")),
        clause: clause_of_land(kind),
    }
}

impl Screen for VaalbaraScreen {
    type Rules = Vaalbara;

    fn bots() -> &'static BotEntry {
        &meadhall_vaalbara_bot::ENTRY
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn clauses() -> &'static Clauses {
        &CLAUSES
    }

    fn deck_file() -> Option<&'static str> {
        Some(data::BUILT_IN)
    }

    fn example() -> Option<&'static str> {
        Some(include_str!("example.scenario"))
    }

    fn cards(words: &Words) -> Vec<CardText> {
        let characters = Character::ALL.into_iter().map(|character| explained_character(character, words));
        characters.chain(Kind::ALL.into_iter().map(|kind| explained_land(kind, words))).collect()
    }

    fn name(view: &View, seat: Seat, words: &Words) -> String {
        view.player(seat).map_or(seat.to_string(), |player| clan_name(player.clan, words))
    }

    fn colour(view: &View, seat: Seat) -> Color {
        view.player(seat).map_or(Color::Reset, |player| clan_colour(player.clan))
    }

    fn stage(_: &Vaalbara, view: &View, words: &Words) -> String {
        words.fill("term-vb-stage", &[("round", view.round.into()), ("rounds", ROUNDS.into())])
    }

    fn table_lines(game: &Vaalbara, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
        table_text::table(game, view, player_labels, words)
    }

    fn about(game: &Vaalbara, view: &View, action: Action, words: &Words) -> Option<String> {
        let card = explained_choice(game, view, action, words)?;
        Some(format!("{}: {} [{}]", card.name, card.text, card.clause))
    }

    fn card(game: &Vaalbara, view: &View, action: Action, words: &Words) -> Option<CardText> {
        explained_choice(game, view, action, words)
    }

    fn legend(words: &Words) -> Vec<String> {
        let lands = Kind::ALL.map(|kind| format!("{} {}", sign(kind), words.say(&format!("land-{kind}"))));
        let [cards, marks, pays] = ["cards", "marks", "pays"].map(|part| words.say(&format!("drawn-vb-legend-{part}")));
        vec![lands.join("  "), cards, pays, marks]
    }

    fn height(_: &Vaalbara, view: &View, _: &Words, room: Size) -> u16 {
        Density::of(view, room).height(view)
    }

    fn draw(game: &Vaalbara, context: &DrawContext<'_, VaalbaraScreen>, area: Rect, buffer: &mut Buffer) {
        let density = Density::of(context.view, area.as_size());
        let table = 1 + fit::cells(context.view.players.len());
        let parts = [
            Constraint::Length(rows::height(density)),
            Constraint::Length(table),
            Constraint::Length(density.hand()),
            Constraint::Fill(1),
        ];
        let [rows_area, table_area, hand_area, spare] = Layout::vertical(parts).areas(area);
        rows::draw(game, context, density, rows_area, buffer);
        players::draw(game, context, table_area, buffer);
        players::draw_hand(context, density, hand_area, buffer);
        players::draw_spare(context, spare, buffer);
    }
}

/// How densely the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Density {
    /// One line for what has one line's worth to say.
    Compact,
    /// As on a terminal of 80 by 24.
    Normal,
    /// With space to spare.
    Roomy,
}

impl Density {
    /// The roomiest that there is room for.
    fn of(view: &View, room: Size) -> Density {
        let fits = |(density, width): &(Density, u16)| room.width >= *width && density.height(view) <= room.height;
        let densities = [(Density::Roomy, 72), (Density::Normal, 72)];
        densities.into_iter().find(fits).map_or(Density::Compact, |(density, _)| density)
    }

    /// The lines of the hand.
    const fn hand(self) -> u16 {
        if matches!(self, Density::Roomy) { 3 } else { 1 }
    }

    fn height(self, view: &View) -> u16 {
        rows::height(self) + 1 + fit::cells(view.players.len()) + self.hand()
    }
}

/// The card that a choice plays, takes or uses.
fn explained_choice(game: &Vaalbara, view: &View, action: Action, words: &Words) -> Option<CardText> {
    Some(match action {
        Action::Assign(character) | Action::Midwife(character) => explained_character(character, words),
        Action::Take(_) => explained_land(game.kind(game.land_of_choice(view, action)?), words),
        Action::Show(_) => explained_character(Character::Warrior, words),
        Action::Bard(_) => explained_character(Character::Bard, words),
        Action::Tracker(..) => explained_character(Character::Tracker, words),
        Action::Rider(..) => explained_character(Character::Rider, words),
        Action::Explorer(_) => explained_character(Character::Explorer, words),
    })
}

/// Whether the characters of this round are still being chosen.
fn assigning(view: &View) -> bool {
    matches!(view.asked, AskedView::Assign(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;

    /// Nothing depends on colour: wherever a clan is shortened to two letters, no two are the same.
    #[test]
    fn two_letters_tell_the_clans_and_the_kinds_apart() {
        for lang in Lang::ALL {
            let words = TEXTS.words(lang);
            let short = |name: String| name.chars().take(2).collect::<String>();
            let mut clans: Vec<String> = Clan::ALL.map(|clan| short(clan_name(clan, words))).to_vec();
            clans.sort();
            clans.dedup();
            assert_eq!(clans.len(), 5, "{lang}: {clans:?}");
            let mut signs: Vec<char> = Kind::ALL.map(sign).to_vec();
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), 6);
        }
    }

    #[test]
    fn every_clause_that_a_card_names_is_in_the_rules() {
        for card in VaalbaraScreen::cards(TEXTS.words(Lang::En)) {
            assert!(CLAUSES.find(card.clause).is_some(), "{} names {}", card.name, card.clause);
        }
        assert!(CLAUSES.all().len() > 300, "only {} clauses", CLAUSES.all().len());
    }
}
