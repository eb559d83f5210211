//! Records: the whole truth about a game, and how every change of it is found.

use crate::toy::ToyGame;
use meadhall_engine::{Chance, Line, Quick, Record, RecordError, Seat, SeedParts, Table, Viewer, hex};

/// A game of three, played to its end or for some decisions, with parts of the seed from the players.
fn table(decisions: usize) -> Table<ToyGame> {
    let parts = SeedParts { server: [7; 32], players: vec!["anna's part".into(), String::new(), "3".into()] };
    let names = ["Anna", "Bob: the bot", "Cora\nof two lines"].map(str::to_owned);
    let mut table = Table::new(ToyGame::honest(3), &names, parts);
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

fn replay(text: &str) -> Result<Table<ToyGame>, RecordError> {
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

/// A record as the first format had it, without a checksum: what else is wrong with it is found then.
fn unsigned(text: &str) -> String {
    let (body, end) = text.trim_end().rsplit_once('\n').expect("a last line");
    let end = end.split_once(", ").map_or(end, |(end, _)| end);
    format!("{body}\n{end}\n").replacen("meadhall record 2", "meadhall record 1", 1)
}

/// Somebody who comes to a table late can be told what a seat saw, and no more.
#[test]
fn a_table_knows_what_a_seat_saw_when_it_decided() {
    let whole = table(usize::MAX);
    let mut seen: [Vec<_>; 3] = Default::default();
    let mut again = Table::new(ToyGame::honest(3), &[], whole.parts().clone());
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
        let again: Table<ToyGame> = record.replay().expect("it replays");
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
            "meadhall record 2",
            "game: toy",
            "rules: 2",
            "tables: grey",
            "player 1: Anna",
            "player 2: Bob: the bot",
            "player 3: Cora of two lines",
        ]
    );
    assert!(text.contains("\n\nanna: bid "), "{text}");
    let last = text.lines().last().expect("a last line");
    assert!(last.starts_with("end: 18 actions, ") && last.len() == "end: 18 actions, ".len() + 16, "{text}");
    assert_eq!(text.matches("\n= ").count(), 2, "a hash after ten actions and one at the end");
}

#[test]
fn names_and_options_are_kept() {
    let lines = "the first line\nthe second, with spaces   \n\n| a line that looks like one of the format\nno end";
    let game = ToyGame::sinful(2, lines);
    let table = Table::new(game, &["".to_owned()], SeedParts::from_number(1));
    assert_eq!(table.players(), ["seat 1", "seat 2"], "everybody has a name");
    let record = Record::parse(&table.record().to_string()).expect("it reads");
    assert_eq!(record, table.record());
    let again: Table<ToyGame> = record.replay().expect("it replays");
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
    for cut in ["meadhall record 2\n", "meadhall record 2", &text[..end], &text[..end + 1]] {
        assert_eq!(parse(cut), RecordError::new(0, "the record is cut short in its head"));
    }
}

#[test]
fn cut_short_in_its_body() {
    let text = text();
    let start = text.find("\n\n").expect("the head ends") + 2;
    let end = text.rfind("end: ").expect("the last line");
    for cut in (start..end).filter(|&at| text[..at].ends_with('\n')) {
        let reason = "the record is cut short: its last line, `end:` or `so far:`, is missing";
        assert_eq!(parse(&text[..cut]), RecordError::new(0, reason));
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
                let error = changed.replay::<ToyGame>().expect_err("a changed action").to_string();
                assert!(error.contains("action ") || error.contains("the position is"), "{error}");
            }
        }
    }
}

