//! Pages and reports of worlds that differ in hidden things alone are the same to the letter.
//!
//! What is hidden from whom the games' own tests say, with code that neither the rules nor the server share.

#[path = "../../../../games/blood-rage/rules/tests/all/hidden/mod.rs"]
mod blood_rage;
#[path = "../../../../games/vaalbara/rules/tests/all/information/rulebook.rs"]
mod vaalbara;
#[path = "../../../../games/valhalla/rules/tests/all/hidden/mod.rs"]
mod valhalla;

use crate::support::book::{Book, Page};
use crate::support::valhalla::stored;
use crate::support::{Client, TestServer, telling_steps, uncounted};
use meadhall_blood_rage::BloodRage;
use meadhall_engine::laws::worlds::{Alteration, SecrecyOracle, worlds};
use meadhall_engine::{Chance, Options, Quick, Seat, SeedParts, Table, TableGame, Viewer};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;

/// Everything that reaches somebody who looks at a table.
async fn sight(client: &Client, id: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in ["", "/part", "?log=all", "/report"] {
        all.push(uncounted(&client.page(&format!("/table/{id}{path}")).await).replace(id, "(id)"));
    }
    for step in telling_steps(&all[1]) {
        let told = client.page(&format!("/table/{id}/part?step={step}&since={step}")).await;
        all.push(told.replace(id, "(id)"));
    }
    all
}

/// A table at which people sit, and somebody who only looks.
struct Gallery {
    server: TestServer,
    book: Book,
    clients: Vec<Client>,
    page: Page,
    copies: usize,
}

impl Gallery {
    async fn open(seats: usize, game: &str, options: &[(&str, &str)]) -> Gallery {
        let server = TestServer::open().await;
        let clients: Vec<Client> = (0..=seats).map(|_| server.client()).collect();
        clients[seats].page("/").await;
        let options: Vec<(&str, &str)> = [("game", game)].into_iter().chain(options.iter().copied()).collect();
        let people: Vec<(&Client, &str)> = clients[1..seats].iter().zip(["Bert", "Cleo", "Dana", "Egil"]).collect();
        let table = clients[0].invite(&people, &options).await;
        let book = Book::open(server.data.path()).await;
        let page = book.read(&table).await;
        Gallery { server, book, clients, page, copies: 0 }
    }

    /// A table with these people and this history.
    async fn hang<G: TableGame>(&mut self, table: &Table<G>) -> String {
        self.copies += 1;
        let id = format!("{:018x}", self.copies);
        self.book.write(&stored(&self.page, id.clone(), table)).await;
        id
    }

    fn client(&self, viewer: Viewer) -> Client {
        let n = viewer.seat().map_or(self.clients.len() - 1, Seat::index);
        self.clients[n].at(self.server.address)
    }

    /// Compares a game for each seed.
    async fn compare_games<G: TableGame, R: SecrecyOracle<G>>(
        &mut self,
        rulebook: &R,
        seeds: std::ops::RangeInclusive<u64>,
    ) -> [usize; 2] {
        let mut all = [0, 0];
        for seed in seeds {
            let compared = self.compare(rulebook, seed, 4).await;
            all = [all[0] + compared[0], all[1] + compared[1]];
        }
        all
    }

    /// Plays a game at random and compares what somebody sees of it with what she would see of other worlds. Says how many
    /// worlds there were, and in how many of them somebody had not answered.
    async fn compare<G: TableGame, R: SecrecyOracle<G>>(
        &mut self,
        rulebook: &R,
        seed: u64,
        every: usize,
    ) -> [usize; 2] {
        let options: Options = serde_json::from_str(&self.page.table.options).expect("options");
        let game = G::open(self.page.seats.len(), &options).expect("rules");
        let names: Vec<String> = self.page.seats.iter().map(|seat| seat.name.clone()).collect();
        // The same game at every run.
        self.page.seats.iter_mut().for_each(|seat| seat.part.clear());
        let parts = SeedParts { server: [seed as u8; 32], players: vec![String::new(); names.len()] };
        let mut table = Table::new(game, &names, parts);
        let (mut quick, mut compared) = (Quick::new(seed), [0, 0]);
        table.play_forced();
        while let Some(seat) = table.pending().iter().nth(quick.index(table.pending().len())) {
            let seats = table.game().seats();
            let viewer = Some(quick.index(seats + 1)).filter(|n| *n < seats);
            let viewer = viewer.map_or(Viewer::Spectator, |n| Viewer::Seat(Seat::new(n)));
            // Where several decide at once there is more to hide.
            let looks = table.turns().len() % every == 0 || table.pending().len() > 1;
            let others = if looks { worlds(&table, rulebook, viewer, &mut quick) } else { Vec::new() };
            if !others.is_empty() {
                let (client, id) = (self.client(viewer), self.hang(&table).await);
                let here = sight(&client, &id).await;
                for (otherwise, world) in others {
                    let id = self.hang(&world).await;
                    let there = sight(&client, &id).await;
                    for (n, (one, two)) in here.iter().zip(&there).enumerate() {
                        assert!(one == two, "{viewer:?}, answer {n}, {otherwise:?}: {}", difference(one, two));
                    }
                    compared[0] += 1;
                    compared[1] += usize::from(otherwise == Alteration::Silent);
                }
            }
            let choices = table.legal(seat);
            table.play(seat, choices[quick.index(choices.len())]).expect("legal");
            table.play_forced();
        }
        compared
    }
}

fn difference(one: &str, two: &str) -> String {
    let at = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let from = text.floor_char_boundary(at.saturating_sub(160));
        text[from..text.floor_char_boundary(at + 160)].to_owned()
    };
    format!("\n{}\n---\n{}", around(one), around(two))
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_vaalbara_hide_what_is_hidden() {
    let mut gallery = Gallery::open(5, "vaalbara", &[]).await;
    let all = gallery.compare_games::<Vaalbara, _>(&vaalbara::Hidden, 1..=3).await;
    assert!(all[0] > 100 && all[1] > 5, "{all:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_blood_rage_hide_what_is_hidden() {
    let modules = [("option-monsters", "on"), ("option-gods", "on")];
    let mut gallery = Gallery::open(3, "blood-rage", &modules).await;
    let all = gallery.compare_games::<BloodRage, _>(&blood_rage::Hidden, 2..=2).await;
    assert!(all[0] > 60, "{all:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_valhalla_hide_what_is_hidden() {
    let modules = [("option-thor", "on"), ("option-tyr", "on"), ("option-loki", "loki-10")];
    let mut gallery = Gallery::open(4, "valhalla", &modules).await;
    let all = gallery.compare_games::<Valhalla, _>(&valhalla::Hidden, 3..=5).await;
    assert!(all[0] > 100 && all[1] > 1, "{all:?}");
}
