//! Questions, choices and refusals in words, as messages of the locale files.

use crate::Valhalla;
use crate::action::{Action, Dice, Spot};
use crate::data::{Ability, Banned, Card, Effect, Favour, Help, Kind, Mission, Side, Terror, Weapons, Wrath};
use crate::names::{Clan, Face};
use crate::state::{Asked, Throw};
use crate::tell::{card_word, dice_words, face_word, jarl_word};
use crate::view::View;
use meadhall_engine::{Arg, Game, Message, Outcome, Quick};

fn one(case: &str, clan: Clan) -> Arg {
    Arg::word(format!("one-{case}-{clan}"))
}

impl Valhalla {
    /// What is asked of whom, in one sentence.
    pub(crate) fn ask(&self, view: &View) -> Message {
        let asked = view.table.asked;
        let clause = asked.clause();
        if asked == Asked::Over {
            return self.say_over(view);
        }
        if !view.awaits_viewer() {
            let who: Vec<Arg> = view.pending.iter().map(Arg::from).collect();
            let what = Arg::word(format!("asked-{}", asked.word()));
            return Message::new("ask-wait").with("who", who).with("what", what).clause(clause);
        }
        let ask = |key: &str| Message::new(format!("ask-{key}")).clause(clause);
        let other = |view: &View| {
            let battle = &view.table.battle;
            view.seat().and_then(|seat| battle.side_of(seat)).map_or(view.table.active, |at| battle.sides[1 - at].seat)
        };
        match asked {
            Asked::Tyr(place) => {
                let post = view.seat().and_then(|seat| view.table.board(seat).band.get(usize::from(place)).copied());
                ask("tyr").with("card", post.and_then(|post| post.card).map_or("".to_owned().into(), card_word))
            }
            Asked::Place { free } => {
                let card = view.table.lifted.map_or("".to_owned().into(), card_word);
                ask(if free { "place-free" } else { "place" }).with("card", card)
            }
            Asked::Drawn => ask("drawn").with("keep", view.table.keep.0),
            Asked::Thor => {
                let battle = &view.table.battle;
                ask("thor").with("attacker", battle.sides[0].seat).with("defender", battle.sides[1].seat)
            }
            Asked::Fight if view.table.battle.kind == crate::battle::Kind::Ragnarok => ask("ragnarok"),
            Asked::Fight => ask(if view.table.battle.turn_of() == 0 { "fight" } else { "defend" })
                .with("strength", view.strength[view.table.battle.turn_of()]),
            Asked::Reroll(throw) => ask(if throw == Throw::Paid { "reroll" } else { "reroll-free" }),
            Asked::Payment | Asked::Jorunn | Asked::Blodhrafn | Asked::Steinar | Asked::Yrsa | Asked::PhaseB => {
                let jarl = view.seat().and_then(|seat| view.table.board(seat).jarl);
                ask(asked.word()).with("jarl", jarl.map_or("".to_owned().into(), jarl_word))
            }
            Asked::Spare(_) | Asked::LokiLook | Asked::LokiGive | Asked::Block => {
                ask(asked.word()).with("who", other(view))
            }
            Asked::LokiTake { left, .. } => ask("loki-take").with("count", left),
            Asked::Glory(points) => ask("glory").with("points", points),
            _ => ask(asked.word()),
        }
    }

    fn say_over(&self, view: &View) -> Message {
        if self.is_solo() {
            let key = if view.table.foe.won { "ask-over-won" } else { "ask-over-lost" };
            return Message::new(key).clause(if view.table.foe.won { "VH-16.69" } else { "VH-16.63" });
        }
        // Everything that counts lies open, so any position that fits the view has the same winners.
        let end = self.imagine(view, &mut Quick::new(0));
        let winners: Vec<Arg> = self.outcome(&end).iter().flat_map(Outcome::winners).map(Arg::from).collect();
        Message::new("ask-over").with("who", winners).clause("VH-5.34")
    }

