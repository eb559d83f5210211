//! A server and nothing else, for tests that kill it and for measuring: `house DATA [ADDRESS [REQUESTS [LEASE]]]`.
//!
//! It prints the address and serves until it is told to stop. REQUESTS is what one visitor may ask a second. LEASE is for how
//! long other servers leave its bots to it, in milliseconds. The variable MEADHALL_DATABASE names a database of PostgreSQL,
//! MEADHALL_SMTP a mail server; where there is one, notices do not wait, and are left to this server for as long as bots are.

use meadhall_server::{Config, Limits, Server};
use std::path::PathBuf;
use std::process::ExitCode;
use tokio::signal::unix::{SignalKind, signal};

#[tokio::main]
async fn main() -> ExitCode {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).with_max_level(tracing::Level::WARN).init();
    match serve().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("house: {reason}");
            ExitCode::FAILURE
        }
    }
}

async fn serve() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let data = PathBuf::from(words.next().ok_or("usage: house DATA [ADDRESS [REQUESTS [LEASE]]]")?);
    let address = words.next().unwrap_or_else(|| "127.0.0.1:0".to_owned());
    let address = address.parse().map_err(|_| format!("`{address}` is no address such as 127.0.0.1:4747"))?;
    let mut limits = Limits::default();
    if let Some(requests) = words.next() {
        limits.requests = requests.parse().map_err(|_| format!("`{requests}` is no number of requests"))?;
        limits.tables = i64::from(limits.requests);
        limits.tables_of_address = i64::from(limits.requests);
        limits.connections_of_address = usize::MAX;
    }
    if let Some(lease) = words.next() {
        let millis = lease.parse().map_err(|_| format!("`{lease}` is no number of milliseconds"))?;
        limits.waits.lease = std::time::Duration::from_millis(millis);
    }
    let mut stop = signal(SignalKind::terminate()).map_err(|error| error.to_string())?;
    let database = std::env::var("MEADHALL_DATABASE").ok().filter(|text| !text.is_empty());
    let database =
        database.map(|text| text.parse()).transpose().map_err(|bad: meadhall_server::NoDatabase| bad.to_string())?;
    let mut config = Config { address, limits, database, ..Config::new(data) };
    if let Some(mail) = std::env::var("MEADHALL_SMTP").ok().filter(|text| !text.is_empty()) {
        config.notices.mail = Some(mail.parse().map_err(|bad: meadhall_server::BadMailServer| bad.to_string())?);
        config.notices.collect = std::time::Duration::ZERO;
        config.notices.lease = limits.waits.lease;
        config.notices.round = limits.waits.lease / 4;
    }
    let server = Server::start(config).await.map_err(|error| error.to_string())?;
    println!("{}", server.address());
    let stopped = async move {
        stop.recv().await;
    };
    server.run(stopped).await.map_err(|error| error.to_string())
}
