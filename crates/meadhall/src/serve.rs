//! `meadhall serve`: tables online.

use crate::cli;
use crate::failure::Failure;
use crate::folder;
use crate::output::Output;
use meadhall_server::{Config, Limits, Server};
use meadhall_words::{Lang, Words};
use std::io::IsTerminal;
use std::net::SocketAddr;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

/// Serves until somebody wants it to stop.
pub fn run(args: &cli::Serve, lang: Lang, out: &mut Output) -> Result<(), Failure> {
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
