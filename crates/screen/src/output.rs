//! Standard output. A reader that leaves early ends the command quietly; anything else that goes wrong is said.

use crate::failure::{Failure, reason};
use serde_json::Value;
use std::fmt::Display;
use std::io::{self, BufWriter, Stdout, Write};

/// Standard output, written in larger pieces; [`Output::flush`] sends what is there.
pub struct Output(BufWriter<Stdout>);

impl Output {
    /// Standard output.
    pub fn stdout() -> Output {
        Output(BufWriter::new(io::stdout()))
    }

    /// Writes a line.
    pub fn line(&mut self, text: impl Display) -> Result<(), Failure> {
        writeln!(self.0, "{text}").map_err(failed)
    }

    /// Writes text as it is.
    pub fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.0.write_all(text.as_bytes()).map_err(failed)
    }

    /// Writes a value as one line of JSON.
    pub fn json(&mut self, value: &Value) -> Result<(), Failure> {
        self.line(value)
    }

    /// Sends everything written so far.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(failed)
    }
}

fn failed(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::reader_left(),
        _ => Failure::new(format!("cannot write the output: {}", reason(&error))),
    }
}
