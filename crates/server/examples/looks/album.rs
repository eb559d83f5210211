//! The page that shows all pictures, and sheets with the pictures of one look each.

use maud::{DOCTYPE, Markup, html};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// One picture: the moment, the look, the file.
pub struct Picture {
    pub moment: String,
    pub look: String,
    pub file: String,
}

/// Something wrong: what kind, where on the page, what it says; and at which moments, in which looks.
#[derive(Default)]
pub struct Faults(BTreeMap<(String, String), (String, Vec<String>)>);

impl Faults {
    pub fn add(&mut self, kind: &str, place: &str, what: &str, seen: String) {
        let entry = self.0.entry((kind.to_owned(), place.to_owned())).or_insert_with(|| (what.to_owned(), Vec::new()));
        entry.1.push(seen);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// One line for each fault, those of one kind together.
    pub fn lines(&self) -> Vec<String> {
        let line = |((kind, place), (what, seen)): (&(String, String), &(String, Vec<String>))| {
            format!("{kind:<8} {place}  [{what}]  {}× first at {}", seen.len(), seen[0])
        };
        self.0.iter().map(line).collect()
    }
}

const STYLE: &str = "body{font:14px system-ui;margin:16px;background:#222;color:#eee}a{color:#fc6}.row{display:flex;gap:10px;\
    flex-wrap:wrap;align-items:flex-start}figure{margin:0}img{display:block;border:1px solid #555;max-width:100%}\
    figcaption{font-size:12px;padding:2px}pre{white-space:pre-wrap}";

fn document(title: &str, body: Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head { meta charset="utf-8"; title { (title) } style { (STYLE) } }
            body { h1 { (title) } (body) }
        }
    }
    .into_string()
}

fn figure(picture: &Picture, words: &str, height: u32) -> Markup {
    html! { figure { a href=(picture.file) { img src=(picture.file) height=(height) alt=(words); } figcaption { (words) } } }
}

/// Writes the album; returns the files of the sheets, one for each look.
pub fn write(folder: &Path, pictures: &[Picture], faults: &Faults) -> Vec<PathBuf> {
    let mut moments: BTreeMap<&str, Vec<&Picture>> = BTreeMap::new();
    let mut looks: BTreeMap<&str, Vec<&Picture>> = BTreeMap::new();
    for picture in pictures {
        moments.entry(&picture.moment).or_default().push(picture);
        looks.entry(&picture.look).or_default().push(picture);
    }
    let index = html! {
        p { (pictures.len()) " pictures, " (faults.len()) " faults. Sheets: "
            @for look in looks.keys() { a href={ "sheet-" (look) ".html" } { (look) } " " } }
        details { summary { "Faults" } pre { @for line in faults.lines() { (line) "\n" } } }
        @for (moment, pictures) in &moments {
            h2 #(moment) { (moment) }
            div.row { @for picture in pictures { (figure(picture, &picture.look, 300)) } }
        }
    };
    save(&folder.join("index.html"), &document("Looks", index));
    let sheet = |(look, pictures): (&&str, &Vec<&Picture>)| {
        let body = html! { div.row { @for picture in pictures { (figure(picture, &picture.moment, 260)) } } };
        let file = folder.join(format!("sheet-{look}.html"));
        save(&file, &document(look, body));
        file
    };
    looks.iter().map(sheet).collect()
}

fn save(file: &Path, text: &str) {
    std::fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}
