//! What a bot knows of Pebbles: how a game may end from a position on. Nothing was trained; the search does the rest.

mod encoding;
mod written_view;

pub use written_view::{WrittenPlayer, WrittenView};

use meadhall_bots::encoding::EncodedQuestion;
use meadhall_bots::{BalanceStudy, BotEntry, Forecast, Knowledge, Ledger, Transition};
use meadhall_engine::{Game, MAX_SEATS, Seat};
use meadhall_pebbles::{Event, MAX_BID, Pebbles, Phase, Position, ROUNDS, SIDES, View};
use meadhall_words::{Lang, Texts, Words};

/// The bots of this game, for those who do not know its type.
pub static ENTRY: BotEntry = BotEntry::of::<PebblesKnowledge>();

static TEXTS: Texts = Texts::new(&[meadhall_pebbles::LOCALES]);

/// What a bot knows of Pebbles.
#[derive(Clone, Copy, Debug, Default)]
pub struct PebblesKnowledge;

/// How far a forecast is usually off at the end, and how much more for each round to come.
const LEAST_DOUBT: f32 = 1.0;
const DOUBT_PER_ROUND: f32 = 2.5;
/// A difference in final scores that is clear.
const CLEAR_LEAD: f32 = 5.0;

impl Knowledge for PebblesKnowledge {
    type Rules = Pebbles;
    type WrittenView = WrittenView;
    /// Bots form no belief about the secret cards: no choice depends on them.
    type Secret = ();

    const CLEAR_LEAD: f32 = CLEAR_LEAD;

    fn written_view(game: &Pebbles, view: &View) -> WrittenView {
        written_view::of(game, view)
    }

    fn encoded(
        game: &Pebbles,
        view: &meadhall_pebbles::View,
        seat: Seat,
        choices: &[meadhall_pebbles::Action],
    ) -> Option<EncodedQuestion> {
        meadhall_bots::encoding::encoded::<Self>(game, view, seat, choices)
    }

    fn words(lang: Lang) -> &'static Words {
        TEXTS.words(lang)
    }

    fn forecast(game: &Pebbles, position: &Position) -> Forecast {
        let over = position.phase == Phase::Over;
        let rounds = if over { 0.0 } else { f32::from(ROUNDS.saturating_sub(position.round)) + 1.0 };
        let mean_pebble = (game.seats() as f32 + 1.0) / 2.0;
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            let n = seat.index();
            let card = if over { 0.0 } else { f32::from(position.cards[n]) };
            let to_come = (rounds - 1.0).max(0.0) * f32::from(MAX_BID) * mean_pebble;
            scores[n] = f32::from(position.scores[n]) + card + to_come + this_round(game, position, seat, mean_pebble);
        }
        scores[0] += rounds * (f32::from(SIDES) + 1.0) / 2.0;
        Forecast { scores, doubt: LEAST_DOUBT + DOUBT_PER_ROUND * rounds }
    }
}

/// What a seat may still score with a pebble of this round.
fn this_round(game: &Pebbles, position: &Position, seat: Seat, mean_pebble: f32) -> f32 {
    let bid = position.bids[seat.index()].map_or(f32::from(MAX_BID), f32::from);
    match position.phase {
        Phase::Bid => bid * mean_pebble,
        Phase::Take(active) if seat.index() >= active.index() && seat.index() < game.seats() => bid * mean_pebble,
        _ => 0.0,
    }
}

impl BalanceStudy for PebblesKnowledge {
    fn standing(_: &Pebbles, position: &Position, seat: Seat) -> i32 {
        position.scores[seat.index()].into()
    }

    fn write_down(_: &Pebbles, transition: &Transition<Self>, ledger: &mut Ledger) {
        for event in transition.events {
            match *event {
                Event::Took { seat, points, .. } => {
                    ledger.turn();
                    ledger.gains(seat, "pebbles", points.into());
                }
                Event::Rolled(roll) => ledger.gains(Seat::new(0), "die", roll.into()),
                Event::CardScored(seat, card) => ledger.gains(seat, "card", card.into()),
                _ => {}
            }
        }
    }
}
