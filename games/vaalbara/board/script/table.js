// The Rider: a land of row 1, then one of row 2, in whichever order.
"use strict";
(() => {
  const doc = document;
  doc.addEventListener("click", ({ target }) => {
    const land = target.closest("[data-pick]"), first = doc.querySelector("[data-pick][aria-pressed=true]");
    if (!land) return;
    if (first) first.ariaPressed = "false";
    if (first === land) return;
    if (!first || first.dataset.pick === land.dataset.pick) {
      land.ariaPressed = "true";
      const other = doc.querySelector(`[data-pick]:not([data-pick="${land.dataset.pick}"])`);
      if (other && land.matches(":focus-visible")) other.focus();
      return;
    }
    const [one, two] = first.dataset.pick === "1" ? [first, land] : [land, first];
    const form = doc.querySelector("#play"), button = doc.createElement("button");
    Object.assign(button, { name: "action", value: `rider 1.${one.dataset.slot} 2.${two.dataset.slot}`, hidden: true });
    form.append(button);
    form.requestSubmit(button);
    button.remove();
  });
})();
