//! The cards in the report of a study.

use super::balance::{Runs, above, class, names};
use super::page::{legend, plot, table};
use super::scatter::{Spot, scatter};
use super::stack::Paint;
use super::{between, percent};
use crate::study::{Balance, CardRow, Use};
use maud::{Markup, html};

/// How often each card is used against how often that wins.
pub(super) fn often_and_well(run: &Balance) -> Markup {
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

/// Every card in a table.
pub(super) fn cards(runs: &Runs<'_>) -> Markup {
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
