//! Valhalla in the terminal.

#![forbid(unsafe_code)]

mod battle;
mod halls;
mod hand;
mod plain;
mod plan;
mod table_text;
mod warrior;

use meadhall_bots::BotEntry;
use meadhall_engine::{Game, Options, Seat};
use meadhall_screen::{CardText, DrawContext, Screen, ScreenEntry};
use meadhall_valhalla::data::{BUILT_IN, clause_of_card, clause_of_jarl};
use meadhall_valhalla::{Action, Asked, Card, Colour, Jarl, Stage, Valhalla, View};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use plan::Plan;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::Color;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
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
    [
        ("en", include_str!("../locales/drawn/en.ftl")),
        ("cs", include_str!("../locales/drawn/cs.ftl")),
        ("de", include_str!("../locales/drawn/de.ftl")),
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
        Colour::Red => Color::Red,
        Colour::Blue => Color::Blue,
        Colour::Green => Color::Green,
        Colour::Yellow => Color::Yellow,
        Colour::White => Color::White,
        Colour::Black => Color::Black,
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
    let CardText { name, text, clause, .. } = explained(game, card, words);
    format!("{name}: {text} [{clause}]")
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
        let jarls = game.cards().jarls().iter().map(|entry| explained_jarl(&game, entry.jarl, words));
        let cards = game.cards().all().map(|(card, _)| explained(&game, card, words));
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
            Action::Attack(seat) => {
                Some(table_text::hall(view, seat, "", &|card| warrior::in_short(game, card, words), words))
            }
            Action::Hunt => battle::monster(game, view, words),
            _ => card_of(action).map(|card| told(game, card, words)),
        }
    }

    fn card(game: &Valhalla, _: &View, action: Action, words: &Words) -> Option<CardText> {
        match action {
            Action::Jarl(jarl) => Some(explained_jarl(game, jarl, words)),
            Action::Reject(card, _) => Some(explained(game, card, words)),
            _ => card_of(action).map(|card| explained(game, card, words)),
        }
    }

    fn legend(words: &Words) -> Vec<String> {
        ["warrior", "weapons", "marks"].map(|part| words.say(&format!("drawn-va-legend-{part}"))).into()
    }

    fn preselected(_: &Valhalla, view: &View, choices: &[Action]) -> usize {
        let at = |wanted: &dyn Fn(Action) -> bool| choices.iter().position(|&action| wanted(action));
        let active = at(&|action| !gives_up(action) && !costs(action));
        // Where everything else costs something, it is harmless to let it be; to end a phase of a battle is not.
        let fighting = view.table.asked == Asked::Fight;
        let let_be = at(&|action| action == Action::Decline || action == Action::Done && !fighting);
        active.or(let_be).or(at(&|action| !gives_up(action))).unwrap_or(0)
    }

    fn height(game: &Valhalla, view: &View, words: &Words, room: Size) -> u16 {
        let hand = hand::of(game, view, words);
        Plan::of(game, view, words, &hand, room).height(game, view, words, &hand, room.width)
    }

    fn draw(game: &Valhalla, context: &DrawContext<'_, ValhallaScreen>, area: Rect, buffer: &mut Buffer) {
        let (view, words) = (context.view, context.words);
        let cards = hand::of(game, view, words);
        let plan = Plan::of(game, view, words, &cards, area.as_size());
        // Where there is room to spare, the parts stand apart.
        let spare = area.height.saturating_sub(plan.height(game, view, words, &cards, area.width)) >= 4;
        let gap = Constraint::Length(u16::from(spare));
        let parts = [
            Constraint::Length(halls::height(game, view, words, plan.halls, area.width)),
            gap,
            Constraint::Length(battle::height(game, view, words, area.width)),
            Constraint::Length(cards.height(plan.hand, area.width)),
            gap,
            Constraint::Length(plan.legend_height(words, area.width)),
            Constraint::Fill(1),
        ];
        let [halls, _, battle, hand, _, legend, _] = Layout::vertical(parts).areas(area);
        halls::draw(game, context, plan.halls, halls, buffer);
        battle::draw(game, context, battle, buffer);
        cards.draw(context, card_of, plan.hand, (hand, buffer));
        let explained = plan.legend(words, area.width).into_iter().map(Line::raw).collect::<Vec<_>>();
        Paragraph::new(explained).style(context.palette.quiet()).render(legend, buffer);
    }
}

impl ValhallaScreen {
    /// A warrior as the board shows it: in short, and in words.
    pub fn warrior_texts(game: &Valhalla, card: Card, words: &Words) -> (String, String) {
        (warrior::in_short(game, card, words), warrior::in_words(game, card, words))
    }

    /// The monster of a solo game as the board shows it.
    pub fn monster_text(game: &Valhalla, view: &View, words: &Words) -> Option<String> {
        battle::monster(game, view, words)
    }
}

/// Whether a choice ends something or lets it go.
fn gives_up(action: Action) -> bool {
    matches!(action, Action::Done | Action::Decline)
}

/// Whether a choice costs a card or a die, or puts a shield at stake.
fn costs(action: Action) -> bool {
    matches!(
        action,
        Action::Pay(_)
            | Action::Aside(_)
            | Action::Help(..)
            | Action::Discard(_)
            | Action::Give(_)
            | Action::Drop(_)
            | Action::LayDie
            | Action::JarlReroll(_)
            | Action::Attack(_)
            | Action::Hunt
    )
}

fn explained(game: &Valhalla, card: Card, words: &Words) -> CardText {
    CardText {
        id: card.to_string(),
        kind: "card",
        index: card.index(),
        name: numbered(game, card, words),
        text: text_of(game, card, words),
        clause: game.cards().get(card).map_or("VH-1.22", clause_of_card),
    }
}

fn explained_jarl(game: &Valhalla, jarl: Jarl, words: &Words) -> CardText {
    CardText {
        id: jarl.to_string(),
        kind: "jarl",
        index: game.cards().jarls().iter().position(|entry| entry.jarl == jarl).unwrap_or_default(),
        name: words.say(&format!("jarl-{jarl}")),
        text: jarl_text(jarl, words),
        clause: clause_of_jarl(jarl),
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
