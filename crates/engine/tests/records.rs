//! Records: the whole truth about a game, and how every change of it is found.

mod pebbles;

use meadhall_engine::{Chance, Line, Quick, Record, RecordError, Seat, SeedParts, Table, Viewer, hex};
use pebbles::Pebbles;

/// A game of three, played to its end or for some decisions, with parts of the seed from the players.
fn table(decisions: usize) -> Table<Pebbles> {
    let parts = SeedParts { server: [7; 32], players: vec!["anna's part".into(), String::new(), "3".into()] };
    let names = ["Anna", "Bob: the bot", "Cora\nof two lines"].map(str::to_owned);
    let mut table = Table::new(Pebbles::honest(3), &names, parts);
    let mut quick = Quick::new(11);
    while let Some(seat) = table.pending().first().filter(|_| table.turns().len() < decisions) {
        let choices = table.legal(seat);
        table.play(seat, choices[quick.index(choices.len())]).expect("legal");
    }
    table
}

fn text() -> String {
    table(usize::MAX).record().to_string()
}

fn parse(text: &str) -> RecordError {
    Record::parse(text).expect_err("this record is bad")
}

fn replay(text: &str) -> Result<Table<Pebbles>, RecordError> {
    Record::parse(text)?.replay()
}

fn refused(text: &str) -> String {
    replay(text).map(|table| table.digest()).expect_err("this record is bad").to_string()
}

/// The text with one piece exchanged, once.
fn with(from: &str, to: &str) -> String {
    assert!(text().contains(from), "{from} is not in\n{}", text());
    text().replacen(from, to, 1)
}

/// Somebody who comes to a table late can be told what a seat saw, and no more.
#[test]
fn a_table_knows_what_a_seat_saw_when_it_decided() {
    let whole = table(usize::MAX);
    let mut seen: [Vec<_>; 3] = Default::default();
    let mut again = Table::new(Pebbles::honest(3), &[], whole.parts().clone());
    for turn in whole.turns() {
        seen[turn.seat.index()].push(again.view(Viewer::Seat(turn.seat)));
        again.play(turn.seat, turn.action).expect("legal");
    }
    for seat in Seat::all(3) {
        assert!(whole.seen_at_decisions(seat).eq(seen[seat.index()].iter().cloned()));
    }
    assert!(seen.iter().all(|views| views.len() > 3), "everybody decides");
}

#[test]
fn a_record_reads_back_and_replays() {
    for decisions in [0, 1, 4, 10, 11, 17, usize::MAX] {
        let table = table(decisions);
        let record = Record::parse(&table.record().to_string()).expect("it reads");
        assert_eq!(record, table.record());
        assert_eq!(record.actions(), table.turns().len());
        assert_eq!(record.finished, table.outcome().is_some());
        let again: Table<Pebbles> = record.replay().expect("it replays");
        assert_eq!((again.digest(), again.players()), (table.digest(), table.players()));
        assert_eq!(again.record(), table.record());
        for n in 0..=table.turns().len() {
            assert_eq!(again.position_after(n), table.position_after(n));
        }
    }
}

#[test]
fn a_record_is_text_that_a_person_can_read() {
    let text = text();
    let head: Vec<&str> = text.lines().take(8).collect();
    assert_eq!(
        head[..7],
        [
            "meadhall record 1",
            "game: pebbles",
            "rules: 2",
            "tables: grey",
            "player 1: Anna",
            "player 2: Bob: the bot",
            "player 3: Cora of two lines",
        ]
    );
    assert!(text.contains("\n\nanna: bid "), "{text}");
    assert!(text.ends_with("end: 18 actions\n"), "{text}");
    assert_eq!(text.matches("\n= ").count(), 2, "a hash after ten actions and one at the end");
}

