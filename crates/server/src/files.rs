//! Room for open files: every connection is one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What a server needs besides its connections.
const BESIDES: u64 = 256;

/// Makes room for so many connections, or says what to raise; how many there is room for.
pub fn room_for(connections: usize) -> usize {
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX).saturating_add(BESIDES);
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let Some(soft) = current.filter(|soft| *soft < wanted) else { return connections };
    let raised = maximum.map_or(wanted, |hard| wanted.min(hard)).max(soft);
    let there = match setrlimit(Resource::Nofile, Rlimit { current: Some(raised), maximum }) {
        Ok(()) => raised,
        Err(_) => soft,
    };
    if there >= wanted {
        return connections;
    }
    let room = usize::try_from(there.saturating_sub(BESIDES).max(1)).unwrap_or(connections);
    tracing::warn!(
        "there is room for {room} connections only: raise the limit of open files to {wanted} (LimitNOFILE in a unit of \
         systemd, ulimit -n in a shell), or give --connections {room}"
    );
    room
}
