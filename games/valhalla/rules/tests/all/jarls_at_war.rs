//! Section 7, continued: from Mar to Steinar.

use crate::support::{choices, legal, play};

/// [VH-7.71, VH-7.74] `mar`: the topmost warrior of the discard pile joins, and the order of the rest stays.
#[test]
fn mar_recalls_the_fallen() {
    let mut told =
        play("seats: red, blue\njarl red: mar\nband red: bear-01\ndiscard: t-fury-2, wolf-06, t-counterblow, bear-02");
    assert_eq!(choices(&told, "red", "recall"), ["recall wolf-06"]);
    told.then("red: recall wolf-06 at 2\n=> band red: bear-01, wolf-06\n=> discard: t-fury-2, t-counterblow, bear-02");
    let none = play("seats: red, blue\njarl red: mar\nband red: bear-01\ndiscard: t-fury-2");
    assert!(choices(&none, "red", "recall").is_empty());
}

/// [VH-7.72, VH-7.73] `mar` with an empty band: one of the three topmost, in place of showing the hand.
#[test]
fn mar_with_an_empty_band() {
    let told = play(
        "seats: red, blue\njarl red: mar\nhand red: t-fury-2\ndiscard: wolf-06, t-fury-2, wolf-07, wolf-08, wolf-09",
    );
    assert_eq!(legal(&told, "red"), ["recall wolf-06", "recall wolf-07", "recall wolf-08", "draw"]);
    let mut shown = told;
    shown.then("red: draw\n=> known red by blue: t-fury-2");
}

/// [VH-7.117] `mar` with a full band: a warrior is discarded after the new one has been picked out.
#[test]
fn mar_with_a_full_band() {
    play(
        "seats: red, blue
        jarl red: mar
        band red: bear-01, bear-02, bear-03, bear-04
        discard: wolf-06, t-fury-2
        ---
        red: recall wolf-06 at 3
        => band red: bear-01, bear-02, wolf-06, bear-04
        => discard: bear-03, t-fury-2",
    );
}

/// [VH-7.76, VH-7.77, VH-7.116] `sigurd`: +2 for each with three or more weapons, +1 once a tactic was played.
#[test]
fn sigurd_leads_the_heavy() {
    play(
        "seats: red, blue
        jarl red: sigurd
        band red: wolf-11, bear-01
        band blue: bear-03
        hand red: t-fury-2
        ---
        dice: 2 sword, axe, spear, 2 x
        red: attack blue
        red: activate wolf-11 at 1 with sword, axe, spear
        red: activate bear-01 at 2 with sword
        => strength red: 9
        red: play t-fury-2
        => strength red: 10",
    );
}

/// [VH-7.79, VH-7.80] `agnar`: four weapons for two warriors, six with an empty band.
#[test]
fn agnar_adds_heavier_pairs() {
    let pairs = |band: &str, hand: &str| {
        choices(
            &play(&format!("seats: red, blue\njarl red: agnar\nband red: {band}\nhand red: {hand}")),
            "red",
            "add two",
        )
        .len()
    };
    assert_eq!(pairs("bear-01", "wolf-06, wolf-07"), 2);
    assert_eq!(pairs("bear-01", "wolf-06, wolf-11"), 0);
    assert_eq!(pairs("-", "wolf-11, wolf-12"), 2);
    assert_eq!(pairs("-", "wolf-11, wolf-16"), 0);
}

/// [VH-7.82, VH-7.83] `villsvin`: +1 for each activated Boar; with two Boars their abilities work against anybody.
#[test]
fn villsvin_leads_the_boars() {
    play(
        "seats: red, blue
        jarl red: villsvin
        band red: boar-01, boar-02
        band blue: stag-01
        ---
        dice: sword, axe, 4 x
        red: attack blue
        red: activate boar-01 at 1 with sword
        => strength red: 5
        red: activate boar-02 at 2 with axe
        => strength red: 10",
    );
    play(
        "seats: red, blue\njarl red: villsvin\nband red: boar-01\nband blue: stag-01\n---\ndice: sword, 5 x\nred: attack blue\nred: activate boar-01 at 1 with sword\n=> strength red: 2",
    );
}

