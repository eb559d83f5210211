// Talk at a table: lines come by themselves, and what is typed is sent without a new page.
"use strict";
(() => {
  const { $, all, on } = Page, doc = document, MOST = 40;
  const box = () => $("#talk"), count = () => Number(box()?.dataset.said || 0);
  const rooms = (from) => (from ? all(".talk-lines", from) : []), last = (room) => Number(all("[data-line]", room).pop()?.dataset.line || 0);

  // How many lines somebody has seen at which table, where this browser remembers anything.
  const place = location.pathname.split("/")[2];
  const kept = () => { try { return JSON.parse(localStorage.talk || "{}"); } catch { return {}; } };
  const seen = () => {
    const { [place]: _, ...others } = kept();
    try { localStorage.talk = JSON.stringify(Object.fromEntries([...Object.entries(others).slice(-MOST), [place, count()]])); } catch { /* Then not. */ }
  };
  const show = () => {
    const news = box() ? count() - (kept()[place] || 0) : 0;
    for (const way of all(".talk-way")) news > 0 ? way.dataset.new = news : delete way.dataset.new;
  };
  const end = () => rooms(box()).forEach((room) => (room.scrollTop = room.scrollHeight));
  const read = () => { if (box()?.open && !doc.hidden) seen(); show(); };

  const fetched = async (answer) => $("#talk", new DOMParser().parseFromString(await answer.text(), "text/html"));

  // Only what is new is added, so that a reader of the screen says that and nothing twice, and what is typed stays.
  const add = (fresh) => {
    const here = rooms(box()), there = rooms(fresh);
    const closed = (from) => !$(".talk-say", from);
    if (here.length !== there.length || closed(box()) !== closed(fresh)) return put(fresh);
    here.forEach((room, n) => {
      const from = last(room), news = all("[data-line]", there[n]).filter((line) => Number(line.dataset.line) > from);
      const low = room.scrollHeight - room.scrollTop - room.clientHeight < 40;
      room.append(...news);
      if (low) room.scrollTop = room.scrollHeight;
      // Who has the talk closed hears the last line all the same.
      if (news.length && !box().open) $("#said").textContent = $("p", news.at(-1)).textContent;
    });
    box().dataset.said = fresh.dataset.said;
    read();
  };
  const put = (fresh) => {
    fresh.open = true;
    for (const part of ["palette", "talk-manners"]) $("." + part, fresh)?.toggleAttribute("open", !!$(`.${part}[open]`, box()));
    const typing = box().contains(doc.activeElement) && doc.activeElement.name;
    box().replaceWith(fresh);
    end();
    if (typing) $(`#talk [name="${typing}"]`)?.focus();
    read();
  };

  const html = { Accept: "text/html" };
  const ask = async () => {
    const answer = await fetch(box().dataset.talk, { headers: html }).catch(() => null);
    const fresh = answer?.ok && answer.status === 200 && await fetched(answer);
    if (fresh) add(fresh);
  };
  let asking;
  on("talk", ({ detail }) => {
    if (box() && detail > count()) asking ||= ask().finally(() => (asking = null));
  });

  on("submit", async (event) => {
    const form = event.target;
    if (!form.closest("#talk")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const body = new URLSearchParams(new FormData(form)), { name, value } = event.submitter || {};
    if (name) body.set(name, value);
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { ...html, Prefer: "return=representation" } }).catch(() => null);
    const fresh = answer && await fetched(answer);
    fresh ? put(fresh) : Page.lost(true);
  });

  // The way to the talk opens it, and a second time closes it where it lies over something.
  on("click", (event) => {
    if (!event.target.closest?.(".talk-way") || !box()) return;
    const floats = getComputedStyle(box()).position === "fixed" || getComputedStyle(box()).display === "none";
    if (floats) event.preventDefault();
    box().open = !(floats && box().open);
    if (!box().open) return;
    end();
    if (floats) $("#talk [name=text]")?.focus();
  });
  on("keydown", (event) => {
    if (event.key === "Escape" && event.target.closest?.("#talk")) {
      box().open = false;
      $(".talk-way")?.focus();
    }
  });
  doc.addEventListener("toggle", ({ target }) => target.id === "talk" && (end(), read()), true);
  on("visibilitychange", read);
  on("swapped", show);
  end();
  read();
})();
