//! What a bot knows of Vaalbara.

mod action_features;
mod consequences;
mod encoding;
mod features;
mod land_evaluator;
mod land_features;
mod orders;
mod outlook;
mod promise;
mod rollout;
mod scale;
mod study;
mod turn;
pub mod written_view;

use meadhall_bots::encoding::EncodedQuestion;
use meadhall_bots::{
    BotEntry, Consequence, Consequences, Features, Forecast, InfoSetKey, Judge, Knowledge, TrainedModel,
};
use meadhall_engine::{Arg, Chance, Game, MAX_SEATS, Seat, SeatSet, Viewer, byte};
use meadhall_vaalbara::{Action, Asked, AskedView, Card, Characters, Event, Order, Position, ROUNDS, Vaalbara, View};
use meadhall_words::{Lang, Texts, Words};
use std::hash::{Hash, Hasher};
use written_view::WrittenView;

/// The bots of this game, for those who do not know its type.
pub static ENTRY: BotEntry = BotEntry::of::<VaalbaraKnowledge>();

/// The words of this room: those of the rules.
static TEXTS: Texts = Texts::new(&[meadhall_vaalbara::LOCALES]);

/// What a bot knows of Vaalbara.
#[derive(Clone, Copy, Debug, Default)]
pub struct VaalbaraKnowledge;

impl Knowledge for VaalbaraKnowledge {
    type Rules = Vaalbara;
    type WrittenView = WrittenView;
    /// A hand.
    type Secret = Characters;

    const REVEALS_CHOICES: bool = true;
    const CLEAR_LEAD: f32 = 8.0;

    fn written_view(game: &Vaalbara, view: &View) -> WrittenView {
        written_view::of(game, view)
    }

