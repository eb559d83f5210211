//! A server that is a process of its own and can be killed: the example `house`.

use super::Client;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::SystemTime;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};

/// A running server.
pub struct Process {
    pub address: SocketAddr,
    child: Child,
    /// Kept open, so that the server never writes into nothing.
    _said: BufReader<ChildStdout>,
    log: tempfile::NamedTempFile,
}

/// When the newest file in a folder was changed.
fn newest(folder: &Path) -> SystemTime {
    let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let changed = |path: PathBuf| match path.is_dir() {
        true => newest(&path),
        false => path.metadata().and_then(|file| file.modified()).expect("a file"),
    };
    files.map(changed).max().unwrap_or(SystemTime::UNIX_EPOCH)
}

/// The example `house`, for whoever starts it in ways of his own.
pub fn house() -> PathBuf {
    program()
}

/// The example `house`, which cargo builds together with the tests; but not where it is told to build a single one of them.
fn program() -> PathBuf {
    let test = std::env::current_exe().expect("a path");
    let built = test.parent().and_then(Path::parent).expect("a folder");
    let house = built.join("examples").join("house");
    let built = house.metadata().and_then(|file| file.modified());
    let sources = newest(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let fresh = built.is_ok_and(|built| built >= sources);
    assert!(fresh, "build the server first: cargo build -p meadhall-server --example house");
    house
}

impl Process {
    /// Starts a server over a data folder, on a free port.
    pub async fn start(data: &Path) -> Process {
        Process::run(Command::new(program()), data).await
    }

    /// Starts a server that can write no file beyond so many KiB, on whatever file system.
    pub async fn start_limited(data: &Path, kib: u32) -> Process {
        let mut shell = Command::new("bash");
        // Without the signal, writing past the limit is an error like any other.
        let script = format!("trap '' XFSZ && ulimit -f {kib} && exec \"$@\"");
        shell.args(["-c", &script, "bash"]).arg(program());
        Process::run(shell, data).await
    }

    /// Starts a server that can have so many files open.
    pub async fn start_with_files(data: &Path, files: u32) -> Process {
        let mut shell = Command::new("bash");
        shell.args(["-c", &format!("ulimit -n {files} && exec \"$@\""), "bash"]).arg(program());
        Process::run(shell, data).await
    }

    async fn run(mut command: Command, data: &Path) -> Process {
        let log = tempfile::NamedTempFile::new().expect("a file");
        command.arg(data).args(["127.0.0.1:0", "1000000"]).stdout(Stdio::piped()).kill_on_drop(true);
        command.stderr(log.reopen().expect("a file"));
        let mut child = command.spawn().expect("a process");
        let mut said = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        said.read_line(&mut line).await.expect("a line");
        let wrong = || std::fs::read_to_string(log.path()).unwrap_or_default();
        let address = line.trim().parse().unwrap_or_else(|_| panic!("an address, not `{line}`: {}", wrong()));
        Process { address, child, _said: said, log }
    }

    /// What it has written into its log, a line each.
    pub fn log(&self) -> Vec<String> {
        let text = std::fs::read_to_string(self.log.path()).expect("a log");
        text.lines().map(str::to_owned).collect()
    }

    /// Ends it without a warning, as a loss of power would.
    pub async fn kill(mut self) {
        self.child.kill().await.expect("SIGKILL");
    }

    /// Asks it to stop, and waits until it has.
    pub async fn stop(mut self) -> ExitStatus {
        let id = self.child.id().expect("it runs").to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().await.expect("kill");
        assert!(sent.success());
        self.child.wait().await.expect("it ends")
    }

    /// Somebody new.
    pub fn client(&self) -> Client {
        Client::new(format!("http://{}", self.address), "en")
    }
}
