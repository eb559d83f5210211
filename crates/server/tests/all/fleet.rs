//! Several servers over one database, behind a proxy, and what can happen to them.

#![allow(dead_code, reason = "the example chaos uses a part of it")]

use crate::cluster::Cluster;
use crate::support::play::Draw;
use crate::support::{Client, steps, values, version};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{Mutex, RwLock};

/// How long a claim on a table's bots lasts in these tests.
pub const LEASE: Duration = Duration::from_millis(1_500);
/// How long anybody waits for an answer, or for pages to be right after a fault: long, because tests share a machine. How long it
/// took is told; the example `chaos` holds it against five seconds.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// One server of the fleet; it comes back at the same address.
struct Member {
    address: SocketAddr,
    child: Mutex<Option<Child>>,
}

/// Servers over one database, and a proxy in front of them.
pub struct Fleet {
    pub cluster: Arc<Cluster>,
    pub database: String,
    pub front: SocketAddr,
    members: Vec<Member>,
    folder: tempfile::TempDir,
    program: PathBuf,
    _proxy: Child,
}

/// An address that is free right now.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

/// Sends a signal to a process.
async fn signal(child: &Child, name: &str) {
    let id = child.id().expect("it runs").to_string();
    assert!(Command::new("kill").args([name, &id]).status().await.expect("kill").success());
}

impl Fleet {
    /// Starts so many servers of this program and a proxy.
    pub async fn start(count: usize, program: &Path) -> Fleet {
        let cluster = tokio::task::spawn_blocking(|| Arc::new(Cluster::start())).await.expect("a cluster");
        let database = cluster.database().await;
        let folder = tempfile::tempdir().expect("a folder");
        let members: Vec<Member> = (0..count).map(|_| Member { address: free(), child: Mutex::new(None) }).collect();
        let front = free();
        let proxy = proxy(folder.path(), front, &members);
        let program = program.to_owned();
        let fleet = Fleet { cluster, database, front, members, folder, program, _proxy: proxy };
        for n in 0..count {
            fleet.launch(n).await;
        }
        fleet
    }

    /// Starts a server that does not run.
    pub async fn launch(&self, n: usize) {
        let member = &self.members[n];
        let log = std::fs::File::options().create(true).append(true).open(self.folder.path().join(format!("{n}.log")));
        let mut command = Command::new(&self.program);
        command
            .arg(self.folder.path())
            .arg(member.address.to_string())
            .arg("1000000")
            .arg(LEASE.as_millis().to_string());
        command.env("MEADHALL_DATABASE", &self.database).stdout(Stdio::piped()).kill_on_drop(true);
        command.stderr(log.expect("a file"));
        let mut child = command.spawn().expect("a server");
        let mut said = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        said.read_line(&mut line).await.expect("a line");
        assert_eq!(line.trim(), member.address.to_string(), "{}", self.log(n));
        *member.child.lock().await = Some(child);
    }

    /// Kills a server, which does not come back.
    pub async fn lose(&self, n: usize) {
        self.members[n].child.lock().await.take().expect("it runs").kill().await.expect("SIGKILL");
    }

    /// Asks a server to stop, and waits until it has.
    pub async fn drain(&self, n: usize) {
        let mut stopped = self.members[n].child.lock().await.take().expect("it runs");
        signal(&stopped, "-TERM").await;
        assert!(stopped.wait().await.expect("it ends").success(), "{}", self.log(n));
    }

    /// What a server has written into its log.
    pub fn log(&self, n: usize) -> String {
        std::fs::read_to_string(self.folder.path().join(format!("{n}.log"))).unwrap_or_default()
    }

