//! Pebbles in the terminal: the table as a line for each thing that lies on it, drawn and told alike.

use meadhall_bots::BotEntry;
use meadhall_engine::{Game, Seat, Wording};
use meadhall_pebbles::{Action, CARDS, Pebbles, Phase, Player, ROUNDS, View};
use meadhall_screen::plain::{Spoken, Step, StepKind, TellContext, Told, Topic};
use meadhall_screen::{CardText, DrawContext, Screen, ScreenEntry};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;
use ratatui::widgets::{Paragraph, Widget};
use std::sync::LazyLock;

/// What the list of games knows of this screen.
pub static ENTRY: ScreenEntry = ScreenEntry::of::<PebblesScreen>();

static CLAUSES: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(meadhall_pebbles::RULES));

static TEXTS: Texts = Texts::new(&[
    meadhall_pebbles::LOCALES,
    [
        ("en", include_str!("../locales/en.ftl")),
        ("cs", include_str!("../locales/cs.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ],
]);

/// The colours of the seats.
const COLOURS: [Color; 4] = [Color::Blue, Color::Red, Color::Green, Color::Magenta];

/// Pebbles in the terminal.
pub struct PebblesScreen;

impl Screen for PebblesScreen {
    type Rules = Pebbles;

    fn bots() -> &'static BotEntry {
        &meadhall_pebbles_bot::ENTRY
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn clauses() -> &'static Clauses {
        &CLAUSES
    }

    fn deck_file() -> Option<&'static str> {
        None
    }

    fn example() -> Option<&'static str> {
        Some(include_str!("../../rules/tests/scenarios/a-round.scenario"))
    }

    fn cards(words: &Words) -> Vec<CardText> {
        let card = |card: u8| CardText {
            id: card.to_string(),
            kind: "card",
            index: card.into(),
            name: words.fill("term-pb-card-name", &[("card", card.into())]),
            text: words.fill("term-pb-card-text", &[("card", card.into())]),
            clause: "PB-4.1",
        };
        (0..CARDS).map(card).collect()
    }

    fn name(_: &View, seat: Seat, _: &Words) -> String {
        let name = Player::at(seat).word();
        name[..1].to_uppercase() + &name[1..]
    }

    fn colour(_: &View, seat: Seat) -> Color {
        COLOURS.get(seat.index()).copied().unwrap_or(Color::Reset)
    }

    fn stage(_: &Pebbles, view: &View, words: &Words) -> String {
        words.fill("term-pb-stage", &[("round", view.round.into()), ("rounds", ROUNDS.into())])
    }

    fn table_lines(game: &Pebbles, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
        let pebbles: Vec<String> = view.pebbles_left().map(|pebble| pebble.to_string()).collect();
        let pebbles = if pebbles.is_empty() { "–".to_owned() } else { pebbles.join(", ") };
        let mut lines = vec![words.fill("term-pb-pebbles", &[("pebbles", pebbles.into())])];
        for seat in game.all() {
            let label = player_labels.get(seat.index()).map_or("", String::as_str);
            let values = [
                ("who", PebblesScreen::name(view, seat, words).into()),
                ("label", label.into()),
                ("score", view.scores[seat.index()].into()),
                ("bid", bid_line(view, seat, words).into()),
            ];
            lines.push(words.fill("term-pb-player", &values).trim_end().to_owned());
        }
        if let Some(card) = view.seat.and_then(|seat| view.cards[seat.index()]) {
            lines.push(words.fill("term-pb-card", &[("card", card.into())]));
        }
        lines
    }

    fn about(_: &Pebbles, _: &View, _: Action, _: &Words) -> Option<String> {
        None
    }

    fn height(game: &Pebbles, view: &View, _: &Words, _: Size) -> u16 {
        let own = usize::from(view.seat.is_some());
        u16::try_from(1 + game.seats() + own).unwrap_or(u16::MAX)
    }

    fn draw(game: &Pebbles, context: &DrawContext<'_, PebblesScreen>, area: Rect, buffer: &mut Buffer) {
        let lines = PebblesScreen::table_lines(game, context.view, context.player_labels, context.words);
        Paragraph::new(lines.join("\n")).render(area, buffer);
    }
}

fn bid_line(view: &View, seat: Seat, words: &Words) -> String {
    match (view.phase, view.bids[seat.index()]) {
        (Phase::Over, _) => String::new(),
        (_, Some(bid)) => words.fill("term-pb-bid-open", &[("bid", bid.into())]),
        (_, None) if view.has_bid.contains(seat) => words.say("term-pb-bid-secret"),
        (_, None) => words.say("term-pb-bid-none"),
    }
}

impl Spoken for PebblesScreen {
    fn spoken_texts() -> &'static Texts {
        &TEXTS
    }

    fn steps(context: &TellContext<'_, PebblesScreen>, action: Action) -> Vec<Step> {
        let name = |seat: Seat| PebblesScreen::name(context.view, seat, context.words);
        let label = context.game.label(context.view, action);
        vec![Step::new(StepKind::Verb, context.words.tell(&label, &name))]
    }

    fn situation(_: &TellContext<'_, PebblesScreen>) -> Vec<String> {
        Vec::new()
    }

    fn hand(context: &TellContext<'_, PebblesScreen>) -> Told {
        let card = context.view.seat.and_then(|seat| context.view.cards[seat.index()]);
        let told = card.map(|card| context.words.fill("term-pb-card", &[("card", card.into())]));
        Told::same(told.into_iter().collect())
    }

    fn score(context: &TellContext<'_, PebblesScreen>) -> Told {
        let table = PebblesScreen::table_lines(context.game, context.view, context.player_labels, context.words);
        Told::same(table.into_iter().skip(1).take(context.game.seats()).collect())
    }

    fn topics(context: &TellContext<'_, PebblesScreen>) -> Vec<Topic> {
        let lines = PebblesScreen::table_lines(context.game, context.view, context.player_labels, context.words);
        let topic = |line: String| {
            let name = line.split([':', '(']).next().unwrap_or_default().trim().to_owned();
            Topic { written: name.clone(), name, brief: Some(line.clone()), whole: line }
        };
        lines.into_iter().map(topic).collect()
    }

    fn catalogue(context: &TellContext<'_, PebblesScreen>) -> Vec<Topic> {
        let topic = |card: CardText| Topic {
            written: card.name.clone(),
            whole: format!("{}. {}", card.name, card.text),
            name: card.name,
            brief: None,
        };
        PebblesScreen::cards(context.words).into_iter().map(topic).collect()
    }
}
