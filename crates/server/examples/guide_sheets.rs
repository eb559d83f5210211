//! Writes guides, galleries and rules as plain files, to be looked at without a server of tables:
//! `cargo run -p meadhall-server --example guide_sheets -- FOLDER`, then serve the folder with any file server.

use meadhall_server::pages::assets::{asset_url, assets};
use meadhall_server::pages::model::Frame;
use meadhall_server::pages::{clauses, gallery, guide};
use meadhall_words::Lang;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map_or_else(|| PathBuf::from("target/guide-sheets"), PathBuf::from);
    for asset in assets() {
        write(&folder.join(asset_url(asset.name).trim_start_matches('/')), &asset.bytes)?;
    }
    for lang in Lang::ALL {
        for game in ["vaalbara", "blood-rage"] {
            let frame = |query: String| Frame { lang, name: String::new(), here: format!("/{query}"), game };
            let mut sheets = Vec::new();
            for part in 1..=guide::parts(game) {
                sheets.push((format!("guide-{part}"), guide::guide(&frame(format!("?part={part}")), game)));
            }
            for page in 1..=clauses::pages(game) {
                sheets.push((format!("rules-{page}"), clauses::clauses(&frame(format!("?page={page}")), game)));
            }
            for query in [
                "",
                "?age=2",
                "?age=3",
                "?kind=battle",
                "?kind=monster",
                "?god=loki",
                "?from=kickstarter",
                "?show=lands",
            ] {
                let name = format!("gallery{}", query.replace(['?', '='], "-"));
                sheets.push((name, gallery::gallery(&frame(query.to_owned()), game)));
            }
            for (name, page) in sheets {
                let page = page.map(|page| page.into_string()).unwrap_or_default();
                write(&folder.join(format!("{game}-{name}-{lang}.html")), page.as_bytes())?;
            }
        }
    }
    println!("{}", folder.display());
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
    fs::write(path, bytes)
}
