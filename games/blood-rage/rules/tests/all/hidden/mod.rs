//! What the rulebook of Blood Rage hides, told without the code that hides it (section 12): the hands of others, what they take in
//! the draft, lay down for a battle, commit and keep, and the cards that nobody was dealt.
#![allow(dead_code, reason = "other tests use a part of it")]

use meadhall_blood_rage::{Action, Asked, BloodRage, Card, Cards, Event, God, Phase, Position, Secret};
use meadhall_engine::laws::worlds::{SecrecyOracle, Substitution, substituted};
use meadhall_engine::{Chance, Game, List, Quick, Seat, Table, Viewer};

/// The rulebook of Blood Rage.
pub struct Hidden;

impl SecrecyOracle<BloodRage> for Hidden {
    fn alternatives(&self, table: &Table<BloodRage>, n: usize, _: Viewer) -> Vec<Action> {
        let (before, now) = (&table.position_after(n).table, &table.position().table);
        let lasts = |asked| table.turns()[n..].iter().all(|turn| turn.after.position.table.asked == asked);
        let mut choices = Vec::new();
        table.game().legal(table.position_after(n), table.turns()[n].seat, &mut choices);
        match (before.asked, table.turns()[n].action) {
            // The next one to hold the cards sees what is left of them.
            (Asked::Draft, _) if lasts(Asked::Draft) && (before.age, before.round) == (now.age, now.round) => {}
            // Before Heimdall cards are laid open, one after another.
            (Asked::Card, _) if is_face_down(table, n) && !is_at_heimdalls(table.position_after(n)) => {}
            (Asked::Discard, _) if lasts(Asked::Discard) => {}
            // Later everybody knows whether one was kept, but not which.
            (Asked::Discard, Action::Keep(Some(_))) if now.age <= before.age + 1 => {
                choices.retain(|choice| matches!(choice, Action::Keep(Some(_))));
            }
            // Until the quests are turned up only their number is known.
            (Asked::Turn, Action::Quest(_)) if now.age == before.age && now.phase <= Phase::Discard => {
                choices.retain(|choice| matches!(choice, Action::Quest(_)));
            }
            _ => choices.clear(),
        }
        choices
    }

    fn is_quiet(&self, _: &Table<BloodRage>, _: usize) -> bool {
        false
    }

    fn exchanged(&self, table: &Table<BloodRage>, viewer: Viewer, quick: &mut Quick) -> Option<Table<BloodRage>> {
        let mut cards = unseen(table, viewer);
        quick.shuffle(&mut cards);
        let (&one, rest) = cards.split_first()?;
        // Preferably one that somebody has against one that nobody has: that makes a difference.
        let has = |secret: &Secret, card| secret.hand.contains(card) || secret.quests.contains(card);
        let held = |card: Card| table.position().secrets.iter().any(|secret| has(secret, card));
        let two = rest.iter().filter(|two| Cards::built_in()[**two].age == Cards::built_in()[one].age);
        let two = two.max_by_key(|two| held(**two) != held(one))?;
        Some(substituted(table, &Cardwise([one, *two])))
    }
}

/// Whether a card laid down for a battle has not been turned up.
fn is_face_down(table: &Table<BloodRage>, n: usize) -> bool {
    let later = &table.turns()[n..];
    let turned_up = |event: &Event| matches!(event, Event::Revealed(..));
    later.iter().all(|turn| turn.after.position.table.asked == Asked::Card && !turn.events.iter().any(turned_up))
}

fn is_at_heimdalls(position: &Position) -> bool {
    let place = Some(position.table.battle.place);
    position.table.gods.iter().any(|idol| idol.god == God::Heimdall && idol.place == place)
}

/// The positions of a table, the first one first.
fn positions(table: &Table<BloodRage>) -> impl Iterator<Item = &Position> {
    [&table.start().position].into_iter().chain(table.turns().iter().map(|turn| &turn.after.position))
}

/// Whether everybody can see a card, or could work out where it is.
fn lies_open(position: &Position, card: Card) -> bool {
    let table = &position.table;
    let on = |sheet: &meadhall_blood_rage::Sheet| {
        sheet.slots.contains(&Some(card))
            || sheet.known.contains(card)
            || sheet.shown.contains(card)
            || sheet.revealed.contains(card)
            || sheet.held.iter().any(|held| held.contains(card))
    };
    table.gone.of(card) > 0 || table.battle.spoils.contains(card) || table.sheets.iter().any(on)
}

