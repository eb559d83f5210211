//! Bad input: one clear line, the right status, nothing written.

use crate::program::{arg, finished, folder, run};
use std::process::Stdio;

#[test]
fn an_unknown_game_lists_the_games() {
    for args in [
        &["play", "chess"][..],
        &["bench", "chess"],
        &["arena", "chess", "--bots", "random,random"],
        &["balance", "chess", "--bots", "random"],
        &["rules", "chess"],
        &["cards", "chess"],
    ] {
        run(args, "").fails(2, &["no game `chess`", "vaalbara"]);
    }
}

/// Calls `play` with something wrong and looks that nothing was written.
#[track_caller]
fn refused(args: &[&str], says: &[&str]) {
    let data = folder();
    let place = data.path().join("meadhall");
    let args = [&["play", "vaalbara", "--plain", "--data", arg(&place)], args].concat();
    let status = if says.contains(&"line") { 1 } else { 2 };
    run(&args, "1\n").fails(status, says);
    assert!(!place.exists(), "nothing may be written");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    refused(&["--players", "9"], &["2 to 5 players"]);
    refused(&["--players", "many"], &["invalid value 'many'", "meadhall play --help"]);
    refused(&["--option", "totals=loud"], &["totals", "hidden, open"]);
    refused(&["--option", "colour=red"], &["colour", "no such option", "totals, clans, deck"]);
    refused(&["--option", "totals"], &["KEY=VALUE"]);
    refused(&["--option", "clans=blue red"], &["clans", "2 clans are named for 4 seats"]);
    refused(&["--seat", "5"], &["no seat `5`", "1 to 4"]);
    refused(&["--seat", "0"], &["no seat `0`"]);
    refused(&["--seat", "1,1"], &["twice"]);
    refused(&["--people", "5"], &["5 people do not fit"]);
    refused(&["--people", "2", "--seat", "1"], &["--people says 2"]);
    refused(&["--bots", "clever"], &["no bot `clever`", "easy, normal, hard"]);
    refused(&["--bots", "search:soon"], &["`soon` is no time"]);
    refused(&["--bots", "easy,hard"], &["2 bots for 3 seats"]);
    refused(&["--seed", "lucky"], &["invalid value 'lucky'"]);
    refused(&["--lang", "fr"], &["en, cs, de"]);
    refused(&["--resume", "--players", "3"], &["cannot be used with"]);
    refused(&["--loud"], &["--loud", "meadhall play --help"]);
}

#[test]
fn a_bad_deck_is_refused_with_its_line() {
    let files = folder();
    let deck = run(&["cards", "vaalbara", "--export"], "").succeeds();
    let broken = |name: &str, text: String| {
        let path = files.path().join(name);
        std::fs::write(&path, text).expect("a deck");
        path
    };
    let line = deck.lines().position(|line| line.contains("forest_value = ")).expect("a forest") + 1;
    let start =
        deck.lines().take(line).enumerate().filter(|(_, line)| *line == "[[land]]").last().expect("its land").0 + 1;
    let wrong = broken("value.toml", deck.replacen("forest_value = 3", "forest_value = 9", 1));
    refused(&["--deck", arg(&wrong)], &["value.toml", "line", &format!("line {start}:"), "3, 4, 5 or 6"]);
    let (last, omens) = (deck.rfind("[[land]]").expect("a land"), deck.find("[[omen]]").expect("an omen"));
    let short = broken("short.toml", deck[..last].to_owned() + &deck[omens..]);
    let data = folder();
    let args = ["play", "vaalbara", "--plain", "--deck", arg(&short), "--data", arg(data.path())];
    run(&args, "").fails(1, &["short.toml", "a deck has 51 lands, this one has 50"]);
    let nonsense = broken("nonsense.toml", "lands = \"all\n".to_owned());
    refused(&["--deck", arg(&nonsense)], &["nonsense.toml", "line"]);
    run(&["play", "vaalbara", "--deck", "/no/such/deck.toml"], "")
        .fails(1, &["cannot read /no/such/deck.toml", "No such file"]);
}

#[test]
fn an_exported_deck_can_be_played_and_its_game_resumed() {
    let (files, data) = (folder(), folder());
    let deck = run(&["cards", "vaalbara", "--export"], "").succeeds();
    let path = files.path().join("deck.toml");
    std::fs::write(&path, deck.replacen("forest_value = 3", "forest_value = 4", 1)).expect("a deck");
    let args = ["play", "vaalbara", "--plain", "--bots", "easy", "--deck", arg(&path), "--data", arg(data.path())];
    run(&args, "1\n").succeeds();
    std::fs::remove_file(&path).expect("the deck is gone");
    let args = ["play", "vaalbara", "--plain", "--resume", "--data", arg(data.path())];
    assert!(run(&args, &"1\n".repeat(100)).succeeds().contains("The game is over."));
    run(&["verify", arg(&crate::program::record(data.path()))], "").succeeds();
}

#[test]
fn a_data_folder_that_cannot_be_written_is_named() {
    let files = folder();
    let file = files.path().join("file");
    std::fs::write(&file, "").expect("a file");
    let inside = file.join("data");
    let args = ["play", "vaalbara", "--plain", "--bots", "easy", "--data", arg(&inside)];
    run(&args, "1\n").fails(1, &["cannot write", arg(&inside), "--data DIR"]);
}