    /// The address of each server.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.members.iter().map(|member| member.address).collect()
    }

    /// Somebody new, who comes through the proxy.
    pub fn client(&self) -> Client {
        Client::new(format!("http://{}", self.front), "en")
    }

    /// Lets something happen, and comes back when it is over.
    pub async fn suffer(&self, fault: Fault, draw: &mut Draw) {
        let n = draw.below(self.members.len());
        let mut child = self.members[n].child.lock().await;
        match fault {
            Fault::Kill => {
                child.take().expect("it runs").kill().await.expect("SIGKILL");
                drop(child);
                tokio::time::sleep(Duration::from_millis(draw.below(400) as u64)).await;
                self.launch(n).await;
            }
            Fault::Stop => {
                let child = child.as_ref().expect("it runs");
                signal(child, "-STOP").await;
                tokio::time::sleep(LEASE * 2).await;
                signal(child, "-CONT").await;
            }
            Fault::Drain => {
                drop(child);
                self.drain(n).await;
                self.launch(n).await;
            }
            Fault::Database => {
                drop(child);
                let (cluster, word) = (Arc::clone(&self.cluster), *draw.pick(&["restart", "crash"]));
                tokio::task::spawn_blocking(move || cluster.tell(word)).await.expect("it obeys");
            }
        }
    }
}

/// A proxy that gives every request to the next server, and asks each whether it is ready.
fn proxy(folder: &Path, front: SocketAddr, members: &[Member]) -> Child {
    let servers = members.iter().enumerate();
    let servers: String = servers.map(|(n, member)| format!("    server s{n} {} check\n", member.address)).collect();
    let config = format!(
        "global\n    maxconn 4000\ndefaults\n    mode http\n    timeout connect 1s\n    timeout client 60s\n    \
         timeout server 60s\n    option redispatch\n    retries 3\nfrontend hall\n    bind {front}\n    \
         default_backend servers\nbackend servers\n    balance roundrobin\n    option httpchk GET /health/ready\n    \
         default-server inter 200ms fall 2 rise 1\n{servers}"
    );
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, config).expect("a file");
    let program = Path::new("/usr/sbin/haproxy");
    let mut command = Command::new(if program.is_file() { program } else { Path::new("haproxy") });
    command.arg("-db").arg("-f").arg(file).stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    command.spawn().expect("HAProxy is not installed; ./check does that")
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
pub enum Fault {
    /// A server is killed and comes back.
    Kill,
    /// A server stands still for twice a lease and goes on.
    Stop,
    /// A server is asked to stop, does, and comes back.
    Drain,
    /// The database stops and comes back.
    Database,
}

impl Fault {
    /// One after another, so that each comes often.
    pub const ALL: [Fault; 6] = [Fault::Kill, Fault::Database, Fault::Kill, Fault::Drain, Fault::Kill, Fault::Stop];
}

/// A table that one client plays at, with what became of every move that was sent.
pub struct Seated {
    pub table: String,
    client: Client,
    seats: Vec<usize>,
    /// Each move, and whether it was answered.
    sent: Vec<(String, bool)>,
    draw: Draw,
}

impl Seated {
    /// Opens a table with two people at one screen and so many bots.
    pub async fn open(fleet: &Fleet, bots: usize, seed: u64) -> Seated {
        let client = fleet.client();
        let sitters: Vec<&str> = ["me", "here"].into_iter().chain((0..bots).map(|_| "bot-easy")).collect();
        let table = client.open(&sitters, &[]).await;
        Seated { table, client, seats: vec![1, 2], sent: Vec::new(), draw: Draw(seed) }
    }

    /// How many moves were answered.
    pub fn answered(&self) -> usize {
        self.sent.iter().filter(|(_, answered)| *answered).count()
    }

    async fn page(&self, base: &str, seat: usize) -> Option<String> {
        let address = format!("{base}{}?seat={seat}", self.table);
        let answer = tokio::time::timeout(PATIENCE, self.client.http.get(address).send()).await.ok()?.ok()?;
        if answer.status() != 200 {
            return None;
        }
        answer.text().await.ok()
    }