#[test]
fn names_and_options_are_kept() {
    let lines = "the first line\nthe second, with spaces   \n\n| a line that looks like one of the format\nno end";
    let game = Pebbles::sinful(2, lines);
    let table = Table::new(game, &["".to_owned()], SeedParts::from_number(1));
    assert_eq!(table.players(), ["seat 1", "seat 2"], "everybody has a name");
    let record = Record::parse(&table.record().to_string()).expect("it reads");
    assert_eq!(record, table.record());
    let again: Table<Pebbles> = record.replay().expect("it replays");
    assert_eq!(
        again.game().sin.lines().map(str::trim_end).collect::<Vec<_>>(),
        lines.lines().map(str::trim_end).collect::<Vec<_>>()
    );
    assert_eq!(again.record().to_string(), table.record().to_string());
}

#[test]
fn cut_short_in_its_head() {
    let text = text();
    let end = text.find("\n\n").expect("the head ends");
    for cut in ["meadhall record 1\n", "meadhall record 1", &text[..end], &text[..end + 1]] {
        assert_eq!(parse(cut), RecordError { line: 0, reason: "the record is cut short in its head".to_owned() });
    }
}

#[test]
fn cut_short_in_its_body() {
    let text = text();
    let start = text.find("\n\n").expect("the head ends") + 2;
    let end = text.rfind("end: ").expect("the last line");
    for cut in (start..end).filter(|&at| text[..at].ends_with('\n')) {
        let reason = "the record is cut short: its last line, `end:` or `so far:`, is missing";
        assert_eq!(parse(&text[..cut]), RecordError { line: 0, reason: reason.to_owned() });
    }
    assert_eq!(parse(&text[..end + 4]).line, text.lines().count(), "`end:` without a number");
}

#[test]
fn an_action_changed() {
    let record = table(usize::MAX).record();
    for n in 0..record.lines.len() {
        let Line::Action(who, action) = &record.lines[n] else { continue };
        for other in ["bid 1", "bid 2", "bid 3", "take 1", "take 2", "take 3"] {
            let mut changed = record.clone();
            changed.lines[n] = Line::Action(who.clone(), other.to_owned());
            if other != action {
                let error = changed.replay::<Pebbles>().expect_err("a changed action").to_string();
                assert!(error.contains("action ") || error.contains("the position is"), "{error}");
            }
        }
    }
}

#[test]
fn an_action_that_cannot_be_read() {
    let reason = refused(&with("anna: bid ", "anna: wager "));
    assert!(reason.starts_with("action 1: `anna: wager ") && reason.ends_with("cannot be read"), "{reason}");
    assert!(refused(&with("\nanna: bid ", "\nzoe: bid ")).contains("`zoe: bid "));
    let line = text().lines().position(|line| line.starts_with("anna: ")).expect("an action") + 1;
    let error = parse(&with("\nanna: bid ", "\nanna bid "));
    assert_eq!(error.line, line);
    assert!(error.reason.starts_with("expected `who: action` or `= hash`"), "{error}");
}

#[test]
fn an_action_removed_or_added() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.is_empty()).expect("the head ends") + 1;
    for n in (first..lines.len() - 1).filter(|&n| !lines[n].starts_with("= ")) {
        let mut fewer = lines.clone();
        fewer.remove(n);
        assert_eq!(
            parse(&fewer.join("\n")).to_string(),
            format!("line {}: the record should hold 18 actions, but it holds 17: it was changed", lines.len() - 1)
        );
        let mut more = lines.clone();
        more.insert(n, lines[n]);
        assert!(parse(&more.join("\n")).reason.contains("should hold 18 actions, but it holds 19"));
        // Even with the count put right.
        for (changed, count) in [(fewer, 17), (more, 19)] {
            let text = changed.join("\n").replace("end: 18", &format!("end: {count}"));
            assert!(!refused(&text).is_empty());
        }
    }
}

#[test]
fn two_actions_swapped() {
    let record = table(usize::MAX).record();
    let mut found = 0;
    for n in 1..record.lines.len() {
        let mut swapped = record.clone();
        swapped.lines.swap(n - 1, n);
        // Secret bids of the same round may come in another order: the same game.
        let both = |n: usize| matches!(&swapped.lines[n], Line::Action(_, action) if action.starts_with("bid "));
        let same = both(n - 1) && both(n);
        match swapped.replay::<Pebbles>() {
            Ok(table) => assert!(same && table.digest() == self::table(usize::MAX).digest(), "{n}"),
            Err(_) => found += 1,
        }
    }
    assert!(found >= 12, "{found}");
}