/// [VH-7.85, VH-7.86, VH-7.87, VH-7.118] `gorm`: a weapon as another, and a second time for a card; not a Weapon Stock, nor a
/// locked die.
#[test]
fn gorm_uses_a_weapon_as_another() {
    let mut told = play(
        "seats: red, blue
        option valkyries: on
        jarl red: gorm
        band red: bear-01, bear-02
        band blue: bear-03
        hand red: v-weapon-stock-shield, wolf-01
        ---
        dice: sword, 2 bow, 3 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: play v-weapon-stock-shield
        ! red: turn shield to axe
        ! red: turn sword to axe
        ! red: turn x to axe
        red: turn bow to axe
        => dice red: axe, bow, 3 x",
    );
    assert!(choices(&told, "red", "turn").is_empty());
    assert_eq!(choices(&told, "red", "pay"), ["pay wolf-01"]);
    told.then("red: pay wolf-01\n=> discard: wolf-01\n=> asked: gorm-turn of red\nred: turn bow to sword\n=> dice red: sword, axe, 3 x");
    assert!(choices(&told, "red", "pay").is_empty());
}

/// [VH-7.89, VH-7.90, VH-18.18] `hakon`: a random card of the beaten defender; with few shields also of a beaten attacker.
#[test]
fn hakon_robs_the_beaten() {
    play(
        "seats: red, blue, green
        jarl red: hakon
        band red: bear-01
        band blue: bear-02
        hand blue: wolf-01
        deck: -
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => hand red: wolf-01
        => known red by blue: wolf-01
        => known red by green: -",
    );
    let as_defender = |shields: &str| {
        play(&format!(
            "seats: red, blue
            jarl blue: hakon
            {shields}
            band red: bear-01
            band blue: bear-06
            hand red: wolf-01
            ---
            dice: sword, 5 x
            red: attack blue
            red: activate bear-01 at 1 with sword
            dice: 2 sword, 4 x
            red: done
            blue: activate bear-06 at 1 with 2 sword
            blue: done
            blue: done"
        ))
        .fact("hand size blue")
    };
    assert_eq!(as_defender("shields blue: 2\ncaptured red: blue, blue"), "1");
    assert_eq!(as_defender("shields blue: 3\ncaptured red: blue"), "0");
}

/// [VH-7.92, VH-7.93, VH-7.119] `yrsa`: after a battle of others the top of the discard pile, or of the deck if the defender won;
/// after a battle nobody wins the discard pile only.
#[test]
fn yrsa_profits_from_others() {
    let start = "seats: red, blue, green
        jarl green: yrsa
        band red: bear-01
        band blue: bear-06
        discard: wolf-16
        deck size: 9
        ---
        dice: sword, 5 x
        red: attack blue
        ";
    let mut nobody = play(&format!("{start}red: done\n=> asked: yrsa of green"));
    assert_eq!(legal(&nobody, "green"), ["decline", "main"]);
    nobody.then("green: main\n=> hand green: wolf-16\n=> known green by red: wolf-16");
    let defender = play(&format!(
        "{start}red: activate bear-01 at 1 with sword\ndice: 2 sword, 4 x\nred: done\nblue: activate bear-06 at 1 with 2 sword\nblue: done\nblue: done"
    ));
    assert_eq!(legal(&defender, "green"), ["decline", "main", "secondary"]);
    let mut drawn = defender;
    drawn.then("green: secondary\n=> hand size green: 1\n=> known green by red: -");
}

