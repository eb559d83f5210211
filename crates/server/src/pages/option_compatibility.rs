//! What fits together among the options of a game. Nothing about it is written down here: the rules are asked.

use meadhall_engine::{BadOption, Options};
use meadhall_games::{GAMES, GameEntry};
use std::collections::BTreeSet;

/// A value of an option other than its default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pick {
    /// The option's key.
    pub key: &'static str,
    /// The value.
    pub value: &'static str,
}

impl Pick {
    /// One word for it, as classes and attributes need one.
    pub fn word(self) -> String {
        format!("{}-{}", self.key, self.value)
    }
}

/// What fits together at a table of so many seats.
pub struct OptionCompatibility {
    game: &'static GameEntry,
    seats: usize,
    /// What can be chosen.
    picks: Vec<Pick>,
    /// What cannot be chosen at all with so many seats, with the reason.
    refused: Vec<(Pick, BadOption)>,
    /// Two that do not go together, with the reason.
    pairs: Vec<(Pick, Pick, BadOption)>,
}

impl OptionCompatibility {
    /// Asks the rules about every choice alone and about every two of them.
    pub fn of(game: &'static GameEntry, seats: usize) -> OptionCompatibility {
        let listed = game.rules.options.iter().filter(|spec| !spec.free);
        let all = listed.flat_map(|spec| spec.values.iter().skip(1).map(|value| Pick { key: spec.key, value }));
        let mut compatibility =
            OptionCompatibility { game, seats, picks: Vec::new(), refused: Vec::new(), pairs: Vec::new() };
        for pick in all {
            match compatibility.ask(&[pick]) {
                Ok(_) => compatibility.picks.push(pick),
                Err(bad) => compatibility.refused.push((pick, bad)),
            }
        }
        for (n, one) in compatibility.picks.iter().enumerate() {
            for two in compatibility.picks[n + 1..].iter().filter(|two| two.key != one.key) {
                if let Err(bad) = compatibility.ask(&[*one, *two]) {
                    compatibility.pairs.push((*one, *two, bad));
                }
            }
        }
        compatibility
    }

    fn ask(&self, picks: &[Pick]) -> Result<String, BadOption> {
        let with = |options: Options, pick: &Pick| options.with(pick.key, pick.value);
        self.game.rules.check(self.seats, &picks.iter().fold(Options::default(), with))
    }

    /// Why a value cannot be chosen with so many seats.
    pub fn refusal(&self, key: &str, value: &str) -> Option<&BadOption> {
        self.refused.iter().find(|(pick, _)| pick.key == key && pick.value == value).map(|(_, bad)| bad)
    }

    /// Why nothing but the default of an option can be chosen with so many seats.
    pub fn closed(&self, key: &str) -> Option<&BadOption> {
        let open = self.picks.iter().any(|pick| pick.key == key);
        self.refused.iter().find(|(pick, _)| pick.key == key && !open).map(|(_, bad)| bad)
    }

    /// What does not go together with an option: what is chosen elsewhere, the reason, and whether nothing of the option
    /// but its default goes with it.
    pub fn against(&self, key: &str) -> Vec<(Pick, &BadOption, bool)> {
        let values = self.picks.iter().filter(|pick| pick.key == key).count();
        let others = self.pairs.iter().filter_map(|(one, two, bad)| match key {
            _ if one.key == key => Some((*two, bad)),
            _ if two.key == key => Some((*one, bad)),
            _ => None,
        });
        let mut found: Vec<(Pick, &BadOption, usize)> = Vec::new();
        for (other, bad) in others {
            match found.iter_mut().find(|(known, ..)| *known == other) {
                Some((_, _, count)) => *count += 1,
                None => found.push((other, bad, 1)),
            }
        }
        found.into_iter().map(|(other, bad, count)| (other, bad, count == values)).collect()
    }

    /// Of the options that are wanted, as many as compatibility together, each with its first value that does.
    pub fn everything(&self, wanted: impl Fn(&str) -> bool) -> Vec<Pick> {
        let mut chosen: Vec<Pick> = Vec::new();
        for pick in self.picks.iter().filter(|pick| wanted(pick.key)) {
            let taken = chosen.iter().any(|known| known.key == pick.key);
            if !taken && self.ask(&[&chosen[..], &[*pick]].concat()).is_ok() {
                chosen.push(*pick);
            }
        }
        chosen
    }
}

