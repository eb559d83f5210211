//! The report of a study, or of two side by side.

use super::axis::Unit;
use super::cards::{cards, often_and_well};
use super::contest::title_of;
use super::dots::{Dot, Frame, Row, dots};
use super::page::{legend, page, plot, table};
use super::ridges::ridges;
use super::stack::{Bar, Paint, stack};
use super::{between, percent};
use crate::interval::Share;
use crate::sequential_test::Side;
use crate::study::{Balance, CardRow};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Studies of the same game by their names: one, or several to compare.
pub(super) type Runs<'a> = [(String, &'a Balance)];

/// The report of one study, or of several side by side, as a page; `command` is what makes it again.
pub fn balance_page(runs: &Runs<'_>, command: &str) -> String {
    let Some((_, first)) = runs.first() else { return String::new() };
    let mut sections = vec![overview(runs)];
    for group in &first.groups {
        sections.push(by(runs, &group.by));
    }
    sections.extend([often_and_well(first), cards(runs), sources(runs), lengths(runs)]);
    // A deck of one's own is a whole file.
    let said = |(key, value): (&String, &String)| match value.len() {
        0..=40 => format!("{key} {value}"),
        _ => format!("{key} of one's own"),
    };
    let options: Vec<String> = first.options.0.iter().map(said).collect();
    let with = if options.is_empty() { String::new() } else { format!(" with {}", options.join(", ")) };
    let lead = format!(
        "{} games of {} players{with}, all of them {}, seed {}.",
        first.games,
        first.players,
        first.bots.first().map_or("", String::as_str),
        first.seed
    );
    page(&format!("Balance: {}", title_of(&first.game)), &lead, command, &sections)
}

/// What the studies are called.
pub(super) fn names(runs: &Runs<'_>) -> Vec<String> {
    runs.iter().map(|(name, _)| name.clone()).collect()
}

/// How what stands out is marked.
pub(super) fn class(clearly: Option<Side>) -> &'static str {
    match clearly {
        Some(Side::More) => "more",
        Some(Side::Less) => "less",
        None => "",
    }
}

fn dot(share: Share, what: &str, colour: usize) -> Dot {
    Dot {
        value: share.share,
        low: share.low,
        high: share.high,
        text: percent(share.share),
        about: format!("{what}: {}, {}", percent(share.share), between(share.low, share.high)),
        colour,
    }
}

fn overview(runs: &Runs<'_>) -> Markup {
    let rows: Vec<Row> = runs
        .iter()
        .enumerate()
        .map(|(n, (name, run))| Row {
            label: if name.is_empty() { "ahead at half time".to_owned() } else { name.clone() },
            dots: vec![dot(run.leader_at_half, "who was ahead at half time won", n)],
            class: "",
        })
        .collect();
    let fair = runs.first().map_or(0.0, |(_, run)| run.fair);
    let frame = Frame {
        about: "How often the leader at half time wins",
        unit: Unit::Percent,
        least: 0.3,
        mark: Some((fair, "fair share")),
    };
    html! {
        h2 { "At a glance" }
        @for (name, run) in runs {
            @if run.stopped { p { (name) " The study was stopped after " (run.games) " games." } }
            (standing_out(name, run))
        }
        h3 { "Who is ahead at half time" }
        p.note { "How often the player won who had the most points after half of the game's decisions, with its 95 % interval." }
        figure { (dots(&rows, &frame)) }
    }
}

/// What clearly wins too much or too little, in words.
fn standing_out(name: &str, run: &Balance) -> Markup {
    let rows = run.groups.iter().flat_map(|group| group.rows.iter().map(|row| (&row.name, row.clearly, row.wins)));
    let uses = |card: &CardRow| card.taken.or(card.played).map(|in_use| in_use.wins);
    let cards = run.cards.iter().filter_map(|card| Some((&card.name, card.clearly, uses(card)?)));
    let (mut more, mut less) = (Vec::new(), Vec::new());
    for (name, clearly, wins) in rows.chain(cards) {
        match clearly {
            Some(Side::More) => more.push(format!("{name} ({})", percent(wins.share))),
            Some(Side::Less) => less.push(format!("{name} ({})", percent(wins.share))),
            None => {}
        }
    }
    html! {
        p {
            @if !name.is_empty() { strong { (name) ": " } }
            @if more.is_empty() && less.is_empty() {
                "no seat, clan or card stands out beyond chance."
            }
            @if !more.is_empty() { span.more { "Wins clearly more: " } (more.join(", ")) ". " }
            @if !less.is_empty() { span.less { "Wins clearly less: " } (less.join(", ")) "." }
        }
    }
}

