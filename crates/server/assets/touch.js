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
  // What can be copied is, and says so.
  const keep = async (text) => {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    // Where the clipboard is for HTTPS alone, the old way is left.
    const field = Object.assign(doc.createElement("textarea"), { value: text });
    doc.body.append(field);
    field.select();
    doc.execCommand("copy");
    field.remove();
  };
  doc.addEventListener("click", async ({ target }) => {
    const copy = target.closest?.("[data-copy]");
    if (!copy || !await keep(new URL(copy.dataset.copy, location).href).then(() => true, () => false)) return;
    const said = $("#said");
    copy.classList.add("copied");
    said.textContent = said.dataset.copied;
    setTimeout(() => { copy.classList.remove("copied"); said.textContent = ""; }, 1600);
  });

  // So many tables wait for the visitor: the tab says so, and the app's badge where there is one. Now and then it is looked again.
  const mine = () => ($(".ask.mine") ? 1 : 0), EVERY = 90000;
  let others = Math.max(0, Number(doc.body.dataset.waiting) - mine());
  const tell = () => {
    const waiting = others + mine(), title = doc.title.replace(/^\(\d+\) /, "");
    doc.title = waiting ? `(${waiting}) ${title}` : title;
    (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {});
  };
  const look = async () => {
    const answer = await fetch("/me/waiting.json").catch(() => null), told = answer?.ok && await answer.json();
    if (told) others = Math.max(0, told.waiting - mine());
    tell();
  };
  if (!doc.body.classList.contains("screen")) {
    setInterval(look, EVERY);
    doc.addEventListener("visibilitychange", () => doc.hidden || look());
    doc.addEventListener("swapped", tell);
    tell();
  }

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
