//! The first page: a game at once, a table of one's own, the tables there are.

use super::layout::page;
use super::model::{Home, TableLine};
use super::new_table::LEVELS;
use crate::store::{Phase, Tempo};
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_games::{GAMES, GameEntry, find};
use meadhall_words::{Lang, Words};

/// The first page.
pub fn home(home: &Home<'_>) -> Markup {
    let words = home.frame.words();
    let content = html! {
        h1.welcome { (words.say("home-kicker")) }
        @if !home.mine.is_empty() { (mine(words, &home.mine)) }
        div.heroes { @for game in GAMES { (hero(game.board.words(home.frame.lang), game, home.newcomer)) } }
        p.puzzles-way { a.button.quiet href="/puzzles" { (icon("help")) (words.say("puzzles-title")) } }
        div.lists {
            @if home.mine.is_empty() { (list(words, "home-mine", "home-mine-none", &[])) }
            (to_join(home, words))
            @if !home.watched.is_empty() { (list(words, "home-watch", "home-open-none", &home.watched)) }
        }
        p.me-way { a.button.quiet href="/me" { (icon("person")) (words.say("me-way")) } }
    };
    page(home.frame, &words.say("home-title"), &["front.css", "app.js"], content)
}

/// So many of the visitor's tables stand above the games; the others are a click away.
const SHOWN: usize = 3;

/// The visitor's tables above everything else, those first that wait for her. What is about to be cleared away is never folded.
fn mine(words: &Words, tables: &[TableLine]) -> Markup {
    let mut ordered: Vec<&TableLine> = tables.iter().collect();
    ordered.sort_by_key(|table| (!table.my_turn && !table.called, table.phase == Phase::Over));
    let more = ordered.split_off(SHOWN.min(ordered.len()));
    let (warned, more): (Vec<_>, Vec<_>) = more.into_iter().partition(|table| table.expires.is_some());
    let shown = ordered.into_iter().chain(warned);
    html! {
        section.parch.my-tables aria-labelledby="mine" {
            h2 #mine { (words.say("home-mine")) }
            ul.tables { @for table in shown { li { (line(words, table)) } } }
            @if !more.is_empty() {
                details {
                    summary { (words.fill("home-mine-more", &[("count", more.len().into())])) }
                    ul.tables { @for table in more { li { (line(words, table)) } } }
                }
            }
        }
    }
}

/// A game with the ways to its tables.
fn hero(words: &Words, entry: &GameEntry, newcomer: bool) -> Markup {
    let game = entry.id();
    let (from, to) = entry.rules.seats;
    html! {
        section.hero.{ "hero-" (game) } aria-label=(words.say("game-name")) {
            div.hero-art aria-hidden="true" { @for (name, class) in entry.board.hero { (entry.board.assets().drawing(name, class)) } }
            div.hero-words {
                h2 { (words.say("game-name")) }
                p.lead { (words.say("game-tagline")) }
                ul.tags {
                    li { (icon("person")) (words.fill("home-players", &[("from", from.into()), ("to", to.into())])) }
                    li { (icon("clock")) (words.say("game-length")) }
                    li { (icon("bot")) (words.say("home-bots")) }
                }
                div.hero-acts {
                    form method="post" action="/quick" {
                        input type="hidden" name="game" value=(game);
                        @if newcomer { input type="hidden" name="newcomer" value="yes"; }
                        button.big { (words.say("home-quick")) (icon("arrow-right")) }
                        p.hint { (words.say("home-quick-hint")) }
                    }
                    @if from == 1 {
                        form.solo method="post" action="/quick" {
                            input type="hidden" name="game" value=(game);
                            button name="seats" value="1" { (words.say("option-solo-play")) }
                        }
                    }
                    a.button href={ "/new?game=" (game) "&seats=4" } { (words.say("home-new")) }
                    @if !entry.board.lessons.is_empty() {
                        a.button href={ "/learn/" (game) } { (icon("help")) (words.say("welcome-learn")) }
                    }
                    a.button.quiet href={ "/guide/" (game) } { (icon("help")) (words.say("home-learn")) }
                }
            }
        }
    }
}

