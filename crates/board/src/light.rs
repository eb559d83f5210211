//! What lights up on a page, by the names that its things have.
//!
//! A name is the value that a button or a mark sends (`assign hunter`), the name under which a thing moves (`data-vt`), the
//! id of a part, or its class (`row-1`, `hand`). All things of that name light up.

/// The attribute of what is lit.
pub const LIT: &str = "data-light";

/// The attributes whose value is a name.
const NAMES: [&str; 4] = ["value", "data-vt", "id", "popovertarget"];

/// The page with everything lit that has one of these names, and the names that nothing has.
pub fn lit_up<'a>(page: &str, names: &[&'a str]) -> (String, Vec<&'a str>) {
    let mut found = vec![false; names.len()];
    let mut lit = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        // Inside a tag the signs `<`, `>` and `"` are escaped, so the first `>` ends it.
        let Some(length) = rest[start..].find('>') else { break };
        let (before, tag, after) = (&rest[..start], &rest[start..start + length], &rest[start + length..]);
        lit.push_str(before);
        lit.push_str(tag);
        let mut hit = false;
        for (found, _) in found.iter_mut().zip(names).filter(|(_, name)| called(tag, name)) {
            (*found, hit) = (true, true);
        }
        if hit {
            lit.push(' ');
            lit.push_str(LIT);
        }
        rest = after;
    }
    lit.push_str(rest);
    let missing = names.iter().zip(found).filter(|(_, found)| !found).map(|(name, _)| *name).collect();
    (lit, missing)
}

/// Whether a tag has this name.
fn called(tag: &str, name: &str) -> bool {
    let escaped = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    let is_name = |attribute: &str| tag.contains(&format!(" {attribute}=\"{escaped}\""));
    NAMES.into_iter().any(is_name) || classes(tag).any(|class| class == escaped)
}

fn classes(tag: &str) -> impl Iterator<Item = &str> {
    let class = tag.split_once(" class=\"").and_then(|(_, rest)| rest.split_once('"')).map_or("", |(class, _)| class);
    class.split_ascii_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_light_up_by_their_names() {
        let page =
            r#"<p class="hand own">a &lt; b</p><button value="march a &gt; b:">x</button><i data-vt="me-hunter"></i>"#;
        let (lit, missing) = lit_up(page, &["hand", "march a > b:", "me-hunter", "nobody"]);
        assert_eq!(
            lit,
            r#"<p class="hand own" data-light>a &lt; b</p><button value="march a &gt; b:" data-light>x</button><i data-vt="me-hunter" data-light></i>"#
        );
        assert_eq!(missing, ["nobody"]);
        assert_eq!(lit_up(page, &["han", "own hand"]).1, ["han", "own hand"]);
    }
}
