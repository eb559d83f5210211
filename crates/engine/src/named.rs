//! Small ids with written names: clans, places, cards.

use std::fmt;

/// A word that names nothing here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown(pub String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` names nothing here", self.0)
    }
}

impl std::error::Error for Unknown {}

/// A small id with a written name, out of a fixed list.
pub trait NamedId: Copy + 'static {
    /// What such a thing is called.
    const NAME: &'static str;
    /// The written names of all of them, in order.
    const WORDS: &'static [&'static str];

    /// The written name.
    fn written(self) -> &'static str;
}

/// Declares an enum of one byte whose variants have written names, with `ALL`, `word`, `index`, and printing and parsing
/// that are inverse.
///
/// ```
/// meadhall_engine::named! {
///     /// A colour.
///     Colour {
///         /// As blood.
///         Red = "red",
///         /// As the sea.
///         Blue = "blue",
///     }
/// }
/// assert_eq!("blue".parse(), Ok(Colour::Blue));
/// assert_eq!(Colour::ALL.map(Colour::word), ["red", "blue"]);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];

            /// The written name.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The index in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::NamedId for $name {
            const NAME: &'static str = stringify!($name);
            const WORDS: &'static [&'static str] = &[$($word),*];

            fn written(self) -> &'static str {
                self.word()
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unknown;

            fn from_str(word: &str) -> Result<$name, $crate::Unknown> {
                $name::ALL.into_iter().find(|item| item.word() == word).ok_or_else(|| $crate::Unknown(word.to_owned()))
            }
        }
    };
}
