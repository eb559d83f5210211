//! A line between a browser and the server that can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A line to a server. While it is cut, open connections are gone and new ones are closed at once.
pub struct Line {
    /// Where the browser calls.
    pub address: SocketAddr,
    up: Arc<watch::Sender<bool>>,
    serving: JoinHandle<()>,
}

impl Line {
    /// A line that is up.
    pub async fn to(server: SocketAddr) -> Line {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let up = Arc::new(watch::Sender::new(true));
        let state = Arc::clone(&up);
        let serving = tokio::spawn(async move {
            while let Ok((caller, _)) = listener.accept().await {
                tokio::spawn(carry(caller, server, state.subscribe()));
            }
        });
        Line { address, up, serving }
    }

    /// Cuts the line or mends it.
    pub fn set(&self, up: bool) {
        self.up.send_replace(up);
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn carry(mut caller: TcpStream, server: SocketAddr, mut up: watch::Receiver<bool>) {
    if !*up.borrow_and_update() {
        return;
    }
    let Ok(mut called) = TcpStream::connect(server).await else { return };
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut caller, &mut called) => {}
        _ = up.wait_for(|up| !up) => {}
    }
}
