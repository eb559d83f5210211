//! The told game: every decision that the viewer's log speaks of is a step of its own, and nothing else is.

use crate::support::play::{Draw, Sitter, choices, decide, play, play_on};
use crate::support::{Client, TestServer, steps, values, version};
use meadhall_words::{Lang, Words};

/// How many games are played until one has what a test looks for.
const GAMES: usize = 8;

/// The turns that a log tells, the oldest first, each as it is written.
fn log(page: &str) -> Vec<String> {
    let lines = page.split_once("class=\"log-lines\"").map_or("", |(_, lines)| lines);
    let list = lines.split_once("<ol reversed>").and_then(|(_, list)| list.split_once("</ol>")).expect("a log").0;
    let mut turns: Vec<String> = list.split("<li>").skip(1).map(str::to_owned).collect();
    turns.reverse();
    turns
}

/// The sentence that is told.
fn told(page: &str) -> String {
    let told = page.split_once("<p id=\"told\" aria-live=\"polite\">").expect("a sentence").1;
    told.split_once("</p>").expect("its end").0.replace("<small>", "").replace("</small>", "")
}

async fn at(client: &Client, table: &str, query: &str) -> String {
    client.page(&format!("{table}/part?log=all&{query}")).await
}

/// Two play some turns.
async fn begun(server: &TestServer) -> (Client, Client, String) {
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let mut draw = Draw(5);
    for step in 0..24 {
        let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
        decide(sitters[step % 2], &table, &mut draw).await;
    }
    (anna, bert, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_steps_are_what_the_log_tells() {
    let server = TestServer::open().await;
    let (anna, bert, table) = begun(&server).await;
    let dora = server.client();
    for client in [&anna, &bert, &dora] {
        let newest = at(client, &table, "").await;
        let whole = log(&newest);
        let (step, count) = steps(&newest);
        assert!(step == count && count > 10, "{step} of {count}");
        // The set-up is told before the first step.
        let opening = whole.len() - count;
        assert!(opening <= 1);
        for step in 0..=count {
            let page = at(client, &table, &format!("step={step}")).await;
            assert_eq!(steps(&page), (step, count));
            assert_eq!(log(&page), whole[..opening + step], "the log ends with the step that is shown");
            assert_eq!(version(&page), version(&newest), "what is asked is the newest");
            let first = told(&page).split(" §").next().unwrap_or_default().to_owned();
            assert!(step == 0 || !first.is_empty(), "every step has a sentence");
            assert_eq!(page.contains("telling"), step < count);
        }
    }
}

/// Board and log are where the story is; what is asked, and the form that answers it, is the newest.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_can_be_chosen_on_a_board_of_the_past_but_the_question_stands() {
    let server = TestServer::open().await;
    let (anna, bert, table) = begun(&server).await;
    for (client, seat) in [(&anna, 1), (&bert, 2)] {
        let newest = at(client, &table, "").await;
        let (_, count) = steps(&newest);
        let past = at(client, &table, &format!("step={}", count - 1)).await;
        let question = |page: &str| {
            page.split_once("id=\"prompt\"").expect("a question").1.split_once("</p>").expect("its end").0.to_owned()
        };
        assert_eq!(question(&past), question(&newest));
        let (banner, board) = past.split_once("</section>").expect("a banner");
        assert!(values(board, "action").is_empty(), "{:?}", values(board, "action"));
        // Whatever stands in the banner can be played from here.
        if let Some(action) = values(banner, "action").first() {
            assert_eq!(play(Sitter { client, seat }, &table, version(&past), action).await, 303);
            return;
        }
    }
    panic!("nobody had to choose");
}

/// Where two pages begin to differ, with what is around it.
fn difference<'a>(one: &'a str, other: &'a str) -> Option<[&'a str; 2]> {
    let same = one.char_indices().zip(other.chars()).find(|((_, a), b)| a != b).map(|((at, _), _)| at);
    let at = same.or_else(|| (one.len() != other.len()).then(|| one.len().min(other.len())))?;
    let around = |page: &'a str| {
        let from = page.floor_char_boundary(at.saturating_sub(200));
        &page[from..page.floor_char_boundary((at + 200).min(page.len()))]
    };
    Some([around(one), around(other)])
}

