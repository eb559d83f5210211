//! `meadhall serve`: tables online.

use meadhall_screen::Failure;
use meadhall_screen::Output;
use meadhall_screen::folder;
use meadhall_server::{Config, Limits, Location, MailConfig, NoticeConfig, ProgramBot, Server, Time};
use meadhall_words::{Lang, Words};
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

/// Serving.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall serve --addr 127.0.0.1:8080 --no-open
  meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback    for friends in the same network
  meadhall serve --bot olaf=./mybot.py                           a bot of one's own sits at tables
  meadhall serve --database postgres://hall@db.example/hall      several servers over one PostgreSQL

The variables MEADHALL_DATABASE and MEADHALL_SMTP name the database and the mail server too, so that a password stands in no
list of processes.")]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:4747", value_name = "ADDRESS:PORT")]
    pub addr: SocketAddr,
    /// Where tables are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The database, if it is not a file in the data folder: postgres://user@host/name
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<Location>,
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
    pub bot: Vec<ProgramBot>,
    /// A folder with lessons of your own (see docs/lessons.md)
    #[arg(long, value_name = "DIR")]
    pub lessons: Option<PathBuf>,
    /// A folder with imprint.md, conduct.md and privacy.md (see docs/company.md) [default: the data folder]
    #[arg(long, value_name = "DIR")]
    pub pages: Option<PathBuf>,
    /// How many requests a second one visitor may make [default: 40]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub rate: Option<u32>,
    /// How many bots think at once [default: all cores but one]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub bot_threads: Option<u32>,
    /// How many connections there may be [default: 12000]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub connections: Option<u32>,
    /// How many tables one visitor may have open [default: 40]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub tables_per_visitor: Option<u32>,
    /// How many tables may be open that were opened from one address [default: 200]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub tables_per_address: Option<u32>,
    /// After how many days an unfinished table is forgotten that nobody has touched; 0 keeps them for ever [default: 90]
    #[arg(long, value_name = "DAYS")]
    pub keep_days: Option<u32>,
    /// The address of a proxy in front of this server, which says whom a request comes from [repeatable]
    #[arg(long, value_name = "ADDRESS")]
    pub behind_proxy: Vec<IpAddr>,
    /// Tell health and metrics at this address, and nowhere else
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub monitor: Option<SocketAddr>,
    /// Your mail server, for people who want to be told by e-mail: smtps://NAME@mail.example?from=hall@mail.example
    #[arg(long, value_name = "ADDRESS")]
    pub smtp: Option<MailConfig>,
    /// How many notices a day somebody gets at most, unless she chooses another number [default: 20]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub notices_per_day: Option<u32>,
    /// An address in this network that notices may be sent to all the same, such as 127.0.0.1:8065 [repeatable]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub notice_loopback: Vec<SocketAddr>,
    /// Write the log as lines or as JSON
    #[arg(long, value_name = "FORMAT", default_value = "lines")]
    pub log: LogFormat,
    /// Do not open a browser
    #[arg(long)]
    pub no_open: bool,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum LogFormat {
    /// A line for a person.
    #[default]
    Lines,
    /// A JSON object on each line.
    Json,
}

/// The database that the option names, or the variable `MEADHALL_DATABASE`.
pub fn database(option: Option<&Location>) -> Result<Option<Location>, Failure> {
    match (option, std::env::var("MEADHALL_DATABASE")) {
        (Some(location), _) => Ok(Some(location.clone())),
        (None, Ok(text)) if !text.is_empty() => {
            text.parse().map(Some).map_err(|bad| Failure::usage(format!("MEADHALL_DATABASE: {bad}")))
        }
        _ => Ok(None),
    }
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
            lessons: None,
            pages: None,
            rate: None,
            database: None,
            bot_threads: None,
            connections: None,
            tables_per_visitor: None,
            tables_per_address: None,
            keep_days: None,
            behind_proxy: Vec::new(),
            monitor: None,
            smtp: None,
            notices_per_day: None,
            notice_loopback: Vec::new(),
            log: LogFormat::Lines,
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
    log_to_stderr(args.log);
    meadhall_bots::keep_errors_in(data.join("programs"));
    let database = database(args.database.as_ref())?;
    let config = Config {
        address: args.addr,
        beyond_loopback: args.listen_beyond_loopback,
        data,
        database,
        limits: limits(args),
        proxies: args.behind_proxy.clone(),
        monitor: args.monitor,
        hosts: args.host.clone(),
        https: args.https,
        programs: args.bot.clone(),
        lessons: args.lessons.clone(),
        time: Time::default(),
        notices: notices(args)?,
        pages: args.pages.clone(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(Failure::new)?;
        let stopped = listen();
        let address = page_address(server.address());
        let words = Words::house(lang);
        out.line(words.fill("serve-ready", &[("address", address.as_str().into())]))?;
        out.flush()?;
        if !args.no_open && has_desktop() {
            // A browser that does not come up is no reason to stop: the address stands there.
            let _ = open::that_detached(&address);
        }
        let interrupted = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&interrupted);
        let stopped = async move { flag.store(stopped.await == Stopped::Interrupted, Ordering::Relaxed) };
        server.run(stopped).await.map_err(Failure::new)?;
        // Services are ended by a request, which is no failure; Ctrl-C has the same status everywhere.
        if interrupted.load(Ordering::Relaxed) { Err(Failure::stopped("")) } else { Ok(()) }
    })
}

