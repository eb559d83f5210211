//! What a server counts, in the text format of Prometheus. There is one count for a process.

use crate::store::ChannelKind;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The counts of this process.
pub static METRICS: Metrics = Metrics::new();

/// Upper bounds of the buckets of times, in microseconds.
const BOUNDS: [u64; 8] = [1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_000_000];

/// How long something took, in buckets.
pub struct Times {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    const fn new() -> Times {
        Times {
            buckets: [const { AtomicU64::new(0) }; BOUNDS.len()],
            count: AtomicU64::new(0),
            micros: AtomicU64::new(0),
        }
    }

    /// Counts one more.
    pub fn note(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            if micros <= *bound {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, about: &str) {
        let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} histogram");
        let count = self.count.load(Ordering::Relaxed);
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            let (bound, bucket) = (seconds(*bound), bucket.load(Ordering::Relaxed));
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {bucket}");
        }
        let sum = seconds(self.micros.load(Ordering::Relaxed));
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

/// Microseconds as seconds.
fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

/// What a server counts.
pub struct Metrics {
    /// Requests that were answered, by the first digit of the status.
    requests: [AtomicU64; 5],
    /// How long answers took; live updates do not count.
    pub answers: Times,
    /// Decisions that were stored.
    pub moves: AtomicU64,
    /// How long it took to store a change.
    pub commits: Times,
    /// Changes that could not be stored.
    failed_commits: AtomicU64,
    /// Changes that another server was faster with.
    conflicts: AtomicU64,
    /// Changes of other servers that this one heard of.
    pub notices: AtomicU64,
    /// Notices to people.
    pub notices_sent: SentNotices,
}

/// The kinds of channels, in the order of their counts.
const CHANNELS: [ChannelKind; 3] = [ChannelKind::Push, ChannelKind::Webhook, ChannelKind::Email];

/// Notices to people, by the kind of their channel: those that arrived, and attempts that failed.
pub struct SentNotices([[AtomicU64; 2]; CHANNELS.len()]);

impl SentNotices {
    const fn new() -> SentNotices {
        SentNotices([const { [const { AtomicU64::new(0) }; 2] }; CHANNELS.len()])
    }

    /// Counts an attempt.
    pub fn note(&self, kind: ChannelKind, arrived: bool) {
        for (counts, _) in self.0.iter().zip(CHANNELS).filter(|(_, channel)| *channel == kind) {
            counts[usize::from(!arrived)].fetch_add(1, Ordering::Relaxed);
        }
    }

    fn write(&self, text: &mut String) {
        let told = [("sent", "Notices to people that arrived."), ("failed", "Attempts to tell people that failed.")];
        for (n, (word, about)) in told.into_iter().enumerate() {
            let name = format!("meadhall_notices_{word}_total");
            let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} counter");
            for (counts, kind) in self.0.iter().zip(CHANNELS) {
                let count = counts[n].load(Ordering::Relaxed);
                let _ = writeln!(text, "{name}{{channel=\"{}\"}} {count}", kind.word());
            }
        }
    }
}

/// What is so right now.
pub struct Gauges {
    /// Open connections.
    pub connections: usize,
    /// Bots that wait for room to think.
    pub bot_queue: usize,
    /// Tables in memory.
    pub tables: usize,
    /// Those of them whose games are not at rest.
    pub awake: usize,
}

impl Metrics {
    const fn new() -> Metrics {
        Metrics {
            requests: [const { AtomicU64::new(0) }; 5],
            answers: Times::new(),
            moves: AtomicU64::new(0),
            commits: Times::new(),
            failed_commits: AtomicU64::new(0),
            conflicts: AtomicU64::new(0),
            notices: AtomicU64::new(0),
            notices_sent: SentNotices::new(),
        }
    }

    /// Counts a change that another server was faster with.
    pub fn conflicted(&self) {
        self.conflicts.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a change that could not be stored.
    pub fn failed(&self) {
        self.failed_commits.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an answer.
    pub fn answered(&self, status: u16) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.requests[class].fetch_add(1, Ordering::Relaxed);
    }

    /// All counts as Prometheus reads them.
    pub fn text(&self, gauges: &Gauges) -> String {
        let mut text = String::new();
        let _ =
            writeln!(text, "# HELP meadhall_requests_total Answered requests.\n# TYPE meadhall_requests_total counter");
        for (class, count) in (1..).zip(&self.requests) {
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(text, "meadhall_requests_total{{status=\"{class}xx\"}} {count}");
        }
        for (name, about, count) in [
            ("moves", "Decisions that were stored.", &self.moves),
            ("failed_commits", "Changes that could not be stored.", &self.failed_commits),
            ("conflicts", "Changes that another server was faster with.", &self.conflicts),
            ("notices", "Changes of other servers that were heard of.", &self.notices),
        ] {
            let name = format!("meadhall_{name}_total");
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} counter\n{name} {count}");
        }
        self.notices_sent.write(&mut text);
        self.answers.write(&mut text, "meadhall_answer_seconds", "How long answers took.");
        self.commits.write(&mut text, "meadhall_commit_seconds", "How long it took to store a change.");
        for (name, about, value) in [
            ("connections", "Open connections.", gauges.connections),
            ("bot_queue", "Bots that wait for room to think.", gauges.bot_queue),
            ("tables", "Tables in memory.", gauges.tables),
            ("tables_awake", "Tables in memory whose games are not at rest.", gauges.awake),
        ] {
            let _ =
                writeln!(text, "# HELP meadhall_{name} {about}\n# TYPE meadhall_{name} gauge\nmeadhall_{name} {value}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_as_prometheus_reads_them() {
        let metrics = Metrics::new();
        metrics.answered(204);
        metrics.answered(503);
        metrics.commits.note(Duration::from_millis(3));
        metrics.notices_sent.note(ChannelKind::Email, true);
        metrics.notices_sent.note(ChannelKind::Push, false);
        let text = metrics.text(&Gauges { connections: 7, bot_queue: 1, tables: 2, awake: 1 });
        for line in [
            "meadhall_requests_total{status=\"2xx\"} 1",
            "meadhall_requests_total{status=\"5xx\"} 1",
            "meadhall_commit_seconds_bucket{le=\"0.002500\"} 0",
            "meadhall_commit_seconds_bucket{le=\"0.005000\"} 1",
            "meadhall_commit_seconds_sum 0.003000",
            "meadhall_commit_seconds_count 1",
            "meadhall_connections 7",
            "meadhall_notices_sent_total{channel=\"email\"} 1",
            "meadhall_notices_sent_total{channel=\"push\"} 0",
            "meadhall_notices_failed_total{channel=\"push\"} 1",
        ] {
            assert!(text.lines().any(|there| there == line), "{line} in\n{text}");
        }
    }
}