/// [VH-7.95, VH-7.97] `ketil`: an extra die against a player than whom nobody has captured more, Ketil included.
#[test]
fn ketil_hunts_the_leader() {
    let pool = |facts: &str| {
        play(&format!("seats: red, blue, green\njarl red: ketil\nband red: bear-01\nband blue: bear-02\n{facts}\n---\nred: attack blue")).fact("pool red")
    };
    assert_eq!(pool("captured blue: green"), "7");
    assert_eq!(pool("captured blue: green\ncaptured green: blue, blue"), "6");
    assert_eq!(pool("captured blue: green\ncaptured red: green, blue"), "6");
    assert_eq!(pool("captured blue: green\ncaptured red: green"), "7");
}

/// [VH-7.96] `ketil` with fewer captured shields than the player attacked: +2.
#[test]
fn ketil_against_the_rich() {
    let strength = |facts: &str| {
        play(&format!("seats: red, blue, green\njarl red: ketil\nband red: bear-01\nband blue: bear-02\n{facts}\n---\ndice: sword, 6 x\nred: attack blue\nred: activate bear-01 at 1 with sword")).fact("strength red")
    };
    assert_eq!(strength("captured blue: green"), "4");
    assert_eq!(strength("captured blue: green\ncaptured red: green"), "2");
}

/// [VH-7.99, VH-7.100, VH-7.7] `freydis`: beaten as defender, or as attacker without a tactic, one of the winner's stays.
#[test]
fn freydis_keeps_one_back() {
    play(
        "seats: red, blue
        jarl blue: freydis
        band red: bear-01, bear-02
        band blue: bear-03
        ---
        dice: sword, axe, 4 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: activate bear-02 at 2 with axe
        dice: 6 x
        red: done
        blue: done
        => asked: spare of blue
        blue: choose bear-02 at 2
        => band red: bear-02
        => valhalla red: bear-01",
    );
    let as_attacker = |tactic: &str| {
        play(&format!(
            "seats: red, blue
            jarl red: freydis
            band red: bear-01
            band blue: bear-06
            hand red: t-counterblow
            ---
            dice: sword, 5 x
            red: attack blue
            red: activate bear-01 at 1 with sword
            {tactic}
            dice: 2 sword, 4 x
            red: done
            blue: activate bear-06 at 1 with 2 sword
            blue: done
            blue: send bear-06 at 1"
        ))
        .fact("asked")
    };
    assert_eq!(as_attacker(""), "spare of red");
    assert_eq!(as_attacker("red: play t-counterblow"), "drawn of red");
}

/// [VH-7.120] `freydis` may choose the warrior named by Path to Valhalla.
#[test]
fn freydis_and_the_path() {
    let told = play(
        "seats: red, blue
        option valkyries: on
        jarl blue: freydis
        band red: bear-06, wolf-01
        band blue: bear-03
        hand blue: v-path-to-valhalla
        ---
        dice: 2 sword, 4 x
        red: attack blue
        red: activate bear-06 at 1 with 2 sword
        dice: 6 x
        red: done
        blue: play v-path-to-valhalla
        red: choose wolf-01 at 2
        blue: done
        => asked: spare of blue",
    );
    assert_eq!(legal(&told, "blue"), ["choose bear-06 at 1", "choose wolf-01 at 2"]);
}

/// [VH-7.102, VH-7.103, VH-7.104] `hallbjorn`: as attacker the defender's secondary ability does not work, for a card the main one
/// neither; the card goes before the first roll; abilities before and after stay.
#[test]
fn hallbjorn_silences() {
    let start = |jarl: &str, pay: &str| {
        format!(
            "seats: red, blue
            jarl red: hallbjorn
            jarl blue: {jarl}
            band red: bear-01
            band blue: bear-02
            hand red: wolf-01
            hand blue: wolf-02
            ---
            red: attack blue
            => asked: payment of red
            dice: sword, 5 x
            {pay}
            red: activate bear-01 at 1 with sword
            dice: axe, 5 x
            red: done"
        )
    };
    play(&format!("{}\n=> asked: fight of blue\n=> pool blue: 6", start("beinir", "red: decline")));
    let mut osvir = play(&start("osvir", "red: decline"));
    osvir.then("blue: activate bear-02 at 1 with axe\n=> strength blue: 4");
    let mut silent = play(&start("osvir", "red: pay wolf-01"));
    silent.then("blue: activate bear-02 at 1 with axe\n=> strength blue: 2\n=> discard: wolf-01");
    let mut after = play(&start("blodhrafn", "red: pay wolf-01"));
    after.then("blue: done\n=> asked: blodhrafn of blue");
    play(
        "seats: red, blue\njarl red: hallbjorn\njarl blue: valgard\nband red: bear-01\nband blue: bear-02\nhand red: wolf-01\n---\nred: attack blue\n=> asked: before of blue",
    );
}

