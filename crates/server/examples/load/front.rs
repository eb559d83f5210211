//! The first page and new tables of a hall that holds many.

use crate::fill::token;
use crate::people::People;
use crate::server::Server;
use crate::times::Times;
use crate::{Fallible, Plan};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Of so many requests one opens a table.
const OPENS: usize = 5;

/// Starts a server over the hall and measures what visitors ask first.
pub async fn measure(plan: &Plan) -> Fallible<()> {
    let people = People::read(plan)?;
    let server = Server::start(plan).await?;
    let mut lines = Vec::new();
    for rate in &plan.rates {
        let (home, new) = (Arc::new(Times::default()), Arc::new(Times::default()));
        let began = Instant::now();
        let mut asking: JoinSet<Fallible<()>> = JoinSet::new();
        for n in 0..(rate * plan.seconds as f64) as usize {
            let at = began + Duration::from_secs_f64(n as f64 / rate);
            tokio::time::sleep_until(at.into()).await;
            let (people, base) = (Arc::clone(&people), format!("http://{}", server.address));
            let (home, new) = (Arc::clone(&home), Arc::clone(&new));
            asking.spawn(async move {
                // Each time somebody else, who has tables here.
                let person = n * 17 % people.tables().max(1);
                let cookie = format!("meadhall={}", token(person, 0));
                let client = people.client(person);
                let opens = n % OPENS == OPENS - 1;
                let request = match opens {
                    true => client.post(format!("{base}/new")).form(&TABLE),
                    false => client.get(format!("{base}/")),
                };
                let answer = request.header("cookie", cookie).send().await?;
                let status = answer.status().as_u16();
                if status != if opens { 303 } else { 200 } {
                    return Err(format!("{status} for a {}", if opens { "table" } else { "page" }).into());
                }
                answer.bytes().await?;
                if opens { &new } else { &home }.note(at);
                Ok(())
            });
        }
        while let Some(ended) = asking.join_next().await {
            ended??;
        }
        lines.push(json!({
            "rate": rate, "home": home.sorted().report(), "new_table": new.sorted().report(), "memory_mib": server.resident(),
        }));
    }
    plan.tell("front.json", &json!({ "start_ms": server.start.as_millis() as u64, "rates": lines }))
}

/// Two people at one screen: the game begins at once.
const TABLE: [(&str, &str); 5] =
    [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "here"), ("name", "Anna")];
