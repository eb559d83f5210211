//! One person's browser: pages are opened, looked at, clicked and typed into.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::sight::{LOOK, Sight};
use crate::browser::traffic::{Ear, Traffic};
use crate::support::Client;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::{Cookie, WebDriverError};
use thirtyfour::{By, Capabilities, TypingData, WebDriver};
use tokio::sync::Mutex;

/// How long anything may take. Long, because the machine may have much else to do.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How often is looked whether something has happened.
pub const BEAT: Duration = Duration::from_millis(30);

const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--window-size=1280,900",
];

/// One person's browser with a profile of its own.
pub struct Screen<'a> {
    pub look: Look,
    pub driver: WebDriver,
    /// The address of the server.
    pub base: String,
    /// Where downloads go.
    pub downloads: TempDir,
    ear: Mutex<Ear>,
    _profile: TempDir,
    _chromium: &'a Chromium,
}

fn wishes(chromium: &Chromium, look: &Look, profile: &Path) -> Capabilities {
    let own = [format!("--user-data-dir={}", profile.display()), format!("--accept-lang={}", look.lang.code())];
    let flags = FLAGS.iter().map(|flag| (*flag).to_owned()).chain(own);
    let mut options = json!({
        "binary": chromium.program,
        "args": flags.collect::<Vec<_>>(),
        "prefs": { "intl.accept_languages": look.lang.code() },
        "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
    });
    if look.touch {
        let (width, height) = look.size.pixels();
        options["mobileEmulation"] = json!({
            "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "touch": true, "mobile": true }
        });
    }
    let mut wishes = Capabilities::new();
    let logs = json!({ "browser": "ALL", "performance": "ALL" });
    for (key, value) in
        [("browserName", json!(chromium.name())), ("goog:chromeOptions", options), ("goog:loggingPrefs", logs)]
    {
        wishes.set(key, value).expect("a wish");
    }
    wishes
}