/// [VH-7.106, VH-7.107] `ulfrun`: +2 against a larger band, counted at the start; with few shields also a die.
#[test]
fn ulfrun_outnumbered() {
    let told = |own: &str, shields: &str, dice: &str| {
        play(&format!(
            "seats: red, blue
            jarl red: ulfrun
            {shields}
            band red: {own}
            band blue: bear-03, bear-04
            ---
            dice: {dice}
            red: attack blue
            red: activate bear-01 at 1 with sword"
        ))
    };
    let few = told("bear-01", "shields red: 2\ncaptured blue: red, red", "sword, 6 x");
    assert_eq!((few.fact("strength red"), few.fact("pool red")), ("4".to_owned(), "6".to_owned()));
    let many = told("bear-01", "shields red: 3\ncaptured blue: red", "sword, 5 x");
    assert_eq!((many.fact("strength red"), many.fact("pool red")), ("4".to_owned(), "5".to_owned()));
    let equal = told("bear-01, bear-02", "shields red: 2\ncaptured blue: red, red", "sword, 5 x");
    assert_eq!((equal.fact("strength red"), equal.fact("pool red")), ("2".to_owned(), "5".to_owned()));
}

/// [VH-7.109, VH-7.110] `steinar`: after a victory as attacker everybody else discards a card of the own choice, or, without a
/// tactic, a random card of one of them instead.
#[test]
fn steinar_harms_bystanders() {
    let start = |tactic: &str| {
        format!(
            "seats: red, blue, green, yellow
            jarl red: steinar
            band red: bear-01
            band blue: bear-02
            hand red: t-fury-2
            hand blue: wolf-09
            hand green: wolf-01, wolf-02
            hand yellow: wolf-03
            ---
            dice: sword, 5 x
            red: attack blue
            red: activate bear-01 at 1 with sword
            {tactic}
            dice: 6 x
            red: done
            blue: done"
        )
    };
    let mut calm = play(&start(""));
    assert_eq!(legal(&calm, "red"), ["main", "rob green", "rob yellow"]);
    let mut robbed = calm.clone();
    robbed.then("red: rob yellow\n=> hand red: wolf-03, t-fury-2\n=> hand size yellow: 0\n=> hand size green: 2");
    calm.then("red: main\n=> asked: steinar-discard of green\ngreen: discard wolf-02\n=> asked: steinar-discard of yellow\nyellow: discard wolf-03\n=> asked: drawn of red\n=> hand size blue: 1");
    play(&format!("{}\n=> asked: steinar-discard of green", start("red: play t-fury-2")));
}

/// [VH-7.86, VH-7.102] Against Hallbjorn's main ability a defender has the main ability alone: Gorm turns one die and cannot pay for
/// another.
#[test]
fn hallbjorn_against_gorm() {
    let after = |jarl: &str| {
        play(&format!(
            "seats: red, blue
            jarl red: {jarl}
            jarl blue: gorm
            band red: bear-01
            band blue: bear-02
            hand blue: wolf-05
            ---
            dice: sword, 5 x
            red: attack blue
            red: activate bear-01 at 1 with sword
            dice: 2 sword, 4 x
            red: done
            blue: turn sword to axe"
        ))
    };
    assert_eq!(choices(&after("borg"), "blue", "pay"), ["pay wolf-05"]);
    assert!(choices(&after("hallbjorn"), "blue", "pay").is_empty());
}
