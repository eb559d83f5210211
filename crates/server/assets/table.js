// What a table does in the browser: sends a choice, swaps in what comes back, keeps up with the others.
"use strict";
(() => {
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
  const version = () => Number($("[data-version]")?.dataset.version || 0);

  // Names of moving things are given just before a move and taken away after it.
  const name = (on) => {
    const seen = new Set();
    for (const thing of all("[data-vt]", main())) {
      const free = on && !seen.has(thing.dataset.vt);
      seen.add(thing.dataset.vt);
      thing.style.viewTransitionName = free ? thing.dataset.vt : "";
      thing.style.viewTransitionClass = free ? "card" : "";
    }
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
    for (const part of all("details[id]:not(#choices)", here)) {
      const next = $("#" + CSS.escape(part.id), fresh);
      if (next) next.open = part.open;
    }
    if (!same) return all(":popover-open", here).forEach((shown) => shown.hidePopover());
    for (const pick of all("[name=with]:checked, [name=pick]:checked", here)) {
      const again = all("[name=with], [name=pick]", fresh).find((one) => !one.checked && (one.id || one.value) === (pick.id || pick.value));
      if (again) again.checked = true;
    }
  };

  let swaps = 0;
  const put = (fresh) => {
    const here = main(), held = here.contains(doc.activeElement) && doc.activeElement;
    const asked = (from) => $("#prompt", from)?.textContent;
    carry(here, fresh, asked(here) === asked(fresh));
    swaps += 1;
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

  const swap = async (fresh) => {
    await morphing;
    if (!doc.startViewTransition || calm.matches || doc.hidden) return put(fresh);
    name(true);
    const moving = doc.startViewTransition(() => { put(fresh); name(true); });
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
    let banner = $("#lost");
    if (!is) return banner?.remove();
    if (banner || !main().dataset.lost) return;
    banner = doc.createElement("p");
    banner.id = "lost";
    banner.role = "alert";
    banner.textContent = main().dataset.lost;
    doc.body.append(banner);
  };

  const fits = (fresh) => fresh && (!fresh.id || fresh.id === main().id);

  const refresh = (wanted) => after(async () => {
    if (wanted && wanted <= version()) return;
    const answer = await fetch(main().dataset.part || location.href, html);
    if (answer.status >= 500 || answer.status === 429) throw answer;
    const fresh = answer.ok && parsed(await answer.text());
    // Another kind of page now, or none: see it whole, but never in a quick circle.
    if (!fits(fresh)) return void setTimeout(() => location.reload(), 1000 - performance.now());
    lost(false);
    const now = Number(($("[data-version]", fresh) || fresh).dataset.version || 0);
    // Nothing new: whoever is in the middle of a pair or of typing is left alone.
    if (now !== version()) await swap(fresh);
  });

  const send = (form, button) => {
    const seen = swaps;
    after(async () => {
      // A second click on what is gone by now sends nothing.
      if (seen !== swaps) return;
      const body = new URLSearchParams(new FormData(form));
      if (button?.name) body.set(button.name, button.value);
      main().ariaBusy = "true";
      // Not `form.action`: that is the button with this name.
      const answer = await fetch(form.getAttribute("action"), { method: "POST", body, ...change })
        .finally(() => (main().ariaBusy = null));
      lost(false);
      // Another page has to be seen now.
      if (answer.status === 205) return location.assign(answer.headers.get("Location"));
      const fresh = parsed(await answer.text());
      if (fits(fresh)) return swap(fresh);
      if (answer.redirected) return location.assign(answer.url);
      location.reload();
    });
  };

  // Live: the server names a version, the page asks for it.
  let source, delay = 1000;
  const listen = () => {
    const address = main()?.dataset.live;
    if (!address) return;
    source?.close();
    source = new EventSource(address);
    // The first message names the version, so only somebody who was away asks for the page at once.
    source.onopen = () => { delay = 1000; if ($("#lost")) refresh(); };
    source.onmessage = (event) => refresh(Number(event.data));
    source.onerror = () => {
      source.close();
      lost(true);
      setTimeout(listen, delay);
      delay = Math.min(delay * 1.6, 15000);
    };
  };
  addEventListener("pageshow", (event) => event.persisted && listen());
  addEventListener("online", listen);
  addEventListener("offline", () => { source?.close(); lost(true); });
  addEventListener("pagehide", () => source?.close());

  on("submit", (event) => {
    const form = event.target;
    if (!form.closest("#table") || form.method !== "post" || "full" in form.dataset || form.id === "replay") return;
    event.preventDefault();
    send(form, event.submitter);
  });

  const keep = async (text) => {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    // Where the clipboard is for HTTPS alone, the old way is left.
    const field = doc.createElement("textarea");
    field.value = text;
    doc.body.append(field);
    field.select();
    doc.execCommand("copy");
    field.remove();
  };

  on("click", async (event) => {
    const at = (what) => event.target.closest(what);
    const copy = at("[data-copy]"), step = at("a[data-step]");
    if (step) {
      event.preventDefault();
      return slide(step.getAttribute("href"));
    }
    if (copy && await keep(new URL(copy.dataset.copy, location).href).then(() => true, () => false)) {
      copy.classList.add("copied");
      const said = $("#said");
      said.textContent = said.dataset.copied;
      setTimeout(() => { copy.classList.remove("copied"); said.textContent = ""; }, 1600);
    }
    fold(event.target);
  });

  const fold = (but) => all("details.drop").forEach((part) => (part.open &&= part.contains(but || null)));

  // Either one figure is picked to come or several to go.
  const drop = (what) => all(what + ":checked", main()).forEach((pick) => (pick.checked = false));

  // The replay: any place without a reload.
  const slide = (address) => after(async () => {
    const answer = await fetch(address, html);
    const fresh = answer.ok && parsed(await answer.text());
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
      const lit = all(".lit, .own.f", main()).map((thing) => $("input", thing) || thing).filter((thing) => thing.checkVisibility());
      if (!lit.length || event.target.closest(".log-lines")) return;
      event.preventDefault();
      const at = lit.indexOf(doc.activeElement);
      lit[at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length].focus();
    } else if (key === "u") {
      $("button.undo")?.click();
    } else if (key === "l") {
      for (const log of all("#log")) log.open = !log.open;
    } else if (key === "?") {
      $("#help")?.togglePopover?.();
    } else if (key === "Escape") {
      fold();
      drop("[name=pick]");
      drop("[name=with]");
    }
  });

  listen();
})();
