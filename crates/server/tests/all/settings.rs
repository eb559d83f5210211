//! How pages look for one visitor, kept by a cookie so that a page comes that way at once.

use crate::support::TestServer;

/// The first tag of a page.
fn root(page: &str) -> &str {
    let at = page.find("<html").expect("a page");
    page[at..].split('>').next().expect("a tag")
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_come_as_they_were_set_without_a_script() {
    let server = TestServer::open().await;
    let anna = server.client();
    assert!(!root(&anna.page("/").await).contains("class"));
    let both = [("back", "/guide/vaalbara"), ("contrast", "yes"), ("large", "yes")];
    assert_eq!(anna.send("/settings", &both).await, "/guide/vaalbara");
    for path in ["/", "/guide/vaalbara", "/new"] {
        assert!(root(&anna.page(path).await).contains("class=\"contrast large\""), "{path}");
    }
    let table = anna.open(&["me", "bot-easy"], &[]).await;
    let page = anna.page(&table).await;
    assert!(root(&page).contains("class=\"contrast large\""));
    // The boxes of the form are ticked as things are, so that one can be changed without the other.
    assert!(page.contains("name=\"contrast\" value=\"yes\" checked"));
    anna.send("/settings", &[("back", "/"), ("large", "yes")]).await;
    assert!(root(&anna.page("/").await).contains("class=\"large\""));
    anna.send("/settings", &[("back", "/")]).await;
    assert!(!root(&anna.page("/").await).contains("class"));
    assert!(!root(&server.client().page("/").await).contains("class"), "it is hers alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_leads_to_this_server() {
    let server = TestServer::open().await;
    assert_eq!(server.client().send("/settings", &[("back", "//evil.example")]).await, "/");
}
