//! What happened in a battle, line by line, and how it ended.

use super::Scene;
use super::fight::{self, End, Fight, Sides};
use maud::{Markup, html};
use meadhall_engine::Wording;
use meadhall_valhalla::Valhalla;

/// How long a battle that is over stays on the table.
const FRESH: usize = 2;

/// The last battle after its end.
pub(super) fn last(scene: &Scene<'_>) -> Markup {
    let Some(fight) = fight::last(scene.events).filter(|fight| fight.turns_since <= FRESH && fight.end.is_some())
    else {
        return html! { div.quiet-hall aria-hidden="true" { (crate::pages::sprite::drawing("valhalla/hall", "pic")) } };
    };
    html! {
        section.past aria-label=(scene.say("vh-last-battle")) {
            h2 { (title(scene, &fight)) }
            (totals(scene, &fight))
            (lines(scene, &fight, usize::MAX))
        }
    }
}

/// Who fights whom, or how it ended.
pub(super) fn title(scene: &Scene<'_>, fight: &Fight) -> String {
    let monster =
        || scene.rules.monster().map_or(String::new(), |(monster, _)| scene.say(&format!("monster-{monster}")));
    let duel =
        |key: &str, one, two| scene.fill(key, &[("who", scene.name(one).into()), ("other", scene.name(two).into())]);
    match (fight.end, fight.sides) {
        (None, Sides::Duel(attacker, defender)) => duel("vh-duel", attacker, defender),
        (Some(End::Won(winner, by)), Sides::Duel(attacker, defender)) => {
            let loser = if winner == attacker { defender } else { attacker };
            let key = if winner == attacker { "vh-won-attack" } else { "vh-won-defence" };
            let values = [("who", scene.name(winner).into()), ("other", scene.name(loser).into()), ("by", by.into())];
            scene.fill(key, &values)
        }
        (Some(_), Sides::Duel(attacker, defender)) => duel("vh-won-nobody", attacker, defender),
        (None, Sides::Hunt) => scene.fill("vh-hunt", &[("monster", monster().into())]),
        (None, Sides::Raid) => scene.fill("vh-raid", &[("monster", monster().into())]),
        (Some(End::Solo(true)), Sides::Hunt) => scene.fill("vh-hunt-won", &[("monster", monster().into())]),
        (Some(_), Sides::Hunt) => scene.fill("vh-hunt-lost", &[("monster", monster().into())]),
        (Some(End::Solo(true)), Sides::Raid) => scene.fill("vh-raid-won", &[("monster", monster().into())]),
        (Some(_), Sides::Raid) => scene.fill("vh-raid-lost", &[("monster", monster().into())]),
        (_, Sides::Ragnarok(seat)) => scene.fill("vh-ragnarok", &[("who", scene.name(seat).into())]),
    }
}

/// The totals of both sides.
fn totals(scene: &Scene<'_>, fight: &Fight) -> Markup {
    let monster =
        || scene.rules.monster().map_or(String::new(), |(monster, _)| scene.say(&format!("monster-{monster}")));
    html! {
        p.totals {
            @for (seat, total) in &fight.totals {
                span { @if let Some(seat) = seat { (super::hall::banner(*seat)) (scene.name(*seat)) } @else { (monster()) } b { (total) } }
            }
        }
    }
}

/// What happened, the newest first.
pub(super) fn lines(scene: &Scene<'_>, fight: &Fight, most: usize) -> Markup {
    let told = fight.course.iter().rev().filter_map(|at| Valhalla::tell(&scene.events.get(*at)?.1)).take(most);
    let lines: Vec<String> = told.map(|message| scene.showing.tell(&message)).collect();
    html! {
        @if !lines.is_empty() {
            ol.saga tabindex="0" aria-label=(scene.say("vh-course")) { @for line in lines { li { (line) } } }
        }
    }
}