#[test]
fn a_hash_changed() {
    let record = table(usize::MAX).record();
    for n in 0..record.lines.len() {
        let mut changed = record.clone();
        if let Line::Mark(mark) = &mut changed.lines[n] {
            *mark = "0123456789abcdef".to_owned();
            let before = record.lines[..n].iter().filter(|line| matches!(line, Line::Action(..))).count();
            let error = changed.replay::<Pebbles>().expect_err("a wrong hash").to_string();
            assert!(error.starts_with(&format!("after action {before} the position is ")), "{error}");
            assert!(error.ends_with("the record says 0123456789abcdef"), "{error}");
        }
    }
}

#[test]
fn the_seed_and_its_parts_changed() {
    let (record, text) = (table(usize::MAX).record(), text());
    let parts = record.parts.clone().expect("with the seed");
    let line_of = |key: &str| text.lines().position(|line| line.starts_with(key)).expect("it is there") + 1;
    let unfit = "the seed is not what the parts give: the record was changed";
    let server = hex(&parts.server);
    for changed in [
        with(&format!("server part: {server}"), &format!("server part: {}", server.replacen('7', "8", 1))),
        with("part 1: anna's part", "part 1: bob's part"),
        with("part 3: 3", "part 3: 4"),
        with(&format!("seed: {}", hex(&parts.mix().0)), &format!("seed: {}", "0".repeat(64))),
        with("part 1: anna's part\n", ""),
    ] {
        let error = parse(&changed);
        assert_eq!(error.reason, unfit);
        assert!(error.line.abs_diff(line_of("seed: ")) <= 1);
    }
    assert_eq!(
        parse(&with(&server, &server[1..])),
        RecordError {
            line: line_of("server part"),
            reason: "the server's part is not 64 hexadecimal digits".to_owned()
        }
    );
    // A server's part that gives its own seed, but not the hash that was shown.
    let other = SeedParts { server: [8; 32], ..parts };
    let swapped = Record { parts: Some(other.clone()), ..record.clone() };
    let error = swapped.replay::<Pebbles>().expect_err("another server's part");
    assert_eq!(error.reason, "the server's part does not fit the hash that was shown from the start");
    let commitment = record.commitment.clone();
    assert!(refused(&with(&commitment, &other.commitment())).contains("does not fit the hash that was shown"));
    // Both changed together: the dice fall otherwise, and the hashes tell.
    let forged = Record { commitment: other.commitment(), ..swapped };
    assert!(forged.replay::<Pebbles>().is_err());
}

#[test]
fn a_newer_format_or_newer_rules() {
    let error = parse(&with("meadhall record 1", "meadhall record 2"));
    assert_eq!(error.to_string(), "line 1: this record has format 2; this program reads up to 1: update it");
    assert_eq!(refused(&with("rules: 2", "rules: 3")), "played with rules 3; this program has 2: update it");
    assert_eq!(parse(&with("rules: 2", "rules: 0")).to_string(), "line 3: `0` is no version of rules");
    assert_eq!(parse(&with("rules: 2", "rules: two")).to_string(), "line 3: `two` is no version of rules");
    assert!(replay(&with("rules: 2", "rules: 1")).is_ok(), "older rules are tried, and the hashes tell");
}

#[test]
fn another_game_other_tables_other_options() {
    assert_eq!(refused(&with("game: pebbles", "game: boulders")), "this is a record of boulders, not of pebbles");
    assert_eq!(refused(&with("tables: grey", "tables: white")), "played with card tables white; these are grey");
    assert!(
        refused(&with("player 1", "option luck: high\nplayer 1")).starts_with("option luck: there is no such option")
    );
    assert!(refused(&with("player 3: Cora of two lines\n", "")).len() > 10, "another number of players");
    let four = with("player 1", "player 0: A\nplayer 0: B\nplayer 1");
    assert_eq!(refused(&four), "option seats: Pebbles is for 2 to 4 players, not for 5");
}

