//! Which language to speak.

use meadhall_words::Lang;

/// The language that was asked for, else the one the machine is set to, else English.
pub fn chosen(asked: Option<Lang>) -> Lang {
    asked.or_else(|| Lang::preferred(&machine_setting())).unwrap_or_default()
}

/// What the environment says, by the order in which its variables count.
fn machine_setting() -> String {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default()
}
