//! What the drawn screen shows.
