//! Section 10: the Valkyries.

use crate::support::{choices, legal, play};
use meadhall_engine::{Game, Options};
use meadhall_valhalla::Valhalla;
use meadhall_valhalla::data::{Ability, Deck, Effect, Favour, Kind};

/// [VH-10.2, VH-10.3, VH-11.2, VH-15.3] With +40 phase B draws three cards and keeps one; action 4 stays as it is.
#[test]
fn phase_b_draws_three() {
    for module in ["valkyries", "dwarves"] {
        let told = play(&format!("seats: red, blue\noption {module}: on\nband red: bear-01\nphase: b\ndeck size: 9"));
        assert_eq!((told.position.drawn.len(), told.position.table.keep), (3, (1, 1)), "{module}");
        let action =
            play(&format!("seats: red, blue\noption {module}: on\nband red: bear-01\ndeck size: 9\n---\nred: draw"));
        assert_eq!(action.position.drawn.len(), 2, "{module}");
    }
}

/// Red attacks with these warriors and sends them all; up to the first payment.
fn sent(band: &str, dice: &str, activations: &[&str], facts: &str) -> crate::support::Told {
    let mut text = format!(
        "seats: red, blue
        option valkyries: on
        band red: {band}
        band blue: bear-16
        {facts}
        ---
        dice: {dice}
        red: attack blue\n"
    );
    for activation in activations {
        text += &format!("red: activate {activation}\n");
    }
    text += "dice: 6 x\nred: done\nblue: done";
    play(&text)
}

/// [VH-10.4, VH-10.5, VH-19.42] `v-wolf-03`: one point for each other warrior sent together.
#[test]
fn favour_for_companions() {
    let mut told = sent(
        "v-wolf-03, bear-01, bear-02, bear-03",
        "2 shield, sword, axe, 2 x",
        &["v-wolf-03 at 1 with 2 shield", "bear-01 at 2 with sword", "bear-02 at 3 with axe"],
        "discard: wolf-01",
    );
    told.then("=> asked: glory 2 of red\nred: take wolf-01\n=> glory red: 5");
}

/// [VH-10.6, VH-10.7, VH-19.43] `v-wolf-02`: two points with a Boar, not four with two.
#[test]
fn favour_with_a_clan() {
    let band = "v-wolf-02, boar-03, boar-04";
    let mut told = sent(
        band,
        "axe, 2 spear, bow, 2 x",
        &["v-wolf-02 at 1 with axe, spear", "boar-03 at 2 with spear", "boar-04 at 3 with bow"],
        "discard: wolf-01, wolf-02",
    );
    told.then("=> asked: glory 2 of red\nred: take wolf-02\n=> glory red: 5\n=> asked: drawn of red");
    let without = sent(band, "axe, spear, 4 x", &["v-wolf-02 at 1 with axe, spear"], "discard: wolf-01");
    assert_eq!((without.fact("glory red"), without.fact("asked")), ("1".to_owned(), "drawn of red".to_owned()));
}

/// [VH-10.8] The warrior is not its own companion: no built-in card favours its own clan, so one is written in.
#[test]
fn the_warrior_is_not_its_own_companion() {
    let text = meadhall_valhalla::data::BUILT_IN.replacen(
        "favour = { type = \"with_clan\", clan = \"boar\", points = 2 }",
        "favour = { type = \"with_clan\", clan = \"wolf\", points = 2 }",
        1,
    );
    let options = Options::default().with("valkyries", "on").with("cards", text);
    let mut told = play(
        "seats: red, blue\noption valkyries: on\nband red: v-wolf-02, wolf-03\nband blue: bear-16\ndiscard: wolf-01",
    );
    told.game = Valhalla::open(2, &options).expect("a good table");
    let mut alone = told.clone();
    alone.then("dice: axe, spear, 4 x\nred: attack blue\nred: activate v-wolf-02 at 1 with axe, spear\ndice: 6 x\nred: done\nblue: done\n=> glory red: 1\n=> asked: drawn of red");
    told.then("dice: axe, 2 spear, 3 x\nred: attack blue\nred: activate v-wolf-02 at 1 with axe, spear\nred: activate wolf-03 at 2 with spear\ndice: 6 x\nred: done\nblue: done\n=> asked: glory 2 of red");
}

