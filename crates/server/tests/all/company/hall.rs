//! Pages of whoever runs the hall.

use crate::support::{TestServer, ample};

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_the_hall_stand_in_the_foot_of_every_page() {
    let data = tempfile::tempdir().expect("a folder");
    for (name, text) in [
        ("imprint.md", "# Anna's hall\n\nAnna, [write](mailto:anna@hall.example) <script>alert(1)</script>"),
        ("imprint.cs.md", "# Annina síň"),
        ("privacy.md", "Nothing leaves this [house](javascript:alert(1))."),
    ] {
        std::fs::write(data.path().join(name), text).expect("a file");
    }
    let server = TestServer::over(data, ample()).await;
    let (anna, cleo) = (server.client(), server.client_in("cs"));
    let table = anna.open(&["me", "here"], &[]).await;
    for page in ["/", "/new", "/me", "/guide/vaalbara", &format!("{table}?seat=1")] {
        let page = anna.page(page).await;
        assert!(page.contains("href=\"/house/imprint\"") && page.contains("href=\"/house/privacy\""), "{page}");
        assert!(!page.contains("/house/conduct"), "there are none");
    }
    assert!(anna.get("/nowhere").await.text().await.expect("a page").contains("/house/imprint"));
    let imprint = anna.page("/house/imprint").await;
    assert!(imprint.contains("<h1>Anna's hall</h1>") && imprint.contains("mailto:anna@hall.example"), "{imprint}");
    assert!(imprint.contains("&lt;script&gt;") && !imprint.contains("<script>alert"), "{imprint}");
    assert!(cleo.page("/house/imprint").await.contains("<h1>Annina síň</h1>"));
    let privacy = anna.page("/house/privacy").await;
    assert!(privacy.contains("<h1>Privacy</h1>") && !privacy.contains("javascript:"), "{privacy}");
    for nothing in ["/house/conduct", "/house/..%2fmeadhall", "/house/imprint.cs"] {
        assert_eq!(anna.get(nothing).await.status(), 404, "{nothing}");
    }
}
