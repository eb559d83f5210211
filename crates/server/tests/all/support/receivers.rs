//! Those to whom a hall sends something: somebody who takes requests, a browser that is pushed to, a mail server.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey, ecdh};
use ring::{aead, hkdf};
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How long somebody waits for what has to come.
const PATIENCE: Duration = Duration::from_secs(30);

/// Waits until something is there.
pub async fn until<T>(what: &str, mut there: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = there().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("{what} does not come"))
}

/// A request as it came.
#[derive(Clone, Debug)]
pub struct Request {
    pub path: String,
    pub head: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Request {
    /// The body as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// Somebody who takes requests on this machine.
#[derive(Clone)]
pub struct Receiver {
    pub address: SocketAddr,
    heard: Arc<Mutex<Vec<Request>>>,
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl Receiver {
    pub async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let receiver = Receiver { address, heard: Arc::default(), answers: Arc::default() };
        let taking = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let taking = taking.clone();
                tokio::spawn(async move { taking.take(stream).await });
            }
        });
        receiver
    }

    /// The address of a place here.
    pub fn url(&self, place: &str) -> String {
        format!("http://{}/{place}", self.address)
    }

    async fn take(&self, stream: TcpStream) -> Option<()> {
        let mut stream = BufReader::new(stream);
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        let path = line.split(' ').nth(1)?.to_owned();
        let mut head = BTreeMap::new();
        loop {
            line.clear();
            stream.read_line(&mut line).await.ok()?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            head.insert(name.to_ascii_lowercase(), value.to_owned());
        }
        let mut body = vec![0; head.get("content-length")?.parse().ok()?];
        stream.read_exact(&mut body).await.ok()?;
        self.heard.lock().expect("no panic").push(Request { path, head, body });
        let status = self.answers.lock().expect("no panic").pop_front().unwrap_or(201);
        let answer = format!("HTTP/1.1 {status} Word\r\ncontent-length: 0\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.ok()
    }

    /// Answers the next ones like this.
    pub fn answer(&self, statuses: impl IntoIterator<Item = u16>) {
        self.answers.lock().expect("no panic").extend(statuses);
    }

    /// How much has come.
    pub fn count(&self) -> usize {
        self.heard.lock().expect("no panic").len()
    }

    /// The next one that comes, or has come.
    pub async fn next(&self) -> Request {
        until("a request", async || {
            let mut heard = self.heard.lock().expect("no panic");
            (!heard.is_empty()).then(|| heard.remove(0))
        })
        .await
    }
}

/// A browser that is pushed to. It reads by RFC 8291 with a library of its own for the curve.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    /// A browser with these secrets.
    pub fn new(secret: [u8; 32], auth: [u8; 16]) -> Browser {
        Browser { secret: SecretKey::from_slice(&secret).expect("a key"), auth }
    }

    /// What it gives to whoever wants to push: the public key, and the secret that it shares.
    pub fn keys(&self) -> [String; 2] {
        let public = self.secret.public_key().to_encoded_point(false);
        [URL_SAFE_NO_PAD.encode(public.as_bytes()), URL_SAFE_NO_PAD.encode(self.auth)]
    }

    /// What a message says.
    pub fn read(&self, body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().expect("four bytes")) as usize >= rest.len(), "one record");
        let (theirs, record) = rest[1..].split_at(rest[0].into());
        let public = PublicKey::from_sec1_bytes(theirs).expect("a point");
        let agreed = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), public.as_affine());
        let own = self.secret.public_key().to_encoded_point(false);
        let input: [u8; 32] =
            derived(&self.auth, agreed.raw_secret_bytes(), &[b"WebPush: info\0", own.as_bytes(), theirs]);
        let key: [u8; 16] = derived(salt, &input, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derived(salt, &input, &[b"Content-Encoding: nonce\0"]);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
        let mut record = record.to_vec();
        let nonce = aead::Nonce::assume_unique_for_key(nonce);
        let plain = key.open_in_place(nonce, aead::Aad::empty(), &mut record).expect("a message for this browser");
        let end = plain.iter().rposition(|byte| *byte != 0).expect("the mark of the end");
        assert_eq!(plain[end], 2, "the last record");
        plain[..end].to_vec()
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    let secret = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    secret.expand(info, Length(N)).and_then(|bits| bits.fill(&mut bytes)).expect("bytes");
    bytes
}

/// A letter as it came.
#[derive(Clone, Debug)]
pub struct Letter {
    pub from: String,
    pub to: String,
    pub head: BTreeMap<String, String>,
    pub text: String,
}

