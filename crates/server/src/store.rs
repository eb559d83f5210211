//! The storage, by the name that the server has for it.

pub use meadhall_store::*;
