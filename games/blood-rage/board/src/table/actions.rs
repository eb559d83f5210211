//! The actions of a turn by their names: what each costs, what it can be done with, and why one is not possible now.

use super::BoardContext;
use super::figure::{box_id, standing};
use super::muster::Muster;
use super::pillage::cost as pillage_cost;
use super::plans::price;
use super::province::strengths;
use super::quest::state_now;
use super::targets::picks;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::MARCH_COST;
use meadhall_blood_rage::{Action, Card, Place, RESERVE, Stat};
use meadhall_board::warning_id;
use meadhall_engine::{Seat, Wording};

/// The six actions, for whoever has to choose one.
pub(super) fn actions(ctx: &BoardContext<'_>) -> Markup {
    let Some(me) = ctx.me().filter(|_| ctx.is_turn()) else { return html! {} };
    html! {
        section.acts.panel aria-label=(ctx.say("br-help-turn")) {
            (invade(ctx, me))
            (march(ctx, me))
            (upgrade(ctx, me))
            (quest(ctx, me))
            (pillage(ctx))
            (pass(ctx, me))
        }
    }
}

/// An action that is possible: its name, what it costs, and below it what it can be done with.
fn act(ctx: &BoardContext<'_>, key: &str, note: &str, body: &Markup) -> Markup {
    html! {
        details.act.{ "act-" (key) } name="act" id={ "act-" (key) } {
            summary data-choose { (ART.icon(key)) b { (ctx.say(&format!("br-help-{key}"))) } span { (note) } }
            div { (body) }
        }
    }
}

/// An action that is not possible, and why.
fn not_now(ctx: &BoardContext<'_>, key: &str, why: &str) -> Markup {
    html! {
        p.act.no.{ "act-" (key) } { (ART.icon(key)) b { (ctx.say(&format!("br-help-{key}"))) } span { (why) } }
    }
}

/// What something costs at least and at most.
fn rage_range(ctx: &BoardContext<'_>, costs: impl Iterator<Item = u8> + Clone) -> String {
    let (least, most) = (costs.clone().min().unwrap_or(0), costs.max().unwrap_or(0));
    if least == most {
        ctx.fill("br-act-rage", &[("rage", least.into())])
    } else {
        ctx.fill("br-act-rage-from", &[("least", least.into()), ("most", most.into())])
    }
}

fn invade(ctx: &BoardContext<'_>, me: Seat) -> Markup {
    let picks = picks(ctx);
    if picks.is_empty() {
        return not_now(ctx, "invade", &why_no_invade(ctx, me));
    }
    let costs = picks.iter().map(|(_, _, invade)| price(ctx, *invade).0);
    let body = html! {
        p.hint { (ctx.say("br-act-invade-how")) }
        @for (pick, figure, invade) in &picks {
            @let (cost, strength) = price(ctx, *invade);
            label for={ "pick-" (pick) } {
                (ctx.figure(*figure)) @if invade.fallen { " (" (ctx.say("valhalla")) ")" }
                small { (ctx.fill("br-act-strength", &[("strength", strength.into())])) ", " (ctx.fill("br-act-rage", &[("rage", cost.into())])) }
            }
        }
    };
    act(ctx, "invade", &rage_range(ctx, costs), &body)
}

fn why_no_invade(ctx: &BoardContext<'_>, me: Seat) -> String {
    let sheet = ctx.sheet(me);
    if !sheet.has_horns() {
        return ctx.fill("br-no-invade-horns", &[("count", sheet.stat(Stat::Horns).into())]);
    }
    let reserve = sheet.figures[RESERVE];
    if reserve.is_empty() {
        return ctx.say("br-no-invade-reserve");
    }
    let dear = reserve.pieces().all(|piece| {
        let cost = |place| ctx.rules.invade_cost(&ctx.view.table, me, piece, place, false);
        Place::outer().chain(Place::fjords()).all(|place| cost(place) > sheet.rage)
    });
    ctx.say(if dear { "br-no-invade-rage" } else { "br-no-invade-room" })
}

