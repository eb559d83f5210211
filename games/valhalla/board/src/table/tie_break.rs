//! Why somebody comes before somebody else with equally much glory.

use meadhall_board::RenderContext;
use meadhall_engine::Seat;
use meadhall_valhalla::Event;

/// The shields of a player at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Shields {
    /// Captured from others.
    pub trophies: i32,
    /// Own ones that were lost; everybody began with equally many.
    pub lost: i32,
}

/// The shields of every seat, from what happened.
pub(super) fn shields(seats: usize, events: &[Event]) -> Vec<Shields> {
    let mut all = vec![Shields::default(); seats];
    for event in events {
        if let Event::Captured { by, from } | Event::Gift { from, to: by } = *event {
            if let Some(winner) = all.get_mut(by.index()) {
                winner.trophies += 1;
            }
            if let Some(loser) = all.get_mut(from.index()) {
                loser.lost += 1;
            }
        }
    }
    all
}

/// A sentence for each two neighbours in the ranking who have equally much glory.
pub(super) fn tie_breaks(
    context: &RenderContext<'_>,
    places: &[(u8, Seat, i32)],
    all: &[Shields],
    begin: i32,
) -> Vec<String> {
    let pairs = places.windows(2).filter(|pair| pair[0].2 == pair[1].2);
    let told = |pair: &[(u8, Seat, i32)]| {
        let (one, two) = (pair[0].1, pair[1].1);
        let (first, second) = (all.get(one.index())?, all.get(two.index())?);
        let (key, own, others) = if pair[0].0 == pair[1].0 {
            let names = [one, two].map(|seat| context.name(seat).to_owned()).to_vec();
            return Some(context.fill("vh-tie-shared", &[("who", context.words.list(names).into())]));
        } else if first.trophies != second.trophies {
            ("vh-tie-trophies", first.trophies, second.trophies)
        } else {
            ("vh-tie-shields", begin - first.lost, begin - second.lost)
        };
        let values = [
            ("who", context.name(one).into()),
            ("own", own.into()),
            ("other", context.name(two).into()),
            ("others", others.into()),
        ];
        Some(context.fill(key, &values))
    };
    pairs.filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TEXTS;
    use meadhall_board::testing;
    use meadhall_words::Lang;

    #[test]
    fn equal_glory_names_what_decides() {
        let [anna, bert, cleo] = [0, 1, 2].map(Seat::new);
        let captured = |by, from| Event::Captured { by, from };
        let all = shields(3, &[captured(anna, bert), captured(anna, cleo), captured(bert, cleo)]);
        assert_eq!(all[0], Shields { trophies: 2, lost: 0 });
        assert_eq!(all[2], Shields { trophies: 0, lost: 2 });
        let seats = testing::seats(3, |_| None);
        let words = TEXTS.words(Lang::En);
        let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: 0 };
        let told = tie_breaks(&context, &[(1, anna, 20), (2, bert, 20), (3, cleo, 9)], &all, 4);
        assert_eq!(told.len(), 1, "only equal glory needs a reason: {told:?}");
        assert!(
            told[0].contains("captured shields decide") && told[0].contains("Player 0: 2, Player 1: 1"),
            "{told:?}"
        );
        let even = [Shields { trophies: 1, lost: 0 }, Shields { trophies: 1, lost: 2 }];
        let told = tie_breaks(&context, &[(1, anna, 20), (2, bert, 20)], &even, 4);
        assert!(told[0].contains("own shields decide") && told[0].contains("Player 0: 4, Player 1: 2"), "{told:?}");
        let told = tie_breaks(&context, &[(1, anna, 20), (1, bert, 20)], &even, 4);
        assert!(told[0].contains("Player 0 and Player 1 share"), "{told:?}");
    }
}
