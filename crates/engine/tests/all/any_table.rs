//! A table of any game, reached through the entry of its rules.

use crate::toy::ToyGame;
use meadhall_engine::{
    AnyTable, Game, Options, PlayError, Proof, Record, RulesEntry, Scenario, Seat, SeatSet, SeedParts, StoredResult,
    StoredSnapshot, StoredTable, StoredTurn, Table, Viewer, any_table,
};

static ENTRY: RulesEntry = RulesEntry::of::<ToyGame>();

fn begin(seats: usize) -> Box<dyn AnyTable> {
    let names: Vec<String> = ["Anna", "Bob", "Cora"].map(str::to_owned).to_vec();
    ENTRY.begin(seats, &Options::default(), &names, SeedParts::from_number(5)).expect("so many can play")
}

/// Plays to the end: everybody the first choice, or the last one.
fn play_out(table: &mut dyn AnyTable, number: u64) {
    while let Some(seat) = table.pending().first() {
        let choice = table.choice(seat, number).expect("a choice");
        table.play(seat, &choice).expect("legal");
        table.play_forced();
    }
}

fn stored(table: &dyn AnyTable, from: usize) -> StoredTable {
    StoredTable {
        options: table.options(),
        players: table.players().to_vec(),
        parts: table.record().parts.expect("the seed"),
        rules: table.rules_version(),
        start: None,
        turns: table.stored_turns(from),
        snapshots: [0, table.turn_count()].map(|turns| table.stored_snapshot(turns).expect("plain data")).to_vec(),
    }
}

/// The same as the first format stored it: every turn with the position that it led to.
fn stored_in_full(table: &Table<ToyGame>) -> StoredTable {
    let any: &dyn AnyTable = table;
    let mut kept = StoredTable { snapshots: Vec::new(), ..stored(any, 0) };
    let start = serde_json::json!({ "moment": table.start(), "opening": table.opening() });
    kept.start = Some(start.to_string());
    for (stored, turn) in kept.turns.iter_mut().zip(table.turns()) {
        stored.result = Some(StoredResult {
            events: serde_json::to_string(&turn.events).expect("JSON"),
            position: serde_json::to_string(&turn.after.position).expect("JSON"),
            taken: turn.after.taken,
        });
    }
    kept
}

#[test]
fn an_entry_tells_what_the_rules_are() {
    assert_eq!((ENTRY.id, ENTRY.version, ENTRY.seats), ("toy", 2, (2, 4)));
    assert_eq!(ENTRY.options.len(), 1);
    assert_eq!(ENTRY.check(3, &Options::default()), Ok("grey".to_owned()));
    assert_eq!(ENTRY.check(9, &Options::default()).expect_err("too many").key, "seats");
    let refused = ENTRY.begin(1, &Options::default(), &[], SeedParts::from_number(1));
    assert_eq!(refused.expect_err("nobody plays alone").key, "seats");
}

/// What does not fit changes nothing and says why; what fits is told as the written form was.
#[test]
fn choices_go_in_and_out_in_written_form() {
    let mut table = begin(2);
    let (anna, bob) = (Seat::new(0), Seat::new(1));
    assert_eq!(table.play(anna, "sing"), Err(PlayError::Unreadable));
    let Err(PlayError::Refused(refusal)) = table.play(anna, "take 1") else { panic!("she has to bid first") };
    assert_eq!((refusal.who.as_str(), refusal.legal.len()), ("anna", 3));
    assert_eq!((table.turn_count(), table.turn(0)), (0, None));
    let written: Vec<String> = table.labels(anna).into_iter().map(|choice| choice.written).collect();
    assert_eq!(written, ["bid 1", "bid 2", "bid 3"]);
    assert!(table.labels(anna).iter().all(|choice| choice.label.key == "action"));
    assert_eq!((table.choice_count(anna), table.choice(anna, 4).as_deref()), (3, Some("bid 2")));
    table.play(anna, "bid 2").expect("legal");
    assert_eq!((table.choice_count(anna), table.choice(anna, 4)), (0, None));
    assert_eq!(table.pending(), SeatSet::only(bob));
    let turn = table.turn(0).expect("a turn");
    assert_eq!((turn.seat, turn.who.as_str(), turn.action.as_str(), turn.by_table), (anna, "anna", "bid 2", false));
    assert_eq!(table.prompt(Viewer::Spectator).key, "ask");
    assert_eq!(table.view_json(Viewer::Seat(bob))["bids"], serde_json::json!([null, null, null, null]));
    assert_eq!(table.view_json(Viewer::Seat(anna))["bids"][0], 2);
    assert_eq!(table.facts().get("round"), Some("1"));
}