fn march(ctx: &BoardContext<'_>, me: Seat) -> Markup {
    if !ctx.choices.iter().any(|choice| matches!(choice, Action::March(_))) {
        return not_now(ctx, "march", &ctx.say("br-no-march"));
    }
    let muster = Muster::new(ctx);
    let clan = ctx.clan(me);
    let starts =
        |from: &Place| ctx.choices.iter().any(|choice| matches!(choice, Action::March(march) if march.from == *from));
    let body = html! {
        p.hint { (ctx.say("br-act-march-how")) }
        @for from in Place::provinces().filter(starts) {
            p.from { (ctx.place(from)) }
            @for who in standing(ctx, &muster, from).into_iter().filter(|who| who.seat == me) {
                @let figure = ctx.sheet(me).figure(who.piece);
                label for=(box_id(clan, who)) { (ctx.figure(figure)) }
            }
        }
    };
    act(ctx, "march", &ctx.fill("br-act-rage", &[("rage", MARCH_COST.into())]), &body)
}

/// The different cards of the hand for which there is a choice of this kind.
fn cards(ctx: &BoardContext<'_>, of: impl Fn(Action) -> Option<Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = ctx.choices.iter().filter_map(|choice| of(*choice)).collect();
    cards.dedup();
    cards
}

/// A card that can be used: it opens the same sheet as the card in the hand.
fn card(ctx: &BoardContext<'_>, card: Card, note: &Markup) -> Markup {
    html! {
        button popovertarget={ "use-" (card) } {
            (ctx.card(card)) small { (note) }
        }
    }
}

fn upgrade(ctx: &BoardContext<'_>, me: Seat) -> Markup {
    let sheet = ctx.sheet(me);
    let cards = cards(ctx, |choice| match choice {
        Action::Upgrade(card, _) => Some(card),
        _ => None,
    });
    if cards.is_empty() {
        let held = ctx.view.own.iter().flat_map(|own| own.hand.iter().collect::<Vec<_>>());
        let cheapest =
            held.filter(|card| !sheet.slots_for(*card).is_empty()).map(|card| sheet.upgrade_cost(card)).min();
        let why = match cheapest {
            Some(cost) => ctx.fill("br-no-upgrade-rage", &[("cost", cost.into())]),
            None => ctx.say("br-no-upgrade-card"),
        };
        return not_now(ctx, "upgrade", &why);
    }
    let costs = cards.iter().map(|card| sheet.upgrade_cost(*card));
    let body = html! {
        @for one in &cards {
            (card(ctx, *one, &html! { (ctx.fill("br-act-rage", &[("rage", sheet.upgrade_cost(*one).into())])) }))
        }
    };
    act(ctx, "upgrade", &rage_range(ctx, costs), &body)
}

fn quest(ctx: &BoardContext<'_>, me: Seat) -> Markup {
    let cards = cards(ctx, |choice| match choice {
        Action::Quest(card) => Some(card),
        _ => None,
    });
    if cards.is_empty() {
        return not_now(ctx, "quest", &ctx.say("br-no-quest"));
    }
    let body = html! {
        @for one in &cards { (card(ctx, *one, &state_now(ctx, me, *one))) }
    };
    act(ctx, "quest", &ctx.fill("br-act-rage", &[("rage", 0.into())]), &body)
}

fn pillage(ctx: &BoardContext<'_>) -> Markup {
    let places: Vec<(Place, Action)> = ctx
        .choices
        .iter()
        .filter_map(|choice| match *choice {
            Action::Pillage(place) | Action::Challenge(place) => Some((place, *choice)),
            _ => None,
        })
        .collect();
    if places.is_empty() {
        return not_now(ctx, "pillage", &ctx.say("br-no-pillage"));
    }
    let costs = places.iter().map(|(_, action)| pillage_cost(ctx, *action));
    let body = html! {
        @for (place, _) in &places {
            button popovertarget={ "pillage-" (place) } {
                (ART.drawing(&format!("token-{}", ctx.view.table.tokens[place.index()]), "fig"))
                (ctx.place(*place))
                small.against { @for (seat, strength) in strengths(ctx, *place) { i.{ "clan-" (ctx.clan(seat)) } { (strength) } } }
            }
        }
    };
    act(ctx, "pillage", &rage_range(ctx, costs), &body)
}

/// Passing asks first while something is left to do.
fn pass(ctx: &BoardContext<'_>, me: Seat) -> Markup {
    let lost = ctx.fill("br-act-pass", &[("rage", ctx.sheet(me).rage.into())]);
    let inside = html! { (ART.icon("pass")) b { (ctx.say("br-help-pass")) } span { (lost) } };
    html! {
        @if ctx.rules.warning(ctx.view, ctx.choices, Action::Pass).is_some() {
            button.act.act-pass data-choose type="button" popovertarget=(warning_id("pass")) { (inside) }
        } @else {
            button.act.act-pass.lit data-choose form="play" name="action" value="pass" { (inside) }
        }
    }
}
