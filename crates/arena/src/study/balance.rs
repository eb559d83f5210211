//! What came out of a study.

use crate::interval::{Share, Tally};
use crate::sequential_test::Side;
use meadhall_bots::{GameRunner, Id, Ledger, SeatPage};
use meadhall_engine::{Options, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// What came out of a study.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// The game's id.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// The bots, one for each seat.
    pub bots: Vec<String>,
    /// The options that differ from their defaults.
    pub options: Options,
    /// What the deals came from.
    pub seed: u64,
    /// How many games were finished.
    pub games: usize,
    /// Whether the study was stopped before all games were played.
    pub stopped: bool,
    /// The share of victories that every player would have if all were alike.
    pub fair: f64,
    /// Shares of victories by seat, by clan and the like.
    pub groups: Vec<Group>,
    /// The cards.
    pub cards: Vec<CardRow>,
    /// How often a copy of any card that was taken was taken by who won.
    pub taken_by_winners: f64,
    /// The same for cards that were played.
    pub played_by_winners: f64,
    /// Where points come from.
    pub sources: Vec<SourceRow>,
    /// How long the games were.
    pub lengths: Lengths,
    /// How often who was ahead after half of the decisions won.
    pub leader_at_half: Share,
}

/// Shares of victories by one thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    /// By what, such as `clan`.
    pub by: String,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// How often one seat, clan or jarl won.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Its written name.
    pub id: String,
    /// Its name in words.
    pub name: String,
    /// How often it was at a table.
    pub games: f64,
    /// The share of victories.
    #[serde(flatten)]
    pub wins: Share,
    /// Whether it clearly wins more or less than the others, with all rows of the group in mind.
    pub clearly: Option<Side>,
}

/// How one card did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardRow {
    /// Its written name.
    pub id: String,
    /// Its name in words.
    pub name: String,
    /// The heading that it stands under.
    pub kind: String,
    /// How often it was taken.
    pub taken: Option<Use>,
    /// How often it was played.
    pub played: Option<Use>,
    /// Whether those who take it (or play it, where it is not taken) clearly win more or less often than with other cards,
    /// with all cards in mind.
    pub clearly: Option<Side>,
}

/// How often a card was taken or played, and by whom.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Use {
    /// How many times a game.
    pub a_game: f64,
    /// How often it was by who won.
    #[serde(flatten)]
    pub wins: Share,
}

/// What one source of points brought a player, on average.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceRow {
    /// Its written name.
    pub id: String,
    /// Its name in words.
    pub name: String,
    /// To everybody.
    pub everybody: f64,
    /// To those who won.
    pub winners: f64,
    /// To those who came last.
    pub last: f64,
}

/// How long games were: how many were as long as this.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Lengths {
    /// In decisions.
    pub decisions: BTreeMap<u32, u32>,
    /// In turns.
    pub turns: BTreeMap<u32, u32>,
}

impl Balance {
    pub(crate) fn new(
        game: &dyn GameRunner,
        bots: Vec<String>,
        seed: u64,
        ledgers: &[Ledger],
        stopped: bool,
    ) -> Balance {
        let fair = 1.0 / game.seats() as f64;
        let mut half = Tally::default();
        let mut lengths = Lengths::default();
        for ledger in ledgers {
            ledger.leader_at_half().into_iter().for_each(|won| half.add(won, 1.0));
            *lengths.decisions.entry(ledger.decisions()).or_default() += 1;
            *lengths.turns.entry(ledger.turns).or_default() += 1;
        }
        let (cards, taken_by_winners, played_by_winners) = cards(game, ledgers);
        Balance {
            game: game.id().to_owned(),
            players: game.seats(),
            bots,
            options: game.options(),
            seed,
            games: ledgers.len(),
            stopped,
            fair,
            groups: groups(ledgers, fair),
            cards,
            taken_by_winners,
            played_by_winners,
            sources: sources(game, ledgers),
            lengths,
            leader_at_half: half.share(),
        }
    }
}

/// Each player of a game with the part of the victory.
fn players(ledger: &Ledger) -> impl Iterator<Item = (usize, &SeatPage, f64)> {
    let share = |seat: usize| ledger.outcome.map_or(0.0, |outcome| outcome.share(Seat::new(seat)));
    ledger.pages.iter().enumerate().map(move |(seat, page)| (seat, page, share(seat)))
}

/// The tallies of a group, by written name and name in words.
type Tallies = BTreeMap<(String, String), Tally>;