/// Who knows the first turns plays the rest as they were stored, and sees whether they lead where they led.
#[test]
fn turns_that_were_stored_since_are_followed() {
    let (mut here, mut there) = (begin(3), begin(3));
    for number in 0..3 {
        let seat = there.pending().first().expect("somebody is asked");
        let choice = there.choice(seat, number).expect("a choice");
        there.play(seat, &choice).expect("legal");
    }
    let known = there.turn_count();
    let snapshot = |table: &dyn AnyTable, turns| table.stored_snapshot(turns).expect("plain data");
    assert!(here.follow(&there.stored_turns(0), &snapshot(&*there, known)));
    play_out(&mut *there, 1);
    let (turns, last) = (there.stored_turns(known), snapshot(&*there, there.turn_count()));
    assert!(!here.boxed_clone().follow(&turns[1..], &last), "a turn is missing");
    assert!(!here.boxed_clone().follow(&turns, &snapshot(&*there, known)), "it led elsewhere");
    assert!(!here.boxed_clone().follow(&turns, &StoredSnapshot { format: 1, ..last.clone() }), "nobody can read that");
    let unreadable = [&[StoredTurn { action: "sing".to_owned(), ..turns[0].clone() }], &turns[1..]].concat();
    assert!(!here.boxed_clone().follow(&unreadable, &last));
    assert!(here.follow(&turns, &last));
    assert_eq!((here.record(), here.stored_turns(0)), (there.record(), there.stored_turns(0)));
}

#[test]
fn the_log_is_told_with_the_numbers_of_its_turns() {
    let mut table = begin(2);
    assert!(table.log(Viewer::Spectator).is_empty());
    play_out(&mut *table, 0);
    let log = table.log(Viewer::Spectator);
    let turns: Vec<usize> = log.iter().map(|(turn, _)| *turn).take(3).collect();
    assert_eq!(turns, [3, 4, 4], "two bids, of which nothing is told, then two takes and a roll");
    assert_eq!(log[2].1.key, "rolled");
}

/// The table itself comes back only to who knows its game.
#[test]
fn who_knows_the_game_gets_the_table_back() {
    let mut table = begin(3);
    table.play(Seat::new(1), "bid 3").expect("legal");
    let known: &Table<ToyGame> = any_table::downcast(&*table).expect("ToyGame");
    assert_eq!(known.position().bids[1], Some(3));
    assert_eq!((table.game_id(), table.seats(), table.seat_name(Seat::new(2)).as_str()), ("toy", 3, "cora"));
}

#[test]
fn a_clone_is_another_table() {
    let mut table = begin(2);
    let mut other = table.clone();
    play_out(&mut *other, 1);
    assert_eq!(table.turn_count(), 0);
    assert!(table.outcome().is_none() && other.outcome().is_some());
    other.rewind(0);
    assert_eq!(other.digest(), table.digest());
    other.rename(&["Eve".to_owned()]);
    assert_eq!(other.players(), ["Eve", "seat 2"]);
    play_out(&mut *table, 1);
    play_out(&mut *other, 1);
    assert_eq!(other.digest(), table.digest(), "the dice go on from where they were");
}

