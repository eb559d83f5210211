//! Whole games over HTTP, at every kind of table.

use crate::support::book::{Book, id};
use crate::support::play::{Draw, Sitter, decide, is_over, play_on, replayed};
use crate::support::{Client, TestServer, invitations, values, version};
use meadhall_engine::{Game, Seat, Wording};
use meadhall_vaalbara::{Character, Vaalbara, data};
use meadhall_words::{Lang, Words};

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_into_a_game_against_three_bots() {
    let server = TestServer::open().await;
    let anna = server.client();
    let home = anna.page("/").await;
    assert!(home.contains("action=\"/quick\""));
    let table = anna.send("/quick", &[("game", "vaalbara")]).await;
    let page = anna.page(&table).await;
    let mut choices = values(&page, "action");
    choices.sort();
    choices.dedup();
    assert_eq!(choices.len(), 5, "{choices:?}");
    assert!(choices.iter().all(|action| action.starts_with("assign ")), "{choices:?}");
    let stored = Book::open(server.data.path()).await.read(&table).await;
    assert_eq!(stored.seats.iter().filter(|seat| seat.kind == "bot").count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_of_all_levels_is_played_to_its_end() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["bot-easy", "me", "bot-normal"], &[("part", "my own luck")]).await;
    let me = Sitter { client: &anna, seat: 2 };
    assert!(play_on(&[me], &table, &mut Draw(1)).await >= 17);
    let (record, again) = replayed(&anna, &table).await;
    assert_eq!(record.players[1], "Anna");
    assert!(record.parts.is_some_and(|parts| parts.players.contains(&"my own luck".to_owned())));
    finished_page(&anna, &table, &again).await;
}

/// The page of a finished game names the places in order, and says that the seed was checked.
async fn finished_page(client: &Client, table: &str, again: &meadhall_engine::Table<Vaalbara>) {
    let page = client.page(table).await;
    let words = crate::support::words_of(Lang::En, Vaalbara::ID);
    assert!(page.contains(&words.say("seed-verified")), "{page}");
    assert!(!page.contains(&words.say("seed-not-verified")));
    let ranking = again.outcome().expect("an end").ranking();
    let places: Vec<String> = ranking
        .iter()
        .map(|(place, _, vp)| words.fill("end-place", &[("place", (*place).into()), ("vp", (*vp).into())]))
        .collect();
    let mut rest = page.as_str();
    for ((_, seat, _), place) in ranking.iter().zip(&places) {
        let name = &again.players()[seat.index()];
        let at = rest.find(&format!("<strong>{name}</strong>")).unwrap_or_else(|| panic!("{name} in {rest}"));
        rest = &rest[at..];
        assert!(rest.contains(place.as_str()), "{place} in {rest}");
    }
    let record = client.page(&format!("{table}/record")).await;
    let seed = record.lines().find_map(|line| line.strip_prefix("seed: ")).expect("a seed");
    assert!(page.contains(seed));
    for at in [0, again.turns().len() / 2, again.turns().len()] {
        for seat in 0..=again.players().len() {
            let replay = client.page(&format!("{table}/replay?at={at}&seat={seat}")).await;
            assert!(replay.contains(&format!("{table}/continue")), "{replay}");
            assert_eq!(values(&replay, "at"), [at.to_string()]);
        }
    }
}

