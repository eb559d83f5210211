//! Reading lesson files.

use super::{Lesson, LessonStep, Script, wrong};
use meadhall_engine::{Scenario, ScenarioError, ScenarioStep};

/// The first line of a lesson.
const FIRST_LINE: &str = "meadhall lesson 1";

/// What the head of a lesson says besides the facts of the position.
#[derive(Default)]
struct Head {
    title: String,
    about: String,
    you: String,
    /// The lines of the position, as a scenario has them; what is not the position's is empty, so that numbers stay.
    facts: Vec<String>,
}

impl Lesson {
    /// Reads a lesson; `name` is that of its file. What is wrong is told with its line.
    pub fn parse(name: &str, text: &str) -> Result<Lesson, ScenarioError> {
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        match lines.by_ref().find(|(_, line)| !plain(line).is_empty()) {
            Some((_, line)) if plain(line) == FIRST_LINE => {}
            Some((n, line)) if plain(line).starts_with("meadhall lesson ") => {
                return wrong(n, "this lesson has a format that this program does not know: update it");
            }
            _ => return wrong(1, format!("this is no lesson: it does not begin with `{FIRST_LINE}`")),
        }
        let head = head(text)?;
        let scenario = Scenario::parse(&head.facts.join("\n"))?;
        if head.title.is_empty() || head.about.is_empty() {
            return wrong(0, "the lesson has no `title:` or no `about:`, the keys of its name and of what it teaches");
        }
        let you = match (head.you.as_str(), scenario.facts.get("seats")) {
            ("", Some(seats)) => seats.split(',').next().unwrap_or_default().trim().to_owned(),
            ("", None) => return wrong(0, "the lesson does not say who sits there (`seats: blue, red`)"),
            (you, _) => you.to_owned(),
        };
        let mut lesson = Lesson {
            id: id(name),
            title: head.title,
            about: head.about,
            you,
            scenario,
            opening: Vec::new(),
            steps: Vec::new(),
        };
        let steps = lines.skip_while(|(_, line)| plain(line) != "---").skip(1);
        for (n, line) in steps.map(|(n, line)| (n, plain(line))).filter(|(_, line)| !line.is_empty()) {
            lesson.read_step(n, line)?;
        }
        if lesson.steps.is_empty() {
            return wrong(0, "the lesson says nothing: behind `---` there must be a line `say: KEY`");
        }
        Ok(lesson)
    }

    fn read_step(&mut self, n: usize, line: &str) -> Result<(), ScenarioError> {
        let (key, value) = pair(n, line)?;
        if key == "say" {
            self.steps.push(LessonStep {
                line: n,
                say: value,
                light: Vec::new(),
                allowed: Vec::new(),
                wrong: None,
                before: Vec::new(),
                after: Vec::new(),
                others_moved: false,
            });
            return Ok(());
        }
        let script = script(n, &key, &value)?;
        let Some(step) = self.steps.last_mut() else {
            return match script {
                Some(script) => {
                    self.opening.push(script);
                    Ok(())
                }
                None => wrong(n, format!("`{key}` needs a `say` before it")),
            };
        };
        match (key.as_str(), script) {
            (_, Some(script)) if step.asks() => step.after.push(script),
            (_, Some(script)) => {
                step.others_moved |= key == "play";
                step.before.push(script);
            }
            ("light", _) => step.light.extend(items(&value)),
            ("wrong", _) => step.wrong = Some(value),
            _ if step.asks() => {
                return wrong(n, "a step has one line `let`; several moves stand in it with `;` between");
            }
            _ if step.others_moved => return wrong(n, "what others play stands behind the `let` of its step"),
            _ => {
                step.allowed = items(&value);
                if step.allowed.is_empty() {
                    return wrong(n, "`let` names no move");
                }
            }
        }
        Ok(())
    }
}

/// What happens without the player: `play: red: take 1`, `lot: dice: sword`. Nothing for the other keys of a step.
fn script(n: usize, key: &str, value: &str) -> Result<Option<Script>, ScenarioError> {
    match key {
        "play" | "lot" => {
            let (who, what) = pair(n, value)?;
            Ok(Some((n, ScenarioStep::Play(who, what))))
        }
        "light" | "let" | "wrong" => Ok(None),
        _ => wrong(n, format!("`{key}` means nothing in a step; there are: say, light, let, wrong, play, lot")),
    }
}