/// What notices are sent with. The mail server is what the option names, or the variable `MEADHALL_SMTP`.
fn notices(args: &ServeArgs) -> Result<NoticeConfig, Failure> {
    let usual = NoticeConfig::default();
    let mail = match (&args.smtp, std::env::var("MEADHALL_SMTP")) {
        (Some(mail), _) => Some(mail.clone()),
        (None, Ok(text)) if !text.is_empty() => {
            Some(text.parse().map_err(|bad| Failure::usage(format!("MEADHALL_SMTP: {bad}")))?)
        }
        _ => None,
    };
    let (loopback, most) = (args.notice_loopback.clone(), args.notices_per_day.unwrap_or(usual.most));
    Ok(NoticeConfig { loopback, mail, most, ..usual })
}

/// The limits that the options give.
fn limits(args: &ServeArgs) -> Limits {
    let usual = Limits::default();
    let number =
        |given: Option<u32>, usual: usize| given.map_or(usual, |number| usize::try_from(number).unwrap_or(usual));
    Limits {
        requests: args.rate.unwrap_or(usual.requests),
        tables: args.tables_per_visitor.map_or(usual.tables, i64::from),
        tables_of_address: args.tables_per_address.map_or(usual.tables_of_address, i64::from),
        connections: number(args.connections, usual.connections),
        bot_threads: args.bot_threads.and_then(|threads| usize::try_from(threads).ok()),
        keep_days: args.keep_days.or(usual.keep_days).filter(|days| *days > 0),
        ..usual
    }
}

/// The address for a browser on this machine. By a number browsers refuse passkeys.
fn page_address(address: SocketAddr) -> String {
    let v4 = std::net::IpAddr::from(std::net::Ipv4Addr::LOCALHOST);
    if address.ip().is_unspecified() || address.ip() == v4 {
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

/// How somebody has stopped the server.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stopped {
    /// By Ctrl-C.
    Interrupted,
    /// By asking it to end.
    Asked,
}

/// Listens from now on; what comes of it is ready when somebody wants the server to stop.
fn listen() -> impl Future<Output = Stopped> + Send + 'static {
    #[cfg(unix)]
    let (interrupt, terminate) = {
        use tokio::signal::unix::{SignalKind, signal};
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    };
    async move {
        #[cfg(unix)]
        if let (Ok(mut interrupt), Ok(mut terminate)) = (interrupt, terminate) {
            return tokio::select! {
                _ = interrupt.recv() => Stopped::Interrupted,
                _ = terminate.recv() => Stopped::Asked,
            };
        }
        let _ = tokio::signal::ctrl_c().await;
        Stopped::Interrupted
    }
}

/// Writes the log to the standard error: warnings, or what the variable `RUST_LOG` asks for (`debug`, `meadhall_server=info`).
fn log_to_stderr(format: LogFormat) {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let wanted = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    match format {
        LogFormat::Lines => {
            // Colours are for a screen; in a file they are noise.
            let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
            tracing_subscriber::registry().with(layer.with_ansi(colours).with_filter(wanted)).init();
        }
        LogFormat::Json => tracing_subscriber::registry().with(layer.json().with_filter(wanted)).init(),
    }
}