/// An answer that nobody may notice moves nothing: the pages of the others, and all steps of them, stay as they are to the
/// letter. Any other decision moves the story by exactly what the log tells.
#[tokio::test(flavor = "multi_thread")]
async fn secret_answers_are_no_steps() {
    let server = TestServer::open().await;
    // Deals differ from run to run, and in a few of them nobody is asked anything in secret.
    for _ in 0..GAMES {
        if secret_answers_of_a_game(&server).await > 0 {
            return;
        }
    }
    panic!("nobody was asked anything in secret in {GAMES} games");
}

/// Plays a game, comparing the pages of the others before and after every decision. How many were secret.
async fn secret_answers_of_a_game(server: &TestServer) -> usize {
    let [anna, bert, cleo, egil, dora] = std::array::from_fn(|_| server.client());
    let table = anna.invite(&[(&bert, "Bert"), (&cleo, "Cleo"), (&egil, "Egil")], &[]).await;
    let sitters = [(&anna, 1), (&bert, 2), (&cleo, 3), (&egil, 4)].map(|(client, seat)| Sitter { client, seat });
    let (mut draw, mut unseen) = (Draw(3), 0);
    for _ in 0..40 {
        for sitter in sitters {
            let other = if sitter.seat == 1 { &bert } else { &anna };
            let before = [at(other, &table, "").await, at(&dora, &table, "").await];
            if decide(sitter, &table, &mut draw).await.is_none() {
                continue;
            }
            let after = [at(other, &table, "").await, at(&dora, &table, "").await];
            for (before, after) in before.iter().zip(&after) {
                let more = steps(after).1 - steps(before).1;
                assert_eq!(log(after).len() - log(before).len(), more, "a step for every turn of the log");
                if version(before) == version(after) {
                    assert_eq!(difference(before, after), None, "seat {} has answered", sitter.seat);
                    unseen += 1;
                }
            }
        }
    }
    unseen
}

/// Who looks at what was taken back since sees the newest position, and that something was taken back.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_is_told_no_more() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "bot-easy"], &[("pace", "slow")]).await;
    let sitter = Sitter { client: &anna, seat: 1 };
    let (offered, now) = choices(sitter, &table).await;
    let before = at(&anna, &table, "").await;
    assert_eq!(play(sitter, &table, now, &offered[0]).await, 303);
    let after = at(&anna, &table, "").await;
    let (step, _) = steps(&after);
    assert!(step > steps(&before).1, "her own choice is told to her");
    assert_eq!(anna.status(&format!("{table}/undo"), &[("seat", "1")]).await, 303);
    let page = at(&anna, &table, &format!("step={}&seen={}", step + 1, version(&after))).await;
    assert!(steps(&page).0 < step && steps(&page).0 == steps(&page).1, "{:?}", steps(&page));
    assert_eq!(told(&page), Words::house(Lang::En).say("story-undone"));
    let sees = choices(sitter, &table).await.0;
    assert_eq!(sees, offered);
}

/// Who was away is told in short, with a way to see every step.
#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_told_in_short() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let dora = server.client();
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    play_on(&sitters, &table, &mut Draw(8)).await;
    let count = steps(&at(&dora, &table, "").await).1;
    let page = at(&dora, &table, &format!("since={}", count - 12)).await;
    assert_eq!(steps(&page), (count, count));
    let frame = Words::house(Lang::En).fill("story-meanwhile", &[("what", "".into())]);
    assert!(told(&page).starts_with(frame.trim()) && told(&page).len() > frame.len() + 20, "{}", told(&page));
    let first = format!("step={}\"", count - 11);
    assert!(page.contains(&first), "from here it is shown step by step");
    // Without the script the same page shows a step, with the way to the others.
    let step = dora.page(&format!("{table}?step={}", count - 11)).await;
    assert_eq!(steps(&step), (count - 11, count));
    assert!(step.contains(&format!("?step={}\"", count - 12)) && step.contains(&format!("?step={}\"", count - 10)));
}
