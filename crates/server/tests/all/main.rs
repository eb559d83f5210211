//! All tests of this crate in one program: a file for each chapter.

mod abuse;
mod advice;
mod belonging;
mod blood_rage;
mod browser;
mod check;
mod durable;
mod fixtures;
mod full_disk;
mod guide;
mod house;
mod live;
mod origin;
mod own_bots;
mod requests;
mod secrets;
mod storage;
mod tables;
mod thinking;
mod undo;
mod valhalla;
mod weight;
mod worlds;
