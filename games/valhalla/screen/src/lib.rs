//! Valhalla in the terminal.

#![forbid(unsafe_code)]

mod battle;
mod halls;
mod table_text;

use meadhall_bots::BotEntry;
use meadhall_engine::{Game, Options, Seat};
use meadhall_screen::{CardText, Density, DrawContext, Screen, ScreenEntry};
use meadhall_valhalla::data::{BUILT_IN, clause_of_card, clause_of_jarl};
use meadhall_valhalla::{Action, Card, Colour, Jarl, Stage, Valhalla, View};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;
use std::sync::LazyLock;

/// The rules, as they are written.
const RULES: &str = include_str!("../../../../docs/rules/valhalla.md");

static CLAUSES: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(RULES));

/// The words of the game, and those of its screen.
static TEXTS: Texts = Texts::new(&[
    meadhall_valhalla::LOCALES,
    [
        ("en", include_str!("../locales/en.ftl")),
        ("cs", include_str!("../locales/cs.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ],
]);

/// What the list of games knows of this screen.
pub static ENTRY: ScreenEntry = ScreenEntry::of::<ValhallaScreen>();

/// Valhalla in the terminal.
pub struct ValhallaScreen;

fn colour_of(seat: Seat) -> Colour {
    Colour::ALL[seat.index().min(Colour::ALL.len() - 1)]
}

fn seat_name(seat: Seat, words: &Words) -> String {
    words.say(&format!("colour-{}", colour_of(seat)))
}

fn seat_colour(seat: Seat) -> Color {
    match colour_of(seat) {
        Colour::Red => Color::LightRed,
        Colour::Blue => Color::LightBlue,
        Colour::Green => Color::Green,
        Colour::Yellow => Color::Yellow,
        Colour::White => Color::Reset,
        Colour::Black => Color::DarkGray,
    }
}

fn card_name(card: Card, words: &Words) -> String {
    words.say(&format!("card-{card}"))
}

/// A warrior with its strength and glory: `Bear 6 (5/2)`; any other card by its name.
fn numbered(game: &Valhalla, card: Card, words: &Words) -> String {
    let name = card_name(card, words);
    match game.cards().warrior(card) {
        Some(warrior) => format!("{name} ({}/{})", warrior.strength, game.cards().glory(card)),
        None => name,
    }
}

/// What a card does: the weapons of a warrior, then the text.
fn text_of(game: &Valhalla, card: Card, words: &Words) -> String {
    let nobody = |seat: Seat| seat.to_string();
    let text = words.tell(&game.card_text(card), &nobody);
    match game.weapons_text(card) {
        Some(weapons) => format!("{}. {text}", words.tell(&weapons, &nobody).trim_end_matches('.')),
        None => text,
    }
}

fn told(game: &Valhalla, card: Card, words: &Words) -> String {
    let clause = game.cards().get(card).map_or("VH-1.22", clause_of_card);
    format!("{}: {} [{clause}]", numbered(game, card, words), text_of(game, card, words))
}

fn jarl_text(jarl: Jarl, words: &Words) -> String {
    let say = |part: &str| words.say(&format!("jarl-{jarl}-{part}"));
    let parts = [
        ("main", say("main").into()),
        ("condition", say("condition").trim_end_matches('.').to_owned().into()),
        ("secondary", say("secondary").into()),
    ];
    words.fill("term-va-jarl", &parts)
}

/// The card that a choice is about.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Lay(card)
        | Action::Take(card)
        | Action::Aside(card)
        | Action::Add(card, _)
        | Action::AddTwo(card, _)
        | Action::Recall(card, _)
        | Action::Help(card, _)
        | Action::Pay(card)
        | Action::Play(card)
        | Action::PlayWith(card, _)
        | Action::Discard(card)
        | Action::Give(card) => Some(card),
        Action::Activate(spot, _) | Action::Choose(spot) | Action::Send(spot) => Some(spot.card),
        _ => None,
    }
}

impl Screen for ValhallaScreen {
    type Rules = Valhalla;

    fn bots() -> &'static BotEntry {
        &meadhall_valhalla_bot::ENTRY
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn clauses() -> &'static Clauses {
        &CLAUSES
    }

    fn deck_file() -> Option<&'static str> {
        Some(BUILT_IN)
    }

    fn cards(words: &Words) -> Vec<CardText> {
        let Ok(game) = Valhalla::open(4, &Options::default()) else { return Vec::new() };
        let jarls = game.cards().jarls().iter().map(|entry| CardText {
            name: words.say(&format!("jarl-{}", entry.jarl)),
            text: jarl_text(entry.jarl, words),
            clause: clause_of_jarl(entry.jarl),
        });
        let cards = game.cards().all().map(|(card, entry)| CardText {
            name: numbered(&game, card, words),
            text: text_of(&game, card, words),
            clause: clause_of_card(entry),
        });
        jarls.chain(cards).collect()
    }

    fn name(_: &View, seat: Seat, words: &Words) -> String {
        seat_name(seat, words)
    }

    fn colour(_: &View, seat: Seat) -> Color {
        seat_colour(seat)
    }

    fn stage(game: &Valhalla, view: &View, words: &Words) -> String {
        let key = match view.table.stage {
            Stage::Setup => "setup",
            Stage::Dawn | Stage::A => "a",
            Stage::B => "b",
            Stage::Monster => "monster",
            Stage::Ragnarok => "ragnarok",
            Stage::Over => "over",
        };
        let stage = words.say(&format!("term-va-stage-{key}"));
        let turn = match view.table.stage {
            Stage::Dawn | Stage::A | Stage::B if !game.is_solo() => words
                .fill("term-va-turn", &[("who", seat_name(view.table.active, words).into()), ("stage", stage.into())]),
            _ => stage,
        };
        if view.table.ending { format!("{turn}, {}", words.say("term-va-last")) } else { turn }
    }

    fn table_lines(game: &Valhalla, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
        table_text::table(game, view, player_labels, words)
    }

    fn about(game: &Valhalla, view: &View, action: Action, words: &Words) -> Option<String> {
        match action {
            Action::Jarl(jarl) => Some(format!("{} [{}]", jarl_text(jarl, words), clause_of_jarl(jarl))),
            Action::Reject(one, two) => Some(format!("{} {}", told(game, one, words), told(game, two, words))),
            Action::Attack(seat) => Some(table_text::hall(game, view, seat, "", words)),
            Action::Hunt => table_text::monster(game, view, words),
            _ => card_of(action).map(|card| told(game, card, words)),
        }
    }

    fn height(_: &Valhalla, view: &View, density: Density) -> u16 {
        halls::height(view, density) + battle::height(view) + halls::hand_height(density)
    }

    fn draw(game: &Valhalla, context: &DrawContext<'_, ValhallaScreen>, area: Rect, buffer: &mut Buffer) {
        let parts = [
            Constraint::Length(halls::height(context.view, context.density)),
            Constraint::Length(battle::height(context.view)),
            Constraint::Length(halls::hand_height(context.density)),
        ];
        let [halls, battle, hand] = Layout::vertical(parts).areas(area);
        halls::draw(game, context, halls, buffer);
        battle::draw(game, context, battle, buffer);
        halls::draw_hand(game, context, hand, buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_is_explained_by_a_clause_of_the_rules_in_every_language() {
        for lang in Lang::ALL {
            let cards = ValhallaScreen::cards(TEXTS.words(lang));
            assert!(cards.len() > 150, "{lang}: only {} cards", cards.len());
            for card in cards {
                assert!(CLAUSES.find(card.clause).is_some(), "{} names {}", card.name, card.clause);
                let missing = card.name.starts_with('[') || card.text.contains("[term") || card.text.contains("[text");
                assert!(!missing, "{lang}: {}: {}", card.name, card.text);
            }
        }
        assert!(CLAUSES.all().len() > 500, "only {} clauses", CLAUSES.all().len());
    }

    /// Nothing depends on colour: the seats have names of their own.
    #[test]
    fn names_tell_the_seats_apart() {
        for lang in Lang::ALL {
            let words = TEXTS.words(lang);
            let names: BTreeSet<String> = Seat::all(6).map(|seat| seat_name(seat, words)).collect();
            assert_eq!(names.len(), 6, "{lang}: {names:?}");
        }
    }
}