/// A stamp tells one question from the next, and what others decide meanwhile does not change it.
#[test]
fn questions_are_told_apart() {
    let mut table = begin(3);
    let (anna, cora) = (Seat::new(0), Seat::new(2));
    let first = table.question_stamp(anna).expect("she is asked");
    table.play(cora, "bid 1").expect("legal");
    assert_eq!(table.question_stamp(anna), Some(first));
    assert_eq!(table.question_stamp(cora), None);
    assert_eq!(table.undo_is_free(cora), Ok(true));
    assert_eq!(table.undo(cora), Ok(0));
    for bidder in Seat::all(3) {
        table.play(bidder, "bid 1").expect("legal");
    }
    assert_ne!(table.question_stamp(anna).expect("she is asked again"), first);
}

#[test]
fn a_table_that_was_stored_goes_on_as_it_was() {
    let mut table = begin(3);
    for seat in Seat::all(3) {
        table.play(seat, "bid 2").expect("legal");
    }
    let kept = stored(&*table, 0);
    assert_eq!(kept.turns.len(), 3);
    let mut again = ENTRY.restore(&kept).expect("it can be read");
    assert_eq!((again.digest(), again.turn_count()), (table.digest(), 3));
    play_out(&mut *table, 1);
    play_out(&mut *again, 1);
    assert_eq!(again.record(), table.record());
    assert_eq!(table.stored_turns(3), table.stored_turns(0)[3..]);
}

/// What the first format stored is read as it stands, and turns of the second go on from there.
#[test]
fn a_table_of_the_first_format_goes_on() {
    let mut table = Table::new(ToyGame::open(3, &Options::default()).expect("a game"), &[], SeedParts::from_number(3));
    for seat in Seat::all(3) {
        AnyTable::play(&mut table, seat, "bid 2").expect("legal");
    }
    let mut kept = stored_in_full(&table);
    assert_eq!(ENTRY.restore(&kept).expect("it can be read").record(), AnyTable::record(&table));
    let before = table.turns().len();
    play_out(&mut table, 1);
    kept.turns.extend(table.stored_turns(before));
    kept.snapshots.push(table.stored_snapshot(table.turn_count()).expect("plain data"));
    let again = ENTRY.restore(&kept).expect("it can be read");
    assert_eq!((again.record(), again.fixed_turns()), (AnyTable::record(&table), 0));
}

/// Where the actions no longer lead to the position that is stored, because the rules are others now, the game goes on from
/// that position; and nobody goes back behind it.
#[test]
fn a_table_whose_actions_lead_elsewhere_goes_on_from_its_position() {
    let mut table = begin(3);
    for seat in Seat::all(3) {
        table.play(seat, "bid 2").expect("legal");
    }
    let mut kept = stored(&*table, 0);
    kept.turns[1].action = "bid 3".to_owned();
    let mut again = ENTRY.restore(&kept).expect("it can be read");
    assert_eq!((again.digest(), again.turn_count(), again.fixed_turns()), (table.digest(), 3, 3));
    assert!(Seat::all(3).all(|seat| again.undo_is_free(seat).is_err()));
    play_out(&mut *again, 1);
    assert!(again.outcome().is_some());
    assert_eq!(again.proof(), Proof::Broken);
}

/// Without a position that can be read, the turns count only if these very rules allow each of them.
#[test]
fn without_a_position_the_turns_are_checked() {
    let mut table = begin(3);
    for seat in Seat::all(3) {
        table.play(seat, "bid 2").expect("legal");
    }
    for ruin in [
        (|kept| kept.snapshots.clear()) as fn(&mut StoredTable),
        |kept| kept.snapshots[1].body.truncate(9),
        |kept| kept.snapshots[1].format = 99,
    ] {
        let mut kept = stored(&*table, 0);
        ruin(&mut kept);
        assert_eq!(ENTRY.restore(&kept).expect("it can be read").digest(), table.digest());
        let mut illegal = kept.clone();
        illegal.turns[1].action = "take 1".to_owned();
        assert!(ENTRY.restore(&illegal).is_err());
        kept.turns[1].rules = 1;
        assert!(ENTRY.restore(&kept).expect_err("other rules").to_string().contains("the rules are others"));
    }
}

