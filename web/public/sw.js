// Shows messages that the server sends to this browser (server/node/carriers.py), and leads to the table they are about.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title = "Posse", text = "", link = "/", tag = "" } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      data: { link },
      icon: "/star.svg",
      renotify: tag !== "",
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.link ?? "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => page.url === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
