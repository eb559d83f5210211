//! Everything that is stored about somebody, for herself.

use crate::problem::Problem;
use crate::store::{NoticeKind, SeatRow, Stored};
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How many tables of hers somebody may have opened; nobody comes near.
const MOST: i64 = 100_000;

impl TableRegistry {
    /// Everything that is stored about a visitor, as JSON. Of a table it names what is hers and nothing that she may not know:
    /// the server's part of the seed is no part of it, and neither is anything of others.
    pub async fn data_of(&self, visitor: &Visitor) -> Result<Value, Problem> {
        let owner = &visitor.owner;
        let mut tables: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
        for summary in self.store.of_owner(owner, MOST).await? {
            tables.insert(summary.id, Vec::new());
        }
        for seat in self.store.seats_of(owner).await? {
            tables.entry(seat.table_id.clone()).or_default().push(seat);
        }
        let mut told = Vec::new();
        for (id, seats) in tables {
            if let Some(stored) = self.store.load(&id).await? {
                told.push(table(owner, &stored, &seats));
            }
        }
        let calls = self.store.calls(owner, MOST).await?;
        let calls: Vec<Value> = calls.iter().map(|(table, seat)| json!({ "table": table, "seat": seat + 1 })).collect();
        let said = self.store.said_by(owner).await?;
        let reports = self.store.reports_by(owner).await?;
        let mut data = json!({
            "about": "Everything that this server stores about you. Times are in seconds since 1970.",
            "id": owner,
            "tables": told,
            "called_to": calls,
            "said": said.iter().map(|line| json!({
                "table": line.table_id, "room": line.room.word(), "phrase": line.phrase, "text": line.body, "name": line.name,
                "at": line.said,
            })).collect::<Vec<_>>(),
            "muted_somebody_at": self.store.mutes_of(owner).await?,
            "reported": reports.iter().map(|report| json!({
                "id": report.id, "table": report.table_id, "reason": report.reason, "at": report.made,
            })).collect::<Vec<_>>(),
        });
        if let Some(rest) = self.store.rests(vec![owner.clone()]).await?.first() {
            let days: Vec<&str> = rest.days_off.split_whitespace().collect();
            data["clocks_stand_still"] = json!({ "time_zone": rest.zone, "night": rest.night, "days_off": days });
        }
        data["notices"] = self.notices_of(owner).await?;
        if let Some(person) = &visitor.known {
            let devices = self.store.devices(&person.id).await?;
            let passkeys = self.store.passkeys(&person.id).await?;
            data["person"] = json!({
                "name": person.name,
                "emblem": { "motif": person.motif, "colour": person.colour },
                "known_since": person.created,
                "recovery_code_made": person.code_made,
                "browsers": devices.iter().map(|device| json!({
                    "label": device.label, "since": device.created, "last_used": device.seen,
                })).collect::<Vec<_>>(),
                "passkeys": passkeys.iter().map(|passkey| json!({
                    "id": passkey.id, "made_with": passkey.label, "since": passkey.created, "last_used": passkey.used,
                    "counter": passkey.counter,
                })).collect::<Vec<_>>(),
            });
        }
        Ok(data)
    }

    /// What is stored of somebody's notices. By the secrets of a channel others could send to it, so she alone gets them.
    async fn notices_of(&self, owner: &str) -> Result<Value, Problem> {
        let channels = self.store.channels(owner).await?;
        let channels = channels.iter().map(|channel| {
            json!({
                "kind": channel.kind.word(), "address": channel.target, "shape": channel.shape.word(),
                "browser_key": channel.key, "browser_secret": channel.auth, "label": channel.label,
                "language": channel.lang, "house": channel.base, "state": channel.state.word(),
                "takes": NoticeKind::ALL.iter().filter(|kind| channel.kinds & kind.bit() != 0).map(|kind| kind.word())
                    .collect::<Vec<_>>(),
                "failures": channel.failures, "last_problem": channel.problem, "since": channel.created,
                "last_sent": channel.sent,
            })
        });
        let notices = self.store.notices(owner).await?;
        let notices = notices.iter().map(|notice| {
            json!({
                "table": notice.table_id, "about": notice.kind.word(), "since": notice.mark.div_euclid(1_000),
                "done": notice.done,
            })
        });
        let most = self.store.allowance(owner).await?.map(|allowance| allowance.most);
        Ok(json!({
            "channels": channels.collect::<Vec<_>>(), "told": notices.collect::<Vec<_>>(), "most_a_day": most,
        }))
    }
}

fn table(owner: &str, stored: &Stored, seats: &[SeatRow]) -> Value {
    let row = &stored.table;
    let of_seat = |seat: i64| {
        let first = stored.turns.iter().filter(move |turn| turn.seat == seat).map(|turn| (turn.n, &turn.action));
        let later = stored.moves.iter().filter(move |turn| turn.seat == seat).map(|turn| (turn.n, &turn.action));
        first.chain(later).map(|(n, action)| json!({ "turn": n, "action": action })).collect::<Vec<_>>()
    };
    let seat = |seat: &SeatRow| {
        json!({
            "seat": seat.seat + 1,
            "name": seat.name,
            "part_of_the_seed": seat.part,
            "standing_answers": seat.standing,
            "played_by_a_bot_for_you": seat.replaced,
            "place": seat.place,
            "score": seat.score,
            "usual_seconds_a_decision": seat.pace,
            "clock": seat.clock.map(|clock| clock.to_string()),
            "times_that_your_time_ran_out": seat.timeouts,
            "decisions": of_seat(seat.seat),
        })
    };
    let mut told = json!({
        "id": row.id,
        "game": row.game,
        "phase": row.phase.word(),
        "opened": row.created,
        "last_changed": row.touched,
        "seats": seats.iter().map(seat).collect::<Vec<_>>(),
    });
    if row.host == owner {
        told["opened_by_you"] = json!({
            "options": row.options, "listed": row.listed, "pace": row.pace.word(), "minutes_to_wait": row.takeover,
            "clock": row.clock.map(|clock| clock.to_string()),
            "hash_of_your_address": row.address,
        });
    }
    told
}
