//! Where somebody wants to hear of her tables, and what is changed there.

use crate::notices::channels::{MOST_A_DAY, mail_works, push_works};
use crate::pages::people::notices::{NoticesPage, answered, notices as page, question};
use crate::people::label;
use crate::problem::Problem;
use crate::routes::{Answer, Fields, Path, Query, see};
use crate::store::{ChannelKind, ChannelRow, NoticeKind, Shape};
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;

/// Where all of it stands.
const HERE: &str = "/me/notices";

/// What has just been done, by a word in the address.
#[derive(Deserialize)]
pub struct Done {
    done: Option<String>,
}

impl Done {
    /// The key of the sentence that says so.
    fn key(&self) -> Option<&'static str> {
        ["added", "mailed", "saved", "tried", "removed"]
            .into_iter()
            .zip(DONE)
            .find_map(|(word, key)| (self.done.as_deref() == Some(word)).then_some(key))
    }
}

/// The sentences about what was done.
const DONE: [&str; 5] =
    ["notices-done-added", "notices-done-mailed", "notices-done-saved", "notices-done-tried", "notices-done-removed"];

/// The page.
pub async fn notices(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Query(done): Query<Done>) -> Answer {
    let gather = async {
        let most = registry.store.allowance(&visitor.owner).await?.map(|allowance| allowance.most);
        let push_key = match push_works(&visitor.called, &registry.config) {
            true => Some(registry.notice_keys().await?.vapid.public()),
            false => None,
        };
        Ok(NoticesPage {
            frame: &visitor.frame(),
            channels: registry.store.channels(&visitor.owner).await?,
            most: most.unwrap_or(i64::from(registry.config.notices.most)),
            push_key,
            mail: mail_works(&registry.config),
            done: done.key(),
        }
        .shown())
    };
    Ok(gather.await.map_err(visitor.fail(Some("/me".to_owned())))?.into_response())
}

impl NoticesPage<'_> {
    fn shown(self) -> maud::Markup {
        page(&self)
    }
}

/// After a change: the page with a sentence about it.
fn done(word: &str) -> Response {
    see(&format!("{HERE}?done={word}"))
}

/// Lets this browser be pushed to. A script asks, and sees by the status what came of it.
pub async fn add_push(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Answer {
    let add = async {
        if !push_works(&visitor.called, &registry.config) {
            return Err(Problem::NotFound);
        }
        let (target, key, auth) = (fields.text("endpoint"), fields.text("key"), fields.text("auth"));
        registry.add_push(&visitor, label(&headers), target, key, auth).await
    };
    add.await.map_err(visitor.fail(Some(HERE.to_owned())))?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Adds a webhook.
pub async fn add_webhook(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let add = async {
        let shape: Shape = fields.text("shape").parse().map_err(|_| Problem::Malformed("(shape)".to_owned()))?;
        registry.add_webhook(&visitor, fields.text("address"), shape).await
    };
    add.await.map_err(visitor.fail(Some(HERE.to_owned())))?;
    Ok(done("added"))
}

/// Adds an address for e-mail, which has to be confirmed.
pub async fn add_mail(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let added = registry.add_mail(&visitor, fields.text("address")).await;
    added.map_err(visitor.fail(Some(HERE.to_owned())))?;
    Ok(done("mailed"))
}

/// Changes what a channel takes, and its language.
pub async fn change(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let change = async {
        let channel = registry.own_channel(&visitor, fields.text("id")).await?;
        let wanted = NoticeKind::ALL.into_iter().filter(|kind| fields.yes(kind.word()));
        let lang: meadhall_words::Lang = fields.text("lang").parse().unwrap_or(visitor.lang);
        // What is not offered stays wanted.
        let offered: i64 = NoticeKind::ALL.into_iter().map(NoticeKind::bit).sum();
        let kinds = wanted.map(NoticeKind::bit).sum::<i64>() | (NoticeKind::EVERY & !offered);
        Ok(registry.store.change_channel(&ChannelRow { kinds, lang: lang.code().to_owned(), ..channel }).await?)
    };
    change.await.map_err(visitor.fail(Some(HERE.to_owned())))?;
    Ok(done("saved"))
}

/// Forgets a channel.
pub async fn remove(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let remove = async {
        let channel = registry.own_channel(&visitor, fields.text("id")).await?;
        registry.store.drop_channel(&channel.id).await?;
        Ok(())
    };
    remove.await.map_err(visitor.fail(Some(HERE.to_owned())))?;
    Ok(done("removed"))
}

/// Sends something to a channel, to see whether it arrives.
pub async fn test(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let test = async {
        let channel = registry.own_channel(&visitor, fields.text("id")).await?;
        registry.test_channel(&visitor, &channel).await
    };
    test.await.map_err(visitor.fail(Some(HERE.to_owned())))?;
    Ok(done("tried"))
}

/// Sets at most how often a day somebody is told something.
pub async fn most(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let set = async {
        let most: u32 = fields.number("most")?;
        let known = MOST_A_DAY.contains(&most) || most == registry.config.notices.most;
        if !known {
            return Err(Problem::Malformed("(most)".to_owned()));
        }
        Ok(registry.store.set_most(&visitor.owner, i64::from(most)).await?)
    };
    set.await.map_err(visitor.fail(Some(HERE.to_owned())))?;
    Ok(done("saved"))
}

/// The question whether an address is right. Asking changes nothing: letters are looked at by programs before people do.
pub async fn ask_confirm(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Answer {
    let channel = registry.unconfirmed(&secret).await.map_err(visitor.fail(None))?;
    let to = format!("/notices/confirm/{secret}");
    Ok(question(&visitor.frame(), &to, "confirm", &channel.target).into_response())
}

/// Confirms an address.
pub async fn confirm(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Answer {
    registry.confirm(&secret).await.map_err(visitor.fail(None))?;
    Ok(answered(&visitor.frame(), "confirm").into_response())
}

/// The channel of a link that stops letters; none if nobody has it any more.
async fn stopped(registry: &TableRegistry, id: &str, mark: &str) -> Result<Option<ChannelRow>, Problem> {
    if !registry.notice_keys().await?.is_stop_mark(id, mark) {
        return Err(Problem::Unproven("problem-mail-link"));
    }
    Ok(registry.store.channel(id).await?.filter(|channel| channel.kind == ChannelKind::Email))
}

/// The question whether letters are to stop.
pub async fn ask_stop(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path((id, mark)): Path<(String, String)>,
) -> Answer {
    let channel = stopped(&registry, &id, &mark).await.map_err(visitor.fail(None))?;
    let Some(channel) = channel else { return Ok(answered(&visitor.frame(), "stop").into_response()) };
    Ok(question(&visitor.frame(), &format!("/notices/stop/{id}/{mark}"), "stop", &channel.target).into_response())
}

/// Stops letters: by the button, or by the program that reads them (RFC 8058).
pub async fn stop(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path((id, mark)): Path<(String, String)>,
) -> Answer {
    let stop = async {
        if let Some(channel) = stopped(&registry, &id, &mark).await? {
            registry.store.drop_channel(&channel.id).await?;
        }
        Ok(())
    };
    stop.await.map_err(visitor.fail(None))?;
    Ok(answered(&visitor.frame(), "stop").into_response())
}
