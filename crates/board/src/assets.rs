//! Files that pages lean on: style sheets, scripts, drawings. Each has its content's hash in its address, so that a browser
//! may keep it for ever.

use crate::drawings::{self, Drawings, Sprite};
use maud::{Markup, html};
use meadhall_engine::{hex, sha256};
use std::collections::HashMap;
use std::sync::OnceLock;

/// One file.
#[derive(Debug)]
pub struct Asset {
    /// Its name, such as `base.css`.
    pub name: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// A hash of what is in it.
    pub hash: String,
    /// Its address.
    pub url: String,
}

impl Asset {
    fn new(name: &'static str, bytes: Vec<u8>) -> Asset {
        let content_type = match name.rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("png") => "image/png",
            _ => "image/svg+xml",
        };
        let hash = hex(&sha256(&[&bytes])[..4]);
        let url = format!("/assets/{hash}/{name}");
        Asset { name, content_type, bytes, hash, url }
    }
}

/// Where the text of a file comes from.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// As it is written.
    Text(&'static str),
    /// No text, as it is.
    Bytes(&'static [u8]),
    /// Put together when it is first asked for.
    Made(fn() -> String),
}

/// The files of a game, or of the house, with the drawings in them. They are made when first asked for.
pub struct Assets {
    /// What is looked up where it is not here.
    base: Option<&'static Assets>,
    sprites: &'static [&'static [Sprite]],
    files: &'static [(&'static str, Source)],
    made: OnceLock<Vec<Asset>>,
    homes: OnceLock<HashMap<&'static str, &'static str>>,
}

impl Assets {
    /// These sprites and files. A style sheet may name a file before it by `url(/assets/<name>)`; what is not here is looked
    /// up in the base.
    pub const fn new(
        base: Option<&'static Assets>,
        sprites: &'static [&'static [Sprite]],
        files: &'static [(&'static str, Source)],
    ) -> Assets {
        Assets { base, sprites, files, made: OnceLock::new(), homes: OnceLock::new() }
    }

    /// All files, without those of the base.
    pub fn all(&self) -> &[Asset] {
        self.made.get_or_init(|| {
            let mut all: Vec<Asset> = self
                .sprites()
                .map(|(file, drawings)| Asset::new(file, drawings::sprite(drawings).into_bytes()))
                .collect();
            for (name, source) in self.files {
                let text = match source {
                    Source::Text(text) => (*text).to_owned(),
                    Source::Made(make) => make(),
                    Source::Bytes(bytes) => {
                        all.push(Asset::new(name, bytes.to_vec()));
                        continue;
                    }
                };
                let text = match name.rsplit('.').next() {
                    Some("css") => compressed_css(&self.with_hashes(text, &all)),
                    Some("js") => compressed_script(&text),
                    _ => text,
                };
                all.push(Asset::new(name, text.into_bytes()));
            }
            all
        })
    }

    /// A style sheet with the hash of every file that it names.
    fn with_hashes(&self, sheet: String, own: &[Asset]) -> String {
        let base = self.base.map_or(&[][..], Assets::all);
        base.iter().chain(own).fold(sheet, |sheet, asset| {
            sheet.replace(&format!("url(/assets/{})", asset.name), &format!("url({})", asset.url))
        })
    }

    /// The file with this name.
    pub fn find(&self, name: &str) -> Option<&Asset> {
        self.all().iter().find(|asset| asset.name == name).or_else(|| self.base?.find(name))
    }

    /// The address of a file; a name that is unknown leads to the first page.
    pub fn url(&self, name: &str) -> &str {
        self.find(name).map_or("/", |asset| asset.url.as_str())
    }

    fn sprites(&self) -> impl Iterator<Item = Sprite> {
        self.sprites.iter().copied().flatten().copied()
    }

    /// The drawings with the sprites that they lie in, without those of the base.
    pub fn drawings(&self) -> impl Iterator<Item = (&'static str, &'static Drawings)> {
        self.sprites()
    }

    /// What is in the file of a drawing.
    pub fn source(&self, name: &str) -> Option<&'static str> {
        let own = self.sprites().flat_map(|(_, drawings)| drawings).find(|(known, _)| *known == name);
        own.map(|(_, drawing)| *drawing).or_else(|| self.base?.source(name))
    }

    /// Whether there is a drawing of this name.
    pub fn is_drawn(&self, name: &str) -> bool {
        self.source(name).is_some()
    }

    /// The address of a drawing in its sprite.
    pub fn drawing_url(&self, name: &str) -> String {
        let homes = self.homes.get_or_init(|| {
            let drawn = |(file, drawings): Sprite| drawings.iter().map(move |(name, _)| (*name, file));
            self.sprites().flat_map(drawn).collect()
        });
        match (homes.get(name), self.base) {
            (None, Some(base)) => base.drawing_url(name),
            (file, _) => format!("{}#{}", self.url(file.copied().unwrap_or_default()), drawings::own_name(name)),
        }
    }

    /// A drawing by its name, for the eye only: the words beside it say what it means.
    pub fn drawing(&self, name: &str, class: &str) -> Markup {
        html! { svg class=(class) aria-hidden="true" { use href=(self.drawing_url(name)) {} } }
    }

    /// A small sign in the colour of the text around it, by its name without `icon-`.
    pub fn icon(&self, name: &str) -> Markup {
        self.drawing(&format!("icon-{name}"), "i")
    }

    /// The emblem of a clan in the clan's colour; the clan may have a folder before its name, as drawings do.
    pub fn emblem(&self, clan: &str) -> Markup {
        let own = drawings::own_name(clan);
        let folder = &clan[..clan.len() - own.len()];
        self.drawing(&format!("{folder}clan-{own}"), &format!("em clan-{own}"))
    }
}

