//! The part of a store that keeps notices, in words that both engines understand. `SKIP` is what an engine says to leave to another
//! server what that is claiming right now.

/// Implements [`Notifications`](super::Notifications) for an engine, but for what it says of `looks`.
macro_rules! notifications_of_engine {
    ($store:ty, $database:ty, $skip:literal, { $($looks:item)* }) => {
        impl $crate::Notifications for $store {
            fn house_key<'a>(&'a self, name: &'a str, fresh: &'a [u8]) -> Answer<'a, Vec<u8>> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(name).bind(fresh).execute(&mut *at_once).await?;
                    let query = sqlx::query_scalar("SELECT value FROM house_keys WHERE name = $1").bind(name);
                    let key = query.fetch_one(&mut *at_once).await?;
                    at_once.commit().await?;
                    Ok(key)
                })
            }

            fn house_keys(&self) -> Answer<'_, Vec<(String, Vec<u8>)>> {
                Box::pin(async move {
                    Ok(sqlx::query_as("SELECT name, value FROM house_keys ORDER BY name").fetch_all(self.reading()).await?)
                })
            }

            fn add_channel<'a>(&'a self, channel: &'a ChannelRow, most: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "DELETE FROM channels WHERE kind = $1 AND (target = $2 AND (owner = $3 OR kind = 'push')
                                   OR device = $4 AND kind = 'push')";
                    let query = sqlx::query(sql).bind(channel.kind.word()).bind(&channel.target);
                    let query = query.bind(&channel.owner).bind(&channel.device);
                    query.execute(&mut *at_once).await?;
                    insert(channel, "channels").build().persistent(false).execute(&mut *at_once).await?;
                    let sql = "INSERT INTO notice_owners (owner, most, day, sent, next, holder, fence, until)
                               VALUES ($1, $2, 0, 0, 0, '', 0, 0) ON CONFLICT DO NOTHING";
                    sqlx::query(sql).bind(&channel.owner).bind(most).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn change_channel<'a>(&'a self, channel: &'a ChannelRow) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "UPDATE channels SET kinds = $2, lang = $3, state = $4, failures = $5, problem = $6 WHERE id = $1";
                    let query = sqlx::query(sql).bind(&channel.id).bind(channel.kinds).bind(&channel.lang);
                    let query = query.bind(channel.state.word()).bind(channel.failures).bind(&channel.problem);
                    query.execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn drop_channel<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query("DELETE FROM channels WHERE id = $1").bind(id);
                    let dropped = query.execute(&mut *at_once).await?.rows_affected() == 1;
                    at_once.commit().await?;
                    Ok(dropped)
                })
            }

            fn channel<'a>(&'a self, id: &'a str) -> Answer<'a, Option<ChannelRow>> {
                Box::pin(async move { Ok(sqlx::query_as(queries::CHANNEL).bind(id).fetch_optional(self.reading()).await?) })
            }

            fn channels<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<ChannelRow>> {
                Box::pin(async move { Ok(sqlx::query_as(queries::CHANNELS).bind(owner).fetch_all(self.reading()).await?) })
            }

            fn channels_after<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<ChannelRow>> {
                Box::pin(async move {
                    let query = sqlx::query_as(queries::CHANNELS_AFTER).bind(after).bind(most);
                    Ok(query.fetch_all(self.reading()).await?)
                })
            }

            fn allowance<'a>(&'a self, owner: &'a str) -> Answer<'a, Option<Allowance>> {
                Box::pin(
                    async move { Ok(sqlx::query_as(queries::ALLOWANCE).bind(owner).fetch_optional(self.reading()).await?) },
                )
            }

            fn set_most<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query("UPDATE notice_owners SET most = $2 WHERE owner = $1").bind(owner).bind(most);
                    query.execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn tell<'a>(&'a self, owner: &'a str, table: &'a str, occasion: Occasion) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query(queries::TELL_ONE).bind(owner).bind(table).bind(occasion.kind.word());
                    query.bind(occasion.mark).bind(occasion.due).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn tell_untouched(&self, phase: Phase, since: i64, due: i64) -> Answer<'_, u64> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query(queries::TELL_UNTOUCHED).bind(phase.word()).bind(since).bind(due);
                    let told = query.execute(&mut *at_once).await?.rows_affected();
                    at_once.commit().await?;
                    Ok(told)
                })
            }

            fn notices<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<NoticeRow>> {
                Box::pin(async move { Ok(sqlx::query_as(queries::NOTICES).bind(owner).fetch_all(self.reading()).await?) })
            }

            fn noted<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<NoticeRow>> {
                Box::pin(async move { Ok(sqlx::query_as(queries::WAITING).bind(owner).fetch_all(self.reading()).await?) })
            }

            fn is_due(&self, now: i64) -> Answer<'_, bool> {
                Box::pin(async move {
                    let query = sqlx::query(queries::IS_DUE).bind(now);
                    Ok(query.fetch_optional(self.reading()).await?.is_some())
                })
            }

            fn claim_owners<'a>(&'a self, by: Claimant<'a>) -> Answer<'a, Vec<OwnerClaim>> {
                Box::pin(async move {
                    let sql = format!(
                        "WITH free AS (SELECT owner FROM notice_owners WHERE until < $2 AND owner IN ({}) LIMIT $4 {})
                         UPDATE notice_owners SET holder = $1, fence = fence + 1, until = $3
                         WHERE owner IN (SELECT owner FROM free) RETURNING *",
                        queries::DUE_OWNERS,
                        $skip
                    );
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(by.holder).bind(by.now).bind(by.now + by.lease);
                    let rows = query.bind(by.most).fetch_all(&mut *at_once).await?;
                    at_once.commit().await?;
                    let claim = |row: &<$database as sqlx::Database>::Row| -> Result<OwnerClaim, StoreError> {
                        let allowance = Allowance::from_row(row)?;
                        Ok(OwnerClaim { owner: row.try_get("owner")?, fence: row.try_get("fence")?, allowance })
                    };
                    rows.iter().map(claim).collect()
                })
            }

            fn settle<'a>(&'a self, claim: &'a OwnerClaim, digest: &'a Digest) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let OwnerClaim { owner, fence, allowance: Allowance { day, sent, next, .. } } = claim;
                    let sql = "UPDATE notice_owners SET day = $3, sent = $4, next = $5, until = 0 WHERE owner = $1 AND fence = $2";
                    let query = sqlx::query(sql).bind(owner).bind(fence).bind(day).bind(sent).bind(next);
                    if query.execute(&mut *at_once).await?.rows_affected() == 0 {
                        return Err(StoreError::Conflict);
                    }
                    // An occasion that has come meanwhile has another mark, and stays.
                    let one = "WHERE owner = $1 AND table_id = $2 AND kind = $3 AND mark = $4";
                    let done = format!("UPDATE notices SET done = true {one}");
                    for row in &digest.done {
                        let query = sqlx::query(sqlx::AssertSqlSafe(done.as_str())).bind(owner).bind(&row.table_id);
                        query.bind(row.kind.word()).bind(row.mark).execute(&mut *at_once).await?;
                    }
                    let later = format!("UPDATE notices SET due = $5 {one}");
                    for (row, due) in &digest.later {
                        let query = sqlx::query(sqlx::AssertSqlSafe(later.as_str())).bind(owner).bind(&row.table_id);
                        query.bind(row.kind.word()).bind(row.mark).bind(due).execute(&mut *at_once).await?;
                    }
                    for delivery in &digest.deliveries {
                        insert(delivery, "deliveries").build().persistent(false).execute(&mut *at_once).await?;
                    }
                    at_once.commit().await
                })
            }

            fn put_delivery<'a>(&'a self, delivery: &'a DeliveryRow) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    insert(delivery, "deliveries").build().persistent(false).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn claim_deliveries<'a>(&'a self, by: Claimant<'a>) -> Answer<'a, Vec<DeliveryRow>> {
                Box::pin(async move {
                    let sql = format!(
                        "WITH free AS ({} {})
                         UPDATE deliveries SET holder = $1, fence = fence + 1, until = $3
                         WHERE id IN (SELECT id FROM free) RETURNING *",
                        queries::DUE_DELIVERIES,
                        $skip
                    );
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(by.holder).bind(by.now).bind(by.now + by.lease);
                    let claimed = query.bind(by.most).fetch_all(&mut *at_once).await?;
                    at_once.commit().await?;
                    Ok(claimed)
                })
            }

            fn note_begun<'a>(&'a self, delivery: &'a DeliveryRow) -> Answer<'a, bool> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query("UPDATE deliveries SET begun = true WHERE id = $1 AND fence = $2");
                    let query = query.bind(&delivery.id).bind(delivery.fence);
                    let begun = query.execute(&mut *at_once).await?.rows_affected() == 1;
                    at_once.commit().await?;
                    Ok(begun)
                })
            }

            fn note_outcome<'a>(&'a self, delivery: &'a DeliveryRow, outcome: &'a Outcome) -> Answer<'a, bool> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = match outcome {
                        Outcome::Again(due, _) => sqlx::query(
                            "UPDATE deliveries SET tries = tries + 1, due = $3, begun = false, until = 0 WHERE id = $1 AND fence = $2",
                        )
                        .bind(&delivery.id)
                        .bind(delivery.fence)
                        .bind(due),
                        _ => sqlx::query("DELETE FROM deliveries WHERE id = $1 AND fence = $2")
                            .bind(&delivery.id)
                            .bind(delivery.fence),
                    };
                    if query.execute(&mut *at_once).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    let channel = &delivery.channel;
                    match outcome {
                        Outcome::Arrived(now) => {
                            let sql = "UPDATE channels SET failures = 0, problem = '', sent = $2 WHERE id = $1";
                            sqlx::query(sql).bind(channel).bind(now).execute(&mut *at_once).await?;
                        }
                        Outcome::Again(_, problem) => {
                            let sql = "UPDATE channels SET problem = $2 WHERE id = $1";
                            sqlx::query(sql).bind(channel).bind(problem).execute(&mut *at_once).await?;
                        }
                        Outcome::Lost(most, problem) => {
                            let sql = "UPDATE channels SET failures = failures + 1, problem = $2,
                                           state = CASE WHEN failures + 1 >= $3 THEN 'off' ELSE state END WHERE id = $1";
                            let query = sqlx::query(sql).bind(channel).bind(problem).bind(most);
                            query.execute(&mut *at_once).await?;
                        }
                        Outcome::Gone => {
                            sqlx::query("DELETE FROM channels WHERE id = $1").bind(channel).execute(&mut *at_once).await?;
                        }
                        Outcome::Dropped => {}
                    }
                    at_once.commit().await?;
                    Ok(true)
                })
            }

            $($looks)*
        }
    };
}
pub(crate) use notifications_of_engine;
