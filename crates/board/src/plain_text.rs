//! Markup as lines of text, for where nothing can be drawn.

/// What does not break a line.
const INLINE: [&str; 16] = [
    "a", "abbr", "b", "bdi", "cite", "code", "data", "em", "i", "kbd", "mark", "small", "span", "strong", "sub", "sup",
];
/// What stands on the line of its row, and what stands between two of them.
const CELLS: [&str; 2] = ["td", "th"];
const BETWEEN: &str = " | ";
/// What is drawn and not read.
const DRAWN: [&str; 5] = ["svg", "style", "script", "template", "noscript"];

/// The text of markup, a line for each block; drawings are left out. The markup is the house's own: every tag is closed, and
/// no text holds a bare `<`.
pub(crate) fn plain_text(markup: &str) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        line.push_str(&rest[..start]);
        let tag = &rest[start + 1..];
        let Some(end) = tag.find('>') else { break };
        let name: String =
            tag.trim_start_matches('/').chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        rest = &tag[end + 1..];
        let opens = !tag.starts_with('/') && !tag[..end].ends_with('/');
        if opens && DRAWN.contains(&name.as_str()) {
            let close = format!("</{name}>");
            rest = rest.find(&close).map_or("", |at| &rest[at + close.len()..]);
        } else if CELLS.contains(&name.as_str()) {
            // The cells of a row stand on one line.
            if !opens && !line.trim().is_empty() {
                line.push_str(BETWEEN);
            }
        } else if !INLINE.contains(&name.as_str()) {
            finish(&mut line, &mut lines);
        }
    }
    line.push_str(rest);
    finish(&mut line, &mut lines);
    lines
}

fn finish(line: &mut String, lines: &mut Vec<String>) {
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
    let text = entities.iter().fold(std::mem::take(line), |text, (from, to)| text.replace(from, to));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = text.trim_end_matches(" |").to_owned();
    if !text.is_empty() {
        lines.push(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_lines_and_drawings_are_left_out() {
        let markup = "<p>One <strong>and</strong> two &amp; three</p><ul><li>a<br>b</li><li><svg><title>x</title></svg> c</li></ul>";
        assert_eq!(plain_text(markup), ["One and two & three", "a", "b", "c"]);
        let table = "<table><tr><th>Action</th><td>1</td><td>What</td></tr><tr><td>March</td></tr></table>";
        assert_eq!(plain_text(table), ["Action | 1 | What", "March"]);
        assert_eq!(plain_text("bare &lt;text&gt;"), ["bare <text>"]);
        assert_eq!(plain_text("<svg/>kept"), ["kept"]);
    }
}