impl Letter {
    /// The path of the first link that begins like this.
    pub fn link(&self, start: &str) -> String {
        let at = self.text.find(start).unwrap_or_else(|| panic!("{start} in {}", self.text));
        self.text[at..].split_whitespace().next().expect("a link").to_owned()
    }
}

/// A mail server: it speaks SMTP with whoever comes, and keeps what it gets.
#[derive(Clone)]
pub struct MailServer {
    pub address: SocketAddr,
    letters: Arc<Mutex<Vec<Letter>>>,
    /// Whether it lets everybody wait after the greeting.
    asleep: Arc<AtomicBool>,
    /// How many have been greeted.
    greeted: Arc<Mutex<usize>>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = MailServer { address, letters: Arc::default(), asleep: Arc::default(), greeted: Arc::default() };
        let serving = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let serving = serving.clone();
                tokio::spawn(async move { serving.speak(stream).await });
            }
        });
        server
    }

    /// As a hall is told of it.
    pub fn config(&self) -> String {
        format!("smtp://{}?from=hall@mail.example", self.address)
    }

    /// Lets everybody who comes wait after the greeting, or no more.
    pub fn sleep(&self, asleep: bool) {
        self.asleep.store(asleep, Ordering::Release);
    }

    /// How many have come.
    pub fn greeted(&self) -> usize {
        *self.greeted.lock().expect("no panic")
    }

    /// How many letters have come.
    pub fn count(&self) -> usize {
        self.letters.lock().expect("no panic").len()
    }

    /// The next letter that comes, or has come.
    pub async fn next(&self) -> Letter {
        until("a letter", async || {
            let mut letters = self.letters.lock().expect("no panic");
            (!letters.is_empty()).then(|| letters.remove(0))
        })
        .await
    }

    async fn speak(&self, stream: TcpStream) -> Option<()> {
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 mail.example ESMTP\r\n").await.ok()?;
        *self.greeted.lock().expect("no panic") += 1;
        while self.asleep.load(Ordering::Acquire) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let (mut from, mut to, mut line) = (String::new(), String::new(), String::new());
        loop {
            line.clear();
            if stream.read_line(&mut line).await.ok()? == 0 {
                return None;
            }
            let address = || line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
            let word = line.get(..4).unwrap_or_default().to_ascii_uppercase();
            let answer = match word.as_str() {
                "EHLO" => "250-mail.example\r\n250 8BITMIME",
                "MAIL" => {
                    from = address();
                    "250 yes"
                }
                "RCPT" => {
                    to = address();
                    "250 yes"
                }
                "DATA" => {
                    stream.write_all(b"354 go on\r\n").await.ok()?;
                    let text = content(&mut stream).await?;
                    self.letters.lock().expect("no panic").push(letter(&from, &to, &text));
                    "250 taken"
                }
                "QUIT" => return stream.write_all(b"221 farewell\r\n").await.ok(),
                _ => "250 yes",
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
        }
    }
}

/// A letter up to its end, a dot on a line of its own.
async fn content(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        if line == ".\r\n" {
            return Some(text);
        }
        text.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}

/// What was written, with its head and its text as they are meant.
fn letter(from: &str, to: &str, written: &str) -> Letter {
    let (head, body) = written.split_once("\r\n\r\n").expect("a head and a text");
    let unfolded = head.replace("\r\n ", " ");
    let pairs = unfolded.lines().filter_map(|line| line.split_once(": "));
    let head: BTreeMap<String, String> =
        pairs.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    let text = match head.get("content-transfer-encoding").map(String::as_str) {
        Some("quoted-printable") => quoted(body),
        Some("base64") => {
            let packed: String = body.split_whitespace().collect();
            let bytes = base64::engine::general_purpose::STANDARD.decode(packed).expect("base64");
            String::from_utf8(bytes).expect("text")
        }
        _ => body.to_owned(),
    };
    Letter { from: from.to_owned(), to: to.to_owned(), head, text }
}

/// A text that was quoted to be printable.
fn quoted(body: &str) -> String {
    let joined = body.replace("=\r\n", "");
    let mut parts = joined.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).expect("two digits"));
        bytes.extend(part[2..].bytes());
    }
    String::from_utf8(bytes).expect("text")
}

/// The example of RFC 8291, appendix A, is read.
#[test]
fn a_browser_reads_the_example_of_the_standard() {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let secret = bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94").try_into().expect("a key");
    let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().expect("a secret");
    let body = bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b\
         Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
    assert_eq!(Browser::new(secret, auth).read(&body), b"When I grow up, I want to be a watermelon");
}