#[test]
fn an_action_that_cannot_be_read() {
    let reason = refused(&unsigned(&with("anna: bid ", "anna: wager ")));
    assert!(reason.starts_with("action 1: `anna: wager ") && reason.ends_with("cannot be read"), "{reason}");
    assert!(refused(&unsigned(&with("\nanna: bid ", "\nzoe: bid "))).contains("`zoe: bid "));
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
        // Secret bids of the same round may come in another order: the same game, but the checksum tells.
        let both = |n: usize| matches!(&swapped.lines[n], Line::Action(_, action) if action.starts_with("bid "));
        let same = both(n - 1) && both(n);
        let unsigned = Record { checksum: None, ..swapped.clone() };
        match unsigned.replay::<ToyGame>() {
            Ok(table) => assert!(same && table.digest() == self::table(usize::MAX).digest(), "{n}"),
            Err(_) => found += 1,
        }
        let (claimed, changed) = (record.to_string(), swapped.to_string());
        let sum = |text: &str| text.trim_end().rsplit_once(' ').map(|(_, sum)| sum.to_owned()).expect("a checksum");
        let forged = changed.replace(&sum(&changed), &sum(&claimed));
        assert!(changed == claimed || replay(&forged).is_err(), "{n}: the old checksum does not fit");
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
            let error = changed.replay::<ToyGame>().expect_err("a wrong hash").to_string();
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
        with("part 3: 3\n", ""),
    ] {
        let error = parse(&changed);
        assert_eq!(error.reason, unfit);
        assert!(error.line.abs_diff(line_of("seed: ")) <= 1);
    }
    assert_eq!(
        parse(&with(&server, &server[1..])),
        RecordError::new(line_of("server part"), "the server's part is not 64 hexadecimal digits")
    );
    // A server's part that gives its own seed, but not the hash that was shown.
    let other = SeedParts { server: [8; 32], ..parts };
    let swapped = Record { parts: Some(other.clone()), ..record.clone() };
    let error = swapped.replay::<ToyGame>().expect_err("another server's part");
    assert_eq!(error.reason, "the server's part does not fit the hash that was shown from the start");
    let commitment = record.commitment.clone();
    assert!(
        refused(&unsigned(&with(&commitment, &other.commitment()))).contains("does not fit the hash that was shown")
    );
    // Both changed together: the dice fall otherwise, and the hashes tell.
    let forged = Record { commitment: other.commitment(), ..swapped };
    assert!(forged.replay::<ToyGame>().is_err());
}

#[test]
fn a_newer_format_or_newer_rules() {
    let error = parse(&with("meadhall record 2", "meadhall record 3"));
    assert_eq!(error.to_string(), "line 1: this record has format 3; this program reads up to 2: update it");
    let newer = Record { version: 3, ..table(usize::MAX).record() };
    assert_eq!(refused(&newer.to_string()), "played with rules 3; this program has 2: update it");
    assert_eq!(parse(&with("rules: 2", "rules: 0")).to_string(), "line 3: `0` is no version of rules");
    assert_eq!(parse(&with("rules: 2", "rules: two")).to_string(), "line 3: `two` is no version of rules");
    let older = Record { version: 1, ..table(usize::MAX).record() };
    assert_eq!(
        refused(&older.to_string()),
        "played with rules 1; this program has 2: use a version of Meadhall that has rules 1"
    );
}

#[test]
fn another_game_other_tables_other_options() {
    let changed = |from: &str, to: &str| unsigned(&with(from, to));
    assert_eq!(refused(&changed("game: toy", "game: boulders")), "this is a record of boulders, not of toy");
    assert_eq!(refused(&changed("tables: grey", "tables: white")), "played with card tables white; these are grey");
    assert!(
        refused(&changed("player 1", "option luck: high\nplayer 1"))
            .starts_with("option luck: there is no such option")
    );
    assert!(refused(&changed("player 3: Cora of two lines\n", "")).len() > 10, "another number of players");
    let five = changed("player 3", "player 3: A\nplayer 4: B\nplayer 5");
    assert_eq!(refused(&five), "option seats: ToyGame is for 2 to 4 players, not for 5");
}

