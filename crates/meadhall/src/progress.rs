//! The bar that shows how far long work has come.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use meadhall_screen::Stop;
use std::io::IsTerminal;
use std::ops::ControlFlow;

/// A bar on standard error, where that is a terminal; it also passes on the wish to stop.
pub struct Progress {
    bar: ProgressBar,
    stop: Stop,
}

impl Progress {
    /// A bar for so much work, with what the work is.
    pub fn new(work: u64, what: String, template: &str, stop: &Stop) -> Progress {
        let shown = std::io::stderr().is_terminal();
        let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(work), target).with_message(what);
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("━╸ "));
        }
        Progress { bar, stop: stop.clone() }
    }

    /// So much was done before: it says nothing about how fast the rest will be.
    pub fn already(self, done: u64) -> Progress {
        self.bar.set_position(done);
        self.bar.reset_eta();
        self
    }

    /// So much is done of so much; breaks off if somebody wants to stop.
    pub fn watch(&self, done: usize, all: usize) -> ControlFlow<()> {
        if all > 0 {
            self.bar.set_length(all as u64);
        }
        // Several threads tell how far they are; the furthest counts.
        if done as u64 > self.bar.position() {
            self.bar.set_position(done as u64);
        }
        if self.stop.wished() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
