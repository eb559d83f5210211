//! All tests of this crate in one program: a file for each chapter.

mod advice;
mod arena;
mod blood_rage;
mod commands;
mod errors;
mod lesson;
mod own_bot;
mod plain;
mod program;
mod resume;
mod settings;
mod statuses;
mod terminal;
mod tune;
mod valhalla;
mod waiting;