#[test]
fn wrong_about_its_end() {
    for (decisions, finished) in [(usize::MAX, false), (9, true)] {
        let record = Record { finished, ..table(decisions).record() };
        assert_eq!(refused(&record.to_string()), "the record is wrong about whether the game is over");
    }
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
        "\u{feff}meadhall record 2",
        "\0\0",
    ] {
        let error = parse(garbage);
        assert_eq!(
            (error.line, error.reason.as_str()),
            (1, "this is no record: it does not begin with `meadhall record 2`")
        );
    }
    assert_eq!(parse("meadhall record 2\nnonsense\n").to_string(), "line 2: expected `key: value`, found `nonsense`");
    let error = parse("meadhall record 2\ncolour: red\n");
    assert_eq!(error.line, 2);
    assert!(error.reason.contains("means nothing in the head of a record"));
    assert!(refused("meadhall record 2\n\nend: 0 actions\n").contains("this is a record of , not of toy"));
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

/// Records of the first format are read, checked and written as they were.
#[test]
fn the_first_format_still_counts() {
    let old = unsigned(&text());
    let record = Record::parse(&old).expect("it reads");
    assert_eq!((record.format, record.to_string()), (1, old.clone()));
    assert_eq!(replay(&old).expect("it replays").digest(), table(usize::MAX).digest());
    let signed = old.replace("end: 18 actions", "end: 18 actions, 0123456789abcdef");
    assert!(parse(&signed).reason.contains("means nothing behind the number of actions"));
}

/// A hash that is missing could hide a change.
#[test]
fn a_hash_removed() {
    let record = table(usize::MAX).record();
    for n in 0..record.lines.len() {
        if let Line::Mark(_) = record.lines[n] {
            let mut fewer = record.clone();
            fewer.lines.remove(n);
            let after = record.lines[..n].iter().filter(|line| matches!(line, Line::Action(..))).count();
            let found = fewer.replay::<ToyGame>().expect_err("a hash is missing").to_string();
            assert_eq!(found, format!("the hash after action {after} is missing: the record was changed"));
        }
    }
    let start = table(0).record();
    assert!(Record { lines: Vec::new(), ..start }.replay::<ToyGame>().is_err(), "there is one even before any action");
}

/// Nothing of the head may stand there twice, out of its order or without what belongs to it.
#[test]
fn a_line_of_the_head_doubled_or_misplaced() {
    let text = text();
    let end = text.find("\n\n").expect("the head ends");
    for line in text[..end].lines().skip(1) {
        let key = line.split(':').next().expect("a key");
        let doubled = text.replacen(line, &format!("{line}\n{line}"), 1);
        assert_eq!(parse(&doubled).reason, format!("`{key}` stands here twice: the record was changed"));
    }
    let swapped = with("player 1: Anna\nplayer 2: Bob: the bot", "player 2: Bob: the bot\nplayer 1: Anna");
    assert_eq!(parse(&swapped).reason, "`player 1` should stand here, not `player 2`");
    let reason = "parts of the seed stand here without the seed that they give: the record was changed";
    let seed = text.lines().find(|line| line.starts_with("seed: ")).expect("a seed");
    assert_eq!(parse(&text.replacen(&format!("{seed}\n"), "", 1)).reason, reason);
    assert_eq!(parse(&text.replacen(seed, &format!("{seed}\npart 4: x"), 1)).reason, reason);
}

/// A game that was stored under older rules went on by newer ones: the record says from where, and that nothing replays it.
#[test]
fn rules_that_changed_in_the_middle() {
    let table = table(usize::MAX);
    let mut turns = table.turns().to_vec();
    turns.iter_mut().take(7).for_each(|turn| turn.rules = 1);
    let (start, opening) = (table.start().clone(), table.opening().to_vec());
    let old = Table::restore(table.game().clone(), table.players(), table.parts().clone(), 1, start, opening, turns);
    let record = old.record();
    assert_eq!((record.version, record.later.as_slice()), (1, &[(8, 2)][..]));
    let text = record.to_string();
    assert!(text.contains("rules: 1\nrules from 8: 2\n"), "{text}");
    assert_eq!(Record::parse(&text).expect("it reads"), record);
    assert_eq!(
        refused(&text),
        "it began with rules 1 and went on with rules 2 from action 8: no version replays it whole"
    );
    for (line, reason) in [("rules from x: 2", "`from x` does not say"), ("rules since 8: 2", "`since 8` does not say")]
    {
        assert!(parse(&text.replace("rules from 8: 2", line)).reason.starts_with(reason));
    }
}
