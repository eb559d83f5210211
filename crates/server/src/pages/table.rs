//! The page of a table in play: what is asked, the board, the log.

use super::assets::{MORPHING, asset_url};
use super::chances::chances;
use super::clocks;
use super::layout::shell;
use super::log::log;
use super::menu::menu;
use super::model::{Choice, TablePage, Undo};
use super::{advice, choices, ending, replay, standing, story, talk};
use maud::{Markup, html};
use meadhall_board::{explained, icon};

/// The whole page.
pub fn table(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let game = words.say("game-name");
    let title = if page.my_turn { words.say("table-my-turn") } else { page.prompt.clone() };
    let live = page.replay.is_none();
    let body = html! {
        main #table tabindex="-1" data-live=[live.then(|| format!("/table/{}/events", page.id))]
            data-part=[live.then(|| part_address(page))] data-lost=(words.say("connection-lost")) data-morph=(asset_url(MORPHING))
            data-your-turn=(words.say("table-my-turn")) {
            (part(page))
        }
        (story::stage(page))
        @if let Some(info) = &page.talk { (talk::talk(words, info)) }
        aside #help popover="auto" aria-label=(words.say("help-title")) {
            h2 { (words.say("help-title")) }
            (page.game.board.reference(words))
            h3 { (words.say("help-keys")) }
            p { (words.say("help-keys-text")) }
            p { a href={ "/guide/" (page.game.id()) } { (words.say("home-learn")) } " · "
                a href={ "/rules/" (page.game.id()) } { (words.say("help-rules")) } }
            button type="button" popovertarget="help" popovertargetaction="hide" { (words.say("help-close")) }
        }
    };
    shell(page.frame, &format!("{title} – {game}"), "play", &files(page), body)
}

/// The style sheets and scripts of a table.
pub(super) fn files(page: &TablePage<'_>) -> Vec<&'static str> {
    let board = page.game.board;
    let mentor = is_first(page).then_some("mentor.js");
    let own = board.table_script.into_iter().chain(mentor);
    let clock = page.clock.iter().flat_map(|_| [clocks::STYLE, clocks::SCRIPT]);
    let talk = if page.talk.is_some() { &["talk.css", "talk.js"][..] } else { &[] };
    let house = ["table.css", "story.css", board.table_style, "story.js"];
    house.into_iter().chain(own).chain(talk.iter().copied()).chain(clock).collect()
}

fn part_address(page: &TablePage<'_>) -> String {
    match page.me {
        Some(seat) => format!("/table/{}/part?seat={}", page.id, seat.index() + 1),
        None => format!("/table/{}/part", page.id),
    }
}

/// What changes with every move: the content of `main`.
pub fn part(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let seats = page.seats.len();
    html! {
        div.table.{ (page.game.id()) }.{ "seats-" (seats) }.over[page.end.is_some() && page.replay.is_none()].replay[page.replay.is_some()].watch[page.me.is_none()].telling[page.story.step < page.story.steps && page.replay.is_none()]
            data-version=(page.version) {
            h1.sr { (words.say("game-name")) }
            (banner(page))
            @if let (Some(course), Some(_)) = (&page.course, &page.replay) { (chances(page, course)) }
            @if let (Some(end), None) = (&page.end, &page.replay) { (ending::ending(page, end)) }
            (page.board)
            (log(page))
            @if page.me.is_some() && page.replay.is_none() { (forms(page)) }
        }
    }
}

/// The line on top: what is asked of whom, or the place in the replay.
fn banner(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        section.ask.mine[page.my_turn] aria-label=(words.say("ask-label")) {
            @if let Some(place) = &page.replay {
                (replay::controls(page, place))
            } @else {
                div.ask-words {
                    p.whose { (whose(page))
                        @if let Some(clock) = page.seats.iter().find(|seat| Some(seat.seat) == page.me).and_then(|seat| seat.clock.as_ref()) { " " (clock) } }
                    p #prompt tabindex="-1" aria-live="polite" { (prompt(page)) }
                }
                @if let Some(clause) = &page.clause {
                    a.clause href=(page.game.board.rulebook().clause_address(clause)) { span.sr { (words.say("clause-label")) " " } (clause) }
                }
                (plain_choices(page))
                (standing::beside(page))
                (advice::adviser(page))
                (undo(page))
                @if page.talks { (talk::way(words)) }
                @if !page.screen { (menu(page)) }
            }
            (story::bar(page))
        }
        @if let Some(text) = &page.notice { p.problem role="alert" { (text) } }
        @if let Undo::Asked(name) = &page.undo { (asked(page, name)) }
        (clocks::falls(page))
    }
}

