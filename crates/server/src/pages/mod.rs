//! Pages: HTML and SVG, made here and sent whole.

pub mod model;
