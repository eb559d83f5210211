//! Tables online: pages, live updates, storage, invitations.
//!
//! A request meets, in this order: [`guard`] (host, origin, rate), [`visitor`] (who it is), [`routes`] (what it wants), the
//! [`tables`], and the [`store`]. What changes a table is answered only after it is on the disk. What a page
//! shows is made from a view of the game and nothing else, by [`pages`] and the boards of the games.

mod check;
mod config;
mod guard;
mod listener;
pub mod pages;
mod problem;
mod routes;
mod store;
mod tables;
mod thinking;
mod token;
mod visitor;

pub use check::{DamagedTable, HallReport, check_hall};
pub use config::{BadOwnBot, Config, Limits, OwnBot, Waits};
pub use store::Phase;

use std::fmt;
use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
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
    /// Held for as long as the server lives: two servers over one folder would overwrite each other's moves.
    _lock: File,
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
        for bot in &config.programs {
            if let Err(reason) = bot.program.find() {
                return Err(StartError(format!("the bot {} cannot play: {reason}; see --bot", bot.name)));
            }
        }
        let data = config.data.display().to_string();
        std::fs::create_dir_all(&config.data).map_err(|error| {
            StartError(format!("the data folder {data} cannot be made ({error}); name another with --data"))
        })?;
        let listener = TcpListener::bind(config.address).await.map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => StartError(format!(
                "{} is in use, perhaps by another Meadhall; stop that one or choose another with --addr",
                config.address
            )),
            _ => StartError(format!("cannot listen on {} ({error})", config.address)),
        })?;
        let address = listener.local_addr().map_err(|error| StartError(error.to_string()))?;
        config.address = address;
        let door = listener::LimitedListener::new(listener, config.limits.connections, config.limits.waits.silence);
        let lock = lock(&config.data).map_err(|error| match error {
            TryLockError::WouldBlock => StartError(format!(
                "the data folder {data} is in use by another Meadhall; stop that one or name another with --data"
            )),
            TryLockError::Error(error) => {
                StartError(format!("the data folder {data} cannot be written ({error}); name another with --data"))
            }
        })?;
        let registry =
            tables::TableRegistry::open(config).await.map_err(|error| StartError(unusable(&data, &error)))?;
        Ok(Server { door, registry, address, _lock: lock })
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
        let (stopping, stopped) = tokio::sync::oneshot::channel();
        let serving = axum::serve(self.door, service).with_graceful_shutdown(async move {
            stop.await;
            let _ = stopping.send(());
        });
        // Live connections never end by themselves, so the grace is limited.
        let result = tokio::select! {
            result = serving => result.map_err(|error| StartError(error.to_string())),
            () = async { let _ = stopped.await; tokio::time::sleep(GRACE).await } => Ok(()),
        };
        tidy.abort();
        self.registry.store.close().await;
        result
    }
}

/// Why a data folder cannot be used, and what to do about it.
fn unusable(data: &str, error: &StoreError) -> String {
    match error {
        StoreError::Newer(version) => format!(
            "the games in {data} were last kept by a newer Meadhall (database {version}, this one knows up to {}); start that \
             one, or name another folder with --data",
            store::newest()
        ),
        StoreError::Damaged(reason) => format!(
            "the database in {data} is damaged ({reason}); save what can be read with meadhall hall check --data {data} \
             --save FILE, or name another folder with --data"
        ),
        StoreError::Locked => {
            format!(
                "the database in {data} is held by another program; end that one, or name another folder with --data"
            )
        }
        StoreError::Full => format!("the disk of {data} is full; make room, or name another folder with --data"),
        StoreError::Other(reason) => {
            format!("the data folder {data} cannot be used ({reason}); name another with --data")
        }
    }
}

/// Takes the data folder for this server alone. The system gives it back when the process ends, however it ends.
fn lock(data: &Path) -> Result<File, TryLockError> {
    let file =
        File::options().create(true).append(true).open(data.join("meadhall.lock")).map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}