    /// Lets each seat decide that is asked; whatever goes wrong is tried again by whoever comes next.
    pub async fn round(&mut self) {
        for seat in self.seats.clone() {
            let Some(page) = self.page(&self.client.base, seat).await else { continue };
            let offered = values(&page, "action");
            if offered.is_empty() {
                continue;
            }
            let action = self.draw.pick(&offered).clone();
            let fields =
                [("seat", seat.to_string()), ("version", version(&page).to_string()), ("action", action.clone())];
            let address = format!("{}{}/play", self.client.base, self.table);
            let sending = self.client.http.post(address).form(&fields).send();
            let status = match tokio::time::timeout(PATIENCE, sending).await {
                Ok(Ok(answer)) => answer.status().as_u16(),
                // Nobody knows what became of it.
                _ => 0,
            };
            match status {
                303 => self.sent.push((format!("{seat}: {action}"), true)),
                // Refused: it is not there.
                400..=499 => {}
                _ => self.sent.push((format!("{seat}: {action}"), false)),
            }
        }
    }

    /// Whether the moves that are stored are those that were answered, in their order, each once, and otherwise only such as
    /// were sent without an answer.
    pub fn check(&self, stored: &[String]) -> Result<(), String> {
        // How many stored moves can be accounted for by the moves so far.
        let mut reached = vec![false; stored.len() + 1];
        reached[0] = true;
        for (written, answered) in &self.sent {
            let mut next = vec![false; stored.len() + 1];
            for at in 0..=stored.len() {
                if !reached[at] {
                    continue;
                }
                next[at] |= !answered;
                if stored.get(at) == Some(written) {
                    next[at + 1] = true;
                }
            }
            reached = next;
        }
        match reached[stored.len()] {
            true => Ok(()),
            false => Err(format!("{}: stored {stored:?}, sent {:?}", self.table, self.sent)),
        }
    }
}

/// What a run has seen.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub answered: usize,
    pub tables: usize,
    /// Each fault, and how long after its end pages were wrong.
    pub faults: Vec<(Fault, Duration)>,
}

/// What a run is made of.
#[derive(Clone, Copy)]
pub struct Trial {
    pub tables: usize,
    /// At how many of them pages are compared after a fault.
    pub compared: usize,
    pub faults: usize,
    pub seed: u64,
}

/// Plays at so many tables while one fault comes after another, and checks everything; panics with what is wrong.
pub async fn endure(fleet: &Arc<Fleet>, trial: Trial, told: impl Fn(usize, Fault, Duration)) -> Seen {
    let Trial { tables, compared, faults, seed } = trial;
    let mut draw = Draw(seed);
    let mut seated = Vec::new();
    for n in 0..tables {
        seated.push(Seated::open(fleet, n % 3, draw.number()).await);
    }
    // People hold this while they play; whoever looks at the pages waits until nobody does.
    let gate = Arc::new(RwLock::new(()));
    let over = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let playing: Vec<_> = seated
        .into_iter()
        .map(|mut seated| {
            let (gate, over) = (Arc::clone(&gate), Arc::clone(&over));
            tokio::spawn(async move {
                while !over.load(std::sync::atomic::Ordering::Relaxed) {
                    let playing = gate.read().await;
                    seated.round().await;
                    drop(playing);
                    tokio::time::sleep(Duration::from_millis(150)).await;
                }
                seated
            })
        })
        .collect();
    let mut seen = Seen { tables, ..Seen::default() };
    let watcher = fleet.client();
    let some = watch_tables(fleet, compared).await;
    for n in 0..faults {
        tokio::time::sleep(Duration::from_millis(300 + draw.below(300) as u64)).await;
        let fault = Fault::ALL[(n + draw.below(2)) % Fault::ALL.len()];
        fleet.suffer(fault, &mut draw).await;
        let ended = Instant::now();
        let _nobody_plays = gate.write().await;
        let wrong = settle(fleet, &watcher, &some).await;
        let took = ended.elapsed();
        assert!(wrong.is_none(), "{n}, {fault:?}: {} {}", wrong.unwrap_or_default(), fleet.log(0));
        seen.faults.push((fault, took));
        told(n, fault, took);
    }
    over.store(true, std::sync::atomic::Ordering::Relaxed);
    for player in playing {
        let seated = player.await.expect("a player");
        let stored = stored_moves(&fleet.database, &seated.table, &seated.seats).await;
        seated.check(&stored).unwrap_or_else(|wrong| panic!("{wrong}"));
        seen.answered += seated.answered();
    }
    seen
}

