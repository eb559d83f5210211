//! A connection that ends when nothing is said on it for long, or when the head of a request never ends.

use super::{Doorkeeping, Place};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

/// How far a request has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hearing {
    /// Nobody has said anything since the last answer.
    Nothing,
    /// The head of a request since then, and how much of the empty line that ends it.
    Head(Instant, usize),
    /// All of the head.
    Enough,
}

/// The end of a head.
const END: &[u8] = b"\r\n\r\n";

impl Hearing {
    /// After these bytes.
    fn after(self, bytes: &[u8], now: Instant) -> Hearing {
        let (since, mut matched) = match self {
            Hearing::Nothing => (now, 0),
            Hearing::Head(since, matched) => (since, matched),
            Hearing::Enough => return Hearing::Enough,
        };
        for byte in bytes {
            matched = match *byte == END[matched] {
                true => matched + 1,
                false => usize::from(*byte == END[0]),
            };
            if matched == END.len() {
                return Hearing::Enough;
            }
        }
        Hearing::Head(since, matched)
    }
}

/// A connection that gives its place back when it ends.
pub struct LimitedConnection {
    stream: TcpStream,
    silence: Duration,
    headers: Duration,
    heard: Instant,
    hearing: Hearing,
    alarm: Pin<Box<Sleep>>,
    _place: Place,
}

impl LimitedConnection {
    pub(super) fn new(stream: TcpStream, rules: &Doorkeeping, place: Place) -> LimitedConnection {
        let (silence, headers) = (rules.silence, rules.headers);
        let alarm = Box::pin(tokio::time::sleep(silence.min(headers)));
        let (heard, hearing) = (Instant::now(), Hearing::Nothing);
        LimitedConnection { stream, silence, headers, heard, hearing, alarm, _place: place }
    }

    /// When it ends if nothing happens.
    fn end(&self) -> Instant {
        match self.hearing {
            Hearing::Head(since, _) => (self.heard + self.silence).min(since + self.headers),
            Hearing::Nothing | Hearing::Enough => self.heard + self.silence,
        }
    }

    /// Ready once nothing has gone either way for too long, or a head has taken too long.
    fn poll_end(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while self.alarm.as_mut().poll(context).is_ready() {
            let end = self.end();
            if Instant::now() >= end {
                return Poll::Ready(());
            }
            self.alarm.as_mut().reset(end);
        }
        // A head that has begun may end earlier than the alarm that was set before.
        if let Hearing::Head(..) = self.hearing
            && self.alarm.deadline() > self.end()
        {
            let end = self.end();
            self.alarm.as_mut().reset(end);
            return self.alarm.as_mut().poll(context);
        }
        Poll::Pending
    }
}

impl AsyncRead for LimitedConnection {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        match Pin::new(&mut self.stream).poll_read(context, into) {
            Poll::Pending => self.poll_end(context).map(|()| Err(io::ErrorKind::TimedOut.into())),
            ready => {
                let now = Instant::now();
                self.heard = now;
                self.hearing = self.hearing.after(&into.filled()[before..], now);
                match self.hearing {
                    Hearing::Head(since, _) if now >= since + self.headers => {
                        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
                    }
                    _ => ready,
                }
            }
        }
    }
}

impl AsyncWrite for LimitedConnection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, from);
        if written.is_ready() {
            self.heard = Instant::now();
            self.hearing = Hearing::Nothing;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_ends_with_an_empty_line_however_it_arrives() {
        let now = Instant::now();
        for pieces in
            [&["GET / HTTP/1.1\r\n\r\n"][..], &["GET", " / HTTP/1.1\r\nhost: a\r", "\n\r", "\n"], &["a\r\r\n\r\n"]]
        {
            let mut hearing = Hearing::Nothing;
            for (n, piece) in pieces.iter().enumerate() {
                assert_ne!(hearing, Hearing::Enough, "{pieces:?}, {n}");
                hearing = hearing.after(piece.as_bytes(), now);
            }
            assert_eq!(hearing, Hearing::Enough, "{pieces:?}");
        }
        let mut hearing = Hearing::Nothing;
        for byte in b"x-slow: 1\r\n" {
            hearing = hearing.after(&[*byte], now + Duration::from_secs(1));
        }
        assert_eq!(hearing, Hearing::Head(now + Duration::from_secs(1), 2));
    }
}
