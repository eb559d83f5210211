// A die is dragged onto a warrior that it can arm.
"use strict";
(() => {
  const on = (what, does) => document.addEventListener(what, does);
  let held;
  on("dragstart", ({ target }) => (held = target.closest("[data-face]")) && held.querySelector("input").click());
  const under = ({ target }) => held && target.closest(".by-" + held.dataset.face);
  on("dragover", (event) => under(event) && event.preventDefault());
  on("drop", (event) => under(event) && (event.preventDefault(), under(event).click()));
})();
