//! A line to a browser that speaks WebDriver BiDi: JSON over a websocket (RFC 6455), as much of it as a test needs.

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// Kinds of frames.
const CONTINUED: u8 = 0;
const TEXT: u8 = 1;
const PING: u8 = 9;
const PONG: u8 = 10;
/// What a client's bytes are mixed with. Any will do on a line that nobody else shares.
const MASK: [u8; 4] = [7, 1, 5, 3];

/// A line.
pub struct Line {
    stream: BufReader<TcpStream>,
    asked: u64,
}

impl Line {
    /// Opens a line.
    pub async fn open(address: &str, path: &str) -> Line {
        let mut stream = BufReader::new(TcpStream::connect(address).await.expect("the browser listens"));
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Key: bWVhZGhhbGwgdGVzdHMhIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("the line is open");
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(stream.read_line(&mut head).await.expect("an answer") > 0, "the browser hangs up: {head}");
        }
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
        Line { stream, asked: 0 }
    }

    /// Sends a command and waits for its result.
    pub async fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let command = json!({ "id": self.asked, "method": method, "params": params });
        self.send(TEXT, command.to_string().as_bytes()).await;
        loop {
            let answer: Value = serde_json::from_slice(&self.message().await).expect("JSON");
            // Everything else is news that nobody has asked for.
            if answer["id"] == json!(self.asked) {
                assert_eq!(answer["type"], json!("success"), "{method}: {answer}");
                return answer["result"].clone();
            }
        }
    }

    async fn send(&mut self, kind: u8, content: &[u8]) {
        let mut frame = vec![0x80 | kind];
        match u16::try_from(content.len()) {
            Ok(length @ 0..126) => frame.push(0x80 | u8::try_from(length).expect("a small number")),
            Ok(length) => {
                frame.push(0x80 | 126);
                frame.extend(length.to_be_bytes());
            }
            Err(_) => {
                frame.push(0x80 | 127);
                frame.extend(u64::try_from(content.len()).expect("a length").to_be_bytes());
            }
        }
        frame.extend(MASK);
        frame.extend(content.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        self.stream.write_all(&frame).await.expect("the line is open");
    }

    /// The next whole message.
    async fn message(&mut self) -> Vec<u8> {
        let mut whole = Vec::new();
        loop {
            let first = self.stream.read_u8().await.expect("the line is open");
            let length = match self.stream.read_u8().await.expect("a length") & 0x7f {
                126 => u64::from(self.stream.read_u16().await.expect("a length")),
                127 => self.stream.read_u64().await.expect("a length"),
                short => u64::from(short),
            };
            let mut content = vec![0; usize::try_from(length).expect("a length that fits")];
            self.stream.read_exact(&mut content).await.expect("the rest of a frame");
            match first & 0x0f {
                TEXT | CONTINUED => whole.extend(content),
                PING => self.send(PONG, &content).await,
                other => panic!("a frame of kind {other}"),
            }
            if first & 0x80 != 0 && matches!(first & 0x0f, TEXT | CONTINUED) {
                return whole;
            }
        }
    }
}
