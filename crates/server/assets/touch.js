// What answers a touch at once: a sent choice looks sent, and what is needed only then is fetched.
"use strict";
(() => {
  const doc = document, $ = (what) => doc.querySelector(what);
  const all = (what) => [...doc.querySelectorAll(what)];

  // Until the answer is there, the page is busy and what was pressed stays pressed.
  const busy = (thing) => {
    for (const old of all(".sent")) old.classList.remove("sent");
    thing?.classList.add("sent");
    $("main").ariaBusy = thing ? "true" : null;
  };
  // What the page asks by itself keeps nobody from choosing.
  doc.addEventListener("submit", ({ target, submitter }) => "auto" in target.dataset || busy(submitter || target));
  doc.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]:not([download], [target])");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button || link.pathname === location.pathname && link.hash) return;
    if (link.origin === location.origin) busy(link);
  });
  doc.addEventListener("swapped", () => busy());
  addEventListener("pageshow", () => busy());

  // The first touch fetches settings and sounds. What it was meant for waits for them.
  let settings;
  const fetched = () => (settings ||= new Promise((done) => {
    const script = Object.assign(doc.createElement("script"), { src: doc.body.dataset.settings });
    script.onload = script.onerror = () => done((settings = true));
    doc.head.append(script);
  }));
  addEventListener("pointerdown", fetched, { once: true });
  addEventListener("keydown", ({ key, target }) => fetched().then?.(() => {
    if (key === "m") target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }), { once: true });
  addEventListener("click", (event) => {
    const late = event.target.closest?.("[data-png], [data-sound]"), wait = fetched();
    if (!late || wait === true) return;
    event.preventDefault();
    event.stopPropagation();
    wait.then(() => late.click());
  }, true);
})();
