//! Playing Blood Rage by what its pages offer: some choices are put together from parts.

use super::play::{Draw, Sitter, play};
use super::{values, version};

/// The text of an attribute as it is meant.
fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The invades that the lists on a page offer.
fn victims(page: &str) -> Vec<String> {
    let starts = page.split("<option value=\"").skip(1);
    starts
        .filter_map(|rest| rest.split('"').next())
        .filter(|value| value.starts_with("invade "))
        .map(unescaped)
        .collect()
}

/// Two different ones.
fn two(parts: &[String], draw: &mut Draw) -> Option<[String; 2]> {
    let first = (parts.len() > 1).then(|| draw.below(parts.len()))?;
    let second = (first + 1 + draw.below(parts.len() - 1)) % parts.len();
    Some([parts[first].clone(), parts[second].clone()])
}

/// A choice that ends with a colon, completed with parts that the page offers for it.
fn completed(page: &str, start: &str, draw: &mut Draw) -> Option<String> {
    let parts = values(page, "with");
    let picked = match start.split([' ', ':']).collect::<Vec<_>>()[..] {
        ["march", from, ..] => {
            let from = format!(" {from}");
            let there: Vec<String> = parts.into_iter().filter(|part| part.ends_with(&from)).collect();
            (!there.is_empty()).then(|| draw.pick(&there).clone())?
        }
        ["invade", ..] => {
            let victims = victims(page);
            (!victims.is_empty()).then(|| draw.pick(&victims).clone())?
        }
        _ => two(&parts, draw)?.join(", "),
    };
    Some(format!("{start} {picked}"))
}

/// What a page offers, each choice whole.
pub fn offers(page: &str, draw: &mut Draw) -> Vec<String> {
    let mut offers: Vec<String> = values(page, "action");
    offers.sort();
    offers.dedup();
    let whole = |offer: String| if offer.ends_with(':') { completed(page, &offer, draw) } else { Some(offer) };
    offers.into_iter().filter_map(whole).collect()
}

/// One of the offers, of any kind as likely as of another; passing now and then only.
pub fn any<'a>(offers: &'a [String], draw: &mut Draw) -> Option<&'a String> {
    let kind = |offer: &str| offer.split(' ').next().unwrap_or_default().to_owned();
    let mut kinds: Vec<String> = offers.iter().map(|offer| kind(offer)).collect();
    kinds.sort();
    kinds.dedup();
    if kinds.len() > 1 && draw.below(6) > 0 {
        kinds.retain(|kind| kind != "pass");
    }
    let chosen = (!kinds.is_empty()).then(|| draw.pick(&kinds).clone())?;
    let fitting: Vec<&String> = offers.iter().filter(|offer| kind(offer) == chosen).collect();
    Some(fitting[draw.below(fitting.len())])
}

/// What a seat may choose now, with the version of the page that offers it.
pub async fn choices(sitter: Sitter<'_>, table: &str, draw: &mut Draw) -> (Vec<String>, i64) {
    let page = sitter.client.page(&format!("{table}?seat={}", sitter.seat)).await;
    (offers(&page, draw), version(&page))
}

/// Lets a seat decide if it has to. Returns what it chose.
pub async fn decide(sitter: Sitter<'_>, table: &str, draw: &mut Draw) -> Option<String> {
    let (offers, version) = choices(sitter, table, draw).await;
    let action = any(&offers, draw)?.clone();
    assert_eq!(play(sitter, table, version, &action).await, 303, "{action}");
    Some(action)
}