    /// A choice as a button says it.
    pub(crate) fn name_choice(&self, view: &View, action: Action) -> Message {
        let about = |key: &'static str, card: Card| Message::new(key).with("card", card_word(card));
        let at = |key: &'static str, spot: Spot| {
            Message::new(key).with("card", card_word(spot.card)).with("place", spot.place + 1)
        };
        match action {
            Action::Decline => Message::new(match view.table.asked {
                Asked::PhaseB => "action-decline-phase-b",
                _ => "action-decline",
            }),
            Action::Done => Message::new(match view.table.asked {
                Asked::Fight => "action-done-fight",
                Asked::Drawn => "action-done-drawn",
                Asked::Draft => "action-done-draft",
                _ => "action-done",
            }),
            Action::Jarl(jarl) => Message::new("action-jarl").with("jarl", jarl_word(jarl)),
            Action::Reject(one, two) => about("action-reject", one).with("other", card_word(two)),
            Action::Lay(card) => about("action-lay", card),
            Action::Take(card) if view.table.asked == Asked::Favour => about("action-favour", card),
            Action::Take(card) => about("action-take", card),
            Action::Aside(card) => about("action-aside", card),
            Action::Add(card, place) | Action::AddTwo(card, place) | Action::Recall(card, place) => {
                let board =
                    view.seat().filter(|_| view.table.asked != Asked::Warrior).map(|seat| view.table.board(seat));
                let old = board.zip(place).and_then(|(board, place)| board.band.get(usize::from(place))?.card);
                let key = match (action, old) {
                    (Action::AddTwo(..), None) => "action-add-two",
                    (Action::AddTwo(..), Some(_)) => "action-add-two-over",
                    (Action::Recall(..), None) => "action-recall",
                    (Action::Recall(..), Some(_)) => "action-recall-over",
                    (_, None) => "action-add",
                    (_, Some(_)) => "action-add-over",
                };
                let message = about(key, card);
                match old {
                    Some(old) => message.with("old", card_word(old)),
                    None => message,
                }
            }
            Action::Attack(seat) => Message::new("action-attack").with("who", seat),
            Action::Hunt => Message::new("action-hunt").with("monster", Arg::word(format!("monster-{}", self.monster))),
            Action::Draw => Message::new("action-draw"),
            Action::Help(card, seat) => {
                Message::new("action-help").with("who", seat).with("effect", Arg::from(self.card_text(card)))
            }
            Action::LayDie => Message::new("action-lay-die"),
            Action::Pay(card) => about("action-pay", card),
            Action::Activate(spot, dice) if dice.is_empty() => {
                at(if spot.ally { "action-activate-ally-bare" } else { "action-activate-bare" }, spot)
            }
            Action::Activate(spot, dice) => {
                at(if spot.ally { "action-activate-ally" } else { "action-activate" }, spot)
                    .with("dice", dice_words(dice))
            }
            Action::Play(card) => about("action-play", card),
            Action::PlayWith(card, face) => about("action-play-with", card).with("face", face_word(face)),
            Action::Drop(face) => Message::new("action-drop").with("face", face_word(face)),
            Action::FreeReroll => Message::new("action-free-reroll"),
            Action::JarlReroll(face) => Message::new("action-jarl-reroll").with("face", face_word(face)),
            Action::Reroll(dice) => Message::new("action-reroll").with("dice", dice_words(dice)),
            Action::Turn(from, to) => {
                Message::new("action-turn").with("from", face_word(from)).with("to", face_word(to))
            }
            Action::Keep(face) => Message::new("action-keep").with("face", face_word(face)),
            Action::Choose(spot) => at("action-choose", spot),
            Action::Send(spot) => at("action-send", spot),
            Action::Discard(card) => about("action-discard", card),
            Action::Give(card) => about("action-give", card),
            Action::Row(row) => {
                let loki = view.table.loki.and_then(|index| self.cards.loki(index));
                let text = loki
                    .and_then(|loki| loki.rows.get(usize::from(row)))
                    .map_or("send_one", |row| row.advantage.word());
                Message::new("action-row").with("effect", Arg::word(format!("loki-{text}")))
            }
            Action::Main => Message::new(match view.table.asked {
                Asked::PhaseB => "action-main-phase-b",
                Asked::Jorunn => "action-main-jorunn",
                Asked::Blodhrafn => "action-main-blodhrafn",
                Asked::Steinar => "action-main-steinar",
                _ => "action-main-yrsa",
            }),
            Action::Secondary => Message::new(match view.table.asked {
                Asked::PhaseB => "action-secondary-phase-b",
                Asked::Jorunn => "action-secondary-jorunn",
                _ => "action-secondary-yrsa",
            }),
            Action::Rob(seat) => Message::new("action-rob").with("who", seat),
        }
    }

    /// What a card does, in words, with its values from the table of cards.
    pub fn card_text(&self, card: Card) -> Message {
        let Some(entry) = self.cards.get(card) else { return Message::new("text-plain") };
        match entry.kind {
            Kind::Warrior(warrior) => {
                let ability = warrior.ability.map(ability_text);
                let favour = warrior.favour.map(favour_text);
                match (ability, favour) {
                    (Some(ability), Some(favour)) => {
                        Message::new("text-both").with("ability", ability).with("favour", favour)
                    }
                    (Some(text), None) | (None, Some(text)) => text,
                    (None, None) => Message::new("text-plain"),
                }
            }
            Kind::Tactic(effect) => effect_text(effect),
            Kind::Thor(side, help) => {
                let key = match side {
                    Side::Fewer => "text-thor-fewer",
                    Side::FewerOrEqual => "text-thor-fewer-or-equal",
                };
                let help = match help {
                    Help::DrawCard => Message::new("help-draw"),
                    Help::Strength { value } => Message::new("help-strength").with("value", value),
                    Help::FreeReroll => Message::new("help-reroll"),
                    Help::ExtraDie => Message::new("help-die"),
                    Help::StealRandomCard => Message::new("help-steal"),
                };
                Message::new(key).with("help", help)
            }
            Kind::Mission(mission) => Message::new(match mission {
                Mission::NoDieDiscarded => "text-mission-no-die",
                Mission::Margin5 => "text-mission-margin",
                Mission::Activated3 => "text-mission-activated",
            })
            .with("points", entry.glory),
            Kind::Tyr(wrath) => match wrath {
                Wrath::OneDieLess => Message::new("text-tyr-less"),
                Wrath::Strength { value } => Message::new("text-tyr-strength").with("value", value),
                Wrath::StrengthIfFoe { clan, value } => {
                    Message::new("text-tyr-foe").with("value", value).with("one", one("acc", clan))
                }
            },
        }
    }

    /// The weapons of a warrior in words.
    pub fn weapons_text(&self, card: Card) -> Option<Message> {
        let warrior = self.cards.warrior(card)?;
        Some(match warrior.weapons {
            Weapons::Exact([a, b, c, d, e]) => {
                Message::new("weapons-exact").with("dice", dice_words(Dice([a, b, c, d, e, 0])))
            }
            Weapons::Any2 => Message::new("weapons-any2"),
            Weapons::Same2 => Message::new("weapons-same2"),
            Weapons::Same3 => Message::new("weapons-same3"),
            Weapons::Pairs2 => Message::new("weapons-pairs2"),
            Weapons::Diff3 => Message::new("weapons-diff3"),
        })
    }

    /// What a monster's card does.
    pub fn terror_text(&self, terror: Option<Terror>) -> Message {
        let key = |key: &'static str| Message::new(key);
        match terror {
            None => key("terror-none"),
            Some(Terror::DiscardRandomHandCardAfterBattle) => key("terror-random-discard"),
            Some(Terror::BandLimitMinus { .. }) => key("terror-smaller-band"),
            Some(Terror::LoseGloryAfterDefeat { .. }) => key("terror-glory-after-defeat"),
            Some(Terror::LoseGloryAfterBattle { .. }) => key("terror-glory-after-battle"),
            Some(Terror::MillAfterPhaseA { .. }) => key("terror-deck-discard"),
            Some(Terror::DiscardHandCardBeforeBattle) => key("terror-hand-discard"),
            Some(Terror::JarlOff) => key("terror-jarl-off"),
            Some(Terror::TacticBanned { symbol: Banned::Heroic }) => key("terror-no-heroic"),
            Some(Terror::TacticBanned { symbol: Banned::Fury }) => key("terror-no-fury"),
            Some(Terror::ClanAbilityOff { clan }) => {
                key("terror-clan-off").with("clan", Arg::word(format!("clan-{clan}")))
            }
            Some(Terror::DiscardDieBeforeRoll) => key("terror-die-fewer"),
            Some(Terror::NoTactics) => key("terror-no-tactics"),
            Some(Terror::MaxTactics { value }) => key("terror-max-tactics").with("count", value),
            Some(Terror::DiscardWarriorBeforeBattle) => key("terror-warrior-discard"),
        }
    }
}

