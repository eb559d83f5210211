//! The figures on the map: whose they are, what they are, and what the viewer may do with them where they stand.

use super::BoardContext;
use super::muster::Muster;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Clan, Figure, Piece, Place};
use meadhall_engine::Seat;

/// One figure that stands somewhere.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// Its owner.
    pub seat: Seat,
    /// Which of the owner's figures.
    pub piece: Piece,
    /// Its number among those of its sort and owner in the whole game.
    pub number: u8,
}

/// Everybody who stands in a place, clan by clan.
pub(super) fn standing(ctx: &BoardContext<'_>, muster: &Muster, place: Place) -> Vec<Standing> {
    let mut all = Vec::new();
    for seat in Seat::all(ctx.view.players) {
        let group = ctx.sheet(seat).at(place);
        for piece in group.pieces() {
            let number = |nth| muster.number(seat, piece, place, nth);
            all.extend((0..group.count(piece)).map(|nth| Standing { seat, piece, number: number(nth) }));
        }
    }
    all
}

/// The name of a figure's drawing: each clan has a leader of its own.
pub(crate) fn art_of(clan: Clan, figure: Figure) -> String {
    match figure {
        Figure::Leader => format!("figure-leader-{clan}"),
        figure => format!("figure-{figure}"),
    }
}

/// The drawing of a figure in its clan's colour.
pub(crate) fn portrait(clan: Clan, figure: Figure) -> Markup {
    ART.drawing(&art_of(clan, figure), &format!("fig clan-{clan}"))
}

/// A figure where it stands. `spot` is the class of its village; it is empty where figures stand in a row.
pub(super) fn figure(ctx: &BoardContext<'_>, place: Place, who: Standing, spot: &str) -> Markup {
    let sheet = ctx.sheet(who.seat);
    let figure = sheet.figure(who.piece);
    let words = [
        ("who", ctx.name(who.seat).into()),
        ("figure", ctx.figure(figure).into()),
        ("strength", sheet.strength_of(who.piece).into()),
    ];
    let title = ctx.fill("br-figure", &words);
    let name = moving_name(sheet.clan, who);
    let mine = ctx.me() == Some(who.seat);
    let face = portrait(sheet.clan, figure);
    let call = Action::Call(figure, place);
    html! {
        @if mine && ctx.may(call) {
            button.f.lit.{ (spot) } form="play" name="action" value=(call) data-vt=(name) title=(ctx.label(call)) { (face) }
        } @else if mine && can_be_picked(ctx, place, figure) {
            label.f.own.{ (spot) }.{ "of-" (place) }.{ "s" (sheet.strength_of(who.piece)) } data-choose data-vt=(name) {
                input type="checkbox" form="play" name="with" value={ (figure) " " (place) } id=(box_id(sheet.clan, who))
                    aria-label=(ctx.fill("br-pick-figure", &[("figure", ctx.figure(figure).into()), ("place", ctx.place(place).into())]));
                (face)
            }
        } @else {
            svg.f.{ (spot) }.{ "clan-" (sheet.clan) } data-vt=(name) aria-hidden="true" {
                @if figure != Figure::Warrior { title { (title) } }
                use href=(ART.drawing_url(&art_of(sheet.clan, figure))) {}
            }
        }
    }
}

/// The name under which a figure is known while it moves.
fn moving_name(clan: Clan, who: Standing) -> String {
    match who.piece {
        Piece::Leader => format!("{clan}-leader"),
        Piece::Ship => format!("{clan}-ship"),
        Piece::First => format!("{clan}-first"),
        Piece::Second => format!("{clan}-second"),
        Piece::Warrior => format!("{clan}-w{}", who.number),
        Piece::Mystic => format!("{clan}-m{}", who.number),
    }
}

/// The id of the box that picks a figure of the viewer's.
pub(super) fn box_id(clan: Clan, who: Standing) -> String {
    format!("go-{}", moving_name(clan, who))
}

/// Whether a figure of the viewer's may march or be sacrificed.
fn can_be_picked(ctx: &BoardContext<'_>, place: Place, figure: Figure) -> bool {
    ctx.is_turn()
        && ctx.choices.iter().any(|choice| match *choice {
            Action::March(march) => march.from == place && !figure.sails(),
            Action::Sacrifice(first, second) => [first, second].contains(&(figure, place)),
            _ => false,
        })
}