/// [VH-10.9, VH-19.44] `v-bear-01`: three points if it is the only one sent.
#[test]
fn favour_alone() {
    let mut alone =
        sent("v-bear-01, bear-01, bear-02", "shield, 5 x", &["v-bear-01 at 1 with shield"], "discard: wolf-11");
    alone.then("=> asked: glory 3 of red\nred: take wolf-11\n=> glory red: 4");
    let two = sent(
        "v-bear-01, bear-01",
        "shield, sword, 4 x",
        &["v-bear-01 at 1 with shield", "bear-01 at 2 with sword"],
        "discard: wolf-11",
    );
    assert_eq!(two.fact("glory red"), "2");
}

/// [VH-10.10, VH-10.11, VH-10.12] Only the owner's own count, one sent by Path included; several favours are paid one by one.
#[test]
fn favours_are_counted_for_each_owner() {
    let mut told = play(
        "seats: red, blue
        option valkyries: on
        band red: v-bear-01, v-wolf-03
        band blue: bear-03
        hand blue: v-path-to-valhalla
        discard: wolf-11, bear-04
        ---
        dice: 2 shield, 4 x
        red: attack blue
        red: activate v-wolf-03 at 2 with 2 shield
        dice: 6 x
        red: done
        blue: play v-path-to-valhalla
        red: choose v-bear-01 at 1
        blue: done",
    );
    // v-bear-01 is not alone any more; v-wolf-03 has one companion.
    told.then("=> asked: glory 1 of red\nred: take bear-04\n=> asked: drawn of red\n=> glory red: 3");
    let mut two = sent(
        "v-wolf-03, v-boar-03",
        "2 shield, 2 sword, 2 x",
        &["v-wolf-03 at 1 with 2 shield", "v-boar-03 at 2 with 2 sword"],
        "discard: bear-04, bear-05",
    );
    two.then(
        "=> asked: glory 1 of red\nred: take bear-04\n=> asked: glory 1 of red\nred: take bear-05\n=> glory red: 4",
    );
}

/// [VH-10.13, VH-11.7] A warrior kept back counts for no favour.
#[test]
fn a_warrior_kept_back_counts_for_nothing() {
    let mut told = play(
        "seats: red, blue
        option valkyries: on
        option dwarves: on
        band red: v-wolf-03, bear-01
        band blue: d-dwarf-08
        discard: bear-04
        ---
        dice: 2 shield, sword, 3 x
        red: attack blue
        red: activate v-wolf-03 at 1 with 2 shield
        red: activate bear-01 at 2 with sword
        dice: axe, 5 x
        red: done
        blue: activate d-dwarf-08 at 1 with axe
        blue: done
        => asked: spare of blue",
    );
    told.then("blue: choose bear-01 at 2\n=> glory red: 1\n=> band red: bear-01\n=> asked: drawn of red");
}

/// [VH-10.14, VH-10.15, VH-10.16, VH-10.18] The player chooses an exact combination of the discard pile, whose order stays; cards
/// taken have no effect.
#[test]
fn paying_additional_glory() {
    let mut told = sent(
        "v-bear-01",
        "shield, 5 x",
        &["v-bear-01 at 1 with shield"],
        "discard: bear-02, wolf-16, wolf-01, v-bear-02, wolf-11, bear-03",
    );
    // Three points: 3, or 2 + 1, or 1 + 1 + 1; never the 4.
    assert_eq!(legal(&told, "red"), ["take bear-02", "take bear-03", "take wolf-01", "take wolf-11", "take v-bear-02"]);
    told.then("red: take wolf-01\n=> asked: glory 1 of red");
    assert_eq!(legal(&told, "red"), ["take bear-02", "take bear-03", "take v-bear-02"]);
    told.then(
        "red: take v-bear-02\n=> glory red: 4\n=> discard: bear-02, wolf-16, wolf-11, bear-03\n=> asked: drawn of red",
    );
}

/// [VH-10.17, VH-19.45] Without an exact combination the points are credited.
#[test]
fn points_without_a_card() {
    let band = "v-wolf-02, boar-03";
    let armed: &[&str] = &["v-wolf-02 at 1 with axe, spear", "boar-03 at 2 with spear"];
    let credited = sent(band, "axe, 2 spear, 3 x", armed, "discard: wolf-11, wolf-12");
    assert_eq!((credited.fact("credit red"), credited.fact("glory red")), ("2".to_owned(), "4".to_owned()));
    let mut paid = sent(band, "axe, 2 spear, 3 x", armed, "discard: bear-01, bear-02, wolf-11");
    assert_eq!(choices(&paid, "red", "take"), ["take bear-01", "take bear-02"]);
    paid.then(
        "red: take bear-01\nred: take bear-02\n=> valhalla red: bear-01, bear-02, boar-03, v-wolf-02\n=> credit red: 0",
    );
}