#[test]
fn a_bad_record_is_refused_by_every_command_that_reads_one() {
    let data = folder();
    let record = finished(data.path());
    let text = std::fs::read_to_string(&record).expect("the record");
    let bad = data.path().join("bad.record");
    let check = |text: &str, says: &[&str]| {
        std::fs::write(&bad, text).expect("a record");
        for command in ["replay", "verify"] {
            run(&[command, arg(&bad)], "").fails(1, &[&[arg(&bad)], says].concat());
        }
    };
    let half = text.lines().count() / 2;
    let lines: Vec<&str> = text.lines().collect();
    check(&(lines[..half].join("\n") + "\n"), &["cut short"]);
    check(&(lines[..half].join("\n") + "\nr"), &[&format!("line {}", half + 1), "cut short at `r`"]);
    check(&text[..60], &["cut short"]);
    check("", &["this is no record"]);
    check(&text.replacen("meadhall record 2", "meadhall record 3", 1), &["format 3", "update it"]);
    check(&text.replacen("rules: 1", "rules: 99", 1), &["rules 99", "update it"]);
    check(&text.replacen("game: vaalbara", "game: vaalbara\nmood: good", 1), &["line 3", "means nothing"]);
    let action = text.lines().find(|line| line.contains(": take ")).expect("a land was taken");
    check(&text.replacen(&format!("{action}\n"), "", 1), &["actions"]);
    let other = if action.ends_with('1') {
        action.replace("take 1", "take 2")
    } else {
        action[..action.len() - 1].to_owned() + "1"
    };
    check(&text.replacen(action, &other, 1), &["action"]);
    run(&["replay", arg(&data.path().join("none.record"))], "").fails(1, &["cannot read", "No such file"]);
    std::fs::write(&bad, [0xff, 0xfe, 0x00]).expect("a record");
    run(&["verify", arg(&bad)], "").fails(1, &["this is no text"]);
    let unknown = text.replacen("game: vaalbara", "game: chess", 1);
    std::fs::write(&bad, unknown).expect("a record");
    run(&["replay", arg(&bad)], "").fails(2, &["no game `chess`"]);
}

#[test]
fn a_clause_that_is_not_there_is_not_found() {
    run(&["rules", "vaalbara", "VB-99.1"], "").fails(2, &["no clause `VB-99.1`"]);
    run(&["rules", "vaalbara", "99"], "").fails(2, &["no clause `99`"]);
    run(&["frobnicate"], "").fails(2, &["frobnicate", "meadhall --help"]);
}

#[test]
fn serving_beyond_loopback_has_to_be_wanted() {
    run(&["serve", "--addr", "0.0.0.0:4747", "--no-open"], "").fails(2, &["--listen-beyond-loopback"]);
    run(&["serve", "--addr", "home"], "").fails(2, &["invalid value 'home'", "meadhall serve --help"]);
    run(&["serve", "--rate", "0"], "").fails(2, &["--rate", "meadhall serve --help"]);
    let data = folder();
    let missing = ["serve", "--no-open", "--addr", "127.0.0.1:0", "--bot", "olaf=/no/bot", "--data", arg(data.path())];
    run(&missing, "").fails(1, &["olaf", "there is no program `/no/bot`"]);
}

#[test]
fn a_reader_that_leaves_is_no_error_but_a_full_disk_is() {
    let mut child = crate::program::program()
        .args(["rules", "vaalbara"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""));
    if let Ok(full) = std::fs::File::options().write(true).open("/dev/full") {
        let output =
            crate::program::program().args(["rules", "vaalbara"]).stdout(full).output().expect("the program runs");
        crate::program::told(output).fails(1, &["cannot write the output", "No space left"]);
    }
}

/// A hall that is not there, one that is no database and one that is whole, as `hall check` sees them.
#[test]
fn a_hall_is_checked() {
    let data = folder();
    let check = |more: &[&str]| run(&[&["hall", "check", "--data", arg(data.path())], more].concat(), "");
    check(&[]).fails(1, &["there is no hall", "--data"]);
    let file = data.path().join("meadhall.sqlite");
    std::fs::write(&file, "this is no database".repeat(1_000)).expect("a file");
    check(&[]).fails(1, &["nothing of", "backup"]);
    std::fs::remove_file(&file).expect("room");
    // An empty hall: what a server makes at its first start.
    let server = ["serve", "--no-open", "--addr", "127.0.0.1:0", "--data", arg(data.path())];
    let mut server = crate::program::program().args(server).stdout(Stdio::piped()).spawn().expect("a server");
    let mut line = String::new();
    let said = server.stdout.take().expect("its output");
    std::io::BufRead::read_line(&mut std::io::BufReader::new(said), &mut line).expect("its address");
    server.kill().expect("SIGKILL");
    server.wait().expect("its end");
    let saved = data.path().join("saved.sqlite");
    let told = check(&["--save", arg(&saved), "--json"]).succeeds();
    let report: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((report["sound"].as_u64(), report["saved"].as_u64()), (Some(0), Some(0)), "{told}");
    assert!(saved.exists());
    check(&["--save", arg(&saved)]).fails(1, &["is there already", "--save"]);
    assert!(check(&[]).succeeds().contains("0 table(s) are whole"));
}
