//! Playing by what the pages offer.

use super::{Client, values, version};
use meadhall_engine::{Record, Table};
use meadhall_vaalbara::Vaalbara;
use std::time::Duration;

/// Draws without a clock, so that a test plays the same way each time.
#[derive(Clone)]
pub struct Draw(pub u64);

impl Draw {
    pub fn number(&mut self) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.number() % count.max(1) as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> &'a T {
        &among[self.below(among.len())]
    }
}

/// Somebody at a seat, counted from 1.
#[derive(Clone, Copy)]
pub struct Sitter<'a> {
    pub client: &'a Client,
    pub seat: usize,
}

/// What a seat may choose now, with the version of the page that offers it.
pub async fn choices(sitter: Sitter<'_>, table: &str) -> (Vec<String>, i64) {
    let page = sitter.client.page(&format!("{table}?seat={}", sitter.seat)).await;
    let mut choices = values(&page, "action");
    choices.sort();
    choices.dedup();
    (choices, version(&page))
}

/// Sends a choice and says the status.
pub async fn play(sitter: Sitter<'_>, table: &str, version: i64, action: &str) -> u16 {
    let fields = [("seat", &*sitter.seat.to_string()), ("version", &version.to_string()), ("action", action)];
    sitter.client.status(&format!("{table}/play"), &fields).await
}

/// Lets a seat decide if it has to. Returns what it chose.
pub async fn decide(sitter: Sitter<'_>, table: &str, draw: &mut Draw) -> Option<String> {
    let (choices, version) = choices(sitter, table).await;
    if choices.is_empty() {
        return None;
    }
    let action = draw.pick(&choices).clone();
    assert_eq!(play(sitter, table, version, &action).await, 303, "{action}");
    Some(action)
}

/// Whether the game is over.
pub async fn is_over(client: &Client, table: &str) -> bool {
    client.get(&format!("{table}/record")).await.status().is_success()
}

/// Plays these seats until the game is over; the others are played by bots. Returns how many decisions that took.
pub async fn play_on(sitters: &[Sitter<'_>], table: &str, draw: &mut Draw) -> usize {
    let mut decisions = 0;
    for _ in 0..5_000 {
        let mut decided = 0;
        for &sitter in sitters {
            decided += usize::from(decide(sitter, table, draw).await.is_some());
        }
        decisions += decided;
        if decided == 0 {
            if is_over(sitters[0].client, table).await {
                return decisions;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    panic!("the game does not end after {decisions} decisions");
}

/// Fetches the record of a finished game and plays it again.
pub async fn replayed(client: &Client, table: &str) -> (Record, Table<Vaalbara>) {
    let text = client.page(&format!("{table}/record")).await;
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert!(record.finished);
    let again = record.replay::<Vaalbara>().unwrap_or_else(|error| panic!("{error} in {text}"));
    (record, again)
}
