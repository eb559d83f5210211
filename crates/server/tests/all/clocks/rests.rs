//! Nights and days off: in one's own time zone, kept with whoever set them, and never for the past.

use super::*;

/// Where clocks stand still from 22:00 to 07:00 in Prague: from 20:00 to 05:00 of the world.
const NIGHT: [(&str, &str); 3] = [("zone", "Europe/Prague"), ("from", "22:00"), ("to", "07:00")];

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_still_in_her_own_night() {
    let party = Party::open().await;
    party.anna.send("/me/night", &NIGHT).await;
    let table = party.anna.invite(&[(&party.bert, "Bert")], &[("clock", "fast")]).await;
    // From 12:00 to 12:00 of the next day of the world.
    party.pass(24 * HOUR);
    let sitters = [Sitter { client: &party.anna, seat: 1 }, Sitter { client: &party.bert, seat: 2 }];
    assign(&sitters, &table).await;
    let left: Vec<i64> = party.left(&table).await.iter().map(|(left, _)| *left).collect();
    assert_eq!(left, [(72 - 15 + 12) * HOUR, (72 - 24 + 12) * HOUR]);
    // Who plays live sits at the table.
    let live = party.anna.invite(&[(&party.bert, "Bert")], &LIVE).await;
    party.pass(10 * HOUR);
    assert!(party.anna.page(&live).await.contains("time is up"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_set_later_does_not_change_the_past() {
    let party = Party::open().await;
    let table = party.anna.invite(&[(&party.bert, "Bert")], &[("clock", "fast")]).await;
    party.pass(24 * HOUR);
    // The night begins to count now, and so does today.
    party.anna.send("/me/night", &NIGHT).await;
    assert_eq!(party.left(&table).await[0], (48 * HOUR, true));
    party.pass(24 * HOUR);
    assert_eq!(party.anna.send("/me/days-off", &[("from", "2026-07-03")]).await, "/me#rest");
    assert_eq!(party.left(&table).await[0], (33 * HOUR, true));
    // It is 14:00 in Prague on 3 July: off until midnight, and then it is night until 7.
    party.pass(17 * HOUR);
    assert_eq!(shown(&party.anna.page(&table).await)[0], 33 * HOUR);
    party.pass(2 * HOUR);
    assert_eq!(shown(&party.anna.page(&table).await)[0], 31 * HOUR);
    // A zone elsewhere changes nothing of what has run.
    let night = [("zone", "America/New_York"), ("from", "22:00"), ("to", "07:00")];
    party.anna.send("/me/night", &night).await;
    assert_eq!(party.left(&table).await[0], (31 * HOUR, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_with_a_reason() {
    let party = Party::open().await;
    let anna = &party.anna;
    let refused = |path: &'static str, fields: Vec<(&'static str, &'static str)>| async move {
        let answer = anna.post(path, &fields).await;
        assert_eq!(answer.status(), 400, "{path} {fields:?}");
        assert!(answer.text().await.expect("a page").contains("class=\"problem\""));
    };
    refused("/me/days-off", vec![("from", "2026-07-03")]).await;
    refused("/me/night", vec![("zone", "Atlantis/Poseidonis"), ("from", "22:00"), ("to", "07:00")]).await;
    refused("/me/night", vec![("zone", "Europe/Prague"), ("from", "20:00"), ("to", "06:01")]).await;
    refused("/me/night", vec![("zone", "Europe/Prague"), ("from", "20:00"), ("to", "")]).await;
    anna.send("/me/night", &NIGHT).await;
    refused("/me/days-off", vec![("from", "2026-06-30")]).await;
    refused("/me/days-off", vec![("from", "2026-07-02"), ("to", "2026-07-23")]).await;
    assert_eq!(anna.send("/me/days-off", &[("from", "2026-07-02"), ("to", "2026-07-22")]).await, "/me#rest");
    refused("/me/days-off", vec![("from", "2026-12-24")]).await;
    anna.send("/me/days-off/remove", &[("day", "2026-07-22")]).await;
    anna.send("/me/days-off", &[("from", "2026-12-24")]).await;
    // A night that moves with the hour would never end.
    for hour in ["21:00", "20:00", "19:00"] {
        anna.send("/me/night", &[("zone", "Europe/Prague"), ("from", hour), ("to", "02:00")]).await;
    }
    refused("/me/night", vec![("zone", "Europe/Prague"), ("from", "18:00"), ("to", "02:00")]).await;
}

/// Night and days off come along when somebody becomes known, are in what she can download, and go with her.
#[tokio::test(flavor = "multi_thread")]
async fn they_belong_to_whoever_set_them() {
    let party = Party::open().await;
    let anna = &party.anna;
    anna.send("/me/night", &NIGHT).await;
    anna.send("/me/days-off", &[("from", "2026-12-24")]).await;
    let table = anna.invite(&[(&party.bert, "Bert")], &[("clock", "slow")]).await;
    assert_eq!(anna.post("/me/code", &[]).await.status(), 200);
    party.pass(24 * HOUR);
    assert_eq!(shown(&anna.page(&table).await)[0], 57 * HOUR, "the night is hers still");
    let data: serde_json::Value = serde_json::from_str(&anna.page("/me/data.json").await).expect("JSON");
    let kept = &data["clocks_stand_still"];
    assert_eq!((kept["time_zone"].as_str(), kept["night"].as_str()), (Some("Europe/Prague"), Some("22:00-07:00")));
    assert_eq!(kept["days_off"][0], "2026-12-24");
    assert!(anna.page("/me").await.contains("2026-12-24"));
    let rows = || async {
        let book = Book::open(party.server.data.path()).await;
        sqlx::query_scalar::<_, i64>("SELECT count(*) FROM rests").fetch_one(&book.pool).await.expect("a count")
    };
    assert_eq!(rows().await, 1);
    anna.post("/me/delete", &[("sure", "yes")]).await;
    assert_eq!(rows().await, 0);
}
