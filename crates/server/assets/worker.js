// The service worker: shows what somebody is told, and a page where there is no way to the house. Nothing else passes through it.
"use strict";
const CACHE = "meadhall-1", OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  const keep = async () => (await caches.open(CACHE)).addAll([OFFLINE, ...HOUSE.kept].map((path) => new Request(path, { cache: "reload" })));
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event, path = new URL(request.url).pathname;
  const stands = async () => (await caches.match(OFFLINE)) || Response.error();
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(fetch(request).catch(stands));
  // What that page leans on; everywhere else the browser's own store is enough.
  else if (HOUSE.kept.includes(path)) event.respondWith(caches.match(path).then((kept) => kept || fetch(request)));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  // By its id a message that comes twice is shown once, and quietly.
  const shown = { body: told.body, lang: told.lang, tag: told.id, icon: HOUSE.icon, badge: HOUSE.badge, data: { path: told.path } };
  event.waitUntil(self.registration.showNotification(told.title || "Meadhall", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path || "/";
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(open());
});

// The push service has another address for this browser.
self.addEventListener("pushsubscriptionchange", (event) => {
  const tell = async () => {
    const fresh = event.newSubscription || (await self.registration.pushManager.subscribe(event.oldSubscription.options));
    const { endpoint, keys } = fresh.toJSON();
    await fetch("/me/notices/push", { method: "POST", body: new URLSearchParams({ endpoint, key: keys.p256dh, auth: keys.auth }) });
  };
  event.waitUntil(tell());
});