#[test]
fn wrong_about_its_end() {
    assert_eq!(refused(&with("end: 18", "so far: 18")), "the record is wrong about whether the game is over");
    let running = table(9).record().to_string().replace("so far: 9", "end: 9");
    assert_eq!(refused(&running), "the record is wrong about whether the game is over");
    let error = parse(&format!("{}anna: bid 1\n", text()));
    assert_eq!(error.reason, "the record is at its end, but `anna: bid 1` follows: it was changed");
    assert_eq!(error.line, text().lines().count() + 1);
    assert!(replay(&format!("{}\n\n", text())).is_ok(), "empty lines at the end do no harm");
}

#[test]
fn garbage() {
    for garbage in [
        "",
        "\n",
        "hello",
        "meadhall record",
        "meadhall record one",
        "meadhall scenario 1",
        "\u{feff}meadhall record 1",
        "\0\0",
    ] {
        let error = parse(garbage);
        assert_eq!(
            (error.line, error.reason.as_str()),
            (1, "this is no record: it does not begin with `meadhall record 1`")
        );
    }
    assert_eq!(parse("meadhall record 1\nnonsense\n").to_string(), "line 2: expected `key: value`, found `nonsense`");
    let error = parse("meadhall record 1\ncolour: red\n");
    assert_eq!(error.line, 2);
    assert!(error.reason.contains("means nothing in the head of a record"));
    assert!(refused("meadhall record 1\n\nend: 0 actions\n").contains("this is a record of , not of pebbles"));
}

/// Thousands of changes of one character: refused, or the same game.
#[test]
fn a_single_changed_character_is_found() {
    let original = table(usize::MAX);
    let letters: Vec<char> = text().chars().collect();
    let alphabet: Vec<char> = "abcdefghijklmnopqrstuvwxyz0123456789 :.=|\n#+é".chars().collect();
    let mut quick = Quick::new(4);
    let (mut refused, mut harmless) = (0, 0);
    for _ in 0..6_000 {
        let mut edited = letters.clone();
        let (place, letter) = (quick.index(edited.len()), alphabet[quick.index(alphabet.len())]);
        match quick.index(3) {
            0 => edited[place] = letter,
            1 => edited.insert(place, letter),
            _ => {
                edited.remove(place);
            }
        }
        let edited: String = edited.into_iter().collect();
        match replay(&edited) {
            Err(error) => {
                assert!(!error.reason.is_empty() && !error.to_string().contains('\n'), "{error}");
                refused += 1;
            }
            // An older version of the rules is not refused as such; everything else is as it was, but for a name.
            Ok(table) => {
                assert_eq!(table.renamed(original.players()).record(), original.record(), "{edited}");
                harmless += 1;
            }
        }
    }
    assert!(refused > 4_000 && harmless > 50, "{refused} refused, {harmless} harmless");
}

/// While a game is running its record goes out sealed: without seed and hashes, without what is still secret.
#[test]
fn a_running_game_is_sealed() {
    let table = table(2);
    let (anna, cora) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2)));
    assert_eq!(table.sealed_record(cora).lines, [], "two bids are secret");
    assert_eq!(table.sealed_record(Viewer::Spectator).lines, []);
    assert_eq!(table.sealed_record(anna).actions(), 1, "one's own is not");
    for viewer in [anna, cora, Viewer::Spectator] {
        let record = table.sealed_record(viewer);
        assert_eq!((record.parts.as_ref(), record.finished), (None, false));
        let text = record.to_string();
        assert!(!text.contains("seed") && !text.contains("server part") && !text.contains("\npart "), "{text}");
        assert!(text.contains(&format!("commitment: {}", table.parts().commitment())));
        assert_eq!(Record::parse(&text).expect("it reads"), record);
    }
    let open = self::table(4);
    assert_eq!(open.sealed_record(Viewer::Spectator).actions(), 4, "turned up, the bids are known");
}