    fn forecast(game: &Vaalbara, position: &Position) -> Forecast {
        // Between two rounds the whole next one is to come, in a round only the turns that have not been taken.
        let left = ROUNDS.saturating_sub(position.round) + u8::from(!position.revealed());
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            let hope = match position.revealed() && !position.has_acted(seat) {
                true => turn::hope(game, position, seat),
                false => 0.0,
            };
            let promise = promise::of(game, position, seat, left);
            scores[seat.index()] = f32::from(position.player(seat).vp) + promise + hope;
        }
        Forecast { scores, doubt: promise::doubt(left) }
    }

    #[inline]
    fn settled(game: &Vaalbara, position: &Position) -> bool {
        position.asked == Asked::Assign && game.pending(position).len() == game.seats()
    }

    fn rollout_choice<C: Chance>(
        game: &Vaalbara,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        rollout::choose(game, position, seat, chance, choices)
    }

    fn features(game: &Vaalbara, position: &Position, features: &mut [Features]) -> bool {
        features::take(game, position, &Self::forecast(game, position), features);
        true
    }

    fn action_features(
        game: &Vaalbara,
        position: &Position,
        seat: Seat,
        choices: &[Action],
        features: &mut [Features],
    ) -> bool {
        if !matches!(position.asked, Asked::Assign | Asked::Take | Asked::Rider) {
            return false;
        }
        action_features::take(game, position, seat, choices, features);
        true
    }

    fn reopen(game: &Vaalbara, position: &mut Position, viewer: Viewer) -> SeatSet {
        if position.revealed() {
            return SeatSet::EMPTY;
        }
        let chosen = |seat: &Seat| !viewer.is(*seat) && position.player(*seat).played.is_some();
        let reopened: SeatSet = Seat::all(game.seats()).filter(chosen).collect();
        for seat in reopened.iter() {
            let player = position.player_mut(seat);
            player.hand = player.played.take().into_iter().chain(player.hand.iter()).collect();
        }
        reopened
    }

    fn revealed_choice(_: &Vaalbara, before: &View, now: &View, seat: Seat) -> Option<Action> {
        let AskedView::Assign(_) = before.asked else { return None };
        let (was, is) = (before.players.get(seat.index())?, now.players.get(seat.index())?);
        let played = if now.round == before.round { is.played } else { is.discard.minus(was.discard).iter().next() };
        played.map(Action::Assign)
    }

    fn may_hold(_: &Vaalbara, view: &View, seat: Seat, earlier: Option<Characters>, secrets: &mut Vec<Characters>) {
        let Some(player) = view.players.get(seat.index()) else { return };
        let on_table = player.played.map_or(Characters::NONE, Characters::only);
        let hidden = Characters::ALL.minus(player.discard).minus(on_table);
        // Who held a character that was not played since holds it still.
        let sure = earlier.map_or(Characters::NONE, |hand| hand.and_in(hidden)).and_also(player.known);
        let chosen = matches!(view.asked, AskedView::Assign(chosen) if chosen.contains(seat));
        let size = usize::from(player.hand) + usize::from(chosen);
        if let Some(more) = size.checked_sub(sure.len()) {
            secrets.extend(hidden.minus(sure).sets_of(more).map(|drawn| sure.and_also(drawn)));
        }
    }

    fn hold<C: Chance>(_: &Vaalbara, position: &mut Position, seat: Seat, hand: Characters, chance: &mut C) {
        let player = position.player_mut(seat);
        let hidden = player.pile.as_slice().iter().copied().chain(player.hand.iter()).collect::<Characters>();
        player.hand = hand;
        player.pile = hidden.minus(hand).iter().collect();
        chance.shuffle(player.pile.as_mut_slice());
    }

    fn notice(_: &Vaalbara, event: &Event, seat: Seat, _: bool, line: &mut Consequences) {
        consequences::notice(event, seat, line);
    }

    fn weight(_: &Vaalbara, consequence: &Consequence) -> f32 {
        consequences::weight(consequence)
    }

    fn subject(_: &Vaalbara, consequence: &Consequence) -> Option<Arg> {
        consequences::subject(consequence)
    }

    fn leave_orders(view: &View, judge: &mut Judge<'_, Self>) -> Vec<Order> {
        orders::leave(view, judge)
    }

    #[rustfmt::skip]
    fn puzzles() -> &'static [&'static str] {
        meadhall_bots::puzzles!("../puzzles/":
            "01" "02" "03" "04" "05" "06" "07" "08" "09" "10"
            "11" "12" "13" "14" "15" "16" "17" "18" "19" "20")
    }

    fn trained() -> Option<&'static TrainedModel> {
        static MODEL: TrainedModel = TrainedModel::new(include_str!("../weights.toml"));
        Some(&MODEL)
    }

    fn encoded(
        game: &Vaalbara,
        view: &meadhall_vaalbara::View,
        seat: Seat,
        choices: &[meadhall_vaalbara::Action],
    ) -> Option<EncodedQuestion> {
        meadhall_bots::encoding::encoded::<Self>(game, view, seat, choices)
    }

    fn words(lang: Lang) -> &'static Words {
        TEXTS.words(lang)
    }

    fn info_set_key(game: &Vaalbara, position: &Position, viewer: Viewer) -> u64 {
        let mut key = InfoSetKey::default();
        let (revealed, over) = (position.revealed(), position.asked == Asked::Over);
        let active = (revealed && !over).then_some(position.active);
        (position.round, active, std::mem::discriminant(&position.asked)).hash(&mut key);
        if let Asked::Show { asked, answered, showing } = position.asked {
            let own = viewer.seat().filter(|&seat| answered.contains(seat));
            (asked, own, own.is_some_and(|seat| showing.contains(seat))).hash(&mut key);
        }
        position.acted.as_slice().hash(&mut key);
        for card in position.rows.iter().flatten() {
            key.add(card.map_or(u64::MAX, packed));
        }
        let deck = position.deck.as_slice();
        for (end, known) in [(deck.first(), position.top_known), (deck.last(), position.bottom_known)] {
            key.add(end.filter(|_| known).map_or(u64::MAX, |card| packed(*card)));
        }
        (deck.len(), deck.first().map(|card| card.omen)).hash(&mut key);
        for seat in Seat::all(game.seats()) {
            let player = position.player(seat);
            let own = viewer.is(seat);
            let played = if revealed || own { player.played } else { None };
            (player.vp, player.discard, player.known, byte(player.hand.len()), player.played.is_some()).hash(&mut key);
            (played, own.then_some(player.hand)).hash(&mut key);
            for &card in player.realm.cards() {
                key.add(packed(card));
            }
        }
        key.finish()
    }
}

