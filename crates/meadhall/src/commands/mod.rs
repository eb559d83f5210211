//! A file for each command: its arguments, and what it does.

pub mod arena;
pub mod balance;
pub mod bench;
pub mod cards;
pub mod hall;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod tune;
pub mod verify;
