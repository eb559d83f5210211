//! The languages.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that the house speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Czech.
    Cs,
    /// German.
    De,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Cs, Lang::De];

    /// The two letters of the language.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Cs => "cs",
            Lang::De => "de",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Cs => "Čeština",
            Lang::De => "Deutsch",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// The best language for a list such as a browser sends (`cs,en;q=0.8`) or a machine is set to (`de_AT.UTF-8`).
    pub fn preferred(list: &str) -> Option<Lang> {
        let weigh = |part: &str| {
            let (tag, rest) = part.split_once(';').unwrap_or((part, ""));
            let weight = rest.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()).unwrap_or(1.0);
            let code = tag.trim().get(..2)?.to_ascii_lowercase();
            Some((code.parse::<Lang>().ok()?, weight))
        };
        let mut best: Option<(Lang, f32)> = None;
        for (lang, weight) in list.split(',').filter_map(weigh) {
            if weight > best.map_or(0.0, |(_, weight)| weight) {
                best = Some((lang, weight));
            }
        }
        best.map(|(lang, _)| lang)
    }
}

/// A code that is none of the house's languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not among the languages en, cs, de", self.0)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_wish_is_heard() {
        assert_eq!(Lang::preferred("fr,de-AT;q=0.7,cs;q=0.9,en;q=0.1"), Some(Lang::Cs));
        assert_eq!(Lang::preferred("de_AT.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::preferred("fr"), None);
        assert_eq!(Lang::preferred(";;,é"), None);
    }
}