/// Whether a seat has a card, or has had it.
fn has_had(secret: &Secret, card: Card) -> bool {
    secret.hand.contains(card)
        || secret.quests.contains(card)
        || secret.picks.contains(card)
        || secret.buried.contains(card)
        || secret.drafted.iter().any(|drafted| drafted.contains(card))
}

/// Whether the viewer is told the cards of an event.
fn is_told(event: &Event, viewer: Viewer) -> bool {
    match *event {
        Event::Drafted { seat, .. } | Event::Committed { seat, .. } | Event::Kept { seat, .. } => viewer.is(seat),
        _ => true,
    }
}

/// Cards, no copy of which the viewer has ever seen: not on the table, not in the own hand, and not among those going round.
fn unseen(table: &Table<BloodRage>, viewer: Viewer) -> Vec<Card> {
    let events = table.opening().iter().chain(table.turns().iter().flat_map(|turn| &turn.events));
    let told: String = events.filter(|event| is_told(event, viewer)).map(|event| format!("{event:?}")).collect();
    let mut passing: Vec<Card> = Vec::new();
    if let Some(seat) = viewer.seat() {
        let mut choices = Vec::new();
        for position in positions(table).filter(|position| position.table.asked == Asked::Draft) {
            table.game().legal(position, seat, &mut choices);
            let cards = |action: &Action| match *action {
                Action::Draft(one, two) => [Some(one), two],
                _ => [None, None],
            };
            passing.extend(choices.iter().flat_map(cards).flatten());
        }
    }
    let own = |position: &Position, card| viewer.seat().is_some_and(|seat| has_had(position.secret(seat), card));
    let seen = |card: Card| positions(table).any(|position| lies_open(position, card) || own(position, card));
    let hidden = |card: &Card| {
        !passing.contains(card)
            && !told.contains(&format!("{card:?}"))
            && !seen(*card)
            && table.game().copies(*card) > 0
    };
    Cards::built_in().all().filter(hidden).collect()
}

/// Two cards in each other's place.
struct Cardwise([Card; 2]);

impl Cardwise {
    fn card(&self, card: Card) -> Card {
        match self.0 {
            [one, two] if card == one => two,
            [one, two] if card == two => one,
            _ => card,
        }
    }

    fn list<const N: usize>(&self, cards: &List<Card, N>) -> List<Card, N> {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn sorted<const N: usize>(&self, cards: &List<Card, N>) -> List<Card, N> {
        let mut sorted = List::new();
        self.list(cards).iter().for_each(|card| sorted.insert(card));
        sorted
    }
}

impl Substitution<BloodRage> for Cardwise {
    fn position(&self, position: &Position) -> Position {
        let mut other = *position;
        for secret in &mut other.secrets {
            *secret = Secret {
                hand: self.sorted(&secret.hand),
                quests: self.sorted(&secret.quests),
                chosen: secret.chosen.map(|card| self.card(card)),
                picks: self.list(&secret.picks),
                drafted: secret.drafted.map(|drafted| self.list(&drafted)),
                buried: self.list(&secret.buried),
            };
        }
        other.packs = position.packs.map(|pack| self.list(&pack));
        other.left = position.left.map(|packs| packs.map(|pack| self.list(&pack)));
        other
    }

    fn event(&self, event: &Event) -> Event {
        let card = |card: Option<Card>| card.map(|card| self.card(card));
        match *event {
            Event::Drafted { seat, cards } => Event::Drafted { seat, cards: cards.map(card) },
            Event::Committed { seat, card: own } => Event::Committed { seat, card: card(own) },
            Event::Kept { seat, kept, card: own } => Event::Kept { seat, kept, card: card(own) },
            event => event,
        }
    }

    fn action(&self, _: Seat, action: Action) -> Action {
        match action {
            Action::Draft(one, two) => Action::Draft(self.card(one), two.map(|two| self.card(two))),
            Action::Quest(card) => Action::Quest(self.card(card)),
            Action::Play(card) => Action::Play(self.card(card)),
            Action::Keep(card) => Action::Keep(card.map(|card| self.card(card))),
            action => action,
        }
    }
}
