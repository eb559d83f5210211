// Makes an app of the house where the browser can: with its worker it can be installed, and stands where there is no way to it.
"use strict";
if (window.isSecureContext && "serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {}));
}