/// A battle that red wins with the given strength; then the question for a mission.
fn won(hand: &str, furies: usize, drop: bool) -> crate::support::Told {
    let mut text = format!(
        "seats: red, blue
        option valkyries: on
        band red: bear-01, bear-02, bear-04
        band blue: bear-03
        hand red: {hand}
        ---
        dice: sword, axe, bow, 3 x
        red: attack blue
        red: activate bear-01 at 1 with sword\n"
    );
    for _ in 0..furies {
        text += "red: play t-fury-2\n";
    }
    if drop {
        text += "red: drop x\ndice: x\nred: reroll x\n";
    }
    text += "dice: 6 x\nred: done\nblue: done";
    play(&text)
}

/// [VH-10.19, VH-10.20, VH-10.21, VH-10.23] `v-mission-no-die-discarded`: one mission after a victory without a discarded die, for
/// 2 glory in Valhalla.
#[test]
fn mission_without_a_discard() {
    let mut told = won("v-mission-no-die-discarded, v-mission-no-die-discarded", 0, false);
    assert_eq!(legal(&told, "red"), ["decline", "play v-mission-no-die-discarded"]);
    told.then("red: play v-mission-no-die-discarded\n=> glory red: 3\n=> asked: drawn of red");
    let dropped = won("v-mission-no-die-discarded", 0, true);
    assert_eq!(dropped.fact("asked"), "drawn of red", "no mission's condition is met");
}

/// [VH-10.24] Rerolls of a tactic and a Heroic Attack do no harm.
#[test]
fn mission_with_other_rerolls() {
    let told = play(
        "seats: red, blue
        option valkyries: on
        jarl red: osk
        band red: bear-01
        band blue: bear-03
        hand red: v-mission-no-die-discarded, t-heroic-3, t-counterblow
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: play t-heroic-3 with x
        red: play t-counterblow
        red: free reroll
        dice: 4 x
        red: reroll 4 x
        dice: 6 x
        red: done
        blue: done",
    );
    assert!(legal(&told, "red").contains(&"play v-mission-no-die-discarded".to_owned()));
}

/// [VH-10.25, VH-19.46] `v-mission-margin-5`: a victory by five or more.
#[test]
fn mission_of_a_clear_victory() {
    let told = won("v-mission-margin-5, t-fury-2, t-fury-2", 2, true);
    assert_eq!(legal(&told, "red"), ["decline", "play v-mission-margin-5"]);
    let narrow = won("v-mission-margin-5, t-fury-2", 1, true);
    assert_eq!(narrow.fact("asked"), "drawn of red");
    let against_four = |attack: &str| {
        play(&format!(
            "seats: red, blue
            option valkyries: on
            band red: bear-06, wolf-01
            band blue: bear-02
            hand red: v-mission-margin-5, t-fury-2, t-fury-2
            hand blue: t-fury-2
            ---
            dice: 3 sword, 3 x
            red: attack blue
            red: activate bear-06 at 1 with 2 sword
            {attack}
            red: drop x
            dice: x
            red: reroll x
            dice: axe, 5 x
            red: done
            blue: activate bear-02 at 1 with axe
            blue: play t-fury-2
            => strength blue: 4
            blue: done"
        ))
    };
    let nine = against_four("red: play t-fury-2\nred: play t-fury-2\n=> strength red: 9");
    assert_eq!(legal(&nine, "red"), ["decline", "play v-mission-margin-5"]);
    let eight = against_four("red: activate wolf-01 at 2 with sword\nred: play t-fury-2\n=> strength red: 8");
    assert_eq!(eight.fact("asked"), "drawn of red");
}

/// [VH-10.26] `v-mission-activated-3`: three activated warriors.
#[test]
fn mission_of_three() {
    let steps = |third: &str| {
        play(&format!(
            "seats: red, blue
            option valkyries: on
            band red: bear-01, bear-02, bear-04
            band blue: bear-03
            hand red: v-mission-activated-3
            ---
            dice: sword, axe, bow, 3 x
            red: attack blue
            red: activate bear-01 at 1 with sword
            red: activate bear-02 at 2 with axe
            {third}
            red: drop x
            dice: x
            red: reroll x
            dice: 6 x
            red: done
            blue: done"
        ))
    };
    assert_eq!(legal(&steps("red: activate bear-04 at 3 with bow"), "red"), ["decline", "play v-mission-activated-3"]);
    assert_eq!(steps("").fact("asked"), "drawn of red");
}

