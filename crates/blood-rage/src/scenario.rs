//! stub
use crate::*;
pub(crate) fn compose(_: &Facts, _: &Options) -> Result<(BloodRage, Position), BadOption> {
    Err(BadOption::new("x", "y"))
}
