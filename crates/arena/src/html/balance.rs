//! The report of a study, or of two side by side.

use super::axis::Unit;
use super::contest::title_of;
use super::dots::{Dot, Frame, Row, dots};
use super::page::{legend, page, plot, table};
use super::ridges::ridges;
use super::scatter::{Spot, scatter};
use super::stack::{Bar, Paint, stack};
use super::{between, percent};
use crate::interval::Share;
use crate::study::{Balance, CardRow, Use};
use crate::wager::Side;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Studies of the same game by their names: one, or several to compare.
type Runs<'a> = [(String, &'a Balance)];

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

fn names(runs: &Runs<'_>) -> Vec<String> {
    runs.iter().map(|(name, _)| name.clone()).collect()
}

fn class(clearly: Option<Side>) -> &'static str {
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

fn often_and_well(run: &Balance) -> Markup {
    let kinds = kinds(run);
    let spots = |in_use: fn(&CardRow) -> Option<Use>| -> Vec<Spot> {
        let spot = |card: &CardRow| {
            let in_use = in_use(card)?;
            Some(Spot {
                name: card.name.clone(),
                often: in_use.a_game,
                share: in_use.wins.share,
                about: format!("{}: {:.2} a game, {}", card.name, in_use.a_game, percent(in_use.wins.share)),
                colour: kinds.iter().position(|kind| *kind == card.kind).unwrap_or(0),
                class: class(card.clearly),
            })
        };
        run.cards.iter().filter_map(spot).collect()
    };
    let (taken, played) = (spots(|card| card.taken), spots(|card| card.played));
    let drawing = html! {
        (legend(&kinds, Paint::Colours))
        @if !taken.is_empty() {
            h3 { "Taken" }
            (scatter(&taken, run.taken_by_winners, "how often it is taken, a game", "Cards by how often they are taken and how often that wins"))
        }
        @if !played.is_empty() {
            h3 { "Played" }
            (scatter(&played, run.played_by_winners, "how often it is played, a game", "Cards by how often they are played and how often that wins"))
        }
    };
    let about = "Each point is a card: to the right what is used often, on top what is used by those who win. The dashed \
                 line is where a card of any kind is: who wins takes and plays more cards. Named are those that stand \
                 out beyond chance, with all cards in mind. A card in a winner's hand need not have won the game.";
    plot("Cards: how often, how well", about, &drawing)
}

fn kinds(run: &Balance) -> Vec<String> {
    let mut kinds: Vec<String> = run.cards.iter().map(|card| card.kind.clone()).collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

fn cards(runs: &Runs<'_>) -> Markup {
    let Some((_, first)) = runs.first() else { return html! {} };
    let mut headings = vec!["card"];
    for _ in runs {
        headings.extend(["taken a game", "won", "95 %", "played a game", "won", "95 %"]);
    }
    let find = |run: &Balance, id: &str| run.cards.iter().find(|card| card.id == id).cloned();
    // Those of the first study, and those that only a later one has, such as the cards of a module.
    let mut all: Vec<&CardRow> = Vec::new();
    for card in runs.iter().flat_map(|(_, run)| &run.cards) {
        if !all.iter().any(|known| known.id == card.id) {
            all.push(card);
        }
    }
    let mut every_kind: Vec<String> = runs.iter().flat_map(|(_, run)| kinds(run)).collect();
    every_kind.sort();
    every_kind.dedup();
    html! {
        h2 { "Cards: all of them" }
        p.note {
            "How many times a game a card is taken and played, and how often that was by who won, with 95 % intervals. "
            "Any card that is taken is taken by who won in " (percent(first.taken_by_winners)) " of cases, any that is played in "
            (percent(first.played_by_winners)) "."
            @if runs.len() > 1 { " Side by side: " (names(runs).join(", then ")) "." }
        }
        @for kind in every_kind {
            @let mut own: Vec<&CardRow> = all.iter().filter(|card| card.kind == kind).copied().collect();
            @let () = own.sort_by(|a, b| share_of(b).total_cmp(&share_of(a)));
            details open[own.len() <= 40] {
                summary { (kind) " (" (own.len()) ")" }
                @let rows = own.iter().map(|card| {
                    let mut cells = vec![html! { span.(class(card.clearly)) { (card.name) } }];
                    for (_, run) in runs {
                        let card = find(run, &card.id);
                        cells.extend(in_use(card.as_ref().and_then(|card| card.taken)));
                        cells.extend(in_use(card.as_ref().and_then(|card| card.played)));
                    }
                    cells
                });
                (table(&above(runs), &headings, &rows.collect::<Vec<_>>()))
            }
        }
    }
}

fn share_of(card: &CardRow) -> f64 {
    card.taken.or(card.played).map_or(0.0, |in_use| in_use.wins.share)
}

fn in_use(in_use: Option<Use>) -> [Markup; 3] {
    match in_use {
        Some(Use { a_game, wins }) => {
            [format!("{a_game:.2}"), percent(wins.share), between(wins.low, wins.high)].map(|cell| html! { (cell) })
        }
        None => ["–", "", ""].map(|cell| html! { (cell) }),
    }
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
        for (n, who) in ["winners", "everybody", "those who came last"].iter().enumerate() {
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
fn above(runs: &Runs<'_>) -> Vec<String> {
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
