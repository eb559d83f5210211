//! Clan sheets in words.

use super::{Context, cards, clan, places};
use meadhall_blood_rage::{Card, OUTSIDE, Place, RESERVE, Source, Stat, VALHALLA};
use meadhall_engine::Seat;
use meadhall_screen::plain::{Told, Topic};

fn glory(context: &Context<'_>, seat: Seat) -> String {
    let values = [
        ("who", clan(context, seat).into()),
        ("sitter", context.player_label(seat).into()),
        ("glory", context.view.table.sheet(seat).glory.into()),
    ];
    context.words.fill("plain-br-glory", &values)
}

fn rage(context: &Context<'_>, seat: Seat) -> String {
    let sheet = context.view.table.sheet(seat);
    let values = [("rage", sheet.rage.into()), ("most", sheet.stat(Stat::Rage).into())];
    context.words.fill("plain-br-rage", &values)
}

/// The stats of a clan.
pub fn stats(context: &Context<'_>, seat: Seat) -> String {
    let sheet = context.view.table.sheet(seat);
    let values = [("axes", sheet.stat(Stat::Axes).into()), ("horns", sheet.stat(Stat::Horns).into())];
    format!("{} {}", rage(context, seat), context.words.fill("plain-br-stats", &values))
}

/// Where the Glory of a clan came from.
fn sources(context: &Context<'_>, seat: Seat) -> Option<String> {
    let sheet = context.view.table.sheet(seat);
    let source = |(source, glory): (Source, i16)| {
        let word = context.words.say(&format!("source-{}", source.word()));
        context.words.fill("plain-br-source", &[("source", word.into()), ("glory", glory.into())])
    };
    let sources = Source::ALL.into_iter().zip(sheet.sources).filter(|(_, glory)| *glory != 0);
    let sources: Vec<String> = sources.map(source).collect();
    let told = |list: String| context.words.fill("plain-br-sources", &[("sources", list.into())]);
    (!sources.is_empty()).then(|| told(context.list(sources)))
}

/// The Glory of all.
pub fn score(context: &Context<'_>) -> Told {
    let brief: Vec<String> = Seat::all(context.view.players).map(|seat| glory(context, seat)).collect();
    let whole = Seat::all(context.view.players)
        .map(|seat| format!("{} {}", glory(context, seat), sources(context, seat).unwrap_or_default()))
        .collect();
    Told { brief, whole }
}

/// The sentence of figures that are somewhere; nothing where there are none.
fn spot(context: &Context<'_>, seat: Seat, spot: usize, key: &str) -> Option<String> {
    let sheet = context.game.sheet(&context.view.table, seat);
    let group = sheet.figures[spot];
    let told = |figures: String| context.words.fill(key, &[("figures", figures.into())]);
    (!group.is_empty()).then(|| told(places::figures(context, sheet, group)))
}

/// What is known of a clan's cards.
fn known_cards(context: &Context<'_>, seat: Seat) -> Vec<String> {
    let (sheet, words) = (context.view.table.sheet(seat), context.words);
    let some = |key: &str, cards: Vec<Card>| {
        (!cards.is_empty()).then(|| words.fill(key, &[("cards", cards::list(context, cards).into())]))
    };
    let met = sheet.revealed.iter().enumerate().filter(|(n, _)| sheet.met >> n & 1 == 1).map(|(_, card)| card);
    let mut parts: Vec<String> = Vec::new();
    parts.extend(some("plain-br-known", sheet.known.iter().collect()));
    parts.extend(some("plain-br-revealed", sheet.revealed.iter().collect()));
    if sheet.counted > 0 {
        parts.push(words.fill("plain-br-counted", &[("bonus", sheet.counted.into())]));
    }
    parts.extend(some("plain-br-met", met.collect()));
    parts.extend(some("plain-br-shown", sheet.shown.iter().collect()));
    for (age, (held, dark)) in (1_u8..).zip(sheet.held.iter().zip(sheet.dark)) {
        if !held.is_empty() {
            let values = [("age", age.into()), ("cards", cards::list(context, held.iter()).into())];
            parts.push(words.fill("plain-br-held", &values));
        }
        if dark {
            parts.push(words.fill("plain-br-kept-unseen", &[("age", age.into())]));
        }
    }
    parts
}

/// What a clan has done in this age, and where it stands in the order of play.
fn deeds(context: &Context<'_>, seat: Seat) -> Vec<String> {
    let (table, words) = (&context.view.table, context.words);
    let sheet = table.sheet(seat);
    let mut parts = Vec::new();
    let marks = [
        (table.first == seat, "plain-br-first"),
        (table.active == seat, "plain-br-active"),
        (sheet.passed, "plain-br-passed"),
        (context.view.pending.contains(seat), "plain-br-waited"),
        (sheet.kept, "plain-br-has-kept"),
        (table.active == seat && table.extra_used, "plain-br-extra-used"),
    ];
    parts.extend(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| words.say(key)));
    let name = |place: Place| crate::place_name(place, words);
    let pillaged = Place::provinces().zip(sheet.pillages).filter(|(_, count)| *count > 0);
    let pillaged: Vec<String> = pillaged
        .map(|(place, count)| words.fill("plain-br-times", &[("place", name(place).into()), ("count", count.into())]))
        .collect();
    if !pillaged.is_empty() {
        parts.push(words.fill("plain-br-pillages", &[("places", context.list(pillaged).into())]));
    }
    if let Some(place) = sheet.challenged {
        parts.push(words.fill("plain-br-challenged", &[("place", name(place).into())]));
    }
    if let Some(place) = table.extra.filter(|_| table.active == seat) {
        parts.push(words.fill("plain-br-extra", &[("place", name(place).into())]));
    }
    parts
}

/// A clan with everything that lies open of it.
pub fn topic(context: &Context<'_>, seat: Seat) -> Topic {
    let (view, words) = (context.view, context.words);
    let sheet = view.table.sheet(seat);
    let brief = format!("{} {}", glory(context, seat), rage(context, seat));
    let mut parts = vec![glory(context, seat), stats(context, seat)];
    let step = |stat: Stat| (sheet.steps[stat.index()] + 1).into();
    let steps = [("rage", step(Stat::Rage)), ("axes", step(Stat::Axes)), ("horns", step(Stat::Horns))];
    parts.push(words.fill("plain-br-steps", &steps));
    parts.push(words.fill("plain-br-board", &[("count", sheet.on_board().into())]));
    let hand = context.count("plain-count-cards", view.hands[seat.index()]);
    parts.push(words.fill("plain-br-cards", &[("hand", hand.into()), ("quests", view.quests[seat.index()].into())]));
    let taken = context.count("plain-count-cards", view.picks[seat.index()]);
    parts.push(words.fill("plain-br-drafted", &[("count", taken.into())]));
    for (place, key) in [(RESERVE, "plain-br-reserve"), (VALHALLA, "plain-br-fallen"), (OUTSIDE, "plain-br-outside")] {
        parts.extend(spot(context, seat, place, key));
    }
    let upgrades = cards::list(context, sheet.slots.iter().flatten().copied());
    parts.push(words.fill("plain-br-upgrades", &[("cards", upgrades.into())]));
    parts.extend(known_cards(context, seat));
    parts.extend(deeds(context, seat));
    Topic { name: clan(context, seat), written: sheet.clan.to_string(), brief: Some(brief), whole: parts.join(" ") }
}