/// [VH-10.22, VH-10.27] A defender who wins may play a mission; it is neither warrior nor tactic.
#[test]
fn missions_for_the_defender() {
    play(
        "seats: red, blue
        option valkyries: on
        band red: wolf-01
        band blue: bear-03
        hand blue: v-mission-no-die-discarded
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate wolf-01 at 1 with sword
        dice: spear, 5 x
        red: done
        ! blue: play v-mission-no-die-discarded
        blue: activate bear-03 at 1 with spear
        blue: done
        blue: done
        => asked: mission of blue
        blue: play v-mission-no-die-discarded
        => glory blue: 2",
    );
    let turn = play("seats: red, blue\noption valkyries: on\nband red: bear-01\nhand red: v-mission-margin-5");
    assert_eq!(legal(&turn, "red"), ["draw"]);
}

/// [VH-10.29, VH-10.42] The 40 cards: 25 warriors, five of each clan, 20 with a favour, the giants with the frost ability; six
/// missions, five Weapon Stock, four Path to Valhalla.
#[test]
fn the_forty_cards() {
    let game = crate::support::open(2, "valkyries");
    let cards: Vec<_> = game.cards().all().filter(|(_, entry)| entry.deck == Deck::Valkyries).collect();
    let sum = |fits: &dyn Fn(&Kind) -> bool| -> u8 {
        cards.iter().filter(|(_, entry)| fits(&entry.kind)).map(|(_, entry)| entry.copies).sum()
    };
    assert_eq!(sum(&|kind| matches!(kind, Kind::Warrior(_))), 25);
    assert_eq!(sum(&|kind| matches!(kind, Kind::Warrior(warrior) if warrior.favour.is_some())), 20);
    for clan in &meadhall_valhalla::Clan::ALL[..5] {
        assert_eq!(sum(&|kind| matches!(kind, Kind::Warrior(warrior) if warrior.clan == *clan)), 5);
    }
    assert_eq!(sum(&|kind| matches!(kind, Kind::Warrior(warrior) if warrior.ability == Some(Ability::Frost))), 5);
    assert_eq!(sum(&|kind| matches!(kind, Kind::Mission(_))), 6);
    assert_eq!(sum(&|kind| matches!(kind, Kind::Tactic(Effect::VirtualDie { .. }))), 5);
    assert_eq!(sum(&|kind| matches!(kind, Kind::Tactic(Effect::PathToValhalla))), 4);
    assert!(cards.iter().all(|(_, entry)| !matches!(entry.kind, Kind::Warrior(warrior) if matches!(warrior.favour, Some(Favour::Alone { points }) if points != 3))));
}

/// [VH-10.30, VH-10.31, VH-10.32, VH-19.48] Weapon Stock: `v-weapon-stock-sword`, `v-weapon-stock-axe`, `v-weapon-stock-spear`,
/// `v-weapon-stock-bow` and `v-weapon-stock-shield` each count as a die for a warrior or a tactic, but are never rerolled, turned
/// or discarded for a reroll; they are tactics.
#[test]
fn weapon_stock() {
    for (symbol, warrior) in
        [("sword", "bear-06"), ("axe", "bear-07"), ("spear", "bear-08"), ("bow", "bear-09"), ("shield", "bear-10")]
    {
        let start = format!(
            "seats: red, blue
            option valkyries: on
            jarl red: valgard
            band red: {warrior}
            band blue: wolf-03
            hand red: v-weapon-stock-{symbol}, t-heroic-4-{symbol}
            ---
            red: attack blue
            dice: {symbol}, 5 x
            red: done
            red: play v-weapon-stock-{symbol}
            => dice red: {symbol}, 5 x"
        );
        let told = play(&start);
        assert_eq!(told.position.table.battle.sides[0].tactics, 1);
        let mut armed = told.clone();
        armed.then(&format!("red: activate {warrior} at 1 with 2 {symbol}\n=> dice red: 5 x\n=> strength red: 5"));
        let mut paid = told.clone();
        paid.then(&format!("red: play t-heroic-4-{symbol} with {symbol}\n=> dice red: {symbol}, 5 x"));
        let mut rerolled = told;
        rerolled.then(&format!(
            "red: drop x\n! red: reroll 2 {symbol}\ndice: 5 x\nred: reroll {symbol}, 4 x\n=> dice red: 5 x"
        ));
        assert!(!choices(&rerolled, "red", "drop").contains(&format!("drop {symbol}")));
    }
}