fn groups(ledgers: &[Ledger], fair: f64) -> Vec<Group> {
    let mut groups: Vec<(&str, Tallies)> = Vec::new();
    for ledger in ledgers {
        for (seat, page, won) in players(ledger) {
            let own = ("seat", (seat + 1).to_string(), format!("Seat {}", seat + 1));
            let marks = page.marks.iter().map(|mark| (mark.group, mark.id.clone(), mark.name.clone()));
            for (by, id, name) in std::iter::once(own).chain(marks) {
                let group = groups.iter().position(|(group, _)| *group == by).unwrap_or_else(|| {
                    groups.push((by, Tallies::new()));
                    groups.len() - 1
                });
                groups[group].1.entry((id, name)).or_default().add(won, 1.0);
            }
        }
    }
    let group = |(by, tallies): (&str, Tallies)| {
        let count = tallies.len();
        let rows = tallies.into_iter().map(|((id, name), tally)| Row {
            id,
            name,
            games: tally.trials(),
            wins: tally.share(),
            clearly: clearly(&tally, fair, count),
        });
        Group { by: by.to_owned(), rows: rows.collect() }
    };
    groups.into_iter().map(group).collect()
}

/// Whether a share is clearly more or less than it should be, among so many that are looked at.
fn clearly(tally: &Tally, expected: f64, among: usize) -> Option<Side> {
    let Share { low, high, .. } = tally.among(among);
    if low > expected { Some(Side::More) } else { (high < expected).then_some(Side::Less) }
}

/// The tallies of all cards, by what was done with them.
fn count(ledgers: &[Ledger], uses: fn(&SeatPage) -> &BTreeMap<Id, u32>) -> (BTreeMap<&Id, Tally>, Tally) {
    let (mut tallies, mut all): (BTreeMap<&Id, Tally>, Tally) = (BTreeMap::new(), Tally::default());
    for ledger in ledgers {
        // The copies of one game hang together: only one player wins it.
        let mut game: BTreeMap<&Id, (f64, f64)> = BTreeMap::new();
        for (_, page, won) in players(ledger) {
            for (id, &copies) in uses(page) {
                let (hits, trials) = game.entry(id).or_default();
                *hits += won * f64::from(copies);
                *trials += f64::from(copies);
            }
        }
        all.add(game.values().map(|(hits, _)| hits).sum(), game.values().map(|(_, trials)| trials).sum());
        for (id, (hits, trials)) in game {
            tallies.entry(id).or_default().add(hits, trials);
        }
    }
    (tallies, all)
}

fn cards(game: &dyn GameRunner, ledgers: &[Ledger]) -> (Vec<CardRow>, f64, f64) {
    let (taken, all_taken) = count(ledgers, |page| &page.taken);
    let (played, all_played) = count(ledgers, |page| &page.played);
    let (by_taken, by_played) = (all_taken.share().share, all_played.share().share);
    let mut ids: Vec<&Id> = taken.keys().chain(played.keys()).copied().collect();
    ids.sort_unstable();
    ids.dedup();
    let games = ledgers.len().max(1) as f64;
    let in_use = |tally: &Tally| Use { a_game: tally.trials() / games, wins: tally.share() };
    let mut rows: Vec<CardRow> = ids
        .iter()
        .map(|&id| {
            let (name, kind) = game.card_name(id);
            let clearly = match (taken.get(id), played.get(id)) {
                (Some(tally), _) => clearly(tally, by_taken, ids.len()),
                (None, Some(tally)) => clearly(tally, by_played, ids.len()),
                (None, None) => None,
            };
            let (taken, played) = (taken.get(id).map(in_use), played.get(id).map(in_use));
            CardRow { id: id.to_string(), name, kind: kind.to_owned(), taken, played, clearly }
        })
        .collect();
    rows.sort_by(|a, b| (&a.kind, &a.id).cmp(&(&b.kind, &b.id)));
    (rows, by_taken, by_played)
}

fn sources(game: &dyn GameRunner, ledgers: &[Ledger]) -> Vec<SourceRow> {
    // Sums and how many players they are of: everybody, those who won, those who came last.
    let mut sums: BTreeMap<&Id, [f64; 3]> = BTreeMap::new();
    let mut counts = [0.0; 3];
    for ledger in ledgers {
        let Some(outcome) = ledger.outcome else { continue };
        let worst = Seat::all(outcome.seats).map(|seat| outcome.place(seat)).max().unwrap_or(0);
        for (seat, page, won) in players(ledger) {
            let last = won == 0.0 && outcome.place(Seat::new(seat)) == worst;
            let belongs = [true, won > 0.0, last].map(f64::from);
            for n in 0..3 {
                counts[n] += belongs[n];
            }
            for (id, &points) in &page.points {
                let sum = sums.entry(id).or_default();
                for n in 0..3 {
                    sum[n] += belongs[n] * f64::from(points);
                }
            }
        }
    }
    sums.into_iter()
        .map(|(id, sum)| {
            let mean = |n: usize| if counts[n] > 0.0 { sum[n] / counts[n] } else { 0.0 };
            let (everybody, winners, last) = (mean(0), mean(1), mean(2));
            SourceRow { id: id.to_string(), name: game.source_name(id), everybody, winners, last }
        })
        .collect()
}
