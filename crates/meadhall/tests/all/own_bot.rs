//! A program of one's own in the arena.

use crate::program::run;
use std::path::Path;

#[test]
fn the_program_of_the_documentation_plays_in_the_arena() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py");
    let bots = format!("program:5s:python3 {},greedy,random", path.display());
    let out = run(&["arena", "vaalbara", "--bots", &bots, "--games", "3", "--json"], "").succeeds();
    assert!(out.contains(&path.display().to_string()) && out.contains("greedy"), "{out}");
    assert!(out.contains("\"games\":3"), "{out}");
}

#[test]
fn a_program_that_cannot_be_is_refused_or_named() {
    let args = |bots: &'static str| ["arena", "vaalbara", "--bots", bots, "--games", "2"];
    run(&args("program:,random"), "").fails(2, &["--bots", "is no program; write program:./mybot.py"]);
    let ran = run(&args("program:/no/such/bot,random"), "");
    assert_eq!(ran.status, Some(0), "the match goes on without it: {}", ran.err);
    assert!(ran.out.contains("program:/no/such/bot"), "{}", ran.out);
}
