//! How everybody's chances went in a finished game: worked out once, in the background.

use super::{TableHandle, TableRegistry, TableState};
use crate::thinking::WinChartTask;
use meadhall_bots::WinChart;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::watch;

/// A win chart that is made once.
pub(super) struct WinChartSlot {
    made: watch::Sender<Option<Arc<WinChart>>>,
    begun: AtomicBool,
}

impl Default for WinChartSlot {
    fn default() -> WinChartSlot {
        WinChartSlot { made: watch::channel(None).0, begun: AtomicBool::new(false) }
    }
}

impl TableHandle {
    /// The win chart of a game that is over, if it is there. The first to ask lets it be worked out; once it is there, open
    /// pages of the table show it.
    pub fn win_chart(
        self: &Arc<TableHandle>,
        registry: &Arc<TableRegistry>,
        state: &TableState,
    ) -> Option<Arc<WinChart>> {
        let task = || state.entry.bot.chart(&**state.table.as_ref()?);
        if !self.win_chart.begun.load(Ordering::Acquire) {
            let task = task()?;
            if !self.win_chart.begun.swap(true, Ordering::AcqRel) {
                tokio::spawn(work_out(Arc::downgrade(registry), Arc::downgrade(self), task));
            }
        }
        self.win_chart.made.borrow().clone()
    }

    /// Waits until the win chart is there that somebody has asked for, but no longer than this.
    pub async fn await_win_chart(&self, patience: Duration) {
        let mut made = self.win_chart.made.subscribe();
        if self.win_chart.begun.load(Ordering::Acquire) {
            let _ = tokio::time::timeout(patience, made.wait_for(Option::is_some)).await;
        }
    }
}

async fn work_out(registry: Weak<TableRegistry>, handle: Weak<TableHandle>, task: WinChartTask) {
    let Some(thinking) = registry.upgrade().map(|registry| Arc::clone(&registry.thinking)) else { return };
    let Ok(room) = thinking.acquire_owned().await else { return };
    let table = handle.clone();
    let work = tokio::task::spawn_blocking(move || {
        let chart = task(&|| table.strong_count() > 0);
        drop(room);
        chart
    });
    let (Ok(chart), Some(handle)) = (work.await, handle.upgrade()) else { return };
    handle.win_chart.made.send_replace(Some(Arc::new(chart)));
    let Ok(mut state) = handle.lock().await else { return };
    state.next_version();
    handle.publish(&state);
}
