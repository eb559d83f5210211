//! The part of a store that keeps people, in words that both engines understand.
//!
//! An engine brings `reading` (a pool) and `begin` (a transaction that is rolled back unless it is committed, alone with what it
//! writes), and says with `announce` what has changed to whoever may have it in memory.

/// Implements [`People`](super::People) for an engine.
macro_rules! people_of_engine {
    ($store:ty, $database:ty) => {
        impl $crate::People for $store {
            fn person_of_device<'a>(&'a self, device: &'a str) -> Answer<'a, Option<(PersonRow, i64)>> {
                Box::pin(async move {
                    let mut connection = self.reading().acquire().await?;
                    Ok(crate::people::person_of_device!(connection, device))
                })
            }

            fn people(&self, ids: Vec<String>) -> Answer<'_, Vec<PersonRow>> {
                Box::pin(async move {
                    let mut query = QueryBuilder::<$database>::new("SELECT * FROM people WHERE id IN (");
                    let mut listed = query.separated(", ");
                    ids.iter().for_each(|id| {
                        listed.push_bind(id.as_str());
                    });
                    query.push(")");
                    if ids.is_empty() {
                        return Ok(Vec::new());
                    }
                    Ok(query.build_query_as().persistent(false).fetch_all(self.reading()).await?)
                })
            }

            fn add_person<'a>(
                &'a self,
                person: &'a PersonRow,
                device: &'a DeviceRow,
                from: &'a str,
                now: i64,
            ) -> Answer<'a, Changed> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    insert(person, "people").build().persistent(false).execute(&mut *at_once).await?;
                    insert(device, "devices").build().persistent(false).execute(&mut *at_once).await?;
                    moved_device!(at_once, from, &device.id);
                    let changed = adopt!(at_once, from, &person.id, now);
                    at_once.commit().await?;
                    self.announce(&changed);
                    Ok(changed)
                })
            }

            fn add_device<'a>(&'a self, device: &'a DeviceRow, from: Option<&'a str>, now: i64) -> Answer<'a, Changed> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    insert(device, "devices").build().persistent(false).execute(&mut *at_once).await?;
                    let changed = match from {
                        Some(from) => {
                            moved_device!(at_once, from, &device.id);
                            adopt!(at_once, from, &device.person, now)
                        }
                        None => Changed::new(),
                    };
                    at_once.commit().await?;
                    self.announce(&changed);
                    Ok(changed)
                })
            }

            fn change_person<'a>(&'a self, person: &'a PersonRow) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query("UPDATE people SET name = $2, motif = $3, colour = $4 WHERE id = $1");
                    let query = query.bind(&person.id).bind(&person.name).bind(&person.motif).bind(&person.colour);
                    query.execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn set_code<'a>(&'a self, person: &'a str, key: &'a str, hash: &'a str, now: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "UPDATE people SET code_key = $2, code_hash = $3, code_made = $4 WHERE id = $1";
                    sqlx::query(sql).bind(person).bind(key).bind(hash).bind(now).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn code<'a>(&'a self, key: &'a str) -> Answer<'a, Option<(String, String)>> {
                Box::pin(
                    async move { Ok(sqlx::query_as(queries::OF_CODE).bind(key).fetch_optional(self.reading()).await?) },
                )
            }

            fn devices<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<DeviceRow>> {
                Box::pin(
                    async move { Ok(sqlx::query_as(queries::DEVICES).bind(person).fetch_all(self.reading()).await?) },
                )
            }

            fn note_device<'a>(&'a self, device: &'a str, seen: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query("UPDATE devices SET seen = $2 WHERE id = $1").bind(device).bind(seen);
                    query.execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn drop_devices<'a>(&'a self, person: &'a str, only: Option<&'a str>) -> Answer<'a, u64> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let dropped = match only {
                        Some(device) => {
                            let silent = sqlx::query("DELETE FROM channels WHERE owner = $1 AND device = $2");
                            silent.bind(person).bind(device).execute(&mut *at_once).await?;
                            sqlx::query("DELETE FROM devices WHERE person = $1 AND id = $2")
                                .bind(person)
                                .bind(device)
                                .execute(&mut *at_once)
                                .await?
                        }
                        None => {
                            let links = sqlx::query("DELETE FROM tickets WHERE owner = $1").bind(person);
                            links.execute(&mut *at_once).await?;
                            let silent =
                                sqlx::query("DELETE FROM channels WHERE owner = $1 AND kind = 'push'").bind(person);
                            silent.execute(&mut *at_once).await?;
                            let all = sqlx::query("DELETE FROM devices WHERE person = $1").bind(person);
                            all.execute(&mut *at_once).await?
                        }
                    };
                    at_once.commit().await?;
                    Ok(dropped.rows_affected())
                })
            }

            fn add_passkey<'a>(&'a self, passkey: &'a PasskeyRow) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    insert(passkey, "passkeys").build().persistent(false).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn passkey<'a>(&'a self, id: &'a str) -> Answer<'a, Option<PasskeyRow>> {
                Box::pin(
                    async move { Ok(sqlx::query_as(queries::PASSKEY).bind(id).fetch_optional(self.reading()).await?) },
                )
            }

            fn passkeys<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<PasskeyRow>> {
                Box::pin(
                    async move { Ok(sqlx::query_as(queries::PASSKEYS).bind(person).fetch_all(self.reading()).await?) },
                )
            }

            fn use_passkey<'a>(&'a self, id: &'a str, before: i64, counter: i64, now: i64) -> Answer<'a, bool> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "UPDATE passkeys SET counter = $3, used = $4 WHERE id = $1 AND counter = $2";
                    let query = sqlx::query(sql).bind(id).bind(before).bind(counter).bind(now);
                    let used = query.execute(&mut *at_once).await?.rows_affected() == 1;
                    at_once.commit().await?;
                    Ok(used)
                })
            }

            fn drop_passkey<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query("DELETE FROM passkeys WHERE person = $1 AND id = $2").bind(person).bind(id);
                    let dropped = query.execute(&mut *at_once).await?.rows_affected() == 1;
                    at_once.commit().await?;
                    Ok(dropped)
                })
            }

            fn put_ticket<'a>(&'a self, ticket: &'a TicketRow, now: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    sqlx::query("DELETE FROM tickets WHERE until <= $1").bind(now).execute(&mut *at_once).await?;
                    insert(ticket, "tickets").build().persistent(false).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn ticket<'a>(&'a self, id: &'a str, kind: &'a str, now: i64) -> Answer<'a, Option<TicketRow>> {
                Box::pin(async move {
                    let query = sqlx::query_as(queries::TICKET).bind(id).bind(kind).bind(now);
                    Ok(query.fetch_optional(self.reading()).await?)
                })
            }

            fn take_ticket<'a>(&'a self, id: &'a str, kind: &'a str, now: i64) -> Answer<'a, Option<TicketRow>> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "DELETE FROM tickets WHERE id = $1 AND kind = $2 AND until > $3 RETURNING *";
                    let query = sqlx::query_as(sql).bind(id).bind(kind).bind(now);
                    let taken = query.fetch_optional(&mut *at_once).await?;
                    at_once.commit().await?;
                    Ok(taken)
                })
            }

            fn attempt<'a>(&'a self, who: &'a str, seconds: i64, now: i64) -> Answer<'a, i64> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    sqlx::query("DELETE FROM attempts WHERE until <= $1").bind(now).execute(&mut *at_once).await?;
                    let sql = "INSERT INTO attempts (who, count, until) VALUES ($1, 1, $2)
                               ON CONFLICT (who) DO UPDATE SET count = attempts.count + 1 RETURNING count";
                    let query = sqlx::query_scalar(sql).bind(who).bind(now + seconds);
                    let count = query.fetch_one(&mut *at_once).await?;
                    at_once.commit().await?;
                    Ok(count)
                })
            }

            fn forgive<'a>(&'a self, who: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    sqlx::query("DELETE FROM attempts WHERE who = $1").bind(who).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn games_of<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, Vec<GameRow>> {
                Box::pin(async move {
                    Ok(sqlx::query_as(queries::GAMES).bind(owner).bind(most).fetch_all(self.reading()).await?)
                })
            }

            fn rests(&self, owners: Vec<String>) -> Answer<'_, Vec<RestRow>> {
                Box::pin(async move {
                    if owners.is_empty() {
                        return Ok(Vec::new());
                    }
                    let mut query = QueryBuilder::<$database>::new("SELECT * FROM rests WHERE owner IN (");
                    let mut listed = query.separated(", ");
                    owners.iter().for_each(|owner| {
                        listed.push_bind(owner.as_str());
                    });
                    query.push(")");
                    Ok(query.build_query_as().persistent(false).fetch_all(self.reading()).await?)
                })
            }

            fn set_rest<'a>(&'a self, rest: &'a RestRow, now: i64) -> Answer<'a, Changed> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let mut query = insert(rest, "rests");
                    query.push(" ON CONFLICT (owner) DO UPDATE SET zone = excluded.zone, night = excluded.night, days_off = excluded.days_off");
                    query.build().persistent(false).execute(&mut *at_once).await?;
                    let touched = sqlx::query_as(queries::TOUCH_CLOCKS).bind(&rest.owner).bind(now);
                    let changed: Changed = touched.fetch_all(&mut *at_once).await?;
                    at_once.commit().await?;
                    self.announce(&changed);
                    Ok(changed)
                })
            }

            fn rests_after<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<RestRow>> {
                Box::pin(async move {
                    Ok(sqlx::query_as(queries::RESTS_AFTER).bind(after).bind(most).fetch_all(self.reading()).await?)
                })
            }

            fn keep_rest<'a>(&'a self, rest: &'a RestRow) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let mut query = insert(rest, "rests");
                    query.push(" ON CONFLICT DO NOTHING");
                    query.build().persistent(false).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn seats_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<SeatRow>> {
                Box::pin(async move { Ok(sqlx::query_as(queries::SEATS).bind(owner).fetch_all(self.reading()).await?) })
            }

            fn call<'a>(&'a self, table: &'a str, seat: i64, owner: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "INSERT INTO calls (table_id, seat, owner) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(table).bind(seat).bind(owner).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn calls<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, Vec<(String, i64)>> {
                Box::pin(async move {
                    Ok(sqlx::query_as(queries::CALLS).bind(owner).bind(most).fetch_all(self.reading()).await?)
                })
            }

            fn is_called<'a>(&'a self, table: &'a str, seat: i64, owner: &'a str) -> Answer<'a, bool> {
                Box::pin(async move {
                    let query = sqlx::query_scalar(queries::IS_CALLED).bind(table).bind(seat).bind(owner);
                    let count: i64 = query.fetch_one(self.reading()).await?;
                    Ok(count > 0)
                })
            }

            fn erase<'a>(&'a self, owner: &'a str, now: i64) -> Answer<'a, Changed> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let changed = erase!(at_once, owner, now);
                    at_once.commit().await?;
                    self.announce(&changed);
                    Ok(changed)
                })
            }

            fn identities<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<Identity>> {
                Box::pin(async move {
                    let query = sqlx::query(queries::AFTER).bind(after).bind(most);
                    let mut identities = Vec::new();
                    for row in query.fetch_all(self.reading()).await? {
                        let person = PersonRow::from_row(&row)?;
                        let (key, hash): (Option<String>, Option<String>) =
                            (row.try_get("code_key")?, row.try_get("code_hash")?);
                        let devices = self.devices(&person.id).await?;
                        let passkeys = self.passkeys(&person.id).await?;
                        identities.push(Identity { person, code: key.zip(hash), devices, passkeys });
                    }
                    Ok(identities)
                })
            }

            fn keep_identity<'a>(&'a self, identity: &'a Identity) -> Answer<'a, bool> {
                Box::pin(async move {
                    let Identity { person, code, devices, passkeys } = identity;
                    let mut at_once = self.begin().await?;
                    let mut query = insert(person, "people");
                    query.push(" ON CONFLICT DO NOTHING");
                    let new = query.build().persistent(false).execute(&mut *at_once).await?.rows_affected() == 1;
                    if new {
                        if let Some((key, hash)) = code {
                            let query = sqlx::query("UPDATE people SET code_key = $2, code_hash = $3 WHERE id = $1");
                            query.bind(&person.id).bind(key).bind(hash).execute(&mut *at_once).await?;
                        }
                        for device in devices {
                            insert(device, "devices").build().persistent(false).execute(&mut *at_once).await?;
                        }
                        for passkey in passkeys {
                            insert(passkey, "passkeys").build().persistent(false).execute(&mut *at_once).await?;
                        }
                    }
                    at_once.commit().await?;
                    Ok(new)
                })
            }
        }

        /// A statement that adds a row.
        pub(super) fn insert<R: Row<$database>>(row: &R, into: &'static str) -> QueryBuilder<$database> {
            let mut query = QueryBuilder::new("INSERT INTO ");
            query.push(into).push(" (").push(R::COLUMNS.join(", ")).push(") VALUES (");
            row.bind(&mut query.separated(", "));
            query.push(")");
            query
        }
    };
}
pub(crate) use people_of_engine;

/// The person of a browser, and when it was last seen, over one connection.
macro_rules! person_of_device {
    ($connection:expr, $device:expr) => {{
        use sqlx::{FromRow as _, Row as _};
        let query = sqlx::query($crate::people::queries::OF_DEVICE).bind($device);
        match query.fetch_optional(&mut *$connection).await? {
            Some(row) => Some(($crate::PersonRow::from_row(&row)?, row.try_get("seen")?)),
            None => None,
        }
    }};
}
pub(crate) use person_of_device;
