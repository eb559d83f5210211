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
    pub fn new(work: usize, what: String, template: &str, stop: &Stop) -> Progress {
        let shown = std::io::stderr().is_terminal();
        let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(steps(work)), target).with_message(what);
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("━╸ "));
        }
        Progress { bar, stop: stop.clone() }
    }

    /// So much was done before: it says nothing about how fast the rest will be.
    pub fn already(self, done: usize) -> Progress {
        self.bar.set_position(steps(done));
        self.bar.reset_eta();
        self
    }

    /// So much is done of so much; breaks off if somebody wants to stop.
    pub fn watch(&self, done: usize, all: usize) -> ControlFlow<()> {
        if all > 0 {
            self.bar.set_length(steps(all));
        }
        // Several threads tell how far they are; the furthest counts.
        if steps(done) > self.bar.position() {
            self.bar.set_position(steps(done));
        }
        if self.stop.wished() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// A number of steps as the bar counts them.
fn steps(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX)
}
