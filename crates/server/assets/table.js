// What a table does in the browser: sends a choice, swaps in what comes back, keeps up with the others.
"use strict";
const Page = (() => {
  const doc = document, root = doc.documentElement, $ = (what, from = doc) => from.querySelector(what);
  const all = (what, from = doc) => [...from.querySelectorAll(what)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const title = doc.title;
  root.classList.add("js");
  const on = (what, does) => doc.addEventListener(what, does);
  const html = { headers: { Accept: "text/html" } };
  // After a change the server answers with what came of it.
  const change = { headers: { ...html.headers, Prefer: "return=representation" } };

  const main = () => $("main");
  const versionOf = (from) => Number(($("[data-version]", from) || from).dataset?.version || 0);
  const version = () => versionOf(doc);
  const stepOf = (from) => $("#story", from)?.dataset.step;

  // What others add: where the next page is to be asked for, and what is sent with a choice.
  const page = { next: () => main().dataset.part || location.href, place: () => {}, latest: 0, gone: 0 };

  // Names of moving things are given just before a move and taken away after it.
  const name = (on) => {
    const seen = new Set();
    for (const thing of all("[data-vt]", main())) {
      const free = on && !seen.has(thing.dataset.vt);
      seen.add(thing.dataset.vt);
      thing.style.viewTransitionName = free ? thing.dataset.vt : "";
      thing.style.viewTransitionClass = free ? "card" : "";
    }
    // What lies over the board stays over what moves on it.
    all(".ask, #stage, :popover-open").forEach((thing, n) => (thing.style.viewTransitionName = on ? "over-" + n : ""));
  };

  // The library that turns one page into the next comes once the first is shown.
  const morphing = new Promise((done) => addEventListener("load", () => {
    const address = main()?.dataset.morph, script = doc.createElement("script");
    if (!address) return done();
    Object.assign(script, { src: address, onload: done, onerror: done });
    doc.head.append(script);
  }));

  // What tells one control or card from another: the library takes things with the same id for the same.
  const KEY = "~";
  const named = (thing) => KEY + [thing.tagName, thing.dataset.vt, ...["name", "href", "popovertarget"].map((part) => thing.getAttribute(part)),
    // A slider is the same wherever it stands; a button is what it would send.
    thing.type === "range" ? "" : thing.getAttribute("value"),
    thing.name ? "" : thing.form?.getAttribute("action")].join(" ");
  const identify = (from) => {
    const count = {};
    for (const thing of all("button, a, input, select, summary, [data-vt]", from)) {
      if (thing.id || !(thing instanceof HTMLElement)) continue;
      const key = named(thing);
      thing.id = key + " " + (count[key] = (count[key] || 0) + 1);
    }
  };

  // What somebody has opened or picked goes over to the page that comes; picks only while the same is asked.
  const carry = (here, fresh, same) => {
    for (const part of all("details[id]", here)) {
      const next = $("#" + CSS.escape(part.id), fresh);
      if (next && (same || part.id !== "choices")) next.open = part.open;
    }
    // What only tells something stays open; what offered a choice is out of date.
    if (!same) return all(":popover-open", here).forEach((shown) => $("[name=action]", shown) && shown.hidePopover());
    for (const pick of all("[name=with]:checked, [name=pick]:checked", here)) {
      const again = all("[name=with], [name=pick]", fresh).find((one) => !one.checked && (one.id || one.value) === (pick.id || pick.value));
      if (again) again.checked = true;
    }
  };

  const put = (fresh) => {
    const here = main(), held = here.contains(doc.activeElement) && doc.activeElement;
    const asked = (from) => $("#prompt", from)?.textContent;
    carry(here, fresh, asked(here) === asked(fresh));
    doc.dispatchEvent(new Event("swapping"));
    if (fresh.dataset.version) here.dataset.version = fresh.dataset.version;
    if (window.Idiomorph) {
      identify(here);
      identify(fresh);
      Idiomorph.morph(here, [...fresh.childNodes], { morphStyle: "innerHTML" });
    } else {
      here.replaceChildren(...fresh.childNodes);
    }
    // What had the focus and is gone: the same choice may stand elsewhere, or in a list that is closed.
    if (held && !(held === doc.activeElement && held.checkVisibility())) {
      const again = held.id && all(`[id^="${CSS.escape(held.id.replace(/ \d+$/, " "))}"]`, here).find((thing) => thing.checkVisibility());
      (again || $("#prompt", here) || here).focus({ preventScroll: true });
    }
    all(`[id^="${KEY}"]`, here).forEach((thing) => thing.removeAttribute("id"));
    if (asked(here)) doc.title = ($(".ask.mine") ? here.dataset.yourTurn : asked(here)) + " – " + title.split(" – ").pop();
    doc.dispatchEvent(new Event("swapped"));
  };

  const swap = async (fresh, done = () => {}) => {
    await morphing;
    if (!doc.startViewTransition || calm.matches || doc.hidden || $("#story[data-quick]", fresh)) return done(put(fresh));
    name(true);
    const moving = doc.startViewTransition(() => { put(fresh); name(true); done(); });
    moving.ready.catch(() => {});
    await moving.finished.catch(() => {});
    name(false);
  };

  // A whole page, or the part of one that changes.
  const parsed = (text) => {
    const whole = /^<!doctype/i.test(text);
    return $("main", new DOMParser().parseFromString(whole ? text : "<main>" + text + "</main>", "text/html"));
  };

  // One thing after the other: a swap never overtakes another one.
  let queue = Promise.resolve();
  const after = (work) => (queue = queue.then(work).catch(() => lost(true)));

  const lost = (is) => {
    const banner = $("#lost");
    if (!is) return banner?.remove();
    page.gone ||= Date.now();
    if (banner || !main().dataset.lost) return;
    doc.body.append(Object.assign(doc.createElement("p"), { id: "lost", role: "alert", textContent: main().dataset.lost }));
  };

  const fits = (fresh) => fresh && (!fresh.id || fresh.id === main().id);

  // A page from the server; nothing where another kind of page has to be seen.
  const get = async (address) => {
    const answer = await fetch(address, html);
    if (answer.status >= 500 || answer.status === 429) throw answer;
    const fresh = answer.ok && parsed(await answer.text());
    // Another kind of page now, or none: see it whole, but never in a quick circle.
    if (!fits(fresh)) return void setTimeout(() => location.reload(), 1000 - performance.now());
    lost(false);
    return fresh;
  };

  // Nothing new: whoever is in the middle of a pair or of typing is left alone. And no page is put over a newer one, nor a step
  // over a later one that still holds.
  const offer = (fresh) => {
    const now = versionOf(fresh), [step, steps, here] = [stepOf(fresh), $("#story", fresh)?.dataset.steps, stepOf(doc)].map((text) => Number(text || 0));
    if (step < here && here <= steps) return;
    if (now > version() || now === version() && step !== here) return swap(fresh);
  };

  const keepUp = async () => {
    // A version that is named and not shown is asked for nine times. Who plays on quickly is behind for as long as she plays.
    for (let n = 9, v; n; n = version() > v ? 9 : n - 1) {
      v = version();
      const fresh = await get(page.next());
      if (fresh) await after(() => offer(fresh));
      if (!fresh || version() >= page.latest) return;
    }
  };
  let asking;
  const refresh = (wanted) => {
    page.latest = Math.max(page.latest, wanted || 0);
    if (!wanted || wanted > version()) asking ||= keepUp().catch(() => lost(true)).finally(() => (asking = null));
  };

  const sending = new Set();
  const send = async (form, button) => {
    // A second click before the first has come back sends nothing. Not `form.action`: that is the button with this name.
    const to = form.getAttribute("action");
    if (sending.has(to)) return;
    sending.add(to);
    button?.closest("#choices")?.removeAttribute("open");
    const body = new URLSearchParams(new FormData(form));
    if (button?.name) body.set(button.name, button.value);
    page.place(body);
    if (!("auto" in form.dataset)) main().ariaBusy = "true";
    const done = () => { sending.delete(to); main().ariaBusy = null; };
    try {
      const answer = await fetch(to, { method: "POST", body, ...change });
      lost(false);
      // Another page has to be seen now.
      if (answer.status === 205) return location.assign(answer.headers.get("Location"));
      const fresh = parsed(await answer.text());
      if (fits(fresh)) await after(() => versionOf(fresh) < version() || swap(fresh, done));
      else if (answer.redirected) location.assign(answer.url);
      else location.reload();
    } catch {
      lost(true);
    } finally {
      done();
    }
  };

  // Live: the server names a version, the page asks for it.
  let source, delay = 1000;
  const listen = () => {
    const address = main()?.dataset.live;
    if (!address) return;
    source?.close();
    source = new EventSource(address + (doc.hidden ? "?hidden=true" : ""));
    // The first message names the version, so only somebody who was away asks for the page at once.
    source.onopen = () => { delay = 1000; if ($("#lost")) refresh(); };
    source.onmessage = (event) => refresh(Number(event.data));
    source.addEventListener("talk", ({ data }) => doc.dispatchEvent(new CustomEvent("talk", { detail: data })));
    source.onerror = () => {
      source.close();
      lost(true);
      setTimeout(listen, delay);
      delay = Math.min(delay * 1.6, 15000);
    };
  };
  addEventListener("pageshow", (event) => event.persisted && listen());
  addEventListener("online", listen);
  // Who has the page behind others for a while does not look at it, and may want to be told.
  let hiding;
  on("visibilitychange", () => {
    clearTimeout(hiding);
    if (doc.hidden) hiding = setTimeout(listen, 15000);
    else if (source?.url.includes("?")) listen();
  });
  addEventListener("offline", () => { source?.close(); lost(true); });
  addEventListener("pagehide", () => source?.close());

  on("submit", (event) => {
    const form = event.target;
    if (!form.closest("#table") || form.method !== "post" || "full" in form.dataset) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  on("click", (event) => {
    const step = event.target.closest("a[data-step]");
    if (step) {
      event.preventDefault();
      return slide(step.getAttribute("href"));
    }
    fold(event.target);
  });

  const fold = (but) => all("details.drop").forEach((part) => (part.open &&= part.contains(but || null)));

  // Either one figure is picked to come or several to go.
  const drop = (what) => all(what + ":checked", main()).forEach((pick) => (pick.checked = false));

  // The replay: any place without a reload.
  const slide = (address) => after(async () => {
    const fresh = await get(address);
    if (!fresh) return location.assign(address);
    history.replaceState(null, "", address);
    await swap(fresh);
  });
  on("change", ({ target }) => {
    const { name, type } = target, form = target.closest("form[data-slide]");
    if (name === "pick") drop("[name=with]");
    if (name === "with" && type === "checkbox") drop("[name=pick]");
    if (form) slide(form.getAttribute("action") + "?" + new URLSearchParams(new FormData(form)));
  });

  // Keys: arrows between what can be chosen, u, l and ?.
  on("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=checkbox]):not([name=pick]), select, textarea")) return;
    const { key } = event, step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step) {
      const lit = all(".lit, [data-choose]", main()).map((thing) => $("input", thing) || thing).filter((thing) => thing.checkVisibility());
      if (!lit.length || event.target.closest(".log-lines")) return;
      event.preventDefault();
      const at = lit.indexOf(doc.activeElement);
      lit[at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length].focus();
    } else if (key === "u") $("button.undo")?.click();
    else if (key === "l") for (const log of all("#log")) log.open = !log.open;
    else if (key === "?") $("#help")?.togglePopover?.();
    else if (key === "Escape") {
      fold();
      drop("[name=pick]");
      drop("[name=with]");
    }
  });

  listen();
  return Object.assign(page, { $, all, on, version, after, get, offer, swap, lost, slide });
})();
