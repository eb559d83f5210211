//! Playing Valhalla by what its pages offer: some choices are put together from parts.

use super::book::{Page, TurnRow};
use super::play::{Draw, Sitter, is_over, play};
use super::{Client, values, version};
use meadhall_bots::BotSpec;
use meadhall_engine::{Game, Options, Record, SeedParts, Table, TableGame, Turn, Viewer, hex};
use meadhall_valhalla::{Event, Valhalla};
use serde_json::json;
use std::time::Duration;

/// A choice that ends with a colon, completed with parts that the page offers for it.
fn completed(page: &str, start: &str, draw: &mut Draw) -> Option<String> {
    let mut parts = values(page, "with");
    let count = if start.starts_with("reject") { 2 } else { 1 + draw.below(parts.len()) };
    let mut picked = Vec::new();
    while picked.len() < count {
        let any = (!parts.is_empty()).then(|| draw.below(parts.len()))?;
        picked.push(parts.swap_remove(any));
    }
    Some(format!("{start} {}", picked.join(", ")))
}

/// What a page offers, each choice whole.
pub fn offers(page: &str, draw: &mut Draw) -> Vec<String> {
    let mut offers = values(page, "action");
    offers.sort();
    offers.dedup();
    let whole = |offer: String| if offer.ends_with(':') { completed(page, &offer, draw) } else { Some(offer) };
    offers.into_iter().filter_map(whole).collect()
}

/// Lets a seat decide if it has to. Returns what it chose.
pub async fn decide(sitter: Sitter<'_>, table: &str, draw: &mut Draw) -> Option<String> {
    let page = sitter.client.page(&format!("{table}?seat={}", sitter.seat)).await;
    let offers = offers(&page, draw);
    let action = (!offers.is_empty()).then(|| draw.pick(&offers).clone())?;
    assert_eq!(play(sitter, table, version(&page), &action).await, 303, "{action}");
    Some(action)
}

/// Plays these seats until the game is over; the others are played by bots. Returns how many decisions that took.
pub async fn play_on(sitters: &[Sitter<'_>], table: &str, draw: &mut Draw) -> usize {
    let mut decisions = 0;
    for _ in 0..10_000 {
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
pub async fn replayed(client: &Client, table: &str) -> (Record, Table<Valhalla>) {
    let text = client.page(&format!("{table}/record")).await;
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert!(record.finished);
    let again = record.replay::<Valhalla>().unwrap_or_else(|error| panic!("{error} in {text}"));
    (record, again)
}

/// A solo game known to its end before it is played: the stored table at its start, and every choice that is left to
/// the player.
pub struct Course {
    pub page: Page,
    pub actions: Vec<String>,
    pub won: bool,
}

/// What becomes of a table of one player with so many other seeds if a bot chooses.
pub fn courses(page: &Page, count: u8, bot: &BotSpec) -> Vec<Course> {
    (1..=count).map(|seed| course(page, seed, bot)).collect()
}

fn course(page: &Page, seed: u8, bot: &BotSpec) -> Course {
    let options: Options = serde_json::from_str(&page.table.options).expect("options");
    let rules = Valhalla::open(page.seats.len(), &options).expect("rules");
    let names: Vec<String> = page.seats.iter().map(|seat| seat.name.clone()).collect();
    let parts = SeedParts { server: [seed; 32], players: page.seats.iter().map(|seat| seat.part.clone()).collect() };
    let mut table = Table::new(rules, &names, parts);
    table.play_forced();
    let page = stored(page, format!("{seed:018x}"), &table);
    let (mut bot, mut actions) = (bot.build::<meadhall_valhalla_bot::ValhallaKnowledge>(seed.into()), Vec::new());
    while let Some(seat) = table.pending().first() {
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let action = bot.choose(table.game(), &view, seat, &choices);
        table.play(seat, action).expect("a legal choice");
        table.play_forced();
        actions.push(action.to_string());
    }
    let won = table.log(Viewer::Spectator).any(|(_, event)| event == Event::SoloOver { won: true });
    Course { page, actions, won }
}

/// A table of any game as the server stores it, with an id of its own and with the people of another one.
pub fn stored<G: TableGame>(page: &Page, id: String, table: &Table<G>) -> Page {
    let mut copy = page.clone();
    copy.table.id = id;
    copy.table.server_part = hex(&table.parts().server);
    copy.table.start = Some(json!({ "moment": table.start(), "opening": table.opening() }).to_string());
    let row = |(n, turn): (usize, &Turn<G>)| TurnRow {
        table_id: copy.table.id.clone(),
        n: n as i64,
        seat: turn.seat.index() as i64,
        action: turn.action.to_string(),
        by_table: turn.by_table,
        events: json!(turn.events).to_string(),
        position: json!(turn.after.position).to_string(),
        taken: turn.after.taken as i64,
        version: copy.table.version,
        rules: copy.table.rules,
    };
    copy.turns = table.turns().iter().enumerate().map(row).collect();
    copy
}