/// A script without indents and without lines that only explain.
fn compressed_script(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A style sheet without comments and without space that means nothing.
fn compressed_css(sheet: &str) -> String {
    let mut text = String::with_capacity(sheet.len());
    for (n, piece) in sheet.split("/*").enumerate() {
        text.push_str(if n == 0 { piece } else { piece.split_once("*/").map_or("", |(_, rest)| rest) });
    }
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for sign in ["{", "}", ";", ","] {
        text = text.replace(&format!(" {sign}"), sign).replace(&format!("{sign} "), sign);
    }
    text.replace(": ", ":").replace(";}", "}")
}

#[cfg(test)]
mod tests {
    use super::*;

    static BASE: Assets =
        Assets::new(None, &[&[("base.svg", &[("icon-hand", "<svg viewBox=\"0 0 9 9\">h</svg>")])]], &[]);
    static OWN: Assets = Assets::new(
        Some(&BASE),
        &[&[("own.svg", &[("x/icon-axe", "<svg viewBox=\"0 0 9 9\">a</svg>")])]],
        &[
            ("sign.svg", Source::Made(|| "<svg>s</svg>".to_owned())),
            ("own.css", Source::Text("a { mask: url(/assets/sign.svg) }\nb { mask: url(/assets/base.svg) }")),
        ],
    );

    #[test]
    fn sheets_name_files_by_their_hash() {
        let sheet = OWN.find("own.css").map(|asset| String::from_utf8_lossy(&asset.bytes).into_owned());
        let (sign, base) = (OWN.url("sign.svg"), OWN.url("base.svg"));
        assert_eq!(sheet, Some(format!("a{{mask:url({sign})}}b{{mask:url({base})}}")));
    }

    #[test]
    fn a_drawing_is_found_here_or_in_the_base() {
        assert_eq!(OWN.drawing_url("x/icon-axe"), format!("{}#icon-axe", OWN.url("own.svg")));
        assert_eq!(OWN.drawing_url("icon-hand"), format!("{}#icon-hand", BASE.url("base.svg")));
        assert!(OWN.is_drawn("icon-hand") && !BASE.is_drawn("x/icon-axe"));
        assert_eq!(OWN.icon("hand").into_string(), BASE.icon("hand").into_string());
        assert_eq!(OWN.url("nothing.css"), "/");
    }

    #[test]
    fn compressing_keeps_what_a_sheet_says() {
        let sheet = "/* a */ a:hover , b > c {\n  color: red;\n  width: calc(1px + 2px);\n}\n/* b */";
        assert_eq!(compressed_css(sheet), "a:hover,b > c{color:red;width:calc(1px + 2px)}");
        assert_eq!(compressed_script("  // why\n  a();\n\n  b();\n"), "a();\nb();");
    }
}