fn packed(card: Card) -> u64 {
    u64::from(card.land) << 8 | u64::from(card.omen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::{Ignore, Options, Quick};
    use meadhall_vaalbara::Character;

    fn begun() -> (Vaalbara, Position, Quick) {
        let game = Vaalbara::open(3, &Options::default()).expect("three can play");
        let mut chance = Quick::new(5);
        let position = game.setup(&mut chance, &mut Ignore);
        (game, position, chance)
    }

    fn assign(game: &Vaalbara, position: &mut Position, seat: usize, chance: &mut Quick) -> Character {
        let seat = Seat::new(seat);
        let character = position.player(seat).hand.iter().next().expect("a hand");
        game.apply(position, seat, Action::Assign(character), chance, &mut Ignore);
        character
    }

    #[test]
    fn what_others_chose_in_secret_is_theirs_to_choose_again() {
        let (game, mut position, mut chance) = begun();
        let before = position;
        assign(&game, &mut position, 0, &mut chance);
        assign(&game, &mut position, 2, &mut chance);
        let mut again = position;
        assert_eq!(
            VaalbaraKnowledge::reopen(&game, &mut again, Viewer::Seat(Seat::new(1))),
            [0, 2].map(Seat::new).into_iter().collect()
        );
        assert_eq!(again, before);
        let own = VaalbaraKnowledge::reopen(&game, &mut position, Viewer::Seat(Seat::new(0)));
        assert_eq!(own, SeatSet::only(Seat::new(2)), "one's own choice stands");
        assert!(position.player(Seat::new(0)).played.is_some());
    }

    fn may_hold(game: &Vaalbara, view: &View, seat: usize, earlier: Option<Characters>) -> Vec<Characters> {
        let mut secrets = Vec::new();
        VaalbaraKnowledge::may_hold(game, view, Seat::new(seat), earlier, &mut secrets);
        secrets
    }

    #[test]
    fn a_hand_that_was_held_gives_away_the_hand_that_is() {
        let (game, mut position, mut chance) = begun();
        let viewer = Viewer::Seat(Seat::new(1));
        let held = position.player(Seat::new(0)).hand;
        assert_eq!(may_hold(&game, &game.view(&position, viewer), 0, None).len(), 792, "any five of twelve");
        let chosen = assign(&game, &mut position, 0, &mut chance);
        let view = game.view(&position, viewer);
        assert_eq!(may_hold(&game, &view, 0, Some(held)), [held], "what was chosen in secret counts as held");
        assign(&game, &mut position, 1, &mut chance);
        assign(&game, &mut position, 2, &mut chance);
        let view = game.view(&position, viewer);
        let rest = held.minus(Characters::only(chosen));
        assert_eq!(may_hold(&game, &view, 0, Some(held)), [rest]);
        assert_eq!(may_hold(&game, &view, 0, None).len(), 330, "any four of eleven");
        let without = Characters::ALL.minus(held).sets_of(5).next().expect("another hand");
        assert!(may_hold(&game, &view, 0, Some(without)).is_empty(), "who did not hold it could not play it");
        let mut choices = Vec::new();
        while position.revealed() {
            let seat = game.pending(&position).first().expect("somebody decides");
            game.legal(&position, seat, &mut choices);
            game.apply(&mut position, seat, choices[0], &mut chance, &mut Ignore);
        }
        let now = may_hold(&game, &game.view(&position, viewer), 0, Some(rest));
        assert!(now.contains(&position.player(Seat::new(0)).hand) && now.len() <= 7, "one card may have been drawn");
    }

    #[test]
    fn who_is_dealt_a_hand_has_the_rest_in_the_pile() {
        let (game, mut position, mut chance) = begun();
        let seat = Seat::new(2);
        assign(&game, &mut position, 2, &mut chance);
        VaalbaraKnowledge::reopen(&game, &mut position, Viewer::Seat(Seat::new(0)));
        let hand = Characters::ALL.sets_of(5).nth(100).expect("many hands");
        VaalbaraKnowledge::hold(&game, &mut position, seat, hand, &mut chance);
        let player = position.player(seat);
        let pile: Characters = player.pile.as_slice().iter().copied().collect();
        assert_eq!((player.hand, pile, player.pile.len()), (hand, Characters::ALL.minus(hand), 7));
    }

    #[test]
    fn what_was_chosen_comes_out_in_the_round_or_after_it() {
        let (game, mut position, mut chance) = begun();
        let (viewer, other) = (Viewer::Seat(Seat::new(1)), Seat::new(0));
        let before = game.view(&position, viewer);
        let chosen = assign(&game, &mut position, 0, &mut chance);
        let seen = |position: &Position| {
            VaalbaraKnowledge::revealed_choice(&game, &before, &game.view(position, viewer), other)
        };
        assert_eq!(seen(&position), None, "it is still secret");
        assign(&game, &mut position, 1, &mut chance);
        assign(&game, &mut position, 2, &mut chance);
        assert!(position.revealed());
        assert_eq!(seen(&position), Some(Action::Assign(chosen)));
        let mut choices = Vec::new();
        while position.revealed() {
            let seat = game.pending(&position).first().expect("somebody decides");
            game.legal(&position, seat, &mut choices);
            game.apply(&mut position, seat, choices[0], &mut chance, &mut Ignore);
        }
        assert_eq!((position.round, seen(&position)), (2, Some(Action::Assign(chosen))));
    }
}
