//! Taking back, answers left with the table, and what the table never does for a person.

use crate::support::book::{Book, Page};
use crate::support::play::{Draw, Sitter, choices, decide, is_over, play};
use crate::support::{Client, TestServer, version};
use meadhall_engine::{Game, Secrecy, Viewer};
use meadhall_vaalbara::Vaalbara;
use meadhall_words::{Lang, Words};

async fn undo(sitter: Sitter<'_>, table: &str) -> u16 {
    sitter.client.status(&format!("{table}/undo"), &[("seat", &sitter.seat.to_string())]).await
}

async fn answer(sitter: Sitter<'_>, table: &str, agree: &str) -> u16 {
    let fields = [("seat", &*sitter.seat.to_string()), ("agree", agree)];
    sitter.client.status(&format!("{table}/undo/answer"), &fields).await
}

fn actions(page: &Page) -> Vec<String> {
    page.turns.iter().map(|turn| format!("{}: {}", turn.seat + 1, turn.action)).collect()
}

/// Plays until both have laid their characters down and these lie open.
async fn reveal(sitters: &[Sitter<'_>], table: &str, draw: &mut Draw) {
    for &sitter in sitters {
        let action = decide(sitter, table, draw).await.expect("a choice");
        assert!(action.starts_with("assign "), "{action}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_is_free_before_anybody_has_learnt_anything() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let [one, two] = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    let book = Book::open(server.data.path()).await;
    assert_eq!(undo(one, &table).await, 409, "there is nothing to take back");
    let (offered, now) = choices(one, &table).await;
    assert_eq!(play(one, &table, now, &offered[0]).await, 303);
    let page = anna.page(&table).await;
    assert!(page.contains(&Words::house(Lang::En).say("undo-free")), "{page}");
    assert_eq!(undo(one, &table).await, 303);
    assert_eq!(choices(one, &table).await.0, offered);
    assert!(book.read(&table).await.turns.is_empty());
    // What the other has laid down in secret meanwhile stays.
    let (offered, now) = choices(one, &table).await;
    assert_eq!(play(one, &table, now, &offered[1]).await, 303);
    assert_eq!(undo(one, &table).await, 303);
    let his = decide(two, &table, &mut Draw(1)).await.expect("a choice");
    assert_eq!(actions(&book.read(&table).await), [format!("2: {his}")]);
    assert_eq!(undo(one, &table).await, 409);
    let (offered, now) = choices(one, &table).await;
    assert_eq!(play(one, &table, now, &offered[2]).await, 303);
    // The table itself may have played on after that, where a character leaves no choice.
    assert_eq!(actions(&book.read(&table).await)[..2], [format!("2: {his}"), format!("1: {}", offered[2])]);
}

#[tokio::test(flavor = "multi_thread")]
async fn past_that_the_others_are_asked() {
    let server = TestServer::open().await;
    let (anna, bert, cleo, dora) = (server.client(), server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert"), (&cleo, "Cleo")], &[]).await;
    let [one, two, three] = [(&anna, 1), (&bert, 2), (&cleo, 3)].map(|(client, seat)| Sitter { client, seat });
    let book = Book::open(server.data.path()).await;
    let words = Words::house(Lang::En);
    let question = words.fill("undo-asked", &[("who", "Anna".into())]);
    reveal(&[one, two, three], &table, &mut Draw(2)).await;
    let all = actions(&book.read(&table).await);
    assert_eq!(answer(two, &table, "yes").await, 409, "nobody has asked");
    // Asked: nothing happens yet, both others see the question, the spectator does not.
    assert_eq!(undo(one, &table).await, 303);
    assert_eq!(actions(&book.read(&table).await), all);
    assert!(anna.page(&table).await.contains(&words.say("undo-waiting")));
    assert!(bert.page(&table).await.contains(&question) && cleo.page(&table).await.contains(&question));
    assert!(!dora.page(&table).await.contains(&question));
    assert_eq!(answer(one, &table, "yes").await, 409, "nobody agrees with herself");
    // Declined by one: it is over.
    assert_eq!(answer(two, &table, "yes").await, 303);
    assert_eq!(answer(two, &table, "yes").await, 409, "once is enough");
    assert_eq!(answer(three, &table, "no").await, 303);
    assert_eq!(actions(&book.read(&table).await), all);
    assert!(!cleo.page(&table).await.contains(&question));
    // Agreed by all: everything since is taken back, and pages from before are out of date.
    let old = [version(&bert.page(&table).await), version(&anna.page(&table).await)];
    assert_eq!(undo(one, &table).await, 303);
    assert_eq!(answer(two, &table, "yes").await, 303);
    assert_eq!(actions(&book.read(&table).await), all);
    assert_eq!(answer(three, &table, "yes").await, 303);
    assert!(book.read(&table).await.turns.is_empty());
    let (offered, _) = choices(two, &table).await;
    assert_eq!(play(two, &table, old[0], &offered[0]).await, 409);
    // A move of anybody's ends the question, once it can be seen.
    reveal(&[one, two, three], &table, &mut Draw(3)).await;
    assert_eq!(undo(one, &table).await, 303);
    let asked = version(&dora.page(&table).await);
    for sitter in [one, two, three].into_iter().cycle().take(9) {
        if version(&dora.page(&table).await) == asked {
            decide(sitter, &table, &mut Draw(4)).await;
        }
    }
    assert!(version(&dora.page(&table).await) > asked);
    assert_eq!(answer(two, &table, "yes").await, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_always_agree() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "bot-easy"], &[]).await;
    let me = Sitter { client: &anna, seat: 1 };
    let book = Book::open(server.data.path()).await;
    // The bot lays down in secret; once she has too, the characters lie open, and the bot may have acted.
    while book.read(&table).await.turns.is_empty() {
        tokio::task::yield_now().await;
    }
    let (offered, now) = choices(me, &table).await;
    assert_eq!(play(me, &table, now, &offered[0]).await, 303);
    let after = actions(&book.read(&table).await);
    assert!(after.len() >= 2);
    assert_eq!(undo(me, &table).await, 303);
    assert_eq!(choices(me, &table).await.0, offered);
    assert_eq!(actions(&book.read(&table).await), after[..1]);
}

/// Whether anything has been told to everybody since a turn that a free undo would take back.
fn learnt(page: &Page, seat: usize) -> bool {
    let own = page.turns.iter().rposition(|turn| turn.seat as usize == seat - 1 && !turn.by_table).expect("a turn");
    page.turns[own..].iter().any(|turn| {
        let events: Vec<meadhall_vaalbara::Event> = serde_json::from_str(&turn.events).expect("events");
        events.iter().any(Vaalbara::reveals)
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_undo_never_follows_a_reveal_and_brings_the_same_page_back() {
    let server = TestServer::open().await;
    let (anna, bert, dora) = (server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    let book = Book::open(server.data.path()).await;
    let mut draw = Draw(5);
    let (mut free, mut refused) = (0, 0);
    while !is_over(&dora, &table).await {
        let sitter = *draw.pick(&sitters);
        let other = sitters[2 - sitter.seat];
        let before = book.read(&table).await;
        let Some(_) = decide(sitter, &table, &mut draw).await else { continue };
        let after = book.read(&table).await;
        if after.table.phase == "over" {
            assert_eq!(undo(sitter, &table).await, 409);
            break;
        }
        assert_eq!(undo(sitter, &table).await, 303);
        let undone = book.read(&table).await;
        if learnt(&after, sitter.seat) {
            assert_eq!(actions(&undone), actions(&after), "taken back without asking after a reveal");
            assert_eq!(answer(other, &table, "no").await, 303);
            refused += 1;
        } else if undone.turns.len() < after.turns.len() {
            // As it was before: the same position, and with it the same views for everybody.
            assert_eq!(undone.turns.last().map(|t| &t.position), before.turns.last().map(|t| &t.position));
            free += 1;
            decide(sitter, &table, &mut draw).await.expect("a choice again");
        } else {
            assert_eq!(answer(other, &table, "no").await, 303);
        }
    }
    assert!(free > 8 && refused > 8, "{free} free, {refused} refused");
}

/// Leaves an answer with the table, or takes it back.
async fn leave(sitter: Sitter<'_>, table: &str, key: &str, on: &str) -> u16 {
    let fields = [("seat", &*sitter.seat.to_string()), ("key", key), ("on", on)];
    sitter.client.status(&format!("{table}/standing"), &fields).await
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_left_with_the_table_are_given_by_it_and_no_others() {
    let server = TestServer::open().await;
    let clients: Vec<Client> = (0..3).map(|_| server.client()).collect();
    let table = clients[0].invite(&[(&clients[1], "Bert"), (&clients[2], "Cleo")], &[]).await;
    let book = Book::open(server.data.path()).await;
    let sitters: Vec<Sitter> = clients.iter().enumerate().map(|(n, client)| Sitter { client, seat: n + 1 }).collect();
    assert_eq!(leave(sitters[1], &table, "always-show", "yes").await, 303);
    assert_eq!(leave(sitters[2], &table, "never-show", "yes").await, 303);
    for bad in ["sometimes-show", "", "always-show "] {
        assert_eq!(leave(sitters[1], &table, bad, "yes").await, 400, "{bad}");
    }
    let mut draw = Draw(6);
    let mut sent: Vec<String> = Vec::new();
    while !is_over(&clients[0], &table).await {
        for (n, &sitter) in sitters.iter().enumerate() {
            let (offered, now) = choices(sitter, &table).await;
            let warrior = offered.iter().find(|action| *action == "assign warrior").filter(|_| n == 0);
            let Some(action) = warrior.or_else(|| offered.get(draw.below(offered.len()))) else { continue };
            if n > 0 && action.starts_with("show") {
                continue;
            }
            assert_eq!(play(sitter, &table, now, action).await, 303);
            sent.push(format!("{}: {action}", n + 1));
        }
    }
    // The table gave the answers of seats 2 and 3, each as was left with it; everything else was sent by its person.
    let stored = book.read(&table).await;
    let replay = stored.replay();
    let mut given = [0, 0];
    for (n, turn) in
        stored.turns.iter().enumerate().filter(|(_, turn)| turn.seat > 0 && turn.action.starts_with("show"))
    {
        let seat = meadhall_engine::Seat::new(turn.seat as usize);
        let view = replay.game().view(replay.position_after(n), Viewer::Seat(seat));
        let holds = view.own.expect("a seat").hand.contains(meadhall_vaalbara::Character::Warrior);
        let wanted = if holds && turn.seat == 1 { "show warrior" } else { "show nothing" };
        assert_eq!(turn.action, wanted);
        given[turn.seat as usize - 1] += 1;
    }
    // Whoever has played her own Warrior is not asked any more, so that one of the two may have had nothing to answer.
    assert!(given[0] + given[1] > 0, "{given:?}");
    let mut decided: Vec<String> = actions(&stored);
    for (n, turn) in stored.turns.iter().enumerate().rev() {
        let by_standing = turn.seat > 0 && turn.action.starts_with("show");
        if turn.by_table || by_standing {
            decided.remove(n);
        }
    }
    assert_eq!(decided, sent, "the table has decided for a person");
    assert_eq!(leave(sitters[1], &table, "always-show", "no").await, 303);
    // What her orders did stays told to her, after there are none any more.
    let done = stored.turns.iter().enumerate().filter(|(_, turn)| turn.seat == 1 && turn.action.starts_with("show"));
    let done: Vec<String> = done.map(|(n, _)| format!("{n} always-show")).collect();
    let kept = Some(format!(" | {}", done.join(", "))).filter(|_| !done.is_empty());
    assert_eq!(book.read(&table).await.seats[1].standing, kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_never_decides_for_a_person() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "bot-easy", "bot-easy"], &[]).await;
    let book = Book::open(server.data.path()).await;
    let me = Sitter { client: &anna, seat: 1 };
    let mut draw = Draw(7);
    let mut sent = Vec::new();
    while !is_over(&anna, &table).await {
        // Wherever she is asked, the bots have time to do what they can: everything but her decision.
        let (offered, now) = choices(me, &table).await;
        if offered.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        }
        let action = draw.pick(&offered).clone();
        assert_eq!(play(me, &table, now, &action).await, 303);
        sent.push(action);
    }
    let stored = book.read(&table).await;
    let hers = stored.turns.iter().filter(|turn| turn.seat == 0 && !turn.by_table).map(|turn| turn.action.clone());
    assert_eq!(hers.collect::<Vec<_>>(), sent);
    let replay = stored.replay();
    for (n, turn) in stored.turns.iter().enumerate().filter(|(_, turn)| turn.by_table) {
        let mut choices = Vec::new();
        replay.game().legal(replay.position_after(n), meadhall_engine::Seat::new(turn.seat as usize), &mut choices);
        assert_eq!(choices.len(), 1, "the table plays only what leaves no choice");
    }
}
