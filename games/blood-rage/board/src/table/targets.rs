//! Where the viewer's figures may go: buttons on the map, shown as soon as the figure is picked.

use super::BoardContext;
use super::figure::portrait;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Asked, Figure, Group, Invade, Piece, Place, RESERVE, VALHALLA};
use meadhall_engine::Seat;

/// Everything that the viewer may send to a place, as buttons. `spots` are the classes of the villages still empty.
pub(super) fn targets(ctx: &BoardContext<'_>, place: Place, spots: &[String]) -> Markup {
    let Some(me) = ctx.me().filter(|_| !ctx.choices.is_empty()) else { return html! {} };
    let first = spots.first().map_or("", String::as_str);
    let mut direct = 0;
    let mut next = || {
        direct += 1;
        spots.get(direct - 1).or(spots.last()).map_or("", String::as_str)
    };
    html! {
        @for action in ctx.choices {
            @match *action {
                Action::Invade(invade) if invade.place == place && invade.victim.is_none() => {
                    @if let Some(pick) = pick_of(ctx, me, invade) { (landing(ctx, me, invade, &format!("on-{pick} {first}"), "to")) }
                    @else { (landing(ctx, me, invade, next(), "to lit now")) }
                }
                Action::Move(figure, to) if to == place => {
                    (plain(*action, next(), &ctx.label(*action), portrait(ctx.clan(me), figure)))
                }
                Action::Send(god, to) if to == place => {
                    (plain(*action, next(), &ctx.label(*action), ART.drawing(&format!("god-{god}"), "fig")))
                }
                _ => {}
            }
        }
        @for from in Place::provinces().filter(|from| marches(ctx, *from, place)) {
            button.to.lit.{ "from-" (from) }.{ (first) } form="play" name="action" value={ "march " (from) " > " (place) ":" }
                title=(march_in_words(ctx, me, from, place)) {}
        }
    }
}

/// What a march costs and whom it joins.
fn march_in_words(ctx: &BoardContext<'_>, me: Seat, from: Place, to: Place) -> String {
    let there = ctx.sheet(me).strength(ctx.view.table.forces(me, to), to);
    let values = [("from", ctx.place(from).into()), ("to", ctx.place(to).into()), ("strength", there.into())];
    ctx.fill("br-march-to", &values)
}

fn marches(ctx: &BoardContext<'_>, from: Place, to: Place) -> bool {
    ctx.choices.iter().any(|choice| matches!(choice, Action::March(march) if march.from == from && march.to == to))
}

/// A direct choice of a place.
fn plain(action: Action, spot: &str, label: &str, face: Markup) -> Markup {
    html! {
        button.to.lit.now.{ (spot) } form="play" name="action" value=(action) title=(label) { (face) }
    }
}

/// Where an invading figure lands, with what the clan's STR would be there.
fn landing(ctx: &BoardContext<'_>, me: Seat, invade: Invade, spot: &str, class: &str) -> Markup {
    let sheet = ctx.sheet(me);
    let from = if invade.fallen { VALHALLA } else { RESERVE };
    let piece = sheet.piece_in(sheet.figures[from], invade.figure).unwrap_or(Piece::Warrior);
    let forces = ctx.view.table.forces(me, invade.place).and(Group::of(piece, 1));
    let after = if invade.place.is_province() {
        sheet.strength(forces, invade.place).to_string()
    } else {
        format!("+{}", sheet.strength_of(piece))
    };
    let label = ctx.fill(
        "br-invade-then",
        &[("what", ctx.label(Action::Invade(invade)).into()), ("strength", after.as_str().into())],
    );
    let action = Action::Invade(invade);
    html! {
        button.lit.{ (class) }.{ (spot) } form="play" name="action" value=(action) title=(label) data-n=(after) {}
    }
}

/// The name of the pick that an invade belongs to, where the viewer has to pick a figure first.
pub(super) fn pick_of(ctx: &BoardContext<'_>, me: Seat, invade: Invade) -> Option<&'static str> {
    (ctx.view.table.asked == Asked::Turn).then(|| {
        let sheet = ctx.sheet(me);
        let from = if invade.fallen { VALHALLA } else { RESERVE };
        pick_name(sheet.piece_in(sheet.figures[from], invade.figure).unwrap_or(Piece::Warrior), invade.fallen)
    })
}

/// The names of all picks.
pub(super) const PICKS: [&str; 12] = [
    "leader",
    "warrior",
    "ship",
    "first",
    "second",
    "mystic",
    "v-leader",
    "v-warrior",
    "v-ship",
    "v-first",
    "v-second",
    "v-mystic",
];

/// The name of a pick: a figure of the reserve, or with a `v` one in Valhalla.
fn pick_name(piece: Piece, fallen: bool) -> &'static str {
    PICKS[piece as usize + if fallen { 6 } else { 0 }]
}

/// The figures that may invade, each once: the pick, the figure, and one of its choices.
pub(super) fn picks(ctx: &BoardContext<'_>) -> Vec<(&'static str, Figure, Invade)> {
    let mut picks: Vec<(&'static str, Figure, Invade)> = Vec::new();
    let Some(me) = ctx.me() else { return picks };
    for action in ctx.choices {
        if let Action::Invade(invade) = *action
            && let Some(pick) = pick_of(ctx, me, invade)
            && picks.iter().all(|(known, _, _)| *known != pick)
        {
            picks.push((pick, invade.figure, invade));
        }
    }
    picks
}
