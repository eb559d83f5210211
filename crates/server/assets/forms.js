// What a form does in the browser before it is sent.
"use strict";
(() => {
  const doc = document, $ = (what, from = doc) => from.querySelector(what);
  const all = (what, from = doc) => [...from.querySelectorAll(what)];

  // Clans by seat become one field; the server draws for who is left to chance.
  doc.addEventListener("submit", ({ target: form }) => {
    const field = $("[name=option-clans]", form), picks = all("[data-clan]", form);
    if (!field || !picks.some((pick) => pick.value)) return;
    field.value = picks.map((pick) => pick.value || "random").join(" ");
  });

  // A file goes into the field for its text.
  doc.addEventListener("change", async ({ target: { dataset, files } }) => {
    if (dataset.into && files[0]) $(`[name=${dataset.into}]`).value = await files[0].text();
  });

  // A random part of the seed, unless somebody types one; whole addresses, to be copied by hand too.
  const fill = () => {
    for (const field of all(".invite input[readonly]")) field.value = new URL(field.value, field.dataset.base || location).href;
    for (const field of all("[data-random]")) {
      if (field.value) continue;
      const bytes = crypto.getRandomValues(new Uint8Array(12));
      field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
  };
  doc.addEventListener("swapped", fill);
  fill();
})();
