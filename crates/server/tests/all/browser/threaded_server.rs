//! A server with threads of its own, so that stopping it cuts every connection as the end of a process does.

use crate::support::{Client, TestServer};
use meadhall_server::{Limits, NoticeConfig, Time};
use std::net::SocketAddr;
use std::path::Path;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A server with threads of its own.
pub struct ThreadedServer {
    /// Where it listens.
    pub address: SocketAddr,
    server: Option<TestServer>,
    threads: Option<Runtime>,
}

fn limits() -> Limits {
    Limits {
        requests: 100_000,
        tables: 100_000,
        tables_of_address: 100_000,
        connections_of_address: 100_000,
        streams: 1_000,
        ..Limits::default()
    }
}

async fn opened(server: impl Future<Output = TestServer> + Send + 'static) -> ThreadedServer {
    let threads = Runtime::new().expect("threads");
    let server = threads.spawn(server).await.expect("the server starts");
    ThreadedServer { address: server.address, server: Some(server), threads: Some(threads) }
}

impl ThreadedServer {
    /// A server with an empty data folder.
    pub async fn open() -> ThreadedServer {
        opened(TestServer::with(limits())).await
    }

    /// A server whose clocks run by this time.
    pub async fn timed(time: Time) -> ThreadedServer {
        let data = tempfile::tempdir().expect("a folder");
        opened(TestServer::timed(data, time, limits())).await
    }

    /// A server that tells people something like this.
    pub async fn telling(notices: NoticeConfig) -> ThreadedServer {
        opened(TestServer::telling(notices, None)).await
    }

    /// The data folder.
    pub fn data(&self) -> &Path {
        self.server.as_ref().expect("a server").data.path()
    }

    /// Stops the server and gives back what a new one needs to go on.
    pub async fn close(mut self) -> (SocketAddr, TempDir) {
        let (server, threads) = (self.server.take().expect("a server"), self.threads.take().expect("threads"));
        let data = threads.spawn(server.close()).await.expect("the server stops");
        threads.shutdown_background();
        (self.address, data)
    }

    /// A server at the old address over the old data.
    pub async fn reopen((address, data): (SocketAddr, TempDir)) -> ThreadedServer {
        opened(TestServer::at(address, data, limits())).await
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Somebody new without a browser.
    pub fn client(&self) -> Client {
        Client::new(self.url(""), "en")
    }
}

impl Drop for ThreadedServer {
    fn drop(&mut self) {
        if let Some(threads) = self.threads.take() {
            // Dropping threads where others run would wait for them.
            threads.shutdown_background();
        }
    }
}
