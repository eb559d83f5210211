//! The points of a finished game by where they came from.

use crate::{Assets, RenderContext, SeatInfo};
use maud::{Markup, html};
use meadhall_engine::Seat;

/// Where the points of a game came from.
#[derive(Clone, Debug, Default)]
pub struct ScoreSources {
    /// Where points come from: a word for the colour in the style sheet, and what it is called.
    pub columns: Vec<(&'static str, String)>,
    /// Each seat's points, by column.
    pub points: Vec<Vec<i32>>,
}

/// The points of every seat by where they came from: a table with a bar for each player.
pub struct ScoreTable<'a> {
    /// Words and seats.
    pub context: &'a RenderContext<'a>,
    /// The game's drawings.
    pub assets: &'a Assets,
    /// What the keys of the words begin with: `<prefix>-title`, `<prefix>-player`, `<prefix>-total`.
    pub prefix: &'static str,
    /// Where the points came from.
    pub sources: ScoreSources,
    /// The sign behind a total, by its name without `icon-`.
    pub unit: Option<&'static str>,
}

impl ScoreTable<'_> {
    /// The table, in the order of `places`.
    pub fn draw(&self, places: &[(u8, Seat, i32)]) -> Markup {
        let say = |key: &str| self.context.words.say(&format!("{}-{key}", self.prefix));
        let most = self.sources.points.iter().map(|points| total(points)).max().unwrap_or(1).max(1);
        let row =
            |(_, seat, _): &(u8, Seat, i32)| Some((self.context.seat(*seat)?, self.sources.points.get(seat.index())?));
        html! {
            div.scoring tabindex="0" role="region" aria-label=(say("title")) {
                table {
                    caption { (say("title")) }
                    thead { tr {
                        th scope="col" { (say("player")) }
                        @for (word, title) in &self.sources.columns { th.{ "of-" (word) } scope="col" { (title) } }
                        th scope="col" { (say("total")) }
                    } }
                    tbody { @for (info, points) in places.iter().filter_map(row) { (self.line(info, points, most)) } }
                }
            }
        }
    }

    fn line(&self, info: &SeatInfo, points: &[i32], most: i32) -> Markup {
        html! {
            tr {
                th scope="row" { @if let Some(clan) = info.clan { (self.assets.emblem(clan)) } (info.name) }
                @for ((word, title), points) in self.sources.columns.iter().zip(points) { td.{ "of-" (word) } data-of=(title) { (points) } }
                td.total { (total(points)) @if let Some(unit) = self.unit { (self.assets.icon(unit)) } }
            }
            tr.bar aria-hidden="true" { td colspan=(points.len() + 2) { (self.bar(points, most)) } }
        }
    }

    /// The parts of a total, one after another, as long as they are worth.
    fn bar(&self, points: &[i32], most: i32) -> Markup {
        let mut left = 0;
        html! {
            svg viewBox={ "0 0 " (most) " 3" } preserveAspectRatio="none" {
                @for ((word, _), points) in self.sources.columns.iter().zip(points) {
                    @let width = (*points).max(0);
                    @let x = left;
                    ({ left += width; "" })
                    @if width > 0 { rect.{ "of-" (word) } x=(x) width=(width) height="3" {} }
                }
            }
        }
    }
}

fn total(points: &[i32]) -> i32 {
    points.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HOUSE, testing};
    use meadhall_words::{Lang, Words};

    #[test]
    fn the_winner_stands_first_and_has_the_longest_bar() {
        let seats = testing::seats(2, |_| None);
        let words = Words::house(Lang::En);
        let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: 0 };
        let columns = vec![("axes", "Axes".to_owned()), ("quests", "Quests".to_owned())];
        let points = vec![vec![3, -1], vec![2, 5]];
        let sources = ScoreSources { columns, points };
        let table = ScoreTable { context: &context, assets: &HOUSE, prefix: "score", sources, unit: None };
        let html = table.draw(&[(1, Seat::new(1), 7), (2, Seat::new(0), 2)]).into_string();
        assert!(html.find("Player 1") < html.find("Player 0"), "{html}");
        assert_eq!(html.matches(r#"viewBox="0 0 7 3""#).count(), 2);
        assert!(html.contains(r#"<rect class="of-quests" x="2" width="5""#));
        assert_eq!(html.matches("<rect").count(), 3, "what is lost has no length: {html}");
        assert!(html.contains(r#"<td class="total">7</td>"#));
    }
}
