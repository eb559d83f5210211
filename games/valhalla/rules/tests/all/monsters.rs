//! Section 16, continued: the abilities and the cards of the monsters.

use crate::support::{choices, legal, play};
use meadhall_valhalla::data::{MonsterCard, Terror};
use meadhall_valhalla::{Event, Monster};

/// A solo game with these options and facts.
fn solo(options: &str, facts: &str) -> crate::support::Told {
    let options: String =
        options.split_whitespace().map(|word| format!("option {}\n", word.replace('=', ": "))).collect();
    play(&format!("seats: red\n{options}{facts}"))
}

/// A card of a monster, from 1.
fn card(monster: Monster, step: u8) -> MonsterCard {
    crate::support::game(1).cards().monster(monster, step - 1, false).expect("a card").clone()
}

/// [VH-16.79, VH-16.80, VH-16.101] Random discard: after each battle a random card goes; the ability is that of the card which was active.
#[test]
fn random_discard() {
    let mut told = solo(
        "monster=hel",
        "band red: bear-01\nhand red: wolf-05\nmonster card: 4\ndeck size: 20\n---\nred: attack monster\nred: done",
    );
    assert!(told.fact("discard").contains("wolf-05"));
    told.then("=> stage: b");
    let raid = solo(
        "monster=hel",
        "band red: bear-01\nhand red: wolf-05\nmonster card: 4\ndeck size: 20\nphase: raid\n---\nred: done",
    );
    assert!(raid.fact("discard").contains("wolf-05"));
}

/// [VH-16.81, VH-16.82] Smaller band: one warrior less; who is over it discards when the card becomes active; Höðr has five.
#[test]
fn smaller_band() {
    let full = solo("", "band red: bear-01, bear-02, bear-03\nhand red: bear-04\nmonster card: 5");
    assert_eq!(choices(&full, "red", "add").len(), 3, "a fourth replaces one");
    let hodr =
        solo("", "jarl red: hodr\nband red: bear-01, bear-02, bear-03, bear-04\nhand red: bear-05\nmonster card: 5");
    assert_eq!(choices(&hodr, "red", "add"), ["add bear-05"]);
    let mut told = solo(
        "",
        "band red: bear-01, bear-02, bear-03, bear-04
        valhalla red: wolf-11, wolf-12, wolf-13, wolf-14
        hand red: t-fury-2, t-fury-2
        monster card: 4
        deck size: 20
        ---
        red: attack monster
        => asked: fight of red
        => pool red: 5",
    );
    told.position.table.battle.sides[0].dice = [1, 0, 0, 0, 0, 4];
    told.then("red: activate bear-01 at 1 with sword\nred: play t-fury-2\nred: play t-fury-2\n=> strength red: 18\nred: done\n=> monster card: 5\n=> band red: bear-02, bear-03, bear-04");
    assert_eq!(told.fact("stage"), "b", "three are not too many");
}

/// [VH-16.82] Over the smaller limit a warrior is discarded.
#[test]
fn over_the_smaller_band() {
    let mut told = solo(
        "monster=jormungandr",
        "jarl red: hodr
        band red: bear-01, bear-02, bear-03, bear-04, bear-05, bear-16
        valhalla red: wolf-11, wolf-12
        hand red: t-fury-2, t-fury-2, t-fury-2
        monster card: 2
        deck size: 20
        ---
        dice: sword, 5 x
        red: attack monster
        red: activate bear-01 at 1 with sword
        red: play t-fury-2
        red: play t-fury-2
        red: play t-fury-2
        => strength red: 14
        red: done",
    );
    // Five stay, and Höðr's smaller limit is five.
    told.then("=> band red: bear-02, bear-03, bear-04, bear-05, bear-16\n=> stage: b");
}

/// [VH-16.83, VH-16.84, VH-16.85, VH-16.86] Glory is lost after a defeat, or after each battle: a card worth 1, else the cheapest, after
/// sending.
#[test]
fn lost_glory() {
    let mut defeat = solo(
        "monster=hel",
        "valhalla red: bear-01, wolf-01\nband red: bear-02\nmonster card: 2\ndeck size: 20\n---\nred: attack monster\nred: done\n=> valhalla red: wolf-01",
    );
    defeat.then("=> stage: b");
    let mut choice = solo(
        "monster=hel",
        "valhalla red: wolf-02, wolf-01\nband red: bear-02\nmonster card: 2\ndeck size: 20\n---\nred: attack monster\nred: done\n=> asked: glory-toll of red",
    );
    assert_eq!(legal(&choice, "red"), ["discard wolf-01", "discard wolf-02"]);
    choice.then("red: discard wolf-01\n=> valhalla red: wolf-02");
    let mut each = solo(
        "monster=hel",
        "valhalla red: wolf-11, wolf-12, wolf-13, wolf-14\nband red: bear-16, bear-01\nhand red: t-fury-2\nmonster card: 5\ndeck size: 20\n---\ndice: 2 axe, 2 shield, sword, x\nred: attack monster\nred: activate bear-16 at 1 with 2 axe, 2 shield\nred: activate bear-01 at 2 with sword\nred: play t-fury-2\n=> strength red: 26\nred: done\n=> monster card: 6",
    );
    // Both were sent, then the card worth 1 among them went.
    each.then("=> valhalla red: bear-16, wolf-11, wolf-12, wolf-13, wolf-14");
    solo(
        "monster=hel",
        "band red: bear-02\nmonster card: 2\ndeck size: 20\n---\nred: attack monster\nred: done\n=> glory red: 0\n=> stage: b",
    );
}