/// The tables that anybody may join, and which of them are wanted.
fn to_join(home: &Home<'_>, words: &Words) -> Markup {
    let name = |game: &GameEntry| game.board.words(words.lang()).say("game-name");
    let games: Vec<(&str, String)> = GAMES.iter().map(|game| (game.id(), name(game))).collect();
    let langs: Vec<(&str, String)> = Lang::ALL.map(|lang| (lang.code(), lang.own_name().to_owned())).into();
    let worded = |values: &[&'static str], key: &str| -> Vec<(&str, String)> {
        values.iter().map(|value| (*value, words.say(&format!("{key}-{value}")))).collect()
    };
    html! {
        section.parch #open {
            h2 { (words.say("home-open")) }
            form.filters method="get" action="/#open" {
                (filter(home, words, "game", &games))
                (filter(home, words, "lang", &langs))
                (filter(home, words, "level", &worded(&LEVELS, "level-for")))
                (filter(home, words, "pace", &tempos(words)))
                button.small.quiet { (words.say("filter-show")) }
            }
            @if home.open.is_empty() {
                p.hint { (words.say(if home.wanted.is_empty() { "home-open-none" } else { "filter-none" })) }
            } @else {
                ul.tables { @for table in &home.open { li { (line(words, table)) } } }
            }
        }
    }
}

/// How long games are meant to last.
fn tempos(words: &Words) -> Vec<(&'static str, String)> {
    let all = [
        (Tempo::Free, "clock-none"),
        (Tempo::Live, "clock-short-live"),
        (Tempo::Correspondence, "clock-short-correspondence"),
    ];
    all.map(|(tempo, key)| (tempo.word(), words.say(key))).into()
}

/// A list of values of which one may be wanted.
fn filter(home: &Home<'_>, words: &Words, name: &str, values: &[(&str, String)]) -> Markup {
    let chosen = home.wanted.get(name).map(String::as_str).unwrap_or_default();
    html! {
        label { span { (words.say(&format!("filter-{name}"))) }
            select name=(name) {
                option value="" { (words.say("filter-any")) }
                @for (value, text) in values { option value=(value) selected[*value == chosen] { (text) } }
            }
        }
    }
}

fn list(words: &Words, title: &str, none: &str, tables: &[TableLine]) -> Markup {
    html! {
        section.parch {
            h2 { (words.say(title)) }
            @if tables.is_empty() {
                p.hint { (words.say(none)) }
            } @else {
                ul.tables {
                    @for table in tables {
                        li { (line(words, table)) }
                    }
                }
            }
        }
    }
}

/// What a table that waits for players says of itself.
fn tags(words: &Words, table: &TableLine) -> Vec<String> {
    if table.phase != Phase::Lobby {
        return Vec::new();
    }
    let lang = table.lang.parse::<Lang>().ok().map(|lang| lang.own_name().to_owned());
    let level = LEVELS.iter().find(|level| **level == table.level);
    lang.into_iter().chain(level.map(|level| words.say(&format!("level-for-{level}")))).collect()
}

fn line(words: &Words, table: &TableLine) -> Markup {
    let names = words.list(table.names.clone());
    let game = find(&table.game).map(|game| game.board.words(words.lang()).say("game-name"));
    let state = match (table.phase, table.my_turn) {
        _ if table.called => words.say("table-called"),
        (Phase::Lobby, _) => words.fill("table-lobby", &[("open", table.open.into())]),
        (Phase::Over, _) if table.ended => words.say("table-ended"),
        (Phase::Over, _) => words.say("table-over"),
        (Phase::Playing, true) => words.say("table-my-turn"),
        (Phase::Playing, false) => words.say("table-playing"),
    };
    html! {
        a.table-line.mine[table.my_turn || table.called] href={ "/table/" (table.id) } {
            span.hint {
                @if let Some(game) = game { (game) }
                @if let Some(clock) = table.clock { " · " (words.say(if clock.rests() { "clock-short-correspondence" } else { "clock-short-live" })) }
            }
            span.names { @if names.is_empty() { (words.say("table-nobody")) } @else { (names) } }
            @for tag in tags(words, table) { span.hint { (tag) } }
            span.state { (state) }
            @if let Some(days) = table.expires { span.hint { (words.fill("table-expires", &[("days", days.into())])) } }
            (icon("arrow-right"))
        }
    }
}
