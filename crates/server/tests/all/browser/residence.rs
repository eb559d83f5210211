//! A server with threads of its own, so that stopping it cuts every connection as the end of a process does.

use crate::house::{Guest, House};
use meadhall_server::Limits;
use std::net::SocketAddr;
use std::path::Path;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A server with threads of its own.
pub struct Residence {
    /// Where it listens.
    pub address: SocketAddr,
    house: Option<House>,
    threads: Option<Runtime>,
}

fn limits() -> Limits {
    Limits { requests: 100_000, tables: 100_000, streams: 1_000, ..Limits::default() }
}

async fn opened(house: impl Future<Output = House> + Send + 'static) -> Residence {
    let threads = Runtime::new().expect("threads");
    let house = threads.spawn(house).await.expect("the server starts");
    Residence { address: house.address, house: Some(house), threads: Some(threads) }
}

impl Residence {
    /// A server with an empty data folder.
    pub async fn open() -> Residence {
        opened(House::with(limits())).await
    }

    /// The data folder.
    pub fn data(&self) -> &Path {
        self.house.as_ref().expect("a server").data.path()
    }

    /// Stops the server and gives back what a new one needs to go on.
    pub async fn close(mut self) -> (SocketAddr, TempDir) {
        let (house, threads) = (self.house.take().expect("a server"), self.threads.take().expect("threads"));
        let data = threads.spawn(house.close()).await.expect("the server stops");
        threads.shutdown_background();
        (self.address, data)
    }

    /// A server at the old address over the old data.
    pub async fn reopen((address, data): (SocketAddr, TempDir)) -> Residence {
        opened(House::at(address, data, limits())).await
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Somebody new without a browser.
    pub fn guest(&self) -> Guest {
        Guest::new(self.url(""), "en")
    }
}

impl Drop for Residence {
    fn drop(&mut self) {
        if let Some(threads) = self.threads.take() {
            // Dropping threads where others run would wait for them.
            threads.shutdown_background();
        }
    }
}
