//! The hall itself: walls and roof, hearth light, the long table.

use maud::{Markup, html};

/// Planks, pillars, rafters and the light of the fire.
pub fn walls() -> Markup {
    html! {
        defs {
            radialGradient id="fire" cx="320" cy="560" r="620" gradientUnits="userSpaceOnUse" {
                stop offset="0" stop-color="#f0a04a" {}
                stop offset=".35" stop-color="#a5581f" {}
                stop offset="1" stop-color="#2c1a10" {}
            }
        }
        rect width="1200" height="630" fill="url(#fire)" {}
        @for n in 0..24 {
            @let x = n * 50;
            path d={ "M" (x) " 60v570" } stroke="#1c100866" stroke-width="3" {}
            path d={ "M" (x + 18) " " (140 + n % 5 * 60) "v90" } stroke="#1c100844" stroke-width="2" {}
        }
        // The roof with its rafters and the carved edge.
        path d="M0 0h1200v84l-560-56h-80l-560 66z" fill="#1c1008" {}
        path d="M0 94 600 28l600 56v16L600 44 0 112z" fill="#54351f" stroke="#22150e" stroke-width="2" {}
        @for x in [18, 590] {
            rect x=(x) y="80" width="34" height="460" fill="#3b2416" stroke="#22150e" stroke-width="3" {}
            path d={ "M" (x + 17) " 130l12 16-12 16-12-16zm0 60 12 16-12 16-12-16zm0 60 12 16-12 16-12-16zm0 60 12 16-12 16-12-16z" }
                fill="none" stroke="#d9a94a" stroke-width="3" {}
        }
    }
}

/// The long table with horns, bowls and candles.
pub fn table() -> Markup {
    html! {
        path d="M0 518h640v26h-640z" fill="#8a5a2b" stroke="#22150e" stroke-width="3" {}
        path d="M0 544h640v86h-640z" fill="#4a2d19" stroke="#22150e" stroke-width="3" {}
        path d="M0 531h640" stroke="#5f3d20" stroke-width="2" {}
        @for n in 0..8 {
            path d={ "M" (40 + n * 80) " 566l26 22-26 22-26-22z" } fill="none" stroke="#d9a94a" stroke-width="4" {}
            circle cx=(40 + n * 80) cy="588" r="6" fill="#d9a94a" {}
        }
        @for x in [120, 260, 384, 520] {
            path d={ "M" (x) " 520v-26h8v26z" } fill="#f4e8cd" stroke="#22150e" stroke-width="2" {}
            path d={ "M" (x + 4) " 492q-8-10 0-20 8 10 0 20z" } fill="#ffd75e" stroke="#e8791f" stroke-width="2" {}
        }
        @for x in [26, 206, 322, 440, 602] {
            path d={ "M" (x - 16) " 508q4 14 18 10 12-4 14-20l6-2q2 26-18 32-22 4-28-18z" } fill="#e9dcc0" stroke="#22150e" stroke-width="2" {}
            path d={ "M" (x - 18) " 504l12-2v8l-10 2z" } fill="#d9a94a" stroke="#22150e" stroke-width="1.5" {}
        }
    }
}
