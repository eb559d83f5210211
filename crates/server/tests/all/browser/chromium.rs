//! Chromium's driver: started on a free port for one test, ended with everything that it started.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, SemaphorePermit};

/// The browser without a window starts and draws faster; where it is missing, the whole one does.
const HEADLESS: &str = "chromium-headless-shell";
const BROWSERS: [&str; 5] = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DRIVERS: [&str; 2] = ["chromedriver", "chromium-driver"];
/// How long the driver gets to close its browsers.
const GRACE: Duration = Duration::from_secs(10);

/// More browsers at once than this would only wait for each other.
static TURNS: Semaphore = Semaphore::const_new(2);

/// A running driver. It ends with its browsers when this is dropped, also when a test fails.
pub struct Chromium {
    /// The browser's program.
    pub program: PathBuf,
    /// Where the driver listens.
    pub address: SocketAddr,
    process: Child,
    _says: BufReader<ChildStdout>,
    _turn: SemaphorePermit<'static>,
}

fn find(names: &[&str]) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut all = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    all.find(|file| file.is_file()).unwrap_or_else(|| {
        panic!(
            "the browser tests need {}: install Debian's packages chromium-headless-shell and chromium-driver, or set MEADHALL_NO_BROWSER",
            names[0]
        )
    })
}

impl Chromium {
    /// Starts the driver; none where the browser tests are to be left out.
    pub async fn start() -> Option<Chromium> {
        Chromium::start_with(&BROWSERS).await
    }

    /// The same with the whole browser: without a window it shows no notices otherwise.
    pub async fn start_whole() -> Option<Chromium> {
        Chromium::start_with(&BROWSERS[1..]).await
    }

    async fn start_with(browsers: &[&str]) -> Option<Chromium> {
        if std::env::var_os("MEADHALL_NO_BROWSER").is_some() {
            println!("MEADHALL_NO_BROWSER is set: the tests in a real browser are left out");
            return None;
        }
        let (program, driver) = (find(browsers), find(&DRIVERS));
        let turn = TURNS.acquire().await.expect("turns are never closed");
        let mut process = Command::new(driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let mut says = BufReader::new(process.stdout.take().expect("the driver speaks"));
        let port = loop {
            let mut line = String::new();
            assert!(says.read_line(&mut line).expect("a line") > 0, "the driver ended before it listened");
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                break port.trim().trim_end_matches('.').parse::<u16>().expect("a port");
            }
        };
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        Some(Chromium { program, address, process, _says: says, _turn: turn })
    }

    /// What the driver calls this browser.
    pub fn name(&self) -> &'static str {
        if self.program.ends_with(HEADLESS) { "chrome-headless-shell" } else { "chrome" }
    }

    /// Asks the driver to close all browsers and to end.
    fn close(&self) -> std::io::Result<()> {
        let mut line = TcpStream::connect_timeout(&self.address, GRACE)?;
        line.set_read_timeout(Some(GRACE))?;
        write!(line, "GET /shutdown HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
        line.read_to_end(&mut Vec::new()).map(|_| ())
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let begun = Instant::now();
        if self.close().is_ok() {
            while begun.elapsed() < GRACE && matches!(self.process.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