/// Takes apart what stands before `---`.
fn head(text: &str) -> Result<Head, ScenarioError> {
    let mut head = Head::default();
    for (n, line) in text.lines().enumerate().map(|(n, line)| (n + 1, line)) {
        let bare = plain(line);
        if bare == "---" {
            return Ok(head);
        }
        let own = if bare == FIRST_LINE { None } else { bare.split_once(':') };
        let place = match own.map(|(key, value)| (key.trim(), value.trim())) {
            Some(("title", value)) => Some((&mut head.title, value)),
            Some(("about", value)) => Some((&mut head.about, value)),
            Some(("you", value)) => Some((&mut head.you, value)),
            _ => None,
        };
        let Some((place, value)) = place else {
            head.facts.push(if bare == FIRST_LINE { "meadhall scenario 2".to_owned() } else { line.to_owned() });
            continue;
        };
        if !place.is_empty() {
            return wrong(n, format!("this stands here twice: `{bare}`"));
        }
        value.clone_into(place);
        head.facts.push(String::new());
    }
    wrong(0, "the lesson has no steps: a line `---` parts them from the position")
}

/// The name of a file without its ending and without the number that orders the lessons.
fn id(name: &str) -> String {
    let stem = name.strip_suffix(".lesson").unwrap_or(name);
    match stem.split_once('-') {
        Some((number, rest)) if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => {
            rest.to_owned()
        }
        _ => stem.to_owned(),
    }
}

/// A line without its comment. A further line of an option has none.
fn plain(line: &str) -> &str {
    if line.trim_start().starts_with('|') { line.trim() } else { line.split('#').next().unwrap_or("").trim() }
}

fn pair(n: usize, text: &str) -> Result<(String, String), ScenarioError> {
    match text.split_once(':') {
        Some((key, value)) => Ok((key.trim().to_owned(), value.trim().to_owned())),
        None => wrong(n, format!("expected `key: value`, found `{text}`")),
    }
}

fn items(text: &str) -> Vec<String> {
    text.split(';').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "meadhall lesson 1\ngame: vaalbara\nseats: blue, red\ntitle: a\nabout: b\n";

    fn error(text: &str) -> String {
        Lesson::parse("1-x.lesson", text).expect_err("an error").to_string()
    }

    #[test]
    fn a_lesson_is_a_position_and_steps() {
        let text = format!(
            "{HEAD}vp blue: 5 # five\n---\nplay: red: assign farmer\nsay: s1\nlight: hand; me-hunter\nsay: s2\nlot: dice: 2 x\nlet: assign hunter; assign *\nwrong: w\nplay: red: take 1\n"
        );
        let lesson = Lesson::parse("12-first-turn.lesson", &text).expect("a lesson");
        assert_eq!((lesson.id.as_str(), lesson.you.as_str()), ("first-turn", "blue"));
        assert_eq!(lesson.scenario.facts.get("vp blue"), Some("5"));
        assert_eq!(lesson.opening.len(), 1);
        assert_eq!(lesson.steps.len(), 2);
        assert_eq!(lesson.steps[0].light, ["hand", "me-hunter"]);
        assert!(!lesson.steps[0].asks() && lesson.steps[1].asks());
        assert_eq!(lesson.steps[1].allowed, ["assign hunter", "assign *"]);
        assert_eq!((lesson.steps[1].before.len(), lesson.steps[1].after.len()), (1, 1));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        assert_eq!(
            error("meadhall scenario 2"),
            "line 1: this is no lesson: it does not begin with `meadhall lesson 1`"
        );
        assert_eq!(
            error("meadhall lesson 9"),
            "line 1: this lesson has a format that this program does not know: update it"
        );
        assert_eq!(error(HEAD), "the lesson has no steps: a line `---` parts them from the position");
        assert_eq!(error(&format!("{HEAD}---\nlight: hand")), "line 7: `light` needs a `say` before it");
        assert_eq!(
            error(&format!("{HEAD}---\nsay: a\n\nlite: hand")),
            "line 9: `lite` means nothing in a step; there are: say, light, let, wrong, play, lot"
        );
        assert_eq!(error(&format!("{HEAD}---\nsay: a\nlet: ;")), "line 8: `let` names no move");
        assert_eq!(error(&format!("{HEAD}---\nsay: a\nplay: red")), "line 8: expected `key: value`, found `red`");
        assert_eq!(
            error(&format!("{HEAD}---\nsay: a\nlet: x\nlet: y")),
            "line 9: a step has one line `let`; several moves stand in it with `;` between"
        );
        assert_eq!(
            error(&format!("{HEAD}---\nsay: a\nplay: red: x\nlet: y")),
            "line 9: what others play stands behind the `let` of its step"
        );
        assert_eq!(error(&format!("{HEAD}nonsense\n---\nsay: a")), "line 6: expected `key: value`, found `nonsense`");
        assert_eq!(error(&format!("{HEAD}title: c\n---\nsay: a")), "line 6: this stands here twice: `title: c`");
        assert!(error(&format!("{HEAD}---\n")).contains("the lesson says nothing"));
    }
}
