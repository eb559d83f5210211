//! Room for bots to think, shared out fairly: among addresses first, then among the visitors of an address. Whoever has used
//! less gets the next room, so that one visitor with many tables makes another's bots at most twice as slow. Tables that
//! somebody is looking at come first.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Whose thinking it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Share {
    /// A hash of the address that the table was opened from.
    pub address: String,
    /// Who opened it.
    pub visitor: String,
}

/// Rooms in which bots think.
#[derive(Clone)]
pub struct Rooms(Arc<Mutex<Queue>>, usize);

struct Queue {
    free: usize,
    waiting: Vec<Waiting>,
    /// How long the bots of each address, and of each visitor of one, have thought lately.
    used: HashMap<Share, Duration>,
    addresses: HashMap<String, Duration>,
    next: u64,
}

struct Waiting {
    share: Share,
    watched: bool,
    number: u64,
    enter: oneshot::Sender<Room>,
}

/// A room, given back when it is left.
pub struct Room {
    rooms: Rooms,
    share: Share,
    entered: Instant,
}

impl Drop for Room {
    fn drop(&mut self) {
        let rooms = self.rooms.clone();
        let mut queue = rooms.queue();
        queue.free += 1;
        queue.note(&self.share, self.entered.elapsed());
        drop(queue);
        rooms.fill();
    }
}

impl Queue {
    fn note(&mut self, share: &Share, used: Duration) {
        *self.addresses.entry(share.address.clone()).or_default() += used;
        *self.used.entry(share.clone()).or_default() += used;
    }

    /// Who comes next: watched tables, then the address and the visitor that have used least, then who came first.
    fn next(&mut self) -> Option<Waiting> {
        self.waiting.retain(|waiting| !waiting.enter.is_closed());
        let rank = |waiting: &Waiting| {
            let of_address = self.addresses.get(&waiting.share.address).copied().unwrap_or_default();
            let of_visitor = self.used.get(&waiting.share).copied().unwrap_or_default();
            (!waiting.watched, of_address, of_visitor, waiting.number)
        };
        let first = (0..self.waiting.len()).min_by_key(|n| rank(&self.waiting[*n]))?;
        Some(self.waiting.swap_remove(first))
    }

    /// Whoever comes anew starts level with those who wait and have used least: nobody saves up time, and nobody is in debt for
    /// ever.
    fn level(&mut self, share: &Share) {
        let waiting = || self.waiting.iter().map(|waiting| &waiting.share);
        let address = waiting().filter_map(|other| self.addresses.get(&other.address)).min().copied();
        let visitor = waiting()
            .filter(|other| other.address == share.address)
            .filter_map(|other| self.used.get(other))
            .min()
            .copied();
        if self.waiting.is_empty() && self.free > 0 {
            // Nobody waits: what was is forgotten.
            self.addresses.clear();
            self.used.clear();
        }
        let used = self.addresses.entry(share.address.clone()).or_default();
        *used = (*used).max(address.unwrap_or_default());
        let used = self.used.entry(share.clone()).or_default();
        *used = (*used).max(visitor.unwrap_or_default());
    }
}

impl Rooms {
    /// So many rooms.
    pub fn new(rooms: usize) -> Rooms {
        let (used, addresses) = (HashMap::new(), HashMap::new());
        let queue = Queue { free: rooms.max(1), waiting: Vec::new(), used, addresses, next: 0 };
        Rooms(Arc::new(Mutex::new(queue)), rooms.max(1))
    }

    /// How many there are.
    pub fn size(&self) -> usize {
        self.1
    }

