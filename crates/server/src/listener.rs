//! A listener that keeps the number of open connections within a limit.

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep};

/// A listener with a limit: whoever comes when all places are taken waits at the door.
pub struct LimitedListener {
    listener: TcpListener,
    room: Arc<Semaphore>,
    silence: Duration,
}

impl LimitedListener {
    /// A door in front of a listener, for so many connections at a time; who is silent for too long is shown out.
    pub fn new(listener: TcpListener, most: usize, silence: Duration) -> LimitedListener {
        LimitedListener { listener, room: Arc::new(Semaphore::new(most.max(1))), silence }
    }
}

impl Listener for LimitedListener {
    type Io = LimitedConnection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (LimitedConnection, SocketAddr) {
        let handle = Arc::clone(&self.room).acquire_owned().await.ok();
        let (stream, address) = Listener::accept(&mut self.listener).await;
        // Small answers go out at once; Nagle's wait would cost more than it saves.
        let _ = stream.set_nodelay(true);
        let alarm = Box::pin(tokio::time::sleep(self.silence));
        (LimitedConnection { stream, silence: self.silence, heard: Instant::now(), alarm, _place: handle }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Caller(pub SocketAddr);

impl Connected<IncomingStream<'_, LimitedListener>> for Caller {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Caller {
        Caller(*stream.remote_addr())
    }
}

/// A connection that gives its place back when it ends, and ends when nothing is said on it for long.
pub struct LimitedConnection {
    stream: TcpStream,
    silence: Duration,
    heard: Instant,
    alarm: Pin<Box<Sleep>>,
    _place: Option<OwnedSemaphorePermit>,
}

impl LimitedConnection {
    /// Ready once nothing has gone either way for too long.
    fn poll_silence(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while self.alarm.as_mut().poll(context).is_ready() {
            let end = self.heard + self.silence;
            if Instant::now() >= end {
                return Poll::Ready(());
            }
            self.alarm.as_mut().reset(end);
        }
        Poll::Pending
    }
}

impl AsyncRead for LimitedConnection {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_read(context, into) {
            Poll::Pending => self.poll_silence(context).map(|()| Err(io::ErrorKind::TimedOut.into())),
            ready => {
                self.heard = Instant::now();
                ready
            }
        }
    }
}

impl AsyncWrite for LimitedConnection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, from);
        if written.is_ready() {
            self.heard = Instant::now();
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
