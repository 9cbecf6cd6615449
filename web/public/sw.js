/* The page's servant in the browser: shows what the server has to say to a page that is not open, and a page in words while the server
   cannot be reached. Of the client itself it keeps nothing: what one plays with is always the server's. */
const KEPT = "quarterdeck-1";
// Where this file is all of it is, which may be below a path.
const here = new URL(".", self.location.href);
const place = (url) => new URL(url.slice(1), here).pathname;
const OFFLINE = place("/offline.html");

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(OFFLINE)));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE).then((page) => page ?? Response.error())));
});

self.addEventListener("push", (event) => {
  const { title, body, tag, url: said } = event.data.json();
  const url = place(said);
  const shown = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const seen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url);
    // A browser wants to see something for each push; what is on screen already is not said aloud.
    await self.registration.showNotification(title, {
      body,
      tag,
      icon: place("/icon-192.png"),
      badge: place("/badge.png"),
      data: url,
      silent: seen,
    });
  };
  event.waitUntil(shown());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === url);
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
