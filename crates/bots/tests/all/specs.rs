//! How bots are named.

use meadhall_bots::{BotSpec, Budget, Level};
use std::time::Duration;

#[test]
fn names_are_read_and_written() {
    for text in ["random", "greedy", "search:500ms", "search:2000", "plain:100ms", "easy", "normal", "hard"] {
        let spec: BotSpec = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(spec.to_string(), text);
    }
    for text in ["program:./mybot.py", "program:50ms:python3 my/bot.py --hard", "program:C:bot"] {
        let spec: BotSpec = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(spec.to_string(), text);
    }
    let (long, short) = ("program:1s:  a   b".parse::<BotSpec>(), "program:a b".parse::<BotSpec>());
    assert!(long.is_ok() && long == short);
    let budget = |text: &str| text.parse::<BotSpec>();
    assert_eq!(budget("search:2s"), Ok(BotSpec::Search(Budget::Time(Duration::from_secs(2)))));
    assert_eq!(budget("search:2s").map(|spec| spec.to_string()), Ok("search:2000ms".to_owned()));
    assert_eq!(budget("search:7"), Ok(BotSpec::Search(Budget::Iterations(7))));
    assert_eq!(budget("search"), budget("search:1s"));
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(level.to_string().parse(), Ok(BotSpec::Level(level)));
    }
}

#[test]
fn what_is_unknown_is_refused_with_what_exists() {
    let refused = |text: &str| match text.parse::<BotSpec>() {
        Ok(spec) => panic!("`{text}` was read as {spec}"),
        Err(error) => error.to_string(),
    };
    for text in ["", "clever", "Greedy", "greedy:3", "search 5", "random:"] {
        let error = refused(text);
        assert!(error.starts_with(&format!("there is no bot `{text}`")) && error.contains(BotSpec::KNOWN), "{error}");
    }
    for text in ["search:", "search:fast", "search:-5", "search:1.5s", "search:+5ms", "search:99999999999", "search:5m"]
    {
        let error = refused(text);
        assert!(error.contains("search:500ms") && !error.contains('\n'), "{error}");
    }
    for text in ["program:", "program: ", "program:5s:", "program:0ms:bot"] {
        let error = refused(text);
        assert!(error.contains("is no program; write program:./mybot.py"), "{error}");
    }
    let error = "brutal".parse::<Level>().map_err(|error| error.to_string());
    assert_eq!(error, Err("there is no level `brutal`; there are: easy, normal, hard".to_owned()));
}
