//! How long automatic answers take tells nothing: the time until something is seen, and what is heard until then, are the same
//! whoever holds what. Statistics over many draws, on simulated time.

use super::*;
use crate::config::Config;
use crate::store::{Pace, Phase, SeatKind, SeatRow, TableRow};
use crate::tables::driven_table;
use crate::tables::seat_bots::SeatBots;
use crate::tables::state::TableState;
use meadhall_bots::Level;
use meadhall_engine::{Quick, Scenario};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::Semaphore;

/// How often each case is played.
const DRAWS: u64 = 120;
const EVEN: Duration = Duration::from_millis(1_200);

/// How long a bot in a test takes for this many choices, given its budget.
type Pondering = fn(usize, Duration) -> Duration;

/// Uses all its time where it has a choice.
const DILIGENT: Pondering = |choices, budget| if choices > 1 { budget } else { Duration::ZERO };
/// Takes far too long where it has a choice.
const ENDLESS: Pondering = |choices, _| Duration::from_secs(if choices > 1 { 60 } else { 0 });
/// Always knows at once.
const INSTANT: Pondering = |_, _| Duration::ZERO;

/// A table in memory, with bots whose thinking is only time.
#[derive(Clone)]
struct Model(Arc<Inner>);

struct Inner {
    state: Mutex<TableState>,
    pondering: Pondering,
    rooms: usize,
    room: Arc<Semaphore>,
    chance: Mutex<Quick>,
    wakes: watch::Sender<u64>,
    /// The versions that pages hear of: when, and how many decisions had been made.
    heard: watch::Sender<Vec<(Instant, usize)>>,
}

impl Model {
    fn state(&self) -> MutexGuard<'_, TableState> {
        self.0.state.lock().expect("nobody panicked")
    }
}

impl DrivenTable for Model {
    /// Who thinks, about how many choices.
    type Task = (Seat, usize);

    async fn status(&self) -> TableStatus<(Seat, usize)> {
        let state = self.state();
        let config = Config::new(PathBuf::new());
        let Some(question) = driven_table::question(&config, &SeatBots::default(), &state) else {
            return TableStatus::Idle;
        };
        let fake = |(asked, automatic): (Asked, Automatic<_>)| {
            let choices = state.table.as_ref().map_or(0, |table| table.choice_count(asked.seat));
            let automatic = match automatic {
                Automatic::Ordered(answer) => Automatic::Ordered(answer),
                Automatic::Bot(_, otherwise) => Automatic::Bot((asked.seat, choices), otherwise),
            };
            (asked, automatic)
        };
        TableStatus::Open(Question {
            occasion: question.occasion,
            answers: question.answers.into_iter().map(fake).collect(),
        })
    }

    async fn asked(&self) -> Vec<Asked> {
        driven_table::asked(&self.state())
    }

    fn think(&self, (seat, choices): (Seat, usize), budget: Duration, begun: Begun) -> JoinHandle<Option<String>> {
        let time = (self.0.pondering)(choices, budget);
        let (model, room) = (self.clone(), Arc::clone(&self.0.room));
        tokio::spawn(async move {
            let _room = room.acquire_owned().await.ok()?;
            begun.send_if_modified(|began| began.is_none() && began.replace(Instant::now()).is_none());
            sleep(time).await;
            let state = model.state();
            // The last choice: to show, to help, to add, where that is possible.
            state.table.as_ref()?.choice(seat, choices as u64 - 1)
        })
    }

    async fn answer(&self, answers: Vec<(Asked, String)>) -> bool {
        let mut state = self.state();
        for (asked, action) in answers {
            let quiet = state.hides_answers();
            let table = state.table_mut().expect("a game");
            table.play(asked.seat, &action).expect("legal");
            table.play_forced();
            let turns = table.turn_count();
            if !(quiet && state.hides_answers()) {
                self.0.heard.send_modify(|heard| heard.push((Instant::now(), turns)));
            }
        }
        self.0.wakes.send_modify(|count| *count += 1);
        true
    }

    fn schedule(&self, occasion: Occasion) -> Schedule {
        let draw = self.0.chance.lock().expect("nobody panicked").unit();
        occasion.schedule(EVEN, self.0.rooms, draw)
    }
}

