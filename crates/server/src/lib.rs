//! Tables online: pages, live updates, storage, invitations.
//!
//! A request meets, in this order: [`guard`] (host, origin, rate), [`visitor`] (who it is), [`routes`] (what it wants), the
//! [`tables`], and the [`store`]. What changes a table is answered only after it is on the disk. What a page
//! shows is made from a view of the game and nothing else, by [`pages`] and the boards of the games.

mod check;
mod clocks;
mod config;
mod files;
mod guard;
mod hall;
mod house;
mod learning;
mod listener;
mod metrics;
mod monitor;
mod notices;
pub mod pages;
mod people;
mod problem;
mod puzzles;
mod routes;
mod store;
mod tables;
mod talk;
mod thinking;
mod time;
mod token;
mod visitor;

pub use check::{DamagedTable, DatabaseReport, check_database};
pub use config::{BadProgramBot, Config, Limits, ProgramBot, Waits};
pub use hall::{Hall, HallReport, HallTable, Moved};
pub use notices::config::{BadMailServer, MailConfig, MailSecurity, NoticeConfig};
pub use store::{Location, NoDatabase, Phase};
pub use time::Time;

use meadhall_board::LessonShelf;
use meadhall_words::Lang;
use std::fmt;
use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;
use store::StoreError;
use tokio::net::TcpListener;

/// Why a server cannot be started; one line that says what to do.
#[derive(Debug)]
pub struct StartError(String);

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

/// A server that listens.
pub struct Server {
    door: listener::LimitedListener,
    registry: Arc<tables::TableRegistry>,
    address: SocketAddr,
    monitor: Option<TcpListener>,
    /// Held for as long as the server lives: two servers over one folder would overwrite each other's moves.
    _lock: Option<File>,
}

/// How long requests may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(3);
/// How often the counters of requests are tidied.
const TIDY: Duration = Duration::from_secs(60);

impl Server {
    /// Opens the data folder and starts to listen.
    pub async fn start(mut config: Config) -> Result<Server, StartError> {
        if !config.address.ip().is_loopback() && !config.beyond_loopback {
            return Err(StartError(format!(
                "{} can be reached by others; add --listen-beyond-loopback if that is wanted",
                config.address
            )));
        }
        if config.limits.requests == 0 {
            return Err(StartError(
                "with a rate of 0 nobody could ask for anything; give --rate a number from 1".to_owned(),
            ));
        }
        for game in meadhall_games::GAMES {
            game.bot.check().map_err(|bad| StartError(bad.to_string()))?;
        }
        for bot in &config.programs {
            if let Err(reason) = bot.program.find() {
                return Err(StartError(format!("the bot {} cannot play: {reason}; see --bot", bot.name)));
            }
        }
        config.limits.connections = files::room_for(config.limits.connections);
        let lock = match config.database {
            None => Some(take_folder(&config.data)?),
            Some(_) => None,
        };
        let listener = TcpListener::bind(config.address).await.map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => StartError(format!(
                "{} is in use, perhaps by another Meadhall; stop that one or choose another with --addr",
                config.address
            )),
            _ => StartError(format!("cannot listen on {} ({error})", config.address)),
        })?;
        let address = listener.local_addr().map_err(|error| StartError(error.to_string()))?;
        config.address = address;
        let open = Arc::new(AtomicUsize::new(0));
        let door = listener::LimitedListener::new(listener, doorkeeping(&config), Arc::clone(&open));
        let monitor = match config.monitor {
            Some(address) => Some(listen_for_monitor(address).await?),
            None => None,
        };
        let lessons = lessons(config.lessons.as_deref()).map_err(StartError)?;
        let place = match &config.database {
            None => Place::Folder(config.data.display().to_string()),
            Some(location) => Place::Database(location.to_string()),
        };
        let registry = tables::TableRegistry::open(config, lessons, open)
            .await
            .map_err(|error| StartError(unusable(&place, &error)))?;
        Ok(Server { door, registry, address, monitor, _lock: lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready; then lets running requests end and closes the storage.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let rates = Arc::new(guard::Rates::new(self.registry.config.limits.requests));
        let router = routes::router(Arc::clone(&self.registry), Arc::clone(&rates));
        let service = router.into_make_service_with_connect_info::<listener::Caller>();
        let tidy = tokio::spawn(async move {
            loop {
                tokio::time::sleep(TIDY).await;
                rates.tidy();
            }
        });
        let watched = self.monitor.map(|listener| {
            let router = monitor::router(Arc::clone(&self.registry));
            tokio::spawn(async move { axum::serve(listener, router).await })
        });
        let (stopping, stopped) = tokio::sync::oneshot::channel();
        let registry = Arc::clone(&self.registry);
        let serving = axum::serve(self.door, service).with_graceful_shutdown(async move {
            stop.await;
            registry.stop();
            let _ = stopping.send(());
        });
        // Whoever holds a connection open for nothing does not keep the server: the grace is limited.
        let result = tokio::select! {
            result = serving => result.map_err(|error| StartError(error.to_string())),
            () = async { let _ = stopped.await; tokio::time::sleep(GRACE).await } => Ok(()),
        };
        tidy.abort();
        self.registry.close().await;
        if let Some(watched) = watched {
            watched.abort();
        }
        result
    }
}

