//! Section 14: Brothers in arms.

use crate::support::{choices, legal, play, try_open};
use meadhall_engine::{Game, Seat};

/// [VH-14.1, VH-14.3, VH-18.9] The partner sits opposite: two places on with four players, three with six.
#[test]
fn who_is_the_partner() {
    for form in ["aid", "alliance"] {
        for (players, apart) in [(4, 2), (6, 3)] {
            let game = crate::support::open(players, &format!("brothers={form}"));
            for seat in Seat::all(players) {
                assert_eq!(game.partner(seat), Some(Seat::new((seat.index() + apart) % players)));
            }
        }
    }
    assert_eq!(crate::support::game(4).partner(Seat::new(0)), None);
}

/// [VH-14.2, VH-15.2] Four or six players, and no other number.
#[test]
fn four_or_six_players() {
    for players in [2, 3, 5] {
        for form in ["aid", "alliance"] {
            let bad = try_open(players, &format!("brothers={form}")).expect_err("refused");
            assert!(bad.key == "brothers" && bad.reason.contains("four or six"), "{bad}");
        }
    }
}

/// A table of four with these facts: red and green are partners, blue and yellow are.
fn four(form: &str, facts: &str) -> crate::support::Told {
    play(&format!("seats: red, blue, green, yellow\noption brothers: {form}\n{facts}"))
}

/// [VH-14.4] The partner cannot be attacked.
#[test]
fn no_attack_on_the_partner() {
    let told = four("aid", "band red: bear-01\nband blue: bear-02\nband green: bear-03\nband yellow: bear-04");
    assert_eq!(choices(&told, "red", "attack"), ["attack blue", "attack yellow"]);
}

/// [VH-14.5, VH-14.6, VH-14.11, VH-14.12, VH-14.20] Warriors of the partner may be activated with the same six dice, with ability and
/// card under them; with jarls' aid they stay in the partner's band.
#[test]
fn warriors_of_the_partner() {
    let mut told = four(
        "aid",
        "option tyr: on
        band red: bear-01
        band blue: wolf-05
        band green: bear-02 + tyr-plus-2, frost-01
        band yellow: bear-04
        ---
        dice: sword, axe, 2 bow, 2 x
        red: attack blue
        => pool red: 6
        red: activate bear-01 at 1 with sword
        red: activate ally bear-02 at 1 with axe
        => strength red: 6
        red: activate ally frost-01 at 2 with 2 bow
        => strength red: 8
        dice: 5 x
        red: done
        => pool blue: 5",
    );
    told.then(
        "blue: done\n=> valhalla red: bear-01\n=> band green: bear-02 + tyr-plus-2, frost-01\n=> captured red: blue",
    );
}

/// [VH-14.11, VH-14.20] The defender may activate the partner's warriors, too.
#[test]
fn the_defender_and_the_partner() {
    let told = four(
        "alliance",
        "band red: bear-01
        band blue: wolf-05
        band yellow: bear-04
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: bow, 5 x
        red: done",
    );
    assert_eq!(choices(&told, "blue", "activate"), ["activate ally bear-04 at 1 with bow"]);
}

/// [VH-14.9, VH-14.18] Stag abilities count the partner's warriors as own.
#[test]
fn stags_count_the_partners_warriors() {
    for form in ["aid", "alliance"] {
        let kin = four(
            form,
            "band red: stag-01\nband blue: wolf-05\nband green: bear-02, bear-03\n---\ndice: sword, 5 x\nred: attack blue\nred: activate stag-01 at 1 with sword",
        );
        assert_eq!(kin.fact("strength red"), "6");
        let mix = four(
            form,
            "band red: stag-05\nband blue: wolf-05\nband green: bear-02, wolf-03, frost-01\n---\ndice: shield, 5 x\nred: attack blue\nred: activate stag-05 at 1 with shield",
        );
        assert_eq!(mix.fact("strength red"), "6");
    }
}

/// [VH-14.10, VH-14.19] Boar abilities look at the opponent's partner as well.
#[test]
fn boars_look_at_the_opponents_partner() {
    for form in ["aid", "alliance"] {
        let told = four(
            form,
            "band red: boar-02\nband blue: bear-05\nband yellow: wolf-03\n---\ndice: axe, 5 x\nred: attack blue\nred: activate boar-02 at 1 with axe",
        );
        assert_eq!(told.fact("strength red"), "4");
    }
}

