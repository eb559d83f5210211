//! How everybody's chances went in a finished game, as each seat and a spectator could know it: each worked out once, when
//! somebody first asks, in the background.

use super::rooms::{Room, Rooms, Share};
use super::{TableHandle, TableRegistry, TableState};
use crate::thinking::WinChartTask;
use meadhall_bots::WinChart;
use meadhall_engine::{MAX_SEATS, Viewer};
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;
use tokio::runtime::Handle;
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

/// The win charts of a table: one for each viewer.
#[derive(Default)]
pub(super) struct WinCharts {
    seats: [WinChartSlot; MAX_SEATS],
    spectator: WinChartSlot,
}

impl WinCharts {
    fn of(&self, viewer: Viewer) -> &WinChartSlot {
        viewer.seat().map_or(&self.spectator, |seat| &self.seats[seat.index()])
    }
}

impl TableState {
    /// Whose knowledge the chart rests on that a visitor sees: that of the seat that she plays, if it is one.
    pub fn viewer_of(&self, owner: &str) -> Viewer {
        match self.seats_of(owner)[..] {
            [seat] => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }
}

impl TableHandle {
    /// The win chart of a game that is over as a viewer could know it, if it is there. The first to ask lets it be worked out; once it is there, open
    /// pages of the table show it.
    pub fn win_chart(
        self: &Arc<TableHandle>,
        registry: &Arc<TableRegistry>,
        state: &TableState,
        viewer: Viewer,
    ) -> Option<Arc<WinChart>> {
        let slot = self.win_charts.of(viewer);
        if !slot.begun.load(Ordering::Acquire) {
            let task = state.entry.bot.chart(&**state.table.as_ref()?, viewer)?;
            if !slot.begun.swap(true, Ordering::AcqRel) {
                tokio::spawn(work_out(Arc::downgrade(registry), Arc::downgrade(self), viewer, task));
            }
        }
        slot.made.borrow().clone()
    }

    /// Waits until the win chart is there that somebody has asked for, but no longer than this.
    pub async fn await_win_chart(&self, viewer: Viewer, patience: Duration) {
        let slot = self.win_charts.of(viewer);
        let mut made = slot.made.subscribe();
        if slot.begun.load(Ordering::Acquire) {
            let _ = tokio::time::timeout(patience, made.wait_for(Option::is_some)).await;
        }
    }
}

async fn work_out(registry: Weak<TableRegistry>, handle: Weak<TableHandle>, viewer: Viewer, task: WinChartTask) {
    let Some((registry, table)) = registry.upgrade().zip(handle.upgrade()) else { return };
    let thinking = registry.thinking.clone();
    let share = table.share.lock().unwrap_or_else(PoisonError::into_inner).clone();
    drop((registry, table));
    let (table, runtime) = (handle.clone(), Handle::current());
    let work = tokio::task::spawn_blocking(move || {
        let room = RefCell::default();
        task(&|| make_way(&room, &thinking, &share, &runtime) && table.strong_count() > 0)
    });
    let (Ok(chart), Some(handle)) = (work.await, handle.upgrade()) else { return };
    handle.win_charts.of(viewer).made.send_replace(Some(Arc::new(chart)));
    let Ok(mut state) = handle.lock().await else { return };
    state.next_version();
    handle.publish(&state);
}

/// Leaves the room to whoever has waited for it, a bot at another table, and takes the next that is free. A chart is long
/// work, and nobody who plays shall wait for the whole of it.
fn make_way(room: &RefCell<Option<Room>>, rooms: &Rooms, share: &Share, runtime: &Handle) -> bool {
    drop(room.take());
    room.replace(Some(runtime.block_on(rooms.enter(share.clone(), false))));
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// Whoever plays waits for one position of a chart, never for all of them.
    #[tokio::test]
    async fn a_chart_makes_way_for_bots_between_two_positions() {
        let (rooms, runtime) = (Rooms::new(1), Handle::current());
        let (go, wait) = mpsc::channel::<()>();
        let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
        let shared = rooms.clone();
        let chart = tokio::task::spawn_blocking(move || {
            let room = RefCell::default();
            while make_way(&room, &shared, &Share::default(), &runtime) {
                tell.send(()).expect("somebody listens");
                if wait.recv().is_err() {
                    break;
                }
            }
        });
        told.recv().await.expect("the first position");
        let mut bot = Box::pin(rooms.enter(Share::default(), true));
        assert!(poll_once(&mut bot).await.is_none(), "the room is taken");
        go.send(()).expect("the chart goes on");
        let room = bot.await;
        assert!(told.try_recv().is_err(), "the chart waits for the bot");
        drop(room);
        told.recv().await.expect("the chart goes on");
        drop(go);
        chart.await.expect("the chart ends");
    }

    /// What a future gives when it is asked once.
    async fn poll_once<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
        std::future::poll_fn(|context| {
            std::task::Poll::Ready(match std::pin::Pin::new(&mut *future).poll(context) {
                std::task::Poll::Ready(value) => Some(value),
                std::task::Poll::Pending => None,
            })
        })
        .await
    }
}
