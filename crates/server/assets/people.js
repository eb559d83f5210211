// The time zone, guessed; recovery codes to copy; passkeys: the browser is asked, and the server gets what it says.
"use strict";
(() => {
  const doc = document, all = (what) => [...doc.querySelectorAll(what)];
  // Where somebody has not said where she lives, the browser may know.
  for (const zone of all("select[data-guess]")) {
    const guess = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if ([...zone.options].some((one) => one.value === guess)) zone.value = guess;
  }
  if (!window.isSecureContext) return;

  // A recovery code goes to the clipboard as it stands.
  for (const button of all("[data-plain]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const said = doc.querySelector("#said");
      await navigator.clipboard.writeText(button.dataset.plain).then(() => (said.textContent = said.dataset.copied), () => {});
    });
  }
  if (!window.PublicKeyCredential) return;

  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

  const send = async (to, fields) => {
    const answer = await fetch(to, { method: "POST", body: new URLSearchParams(fields) });
    const told = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(told.problem), { told: told.problem });
    return told;
  };

  const make = async () => {
    const offer = await send("/me/passkey/begin", {});
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: bytes(offer.challenge),
        rp: offer.rp,
        user: { ...offer.user, id: bytes(offer.user.id) },
        pubKeyCredParams: offer.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: offer.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
        timeout: 240000,
      },
    });
    const { response } = made;
    return send("/me/passkey", {
      id: text(made.rawId),
      clientData: text(response.clientDataJSON),
      authenticatorData: text(response.getAuthenticatorData()),
      publicKey: text(response.getPublicKey()),
    });
  };

  const use = async () => {
    const offer = await send("/sign-in/passkey/begin", {});
    const used = await navigator.credentials.get({
      publicKey: { challenge: bytes(offer.challenge), rpId: offer.rp.id, userVerification: "preferred", timeout: 240000 },
    });
    const { response } = used;
    return send("/sign-in/passkey", {
      id: text(used.rawId),
      clientData: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
    });
  };

  for (const box of all("[data-passkeys]")) box.hidden = false;
  for (const button of all("[data-passkey]")) {
    button.addEventListener("click", async () => {
      const said = button.parentElement.querySelector(".asked");
      said.textContent = "";
      button.disabled = true;
      try {
        location.href = (await (button.dataset.passkey === "new" ? make() : use())).to;
      } catch (error) {
        // Who has changed her mind is told so, not that something is broken.
        const changed = error.name === "NotAllowedError" || error.name === "AbortError";
        said.textContent = error.told || (changed ? said.dataset.refused : said.dataset.failed);
        button.disabled = false;
      }
    });
  }
})();