/// Nothing of any hand: no choice, no drawing and no name of a character.
fn shows_no_hand(page: &str) {
    assert!(values(page, "action").is_empty(), "{page}");
    let words = crate::support::words_of(Lang::En, "vaalbara");
    for character in Character::ALL {
        assert!(!page.contains(&format!("character-{character}")), "{character} is drawn: {page}");
        assert!(!page.contains(&words.say(&format!("character-{character}"))), "{character} is named: {page}");
        assert!(!page.contains(&format!("assign {character}")), "{character}: {page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_a_handover_hides_every_hand() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[("name-2", "Bert")]).await;
    let mut draw = Draw(2);
    let mut decisions = 0;
    while !is_over(&anna, &table).await {
        // Without a seat there is the handover, always; with a seat that is not asked too, as long as the other one is.
        let handover = anna.page(&table).await;
        shows_no_hand(&handover);
        let owing: Vec<usize> = [1, 2].into_iter().filter(|n| handover.contains(&format!("?seat={n}\""))).collect();
        assert!(!owing.is_empty(), "{handover}");
        for seat in [1, 2] {
            for path in [format!("{table}?seat={seat}"), format!("{table}/part?seat={seat}")] {
                let page = anna.page(&path).await;
                match owing.contains(&seat) {
                    true => assert!(!values(&page, "action").is_empty(), "{page}"),
                    false => shows_no_hand(&page),
                }
            }
        }
        let seat = *draw.pick(&owing);
        assert!(decide(Sitter { client: &anna, seat }, &table, &mut draw).await.is_some());
        decisions += 1;
    }
    assert!(decisions >= 27, "{decisions}");
    let page = anna.page(&table).await;
    assert!(page.contains("Anna") && page.contains("Bert") && page.contains("/replay?at=0"));
    replayed(&anna, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_by_invitation_and_a_third_looks_on() {
    let server = TestServer::open().await;
    let (anna, bert, dora) = (server.client(), server.client_in("cs"), server.client_in("de"));
    let table = anna.open(&["me", "friend"], &[]).await;
    // Only the host sees the invitation, and nothing can be played before it is taken.
    assert!(invitations(&dora.page(&table).await).is_empty());
    assert_eq!(anna.get(&format!("{table}/report")).await.status(), 409);
    let links = invitations(&anna.page(&table).await);
    assert_eq!(links.len(), 1);
    assert!(bert.page(&links[0]).await.contains("Anna"));
    assert_eq!(bert.send(&links[0], &[("name", "Bert"), ("part", "7")]).await, table);
    let mut draw = Draw(3);
    let mut seen = 0;
    for n in 0.. {
        let page = dora.page(&table).await;
        assert!(values(&page, "action").is_empty() && page.contains("lang=\"de\""));
        let now = version(&page);
        assert!(now >= seen);
        seen = now;
        let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
        if decide(sitters[n % 2], &table, &mut draw).await.is_none() && is_over(&dora, &table).await {
            break;
        }
    }
    let (record, again) = replayed(&dora, &table).await;
    assert_eq!(record.players, ["Anna", "Bert"]);
    finished_page(&anna, &table, &again).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_table_is_joined_from_the_first_page() {
    let server = TestServer::open().await;
    let (anna, bert, cleo) = (server.client(), server.client(), server.client());
    let hidden = anna.open(&["me", "friend"], &[]).await;
    let table = anna.open(&["me", "friend", "friend"], &[("listed", "yes")]).await;
    let home = bert.page("/").await;
    assert!(home.contains(&table) && !home.contains(&hidden), "{home}");
    let lobby = bert.page(&table).await;
    assert!(lobby.contains(&format!("action=\"{table}/sit\"")) && invitations(&lobby).is_empty());
    bert.send(&format!("{table}/sit"), &[("seat", "3"), ("name", "Anna")]).await;
    // One seat for everybody without an invitation, and none at a table that is not listed.
    assert_eq!(bert.status(&format!("{table}/sit"), &[("seat", "2"), ("name", "Bert")]).await, 403);
    assert_eq!(bert.status(&format!("{hidden}/sit"), &[("seat", "2"), ("name", "Bert")]).await, 403);
    assert_eq!(cleo.status(&format!("{table}/sit"), &[("seat", "3"), ("name", "Cleo")]).await, 410);
    cleo.send(&format!("{table}/sit"), &[("seat", "2"), ("name", "  ")]).await;
    let sitters = [(&anna, 1), (&cleo, 2), (&bert, 3)].map(|(client, seat)| Sitter { client, seat });
    play_on(&sitters, &table, &mut Draw(4)).await;
    let (record, _) = replayed(&cleo, &table).await;
    // Two people of one name are told apart, and somebody without a name gets one.
    assert_eq!(record.players[2], "Anna 2");
    assert_eq!(record.players[1], Words::house(Lang::En).say("name-default"));
}

#[tokio::test(flavor = "multi_thread")]
async fn five_people_from_five_places_play_a_game() {
    let server = TestServer::open().await;
    let clients: Vec<Client> = (0..5).map(|_| server.client()).collect();
    let names = ["Bert", "Cleo", "Dora", "Emil"];
    let people: Vec<(&Client, &str)> = clients[1..].iter().zip(names).collect();
    let table = clients[0].invite(&people, &[]).await;
    let sitters: Vec<Sitter> = clients.iter().enumerate().map(|(n, client)| Sitter { client, seat: n + 1 }).collect();
    let decisions = play_on(&sitters, &table, &mut Draw(5)).await;
    assert!(decisions >= 9 * 5 + 9 * 4, "{decisions}");
    let (record, again) = replayed(&clients[4], &table).await;
    assert_eq!(record.players, ["Anna", "Bert", "Cleo", "Dora", "Emil"]);
    assert!(Seat::all(5).all(|seat| again.position().player(seat).realm.cards().len() == 9));
}

/// How many players' points a page shows.
fn totals(page: &str) -> usize {
    page.matches("data-vt=\"vp-").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn totals_are_hidden_unless_the_table_opens_them() {
    let server = TestServer::open().await;
    let (anna, bert, dora) = (server.client(), server.client(), server.client());
    for (value, own, spectator) in [("hidden", 1, 0), ("open", 2, 2)] {
        let table = anna.invite(&[(&bert, "Bert")], &[("option-totals", value)]).await;
        assert_eq!(totals(&anna.page(&table).await), own, "{value}");
        assert_eq!(totals(&dora.page(&table).await), spectator, "{value}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clans_and_deck_are_what_the_table_says() {
    let server = TestServer::open().await;
    let anna = server.client();
    let fixed = data::BUILT_IN.replace("pairing = \"shuffled\"", "pairing = \"fixed\"");
    assert_ne!(fixed, data::BUILT_IN);
    // A browser sends line breaks as CR LF.
    let sent = fixed.replace('\n', "\r\n");
    let options = [("option-deck", &*sent), ("option-clans", "red, green"), ("option-totals", "open")];
    let table = anna.open(&["me", "here"], &options).await;
    let sitters = [1, 2].map(|seat| Sitter { client: &anna, seat });
    play_on(&sitters, &table, &mut Draw(6)).await;
    let (record, again) = replayed(&anna, &table).await;
    assert_eq!(record.options.get("clans"), Some("red green"));
    assert_eq!(record.options.get("totals"), Some("open"));
    let deck = data::Deck::parse(&fixed).expect("a deck");
    assert_eq!(record.tables, deck.fingerprint());
    assert_eq!(again.game().seat_name(again.position(), Seat::new(1)), "green");
    for row in again.start().position.rows {
        for card in row.into_iter().flatten() {
            assert_eq!(card.omen, deck.lands[usize::from(card.land)].omen, "the backs are those of the file");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_with_the_reason_and_the_form_comes_back() {
    let server = TestServer::open().await;
    let anna = server.client();
    let short = data::BUILT_IN.replacen("kind = \"meadow\"", "kind = \"swamp\"", 1);
    let bad = [
        ("option-deck", short.as_str(), "swamp"),
        ("option-clans", "red", "1 clans are named for 2 seats"),
        ("option-clans", "red red", "twice"),
        ("option-clans", "red pink", "pink"),
        ("option-totals", "secret", "secret"),
        ("takeover", "-3", "-3"),
        ("seat-2", "bot-divine", "seat-2"),
    ];
    for (field, value, reason) in bad {
        let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "bot-easy"), (field, value)];
        let answer = anna.post("/new", &fields).await;
        assert_eq!(answer.status(), 400, "{field}");
        let page = answer.text().await.expect("text");
        assert!(page.contains(reason) && page.contains("action=\"/new\""), "{field}: {page}");
    }
    for (fields, status) in [
        (vec![("game", "chess"), ("seats", "2")], 404),
        (vec![("game", "vaalbara"), ("seats", "9")], 400),
        (vec![("game", "vaalbara"), ("seats", "1"), ("seat-1", "me")], 400),
        (vec![("game", "vaalbara"), ("seats", "-2")], 400),
        (vec![("game", "vaalbara")], 400),
    ] {
        assert_eq!(anna.status("/new", &fields).await, status, "{fields:?}");
    }
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM tables")
        .fetch_one(&Book::open(server.data.path()).await.pool)
        .await
        .expect("a count");
    assert_eq!(count, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_moment_against_bots() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    assert_eq!(anna.status(&format!("{table}/continue"), &[("at", "0"), ("level", "easy")]).await, 409);
    let sitters = [(&anna, 1), (&bert, 2)].map(|(client, seat)| Sitter { client, seat });
    play_on(&sitters, &table, &mut Draw(7)).await;
    let (old, again) = replayed(&anna, &table).await;
    let at = again.turns().len() - 8;
    // Bert sat at seat 2 and sits there again.
    let fields = [("at", &*at.to_string()), ("level", "easy")];
    let branch = bert.send(&format!("{table}/continue"), &fields).await;
    assert_ne!(branch, table);
    let stored = Book::open(server.data.path()).await.read(&branch).await;
    let kept: Vec<&str> = stored.turns.iter().take(at).map(|turn| turn.action.as_str()).collect();
    let played: Vec<String> = again.turns().iter().take(at).map(|turn| turn.action.to_string()).collect();
    assert_eq!(kept, played);
    assert_eq!((stored.seats[0].kind.as_str(), stored.seats[1].kind.as_str()), ("bot", "person"));
    play_on(&[Sitter { client: &bert, seat: 2 }], &branch, &mut Draw(8)).await;
    let (new, _) = replayed(&bert, &branch).await;
    assert_eq!(new.lines[..at], old.lines[..at]);
    // The finished table is as it was, and there is nothing after the end to go on from.
    assert_eq!(replayed(&anna, &table).await.0, old);
    let end = again.turns().len().to_string();
    assert_eq!(bert.status(&format!("{table}/continue"), &[("at", &end), ("level", "easy")]).await, 400);
    assert_eq!(bert.status(&format!("{table}/continue"), &[("at", "3"), ("level", "divine")]).await, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_opens_an_equal_table() {
    let server = TestServer::open().await;
    let anna = server.client();
    let deck = data::BUILT_IN.replace("pairing = \"shuffled\"", "pairing = \"fixed\"");
    let more = [
        ("name-2", "Bert"),
        ("option-totals", "open"),
        ("option-clans", "blue red yellow"),
        ("option-deck", &*deck),
        ("takeover", "15"),
        ("listed", "yes"),
    ];
    let table = anna.open(&["me", "here", "bot-easy"], &more).await;
    let sitters = [1, 2].map(|seat| Sitter { client: &anna, seat });
    play_on(&sitters, &table, &mut Draw(9)).await;
    let page = anna.page(&table).await;
    let form = page.split("action=\"/new\"").nth(1).and_then(|rest| rest.split("</form>").next()).expect("a form");
    let mut fields: Vec<(&str, String)> = Vec::new();
    for piece in form.split("name=\"").skip(1) {
        let name = piece.split('"').next().expect("a name");
        fields.push((name, values(form, name).remove(0)));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let again = anna.send("/new", &fields).await;
    assert_ne!(again, table);
    let book = Book::open(server.data.path()).await;
    let (old, new) = (book.read(&table).await, book.read(&again).await);
    assert_eq!(id(&again), new.table.id);
    assert_eq!(old.table.options, new.table.options);
    let manners = |page: &crate::support::book::Page| (page.table.listed, page.table.takeover, page.table.pace.clone());
    assert_eq!(manners(&old), manners(&new));
    assert_eq!(manners(&new), (true, Some(15), "swift".to_owned()));
    let sitters = |page: &crate::support::book::Page| -> Vec<_> {
        page.seats.iter().map(|s| (s.kind.clone(), s.level.clone(), s.owner.clone(), s.name.clone())).collect()
    };
    assert_eq!(sitters(&old)[1..], sitters(&new)[1..]);
    assert_eq!(sitters(&old)[0].2, sitters(&new)[0].2);
    assert_ne!(old.table.server_part, new.table.server_part, "the luck is new");
}

/// The names under which a table shows its people, to a spectator in a language.
async fn shown_names(server: &TestServer, table: &str, lang: Lang, names: [&str; 3]) -> [bool; 3] {
    let page = server.client_in(lang.code()).page(table).await;
    names.map(|name| page.contains(name))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_no_name_is_a_guest_in_every_language() {
    let server = TestServer::open().await;
    let anna = server.client_in("de");
    let seats = [("seat-1", "me"), ("seat-2", "here"), ("seat-3", "bot-easy")];
    let fields = [&[("game", "vaalbara"), ("seats", "3"), ("pace", "slow")][..], &seats[..]].concat();
    let table = anna.send("/new", &fields).await;
    for (lang, guest) in [(Lang::En, "Guest"), (Lang::Cs, "Host"), (Lang::De, "Gast")] {
        let others = ["Guest", "Host", "Gast"].into_iter().filter(|name| *name != guest).collect::<Vec<_>>();
        let second = format!("{guest} 2");
        let shown = shown_names(&server, &table, lang, [&second, others[0], others[1]]).await;
        assert_eq!(shown, [true, false, false], "{lang}: {second}, {others:?}");
    }
    let stored = Book::open(server.data.path()).await.read(&table).await;
    assert_eq!(stored.seats.iter().filter(|seat| seat.name.is_empty()).count(), 2, "no language is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lets_a_bot_play_is_told_so_and_not_asked() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.send("/quick", &[("game", "vaalbara")]).await;
    let words = crate::support::words_of(Lang::En, Vaalbara::ID);
    let (replaced, asked) = (words.say("whose-replaced"), words.say("ask-assign"));
    let page = anna.page(&table).await;
    assert!(page.contains(&asked) && !page.contains(&replaced));
    anna.send(&format!("{table}/bot"), &[("seat", "1"), ("on", "yes")]).await;
    let page = anna.page(&table).await;
    assert!(page.contains(&replaced) && !page.contains(&asked), "{page}");
}
