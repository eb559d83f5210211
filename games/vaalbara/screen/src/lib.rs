//! Vaalbara in the terminal.

#![forbid(unsafe_code)]

mod players;
mod rows;
mod table_text;

use meadhall_bots::BotEntry;
use meadhall_engine::{Game, Seat};
use meadhall_screen::terminal::fit;
use meadhall_screen::{CardText, Density, DrawContext, Screen, ScreenEntry};
use meadhall_vaalbara::{
    Action, AskedView, Card, Character, Clan, Kind, ROUNDS, Vaalbara, View, clause_of, clause_of_land, data,
};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
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
        Clan::Blue => Color::LightBlue,
        Clan::Purple => Color::LightMagenta,
        Clan::Yellow => Color::Yellow,
        Clan::Red => Color::LightRed,
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
        Kind::Meadow => Color::LightGreen,
        Kind::Field => Color::Yellow,
        Kind::Forest => Color::Green,
        Kind::Village => Color::LightRed,
        Kind::Mountain => Color::Gray,
        Kind::River => Color::LightBlue,
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
fn explained(name: String, key: &str, clause: &'static str, words: &Words) -> CardText {
    CardText { name, text: words.say(key), clause }
}

fn explained_character(character: Character, words: &Words) -> CardText {
    let key = format!("character-{character}-effect");
    explained(numbered(character, words), &key, clause_of(character), words)
}

fn explained_land(kind: Kind, words: &Words) -> CardText {
    let name = words.say(&format!("land-{kind}"));
    explained(name, &format!("land-{kind}-scoring"), clause_of_land(kind), words)
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
        let card = match action {
            Action::Assign(character) | Action::Midwife(character) => explained_character(character, words),
            Action::Take(_) => explained_land(game.kind(game.land_of_choice(view, action)?), words),
            Action::Show(_) => explained_character(Character::Warrior, words),
            Action::Bard(_) => explained_character(Character::Bard, words),
            Action::Tracker(..) => explained_character(Character::Tracker, words),
            Action::Rider(..) => explained_character(Character::Rider, words),
            Action::Explorer(_) => explained_character(Character::Explorer, words),
        };
        Some(format!("{}: {} [{}]", card.name, card.text, card.clause))
    }

    fn height(game: &Vaalbara, view: &View, density: Density) -> u16 {
        let hand = match density {
            Density::Roomy => 3,
            _ => 1,
        };
        rows::height(density) + 1 + fit::cells(game.seats().max(view.players.len())) + hand
    }

    fn draw(game: &Vaalbara, context: &DrawContext<'_, VaalbaraScreen>, area: Rect, buffer: &mut Buffer) {
        let table = 1 + fit::cells(context.view.players.len());
        let hand = if context.density == Density::Roomy { 3 } else { 1 };
        let parts = [
            Constraint::Length(rows::height(context.density)),
            Constraint::Length(table),
            Constraint::Length(hand),
            Constraint::Fill(1),
        ];
        let [rows_area, table_area, hand_area, spare] = Layout::vertical(parts).areas(area);
        rows::draw(game, context, rows_area, buffer);
        players::draw(game, context, table_area, buffer);
        players::draw_hand(context, hand_area, buffer);
        players::draw_discards(context, spare, buffer);
    }
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