/// [VH-16.87] Deck discard: a card of the deck goes after phase A.
#[test]
fn deck_discard() {
    solo(
        "monster=surtr",
        "band red: bear-02\nhand red: bear-03\nmonster card: 2\ndeck size: 20\n---\nred: add bear-03 at 2\n=> deck size: 17",
    );
}

/// [VH-16.88, VH-16.99] Hand discard: a card of the player's choice, before everything else.
#[test]
fn hand_discard() {
    let told = solo(
        "monster=hel",
        "jarl red: valgard\nband red: bear-02\nhand red: bear-03, t-fury-2\nmonster card: 3\n---\nred: attack monster\n=> asked: hand-toll of red",
    );
    assert_eq!(legal(&told, "red"), ["discard bear-03", "discard t-fury-2"]);
    let mut told = told;
    told.then("red: discard bear-03\n=> discard: bear-03\n=> asked: before of red");
}

/// [VH-16.89, VH-16.90] Jarl off: nothing before and in the battle works; outside and after it everything does.
#[test]
fn jarl_off() {
    solo(
        "monster=hel",
        "jarl red: valgard\nband red: bear-02\nmonster card: 6\n---\nred: attack monster\n=> asked: fight of red",
    );
    solo(
        "monster=hel",
        "jarl red: beinir\nband red: bear-02\nmonster card: 6\n---\nred: attack monster\n=> pool red: 6",
    );
    solo(
        "monster=hel",
        "jarl red: osk\nband red: bear-02\nmonster card: 6\n---\nred: attack monster\n=> rerolls red: 0",
    );
    solo(
        "monster=hel",
        "jarl red: blodhrafn\nband red: bear-02\nmonster card: 6\ndeck size: 20\n---\nred: attack monster\nred: done\n=> asked: blodhrafn of red",
    );
    let hodr = solo(
        "monster=hel",
        "jarl red: hodr\nband red: bear-01, bear-02, bear-03, bear-04\nhand red: bear-05\nmonster card: 6",
    );
    assert_eq!(choices(&hodr, "red", "add"), ["add bear-05"]);
}

/// [VH-16.91, VH-16.92] Banned tactics: all Heroic Attacks, or both kinds of Fury.
#[test]
fn banned_tactics() {
    let hand = "hand red: t-heroic-3, t-heroic-4-sword, t-fury-2, t-fury-3";
    let plays = |options: &str, step: u8| {
        let mut told =
            solo(options, &format!("band red: bear-01\n{hand}\nmonster card: {step}\n---\nred: attack monster"));
        told.position.table.battle.sides[0].dice = [6, 0, 0, 0, 0, 0];
        choices(&told, "red", "play")
    };
    assert_eq!(plays("monster=surtr", 3), ["play t-fury-2", "play t-fury-3"]);
    assert_eq!(plays("monster=jormungandr", 4), ["play t-heroic-3 with sword", "play t-heroic-4-sword with sword"]);
}

/// [VH-16.93, VH-16.94, VH-19.73] Clan ability off: Stags get no bonus, giants give no die, Boars do not hunt.
#[test]
fn clan_ability_off() {
    solo(
        "",
        "band red: stag-01, bear-01, bear-02\nmonster card: 3\n---\ndice: sword, 5 x\nred: attack monster\nred: activate stag-01 at 1 with sword\n=> strength red: 1",
    );
    solo(
        "monster=surtr",
        "band red: frost-01\nmonster card: 6\n---\ndice: 2 sword, 4 x\nred: attack monster\nred: activate frost-01 at 1 with 2 sword\n=> pool red: 4\n=> supply: 3",
    );
    solo(
        "monster=jormungandr",
        "band red: boar-02\nmonster card: 2\n---\ndice: axe, 5 x\nred: attack monster\nred: activate boar-02 at 1 with axe\n=> strength red: 1",
    );
}

/// [VH-16.95] One die fewer: five are rolled.
#[test]
fn one_die_fewer() {
    solo("", "band red: bear-01\nmonster card: 4\n---\nred: attack monster\n=> pool red: 5");
    solo("", "band red: bear-01\nmonster card: 4\nphase: raid\n---\n=> pool red: 5");
}

