//! At a question to which nobody may see who has answered clocks tell nothing either: neither while it is open nor after.

use super::*;

/// Plays until the others are asked for a Warrior, and says the table and who is asked.
async fn asked<'a>(party: &'a Party, people: &[Sitter<'a>; 3]) -> (String, Vec<Sitter<'a>>) {
    for seed in 0..60 {
        let table = party.anna.invite(&[(&party.bert, "Bert"), (&party.cleo, "Cleo")], &LIVE).await;
        let mut draw = Draw(seed);
        for _ in 0..40 {
            let mut asked = Vec::new();
            for &sitter in people {
                let (offered, version) = choices(sitter, &table).await;
                if offered.iter().any(|choice| choice.starts_with("show ")) {
                    asked.push(sitter);
                } else if let Some(choice) = (!offered.is_empty()).then(|| draw.pick(&offered)) {
                    assert_eq!(play(sitter, &table, version, choice).await, 303);
                }
            }
            if asked.len() == 2 {
                return (table, asked);
            }
        }
    }
    panic!("nobody is ever asked")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_question_runs_alike_and_costs_nothing() {
    let party = Party::open().await;
    let people = [(&party.anna, 1), (&party.bert, 2), (&party.cleo, 3)].map(|(client, seat)| Sitter { client, seat });
    let (table, asked) = asked(&party, &people).await;
    let opened = party.stored(&table).await;
    let index = |sitter: &Sitter<'_>| sitter.seat - 1;
    assert!(asked.iter().all(|sitter| opened[index(sitter)].0.as_deref().expect("a clock").contains("alike")));
    let watcher = party.server.client();
    party.pass(2 * MINUTE);
    let before = watcher.page(&table).await;
    assert_eq!(shown(&before).len(), 2, "both who are asked have clocks that run");
    // One answers. Nobody sees that, and nothing that is stored of clocks changes.
    let (_, version) = choices(asked[0], &table).await;
    assert_eq!(play(asked[0], &table, version, "show nothing").await, 303);
    assert_eq!(party.stored(&table).await, opened);
    let after = watcher.page(&table).await;
    assert_eq!(shown(&after), shown(&before));
    assert_eq!(after, before, "who watches sees no difference at all");
    // The time of both runs out at the same moment, the answer notwithstanding.
    party.pass(30 * MINUTE);
    let fallen = watcher.page(&table).await;
    assert_eq!(fallen.matches("The others choose").count(), 2, "{fallen}");
    // When it is closed nobody has lost or won anything by it.
    let (_, version) = choices(asked[1], &table).await;
    assert_eq!(play(asked[1], &table, version, "show nothing").await, 303);
    let closed = party.stored(&table).await;
    for sitter in &asked {
        let left = |stored: &[(Option<String>, i64)]| {
            let clock = stored[index(sitter)].0.clone().expect("a clock");
            clock.split(' ').next().expect("a number").to_owned()
        };
        assert_eq!((left(&closed), closed[index(sitter)].1), (left(&opened), 0), "seat {}", sitter.seat);
    }
}
