//! What guide and gallery both tell of jarls, Loki and the king.

use maud::{Markup, html};
use meadhall_valhalla::data::{Loki, clause_of_jarl};
use meadhall_valhalla::{Jarl, MOST};
use meadhall_words::Words;

/// The two abilities of a jarl, with the condition of the second.
pub(crate) fn abilities(words: &Words, jarl: Jarl) -> Markup {
    let say = |part: &str| words.say(&format!("jarl-{jarl}-{part}"));
    let mode = if jarl.is_either() { "jarl-mode-either" } else { "jarl-mode-both" };
    html! {
        dl.jarl-abilities {
            div { dt { (words.say("guide-jarl-main")) } dd { (say("main")) " " (super::clause(clause_of_jarl(jarl))) } }
            div { dt { (words.say("guide-jarl-secondary")) } dd { em { (say("condition")) } " " (say("secondary")) } }
        }
        p.jarl-mode { (words.say(mode)) }
    }
}

/// The rows of a Loki card: difference and advantage. `label` is the id of the caption.
pub(crate) fn loki(words: &Words, loki: &Loki, label: &str, caption: &str) -> Markup {
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby=(label) {
            table.loki-table {
                caption id=(label) { (words.say(caption)) }
                thead { tr { @for head in ["difference", "advantage"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for row in &loki.rows {
                        tr {
                            th.number scope="row" { (row.min) "–" (row.max) }
                            td { (words.say(&format!("loki-{}", row.advantage.word()))) }
                        }
                    }
                }
            }
        }
    }
}

/// The king's bonus cards: reward and dice of the attacker by level. `label` is the id of the caption.
pub(crate) fn bonuses(words: &Words, label: &str) -> Markup {
    let cards = super::cards();
    let levels = cards.bonus(MOST).rewards.len();
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby=(label) {
            table.players-table {
                caption id=(label) { (words.say("guide-king-bonuses")) }
                thead {
                    tr {
                        th scope="col" { (words.say("guide-head-players")) }
                        @for level in 1..=levels { th scope="col" { (words.fill("guide-head-level", &[("level", level.into())])) } }
                    }
                }
                tbody {
                    @for players in 2..=MOST {
                        @let bonus = cards.bonus(players);
                        tr {
                            th scope="row" { (players) }
                            @for (reward, dice) in bonus.rewards.into_iter().zip(bonus.dice) {
                                td { (words.fill("guide-king-level", &[("reward", reward.into()), ("dice", dice.into())])) }
                            }
                        }
                    }
                }
            }
        }
    }
}