/// [VH-16.97] At most two tactics.
#[test]
fn at_most_two_tactics() {
    let told = solo(
        "",
        "band red: bear-01\nhand red: t-fury-2, t-fury-2, t-fury-2\nmonster card: 2\n---\nred: attack monster\nred: play t-fury-2\nred: play t-fury-2",
    );
    assert!(choices(&told, "red", "play").is_empty());
}

/// [VH-16.98, VH-16.100] Warrior discard: one goes before the battle; with the last one the battle is lost.
#[test]
fn warrior_discard() {
    let mut told = solo(
        "",
        "band red: bear-01, bear-02\nmonster card: 6\n---\nred: attack monster\n=> asked: warrior-toll of red",
    );
    assert_eq!(legal(&told, "red"), ["choose bear-01 at 1", "choose bear-02 at 2"]);
    told.then("red: choose bear-02 at 2\n=> band red: bear-01\n=> discard: bear-02\n=> asked: fight of red");
    let mut last = solo(
        "",
        "band red: bear-01\nmonster card: 6\ndeck size: 20\n---\nred: attack monster\nred: choose bear-01 at 1",
    );
    last.then("=> monster card: 6\n=> asked: drawn of red");
    assert!(last.events.contains(&Event::Lost { attack: true }));
    assert!(!last.events.iter().any(|event| matches!(event, Event::Rolled { .. })), "nobody rolls for nobody");
}

/// [VH-16.102, VH-16.103, VH-16.104, VH-16.105, VH-16.106, VH-16.107, VH-16.108, VH-16.109, VH-16.110, VH-16.111, VH-16.112, VH-16.113,
/// VH-16.114, VH-16.115, VH-16.116, VH-16.117, VH-16.118, VH-16.119, VH-16.120, VH-16.121, VH-16.122, VH-16.123, VH-16.124, VH-16.125]
/// Every card of every monster, as the rules state it.
#[test]
fn the_monster_cards() {
    let rules = include_str!("../../../../../docs/rules/valhalla.md");
    let mut checked = 0;
    for (n, monster) in Monster::ALL.into_iter().enumerate() {
        for step in 1..=6u8 {
            let clause = format!("[VH-16.{}] ", 102 + 6 * n + usize::from(step) - 1);
            let text = rules.lines().find_map(|line| line.strip_prefix(&clause)).expect("a clause");
            let (_, text) = text.split_once(": ").expect("name and values");
            let parts: Vec<&str> =
                text.trim_end_matches(" (reconstructed)").trim_end_matches('.').split("; ").collect();
            let card = card(monster, step);
            assert_eq!([card.strength.to_string(), card.cap.to_string()], [parts[0], parts[1]]);
            let symbols: Vec<&str> = card.symbols.iter().map(|face| face.word()).collect();
            assert_eq!(symbols.join(", "), parts[2], "{clause}");
            let clans: Vec<&str> = card.clans.iter().map(|clan| clan.word()).collect();
            let stated: Vec<String> =
                parts[3].split(", ").map(|clan| clan.to_lowercase().replace("frost giants", "frost")).collect();
            assert_eq!(clans, stated, "{clause}");
            assert_eq!(terror_word(card.terror), parts[4].to_lowercase(), "{clause}");
            checked += 1;
        }
    }
    assert_eq!(checked, 24);
}

/// An ability in the words of the clauses.
fn terror_word(terror: Option<Terror>) -> String {
    match terror {
        None => "none".to_owned(),
        Some(Terror::DiscardRandomHandCardAfterBattle) => "random discard".to_owned(),
        Some(Terror::BandLimitMinus { value: 1 }) => "smaller band".to_owned(),
        Some(Terror::LoseGloryAfterDefeat { value: 1 }) => "glory after defeat".to_owned(),
        Some(Terror::LoseGloryAfterBattle { value: 1 }) => "glory after battle".to_owned(),
        Some(Terror::MillAfterPhaseA { value: 1 }) => "deck discard".to_owned(),
        Some(Terror::DiscardHandCardBeforeBattle) => "hand discard".to_owned(),
        Some(Terror::JarlOff) => "jarl off".to_owned(),
        Some(Terror::TacticBanned { symbol }) => format!("banned tactic ({symbol:?})").to_lowercase(),
        Some(Terror::ClanAbilityOff { clan }) => {
            format!("clan ability off ({})", clan.word().replace("frost", "frost giants"))
        }
        Some(Terror::DiscardDieBeforeRoll) => "one die fewer".to_owned(),
        Some(Terror::NoTactics) => "no tactics".to_owned(),
        Some(Terror::MaxTactics { value: 2 }) => "at most two tactics".to_owned(),
        Some(Terror::DiscardWarriorBeforeBattle) => "warrior discard".to_owned(),
        other => format!("{other:?}"),
    }
}
