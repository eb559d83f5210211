//! Nobody reaches a machine of the own network, by whatever name.

use super::*;
use std::collections::VecDeque;
use std::sync::Mutex;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Names that mean another address each time they are looked up.
struct Changing(Mutex<VecDeque<Vec<SocketAddr>>>);

impl Changing {
    fn names<const N: usize>(answers: [&[SocketAddr]; N]) -> Arc<Changing> {
        Arc::new(Changing(Mutex::new(answers.into_iter().map(<[SocketAddr]>::to_vec).collect())))
    }

    fn left(&self) -> usize {
        self.0.lock().expect("no panic").len()
    }
}

impl Resolve for Changing {
    fn resolve<'a>(&'a self, _: &'a str, _: u16) -> Pin<Box<dyn Future<Output = Vec<SocketAddr>> + Send + 'a>> {
        let next = self.0.lock().expect("no panic").pop_front().unwrap_or_default();
        Box::pin(async move { next })
    }
}

/// A receiver that answers everybody with this, and what it heard.
async fn receiver(answer: &'static str) -> (SocketAddr, tokio::task::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let heard = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("somebody");
        let mut heard = Vec::new();
        let mut some = [0; 1024];
        while !heard.ends_with(b"hello") {
            let count = stream.read(&mut some).await.expect("bytes");
            assert!(count > 0, "cut off");
            heard.extend(&some[..count]);
        }
        stream.write_all(answer.as_bytes()).await.expect("an answer");
        String::from_utf8(heard).expect("text")
    });
    (address, heard)
}

async fn open(outgoing: &Outgoing, url: &str) -> Result<Line, Unreachable> {
    outgoing.open(&outgoing.read(url)?).await
}

#[tokio::test]
async fn only_https_leads_outside_and_nothing_inside() {
    let outgoing = Outgoing::new(Vec::new(), Duration::from_secs(5));
    let long = format!("https://a.example/{}", "x".repeat(LONGEST));
    for bad in [
        "",
        "nonsense",
        "http://8.8.8.8/",
        "ftp://8.8.8.8/",
        "file:///etc/passwd",
        "https://a:b@8.8.8.8/",
        "https://",
        &long,
    ] {
        assert_eq!(open(&outgoing, bad).await.err(), Some(Unreachable::NoAddress), "{bad}");
    }
    // However an address is written.
    for inside in [
        "https://127.0.0.1/",
        "https://127.1/",
        "https://0x7f.1/",
        "https://2130706433/",
        "https://0177.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:a00:1]/",
        "https://169.254.169.254/latest/",
        "https://10.0.0.1:8080/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://0.0.0.0/",
        "https://[64:ff9b::7f00:1]/",
        "https://localhost/",
    ] {
        assert_eq!(open(&outgoing, inside).await.err(), Some(Unreachable::Inside), "{inside}");
    }
    // Digits of another script are either read as what they are, or not at all.
    assert!(open(&outgoing, "https://127。0。0。1/").await.is_err());
}

#[tokio::test]
async fn a_name_that_leads_inside_is_refused_whatever_else_it_means() {
    let (inside, outside) = (SocketAddr::from(([192, 168, 0, 9], 443)), SocketAddr::from(([1, 1, 1, 1], 443)));
    for answer in [&[inside][..], &[outside, inside], &[inside, outside]] {
        let outgoing = Outgoing::with_names(Vec::new(), Changing::names([answer]));
        assert_eq!(open(&outgoing, "https://hook.example/").await.err(), Some(Unreachable::Inside));
    }
    let outgoing = Outgoing::with_names(Vec::new(), Changing::names([]));
    assert_eq!(open(&outgoing, "https://nobody.example/").await.err(), Some(Unreachable::Away));
}

/// A name is looked up once: the address that was found good is the one that is spoken to, whatever the name means a moment later.
#[tokio::test]
async fn a_name_cannot_change_its_meaning_in_between() {
    let (address, heard) = receiver("HTTP/1.1 204 No Content\r\n\r\n").await;
    let elsewhere = SocketAddr::from(([127, 0, 0, 1], 9));
    let names = Changing::names([&[address], &[elsewhere]]);
    let outgoing = Outgoing::with_names(vec![address], Arc::clone(&names) as Arc<dyn Resolve>);
    let line = open(&outgoing, "http://hook.example/in?a=b#c").await.expect("a line");
    let answered = line.post(HeaderMap::new(), b"hello".to_vec()).await.expect("an answer");
    assert_eq!(answered, Answered { status: 204, retry_after: None });
    let heard = heard.await.expect("what was said");
    assert!(heard.starts_with("POST /in?a=b HTTP/1.1\r\n"), "{heard}");
    assert!(heard.contains("host: hook.example\r\n"), "{heard}");
    assert_eq!(names.left(), 1, "it was looked up once");
}

/// An answer that leads elsewhere leads nowhere.
#[tokio::test]
async fn nobody_is_followed_elsewhere() {
    let answer =
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/secret\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n";
    let (address, _heard) = receiver(answer).await;
    let outgoing = Outgoing::new(vec![address], Duration::from_secs(5));
    let line = open(&outgoing, &format!("http://{address}/")).await.expect("a line");
    let answered = line.post(HeaderMap::new(), b"hello".to_vec()).await.expect("an answer");
    assert_eq!(answered, Answered { status: 302, retry_after: Some(7) });
}

/// What is allowed is one address with its port, and no other of this machine.
#[tokio::test]
async fn an_exception_is_for_just_that_address() {
    let (address, _heard) = receiver("HTTP/1.1 204 No Content\r\n\r\n").await;
    let outgoing = Outgoing::new(vec![address], Duration::from_secs(5));
    let port = address.port().wrapping_add(1);
    assert_eq!(open(&outgoing, &format!("http://127.0.0.1:{port}/")).await.err(), Some(Unreachable::Inside));
    assert_eq!(open(&outgoing, &format!("http://[::1]:{}/", address.port())).await.err(), Some(Unreachable::Inside));
    assert_eq!(open(&outgoing, "http://8.8.8.8/").await.err(), Some(Unreachable::NoAddress), "plainly to nobody else");
    assert!(open(&outgoing, &format!("http://{address}/")).await.is_ok());
}

/// Who never answers is not waited for.
#[tokio::test]
async fn a_receiver_has_its_time_and_no_more() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let outgoing = Outgoing::new(vec![address], Duration::from_millis(200));
    let line = open(&outgoing, &format!("http://{address}/")).await.expect("a line");
    assert_eq!(line.post(HeaderMap::new(), b"hello".to_vec()).await.err(), Some(Unreachable::Slow));
}