fn by(runs: &Runs<'_>, by: &str) -> Markup {
    let found = |run: &'_ Balance, id: &str| {
        let group = run.groups.iter().find(|group| group.by == by)?;
        group.rows.iter().find(|row| row.id == id).cloned()
    };
    // Every row that any of the runs has, in the order of the first that has it.
    let mut ids: Vec<(String, String)> = Vec::new();
    for row in runs.iter().flat_map(|(_, run)| run.groups.iter().filter(|group| group.by == by)).flat_map(|g| &g.rows) {
        if !ids.iter().any(|(id, _)| *id == row.id) {
            ids.push((row.id.clone(), row.name.clone()));
        }
    }
    let mut rows: Vec<Row> = ids
        .iter()
        .map(|(id, name)| {
            let own: Vec<_> = runs.iter().enumerate().filter_map(|(n, (_, run))| Some((n, found(run, id)?))).collect();
            Row {
                label: name.clone(),
                class: own.first().map_or("", |(_, row)| class(row.clearly)),
                dots: own
                    .iter()
                    .map(|(n, row)| dot(row.wins, &format!("{name}, {:.0} times at a table", row.games), *n))
                    .collect(),
            }
        })
        .collect();
    // Seats and turns have an order of their own; what has none is sorted by how well it does.
    if ids.iter().any(|(id, _)| id.parse::<u32>().is_err()) {
        let value = |row: &Row| row.dots.first().map_or(0.0, |dot| dot.value);
        rows.sort_by(|a, b| value(b).total_cmp(&value(a)));
    }
    let fair = runs.first().map_or(0.0, |(_, run)| run.fair);
    let about = format!("Share of victories by {by}");
    let frame = Frame { about: &about, unit: Unit::Percent, least: 0.2, mark: Some((fair, "fair share")) };
    let drawing = html! { (legend(&names(runs), Paint::Colours)) (dots(&rows, &frame)) };
    plot(&format!("By {by}"), "The share of victories, with its 95 % interval.", &drawing)
}

fn sources(runs: &Runs<'_>) -> Markup {
    let Some((_, first)) = runs.first() else { return html! {} };
    let own = |run: &Balance, id: &str| run.sources.iter().find(|source| source.id == id).cloned();
    let means = |run: &Balance, id: &str| {
        own(run, id).map_or([0.0; 3], |source| [source.winners, source.everybody, source.last])
    };
    // What brings nobody anything, such as a module that is not played, is left out.
    let pays = |id: &str| runs.iter().any(|(_, run)| means(run, id).iter().any(|mean| mean.abs() > 0.0));
    let shown: Vec<_> = first.sources.iter().filter(|source| pays(&source.id)).collect();
    let sources: Vec<String> = shown.iter().map(|source| source.name.clone()).collect();
    let mut bars = Vec::new();
    for (name, run) in runs {
        for (n, who) in ["winners", "everybody", "last"].iter().enumerate() {
            let label = if name.is_empty() { (*who).to_owned() } else { format!("{who}, {name}") };
            let part = |mean: f64, name: &str| (mean, format!("{name}: {mean:.1}"));
            let parts = shown.iter().map(|source| part(means(run, &source.id)[n], &source.name)).collect();
            bars.push(Bar { label, parts });
        }
    }
    let mut headings = vec!["source"];
    runs.iter().for_each(|_| headings.extend(["winners", "everybody", "last"]));
    let rows: Vec<Vec<Markup>> = shown
        .iter()
        .map(|source| {
            let numbers = runs.iter().flat_map(|(_, run)| means(run, &source.id));
            let cells = numbers.map(|number| html! { (format!("{number:.2}")) });
            std::iter::once(html! { (source.name) }).chain(cells).collect()
        })
        .collect();
    let drawing = html! {
        (legend(&sources, Paint::Colours))
        (stack(&bars, Unit::Plain, Paint::Colours, "Points by their source"))
        (table(&above(runs), &headings, &rows))
    };
    plot("Points by source", "What each source of points brings a player, on average.", &drawing)
}

/// The names of several studies, as headings over their columns.
pub(super) fn above(runs: &Runs<'_>) -> Vec<String> {
    if runs.len() > 1 { names(runs) } else { Vec::new() }
}

fn lengths(runs: &Runs<'_>) -> Markup {
    let rows = |counts: fn(&Balance) -> &BTreeMap<u32, u32>| -> Vec<(String, BTreeMap<i64, f64>)> {
        let row = |(name, run): &(String, &Balance)| {
            let label = if name.is_empty() { "games".to_owned() } else { name.clone() };
            let counts = counts(run).iter().map(|(&length, &count)| (i64::from(length), f64::from(count)));
            (label, counts.collect())
        };
        runs.iter().map(row).collect()
    };
    let turns_vary = runs.iter().any(|(_, run)| run.lengths.turns.len() > 1);
    let drawing = html! {
        h3 { "Decisions" }
        (ridges(&rows(|run| &run.lengths.decisions), "How many decisions a game has"))
        @if turns_vary {
            h3 { "Turns" }
            (ridges(&rows(|run| &run.lengths.turns), "How many turns a game has"))
        } @else if let Some(turns) = runs.first().and_then(|(_, run)| run.lengths.turns.keys().next()) {
            p.note { "Every game has " (turns) " turns." }
        }
    };
    plot(
        "Length of games",
        "How many decisions and turns the games had. Half are shorter than the dashed line.",
        &drawing,
    )
}
