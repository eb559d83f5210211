//! What the screen of Vaalbara tells.

mod plain;
