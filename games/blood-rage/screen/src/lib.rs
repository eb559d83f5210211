//! Blood Rage in the terminal.

#![forbid(unsafe_code)]

mod clans;
mod forces;
mod hand;
mod map;
mod plain;
mod plan;
mod table_text;

use meadhall_blood_rage::{Action, BloodRage, Card, Cards, Clan, Kind, Place, Token, View, data};
use meadhall_bots::BotEntry;
use meadhall_engine::Seat;
use meadhall_screen::{CardText, DrawContext, Screen, ScreenEntry};
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
const RULES: &str = include_str!("../../../../docs/rules/blood-rage.md");

static CLAUSES: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(RULES));

/// The words of the game, and those of its screen.
static TEXTS: Texts = Texts::new(&[
    meadhall_blood_rage::LOCALES,
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
pub static ENTRY: ScreenEntry = ScreenEntry::of::<BloodRageScreen>();

/// Blood Rage in the terminal.
pub struct BloodRageScreen;

fn place_name(place: Place, words: &Words) -> String {
    words.say(&format!("place-{place}"))
}

fn clan_name(clan: Clan, words: &Words) -> String {
    words.say(&format!("clan-{clan}"))
}

/// Three letters for a clan; no two are the same in any language.
fn clan_letters(clan: Clan, words: &Words) -> String {
    clan_name(clan, words).chars().take(3).collect()
}

fn clan_colour(clan: Clan) -> Color {
    match clan {
        Clan::Wolf => Color::Red,
        Clan::Raven => Color::Blue,
        Clan::Serpent => Color::Yellow,
        Clan::Bear => Color::Cyan,
        Clan::Ram => Color::Green,
        Clan::Boar => Color::Magenta,
    }
}

/// A card with what is printed on it: `+3` for a battle card, else its number.
fn numbered(cards: &Cards, card: Card, words: &Words) -> String {
    let face = &cards[card];
    let name = words.tell(&cards.name(card), &|seat| seat.to_string());
    match face.kind {
        Kind::Battle => format!("{name} +{}", face.value),
        _ => format!("{name} {}", face.value),
    }
}

/// The reward of a pillage, in words or in a few letters.
fn reward(token: Token, in_words: bool, words: &Words) -> String {
    match token {
        Token::Glory | Token::All if in_words => words.say(&format!("drawn-br-reward-{token}")),
        Token::Glory => format!("+{}", data::TOKEN_GLORY),
        Token::All => "+++".to_owned(),
        token => {
            let name = words.say(&format!("stat-{token}"));
            if in_words { name } else { name.chars().take(4).collect() }
        }
    }
}

/// Where a choice happens: where its figures go, and where they come from.
fn places_of(action: Action) -> (Option<Place>, Option<Place>) {
    match action {
        Action::Invade(invade) => (Some(invade.place), None),
        Action::March(march) => (Some(march.to), Some(march.from)),
        Action::Pillage(place) | Action::Challenge(place) => (Some(place), None),
        Action::Call(_, from) => (None, Some(from)),
        Action::Move(_, to) | Action::Send(_, to) | Action::Retreat(_, to) => (Some(to), None),
        Action::Sacrifice(first, second) => (Some(first.1), Some(second.1)),
        _ => (None, None),
    }
}

/// The card that a choice is about.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Draft(card, _)
        | Action::Quest(card)
        | Action::Upgrade(card, _)
        | Action::Play(card)
        | Action::Add(card)
        | Action::Recover(card)
        | Action::Keep(Some(card)) => Some(card),
        _ => None,
    }
}

fn explained(cards: &Cards, card: Card, words: &Words) -> CardText {
    CardText {
        id: card.to_string(),
        kind: "card",
        index: card.index(),
        name: numbered(cards, card, words),
        text: words.tell(&cards.text(card), &|seat| seat.to_string()),
        clause: cards.clause(card),
    }
}

fn told(cards: &Cards, card: Card, words: &Words) -> String {
    let CardText { name, text, clause, .. } = explained(cards, card, words);
    format!("{name}: {text} [{clause}]")
}

impl Screen for BloodRageScreen {
    type Rules = BloodRage;

    fn bots() -> &'static BotEntry {
        &meadhall_blood_rage_bot::ENTRY
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

    fn cards(words: &Words) -> Vec<CardText> {
        let cards = Cards::built_in();
        cards.all().map(|card| explained(cards, card, words)).collect()
    }

    fn name(view: &View, seat: Seat, words: &Words) -> String {
        clan_name(view.table.sheet(seat).clan, words)
    }

    fn colour(view: &View, seat: Seat) -> Color {
        clan_colour(view.table.sheet(seat).clan)
    }

    fn stage(_: &BloodRage, view: &View, words: &Words) -> String {
        let phase = words.say(&format!("phase-{}", view.table.phase));
        words.fill("term-br-stage", &[("age", view.table.age.into()), ("phase", phase.into())])
    }

