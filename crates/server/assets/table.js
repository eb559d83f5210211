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

  const main = () => $("main");
  const version = () => Number($("[data-version]")?.dataset.version || 0);
  const pair = {};

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

  // What tells one control from another over a swap.
  const mark = (thing) => {
    if (!thing || !main().contains(thing)) return null;
    if (thing.id) return "#" + CSS.escape(thing.id);
    if (thing.name && thing.value) return `[name="${thing.name}"][value="${CSS.escape(thing.value)}"]`;
    if (thing.dataset.vt) return `[data-vt="${thing.dataset.vt}"]`;
    return "#prompt";
  };

  const put = (fresh) => {
    const here = main(), focus = mark(doc.activeElement), ask = $("#prompt", here);
    const open = all("details[id]:not(#choices)", here).map((part) => [part.id, part.open]);
    const scrolled = all(".log-lines, .hand ul", here).map((part) => part.scrollLeft);
    const was = ask && ask.textContent;
    const ticked = all("[name=with]:checked, [name=pick]:checked", here).map((pick) => pick.id || pick.value);
    const shown = $(":popover-open", here);
    here.innerHTML = fresh.innerHTML;
    if (fresh.dataset.version) here.dataset.version = fresh.dataset.version;
    for (const [id, was] of open) Object.assign(doc.getElementById(id) || {}, { open: was });
    all(".log-lines, .hand ul", here).forEach((part, n) => (part.scrollLeft = scrolled[n] || 0));
    // The prompt stays the same element, so that a screen reader hears it change.
    const asked = $("#prompt", here);
    if (ask && asked) {
      const text = asked.textContent;
      asked.replaceWith(ask);
      if (ask.textContent !== text) ask.textContent = text;
    }
    pair.first = null;
    // The same question still: what was picked stays picked, what was opened stays open.
    if (ask && ask.textContent === was) {
      for (const pick of ticked) {
        const again = all("[name=with], [name=pick]", here).find((one) => !one.checked && (one.id || one.value) === pick);
        if (again) again.checked = true;
      }
      if (shown) doc.getElementById(shown.id)?.showPopover();
    }
    // The same choice may also stand in a list that is closed.
    const again = focus && all(focus, here).find((thing) => thing.checkVisibility());
    if (focus) (again || $("#prompt", here) || here).focus({ preventScroll: true });
    fill();
    if (asked) doc.title = ($(".ask.mine") ? here.dataset.yourTurn : ask.textContent) + " – " + title.split(" – ").pop();
  };

  const swap = async (fresh) => {
    if (!doc.startViewTransition || calm.matches || doc.hidden) return put(fresh);
    name(true);
    const moving = doc.startViewTransition(() => { put(fresh); name(true); });
    moving.ready.catch(() => {});
    await moving.finished.catch(() => {});
    name(false);
  };

  const parsed = (text, part) => {
    const page = new DOMParser().parseFromString(part ? "<main>" + text + "</main>" : text, "text/html");
    return $("main", page);
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

  const refresh = (wanted) => after(async () => {
    if (wanted && wanted <= version()) return;
    const part = main().dataset.part;
    const answer = await fetch(part || location.href, html);
    if (answer.status >= 500 || answer.status === 429) throw answer;
    const fresh = answer.ok && parsed(await answer.text(), part);
    // Another kind of page now, or none: see it whole, but never in a quick circle.
    if (!fresh || (!part && fresh.id !== main().id)) {
      return void setTimeout(() => location.reload(), 1000 - performance.now());
    }
    lost(false);
    const now = Number(($("[data-version]", fresh) || fresh).dataset.version || 0);
    // Nothing new: whoever is in the middle of a pair or of typing is left alone.
    if (now !== version()) await swap(fresh);
  });

  const send = (form, button) => after(async () => {
    // A second click on what is gone by now sends nothing.
    if (!form.isConnected) return;
    const body = new URLSearchParams(new FormData(form));
    if (button?.name) body.set(button.name, button.value);
    main().ariaBusy = "true";
    // Not `form.action`: that is the button with this name.
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, ...html })
      .finally(() => (main().ariaBusy = null));
    const fresh = parsed(await answer.text());
    lost(false);
    if (fresh && fresh.id === main().id) {
      if (answer.redirected) history.replaceState(null, "", answer.url);
      return swap(fresh);
    }
    if (answer.redirected) return location.assign(answer.url);
    location.reload();
  });

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
    clans(form);
    if (!form.closest("#table") || form.method !== "post" || "full" in form.dataset || form.id === "replay") return;
    event.preventDefault();
    send(form, event.submitter);
  });

  // The Rider: a land of row 1, then one of row 2, in whichever order.
  const pick = (land) => {
    const first = pair.first;
    if (first === land || !first || first.dataset.pick === land.dataset.pick) {
      all("[data-pick][aria-pressed=true]").forEach((other) => (other.ariaPressed = "false"));
      pair.first = first === land ? null : land;
      if (pair.first) {
        land.ariaPressed = "true";
        const other = $(`[data-pick]:not([data-pick="${land.dataset.pick}"])`);
        if (other && land.matches(":focus-visible")) other.focus();
      }
      return;
    }
    const [one, two] = first.dataset.pick === "1" ? [first, land] : [land, first];
    const button = doc.createElement("button");
    button.name = "action";
    button.value = `rider 1.${one.dataset.slot} 2.${two.dataset.slot}`;
    send($("#play"), button);
  };

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
    const land = at("[data-pick]"), copy = at("[data-copy]"), step = at("a[data-step]");
    if (land) return pick(land);
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

  // A die is dragged onto a warrior that it can arm.
  let held;
  on("dragstart", ({ target }) => (held = target.closest("[data-face]")) && $("input", held).click());
  const under = ({ target }) => held && target.closest(".by-" + held.dataset.face);
  on("dragover", (event) => under(event) && event.preventDefault());
  on("drop", (event) => under(event) && (event.preventDefault(), under(event).click()));

  // The replay: any place without a reload.
  const slide = (address) => after(async () => {
    const answer = await fetch(address, html);
    const fresh = answer.ok && parsed(await answer.text());
    if (!fresh) return location.assign(address);
    history.replaceState(null, "", address);
    await swap(fresh);
  });
  on("change", async ({ target }) => {
    const { name, type, dataset, files } = target, form = target.closest("form[data-slide]");
    if (name === "pick") drop("[name=with]");
    if (name === "with" && type === "checkbox") drop("[name=pick]");
    if (form) slide(form.getAttribute("action") + "?" + new URLSearchParams(new FormData(form)));
    // A file goes into the field for its text.
    if (dataset.into && files[0]) $(`[name=${dataset.into}]`).value = await files[0].text();
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

  // Clans by seat become one field; the server draws for who is left to chance.
  const clans = (form) => {
    const field = $("[name=option-clans]", form), picks = all("[data-clan]", form);
    if (!field || !picks.some((pick) => pick.value)) return;
    field.value = picks.map((pick) => pick.value || "random").join(" ");
  };

  // A random part of the seed, unless somebody types one; whole addresses, to be copied by hand too.
  const fill = () => {
    for (const field of all(".invite input[readonly]")) field.value = new URL(field.value, location).href;
    for (const field of all("[data-random]")) {
      if (field.value) continue;
      const bytes = crypto.getRandomValues(new Uint8Array(12));
      field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
  };
  fill();
  listen();
})();