/// [VH-10.33, VH-10.34, VH-10.36, VH-10.37, VH-10.38, VH-10.41, VH-19.47] `v-path-to-valhalla`: the defender plays it in the own
/// phase; the attacker names a warrior, activated or not, whose strength does not count and who goes to Valhalla in any case.
#[test]
fn path_to_valhalla() {
    let mut told = play(
        "seats: red, blue
        option valkyries: on
        band red: bear-06, wolf-01, v-stag-01
        band blue: bear-03, bear-16
        hand red: t-fury-2
        hand blue: v-path-to-valhalla, t-fury-2, t-fury-2, t-fury-3
        discard: wolf-11
        ---
        dice: 3 sword, 3 x
        red: attack blue
        red: activate bear-06 at 1 with 2 sword
        red: activate wolf-01 at 2 with sword
        red: play t-fury-2
        => strength red: 8
        dice: spear, 5 x
        red: done
        blue: play v-path-to-valhalla
        => asked: path of red",
    );
    assert_eq!(legal(&told, "red"), ["choose bear-06 at 1", "choose wolf-01 at 2", "choose v-stag-01 at 3"]);
    let mut idle = told.clone();
    idle.then(
        "red: choose v-stag-01 at 3\n=> strength red: 8\nblue: done\n=> valhalla red: bear-06, wolf-01, v-stag-01",
    );
    told.then(
        "red: choose wolf-01 at 2
        => strength red: 7
        blue: activate bear-03 at 1 with spear
        blue: play t-fury-2
        blue: play t-fury-2
        blue: play t-fury-3
        => strength blue: 9
        blue: done
        blue: done
        => valhalla red: wolf-01
        => band red: bear-06, v-stag-01",
    );
}

/// [VH-10.35, VH-10.39, VH-10.40] The only activated warrior may be named: the battle goes on, tactics count, its own bonuses and
/// the card under it do not.
#[test]
fn the_only_one_on_the_path() {
    play(
        "seats: red, blue
        option valkyries: on
        option tyr: on
        band red: stag-01 + tyr-plus-2, bear-05
        band blue: bear-03
        hand red: t-fury-2
        hand blue: v-path-to-valhalla
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate stag-01 at 1 with sword
        red: play t-fury-2
        => strength red: 7
        dice: 6 x
        red: done
        blue: play v-path-to-valhalla
        red: choose stag-01 at 1
        => strength red: 2
        blue: done
        => captured red: blue",
    );
}

/// [VH-10.43] A second Path needs another warrior.
#[test]
fn a_second_path() {
    let told = play(
        "seats: red, blue
        option valkyries: on
        band red: bear-01
        band blue: bear-03
        hand blue: v-path-to-valhalla, v-path-to-valhalla
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: play v-path-to-valhalla
        red: choose bear-01 at 1
        ! blue: play v-path-to-valhalla",
    );
    assert_eq!(told.fact("asked"), "fight of blue");
}

/// [VH-10.44, VH-10.45] The named warrior counts where activated warriors are counted, but brings no strength by a bonus for each.
#[test]
fn what_the_named_warrior_counts_for() {
    let told = |jarl: &str, hand: &str, tactic: &str| {
        play(&format!(
            "seats: red, blue
            option valkyries: on
            option dwarves: on
            jarl red: {jarl}
            band red: bear-01, bear-02
            band blue: bear-03
            hand red: {hand}
            hand blue: v-path-to-valhalla
            ---
            dice: sword, axe, 4 x
            red: attack blue
            red: activate bear-01 at 1 with sword
            red: activate bear-02 at 2 with axe
            {tactic}
            dice: 6 x
            red: done
            blue: play v-path-to-valhalla
            red: choose bear-01 at 1"
        ))
        .fact("strength red")
    };
    // Borg: +1 for two activated, +1 for the one with a single weapon that still counts.
    assert_eq!(told("borg", "-", ""), "4");
    // Two activated for the Battle Cry.
    assert_eq!(told("sigurd", "d-battle-cry-activated", "red: play d-battle-cry-activated"), "4");
}
