//! The gym: the games for research in Python.
//!
//! This is the compiled part of the package, the module `meadhall._meadhall`; the rest is in `python/meadhall`. Nothing here
//! names a game: everything goes through the entries of `meadhall-games`.

mod arena;
mod batch;
mod bot;
mod buffers;
mod catalogue;
mod errors;
mod outcome;
mod picture;
mod plain;
mod state;
mod threads;

use pyo3::prelude::*;

/// The compiled part of the package `meadhall`.
#[pymodule]
fn _meadhall(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("IllegalAction", module.py().get_type::<errors::IllegalAction>())?;
    module.add("ClosedEnvironment", module.py().get_type::<errors::ClosedEnvironment>())?;
    module.add_class::<state::State>()?;
    module.add_class::<outcome::Outcome>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(catalogue::games, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue::about, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue::check_bot, module)?)?;
    module.add_function(wrap_pyfunction!(state::game, module)?)?;
    module.add_function(wrap_pyfunction!(state::replay, module)?)?;
    module.add_function(wrap_pyfunction!(state::scenario, module)?)?;
    module.add_function(wrap_pyfunction!(arena::play_match, module)?)
}
