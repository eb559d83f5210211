//! Positions in which a player who thinks sees what to do.

use meadhall_bots::BotSpec;
use meadhall_engine::{Game, Scenario, Viewer};
use meadhall_vaalbara::Vaalbara;
use meadhall_vaalbara_bot::VaalbaraKnowledge;

/// What such a bot chooses in a scenario, in written form, for each of several seeds.
fn chosen(scene: &str, bot: &str) -> Vec<String> {
    let text = format!("meadhall scenario 1\ngame: vaalbara\n{scene}");
    let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let played = scenario.play::<Vaalbara>().unwrap_or_else(|error| panic!("{error}"));
    let (game, position) = (played.game, played.position);
    let seat = game.pending(&position).first().expect("somebody has to decide");
    let view = game.view(&position, Viewer::Seat(seat));
    let mut choices = Vec::new();
    game.legal(&position, seat, &mut choices);
    let spec: BotSpec = bot.parse().unwrap_or_else(|error| panic!("{error}"));
    (0..8).map(|seed| spec.build::<VaalbaraKnowledge>(seed).choose(&game, &view, seat, &choices).to_string()).collect()
}

fn assert_chooses(scene: &str, bot: &str, choice: &str) {
    for chosen in chosen(scene, bot) {
        assert_eq!(chosen, choice, "{bot}");
    }
}

/// The fourth mountain pays 20, anything else 6 at most.
const FOURTH_MOUNTAIN: &str = "
    seats: blue, red
    round: 7
    realm blue: mountain, mountain, mountain, field, forest 3, meadow
    row 1: forest 6, mountain
    played blue: hunter
    played red: farmer
";

#[test]
fn greedy_and_search_take_the_land_that_pays_most() {
    assert_chooses(FOURTH_MOUNTAIN, "greedy", "take 2");
    assert_chooses(FOURTH_MOUNTAIN, "search:300", "take 2");
}

/// Nothing is lost by showing a Warrior that everybody knows of.
#[test]
fn a_known_warrior_is_shown() {
    let scene = "
        seats: blue, red
        round: 9
        hand blue: warrior
        known blue: warrior
        discard red: bard, hunter, seer, carpenter, falconer, tracker, midwife, rider
        played blue: farmer
        played red: warrior
    ";
    assert_chooses(scene, "greedy", "show warrior");
    assert_chooses(scene, "search:300", "show warrior");
}

/// With the forest Blue comes to 66, and Red with the other one, doubled, to 65: a gift to Red would lose the game.
#[test]
fn the_gift_goes_to_the_least_dangerous() {
    let scene = "
        seats: blue, red, green
        round: 9
        vp blue: 60
        vp red: 59
        vp green: 20
        realm blue: field, field, field, field, mountain, mountain, mountain, mountain
        realm red: village, village, village, village, river, river, river, river
        realm green: meadow, meadow, meadow, meadow, meadow, meadow, meadow, meadow
        row 1: forest 6, forest 3, mountain
        played blue: bard
        played red: farmer
        played green: explorer
    ";
    assert_chooses(scene, "greedy", "bard green");
    assert_chooses(scene, "search:500", "bard green");
}

/// The second mountain lies in row 2: the Rider fetches it and the land action takes it.
#[test]
fn the_rider_fetches_what_pays() {
    let scene = "
        seats: blue, red
        round: 9
        vp blue: 40
        vp red: 45
        realm blue: mountain, field, field, field, meadow, meadow, meadow, forest 3
        realm red: mountain, mountain, village, village, village, river, river, river
        row 1: meadow, forest 4
        row 2: mountain, meadow
        played blue: rider
        played red: farmer
    ";
    for bot in ["greedy", "search:800"] {
        for choice in chosen(scene, bot) {
            assert!(choice.starts_with("rider") && choice.ends_with("2.1"), "{bot}: {choice}");
        }
    }
}

/// The last round. Blue leads by 8 and acts first. The forest pays Blue 6, but then Red's fourth mountain pays 20 and wins;
/// if Blue takes the mountain, for nothing, Red is left with the forest and Blue wins.
const SPOIL: &str = "
    seats: blue, red
    round: 9
    vp blue: 50
    vp red: 42
    realm blue: field, field, field, field, meadow, meadow, meadow, forest 3
    realm red: mountain, mountain, mountain, village, village, river, river, river
    row 1: forest 6, mountain
    row 2: field, meadow
    played blue: hunter
    played red: carver
";

#[test]
fn search_spoils_the_winning_land_of_a_rival() {
    assert_chooses(SPOIL, "search:500", "take 2");
}