    /// How many wait for a room.
    pub fn waiting(&self) -> usize {
        self.queue().waiting.len()
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room, as soon as it is this one's turn. Who stops waiting has never come.
    pub async fn enter(&self, share: Share, watched: bool) -> Room {
        loop {
            if let Ok(room) = self.queue_up(share.clone(), watched).await {
                return room;
            }
        }
    }

    /// Stands in the queue.
    fn queue_up(&self, share: Share, watched: bool) -> oneshot::Receiver<Room> {
        let (enter, entered) = oneshot::channel();
        let mut queue = self.queue();
        queue.level(&share);
        let number = queue.next;
        queue.next += 1;
        queue.waiting.push(Waiting { share, watched, number, enter });
        drop(queue);
        self.fill();
        entered
    }

    /// Lets in whoever is next, for as long as there is room.
    fn fill(&self) {
        loop {
            let mut queue = self.queue();
            if queue.free == 0 {
                return;
            }
            let Some(Waiting { share, enter, .. }) = queue.next() else { return };
            queue.free -= 1;
            drop(queue);
            // Who has stopped waiting meanwhile leaves at once.
            let _ = enter.send(Room { rooms: self.clone(), share, entered: Instant::now() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(address: &str, visitor: &str) -> Share {
        Share { address: address.to_owned(), visitor: visitor.to_owned() }
    }

    /// The order in which those who wait at the same time come in, each of whom thinks for this long.
    fn order(waiting: &[(&str, &str, bool)], each: Duration) -> Vec<String> {
        let rooms = Rooms::new(1);
        let mut queue = rooms.queue();
        queue.free = 0;
        for (number, (address, visitor, watched)) in waiting.iter().enumerate() {
            let share = share(address, visitor);
            queue.level(&share);
            let (enter, entered) = oneshot::channel();
            // They wait for as long as the test lasts.
            std::mem::forget(entered);
            queue.waiting.push(Waiting { share, watched: *watched, number: number as u64, enter });
        }
        let mut order = Vec::new();
        while let Some(waiting) = queue.next() {
            queue.note(&waiting.share, each);
            order.push(waiting.share.visitor);
        }
        order
    }

    #[test]
    fn forty_tables_of_one_make_another_wait_for_one_of_them() {
        let second = Duration::from_secs(1);
        let mut waiting = vec![("a", "greedy", true); 40];
        waiting.extend([("b", "modest", true); 3]);
        let come = order(&waiting, second);
        assert_eq!(come[..7], ["greedy", "modest", "greedy", "modest", "greedy", "modest", "greedy"]);
        // Many visitors of one address are no better off than one.
        let crowd: Vec<String> = (0..40).map(|n| format!("c{n}")).collect();
        let mut waiting: Vec<(&str, &str, bool)> = crowd.iter().map(|visitor| ("a", visitor.as_str(), true)).collect();
        waiting.extend([("b", "modest", true); 3]);
        let come = order(&waiting, second);
        assert_eq!(come.iter().take(7).filter(|visitor| *visitor == "modest").count(), 3);
        // Two visitors of one address share what it gets.
        let mut waiting = vec![("a", "greedy", true); 9];
        waiting.push(("a", "modest", true));
        assert_eq!(order(&waiting, second)[1], "modest");
    }

    #[test]
    fn who_is_watched_comes_first() {
        let waiting = [("a", "away", false), ("a", "away", false), ("a", "here", true), ("b", "there", true)];
        assert_eq!(order(&waiting, Duration::from_secs(1)), ["here", "there", "away", "away"]);
    }

    #[tokio::test]
    async fn a_room_is_given_on_and_who_leaves_the_queue_is_passed_over() {
        let rooms = Rooms::new(1);
        let first = rooms.enter(share("a", "a"), true).await;
        let gone = tokio::time::timeout(Duration::from_millis(5), rooms.enter(share("b", "b"), true)).await;
        assert!(gone.is_err());
        let (next, ()) = tokio::join!(rooms.enter(share("c", "c"), true), async { drop(first) });
        assert_eq!((next.share.visitor.as_str(), rooms.waiting()), ("c", 0));
        drop(next);
        drop(rooms.enter(share("d", "d"), false).await);
    }
}
