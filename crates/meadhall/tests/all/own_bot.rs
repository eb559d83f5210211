//! A program of one's own in the arena, and asked about one decision.

use crate::program::{arg, finished, folder, program, run, told};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A program of the documentation.
fn documented(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(name)
}

/// A script of a shell in this folder, as a command.
fn script(folder: &Path, name: &str, lines: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, lines).expect("a script");
    format!("sh {}", path.display())
}

#[test]
fn the_programs_of_the_documentation_play_in_the_arena() {
    for (version, name) in [("", "bot.py"), ("v2:", "bot2.py")] {
        let path = documented(name);
        let bots = format!("program:{version}5s:python3 {},greedy,random", path.display());
        let args = ["arena", "vaalbara", "--bots", &bots, "--games", "3", "--fail-on-faults", "--json"];
        let out = run(&args, "").succeeds();
        let first = json(out.lines().next().expect("a bot"));
        assert!(first["bot"].as_str().is_some_and(|bot| bot.contains(name)), "{first}");
        assert_eq!(first["games"], 3);
        for fault in ["nonsense", "late", "gone"] {
            assert_eq!(first["faults"][fault], 0, "{first}");
        }
    }
}

#[test]
fn a_program_that_cannot_be_started_is_refused_before_the_first_game() {
    let args = |bots: &str| run(&["arena", "vaalbara", "--bots", bots, "--games", "2"], "");
    args("program:,random").fails(2, &["--bots", "is no program; write program:./mybot.py"]);
    let out = args("program:/no/such/bot,random").fails(1, &["/no/such/bot", "there is no program"]);
    assert_eq!(out, "", "no game was played");
    let files = folder();
    let dies = script(files.path(), "dies.sh", "echo 'no brain' >&2; exit 3");
    args(&format!("program:v2:{dies},random")).fails(1, &["it ended before it was ready", "no brain"]);
}

/// Faults are told to programs and to scripts, and what a program complains of is kept.
#[test]
fn faults_are_reported_and_fail_where_that_is_wanted() {
    let files = folder();
    let fool = script(files.path(), "fool.sh", "while read -r line; do echo oh >&2; echo nonsense; done");
    let config = files.path().join("config.toml");
    std::fs::write(&config, format!("data = {:?}\n", files.path())).expect("settings");
    let bots = format!("program:{fool},random");
    let match_with = |more: &[&str]| {
        let args = [&["arena", "vaalbara", "--bots", &bots, "--games", "2"], more].concat();
        told(program().env("MEADHALL_CONFIG", &config).args(args).output().expect("the program runs"))
    };
    let out = match_with(&["--json"]).succeeds();
    let first = json(out.lines().next().expect("a bot"));
    assert!(first["faults"]["nonsense"].as_u64().is_some_and(|count| count > 10), "{first}");
    assert_eq!(first["faults"]["first"], "`nonsense` is no answer");
    let out = match_with(&["--fail-on-faults"]).fails(1, &["decisions were lost to chance"]);
    assert!(out.contains("its standard error: "), "{out}");
    let logs = std::fs::read_dir(files.path().join("programs")).expect("a folder of logs");
    let log = logs.flatten().next().expect("a log").path();
    let log = std::fs::read_to_string(log).expect("text");
    assert!(
        log.lines().count() > 10 && log.lines().all(|line| line.starts_with('[') && line.ends_with("] oh")),
        "{log}"
    );
}

