//! Pages of whoever runs the hall.

use super::{Answer, Path};
use crate::pages::house::house as page;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::response::IntoResponse;

/// The imprint, the rules of conduct or the privacy page.
pub async fn house(visitor: Visitor, Path(kind): Path<String>) -> Answer {
    let frame = visitor.frame();
    let found = frame.house.find(&kind, visitor.lang);
    let (shown, lang) = found.ok_or(Problem::NotFound).map_err(visitor.fail(None))?;
    Ok(page(&frame, &kind, shown, lang).into_response())
}
