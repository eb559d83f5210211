//! JSON as plain Python values, and options from a mapping.

use crate::errors::{bad_type, shown};
use meadhall_engine::Options;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyMapping, PyNone};
use serde_json::Value;

/// A JSON value as the plain Python value of the same meaning.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => PyNone::get(py).to_owned().into_any(),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_pyobject(py)?.into_any(),
            (None, Some(whole)) => whole.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().unwrap_or(f64::NAN).into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, field) in fields {
                dict.set_item(key, to_python(py, field)?)?;
            }
            dict.into_any()
        }
    })
}

/// Options from a mapping: `True` is `on`, `False` is `off`, and everything else as it is written.
pub fn options(given: Option<&Bound<'_, PyAny>>) -> PyResult<Options> {
    let mut options = Options::default();
    let Some(given) = given.filter(|given| !given.is_none()) else { return Ok(options) };
    let Ok(mapping) = given.cast::<PyMapping>() else {
        return Err(bad_type(format!(
            "options are a dict of names and values, such as {{'name': 'value'}}, not {}",
            shown(given)
        )));
    };
    for item in mapping.items()?.iter() {
        let (key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
        let Ok(key) = key.extract::<String>() else {
            return Err(bad_type(format!("the name of an option is a text, not {}", shown(&key))));
        };
        let value = match value.cast::<PyBool>() {
            Ok(flag) => (if flag.is_true() { "on" } else { "off" }).to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        options.0.insert(key, value);
    }
    Ok(options)
}
