//! The report of a match.

use super::axis::{Axis, Unit, WIDTH, px, room};
use super::dots::{Dot, Frame, Row, dots};
use super::page::{legend, page, plot, table};
use super::ridges::ridges;
use super::stack::{Bar, Paint, stack};
use super::{COLOURS, between, percent};
use crate::sequential_test::Side;
use crate::{BotReport, MatchReport};
use maud::{Markup, html};

/// The report of a match as a page; `command` is what makes it again.
pub fn match_page(report: &MatchReport, command: &str) -> String {
    let mut sections = vec![overview(report), won(report)];
    if report.bots.len() > 1 {
        sections.push(rated(report));
    }
    sections.extend([places(report), scores(report), times(report)]);
    let title = format!("Arena: {}", title_of(&report.game));
    let lead = format!(
        "{} games at {} {}, every bot at every seat of every deal, seed {}.",
        report.games,
        report.seats,
        if report.seats == 1 { "seat" } else { "seats" },
        report.seed
    );
    page(&title, &lead, command, &sections)
}

/// The name of a game in words.
pub(super) fn title_of(game: &str) -> String {
    let words = game.split('-').map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A bot by its name and how many seats it has.
fn name(bot: &BotReport) -> String {
    if bot.seats > 1 { format!("{} × {}", bot.bot, bot.seats) } else { bot.bot.clone() }
}

fn overview(report: &MatchReport) -> Markup {
    let faulty = report.bots.iter().any(|bot| bot.faults.total() > 0);
    let mut headings = vec!["bot", "won", "95 %", "place", "score", "rating", "±", "ms, half", "99 %", "longest"];
    if faulty {
        headings.push("faults");
    }
    let rows: Vec<Vec<Markup>> = report
        .bots
        .iter()
        .map(|bot| {
            let mut cells = vec![
                name(bot),
                percent(bot.win_share),
                between(bot.low, bot.high),
                format!("{:.2}", bot.mean_place),
                format!("{:.1}", bot.mean_score),
                format!("{:.0}", bot.rating),
                format!("{:.0}", bot.rating_error),
                format!("{:.2}", bot.ms_p50),
                format!("{:.2}", bot.ms_p99),
                format!("{:.2}", bot.ms_max),
            ];
            if faulty {
                cells.push(bot.faults.total().to_string());
            }
            cells.into_iter().map(|cell| html! { (cell) }).collect()
        })
        .collect();
    html! {
        h2 { "At a glance" }
        @if let Some(decision) = report.decision {
            p {
                strong { (report.bots.first().map(|bot| bot.bot.as_str()).unwrap_or_default()) }
                " wins " @match decision.side { Side::More => "more", Side::Less => "less" }
                " than its fair share: decided after " (decision.games) " games, with p = " (format!("{:.4}", decision.p)) "."
            }
        }
        @if report.stopped { p { "The match was stopped before its end." } }
        (table(&[], &headings, &rows))
        @for bot in report.bots.iter().filter(|bot| bot.faults.total() > 0) {
            p.note { (bot.bot) " lost " (bot.faults.total()) " decisions to chance: " (bot.faults) }
        }
    }
}

fn won(report: &MatchReport) -> Markup {
    let rows: Vec<Row> = report
        .bots
        .iter()
        .enumerate()
        .map(|(n, bot)| Row {
            label: name(bot),
            dots: vec![Dot {
                value: bot.win_share,
                low: bot.low,
                high: bot.high,
                text: percent(bot.win_share),
                about: format!("{}: {}, {}", bot.bot, percent(bot.win_share), between(bot.low, bot.high)),
                colour: n,
            }],
            class: "",
        })
        .collect();
    let mark = (report.seats > 1).then_some((report.fair(), "fair share"));
    let frame = Frame { about: "Share of games won by each bot", unit: Unit::Percent, least: 0.2, mark };
    let about =
        "The share of games that a seat of the bot won, with its 95 % interval. A shared victory counts in part.";
    plot("Games won", about, &dots(&rows, &frame))
}

fn rated(report: &MatchReport) -> Markup {
    let rows: Vec<Row> = report
        .bots
        .iter()
        .enumerate()
        .map(|(n, bot)| {
            let reach = 1.96 * bot.rating_error;
            Row {
                label: name(bot),
                dots: vec![Dot {
                    value: bot.rating,
                    low: bot.rating - reach,
                    high: bot.rating + reach,
                    text: format!("{:.0} ± {:.0}", bot.rating, bot.rating_error),
                    about: format!("{}: {:.0}, standard error {:.0}", bot.bot, bot.rating, bot.rating_error),
                    colour: n,
                }],
                class: "",
            }
        })
        .collect();
    let mark = Some((1_500.0, "average seat"));
    let frame = Frame { about: "Rating of each bot", unit: Unit::Plain, least: 100.0, mark };
    let about = "Plackett and Luce's model of all places, on Elo's scale: 400 points more are odds of ten to one to come \
                 before the other. The line is a 95 % interval, the number behind ± the standard error.";
    plot("Rating", about, &dots(&rows, &frame))
}

fn places(report: &MatchReport) -> Markup {
    let names: Vec<String> = if report.seats == 1 {
        vec!["won".to_owned(), "lost".to_owned()]
    } else {
        (1..=report.seats).map(|place| format!("place {place}")).collect()
    };
    let bars: Vec<Bar> = report
        .bots
        .iter()
        .map(|bot| {
            let all = bot.places.iter().sum::<usize>().max(1) as f64;
            let part = |(n, &count): (usize, &usize)| {
                let share = count as f64 / all;
                (share, format!("{}: {}, {count} times", names.get(n).map_or("", String::as_str), percent(share)))
            };
            Bar { label: name(bot), parts: bot.places.iter().enumerate().map(part).collect() }
        })
        .collect();
    let about = "How often each bot came to each place";
    let drawing = html! { (legend(&names, Paint::Shades)) (stack(&bars, Unit::Percent, Paint::Shades, about)) };
    plot("Places", "How often a seat of the bot came to each place.", &drawing)
}

fn scores(report: &MatchReport) -> Markup {
    let rows: Vec<_> = report
        .bots
        .iter()
        .map(|bot| (name(bot), bot.scores.iter().map(|(&score, &count)| (i64::from(score), count as f64)).collect()))
        .collect();
    let about = "How the final scores are spread. Half of them lie to the left of the dashed line.";
    plot("Scores", about, &ridges(&rows, "How the scores of each bot are spread"))
}

fn times(report: &MatchReport) -> Markup {
    let labels: Vec<String> = report.bots.iter().map(name).collect();
    let left = room(labels.iter().map(String::as_str));
    let values = report.bots.iter().flat_map(|bot| [bot.ms_p50, bot.ms_p99, bot.ms_max]);
    // What a clock of microseconds calls 0 is less than one.
    let shown = |time: f64| time.max(0.001);
    let axis = Axis::ratios(values.map(shown), left, WIDTH - 60.0, Unit::Millis);
    let bottom = 22.0 + 34.0 * report.bots.len() as f64;
    let drawing = html! {
        svg viewBox={ "0 0 " (WIDTH) " " (px(bottom + 24.0)) } role="img" aria-label="Time for a decision of each bot" {
            (axis.grid(22.0, bottom))
            @for (n, bot) in report.bots.iter().enumerate() {
                @let y = 22.0 + 34.0 * (n as f64 + 0.5);
                text x=(px(left - 12.0)) y=(px(y + 4.5)) text-anchor="end" { (labels[n]) }
                line.span.{ "s" (n % COLOURS) } x1=(px(axis.at(shown(bot.ms_p50)))) x2=(px(axis.at(shown(bot.ms_max)))) y1=(px(y)) y2=(px(y)) {}
                @for (time, what, radius) in [(bot.ms_max, "the longest", 3.0), (bot.ms_p99, "99 of 100", 4.5), (bot.ms_p50, "half", 6.5)] {
                    circle.edge.{ "f" (n % COLOURS) } cx=(px(axis.at(shown(time)))) cy=(px(y)) r=(px(radius)) {
                        title { (bot.bot) ", " (what) ": " (format!("{time:.3} ms")) }
                    }
                }
            }
        }
    };
    let about = "How long a decision took that left a choice: the large point for half of them, the middle one for 99 of \
                 100, the small one for the longest. Every step of the scale is ten times the one before.";
    plot("Time a move", about, &drawing)
}
