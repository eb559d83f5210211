// What is set and kept in the browser: sound, how pages look, the picture of the end. A page fetches this at the first touch.
"use strict";
(() => {
  const doc = document, root = doc.documentElement, $ = (what) => doc.querySelector(what);
  const all = (what) => [...doc.querySelectorAll(what)];

  // Volume, mute and hearth belong to the browser; where nothing can be kept, they hold for the page.
  const kept = (key, otherwise) => { try { return localStorage.getItem("meadhall-" + key) ?? otherwise; } catch { return otherwise; } };
  const keep = (key, value) => { try { localStorage.setItem("meadhall-" + key, value); } catch { /* Nothing is kept. */ } };
  const sound = { on: kept("sound", "on"), volume: kept("volume", "60"), hearth: kept("hearth", "on") };
  const show = () => {
    root.dataset.volume = sound.on === "on" ? sound.volume : "0";
    root.dataset.hearth = sound.hearth;
    for (const box of all("[data-sound]")) {
      const value = sound[box.dataset.sound];
      if (box.type === "range") box.value = value; else if (box.type === "checkbox") box.checked = value === "on"; else box.ariaPressed = String(value === "on");
    }
    doc.dispatchEvent(new Event("sound-set"));
  };
  const set = (key, value) => {
    sound[key] = value;
    keep(key === "on" ? "sound" : key, value);
    show();
    if (sound.on === "on") load();
  };
  const mute = () => {
    set("on", sound.on === "on" ? "off" : "on");
    const said = $("#said");
    said.textContent = said.dataset["sound" + (sound.on === "on" ? "On" : "Off")];
  };

  let loaded;
  const load = () => {
    if (loaded || sound.on !== "on") return;
    loaded = doc.createElement("script");
    loaded.src = doc.body.dataset.sounds;
    doc.head.append(loaded);
  };
  doc.addEventListener("input", ({ target }) => {
    const key = target.dataset.sound;
    if (key) set(key, target.type === "range" ? target.value : target.checked ? "on" : "off");
  });
  doc.addEventListener("click", ({ target }) => target.closest?.("button[data-sound]") && mute());
  doc.addEventListener("keydown", (event) => {
    if (event.key === "m" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest("input, select, textarea")) mute();
  });
  doc.addEventListener("swapped", show);

  // The picture of the end becomes a PNG, to be sent on where the device can and else to be kept.
  const png = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(doc.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  };
  doc.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a[data-png]");
    if (!link) return;
    event.preventDefault();
    const blob = await png(link.href), file = new File([blob], link.dataset.png, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) return navigator.share({ files: [file] }).catch(() => {});
    const href = URL.createObjectURL(blob);
    Object.assign(doc.createElement("a"), { href, download: link.dataset.png }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10000);
  });

  // How pages look is kept by the server, so that the next page comes that way; this one changes at once.
  doc.addEventListener("change", ({ target }) => {
    const form = target.closest("#display");
    if (!form) return;
    root.classList.toggle(target.name, target.checked);
    const kept = fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual" });
    // Talk comes and goes with the page.
    if (target.name === "quiet" && $("[data-live]")) kept.then(() => location.reload());
  });
  show();
  load();
})();
