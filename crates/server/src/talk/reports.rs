//! What is told to whoever runs the hall: a line with those around it, or a seat.

use super::{Said, line};
use crate::people::Tried;
use crate::problem::Problem;
use crate::store::{LineRow, ReportRow, Room};
use crate::tables::{TableRegistry, TableState, clean_text, now};
use crate::token;
use crate::visitor::Visitor;
use meadhall_words::{Lang, Words};

/// The longest reason.
const REASON: usize = 500;
/// How many lines before the one that is told of are kept with it, and how many after.
const BEFORE: i64 = 10;
const AFTER: i64 = 5;
/// How far back the lines around are looked for.
const FAR: i64 = 500;
/// How long a report is kept that was done with, in seconds.
const KEPT: i64 = 90 * 86_400;

/// What is reported.
#[derive(Clone, Copy, Debug)]
pub enum Subject {
    /// A line.
    Line(Room, i64),
    /// Whoever sits at a seat, from 0.
    Seat(usize),
}

impl TableRegistry {
    /// Tells whoever runs the hall of a line or a seat.
    pub async fn report(
        &self,
        visitor: &Visitor,
        state: &TableState,
        subject: Subject,
        reason: &str,
    ) -> Result<(), Problem> {
        let (room, n, about, name, seat) = match subject {
            Subject::Line(room, n) => {
                let row = self.heard_line(visitor, state, room, n).await?;
                let name = super::name(visitor, state, &row);
                (room, Some(n), row.owner, name, row.seat)
            }
            Subject::Seat(seat) => {
                let row = state.seats.get(seat).ok_or(Problem::NotFound)?;
                let name = state.names_in(visitor.lang)[seat].clone();
                (Room::Players, None, row.owner.clone().unwrap_or_default(), name, Some(row.seat))
            }
        };
        if about == visitor.owner || about.is_empty() {
            return Err(Problem::Malformed("(seat)".to_owned()));
        }
        self.count_try(&Tried::Report(&visitor.owner)).await?;
        self.count_try(&Tried::ReportFrom(&visitor.address)).await?;
        let rows = self.store.lines(&state.row.id, room, FAR).await?;
        let made = now();
        let report = ReportRow {
            id: token::short(),
            table_id: state.row.id.clone(),
            reporter: visitor.owner.clone(),
            about,
            name,
            seat,
            reason: clean_text(reason, REASON),
            lines: around(visitor, state, rows, n),
            made,
            done: None,
        };
        Ok(self.store.report(&report, made - KEPT).await?)
    }
}

/// The lines around one, the oldest first, which is marked; the last ones where none is meant. In English: whoever runs the hall
/// reads them.
fn around(visitor: &Visitor, state: &TableState, rows: Vec<LineRow>, n: Option<i64>) -> String {
    let reader = visitor.reading(Lang::En);
    let words = Words::house(Lang::En);
    let near = |row: &LineRow| n.is_none_or(|n| (n - BEFORE..=n + AFTER).contains(&row.n));
    let most = usize::try_from(BEFORE + AFTER + 1).unwrap_or_default();
    let mut shown: Vec<LineRow> = rows.into_iter().filter(near).take(most).collect();
    shown.reverse();
    let told = shown.into_iter().filter_map(|row| {
        let mark = if Some(row.n) == n { "> " } else { "  " };
        let line = line(&reader, state, row)?;
        let said = match line.said {
            Said::Text(text) => text,
            Said::Phrase(key) => words.say(&key),
            Said::Sign(sign) => format!("({})", words.say(&format!("talk-sign-{sign}"))),
        };
        let seat = line.seat.map(|seat| format!(" ({})", seat + 1)).unwrap_or_default();
        Some(format!("{mark}{}{seat}: {said}", line.name))
    });
    told.collect::<Vec<_>>().join("\n")
}