/// The lessons of all games, and those of the owner's folder.
fn lessons(folder: Option<&Path>) -> Result<LessonShelf, String> {
    let mut shelf = LessonShelf::default();
    for game in meadhall_games::GAMES {
        shelf.add(game.board.lessons, game.board.texts())?;
    }
    if let Some(folder) = folder {
        shelf.add_folder(folder, |id| meadhall_games::find(id).map(|game| game.board.texts()))?;
        for shelved in shelf.all().iter().filter(|shelved| shelved.own) {
            let checked = meadhall_games::find(&shelved.lesson.scenario.game)
                .map_or(Ok(()), |game| shelved.lesson.check(game.rules, shelved.words(Lang::En)));
            checked.map_err(|error| format!("the lesson {} in {}: {error}", shelved.lesson.id, folder.display()))?;
        }
    }
    Ok(shelf)
}

async fn listen_for_monitor(address: SocketAddr) -> Result<TcpListener, StartError> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| {
        StartError(format!(
            "cannot listen on {address} for health and metrics ({error}); choose another with --monitor"
        ))
    })
}

fn doorkeeping(config: &Config) -> listener::Doorkeeping {
    let Limits { connections, connections_of_address, waits, .. } = config.limits;
    listener::Doorkeeping {
        most: connections,
        of_address: connections_of_address,
        proxies: config.proxies.clone(),
        silence: waits.silence,
        headers: waits.headers,
    }
}

/// Where tables are kept, as somebody is told.
enum Place {
    /// In a data folder.
    Folder(String),
    /// In a database.
    Database(String),
}

/// Why a data folder or a database cannot be used, and what to do about it.
fn unusable(place: &Place, error: &StoreError) -> String {
    let (data, option, known) = match place {
        Place::Folder(data) => (data, "--data", store::SqliteStore::newest()),
        Place::Database(database) => (database, "--database", store::PostgresStore::newest()),
    };
    match error {
        StoreError::Newer(version) => format!(
            "the games in {data} were last kept by a newer Meadhall (database {version}, this one knows up to {known}); start that \
             one, or name another with {option}"
        ),
        StoreError::Damaged(reason) => format!(
            "the database in {data} is damaged ({reason}); save what can be read with meadhall hall check {option} {data} \
             --save FILE, or name another with {option}"
        ),
        StoreError::Locked => {
            format!("the database in {data} is held by another program; end that one, or name another with {option}")
        }
        StoreError::Full => format!("the disk of {data} is full; make room, or name another with {option}"),
        StoreError::Away(reason) => {
            format!("the database {data} does not answer ({reason}); start it, or name another with {option}")
        }
        StoreError::Denied(reason) => format!(
            "the database {data} lets nobody in by this name, or not far enough ({reason}); give it the right, or name \
             another with {option}"
        ),
        StoreError::Conflict | StoreError::Other(_) => {
            let what = match place {
                Place::Folder(_) => "data folder",
                Place::Database(_) => "database",
            };
            format!("the {what} {data} cannot be used ({error}); name another with {option}")
        }
    }
}

/// Makes the data folder and takes it for this server alone.
fn take_folder(folder: &Path) -> Result<File, StartError> {
    let data = folder.display();
    std::fs::create_dir_all(folder).map_err(|error| {
        StartError(format!("the data folder {data} cannot be made ({error}); name another with --data"))
    })?;
    lock(folder).map_err(|error| match error {
        TryLockError::WouldBlock => StartError(format!(
            "the data folder {data} is in use by another Meadhall; stop that one or name another with --data"
        )),
        TryLockError::Error(error) => {
            StartError(format!("the data folder {data} cannot be written ({error}); name another with --data"))
        }
    })
}

/// Takes the data folder for this server alone. The system gives it back when the process ends, however it ends.
fn lock(data: &Path) -> Result<File, TryLockError> {
    let file =
        File::options().create(true).append(true).open(data.join("meadhall.lock")).map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}
