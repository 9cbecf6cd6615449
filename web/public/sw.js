/* Shows what the server has to say to a page that is not open: that it is somebody's turn. It keeps nothing. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Where this file is all of it is, which may be below a path.
const here = new URL(".", self.location.href);
const place = (url) => new URL(url.slice(1), here).pathname;

self.addEventListener("push", (event) => {
  const { title, body, tag, url: said } = event.data.json();
  const url = place(said);
  const shown = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const seen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url);
    // A browser wants to see something for each push; what is on screen already is not said aloud.
    await self.registration.showNotification(title, { body, tag, icon: place("/compass.svg"), data: url, silent: seen });
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
