//! Puzzles: the real board, a try, the answer with its reasons, and a cookie that remembers what was solved.

use crate::support::TestServer;
use meadhall_bots::Puzzle;
use meadhall_games::GAMES;

/// What a form sends by its address.
fn query(fields: &[(&str, &str)]) -> String {
    let escaped = |text: &str| -> String {
        text.bytes()
            .map(
                |byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02x}") },
            )
            .collect()
    };
    fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect::<Vec<_>>().join("&")
}

fn puzzles() -> impl Iterator<Item = (&'static str, usize, Puzzle)> {
    GAMES.iter().flat_map(|game| {
        let all = game.bot.puzzles().iter().enumerate();
        all.map(|(n, text)| (game.id(), n + 1, text.parse().expect("a puzzle of the house can be read")))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_puzzle_opens_and_is_answered_with_reasons() {
    let server = TestServer::open().await;
    let anna = server.client();
    let list = anna.page("/puzzles").await;
    let mut opened = 0;
    for (game, number, puzzle) in puzzles() {
        let address = format!("/puzzles/{game}/{number}");
        assert!(list.contains(&format!("href=\"{address}\"")), "{address} is listed");
        let page = anna.page(&address).await;
        assert!(
            page.contains("form=\"play\"") && !page.contains("class=\"plain why\""),
            "{address} gives nothing away"
        );
        let answer = anna.page(&format!("{address}?answer=yes")).await;
        assert!(answer.contains("class=\"plain why\""), "{address} says why");
        let counted = puzzle.why.iter().any(|sentence| sentence.key == "reason-over");
        assert!(counted, "{address} has no reason that can be counted");
        opened += 1;
    }
    assert_eq!(list.matches("href=\"/puzzles/").count(), opened, "nothing else is listed");
    // A game without any, such as the one of the tests, offers none.
    for game in GAMES.iter().filter(|game| !game.bot.puzzles().is_empty()) {
        assert!(game.bot.puzzles().len() >= 20, "{}: {}", game.id(), game.bot.puzzles().len());
    }
    let game = GAMES[0].id();
    for nowhere in ["/puzzles/chess/1".to_owned(), format!("/puzzles/{game}/0"), format!("/puzzles/{game}/999")] {
        assert_eq!(anna.get(&nowhere).await.status(), 404, "{nowhere}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_try_is_told_and_the_right_one_is_remembered() {
    let server = TestServer::open().await;
    let anna = server.client();
    let (game, number, puzzle) = puzzles().next().expect("there are puzzles");
    let address = format!("/puzzles/{game}/{number}");
    let tempted = anna.page(&format!("{address}?{}", query(&[("action", &puzzle.tempting)]))).await;
    assert!(tempted.contains("is tempting") && !tempted.contains("class=\"plain why\""), "the answer stays hidden");
    let nonsense = anna.page(&format!("{address}?{}", query(&[("action", "sing a song")]))).await;
    assert!(nonsense.contains("Find the best choice"), "what is no choice is no try");
    assert!(!anna.page("/puzzles").await.contains("(solved)"));
    let solved = anna.page(&format!("{address}?{}", query(&[("action", &puzzle.solution)]))).await;
    assert!(solved.contains("That is it") && solved.contains("class=\"plain why\""));
    assert_eq!(anna.page("/puzzles").await.matches("(solved)").count(), 1);
    assert!(!server.client().page("/puzzles").await.contains("(solved)"), "somebody else has solved nothing");
}