fn ability_text(ability: Ability) -> Message {
    match ability {
        Ability::Frost => Message::new("text-frost"),
        Ability::Kin { clan } => Message::new("text-kin").with("one", one("nom", clan)),
        Ability::Mix => Message::new("text-mix"),
        Ability::Foe { clan } => Message::new("text-foe").with("one", one("acc", clan)),
        Ability::Block => Message::new("text-block"),
        Ability::DenyValhalla => Message::new("text-deny"),
        Ability::ForceDiscardTactic => Message::new("text-force"),
        Ability::DiscardForStrength => Message::new("text-sacrifice"),
    }
}

fn favour_text(favour: Favour) -> Message {
    match favour {
        Favour::PerCompanion { points } => Message::new("text-favour-companions").with("points", points),
        Favour::WithClan { clan, points } => {
            Message::new("text-favour-clan").with("points", points).with("one", one("ins", clan))
        }
        Favour::Alone { points } => Message::new("text-favour-alone").with("points", points),
    }
}

fn effect_text(effect: Effect) -> Message {
    match effect {
        Effect::ExtraDieBestOf { .. } => Message::new("text-new-weapons"),
        Effect::Strength { value, condition: None } => Message::new("text-fury").with("value", value),
        Effect::Strength { value, condition: Some(_) } => Message::new("text-fury-outnumbered").with("value", value),
        Effect::DiscardDieForStrength { value, symbol: None } => Message::new("text-heroic").with("value", value),
        Effect::DiscardDieForStrength { value, symbol: Some(face) } => {
            Message::new("text-heroic-symbol").with("value", value).with("face", showing(face))
        }
        Effect::FreeReroll { times } => Message::new("text-counterblow").with("count", times),
        Effect::TurnAllX => Message::new("text-weapon-exchange"),
        Effect::SuppressJarl => Message::new("text-surrounded"),
        Effect::VirtualDie { symbol } => Message::new("text-weapon-stock").with("face", showing(symbol)),
        Effect::PathToValhalla => Message::new("text-path"),
        Effect::AddTopmostDiscardedWarrior => Message::new("text-call-to-arms"),
        Effect::StrengthByBand { .. } => Message::new("text-cry-band"),
        Effect::StrengthByActivated { table: [a, b, c, d, ..] } => {
            Message::new("text-cry-activated").with("one", a).with("two", b).with("three", c).with("four", d)
        }
    }
}

/// A face in the case that follows "showing".
fn showing(face: Face) -> Arg {
    Arg::word(format!("showing-{face}"))
}
