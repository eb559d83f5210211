// What is wrong with how a page looks: small text, cut text, covered text, small targets. Gives a list of [kind, where, what].
const [least, target] = arguments;
const found = new Map();
const shown = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const path = (thing) => {
  // What differs from table to table and from seat to seat is left out, so that one fault is one line.
  const classes = (one) => [...one.classList].filter((word) => !/^(clan|at|jarl|mark|source|of|area)-|lit|now|past/.test(word)).slice(0, 2);
  const name = (one) => one.tagName.toLowerCase() + (one.id ? "#" + one.id.replace(/\d+/g, "N") : "") + classes(one).map((word) => "." + word).join("");
  const up = thing.parentElement?.closest("[id], [class]");
  return (up ? name(up) + " > " : "") + name(thing);
};
const note = (kind, thing, what) => {
  const key = kind + " " + path(thing);
  if (!found.has(key)) found.set(key, [kind, path(thing), what]);
};
// How large a thing is drawn compared to what its style says.
const scale = (thing) => {
  if (thing instanceof SVGElement) {
    const matrix = thing.getScreenCTM?.();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  }
  const box = thing.getBoundingClientRect();
  // The width of something small is rounded too much to tell.
  return thing.offsetWidth > 60 && !getComputedStyle(thing).rotate.match(/deg/) ? box.width / thing.offsetWidth : 1;
};
const holds = (one, other) => {
  const [box, inner] = [one, other].map((thing) => thing.getBoundingClientRect());
  return inner.left > box.left - 4 && inner.right < box.right + 4 && inner.top > box.top - 4 && inner.bottom < box.bottom + 4;
};
const fixed = (thing) => {
  for (let at = thing; at; at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches(":popover-open, .drop-box, .tip")) return true;
  }
  return false;
};
const cut = (thing, box) => {
  for (let at = thing; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.clipPath === "inset(50%)" || style.clipPath !== "none" && at.clientWidth < 3) return null;
    const frame = at.getBoundingClientRect();
    // What can be scrolled to is not lost; until then it is not to be seen.
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
      const out = box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2;
      return out ? null : false;
    }
    const hides = (way) => /hidden|clip/.test(way);
    if (hides(style.overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) return true;
    if (hides(style.overflowY) && (box.top < frame.top - 2 || box.bottom > frame.bottom + 3)) return true;
    if (style.position === "fixed") return false;
  }
  return box.left < -2 || box.right > innerWidth + 2;
};

const texts = () => {
  const list = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, thing = node.parentElement;
    if (!node.data.trim() || /SCRIPT|STYLE|OPTION|TITLE/.test(thing.tagName) || !shown(thing) || thing.closest(".sr, .skip")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length) list.push([thing, node.data.trim().slice(0, 50), boxes]);
  }
  return list;
};

const top0 = scrollY, step = Math.max(200, innerHeight - 140);
const last = Math.min(document.scrollingElement.scrollHeight - innerHeight, 6000);
const done = new Set();
for (let y = 0; ; y = Math.min(y + step, last)) {
  scrollTo({ top: y, behavior: "instant" });
  for (const [thing, words, boxes] of texts()) {
    const box = boxes[0];
    if (box.bottom < 0 || box.top > innerHeight || done.has(thing)) continue;
    const state = cut(thing, box);
    if (state === null) continue;
    done.add(thing);
    if (state) note("cut", thing, words);
    const size = parseFloat(getComputedStyle(thing).fontSize) * scale(thing);
    if (size < least - .25) note("small", thing, size.toFixed(1) + " px: " + words);
    // What lets clicks through cannot be found by its place.
    if (state || getComputedStyle(thing).pointerEvents === "none") continue;
    for (const share of [.1, .5, .9]) {
      const x = box.left + box.width * share, at = box.top + box.height / 2;
      const over = document.elementFromPoint(x, at);
      if (!over || over === thing || thing.contains(over) || over.contains(thing) || fixed(over)) continue;
      // What can be folded away hides nothing for good.
      if (over.closest("details[open], #story")) continue;
      // A panel that is laid over another one as a whole is meant to hide it.
      const [panel, below] = [over, thing].map((one) => one.closest(".table > *"));
      if (panel && below && panel !== below && holds(panel, below)) continue;
      // A sheet of glass over a card is no cover: only what is painted hides.
      const label = thing.closest("label, button, a, li, g, svg");
      if (label && (label.contains(over) || label === over.closest("label, button, a, li, g, svg"))) continue;
      note("covered", thing, words + " — below " + path(over) + " " + over.textContent.trim().slice(0, 25));
      break;
    }
  }
  if (y >= last) break;
}
scrollTo({ top: top0, behavior: "instant" });
for (const thing of document.querySelectorAll("button, a[href], input:not([type=hidden]), select, summary, textarea")) {
  if (!shown(thing) || thing.disabled || thing.closest(".sr, .skip, [tabindex='-1']")) continue;
  if (thing.tagName === "A" && getComputedStyle(thing).display === "inline") continue;
  let box = thing.getBoundingClientRect();
  const label = thing.closest("label");
  if (label) { const whole = label.getBoundingClientRect(); if (whole.width * whole.height > box.width * box.height) box = whole; }
  if (box.width < 2 || box.height < 2) continue;
  if (Math.min(box.width, box.height) < target - .5) note("target", thing, box.width.toFixed(0) + "×" + box.height.toFixed(0) + " " + (thing.textContent.trim() || thing.ariaLabel || "").slice(0, 40));
}
if (document.scrollingElement.scrollWidth > innerWidth + 1) found.set("wide", ["wide", "page", document.scrollingElement.scrollWidth + " px"]);
return [...found.values()];
