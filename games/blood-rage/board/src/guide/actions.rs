//! The actions and what they cost.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::MARCH_COST;
use meadhall_words::Words;

/// What an action costs.
enum Price {
    Fixed(u8),
    /// As the words `guide-action-<action>-cost` say.
    Told,
}

/// The actions with their prices and a clause on each. The words are `guide-action-<action>` and so on.
const ACTIONS: [(&str, Price, &str); 6] = [
    ("invade", Price::Told, "BR-5.22"),
    ("march", Price::Fixed(MARCH_COST), "BR-5.33"),
    ("upgrade", Price::Told, "BR-5.42"),
    ("quest", Price::Fixed(0), "BR-5.58"),
    ("pillage", Price::Fixed(0), "BR-5.64"),
    ("pass", Price::Fixed(0), "BR-5.10"),
];

pub(super) fn actions(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-actions-intro")) }
        div.table-scroll tabindex="0" role="group" aria-labelledby="actions-title" {
            table.cards-table.actions-table {
                thead {
                    tr {
                        @for head in ["action", "cost", "what", "mind"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } }
                    }
                }
                tbody {
                    @for (action, price, clause) in ACTIONS {
                        @let say = |part: &str| words.say(&format!("guide-action-{action}{part}"));
                        tr {
                            th scope="row" { (ART.icon(action)) " " (say("")) }
                            td.price {
                                (ART.drawing("stat-rage", "i")) " "
                                @match price { Price::Fixed(rage) => (rage), Price::Told => (say("-cost")) }
                            }
                            td { (say("-what")) " " (tiles::clause(clause)) }
                            td { (say("-mind")) }
                        }
                    }
                }
            }
        }
        p.aside-note { (words.say("guide-actions-zero")) " " (tiles::clause("BR-5.6")) }
    }
}
