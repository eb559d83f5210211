// Clocks run in the page as they run on the server: by what was left and by how long they run and stand still from then on.
"use strict";
(() => {
  const doc = document, all = (what) => doc.querySelectorAll(what);
  // Where the page began to count: the browser's own time of the day may be wrong.
  let began = performance.now();
  const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR;
  const sizes = [[2 * DAY, DAY, HOUR], [HOUR, HOUR, MINUTE], [0, MINUTE, SECOND]];

  const said = (left, words) => {
    if (left <= 0) return words[3];
    const n = sizes.findIndex(([from]) => left >= from), [, large, small] = sizes[n], units = Math.ceil(left / small);
    const one = Math.floor((units * small) / large);
    return words[n].replace("#1", one).replace("#2", units - (one * large) / small);
  };

  // How much has run after so long, and whether it runs now.
  const ran = (plan, passed) => {
    let run = 0;
    for (let n = 0; n < plan.length; n++) {
      const part = Math.min(plan[n], passed);
      run += n % 2 ? 0 : part;
      if (passed < plan[n]) return [run, n % 2 === 0];
      passed -= plan[n];
    }
    return [run + passed, true];
  };

  const tick = () => {
    const words = doc.querySelector("#clock-words")?.dataset.words.split("|");
    if (!words) return;
    for (const clock of all(".clock[data-left]")) {
      const plan = clock.dataset.plan.split(" ").filter(Boolean).map(Number);
      const [run, runs] = ran(plan, performance.now() - began), left = Math.max(0, clock.dataset.left - run);
      const time = clock.querySelector(".clock-time"), text = said(left, words);
      if (time.textContent !== text) time.textContent = text;
      clock.classList.toggle("still", !runs && left > 0);
      clock.classList.toggle("fallen", left === 0);
    }
  };

  doc.addEventListener("swapped", () => { began = performance.now(); tick(); });
  setInterval(tick, 500);
  tick();
})();
