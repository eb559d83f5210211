//! One more game of the same players by the same rules.

use super::session::Session;
use crate::failure::Failure;
use crate::screen::Screen;
use meadhall_engine::SeedParts;

/// A seed that nobody has chosen.
pub fn drawn_parts() -> Result<SeedParts, Failure> {
    let mut server = [0; 32];
    getrandom::fill(&mut server)
        .map_err(|error| Failure::new(format!("this machine gives no random numbers to deal with: {error}")))?;
    Ok(SeedParts { server, players: Vec::new() })
}

impl<S: Screen> Session<S> {
    /// One more game of the same players by the same rules, dealt anew.
    pub fn rematch(&self) -> Result<Session<S>, Failure> {
        let file = self.save_file().another()?;
        Session::begin(self.table().game().clone(), self.players().to_vec(), drawn_parts()?, file)
    }
}
