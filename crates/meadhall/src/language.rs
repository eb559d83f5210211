//! Which language to speak.

use meadhall_screen::Config;
use meadhall_words::Lang;

/// The language that was asked for, else the one that is set, else the one of the machine, else English.
pub fn chosen(asked: Option<Lang>, config: &Config) -> Lang {
    asked.or_else(|| config.language()).or_else(|| Lang::preferred(&machine_setting())).unwrap_or_default()
}

/// What the environment says, by the order in which its variables count.
fn machine_setting() -> String {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default()
}