#[test]
fn what_is_stored_badly_is_refused() {
    let mut table = begin(2);
    table.play(Seat::new(0), "bid 1").expect("legal");
    let broken = |break_it: fn(&mut StoredTable)| {
        let mut kept = stored(&*table, 0);
        break_it(&mut kept);
        ENTRY.restore(&kept).expect_err("it cannot be read").to_string()
    };
    assert_eq!(
        broken(|kept| kept.turns[0].action = "sing".to_owned()),
        "a stored table cannot be read: `sing` is no action"
    );
    let result = || StoredResult { events: "[]".to_owned(), position: "{".to_owned(), taken: 0 };
    assert!(broken(|kept| kept.start = Some("7".to_owned())).starts_with("a stored table cannot be read: "));
    let kept = StoredTable { start: None, ..stored(&*table, 0) };
    let mut kept = StoredTable { snapshots: Vec::new(), ..kept };
    kept.turns[0].result = Some(result());
    assert!(ENTRY.restore(&kept).is_err());
    assert!(broken(|kept| kept.players.clear()).contains("ToyGame is for 2 to 4 players"));
}

/// What the table played itself is marked again where a record does not tell it.
#[test]
fn a_record_replays_and_proves_the_game() {
    let mut table = begin(2);
    play_out(&mut *table, 1);
    assert_eq!(table.proof(), Proof::Sound);
    let record = Record::parse(&table.record().to_string()).expect("it reads");
    let mut again = ENTRY.replay(&record).expect("it replays");
    assert_eq!(again.digest(), table.digest());
    let by_table = |table: &dyn AnyTable| -> Vec<bool> {
        (0..table.turn_count()).map(|n| table.turn(n).expect("a turn").by_table).collect()
    };
    assert!(by_table(&*table).contains(&true) && !by_table(&*again).contains(&true));
    again.mark_forced();
    assert_eq!(by_table(&*again), by_table(&*table));
    assert!(ENTRY.replay(&Record { game: "chess".to_owned(), ..record }).is_err());
    assert!(table.sealed_record(Viewer::Spectator).parts.is_none());
}

/// A game of which a part was played by other rules cannot be proved by these.
#[test]
fn other_rules_prove_nothing() {
    let mut table = begin(2);
    play_out(&mut *table, 0);
    let mut kept = stored(&*table, 0);
    kept.rules = 1;
    let old = ENTRY.restore(&kept).expect("it can be read");
    assert_eq!(old.proof(), Proof::OtherRules { played: vec![1, 2], here: 2 });
    let mut touched = stored(&*table, 0);
    touched.turns[0].action = "bid 3".to_owned();
    assert_eq!(ENTRY.restore(&touched).expect("it can be read").proof(), Proof::Broken);
}

const SCENARIO: &str = "\
meadhall scenario 1
game: toy

seats: 2
---
anna: bid 2
bob: bid 3
anna: take 2
bob: take 1
=> score anna: 99
";

#[test]
fn a_scenario_ends_at_a_table() {
    let scenario = Scenario::parse(SCENARIO).expect("it reads");
    let (table, error) = ENTRY.scenario(&scenario).expect("it can be set up");
    assert_eq!(error.expect("the last line is wrong").line, 10);
    assert_eq!(table.facts().get("score bob"), Some("3"));
    let log = table.log(Viewer::Spectator);
    assert_eq!(log.iter().map(|(_, message)| message.key.as_ref()).collect::<Vec<_>>(), ["took", "took", "rolled"]);
    let impossible = Scenario::parse(&SCENARIO.replace("seats: 2", "seats: 9")).expect("it reads");
    assert_eq!(ENTRY.scenario(&impossible).expect_err("nine cannot play").line, 0);
}
