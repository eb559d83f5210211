//! When clocks stand still for somebody, and how what is left is said.

pub mod night;
pub mod rest;
pub mod words;

pub use night::Night;
pub use rest::Rest;
