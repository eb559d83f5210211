// The told game: everything that happens is shown one step after the other, at the pace that the player sets.
"use strict";
(() => {
  const { $, all, on, version, after, get, offer, swap, lost } = Page, doc = document, root = doc.documentElement;
  // How long a step stands: milliseconds, and more for each letter of its sentence.
  const PACES = { now: [0, 0], brisk: [400, 10], calm: [900, 28] };
  const USUAL = "calm", QUICK = 300, SUMMARY = 6000, SCENE = [2500, 30], AFTERWARDS = 3000, AGAIN = 2000;
  // After an absence of so many milliseconds, more steps than these are told in short.
  const ABSENT = 15000, MOST = 8;

  const bar = () => $("#story"), number = (what) => Number(bar()?.dataset[what] || 0);
  const at = () => number("step"), count = () => number("steps"), behind = () => at() < count();
  const isReplay = () => !!$(".table.replay"), time = () => performance.now();
  const signal = (kind) => kind && doc.dispatchEvent(new CustomEvent("signal", { detail: kind }));

  // What is remembered in this browser, where it remembers anything.
  const kept = (key, value) => {
    try {
      if (value !== undefined) localStorage[key] = value;
      return localStorage[key];
    } catch { /* then the usual */ }
  };
  // A big screen tells by itself: nobody stands beside it.
  const auto = doc.body.classList.contains("screen");
  const pace = () => (!auto && PACES[kept("pace")] ? kept("pace") : USUAL);
  const seen = () => { try { return JSON.parse(kept("steps") || "{}"); } catch { return {}; } };
  const remember = () => {
    const { [bar().dataset.source]: _, ...others } = seen();
    kept("steps", JSON.stringify(Object.fromEntries([...Object.entries(others).slice(-30), [bar().dataset.source, at()]])));
  };

  let paused = isReplay() || /[?&]step=/.test(location.search), due = 0, known = 0, timer, ahead, last, mine, scenes = [];
  const staged = () => !$("#stage").hidden;

  // Where a step is shown, or everything since one in short; the newest where none is named.
  const address = (step, since) => {
    const to = new URL(bar().dataset.source, location.href), add = (key, value) => value === undefined || to.searchParams.set(key, value);
    add("step", step);
    add("since", since);
    add("seen", version());
    return to.href;
  };

  // Others have moved: the next step, if nothing else is being told; else this one again, with what is asked now.
  const waits = () => paused || doc.hidden || staged() || behind() || time() < due;
  if (bar() && !isReplay()) {
    Page.next = () => (pace() === "now" ? address(undefined, bar().dataset.since) : waits() ? address(at(), bar().dataset.since) : address(at() + 1));
    // Who acts on the newest board sees at once what came of it; else the story goes on where it is.
    Page.place = (body) => {
      if (pace() === "now") return;
      if (!behind()) paused = false;
      body.set("step", behind() ? at() : at() + 1);
      body.set("seen", version());
    };
  }

  const jump = (step, since) => after(async () => {
    const fresh = await get(address(step < count() ? step : undefined, since));
    if (fresh) await swap(fresh);
  });
  const skip = () => { paused = isReplay(); scenes = []; perform(); jump(); };

  // The next step is asked for while this one is read.
  const fetchAhead = (step) => {
    if (ahead?.step !== step) ahead = { step, answer: get(address(step)).catch(() => null) };
  };
  const take = async (step) => {
    const early = ahead?.step === step && await ahead.answer;
    ahead = null;
    const current = early && Number($("[data-version]", early).dataset.version) >= Page.latest;
    return current ? early : get(address(step));
  };
  const go = async () => {
    const step = at() + 1;
    try {
      const fresh = await take(step);
      if (fresh) await after(() => (paused || at() + 1 !== step ? schedule() : offer(fresh)));
      if (fresh && at() < step) schedule();
    } catch {
      lost(true);
      timer = setTimeout(go, AGAIN);
    }
  };

  const schedule = () => {
    clearTimeout(timer);
    if (!bar() || paused || doc.hidden || staged()) return;
    if (behind() && pace() === "now" && !isReplay()) return jump();
    if (behind()) {
      fetchAhead(at() + 1);
      timer = setTimeout(go, due - time());
    } else if (!("since" in bar().dataset)) {
      timer = setTimeout(() => root.classList.remove("story-on"), due - time() + AFTERWARDS);
    }
  };

  // The great moments of the step, one after another: at the calm pace each stands until it is read.
  const perform = () => {
    const scene = scenes.shift(), stage = $("#stage");
    clearTimeout(timer);
    stage.hidden = !scene;
    if (!scene) return schedule();
    $("#stage-scene").replaceChildren(scene.cloneNode(true));
    stage.dataset.kind = scene.dataset.kind;
    signal(scene.dataset.kind);
    if (auto || pace() === "brisk") timer = setTimeout(perform, SCENE[0] + SCENE[1] * scene.textContent.length);
  };

  const show = () => {
    for (const list of all("[data-pace]")) list.value = pace();
    for (const button of all("[data-pause]")) button.ariaPressed = String(paused);
    root.classList.toggle("paused", paused);
  };

  const sounds = (moved) => {
    const some = (what) => moved.some((thing) => thing.matches(what));
    signal(some(".die, .dice") ? "dice" : some(".card, .char, .land, .jarl") ? "card" : moved.length ? "move" : "");
    const now = !!$(".ask.mine");
    if (now && !mine) signal("your-turn");
    mine = now;
  };

  // Where things that move stand, and what they say; compared after a change, that tells what to light up.
  const MANY = 16, LIT = 1800;
  const places = () => {
    const places = new Map();
    for (const thing of all("#table [data-vt]")) {
      const spot = [...thing.classList].filter((part) => part.startsWith("at-")), text = thing.textContent;
      places.set(thing.dataset.vt, [thing, thing.parentNode.closest(":not(li)"), spot + (text.length < 8 ? text : "")]);
    }
    return places;
  };
  let before;
  const light = () => {
    const changed = [...places()].filter(([name, [, box, says]]) => {
      const was = before.get(name);
      return !was || was[1] !== box || was[2] !== says;
    }).map(([, [thing]]) => thing);
    if (changed.length > MANY) return [];
    for (const thing of changed) thing.classList.add("moved");
    setTimeout(() => changed.forEach((thing) => thing.classList.remove("moved")), LIT);
    return changed;
  };

  // A page was put in: a new step stands for a while, and its great moments are shown.
  const told = (moved) => {
    if (!bar()) return;
    const step = at(), fresh = step !== last, absent = Page.gone && Date.now() - Page.gone > ABSENT && count() - known > MOST;
    last = step;
    if (!doc.hidden) [Page.gone, known] = [0, count()];
    if (isReplay() && !behind()) paused = true;
    show();
    sounds(moved);
    if (absent && behind() && !doc.hidden) return jump(undefined, step);
    if (fresh) {
      const [stand, letter] = PACES[pace()], { own, quick, since } = bar().dataset;
      due = time() + ((own ?? quick) === undefined ? stand + letter * $("#told").textContent.length : QUICK);
      if (since !== undefined) due = Math.max(due, time() + SUMMARY);
      root.classList.add("story-on");
      if (isReplay()) history.replaceState(null, "", bar().dataset.source.replace("?", `?at=${step}&`));
      else remember();
      scenes = pace() === "now" ? [] : all(`#scenes [data-scene="${step}"]`).reverse();
      return perform();
    }
    schedule();
  };
  on("swapping", () => (before = places()));
  on("swapped", () => told(light()));

  on("visibilitychange", () => {
    if (doc.hidden) Page.gone ||= Date.now();
    else if (bar()) told([]);
  });
  on("click", (event) => {
    const on = (what) => event.target.closest(what), link = on("a[data-to]");
    if (link) {
      event.preventDefault();
      const to = Number(link.dataset.to);
      if (to >= count()) return skip();
      paused = "play" in link.dataset ? false : to < at() || paused;
      scenes = [];
      perform();
      last = undefined;
      jump(to);
    } else if (on("[data-pause]")) {
      paused = !paused;
      show();
      if (!paused && isReplay() && !behind()) return jump(0);
      schedule();
    } else if (on("[data-go-on]")) {
      perform();
    } else if (on("[data-close]")) {
      root.classList.remove("story-on");
    }
  });
  on("change", ({ target }) => {
    if (!target.matches("[data-pace]")) return;
    kept("pace", target.value);
    due = 0;
    schedule();
  });
  on("keydown", (event) => {
    const { key, target } = event;
    if (!bar() || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea")) return;
    if (key === "Escape" && staged()) perform();
    else if (key === "Escape" && behind() && !isReplay() && !$(":popover-open, .drop[open]")) skip();
    else if (isReplay() && key === " " && !target.closest("button, a, summary")) {
      event.preventDefault();
      $("[data-pause]").click();
    } else if (isReplay() && (key === "ArrowLeft" || key === "ArrowRight")) {
      $(`a[data-step=replay-${key === "ArrowLeft" ? "back" : "next"}]`)?.click();
    }
  });

  // Who comes back to a page sees what happened since she looked last.
  const resume = () => {
    const before = seen()[bar().dataset.source];
    [last, known, mine] = [at(), count(), !!$(".ask.mine")];
    show();
    if (isReplay() || paused) return;
    if (before === undefined && "since" in bar().dataset) root.classList.add("story-on");
    if (before === undefined || before >= count() || pace() === "now" || $(".table.over")) return remember();
    last = undefined;
    if (count() - before > MOST) jump(undefined, before);
    else jump(before + 1);
  };
  if (bar()) resume();
})();
