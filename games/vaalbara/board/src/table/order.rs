//! The order of play of this round: who has acted, who acts, who comes next.

use super::BoardContext;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_vaalbara::{AskedView, ROUNDS};

/// Where a player stands in the round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Has still to choose a character.
    Choosing,
    /// Has laid a character down.
    Laid,
    /// Has had the turn.
    Acted,
    /// Has the turn.
    Acting,
    /// Comes later.
    Later,
}

impl Stage {
    fn key(self) -> &'static str {
        match self {
            Stage::Choosing => "vb-stage-choosing",
            Stage::Laid => "vb-stage-laid",
            Stage::Acted => "vb-stage-acted",
            Stage::Acting => "vb-stage-acting",
            Stage::Later => "vb-stage-later",
        }
    }

    fn icon(self) -> &'static str {
        match self {
            Stage::Choosing | Stage::Later => "clock",
            Stage::Laid | Stage::Acted => "check",
            Stage::Acting => "arrow-right",
        }
    }
}

/// The seats in the order of this round as far as it is known, each with its stage.
fn stages(ctx: &BoardContext<'_>) -> Vec<(Seat, Stage)> {
    let view = ctx.view;
    let seats = (0..view.players.len()).map(Seat::new);
    if let AskedView::Assign(chosen) = view.asked {
        return seats.map(|seat| (seat, if chosen.contains(seat) { Stage::Laid } else { Stage::Choosing })).collect();
    }
    let acted = view.acted.as_slice();
    let rank = |seat: &Seat| {
        let player = view.player(*seat);
        let initiative = player.and_then(|player| player.played).map_or(u8::MAX, |played| played.initiative());
        let omen = player.map_or(u8::MAX, |player| ctx.rules.omen(view.omens).rank(player.clan));
        (view.active != Some(*seat), initiative, omen)
    };
    let mut later: Vec<Seat> = seats.filter(|seat| !acted.contains(seat)).collect();
    later.sort_by_key(rank);
    let done = acted.iter().map(|seat| (*seat, Stage::Acted));
    let rest =
        later.into_iter().map(|seat| (seat, if view.active == Some(seat) { Stage::Acting } else { Stage::Later }));
    done.chain(rest).collect()
}

/// The order of play.
pub(super) fn order(ctx: &BoardContext<'_>) -> Markup {
    let round = ctx.view.round;
    let over = ctx.view.asked == AskedView::Over;
    html! {
        section.order.panel aria-labelledby="order-title" {
            div.rounds {
                h2 #order-title { (ctx.context.words.fill("vb-round", &[("round", round.into())])) }
                div.pips aria-hidden="true" {
                    @for pip in 1..=ROUNDS { i.done[pip < round || over].now[pip == round && !over] {} }
                }
            }
            ol {
                @for (seat, stage) in stages(ctx) { (entry(ctx, seat, stage)) }
            }
        }
    }
}

fn entry(ctx: &BoardContext<'_>, seat: Seat, stage: Stage) -> Markup {
    let Some(player) = ctx.view.player(seat) else { return html! {} };
    let mine = ctx.view.seat() == Some(seat);
    html! {
        li.acting[stage == Stage::Acting].acted[stage == Stage::Acted].me[mine] {
            (ART.emblem(player.clan.word()))
            span.who { span.name { (ctx.name(seat)) }
                @if let Some(played) = player.played {
                    span.what { b { (played.initiative()) } " " (ctx.character(played)) }
                } @else {
                    span.what { (ctx.say(stage.key())) }
                }
            }
            @if let Some(played) = player.played { (ART.drawing(&format!("character-{played}"), &format!("face clan-{}", player.clan))) }
            @else if stage == Stage::Laid { (ART.drawing("character-back", &format!("face clan-{}", player.clan))) }
            span.stage { (ART.icon(stage.icon())) span.sr { (ctx.say(stage.key())) } }
        }
    }
}
