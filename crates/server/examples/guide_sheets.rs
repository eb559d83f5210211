//! Writes guide, gallery and rules as plain files, to be looked at without a server of tables:
//! `cargo run -p meadhall-server --example guide_sheets -- FOLDER`, then serve the folder with any file server.

use meadhall_server::pages::assets::{asset_url, assets};
use meadhall_server::pages::model::Frame;
use meadhall_server::pages::{clauses::clauses, gallery::gallery, guide::guide};
use meadhall_words::Lang;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map_or_else(|| PathBuf::from("target/guide-sheets"), PathBuf::from);
    for asset in assets() {
        write(&folder.join(asset_url(asset.name).trim_start_matches('/')), &asset.bytes)?;
    }
    for lang in Lang::ALL {
        let frame = Frame { lang, name: String::new(), here: "/".to_owned() };
        let sheets = [("guide", guide(&frame, "vaalbara")), ("gallery", gallery(&frame, "vaalbara"))];
        for (name, page) in sheets.into_iter().chain([("rules", clauses(&frame, "vaalbara"))]) {
            let page = page.map(|page| page.into_string()).unwrap_or_default();
            write(&folder.join(format!("{name}-{lang}.html")), page.as_bytes())?;
        }
    }
    println!("{}", folder.display());
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
    fs::write(path, bytes)
}