/// Who answers at a seat.
#[derive(Clone, Copy)]
enum Sits {
    Bot(Level),
    /// A person with this standing answer.
    Standing(&'static str),
}

/// One case: a scenario that has come to a question, and who sits where.
#[derive(Clone, Copy)]
struct Case {
    game: &'static str,
    scenario: &'static str,
    sits: Sits,
    pace: Pace,
    pondering: Pondering,
    rooms: usize,
    /// For how long another table's bots take all room to think.
    busy: Duration,
}

fn state(case: &Case) -> TableState {
    let text = format!("meadhall scenario 1\ngame: {}\n{}", case.game, case.scenario);
    let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let entry = meadhall_games::find(case.game).expect("a game");
    let (table, error) = entry.rules.scenario(&scenario).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(error, None, "{text}");
    let (kind, level, standing) = match case.sits {
        Sits::Bot(level) => (SeatKind::Bot, Some(level.word().to_owned()), None),
        Sits::Standing(key) => (SeatKind::Person, None, Some(key.to_owned())),
    };
    let row = |seat: usize| SeatRow {
        table_id: String::new(),
        seat: i64::try_from(seat).expect("a seat"),
        kind,
        level: level.clone(),
        owner: None,
        name: seat.to_string(),
        part: String::new(),
        invitation: None,
        standing: standing.clone(),
        replaced: false,
        place: None,
        score: None,
        pace: None,
        clock: None,
        timeouts: 0,
    };
    let table_row = TableRow {
        id: String::new(),
        game: case.game.to_owned(),
        options: "{}".to_owned(),
        server_part: String::new(),
        host: String::new(),
        phase: Phase::Playing,
        listed: false,
        takeover: None,
        pace: case.pace,
        version: 1,
        start: None,
        created: 0,
        touched: 0,
        rules: 1,
        cards: String::new(),
        revision: 0,
        pending: 0,
        due: true,
        undo: None,
        rewritten: 0,
        outdated: 0,
        address: String::new(),
        clock: None,
        votes: String::new(),
        ended: None,
        lang: String::new(),
        level: String::new(),
    };
    let seats = (0..table.seats()).map(row).collect();
    TableState { table: Some(table.into()), ..TableState::new(entry, table_row, seats) }
}

/// What somebody who watches notices until something changes for the first time: after how long, and after how many decisions.
async fn noticed(case: &Case, seed: u64) -> (f64, usize) {
    let inner = Inner {
        state: Mutex::new(state(case)),
        pondering: case.pondering,
        rooms: case.rooms,
        room: Arc::new(Semaphore::new(case.rooms)),
        chance: Mutex::new(Quick::new(seed)),
        wakes: watch::channel(0).0,
        heard: watch::channel(Vec::new()).0,
    };
    let model = Model(Arc::new(inner));
    let busy = Arc::clone(&model.0.room)
        .acquire_many_owned(u32::try_from(case.rooms).expect("a few"))
        .await
        .expect("there is room");
    let time = case.busy;
    tokio::spawn(async move {
        sleep(time).await;
        drop(busy);
    });
    let opened = Instant::now();
    let driving = tokio::spawn(drive(model.clone(), model.0.wakes.subscribe()));
    let mut hearing = model.0.heard.subscribe();
    let first = hearing.wait_for(|heard| !heard.is_empty()).await.expect("the model is there")[0];
    driving.abort();
    ((first.0 - opened).as_secs_f64(), first.1)
}

/// The distribution of what is noticed, in order.
async fn distribution(case: &Case, seeds: std::ops::Range<u64>) -> Vec<(f64, usize)> {
    let mut all = Vec::new();
    for seed in seeds {
        all.push(noticed(case, seed).await);
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    all
}

/// The two-sample statistic of Kolmogorov and Smirnov: the greatest distance of the two distributions.
fn distance(one: &[f64], two: &[f64]) -> f64 {
    let below = |sample: &[f64], x: f64| sample.iter().filter(|y| **y <= x).count() as f64 / sample.len() as f64;
    one.iter().chain(two).map(|&x| (below(one, x) - below(two, x)).abs()).fold(0.0, f64::max)
}

/// Beyond this, equal distributions of so many draws differ once in a thousand times.
fn critical() -> f64 {
    1.95 * (2.0 / DRAWS as f64).sqrt()
}

/// Two cases that differ only in what is hidden cannot be told apart by time or by what is heard.
async fn alike(name: &str, one: &Case, two: &Case) {
    let samples = [distribution(one, 0..DRAWS).await, distribution(two, DRAWS..2 * DRAWS).await];
    let [ones, twos] = samples.each_ref().map(|all| all.iter().map(|(time, _)| *time).collect::<Vec<_>>());
    let distance = distance(&ones, &twos);
    assert!(distance < critical(), "{name}: {distance:.3}, {:.3} and {:.3} s at first", ones[0], twos[0]);
    let heard = samples.map(|all| all.iter().map(|(_, turns)| *turns).max());
    assert_eq!(heard[0], heard[1], "{name}: what is heard tells it");
}

const LEVELS: [Level; 3] = Level::ALL;
const PACES: [Pace; 3] = [Pace::Swift, Pace::Steady, Pace::Slow];

/// Questions that are put to hide who holds a card, each where nobody, one and all hold it.
const HIDING: &[(&str, &str, &[&str])] = &[
    (
        "vaalbara",
        "seats: blue, purple, yellow, red\nhand blue: warrior\n{}\n---\nblue: assign warrior\npurple: assign carver\nyellow: assign rider\nred: assign farmer",
        &[
            "hand purple: carver, bard\nhand yellow: rider, bard\nhand red: farmer, bard\npile purple: warrior\npile yellow: warrior\npile red: warrior",
            "hand purple: carver, warrior\nhand yellow: rider, bard\nhand red: farmer, bard\npile yellow: warrior\npile red: warrior",
            "hand purple: carver, warrior\nhand yellow: rider, warrior\nhand red: farmer, warrior",
        ],
    ),
    (
        "blood-rage",
        "seats: wolf, raven\nage: 2\nfigures wolf: leader gimle\nfigures raven: warrior gimle\nhand wolf: tyrs-bash, {}\nhand raven: thors-hammer, lokis-domain\n---\nwolf: pillage gimle\nwolf: play tyrs-bash\nraven: play thors-hammer",
        &["troll", "heimdalls-eye"],
    ),
    (
        "valhalla",
        "seats: red, blue, green, yellow\noption thor: on\nband red: bear-01, bear-02\nband blue: bear-03, bear-04, bear-05\n{}\n---\nred: attack blue",
        &[
            "hand green: wolf-01\nhand yellow: wolf-02",
            "hand green: thor-fewer-strength-3\nhand yellow: wolf-02",
            "hand green: thor-fewer-strength-3\nhand yellow: thor-fewer-extra_die",
        ],
    ),
    (
        "valhalla",
        "seats: red, blue\noption dwarves: on\nband red: bear-01\nband blue: bear-02\ndiscard: wolf-01\n{}\n---\nred: attack blue",
        &["hand red: wolf-05", "hand red: d-call-to-arms"],
    ),
];

/// Whoever holds the card, at every level and pace, with bots that think briefly, as long as they may, or far too long, and with
/// room for one or for three to think.
#[tokio::test(start_paused = true)]
async fn a_question_that_hides_something_takes_as_long_whoever_holds_what() {
    for (game, scenario, worlds) in HIDING {
        let worlds: Vec<&'static str> = worlds.iter().map(|hidden| &*scenario.replace("{}", hidden).leak()).collect();
        for (level, pace) in LEVELS.into_iter().flat_map(|level| PACES.map(|pace| (level, pace))) {
            for (pondering, rooms) in [(DILIGENT, 1), (ENDLESS, 1), (ENDLESS, 3)] {
                let case = |scenario| Case {
                    game,
                    scenario,
                    sits: Sits::Bot(level),
                    pace,
                    pondering,
                    rooms,
                    busy: Duration::ZERO,
                };
                for world in &worlds[1..] {
                    let name = format!("{game}, {level}, {}", pace.word());
                    alike(&name, &case(worlds[0]), &case(world)).await;
                }
            }
        }
    }
}

/// A standing answer is given at a moment of the same distribution as a bot's, with the card and without.
#[tokio::test(start_paused = true)]
async fn a_standing_answer_takes_as_long_as_a_bots() {
    for ((game, scenario, worlds), key) in HIDING.iter().zip(["never-show", "never-add", "never-help"]) {
        for pace in PACES {
            let case = |hidden: &str, sits| {
                let scenario = scenario.replace("{}", hidden).leak();
                Case { game, scenario, sits, pace, pondering: DILIGENT, rooms: 1, busy: Duration::ZERO }
            };
            let bots = case(worlds[0], Sits::Bot(Level::Hard));
            for hidden in *worlds {
                alike(&format!("{game}, {key}"), &bots, &case(hidden, Sits::Standing(key))).await;
            }
        }
    }
}

/// Ordinary decisions, with few choices and with many for reasons that are hidden. In Vaalbara how many there are lies open.
const ORDINARY: &[(&str, &str, [&str; 2])] = &[
    (
        "blood-rage",
        "seats: wolf, raven\nrage wolf: 1\nvalhalla wolf: leader, 8 warriors\nhand wolf: {}",
        ["tyrs-bash", "alfheim-1, manheim-1"],
    ),
    (
        "blood-rage",
        "seats: wolf, raven, serpent\nfigures wolf: leader gimle\nfigures raven: warrior gimle\nhand raven: troll\nhand wolf: {}\n---\nwolf: pillage gimle",
        ["tyrs-smash-1, tyrs-smash-1", "tyrs-smash-1, tyrs-bash"],
    ),
    (
        "valhalla",
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\nhand red: {}",
        ["t-fury-2", "wolf-01, wolf-02"],
    ),
];

/// A bot with one choice takes as long as one with many.
#[tokio::test(start_paused = true)]
async fn a_decision_takes_as_long_with_one_choice_as_with_many() {
    for (game, scenario, worlds) in ORDINARY {
        for (level, pace) in LEVELS.into_iter().flat_map(|level| PACES.map(|pace| (level, pace))) {
            let case = |hidden: &str| {
                let scenario = scenario.replace("{}", hidden).leak();
                Case {
                    game,
                    scenario,
                    sits: Sits::Bot(level),
                    pace,
                    pondering: DILIGENT,
                    rooms: 1,
                    busy: Duration::ZERO,
                }
            };
            alike(&format!("{game}, {level}, {}", pace.word()), &case(worlds[0]), &case(worlds[1])).await;
        }
    }
}

/// Where other tables' bots leave no room to think for a while, everybody is late alike.
#[tokio::test(start_paused = true)]
async fn on_a_busy_machine_everybody_is_late_alike() {
    let hiding =
        HIDING.iter().map(|(game, scenario, worlds)| (*game, *scenario, [worlds[0], worlds[worlds.len() - 1]]));
    for (game, scenario, worlds) in hiding.chain(ORDINARY.iter().copied()) {
        let [one, two] = worlds.map(|hidden| {
            let (scenario, sits) = (&*scenario.replace("{}", hidden).leak(), Sits::Bot(Level::Hard));
            let busy = Duration::from_secs(20);
            Case { game, scenario, sits, pace: Pace::Swift, pondering: DILIGENT, rooms: 1, busy }
        });
        alike(&format!("{game}, busy"), &one, &two).await;
        assert!(noticed(&one, 1).await.0 > 20.0, "{game}: nobody waited");
    }
}

/// The worlds that are compared really differ in how much there is to think about.
#[test]
fn some_have_a_choice_and_some_have_none() {
    let hiding =
        HIDING.iter().map(|(game, scenario, worlds)| (*game, *scenario, [worlds[0], worlds[worlds.len() - 1]]));
    for (game, scenario, worlds) in hiding.chain(ORDINARY.iter().copied()) {
        let [one, two] = worlds.map(|hidden| {
            let (scenario, sits) = (&*scenario.replace("{}", hidden).leak(), Sits::Bot(Level::Easy));
            let case =
                Case { game, scenario, sits, pace: Pace::Swift, pondering: INSTANT, rooms: 1, busy: Duration::ZERO };
            let state = state(&case);
            let count = |seat| state.table.as_ref().expect("a game").choice_count(seat);
            state.pending().iter().map(count).max().expect("somebody is asked")
        });
        assert!(one < two, "{game}: {one} and {two} choices in {scenario}");
    }
}

/// The statistic can fail: slow and swift tables are told apart at once.
#[tokio::test(start_paused = true)]
async fn different_distributions_are_told_apart() {
    let (game, scenario, worlds) = HIDING[0];
    let case = |pace| {
        let (scenario, sits) = (&*scenario.replace("{}", worlds[0]).leak(), Sits::Bot(Level::Easy));
        Case { game, scenario, sits, pace, pondering: INSTANT, rooms: 1, busy: Duration::ZERO }
    };
    let times = |all: Vec<(f64, usize)>| all.into_iter().map(|(time, _)| time).collect::<Vec<_>>();
    let swift = times(distribution(&case(Pace::Swift), 0..DRAWS).await);
    let slow = times(distribution(&case(Pace::Slow), 0..DRAWS).await);
    assert!(distance(&swift, &slow) > 0.99);
}
