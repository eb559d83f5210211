//! The strength of a side, and what it is made of.

use super::BoardContext;
use meadhall_engine::{Seat, byte};
use meadhall_valhalla::battle::Kind;
use meadhall_valhalla::{Position, Valhalla};

/// The strength of a side.
pub(super) struct SideStrength {
    /// All together.
    pub total: u8,
    /// What each activated warrior adds, and what each other one would.
    warriors: Vec<(Seat, u8, u8)>,
    /// What the activated warriors have together.
    pub band: u8,
    /// What tactics, payments and Thor add.
    pub tactics: u8,
    /// What the jarl adds.
    pub jarl: u8,
    /// Solo: the glory in Valhalla.
    pub valhalla: u8,
}

impl SideStrength {
    /// The strength of a side of the battle that is going on.
    pub fn of_side(ctx: &BoardContext<'_>, at: usize) -> SideStrength {
        let Some(stand) = &ctx.stand else { return SideStrength::none() };
        let side = &stand.table.battle.sides[at];
        let total = ctx.rules.strength(stand, at);
        let solo = matches!(stand.table.battle.kind, Kind::Hunt | Kind::Raid);
        let valhalla = if solo && total > 0 { byte(ctx.view.glory[side.seat.index()]) } else { 0 };
        let mut bare = *stand;
        bare.table.board_mut(side.seat).jarl = None;
        let own = &mut bare.table.battle.sides[at];
        (own.bonus, own.band_cries, own.cries) = (0, 0, 0);
        let counted = (side.active & !side.path, side.helpers);
        let band = with(ctx.rules, &bare, at, counted).saturating_sub(if solo { valhalla } else { 0 });
        let mut quiet = *stand;
        let own = &mut quiet.table.battle.sides[at];
        (own.bonus, own.band_cries, own.cries) = (0, 0, 0);
        let tactics = total - ctx.rules.strength(&quiet, at).min(total);
        let jarl = total.saturating_sub(band).saturating_sub(tactics).saturating_sub(valhalla);
        let mut warriors = Vec::new();
        let bands = [(side.seat, false)].into_iter().chain(ctx.rules.partner(side.seat).map(|ally| (ally, true)));
        for (seat, helper) in bands {
            for (place, _, _) in stand.table.board(seat).warriors() {
                let alone = if helper { (0, 1 << place) } else { (1 << place, 0) };
                let glory = if solo { byte(ctx.view.glory[side.seat.index()]) } else { 0 };
                warriors.push((seat, place, with(ctx.rules, &bare, at, alone).saturating_sub(glory)));
            }
        }
        SideStrength { total, warriors, band, tactics, jarl, valhalla }
    }

    fn none() -> SideStrength {
        SideStrength { total: 0, warriors: Vec::new(), band: 0, tactics: 0, jarl: 0, valhalla: 0 }
    }

    /// What a warrior adds or would add.
    pub fn of(&self, seat: Seat, place: u8) -> Option<u8> {
        self.warriors.iter().find(|known| (known.0, known.1) == (seat, place)).map(|known| known.2)
    }
}

/// The strength with these warriors activated and no others.
fn with(rules: &Valhalla, stand: &Position, at: usize, (active, helpers): (u8, u8)) -> u8 {
    let mut stand = *stand;
    let side = &mut stand.table.battle.sides[at];
    (side.active, side.helpers, side.path) = (active, helpers, 0);
    rules.strength(&stand, at)
}
