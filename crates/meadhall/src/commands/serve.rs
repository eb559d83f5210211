//! `meadhall serve`: tables online.

use meadhall_screen::Failure;
use meadhall_screen::Output;
use meadhall_screen::folder;
use meadhall_server::{Config, Limits, OwnBot, Server};
use meadhall_words::{Lang, Words};
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

/// Serving.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall serve --addr 127.0.0.1:8080 --no-open
  meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback    for friends in the same network
  meadhall serve --bot olaf=./mybot.py                           a bot of one's own sits at tables")]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:4747", value_name = "ADDRESS:PORT")]
    pub addr: SocketAddr,
    /// Where tables are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Allow an address that other machines can reach
    #[arg(long)]
    pub listen_beyond_loopback: bool,
    /// A name by which other machines may call this server; without any, every name is right [repeatable]
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Visitors come by HTTPS only, through a proxy: cookies are sent no other way
    #[arg(long)]
    pub https: bool,
    /// A program that may sit at tables (see docs/bots/protocol.md), such as olaf=./mybot.py [repeatable]
    #[arg(long, value_name = "NAME=COMMAND")]
    pub bot: Vec<OwnBot>,
    /// How many requests a second one visitor may make [default: 40]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub rate: Option<u32>,
    /// Do not open a browser
    #[arg(long)]
    pub no_open: bool,
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        ServeArgs {
            addr: SocketAddr::from(([127, 0, 0, 1], 4747)),
            data: None,
            listen_beyond_loopback: false,
            host: Vec::new(),
            https: false,
            bot: Vec::new(),
            rate: None,
            no_open: false,
        }
    }
}

/// Serves until somebody wants it to stop.
pub fn run(args: &ServeArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    if !args.addr.ip().is_loopback() && !args.listen_beyond_loopback {
        return Err(Failure::usage(format!(
            "{} can be reached from other machines; if that is wanted, add --listen-beyond-loopback",
            args.addr
        )));
    }
    let data = folder::data(args.data.as_deref())?;
    log_to_stderr();
    let mut limits = Limits::default();
    if let Some(requests) = args.rate {
        limits.requests = requests;
    }
    let config = Config {
        address: args.addr,
        beyond_loopback: args.listen_beyond_loopback,
        data,
        limits,
        hosts: args.host.clone(),
        https: args.https,
        programs: args.bot.clone(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(Failure::new)?;
        let address = page_address(server.address());
        let words = Words::house(lang);
        out.line(words.fill("serve-ready", &[("address", address.as_str().into())]))?;
        out.flush()?;
        if !args.no_open && has_desktop() {
            // A browser that does not come up is no reason to stop: the address stands there.
            let _ = open::that_detached(&address);
        }
        server.run(stopped()).await.map_err(Failure::new)
    })
}

/// The address for a browser on this machine.
fn page_address(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

/// Whether there is a screen for a browser to come up on.
fn has_desktop() -> bool {
    if cfg!(any(target_os = "macos", target_os = "windows")) {
        return true;
    }
    std::env::var_os("DISPLAY").is_some() || std::env::var_os("WAYLAND_DISPLAY").is_some()
}

/// Ready when somebody wants the server to stop.
async fn stopped() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        if let Ok(mut signal) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            signal.recv().await;
        } else {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// Writes the log to the standard error: warnings, or what the variable `RUST_LOG` asks for (`debug`, `meadhall_server=info`).
fn log_to_stderr() {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let layer = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        // Colours are for a screen; in a file they are noise.
        .with_ansi(std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none())
        .with_filter(wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN)));
    tracing_subscriber::registry().with(layer).init();
}
