//! A private cluster of PostgreSQL in a temporary folder, gone with the process that started it.

#![allow(dead_code, reason = "other test programs and examples use a part of it")]

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// What runs the cluster: it makes one, prints `ready`, obeys a word a line (`restart`), and ends the cluster and removes the
/// folder when its input ends, however the process ends that holds the other end. Where it runs as root the cluster belongs to
/// somebody else: PostgreSQL refuses to be root's.
const SCRIPT: &str = r#"
set -eu
bin=$1 folder=$(mktemp -d)
trap 'cd /; rm -rf "$folder"' EXIT
as=()
if [ "$(id -u)" -eq 0 ]; then
    as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
    chown postgres: "$folder"
fi
cd "$folder"
"${as[@]}" "$bin/initdb" -D "$folder/data" -U meadhall -A trust -E UTF8 --locale=C --no-sync >"$folder.log" 2>&1 ||
    { cat "$folder.log" >&2; rm -f "$folder.log"; exit 1; }
rm -f "$folder.log"
chmod 755 "$folder"
start() {
    "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -t 60 -s -l "$folder/data/log" -o "-k $folder -c listen_addresses='' \
        -c max_connections=200 -c fsync=off -c shared_buffers=64MB" start </dev/null >/dev/null 2>&1
}
stop() { "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -s -m "$1" stop </dev/null >/dev/null 2>&1; }
start
trap 'stop immediate || true; cd /; rm -rf "$folder"' EXIT
echo "$folder"
while read -r word; do
    case $word in
        restart) stop fast; start ;;
        crash) stop immediate; start ;;
        stop) stop fast ;;
        start) start ;;
    esac
    echo "$word"
done
"#;

/// A running cluster.
pub struct Cluster {
    folder: PathBuf,
    line: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
    databases: AtomicUsize,
    _script: Child,
}

/// Where the programs of PostgreSQL are.
fn programs() -> PathBuf {
    let versions = Path::new("/usr/lib/postgresql");
    let mut found: Vec<PathBuf> = std::fs::read_dir(versions)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    found.retain(|bin| bin.join("initdb").is_file());
    found.sort();
    found.pop().expect("PostgreSQL is not installed; ./check does that")
}

impl Cluster {
    /// Starts a cluster.
    pub fn start() -> Cluster {
        let mut command = Command::new("bash");
        command.args(["-c", SCRIPT, "cluster"]).arg(programs()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut script = command.spawn().expect("bash");
        let (input, mut output) =
            (script.stdin.take().expect("a line"), BufReader::new(script.stdout.take().expect("a line")));
        let mut folder = String::new();
        output.read_line(&mut folder).expect("a line");
        assert!(!folder.trim().is_empty(), "PostgreSQL does not start");
        let databases = AtomicUsize::new(0);
        Cluster { folder: folder.trim().into(), line: Mutex::new((input, output)), databases, _script: script }
    }

    /// The cluster of this process.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(Cluster::start)
    }

    /// The address of a database of this cluster.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://meadhall@localhost/{database}?host={}", self.folder.display())
    }

    /// The address of a new database.
    pub async fn database(&self) -> String {
        use sqlx::Connection;
        let name = format!("hall{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut connection = sqlx::PgConnection::connect(&self.url("postgres")).await.expect("a connection");
        let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(sql).execute(&mut connection).await.expect("a database");
        self.url(&name)
    }

    /// Stops it and starts it again (`restart`), as a crash would (`crash`), or one of the two (`stop`, `start`).
    pub fn tell(&self, word: &str) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(line.0, "{word}").expect("the cluster runs");
        let mut done = String::new();
        line.1.read_line(&mut done).expect("an answer");
        assert_eq!(done.trim(), word, "the cluster does not obey");
    }
}