    fn table_lines(game: &BloodRage, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
        table_text::table(game, view, player_labels, words)
    }

    fn about(game: &BloodRage, view: &View, action: Action, words: &Words) -> Option<String> {
        if let Action::Draft(card, Some(other)) = action {
            return Some(format!("{} {}", told(game.cards(), card, words), told(game.cards(), other, words)));
        }
        if let Some(card) = card_of(action) {
            return Some(told(game.cards(), card, words));
        }
        let (to, from) = places_of(action);
        to.or(from).map(|place| map::about(game, view, place, words))
    }

    fn card(game: &BloodRage, _: &View, action: Action, words: &Words) -> Option<CardText> {
        card_of(action).map(|card| explained(game.cards(), card, words))
    }

    fn legend(words: &Words) -> Vec<String> {
        ["figures", "strength", "place", "clans"].map(|part| words.say(&format!("drawn-br-legend-{part}"))).into()
    }

    fn preselected(_: &BloodRage, _: &View, choices: &[Action]) -> usize {
        let at = |wanted: &dyn Fn(Action) -> bool| choices.iter().position(|&action| wanted(action));
        let active = at(&|action| !gives_up(action) && !costs(action));
        // Where everything else costs something, it is harmless to let it be.
        active.or(at(&|action| action == Action::Decline)).or(at(&|action| !gives_up(action))).unwrap_or(0)
    }

    fn height(game: &BloodRage, view: &View, words: &Words, room: Size) -> u16 {
        let hand = hand::of(game, view, words);
        Plan::of(game, view, words, &hand, room).height(game, view, words, &hand, room.width)
    }

    fn draw(game: &BloodRage, context: &DrawContext<'_, BloodRageScreen>, area: Rect, buffer: &mut Buffer) {
        let (view, words) = (context.view, context.words);
        let cards = hand::of(game, view, words);
        let plan = Plan::of(game, view, words, &cards, area.as_size());
        // Where there is room to spare, the parts stand apart.
        let spare = area.height.saturating_sub(plan.height(game, view, words, &cards, area.width)) >= 4;
        let gap = Constraint::Length(u16::from(spare));
        let parts = [
            Constraint::Length(map::height(game, view, words, plan.map, area.width)),
            Constraint::Length(plan.legend_height(words, area.width)),
            gap,
            Constraint::Length(clans::battle_height(view)),
            Constraint::Length(clans::height(view, plan.clans)),
            gap,
            Constraint::Length(cards.height(plan.hand, area.width)),
            Constraint::Fill(1),
        ];
        let [map, legend, _, battle, clans, _, hand, _] = Layout::vertical(parts).areas(area);
        map::draw(game, context, plan.map, map, buffer);
        let explained = plan.legend(words, area.width).into_iter().map(Line::raw).collect::<Vec<_>>();
        Paragraph::new(explained).style(context.palette.quiet()).render(legend, buffer);
        clans::draw_battle(game, context, battle, buffer);
        clans::draw(game, context, plan.clans, clans, buffer);
        cards.draw(context, card_of, plan.hand, (hand, buffer));
    }
}

/// Whether a choice ends something or lets it go.
fn gives_up(action: Action) -> bool {
    matches!(action, Action::Pass | Action::Decline | Action::Accept | Action::Keep(None))
}

/// Whether an optional choice costs a card, Rage or a figure's safety.
fn costs(action: Action) -> bool {
    matches!(action, Action::Call(..) | Action::Add(_) | Action::Recover(_) | Action::Save(_) | Action::Sacrifice(..))
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;
    use std::collections::BTreeSet;

    /// Nothing depends on colour: wherever a clan is shortened to three letters, no two are the same, and neither are the
    /// signs of the figures.
    #[test]
    fn letters_tell_the_clans_and_the_figures_apart() {
        for lang in Lang::ALL {
            let words = TEXTS.words(lang);
            let clans: BTreeSet<String> = Clan::ALL.map(|clan| clan_letters(clan, words)).into();
            assert_eq!(clans.len(), 6, "{lang}: {clans:?}");
            let signs: BTreeSet<String> =
                ["leader", "warrior", "ship", "mystic"].map(|sign| words.say(&format!("term-br-sign-{sign}"))).into();
            assert_eq!(signs.len(), 4, "{lang}: {signs:?}");
            assert!(signs.iter().all(|sign| sign.chars().count() == 1), "{lang}: {signs:?}");
        }
    }

    #[test]
    fn every_clause_that_a_card_names_is_in_the_rules() {
        for card in BloodRageScreen::cards(TEXTS.words(Lang::En)) {
            assert!(CLAUSES.find(card.clause).is_some(), "{} names {}", card.name, card.clause);
        }
        assert!(CLAUSES.all().len() > 500, "only {} clauses", CLAUSES.all().len());
    }
}
