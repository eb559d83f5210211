//! A sheet that explains a game, be it guide, gallery or rules: what stands on it, without the page around it.

use maud::Markup;

/// What stands on a sheet.
pub struct Sheet {
    /// What stands above it.
    pub lead: Markup,
    /// The contents: addresses and titles.
    pub contents: Vec<(String, String)>,
    /// The sheet itself.
    pub body: Markup,
}

/// What the address of a page says about a key: `red` for `clan` in `/gallery/vaalbara?clan=red`.
pub fn query_value<'a>(address: &'a str, key: &str) -> Option<&'a str> {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    query.split('&').filter_map(|pair| pair.split_once('=')).find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// Which of so many pages, from 0, the address asks for by a number from 1; the first if it asks for none.
pub(crate) fn wanted_page(address: &str, key: &str, pages: usize) -> usize {
    let wanted = query_value(address, key).and_then(|page| page.parse::<usize>().ok()).unwrap_or_default();
    wanted.clamp(1, pages.max(1)) - 1
}

/// The address of an anchor as seen from one of several pages: `?part=2#battle`, or `#battle` alone.
pub(crate) fn anchor_address(key: &str, from: usize, page: usize, anchor: &str) -> String {
    if from == page { format!("#{anchor}") } else { format!("?{key}={}#{anchor}", page + 1) }
}
