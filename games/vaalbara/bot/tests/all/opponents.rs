//! What a search gets to know of the others while it plays.

use meadhall_bots::{Bot, Budget, Greedy, PlayerType, PlayerTypes, Search, SearchSettings};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat, SeedParts, Table, Viewer};
use meadhall_vaalbara::{Characters, Vaalbara};
use meadhall_vaalbara_bot::VaalbaraKnowledge;

/// Greedy players with known hands: after some rounds the hands that they hold are likelier than if nothing were known.
#[test]
fn a_game_tells_what_the_others_hold() {
    let game = Vaalbara::open(4, &Options::default()).expect("four can play");
    let (mut told, mut asked) = (0.0, 0);
    for seed in 0..12 {
        let mut chance = Quick::new(seed);
        let mut position = game.setup(&mut chance, &mut Ignore);
        let (mut own, mut greedy) =
            (Search::<VaalbaraKnowledge>::new(Budget::Iterations(20), 1), Greedy::<VaalbaraKnowledge>::new(2));
        let mut choices = Vec::new();
        while position.round < 6 {
            let seat = game.pending(&position).first().expect("somebody decides");
            let view = game.view(&position, Viewer::Seat(seat));
            game.legal(&position, seat, &mut choices);
            let bot: &mut dyn Bot<Vaalbara> = if seat.index() == 0 { &mut own } else { &mut greedy };
            let action = bot.choose(&game, &view, seat, &choices);
            if seat.index() == 0 && !position.revealed() && position.round > 2 {
                for n in 1..4 {
                    let beliefs: Vec<_> = own.opponents().beliefs(Seat::new(n)).collect();
                    let hand = position.player(Seat::new(n)).hand;
                    let (_, likely) = beliefs.iter().find(|(held, _)| *held == hand).expect("the truth is possible");
                    told += (likely * beliefs.len() as f32).ln();
                    asked += 1;
                }
            }
            game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
        }
    }
    assert!(asked == 108 && told / asked as f32 > 0.1, "{told} of {asked}");
}

/// What somebody thinks in the end of three who looked one decision ahead all game.
fn after_a_game(seed: u64) -> PlayerTypes {
    let game = Vaalbara::open(4, &Options::default()).expect("four can play");
    let mut chance = Quick::new(seed);
    let mut position = game.setup(&mut chance, &mut Ignore);
    let mut own = Search::<VaalbaraKnowledge>::new(Budget::Iterations(20), 1);
    let mut greedy = Greedy::<VaalbaraKnowledge>::new(2);
    let mut choices = Vec::new();
    while let Some(seat) = game.pending(&position).first() {
        game.legal(&position, seat, &mut choices);
        let view = game.view(&position, Viewer::Seat(seat));
        let bot: &mut dyn Bot<Vaalbara> = if seat.index() == 1 { &mut own } else { &mut greedy };
        let action = bot.choose(&game, &view, seat, &choices);
        game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
    }
    own.opponents().types(Viewer::Spectator)
}

/// A bot that comes to a table late and is told what its seat saw knows the others, as one does that was there.
#[test]
fn who_recalls_a_game_knows_the_others() {
    let games = 1..=8;
    let known: Vec<f32> = games.map(short_sighted_of_a_recalled_game).collect();
    assert!(known.iter().sum::<f32>() / known.len() as f32 > 0.75, "{known:?}");
}

/// How sure somebody who recalls a game is, on the mean, that the others looked one decision ahead.
fn short_sighted_of_a_recalled_game(seed: u64) -> f32 {
    let game = Vaalbara::open(4, &Options::default()).expect("four can play");
    let mut table = Table::new(game, &[], SeedParts::from_number(seed));
    let mut greedy = Greedy::<VaalbaraKnowledge>::new(2);
    while let Some(seat) = table.pending().first() {
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let action = greedy.choose(table.game(), &view, seat, &choices);
        table.play(seat, action).expect("a bot plays legally");
    }
    let own = Seat::new(1);
    let earlier: Vec<_> = table.seen_at_decisions(own).collect();
    let mut late = Search::<VaalbaraKnowledge>::new(Budget::Iterations(20), 1);
    late.recall(table.game(), own, &earlier);
    let short_sighted = [0, 2, 3]
        .map(|seat| late.opponents().types(Viewer::Spectator).of(Seat::new(seat))[PlayerType::ShortSighted.index()]);
    short_sighted.iter().sum::<f32>() / 3.0
}

/// What was taken back never was: who is told what came before knows no more than somebody new.
#[test]
fn who_recalls_a_game_forgets_what_was_taken_back() {
    let game = Vaalbara::open(3, &Options::default()).expect("three can play");
    let mut table = Table::new(game, &[], SeedParts::from_number(5));
    while let Some(seat) = table.pending().first() {
        let choice = table.legal(seat)[0];
        table.play(seat, choice).expect("it is legal");
    }
    let own = Seat::new(0);
    let seen: Vec<_> = table.seen_at_decisions(own).collect();
    let (all, few) = (&seen[..], &seen[..seen.len() / 2]);
    let [mut old, mut new] = [1, 2].map(|seed| Search::<VaalbaraKnowledge>::new(Budget::Iterations(20), seed));
    let known = |bot: &Search<VaalbaraKnowledge>| format!("{:?}", bot.opponents());
    old.recall(table.game(), own, all);
    let once = known(&old);
    old.recall(table.game(), own, few);
    new.recall(table.game(), own, few);
    assert!(known(&old) == known(&new) && known(&old) != once);
}

#[test]
fn a_game_tells_of_what_type_the_others_are() {
    let games: Vec<PlayerTypes> = (0..8).map(after_a_game).collect();
    let of_all = games
        .iter()
        .flat_map(|types| [0, 2, 3].map(|seat| types.of(Seat::new(seat))[PlayerType::ShortSighted.index()]));
    let mean = of_all.sum::<f32>() / 24.0;
    assert!(mean > 0.75, "{mean}: {games:?}");
    let (own, stranger) = (Seat::new(1), PlayerTypes::default());
    assert!(games.iter().all(|types| types.of(own) == stranger.of(own)), "nobody wonders about herself");
}

/// Whoever is sure of a hand imagines no other, before and after its owner has chosen from it in secret.
#[test]
fn what_is_imagined_is_what_the_others_are_thought_to_hold() {
    let game = Vaalbara::open(3, &Options::default()).expect("three can play");
    let mut chance = Quick::new(1);
    let mut position = game.setup(&mut chance, &mut Ignore);
    let other = Seat::new(2);
    let hand = Characters::ALL.sets_of(5).nth(300).expect("many hands");
    let settings = SearchSettings { guesses: true, ..SearchSettings::default() };
    let mut search = Search::<VaalbaraKnowledge>::new(Budget::Iterations(1), 1).with_settings(settings);
    search.assume(other, hand);
    for has_chosen in [false, true] {
        if has_chosen {
            let mut choices = Vec::new();
            game.legal(&position, other, &mut choices);
            game.apply(&mut position, other, choices[0], &mut chance, &mut Ignore);
        }
        let viewer = Viewer::Seat(Seat::new(0));
        let view = game.view(&position, viewer);
        for _ in 0..20 {
            let player = *search.imagine(&game, &view, viewer).player(other);
            let held: Characters = player.hand.iter().chain(player.played).collect();
            assert_eq!((held, player.played.is_some()), (hand, has_chosen));
        }
    }
}