/// [VH-14.13, VH-14.24, VH-14.33] Jarls concern the own warriors only: for Borg only own activated warriors count.
#[test]
fn jarls_concern_own_warriors() {
    for form in ["aid", "alliance"] {
        let told = four(
            form,
            "jarl red: borg
            band red: bear-01
            band blue: wolf-05
            band green: bear-02
            ---
            dice: sword, axe, 4 x
            red: attack blue
            red: activate bear-01 at 1 with sword
            red: activate ally bear-02 at 1 with axe",
        );
        // 2 + 2, and +1 for the own warrior with one weapon; two own activated would give one more.
        assert_eq!(told.fact("strength red"), "5");
    }
}

/// [VH-14.7] What counts a band counts one player's band: Fury (outnumbered), Thor, Battle Cry - Band.
#[test]
fn one_band_is_counted() {
    let told = four(
        "aid",
        "option dwarves: on
        band red: bear-01
        band blue: wolf-05, wolf-04
        band green: bear-02, bear-03
        hand red: t-fury-3, d-battle-cry-band
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: play t-fury-3
        red: play d-battle-cry-band",
    );
    assert_eq!(told.fact("strength red"), (2 + 3 + 1).to_string());
}

/// [VH-14.34] Loki's rows, Freydis and Deny reach own bands only.
#[test]
fn what_reaches_only_own_bands() {
    let mut told = four(
        "alliance",
        "option loki: loki-01
        option dwarves: on
        jarl blue: freydis
        band red: bear-01
        band blue: wolf-05
        band green: bear-03
        band yellow: wolf-04
        ---
        dice: sword, spear, 4 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: activate ally bear-03 at 1 with spear
        dice: shield, bow, 4 x
        red: done
        blue: activate wolf-05 at 1 with shield
        blue: activate ally wolf-04 at 1 with bow
        blue: done
        => asked: spare of blue",
    );
    assert_eq!(legal(&told, "blue"), ["choose bear-01 at 1"]);
    told.then("blue: choose bear-01 at 1\nblue: row 2");
    assert_eq!(legal(&told, "blue"), ["done", "send wolf-05 at 1"]);
}

/// [VH-14.35] Block names only a warrior of the defender's own band.
#[test]
fn block_and_the_partner() {
    let alone = four(
        "aid",
        "option dwarves: on\nband red: d-dwarf-01\nband blue: wolf-05\nband yellow: wolf-04\n---\ndice: sword, 5 x\nred: attack blue\nred: activate d-dwarf-01 at 1 with sword",
    );
    assert_eq!(alone.fact("asked"), "fight of red", "a lone warrior is not blocked");
    let two = four(
        "aid",
        "option dwarves: on\nband red: d-dwarf-01\nband blue: wolf-05, wolf-03\nband yellow: wolf-04\n---\ndice: sword, 5 x\nred: attack blue\nred: activate d-dwarf-01 at 1 with sword",
    );
    assert_eq!(legal(&two, "red"), ["choose wolf-05 at 1", "choose wolf-03 at 2"]);
}

/// [VH-14.36] Path to Valhalla names only a warrior of the attacker's own band.
#[test]
fn the_path_and_the_partner() {
    let told = four(
        "alliance",
        "option valkyries: on\nband red: bear-01\nband blue: wolf-05\nband green: bear-03\nhand blue: v-path-to-valhalla\n---\ndice: spear, 5 x\nred: attack blue\nred: activate ally bear-03 at 1 with spear\ndice: 6 x\nred: done\nblue: play v-path-to-valhalla",
    );
    assert_eq!(legal(&told, "red"), ["choose bear-01 at 1"]);
}

/// [VH-14.8, VH-14.14, VH-14.25] An empty band cannot be attacked and cannot attack, whatever the partner has.
#[test]
fn an_empty_band_has_no_part() {
    for form in ["aid", "alliance"] {
        let told = four(form, "band red: bear-01\nband yellow: bear-04\nband green: bear-03");
        assert_eq!(choices(&told, "red", "attack"), ["attack yellow"]);
        let empty = four(form, "hand red: bear-01\nband yellow: bear-04\nband green: bear-03");
        assert!(choices(&empty, "red", "attack").is_empty());
    }
}

/// [VH-14.15, VH-14.16, VH-14.17, VH-19.66] Jarls' aid: at the end partners give each other a shield, which counts as captured; each
/// scores alone.
#[test]
fn gifts_at_the_end() {
    let mut told = four(
        "aid",
        "captured red: blue, yellow
        shields yellow: 0
        captured blue: yellow, yellow, yellow
        band red: bear-01
        phase: ragnarok",
    );
    told.then("red: done\n=> asked: over of -\n=> captured red: blue, green, yellow\n=> captured green: red\n=> shields red: 3\n=> captured yellow: blue\n=> winners: red");
    // Three own and three captured shields, and a set of three.
    assert_eq!(told.fact("score red"), (6 + 6 + 3).to_string());
    assert_eq!(told.fact("captured blue"), "yellow, yellow, yellow", "a partner without shields gives none");
    let outcome = told.game.outcome(&told.position).expect("over");
    assert_eq!(outcome.winners().count(), 1);
}

