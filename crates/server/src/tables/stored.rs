//! Tables between rows and the engine.

use crate::store::{MoveRow, SnapshotRow, Store, StoreError, Stored, TableRow, TurnRow};
use crate::tables::{TableState, clocks};
use meadhall_engine::{Options, Seat, StoredResult, StoredSnapshot, StoredTurn};
use meadhall_games::GameEntry;

/// A position is kept after every so many turns, and the last one in any case.
const APART: usize = 16;

/// After how many turns positions are kept, of those between two numbers of turns: the last always.
pub fn kept_turns(from: usize, count: usize) -> impl Iterator<Item = usize> {
    (from + 1..count).filter(|turns| turns.is_multiple_of(APART)).chain([count])
}

/// The position that was the last before more turns were played, if it need not be kept: the turns lead there, and it is none
/// of those that stay.
pub fn spare(from: usize, count: usize, fixed: usize) -> Option<i64> {
    (count > from && from > fixed && !from.is_multiple_of(APART)).then(|| column(from))
}

/// A number as a column holds it. Nothing that is stored comes near the limit.
pub fn column(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// A number from a column, or what is wrong with it.
pub fn number<T: TryFrom<i64>>(column: i64, what: &str) -> Result<T, StoreError> {
    T::try_from(column).map_err(|_| StoreError::Other(format!("a stored table cannot be read: {column} is no {what}")))
}

/// Turns as rows, the first of which has this number.
pub fn moves(from: usize, version: i64, turns: Vec<StoredTurn>) -> Vec<MoveRow> {
    let row = |(n, turn): (usize, StoredTurn)| MoveRow {
        n: column(from + n),
        seat: column(turn.seat.index()),
        action: turn.action,
        by_table: turn.by_table,
        version,
        rules: turn.rules.into(),
    };
    turns.into_iter().enumerate().map(row).collect()
}

/// A position as a row.
pub fn snapshot_row(snapshot: StoredSnapshot) -> SnapshotRow {
    SnapshotRow { n: column(snapshot.turns), format: snapshot.format.into(), body: snapshot.body }
}

/// Rows as turns: those of the first format with what came of them, and those after.
pub fn turns(first: Vec<TurnRow>, later: Vec<MoveRow>) -> Result<Vec<StoredTurn>, StoreError> {
    let mut turns = Vec::new();
    for row in first {
        let taken = number(row.taken, "place in the dice's stream")?;
        let result = Some(StoredResult { events: row.events, position: row.position, taken });
        turns.push(turn(row.seat, row.action, row.by_table, row.rules, result)?);
    }
    let first = turns.len();
    turns.extend(turns_from(first, later)?);
    Ok(turns)
}

/// Rows as turns, the first of which has this number.
pub fn turns_from(first: usize, rows: Vec<MoveRow>) -> Result<Vec<StoredTurn>, StoreError> {
    let read = |(n, row): (usize, MoveRow)| match usize::try_from(row.n) == Ok(n) {
        true => turn(row.seat, row.action, row.by_table, row.rules, None),
        false => Err(StoreError::Other(format!("a stored table cannot be read: turn {n} is missing"))),
    };
    (first..).zip(rows).map(read).collect()
}

fn turn(
    seat: i64,
    action: String,
    by_table: bool,
    rules: i64,
    result: Option<StoredResult>,
) -> Result<StoredTurn, StoreError> {
    let seat = Seat::new(number(seat, "seat")?);
    Ok(StoredTurn { seat, action, by_table, rules: number(rules, "version of rules")?, result })
}

/// Rows as positions.
pub fn snapshots(rows: Vec<SnapshotRow>) -> Result<Vec<StoredSnapshot>, StoreError> {
    rows.into_iter().map(snapshot).collect()
}

/// A row as a position.
pub fn snapshot(row: SnapshotRow) -> Result<StoredSnapshot, StoreError> {
    let (turns, format) = (number(row.n, "number of turns")?, number(row.format, "format")?);
    Ok(StoredSnapshot { turns, format, body: row.body })
}

/// The options of a table, with the cards that it began with where those of today are others.
pub fn options(row: &TableRow, entry: &GameEntry, cards: Option<String>) -> Result<Options, StoreError> {
    let options: Options = serde_json::from_str(&row.options)
        .map_err(|bad| StoreError::Other(format!("the options of a stored table cannot be read: {bad}")))?;
    Ok(match (entry.rules.cards, cards) {
        (Some((option, _)), Some(cards)) => options.with(option, cards),
        _ => options,
    })
}

/// The fingerprint of a table's cards, if they are not those that its options give today.
fn foreign_cards(row: &TableRow, seats: usize) -> Option<&str> {
    let entry = meadhall_games::find(&row.game)?;
    let options = options(row, entry, None).ok()?;
    let today = entry.rules.check(seats, &options).ok()?;
    (!row.cards.is_empty() && row.cards != today).then_some(&row.cards)
}

/// A table from the storage, with the cards that it began with.
pub async fn load(store: &dyn Store, id: &str) -> Result<Option<TableState>, StoreError> {
    match store.load(id).await? {
        Some(stored) => restored(store, stored).await.map(Some),
        None => Ok(None),
    }
}

/// A stored table, with the cards that it began with.
pub async fn restored(store: &dyn Store, stored: Stored) -> Result<TableState, StoreError> {
    let cards = match foreign_cards(&stored.table, stored.seats.len()) {
        Some(fingerprint) => store.cards(fingerprint).await?,
        None => None,
    };
    let mut state = TableState::restore(stored, cards)?;
    state.rests = clocks::rests(store, &state).await?;
    Ok(state)
}

/// Keeps the cards that come with the rules, so that tables that begin with them can end with them.
pub async fn keep_cards(store: &dyn Store) -> Result<(), StoreError> {
    for game in meadhall_games::GAMES {
        let Some((_, text)) = game.rules.cards else { continue };
        if let Ok(fingerprint) = game.rules.check(game.rules.seats.0, &Options::default())
            && store.cards(&fingerprint).await?.is_none()
        {
            store.keep_cards(&fingerprint, text).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions stand at most sixteen turns apart, the last is always there, and none is dropped that the turns no longer lead to.
    #[test]
    fn positions_are_kept_some_turns_apart() {
        let mut kept = std::collections::BTreeSet::from([0]);
        let mut count = 0;
        for step in [1, 3, 1, 20, 1, 1, 40, 2] {
            kept.extend(kept_turns(count, count + step));
            if let Some(spare) = spare(count, count + step, 0) {
                kept.remove(&usize::try_from(spare).expect("a number of turns"));
            }
            count += step;
        }
        assert_eq!(kept.into_iter().collect::<Vec<_>>(), [0, 16, 32, 48, 64, 69]);
        assert_eq!(
            (spare(20, 21, 20), spare(20, 21, 19), spare(32, 33, 0), spare(20, 20, 0)),
            (None, Some(20), None, None)
        );
    }
}
