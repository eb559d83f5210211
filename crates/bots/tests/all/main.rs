//! All tests of this crate in one program: a file for each chapter.

mod battlefields;
mod blood_rage;
mod course;
mod laws;
mod programs;
mod scenes;
mod specs;
mod tuning;
mod vaalbara;
mod valhalla;
