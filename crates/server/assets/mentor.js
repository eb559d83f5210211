// A first game: the adviser is asked as soon as there is something to decide.
"use strict";
(() => {
  let soon;
  // A question that came while another answer was under way is put again.
  const ask = (after = 100) => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      const form = document.querySelector("form[data-auto]");
      form?.requestSubmit();
      if (form) ask(4000);
    }, after);
  };
  document.addEventListener("swapped", () => ask());
  addEventListener("load", () => ask());
})();
