//! A file for each command: its arguments, and what it does.

pub mod arena;
pub mod ask;
pub mod balance;
pub mod bench;
pub mod cards;
pub mod completions;
pub mod config;
pub mod hall;
pub mod lesson;
pub mod options;
pub mod play;
pub mod puzzles;
pub mod records;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod tune;
pub mod verify;
pub mod waiting;
pub mod waits;
