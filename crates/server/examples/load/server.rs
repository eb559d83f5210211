//! A server that is started to be measured.

use crate::{Fallible, Plan};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::process::{Child, Command};

/// A running server.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// How long it took until the first page was answered.
    pub start: Duration,
}

/// How long a server may take to start before that is a fault.
const LONGEST: Duration = Duration::from_secs(120);

impl Server {
    /// Starts `meadhall serve` with the limits that it has by default.
    pub async fn start(plan: &Plan) -> Fallible<Server> {
        let beside = || -> Fallible<PathBuf> {
            let examples = std::env::current_exe()?;
            Ok(examples.parent().and_then(|folder| folder.parent()).ok_or("no folder")?.join("meadhall"))
        };
        let program = plan.program.clone().map_or_else(beside, Ok)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut command = Command::new(&program);
        command.args(["serve", "--no-open", "--addr", &address.to_string(), "--data"]).arg(plan.folder()?);
        command.stdout(Stdio::null()).kill_on_drop(true);
        let began = Instant::now();
        let child = command.spawn().map_err(|error| format!("{}: {error}; build it first", program.display()))?;
        let http = reqwest::Client::builder().no_proxy().build()?;
        loop {
            let answer = http.get(format!("http://{address}/")).send().await;
            if answer.is_ok_and(|answer| answer.status() == 200) {
                return Ok(Server { child, address, start: began.elapsed() });
            }
            if began.elapsed() > LONGEST {
                return Err("the server does not start".into());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// A line of what the system says of its memory, in MiB.
    fn memory(&self, line: &str) -> f64 {
        let status = self.child.id().and_then(|id| std::fs::read_to_string(format!("/proc/{id}/status")).ok());
        let kib = status.as_deref().unwrap_or_default().lines().find_map(|text| text.strip_prefix(line));
        let kib = kib.and_then(|text| text.trim().trim_end_matches(" kB").trim().parse::<f64>().ok());
        (kib.unwrap_or_default() / 102.4).round() / 10.0
    }

    /// The memory that it has now, in MiB.
    pub fn resident(&self) -> f64 {
        self.memory("VmRSS:")
    }

    /// The most memory that it had so far, in MiB.
    pub fn peak(&self) -> f64 {
        self.memory("VmHWM:")
    }

    /// The seconds of a core that it has used so far.
    pub fn cpu(&self) -> f64 {
        let stat = self.child.id().and_then(|id| std::fs::read_to_string(format!("/proc/{id}/stat")).ok());
        let stat = stat.unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        // The fields utime and stime, in hundredths of a second.
        [11, 12].iter().filter_map(|n| fields.get(*n)?.parse::<f64>().ok()).sum::<f64>() / 100.0
    }
}