/// The compatibility of every game with every number of seats.
fn all_tables() -> impl Iterator<Item = OptionCompatibility> {
    GAMES.iter().flat_map(|game| {
        let (least, most) = game.rules.seats;
        (least..=most).map(move |seats| OptionCompatibility::of(game, seats))
    })
}

/// The rules of a style sheet by which a choice shows beside the others why they do not go with it, and locks them.
pub fn exclusion_styles() -> String {
    let tables = all_tables();
    let met: BTreeSet<String> =
        tables.flat_map(|table| table.pairs).flat_map(|(a, b, _)| [a.word(), b.word()]).collect();
    let rule = |word: &String| {
        let chosen = format!(".stack:has([data-set={word}]:checked)");
        let lock = format!("{chosen} .option:has(.lock.beside-{word}):not(:has([data-set]:checked))");
        format!(
            "{chosen} .beside-{word}{{display:block}}\n{lock} .pick{{filter:grayscale(1);opacity:.8;pointer-events:none}}\n"
        )
    };
    met.iter().map(rule).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::options::reason;
    use meadhall_games::find;
    use meadhall_words::Lang;

    fn valhalla(seats: usize) -> OptionCompatibility {
        OptionCompatibility::of(find("valhalla").expect("Valhalla"), seats)
    }

    #[test]
    fn what_does_not_fit_is_said_by_the_rules() {
        let why = |compatibility: &OptionCompatibility, key| compatibility.closed(key).map(|bad| bad.reason.clone());
        let two = valhalla(2);
        assert!(why(&two, "thor").is_some_and(|reason| reason.contains("three players")));
        assert!(why(&two, "brothers").is_some_and(|reason| reason.contains("four or six")));
        assert!(why(&two, "monster").is_some() && why(&two, "king").is_none());
        assert!(two.refusal("start", "green").is_some() && two.refusal("start", "blue").is_none());
        let one = valhalla(1);
        assert!(why(&one, "monster").is_none() && why(&one, "valkyries").is_none());
        assert!(["loki", "dwarves", "draft"].into_iter().all(|key| why(&one, key).is_some()));
    }

    #[test]
    fn pairs_that_do_not_go_together_are_found_from_both_sides() {
        let compatibility = valhalla(4);
        let keys = |key| compatibility.against(key).into_iter().map(|(other, ..)| other.key).collect::<BTreeSet<_>>();
        assert_eq!(keys("simplified"), BTreeSet::from(["first-game", "five-jarls", "draft"]));
        assert_eq!(keys("five-jarls"), BTreeSet::from(["first-game", "simplified"]));
        assert!(keys("king").is_empty());
        assert!(compatibility.against("draft").iter().all(|(.., lock)| *lock));
        let css = exclusion_styles();
        assert!(css.contains(".beside-simplified-on") && !css.contains("king"), "{css}");
    }

    #[test]
    fn everything_that_fits_is_a_game() {
        for (seats, count) in [(1, 1), (2, 5), (3, 6), (4, 7), (5, 6), (6, 7)] {
            let compatibility = valhalla(seats);
            let modules = ["loki", "thor", "valkyries", "dwarves", "tyr", "king", "brothers"];
            let all = compatibility.everything(|key| modules.contains(&key));
            assert_eq!(all.len(), count, "{seats}: {all:?}");
            assert!(compatibility.ask(&all).is_ok(), "{all:?}");
        }
        // Of two that exclude each other, one is left out.
        assert_eq!(valhalla(4).everything(|key| key.ends_with("jarls") || key == "first-game").len(), 1);
    }

    /// What is refused says why in every language, in English the same as on the command line.
    #[test]
    fn every_refusal_is_said_in_every_language() {
        let mut said = 0;
        for compatibility in all_tables() {
            let pairs = compatibility.pairs.iter().map(|(.., bad)| bad);
            for bad in compatibility.refused.iter().map(|(_, bad)| bad).chain(pairs) {
                let message = bad.message.as_ref().unwrap_or_else(|| panic!("only English: {bad}"));
                let told = Lang::ALL.map(|lang| reason(compatibility.game.board.words(lang), bad));
                assert!(told.iter().all(|text| !text.contains(['[', '{'])), "{told:?}");
                let plain = bad.reason.split(" [").next().unwrap_or_default().to_lowercase();
                assert!(!message.args.is_empty() || told[0].to_lowercase() == format!("{plain}."), "{bad}: {told:?}");
                said += 1;
            }
        }
        assert!(said > 50, "{said}");
    }
}