/// One process plays many games, is told when they begin and end, and has all the time that it needs to start.
#[test]
fn a_program_of_the_second_version_plays_many_games_in_one_process() {
    let files = folder();
    let heard = files.path().join("heard");
    let lines = format!(
        "sleep 2; echo $$ >> {heard}.pids; echo '{{\"meadhall\": 2}}'\n\
         while read -r line; do\n\
           printf '%s\\n' \"$line\" >> {heard}\n\
           id=$(printf '%s' \"$line\" | sed -n 's/.*\"type\":\"question\".*\"id\":\\([0-9]*\\).*/\\1/p')\n\
           choice=$(printf '%s' \"$line\" | sed -n 's/.*\"choices\":\\[{{\"choice\":\"\\([^\"]*\\)\".*/\\1/p')\n\
           if [ -n \"$id\" ]; then echo \"{{\\\"id\\\": $id, \\\"choice\\\": \\\"$choice\\\"}}\"; fi\n\
         done\n",
        heard = heard.display()
    );
    let bot = script(files.path(), "bot.sh", &lines);
    // Far less time to think than it takes to start.
    let bots = format!("program:v2:800ms:{bot},random");
    let args = ["arena", "vaalbara", "--bots", &bots, "--games", "6", "--threads", "1", "--fail-on-faults", "--json"];
    let out = run(&args, "").succeeds();
    let pids = std::fs::read_to_string(files.path().join("heard.pids")).expect("the pids");
    assert_eq!(pids.lines().count(), 1, "{out}");
    let heard = std::fs::read_to_string(&heard).expect("what it heard");
    let messages: Vec<Value> = heard.lines().map(json).collect();
    let of = |kind: &str| messages.iter().filter(|message| message["type"] == kind).collect::<Vec<_>>();
    let (begun, over) = (of("new-game"), of("game-over"));
    assert_eq!((begun.len(), over.len()), (6, 6));
    for (n, (new, over)) in begun.iter().zip(&over).enumerate() {
        assert_eq!((&new["number"], &over["number"]), (&Value::from(n + 1), &Value::from(n + 1)));
        let seats: Vec<&str> = new["seats"].as_array().expect("seats").iter().filter_map(Value::as_str).collect();
        assert!(seats.contains(&new["seat"].as_str().expect("a name")));
        assert!(seats.iter().all(|seat| over["places"][seat].is_u64() && over["scores"][seat].is_i64()), "{over}");
    }
    let ids: Vec<u64> = of("question").iter().filter_map(|question| question["id"].as_u64()).collect();
    assert!(ids.is_sorted() && ids.len() > 30, "{ids:?}");
}

#[test]
fn one_question_of_a_record_is_put_again() {
    let data = folder();
    let record = finished(data.path());
    let question = json(&run(&["ask", arg(&record), "--at", "0"], "").succeeds());
    assert_eq!((&question["type"], &question["game"]), (&"question".into(), &"vaalbara".into()));
    assert!(question["view"]["own"]["hand"][0].is_string(), "written ids: {question}");
    let program = format!("v2:5s:python3 {}", documented("bot2.py").display());
    let ask =
        |at: &str, more: &[&str]| run(&[&["ask", arg(&record), "--at", at, "--program", &program], more].concat(), "");
    let out = ask("0", &["--seat", "2"]).succeeds();
    assert!(out.lines().count() == 3 && out.lines().last().is_some_and(|line| line.starts_with("assign ")), "{out}");
    let answer = json(&ask("4", &["--json"]).succeeds());
    assert!(answer["choice"].is_string() && answer["fault"].is_null(), "{answer}");
    let first = format!("5s:python3 {}", documented("bot.py").display());
    let out = run(&["ask", arg(&record), "--at", "0", "--program", &first], "").succeeds();
    assert!(out.starts_with("{\"meadhall\":1"), "{out}");
    ask("9999", &[]).fails(2, &["decisions, not 9999"]);
    ask("0", &["--seat", "9"]).fails(2, &["that seat is not asked", "1, 2, 3"]);
    run(&["ask", arg(&record), "--at", "0", "--program", "/no/bot"], "").fails(1, &["there is no program"]);
    let silent = script(data.path(), "silent.sh", "exec sleep 600");
    let silent = format!("50ms:{silent}");
    run(&["ask", arg(&record), "--at", "0", "--program", &silent], "").fails(1, &["no answer within 50 ms"]);
    let schema = json(&run(&["schema", "vaalbara"], "").succeeds());
    assert!(schema["title"].as_str().is_some_and(|title| title.contains("vaalbara")), "{schema}");
}