/// Some tables, whose pages are compared.
async fn watch_tables(fleet: &Fleet, count: usize) -> Vec<String> {
    use sqlx::Connection;
    let mut connection = sqlx::PgConnection::connect(&fleet.database).await.expect("a connection");
    let sql = "SELECT id FROM tables ORDER BY id LIMIT $1";
    sqlx::query_scalar(sql).bind(count as i64).fetch_all(&mut connection).await.expect("tables")
}

/// Waits until every server shows every table as the database has it; what is wrong if that takes too long.
async fn settle(fleet: &Arc<Fleet>, watcher: &Client, tables: &[String]) -> Option<String> {
    let began = Instant::now();
    let mut looking = tokio::task::JoinSet::new();
    for table in tables {
        let (fleet, watcher, table) = (Arc::clone(fleet), watcher.clone(), table.clone());
        looking.spawn(async move {
            let mut wrong = None;
            while began.elapsed() < PATIENCE {
                wrong = differing(&fleet, &watcher, &table).await;
                wrong.as_ref()?;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            wrong
        });
    }
    let mut wrong = None;
    while let Some(looked) = looking.join_next().await {
        wrong = wrong.or(looked.expect("somebody looks"));
    }
    wrong
}

/// What differs between the pages of the servers, or between them and the database.
async fn differing(fleet: &Fleet, watcher: &Client, table: &str) -> Option<String> {
    use sqlx::Connection;
    let away = || Some("the database does not answer".to_owned());
    let Ok(mut connection) = sqlx::PgConnection::connect(&fleet.database).await else { return away() };
    let stored = "SELECT revision, version FROM tables WHERE id = $1";
    let Ok(before) = sqlx::query_as::<_, (i64, i64)>(stored).bind(table).fetch_one(&mut connection).await else {
        return away();
    };
    let mut shown = Vec::new();
    for address in fleet.addresses() {
        let request = watcher.http.get(format!("http://{address}/table/{table}")).timeout(Duration::from_secs(10));
        let page = match request.send().await {
            Ok(answer) if answer.status() == 200 => answer.text().await.unwrap_or_default(),
            Ok(answer) => return Some(format!("{address} answers {} for {table}", answer.status())),
            Err(error) => return Some(format!("{address} does not answer: {error}")),
        };
        if version(&page) < before.1 {
            return Some(format!("{address} shows {table} as it was"));
        }
        shown.push(steps(&page));
    }
    let Ok(after) = sqlx::query_as::<_, (i64, i64)>(stored).bind(table).fetch_one(&mut connection).await else {
        return away();
    };
    let _ = connection.close().await;
    if after != before {
        return Some(format!("bots play at {table}"));
    }
    let same = shown.iter().all(|steps| *steps == shown[0]);
    (!same).then(|| format!("the servers show {table} differently: {shown:?}"))
}

/// The moves of some seats that are stored at a table, as they were sent.
pub async fn stored_moves(database: &str, table: &str, seats: &[usize]) -> Vec<String> {
    use sqlx::Connection;
    let mut connection = sqlx::PgConnection::connect(database).await.expect("a connection");
    let sql = "SELECT n, seat, action, by_table FROM moves WHERE table_id = $1 ORDER BY n";
    let id = table.strip_prefix("/table/").expect("a table's address");
    let rows: Vec<(i64, i64, String, bool)> =
        sqlx::query_as(sql).bind(id).fetch_all(&mut connection).await.expect("moves");
    for (n, row) in rows.iter().enumerate() {
        assert_eq!(row.0, n as i64, "a turn of {table} is missing");
    }
    let own = |(_, seat, _, by_table): &&(i64, i64, String, bool)| !by_table && seats.contains(&(*seat as usize + 1));
    rows.iter().filter(own).map(|(_, seat, action, _)| format!("{}: {action}", seat + 1)).collect()
}
