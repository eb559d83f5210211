//! What a column can say: enums in the program, words in the database and in forms.

use std::fmt;

/// A word that a column or a form holds, but that means nothing here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord(String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` means nothing here", self.0)
    }
}

impl std::error::Error for UnknownWord {}

impl UnknownWord {
    pub(crate) fn of(word: &str) -> UnknownWord {
        UnknownWord(word.to_owned())
    }
}

/// An enum with the word that each value is written as: the one conversion, for database and forms alike.
macro_rules! written_enum {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$meaning])* $value,)*
        }

        impl $name {
            /// As it is written.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)*
                }
            }
        }

        impl $crate::row::Column for $name {
            type Value<'a> = &'static str;

            fn value(&self) -> &'static str {
                self.word()
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownWord;

            fn from_str(word: &str) -> Result<$name, $crate::UnknownWord> {
                match word {
                    $($word => Ok($name::$value),)*
                    other => Err($crate::UnknownWord::of(other)),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        impl<D: sqlx::Database> sqlx::Type<D> for $name
        where
            str: sqlx::Type<D>,
        {
            fn type_info() -> D::TypeInfo {
                <str as sqlx::Type<D>>::type_info()
            }

            fn compatible(kind: &D::TypeInfo) -> bool {
                <str as sqlx::Type<D>>::compatible(kind)
            }
        }

        impl<'r, D: sqlx::Database> sqlx::Decode<'r, D> for $name
        where
            &'r str: sqlx::Decode<'r, D>,
        {
            fn decode(value: D::ValueRef<'r>) -> Result<$name, sqlx::error::BoxDynError> {
                Ok(<&str as sqlx::Decode<'r, D>>::decode(value)?.parse()?)
            }
        }
    };
}
pub(crate) use written_enum;

written_enum! {
    /// How far a table has come.
    Phase {
        /// Somebody is still awaited.
        Lobby = "lobby",
        /// The game is running.
        Playing = "playing",
        /// The game is over.
        Over = "over",
    }
}

written_enum! {
    /// Who sits at a seat.
    SeatKind {
        /// A person.
        Person = "person",
        /// A bot.
        Bot = "bot",
        /// Nobody yet.
        Open = "open",
    }
}

written_enum! {
    /// How fast bots move, so that people can follow.
    Pace {
        /// As fast as they can.
        Swift = "swift",
        /// So that every move can be seen.
        Steady = "steady",
        /// With time to think it over.
        Slow = "slow",
    }
}

written_enum! {
    /// Who talks to whom.
    Room {
        /// Those who sit at the table; everybody may listen.
        Players = "players",
        /// Those who watch, among themselves.
        Watchers = "watchers",
    }
}

impl Room {
    /// Both.
    pub const ALL: [Room; 2] = [Room::Players, Room::Watchers];
}

written_enum! {
    /// How long a game is meant to last, by its clock.
    Tempo {
        /// Nobody counts the time.
        Free = "none",
        /// All sit at the table now.
        Live = "live",
        /// A move now and then, over days.
        Correspondence = "correspondence",
    }
}

impl Phase {
    /// The phase of a game that has begun.
    pub const fn of_game(over: bool) -> Phase {
        if over { Phase::Over } else { Phase::Playing }
    }
}

impl Pace {
    /// By its word in a form; anything unknown is steady.
    pub fn of(word: &str) -> Pace {
        word.parse().unwrap_or(Pace::Steady)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_as_the_same() {
        for phase in [Phase::Lobby, Phase::Playing, Phase::Over] {
            assert_eq!(phase.word().parse(), Ok(phase));
        }
        for kind in [SeatKind::Person, SeatKind::Bot, SeatKind::Open] {
            assert_eq!(kind.word().parse(), Ok(kind));
        }
        for room in Room::ALL {
            assert_eq!(room.word().parse(), Ok(room));
        }
        for tempo in [Tempo::Free, Tempo::Live, Tempo::Correspondence] {
            assert_eq!(tempo.word().parse(), Ok(tempo));
        }
        for pace in [Pace::Swift, Pace::Steady, Pace::Slow] {
            assert_eq!(Pace::of(pace.word()), pace);
        }
        let error = "asleep".parse::<Phase>().expect_err("no phase");
        assert_eq!(error.to_string(), "`asleep` means nothing here");
        assert_eq!(Pace::of("hasty"), Pace::Steady);
    }
}
