// Turns pushes to this browser on: it is asked, and the server gets what it says.
"use strict";
(() => {
  const way = document.querySelector("[data-push]");
  if (!way || !window.isSecureContext || !("serviceWorker" in navigator) || !window.PushManager || !window.Notification) return;
  const button = way.querySelector("[data-subscribe]"), said = way.querySelector(".asked");
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  way.hidden = false;

  const subscribe = async () => {
    if ((await Notification.requestPermission()) !== "granted") return said.dataset.refused;
    await navigator.serviceWorker.register("/worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made with another key of the house would be refused.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(way.dataset.push) });
    const { endpoint, keys } = made.toJSON();
    const body = new URLSearchParams({ endpoint, key: keys.p256dh, auth: keys.auth });
    const answer = await fetch("/me/notices/push", { method: "POST", body });
    if (!answer.ok) throw answer;
    location.href = "/me/notices?done=added";
  };
  button.addEventListener("click", async () => {
    said.textContent = "";
    button.disabled = true;
    const problem = await subscribe().catch(() => said.dataset.failed);
    if (problem) {
      said.textContent = problem;
      button.disabled = false;
    }
  });
})();