/// [VH-14.21, VH-14.22, VH-14.23] Jarls' alliance: activated warriors of both go to the Valhalla of their owners; a defender chooses
/// for the ally's as well.
#[test]
fn allies_send_together() {
    let mut told = four(
        "alliance",
        "option valkyries: on
        band red: v-bear-01
        band blue: wolf-05
        band green: v-stag-01
        discard: wolf-11, wolf-12
        ---
        dice: shield, spear, 4 x
        red: attack blue
        red: activate v-bear-01 at 1 with shield
        red: activate ally v-stag-01 at 1 with spear
        dice: 6 x
        red: done
        blue: done",
    );
    // Each is the only one of its owner's band, so both favours are paid.
    told.then("=> asked: glory 3 of red\nred: take wolf-11\n=> asked: glory 3 of green\ngreen: take wolf-12\n=> glory red: 4\n=> glory green: 4\n=> band green: -");
    let mut defence = four(
        "alliance",
        "band red: wolf-01
        band blue: wolf-05
        band yellow: bear-04
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate wolf-01 at 1 with sword
        dice: bow, shield, 4 x
        red: done
        blue: activate wolf-05 at 1 with shield
        blue: activate ally bear-04 at 1 with bow
        blue: done
        => asked: send of blue",
    );
    assert_eq!(legal(&defence, "blue"), ["done", "send wolf-05 at 1", "send ally bear-04 at 1"]);
    defence
        .then("blue: send ally bear-04 at 1\nblue: done\n=> glory yellow: 1\n=> band yellow: -\n=> band blue: wolf-05");
}

/// [VH-14.26, VH-14.27, VH-14.28, VH-14.29, VH-19.65] Four allies score by the rule for three, sets from all shields of both.
#[test]
fn allies_score_together() {
    let told = four(
        "alliance",
        "shields red: 0
        shields green: 0
        captured blue: red, red, green, green
        captured yellow: red, red, green, green
        captured red: blue, blue
        captured green: yellow, yellow
        band red: bear-16",
    );
    let points = |colour: &str| told.fact(&format!("score {colour}")).parse::<i32>().expect("a number");
    assert_eq!(points("red") + points("green"), 12);
    assert_eq!(points("blue") + points("yellow"), 8 + 16 + 8);
}

/// [VH-14.30] Six allies score by the rule for five.
#[test]
fn six_allies() {
    let told = play(
        "seats: red, blue, green, yellow, white, black
        option brothers: alliance
        shields red: 0
        captured blue: red, red, red, red
        shields yellow: 0
        captured green: yellow, yellow, yellow, yellow
        captured red: blue, green
        captured yellow: white, black
        band red: bear-16",
    );
    let points = |colour: &str| told.fact(&format!("score {colour}")).parse::<i32>().expect("a number");
    assert_eq!(points("red") + points("yellow"), 8 + 4, "four shields and a set of four for 4 points");
}

/// [VH-14.31, VH-14.32] The pair with more points wins together; ties by captured, then by own shields, then shared.
#[test]
fn pairs_win_together() {
    let winners = |facts: &str| {
        let mut told = four("alliance", &format!("band red: bear-01\n{facts}\nphase: ragnarok"));
        told.then("red: done");
        told.fact("winners")
    };
    assert_eq!(winners("valhalla green: wolf-16"), "red, green");
    assert_eq!(winners("valhalla red: wolf-01\nvalhalla yellow: wolf-02"), "red, blue, green, yellow");
    // Blue's shield is captured by red: pair 1 has 2 * 9, pair 2 2 * 7 and 4 in Valhalla; captured shields decide.
    assert_eq!(winners("captured red: blue\nvalhalla yellow: wolf-16"), "red, green");
}

/// [VH-12.19, VH-14.10] The opponent's partner counts for Boars, not for a card of Tyr's wrath.
#[test]
fn wrath_looks_at_one_band() {
    let strength = |blue: &str, yellow: &str| {
        play(&format!(
            "seats: red, blue, green, yellow
            option brothers: aid
            option tyr: on
            band red: boar-02 + tyr-foe-wolf
            band blue: {blue}
            band yellow: {yellow}
            ---
            dice: 6 axe
            red: attack blue
            red: activate boar-02 at 1 with axe"
        ))
        .fact("strength red")
    };
    assert_eq!(strength("wolf-01", "bear-03"), "8");
    assert_eq!(strength("bear-03", "wolf-01"), "4");
    assert_eq!(strength("bear-03", "bear-04"), "1");
}
