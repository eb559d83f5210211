//! Drawings by name, and sprites: SVG files of symbols, so that a page names a drawing instead of carrying it.

/// Drawings by name, with what is in their files.
pub type Drawings = [(&'static str, &'static str)];

/// A file of symbols: its name, and what is drawn in it.
pub type Sprite = (&'static str, &'static Drawings);

/// Names drawings that lie in a folder beside the source file; `in` puts a prefix before each name, where drawings of another
/// folder have the same one.
#[macro_export]
macro_rules! drawings {
    ($folder:literal, in $prefix:literal: $($name:literal),* $(,)?) => {
        &[$((concat!($prefix, $name), include_str!(concat!($folder, $name, ".svg")))),*]
    };
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!($folder, $name, ".svg")))),*]
    };
}

/// Names drawings that lie in a folder beside the source file, each in a sprite of its own.
#[macro_export]
macro_rules! single_drawings {
    ($folder:literal, in $prefix:literal: $($name:literal),* $(,)?) => {
        &[$((concat!($prefix, $name, ".svg"), $crate::drawings!($folder, in $prefix: $name))),*]
    };
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$((concat!($name, ".svg"), $crate::drawings!($folder: $name))),*]
    };
}

/// All drawings in one file.
pub(crate) fn sprite(drawings: &Drawings) -> String {
    let symbols: String = drawings.iter().map(|(name, drawing)| symbol(name, drawing)).collect();
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>"#)
}

/// The name of a drawing without the folder before it.
pub(crate) fn own_name(name: &str) -> &str {
    name.rsplit_once('/').map_or(name, |(_, own)| own)
}

/// One drawing as a symbol. Pictures fill the frame they are put into; emblems and icons keep inside it.
pub(crate) fn symbol(name: &str, drawing: &str) -> String {
    let (view_box, content) = drawing_parts(drawing);
    let name = own_name(name);
    let fit = match name.split('-').next() {
        Some("land") => r#" preserveAspectRatio="xMidYMid slice""#,
        Some("character" | "jarl" | "warrior" | "monster") => r#" preserveAspectRatio="xMidYMin slice""#,
        _ => "",
    };
    format!(r#"<symbol id="{name}" viewBox="{view_box}"{fit}>{content}</symbol>"#)
}

/// The frame of a drawing and what is in it.
pub fn drawing_parts(drawing: &str) -> (&str, &str) {
    let view_box = after(drawing, "viewBox=\"").and_then(|rest| rest.split('"').next());
    let content = after(drawing, ">").and_then(|rest| rest.rsplit_once("</svg>")).map(|(content, _)| content);
    (view_box.unwrap_or("0 0 24 24"), content.unwrap_or_default())
}

fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    text.split_once(mark).map(|(_, rest)| rest)
}
