// A lesson: great moments stand until they are read; what is lit is brought into sight.
"use strict";
(() => {
  const doc = document, $ = (what) => doc.querySelector(what), all = (what) => [...doc.querySelectorAll(what)];
  let scenes = [];
  const show = () => {
    const lit = all(".lesson > :not(.ask) [data-light], .lesson > [data-light]").find((thing) => thing.checkVisibility());
    if (!lit || matchMedia("(min-width: 1000px)").matches) return;
    const room = ($(".ask")?.getBoundingClientRect().height || 0) + 12, box = lit.getBoundingClientRect();
    if (box.top < room || box.bottom > innerHeight) scrollBy({ top: box.top - room });
  };
  const perform = () => {
    const scene = scenes.shift(), stage = $("#stage"), shown = !stage.hidden;
    stage.hidden = !scene;
    if (!scene) {
      if (shown) $("#prompt")?.focus();
      return show();
    }
    $("#stage-scene").replaceChildren(scene.cloneNode(true));
    stage.dataset.kind = scene.dataset.kind;
    $("[data-go-on]").focus();
  };
  const begin = () => { scenes = all("#scenes .scene"); perform(); };
  doc.addEventListener("click", ({ target }) => target.closest("[data-go-on]") && perform());
  doc.addEventListener("keydown", ({ key }) => key === "Escape" && !$("#stage").hidden && perform());
  doc.addEventListener("swapped", begin);
  addEventListener("load", begin);
})();
