//! Cards and figures in small, as guide and gallery show them.

pub(super) mod blood_rage;
pub(super) mod vaalbara;
pub(super) mod valhalla;