impl<'a> Screen<'a> {
    /// Opens a browser.
    pub async fn open(chromium: &'a Chromium, base: String, look: Look) -> Screen<'a> {
        let (profile, downloads) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
        let wishes = wishes(chromium, &look, profile.path());
        let driver = WebDriver::new(format!("http://{}", chromium.address), wishes).await.expect("Chromium starts");
        let ear = Mutex::default();
        let screen = Screen { look, driver, base, downloads, ear, _profile: profile, _chromium: chromium };
        screen.adjust().await;
        let kept = json!({ "behavior": "allow", "downloadPath": screen.downloads.path() });
        screen.tell("Browser.setDownloadBehavior", kept).await;
        // Most tests want to see what is newest; those of the story set a pace of their own.
        let pace = "try { localStorage.pace ??= 'now' } catch {}";
        screen.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": pace })).await;
        screen
    }

    /// Sends a command of Chromium's own protocol.
    pub async fn tell(&self, command: &str, what: Value) -> Value {
        self.driver.cdp().send_raw(command, what).await.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    async fn adjust(&self) {
        if !self.look.touch {
            self.tell("Emulation.setDeviceMetricsOverride", self.look.metrics()).await;
        }
        self.tell("Emulation.setEmulatedMedia", self.look.media()).await;
    }

    /// Looks in another way from now on.
    pub async fn change(&mut self, look: Look) {
        self.look = look;
        self.adjust().await;
        let mut cookie = Cookie::new("meadhall-lang", look.lang.code());
        cookie.set_path("/");
        self.driver.add_cookie(cookie).await.expect("a cookie");
    }

    /// Opens a page.
    pub async fn go(&self, path: &str) {
        self.driver.goto(format!("{}{path}", self.base)).await.unwrap_or_else(|error| panic!("{path}: {error}"));
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, args: Vec<Value>) -> Value {
        let begun = Instant::now();
        loop {
            match self.driver.execute(script, args.clone()).await {
                Ok(result) => return result.json().clone(),
                // A page that is just being left cannot answer.
                Err(error) => assert!(begun.elapsed() < Duration::from_secs(5), "{error}"),
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Runs a script that calls its last argument when it is done.
    pub async fn run_async(&self, script: &str, args: Vec<Value>) -> Value {
        self.driver.execute_async(script, args).await.expect("a script").json().clone()
    }

    /// Whether an expression holds in the page.
    pub async fn is(&self, expression: &str) -> bool {
        self.run(&format!("return !!({expression})"), vec![]).await == json!(true)
    }

    /// The text that an expression gives.
    pub async fn text(&self, expression: &str) -> String {
        self.run(&format!("return String({expression})"), vec![]).await.as_str().unwrap_or_default().trim().to_owned()
    }

    /// What is to be seen now, whatever it is.
    pub async fn glance(&self) -> Sight {
        serde_json::from_value(self.run(LOOK, vec![]).await).expect("a sight")
    }

    /// What is to be seen now, with all that has to be true of it. Where pictures are wanted, every decision is kept.
    pub async fn see(&self) -> Sight {
        let sight = self.glance().await;
        if let Some(folder) =
            std::env::var_os("MEADHALL_PICTURES").filter(|_| sight.table && (sight.mine || sight.over))
        {
            let name = format!("game-{}-{}-{}.png", sight.game, self.look.lang, sight.version);
            self.save(&PathBuf::from(folder).join(name)).await;
        }
        self.check(&sight).await;
        sight
    }

    /// Everything that has to be true of every page is; a picture of what is not is kept.
    pub async fn check(&self, sight: &Sight) {
        if !sight.faults(&self.look).is_empty() {
            self.keep(&format!("fault-{}-{}", sight.game, sight.version)).await;
            sight.check(&self.look);
        }
    }

    /// Keeps a picture of what is to be seen, for whoever looks into a failed test.
    pub async fn keep(&self, name: &str) {
        let folder = option_env!("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, PathBuf::from);
        self.save(&folder.join(format!("{name}.png"))).await;
    }

    /// Waits until an expression holds in the page.
    pub async fn until(&self, what: &str, expression: &str) {
        let begun = Instant::now();
        while !self.is(expression).await {
            if begun.elapsed() > PATIENCE {
                panic!("{what}: this does not happen: {:?}", self.glance().await);
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Waits until the page shows something that is wanted.
    pub async fn until_seen(&self, what: &str, wanted: impl Fn(&Sight) -> bool) -> Sight {
        let begun = Instant::now();
        loop {
            let sight = self.glance().await;
            if wanted(&sight) {
                self.check(&sight).await;
                return sight;
            }
            assert!(begun.elapsed() < PATIENCE, "{what}: this does not happen: {sight:?}");
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Clicks the first thing that fits, as soon as it can be clicked.
    pub async fn click(&self, css: &str) {
        let begun = Instant::now();
        loop {
            match self.click_once(css).await {
                Ok(()) => return,
                Err(error) if came_between(&error) => {}
                Err(error) => panic!("{css} cannot be clicked: {error}"),
            }
            assert!(begun.elapsed() < PATIENCE, "{css} cannot be clicked: {:?}", self.glance().await);
            tokio::time::sleep(BEAT).await;
        }
    }

    async fn click_once(&self, css: &str) -> Result<(), WebDriverError> {
        let thing = self.driver.find(By::Css(css)).await?;
        match thing.click().await {
            // The page was left while the click was under way: it was heard.
            Err(error) if !came_between(&error) => Ok(()),
            clicked => clicked,
        }
    }

    /// Chooses from a list.
    pub async fn pick(&self, list: &str, value: &str) {
        self.click(&format!("{list} option[value='{value}']")).await;
        self.until("the list shows the choice", &format!("document.querySelector(\"{list}\").value === '{value}'"))
            .await;
    }

    /// Types into a field in place of what was there.
    pub async fn fill(&self, css: &str, text: &str) {
        let field = self.driver.find(By::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"));
        field.clear().await.expect("an empty field");
        field.send_keys(text).await.expect("a typed text");
    }

    /// Presses keys.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        self.driver.action_chain().send_keys(keys).perform().await.expect("keys");
    }

    /// What went over the line since the last call.
    pub async fn traffic(&self) -> Traffic {
        self.ear.lock().await.listen(&self.driver).await
    }

    /// What the browser complains about, but for what is forgiven.
    async fn complaints(&self, forgiven: &[&str]) -> Vec<String> {
        let log = self.driver.browser_log().await.expect("the console");
        let loud = log.into_iter().filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING");
        let said = loud.map(|entry| format!("{}: {}", entry.level, entry.message));
        let failed = self.traffic().await.failed;
        said.chain(failed).filter(|text| !forgiven.iter().any(|forgiven| text.contains(forgiven))).collect()
    }

    /// Nothing went wrong so far.
    pub async fn quiet(&self) {
        self.forgive(&[]).await;
    }

    /// Nothing went wrong so far but what a test did on purpose.
    pub async fn forgive(&self, forgiven: &[&str]) {
        let complaints = self.complaints(forgiven).await;
        assert!(complaints.is_empty(), "the browser complains: {complaints:#?}");
    }

    /// Closes the browser, if nothing went wrong.
    pub async fn close(self) {
        self.quiet().await;
        self.driver.quit().await.expect("Chromium ends");
    }

    /// The same person without a browser, for whatever need not be clicked.
    pub async fn person(&self) -> Client {
        let cookie = self.driver.get_named_cookie("meadhall").await.expect("a token");
        Client::known(self.base.clone(), &format!("meadhall={}", cookie.value))
    }

    /// Saves what is to be seen.
    pub async fn save(&self, file: &Path) {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        self.driver.screenshot(file).await.expect("a picture");
    }
}

/// Whether something was not there, was gone or lay below something else, so that nothing was clicked.
fn came_between(error: &WebDriverError) -> bool {
    matches!(
        **error,
        WebDriverErrorInner::NoSuchElement(_)
            | WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
            | WebDriverErrorInner::MoveTargetOutOfBounds(_)
            | WebDriverErrorInner::JavascriptError(_)
    )
}
