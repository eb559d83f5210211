//! The part of a store that keeps talk and reports, in words that both engines understand.
//!
//! An engine brings what it brings for people, and says with `announce_line` how many lines a room has now.

/// Implements [`Talk`](super::Talk) for an engine.
macro_rules! talk_of_engine {
    ($store:ty) => {
        impl $crate::Talk for $store {
            fn say<'a>(&'a self, line: &'a LineRow, keep: i64) -> Answer<'a, Option<i64>> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = "INSERT INTO talks (table_id, room, lines, closed) VALUES ($1, $2, 1, false)
                               ON CONFLICT (table_id, room) DO UPDATE SET lines = talks.lines + 1 WHERE NOT talks.closed
                               RETURNING lines";
                    let query = sqlx::query_scalar(sql).bind(&line.table_id).bind(line.room.word());
                    let Some(n) = query.fetch_optional(&mut *at_once).await? else { return Ok(None) };
                    let numbered = LineRow { n, ..line.clone() };
                    insert(&numbered, "talk").build().persistent(false).execute(&mut *at_once).await?;
                    let spare = sqlx::query("DELETE FROM talk WHERE table_id = $1 AND room = $2 AND n <= $3");
                    let spare = spare.bind(&line.table_id).bind(line.room.word()).bind(n - keep);
                    spare.execute(&mut *at_once).await?;
                    at_once.commit().await?;
                    self.announce_line(&line.table_id, line.room, n);
                    Ok(Some(n))
                })
            }

            fn close_talk<'a>(&'a self, line: &'a LineRow, closed: bool) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let mut lines = Vec::new();
                    for room in Room::ALL {
                        let sql = "INSERT INTO talks (table_id, room, lines, closed) VALUES ($1, $2, 1, $3)
                                   ON CONFLICT (table_id, room) DO UPDATE SET lines = talks.lines + 1, closed = $3
                                   RETURNING lines";
                        let query = sqlx::query_scalar(sql).bind(&line.table_id).bind(room.word()).bind(closed);
                        let n: i64 = query.fetch_one(&mut *at_once).await?;
                        let numbered = LineRow { n, room, ..line.clone() };
                        insert(&numbered, "talk").build().persistent(false).execute(&mut *at_once).await?;
                        lines.push((room, n));
                    }
                    at_once.commit().await?;
                    for (room, n) in lines {
                        self.announce_line(&line.table_id, room, n);
                    }
                    Ok(())
                })
            }

            fn talked<'a>(&'a self, table: &'a str) -> Answer<'a, Talked> {
                Box::pin(async move {
                    let query = sqlx::query_as(talk::queries::TALKED).bind(table);
                    let rooms: Vec<(Room, i64, bool)> = query.fetch_all(self.reading()).await?;
                    let of = |wanted: Room| rooms.iter().find(|(room, ..)| *room == wanted).map_or(0, |(_, n, _)| *n);
                    let closed = rooms.iter().any(|(.., closed)| *closed);
                    Ok(Talked { players: of(Room::Players), watchers: of(Room::Watchers), closed })
                })
            }

            fn lines<'a>(&'a self, table: &'a str, room: Room, most: i64) -> Answer<'a, Vec<LineRow>> {
                Box::pin(async move {
                    let query = sqlx::query_as(talk::queries::LINES).bind(table).bind(room.word()).bind(most);
                    Ok(query.fetch_all(self.reading()).await?)
                })
            }

            fn line<'a>(&'a self, table: &'a str, room: Room, n: i64) -> Answer<'a, Option<LineRow>> {
                Box::pin(async move {
                    let query = sqlx::query_as(talk::queries::LINE).bind(table).bind(room.word()).bind(n);
                    Ok(query.fetch_optional(self.reading()).await?)
                })
            }

            fn mute<'a>(&'a self, table: &'a str, owner: &'a str, whom: &'a str, on: bool) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let sql = match on {
                        true => {
                            "INSERT INTO mutes (table_id, owner, whom) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
                        }
                        false => "DELETE FROM mutes WHERE table_id = $1 AND owner = $2 AND whom = $3",
                    };
                    sqlx::query(sql).bind(table).bind(owner).bind(whom).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn muted<'a>(&'a self, table: &'a str, owner: &'a str) -> Answer<'a, Vec<String>> {
                Box::pin(async move {
                    let query = sqlx::query_scalar(talk::queries::MUTED).bind(table).bind(owner);
                    Ok(query.fetch_all(self.reading()).await?)
                })
            }

            fn said_by<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<LineRow>> {
                Box::pin(async move {
                    Ok(sqlx::query_as(talk::queries::SAID_BY).bind(owner).fetch_all(self.reading()).await?)
                })
            }

            fn mutes_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<String>> {
                Box::pin(async move {
                    Ok(sqlx::query_scalar(talk::queries::MUTES_OF).bind(owner).fetch_all(self.reading()).await?)
                })
            }

            fn forget_talk(&self, before: i64) -> Answer<'_, u64> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query(AssertSqlSafe(format!("DELETE {}", talk::queries::OLD)));
                    let gone = query.bind(before).execute(&mut *at_once).await?.rows_affected();
                    at_once.commit().await?;
                    Ok(gone)
                })
            }

            fn copy_of_talk<'a>(&'a self, table: &'a str) -> Answer<'a, TalkCopy> {
                Box::pin(async move {
                    let talked = self.talked(table).await?;
                    let lines = sqlx::query_as(talk::queries::ALL_LINES).bind(table).fetch_all(self.reading()).await?;
                    let mutes = sqlx::query_as(talk::queries::MUTES).bind(table).fetch_all(self.reading()).await?;
                    Ok(TalkCopy { talked, lines, mutes })
                })
            }

            fn keep_talk<'a>(&'a self, table: &'a str, talk: &'a TalkCopy) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    for room in Room::ALL.into_iter().filter(|room| talk.talked.lines(*room) > 0) {
                        let query =
                            sqlx::query("INSERT INTO talks (table_id, room, lines, closed) VALUES ($1, $2, $3, $4)");
                        let query = query.bind(table).bind(room.word()).bind(talk.talked.lines(room));
                        query.bind(talk.talked.closed).execute(&mut *at_once).await?;
                    }
                    for line in &talk.lines {
                        insert(line, "talk").build().persistent(false).execute(&mut *at_once).await?;
                    }
                    for (owner, whom) in &talk.mutes {
                        let query = sqlx::query("INSERT INTO mutes (table_id, owner, whom) VALUES ($1, $2, $3)");
                        query.bind(table).bind(owner).bind(whom).execute(&mut *at_once).await?;
                    }
                    at_once.commit().await
                })
            }

            fn report<'a>(&'a self, report: &'a ReportRow, before: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let old = sqlx::query("DELETE FROM reports WHERE done < $1").bind(before);
                    old.execute(&mut *at_once).await?;
                    let mut query = insert(report, "reports");
                    query.push(" ON CONFLICT DO NOTHING");
                    query.build().persistent(false).execute(&mut *at_once).await?;
                    at_once.commit().await
                })
            }

            fn reports(&self, all: bool, most: i64) -> Answer<'_, Vec<ReportRow>> {
                Box::pin(async move {
                    let sql = if all { talk::queries::REPORTS } else { talk::queries::OPEN_REPORTS };
                    Ok(sqlx::query_as(sql).bind(most).fetch_all(self.reading()).await?)
                })
            }

            fn reports_by<'a>(&'a self, reporter: &'a str) -> Answer<'a, Vec<ReportRow>> {
                Box::pin(async move {
                    Ok(sqlx::query_as(talk::queries::REPORTS_BY).bind(reporter).fetch_all(self.reading()).await?)
                })
            }

            fn settle_report<'a>(&'a self, id: &'a str, done: Option<i64>) -> Answer<'a, bool> {
                Box::pin(async move {
                    let mut at_once = self.begin().await?;
                    let query = sqlx::query("UPDATE reports SET done = $2 WHERE id = $1").bind(id).bind(done);
                    let settled = query.execute(&mut *at_once).await?.rows_affected() == 1;
                    at_once.commit().await?;
                    Ok(settled)
                })
            }
        }
    };
}
pub(crate) use talk_of_engine;
