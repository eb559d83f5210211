//! What a bot has to know of a game beyond its rules.

use crate::analysis::{Consequence, Consequences};
use crate::model::{Features, TrainedModel};
use crate::{Forecast, InfoSetKey, Judge, PerSeat, SearchSettings};
use meadhall_engine::{Arg, Chance, Game, Orders, Seat, SeatSet, TableGame, Viewer};
use meadhall_words::{Lang, Words};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::{Debug, Write};
use std::hash::Hasher;

/// A position of the game that a bot knows.
pub type Position<K> = <<K as Knowledge>::Rules as Game>::Position;
/// A decision in the game that a bot knows.
pub type Action<K> = <<K as Knowledge>::Rules as Game>::Action;
/// What a seat may know of a position of the game that a bot knows.
pub type View<K> = <<K as Knowledge>::Rules as Game>::View;

/// An order in the game that a bot knows.
pub type Order<K> = <<K as Knowledge>::Rules as Orders>::Order;

/// Something that happens in the game that a bot knows.
pub type Event<K> = <<K as Knowledge>::Rules as Game>::Event;

/// Says what a position is worth to every seat, from 0 to 1.
pub type ValueFn<'a, P> = &'a mut dyn FnMut(&P) -> PerSeat;

/// What a bot has to know of a game beyond its rules: a type of the game's bot crate, without any data of its own. Only the
/// forecast and the words are a must; the rest makes thinking better or faster.
pub trait Knowledge: Copy + Debug + Default + Send + Sync + 'static {
    /// The rules of the game.
    type Rules: TableGame;
    /// What a seat may know, in written ids and with a schema: what programs in any language are told.
    type WrittenView: Serialize + JsonSchema;
    /// What a seat holds in secret, such as a hand of cards, where bots form a belief about it.
    type Secret: Copy + Ord + Debug + Send + Sync;

    /// Whether there are choices that can be [calculated](Knowledge::solved_move).
    const SOLVES_MOVES: bool = false;
    /// Whether it [comes out](Knowledge::revealed_choice) what was chosen in secret, so that a bot who watches gets to know
    /// the others.
    const REVEALS_CHOICES: bool = false;
    /// A difference in final scores that is clear, about half of what usually lies between the first and the last.
    const CLEAR_LEAD: f32 = 10.0;

    /// The words in which a program is asked, and cards are named in studies.
    fn words(lang: Lang) -> &'static Words;

    /// A view in written ids. It holds what the view holds, and nothing else.
    fn written_view(game: &Self::Rules, view: &View<Self>) -> Self::WrittenView;

    /// The same game without choices that make no difference, if it has any: what a bot thinks about. Every choice that it
    /// offers is one of the whole game too.
    fn reduced(game: &Self::Rules) -> Option<Self::Rules> {
        let _ = game;
        None
    }

    /// A static evaluation: how the game may end from here.
    fn forecast(game: &Self::Rules, position: &Position<Self>) -> Forecast;

    /// Whether a position is a good place to stop a rollout and evaluate: nothing is half done, such as between two rounds.
    fn settled(game: &Self::Rules, position: &Position<Self>) -> bool {
        let _ = (game, position);
        true
    }

    /// Whether nothing is half done in a position, such as between two turns: a bot that looks one decision ahead evaluates
    /// there, and plays on by the rollout policy where a decision leads to a battle first.
    fn quiet(game: &Self::Rules, position: &Position<Self>) -> bool {
        let _ = (game, position);
        true
    }

    /// The rollout policy: a quick choice that a player might make without much thought; `choices` is room to work in. Any
    /// choice at random, where a game knows nothing better.
    fn rollout_choice<C: Chance>(
        game: &Self::Rules,
        position: &Position<Self>,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action<Self>>,
    ) -> Option<Action<Self>> {
        game.sample(position, seat, chance, choices)
    }

    /// A solved move: a choice that can be calculated rather than searched for, such as which dice to throw again. It may
    /// rest on nothing that the seat does not know. Whoever has a trained value function brings it.
    fn solved_move(
        game: &Self::Rules,
        position: &Position<Self>,
        seat: Seat,
        choices: &[Action<Self>],
        value_fn: Option<ValueFn<Position<Self>>>,
    ) -> Option<Action<Self>> {
        let _ = (game, position, seat, choices, value_fn);
        None
    }

    /// How a search goes about this game if nothing was tuned.
    fn search_settings(game: &Self::Rules) -> SearchSettings {
        let _ = game;
        SearchSettings::default()
    }

    /// The features of each seat, for a value net to weigh; `features` has an empty list for every seat. The first one is
    /// the best guess of how promising the seat is, so that there is something to begin with. False if positions of such a
    /// game are not to be evaluated so.
    fn features(game: &Self::Rules, position: &Position<Self>, features: &mut [Features]) -> bool {
        let _ = (game, position, features);
        false
    }

    /// The features of each choice, to learn a policy; `features` has an empty list for every choice. They may rest on
    /// nothing that the seat does not know. False where no policy is learnt, and the rollout policy has to do.
    fn action_features(
        game: &Self::Rules,
        position: &Position<Self>,
        seat: Seat,
        choices: &[Action<Self>],
        features: &mut [Features],
    ) -> bool {
        let _ = (game, position, seat, choices, features);
        false
    }

    /// Takes back what others have chosen in secret while the viewer is still to choose, and says who: to be chosen anew by
    /// the policy, since a position is imagined with any choice as likely as another.
    fn reopen(game: &Self::Rules, position: &mut Position<Self>, viewer: Viewer) -> SeatSet {
        let _ = (game, position, viewer);
        SeatSet::EMPTY
    }

    /// What a seat chose when a viewer saw the first of these views, if all chose in secret then and it has come out by the
    /// second.
    fn revealed_choice(game: &Self::Rules, before: &View<Self>, now: &View<Self>, seat: Seat) -> Option<Action<Self>> {
        let _ = (game, before, now, seat);
        None
    }

    /// What a seat may hold in secret as far as a view tells, each as likely as the others, together with what it has chosen
    /// in secret; if it is known what it held at an earlier view, what that may have become. Nothing where bots form no
    /// belief.
    fn may_hold(
        game: &Self::Rules,
        view: &View<Self>,
        seat: Seat,
        earlier: Option<Self::Secret>,
        secrets: &mut Vec<Self::Secret>,
    ) {
        let _ = (game, view, seat, earlier, secrets);
    }

    /// Lets a seat hold this in an imagined position, in which what it has chosen in secret was
    /// [taken back](Knowledge::reopen).
    fn hold<C: Chance>(
        game: &Self::Rules,
        position: &mut Position<Self>,
        seat: Seat,
        secret: Self::Secret,
        chance: &mut C,
    ) {
        let _ = (game, position, seat, secret, chance);
    }

    /// Whether a line of play that began at one position has come far enough at another, which is settled: by how many settled
    /// positions it has passed and at how many the search stops, or by what a player would look ahead to.
    fn line_ends(game: &Self::Rules, start: &Position<Self>, now: &Position<Self>, passed: u32, stops: u32) -> bool {
        let _ = (game, start, now);
        passed >= stops
    }

    /// Notes what an event in a line of play means to a seat, for an adviser to say why; `at_once` if it follows from the
    /// very choice that he speaks of.
    fn notice(game: &Self::Rules, event: &Event<Self>, seat: Seat, at_once: bool, line: &mut Consequences) {
        let _ = (game, event, seat, at_once, line);
    }

    /// What a consequence is worth to the seat it is noted for, in points: once it comes about, or each of it. Below 0 if it is
    /// bad.
    fn weight(game: &Self::Rules, consequence: &Consequence) -> f32 {
        let _ = (game, consequence);
        0.0
    }

    /// The place, card or source that a consequence is about; none where its kind says all.
    fn subject(game: &Self::Rules, consequence: &Consequence) -> Option<Arg> {
        let _ = (game, consequence);
        None
    }

    /// The choice among these that does nothing, such as to pass: what an adviser compares with beside the second best.
    fn idle(game: &Self::Rules, choices: &[Action<Self>]) -> Option<Action<Self>> {
        let _ = (game, choices);
        None
    }

    /// The orders that a player like the greedy bot leaves when she has decided and sees this. Without any, she is asked
    /// everything.
    fn leave_orders(view: &View<Self>, judge: &mut Judge<'_, Self>) -> Vec<Order<Self>> {
        let _ = (view, judge);
        Vec::new()
    }

    /// The puzzles that come with the game, as texts; made by `meadhall puzzles`.
    fn puzzles() -> &'static [&'static str] {
        &[]
    }

    /// The weights that self-play has trained for this game.
    fn trained() -> Option<&'static TrainedModel> {
        None
    }

    /// A question as numbers, where the game has an [encoding](crate::Encoding): see
    /// [`encoded`](crate::encoding::encoded).
    fn encoded(
        game: &Self::Rules,
        view: &View<Self>,
        seat: Seat,
        choices: &[Action<Self>],
    ) -> Option<crate::encoding::EncodedQuestion> {
        let _ = (game, view, seat, choices);
        None
    }

    /// The key of the information set of a viewer: the same for positions that give her equal views, and otherwise almost
    /// surely another.
    fn info_set_key(game: &Self::Rules, position: &Position<Self>, viewer: Viewer) -> u64 {
        let mut key = InfoSetKey::default();
        let _ = write!(key, "{:?}", game.view(position, viewer));
        key.finish()
    }
}