/// Whether this is the visitor's first game.
fn is_first(page: &TablePage<'_>) -> bool {
    page.frame.mentored.as_deref() == Some(page.id)
}

/// What is asked; in a first game its terms explain themselves.
fn prompt(page: &TablePage<'_>) -> Markup {
    let terms: &[&str] = if is_first(page) { page.game.board.terms } else { &[] };
    explained(page.words, terms, &page.prompt)
}

/// Who has to act, above the sentence itself.
fn whose(page: &TablePage<'_>) -> String {
    let words = page.words;
    if page.end.is_some() {
        words.say("whose-over")
    } else if page.my_turn {
        match page.seats.iter().find(|seat| Some(seat.seat) == page.me && page.hot_seat) {
            Some(seat) => words.fill("whose-hot", &[("who", seat.name.as_str().into())]),
            None => words.say("table-my-turn"),
        }
    } else if page.me.is_none() {
        words.say("whose-watching")
    } else if page.seats.iter().any(|seat| Some(seat.seat) == page.me && seat.sitter.is_replaced()) {
        words.say("whose-replaced")
    } else {
        words.say("whose-waiting")
    }
}

/// All choices as a list: for whoever prefers words, and without the script the only way to choose a pair.
fn plain_choices(page: &TablePage<'_>) -> Markup {
    if page.choices.is_empty() || !page.my_turn {
        return html! {};
    }
    let spoken = page.choices.iter().filter(|choice| choice.in_words);
    html! {
        // What lies nowhere on the board is asked right here.
        @if page.choices.iter().any(|choice| choice.in_words) {
            div.answers { @for choice in spoken { (button_of(choice, "lit")) } }
        }
        @for choice in page.choices.iter().filter(|choice| choice.warning.is_some()) { (warning(page, choice)) }
        @if !page.choices.iter().all(|choice| choice.in_words) { (list(page)) }
    }
}

/// A button for a choice: it sends the choice, or opens the sheet that asks first.
fn button_of(choice: &Choice, class: &str) -> Markup {
    html! {
        @if let Some(id) = choice.warning_id() {
            button class=(class) type="button" popovertarget=(id) { (choice.label) }
        } @else {
            button class=(class) form="play" name="action" value=(choice.written) { (choice.label) }
        }
    }
}

/// The question before a choice that would throw something away: a sheet over the board, without the script too.
fn warning(page: &TablePage<'_>, choice: &Choice) -> Markup {
    html! {
        @if let (Some(id), Some(question)) = (choice.warning_id(), &choice.warning) {
            div.pop.warning popover id=(id) role="dialog" aria-label=(choice.label) {
                p { (question) }
                button autofocus type="button" popovertarget=(id) popovertargetaction="hide" { (page.words.say("warning-back")) }
                button.quiet form="play" name="action" value=(choice.written) { (choice.label) }
            }
        }
    }
}

fn list(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        details #choices .drop {
            summary { (words.say("choices-list")) }
            div.drop-box {
                (choices::grouped(&page.choices, &|choice| button_of(choice, "quiet")))
                @if let (true, Some(seat)) = (page.choices_cut, page.me) {
                    a.button href={ "/table/" (page.id) "/choices?seat=" (seat.index() + 1) } { (words.say("choices-all")) }
                }
            }
        }
    }
}

fn undo(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    match &page.undo {
        Undo::Nothing | Undo::Asked(_) => html! {},
        Undo::Waiting => html! { span.state { (words.say("undo-waiting")) } },
        Undo::Free => html! { button.undo form="undo" { (icon("undo")) span { (words.say("undo-free")) } } },
        Undo::Ask => html! { button.undo form="undo" { (icon("undo")) span { (words.say("undo-ask")) } } },
    }
}

fn asked(page: &TablePage<'_>, name: &str) -> Markup {
    let words = page.words;
    let seat = page.me.map_or(0, |seat| seat.index() + 1);
    html! {
        form.question method="post" action={ "/table/" (page.id) "/undo/answer" } {
            input type="hidden" name="seat" value=(seat);
            p role="status" { (words.fill("undo-asked", &[("who", name.into())])) }
            button name="agree" value="yes" { (icon("check")) (words.say("undo-agree")) }
            button.quiet name="agree" value="no" { (words.say("undo-refuse")) }
        }
    }
}

/// The forms that the buttons on the board belong to.
fn forms(page: &TablePage<'_>) -> Markup {
    let seat = page.me.map_or(0, |seat| seat.index() + 1);
    html! {
        form #play method="post" action={ "/table/" (page.id) "/play" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="version" value=(page.version);
        }
        form #undo method="post" action={ "/table/" (page.id) "/undo" } {
            input type="hidden" name="seat" value=(seat);
        }
    }
}
