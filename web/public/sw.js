// Shows messages that the server sends to this browser (server/node/carriers.py), and leads to the table they are about.
// And lets the page open without the server: what it is made of, and games that are over and were looked at, are kept.
// Whatever may change is asked of the server first: what is kept counts only where nobody answers.

const FILES = { version: "", core: [], all: [] }; // filled in when the page is built (vite.config.ts)
const PAGE = `posse-page-${FILES.version}`;
const GAMES = "posse-games"; // src/lib/offline.ts empties it when somebody signs out
const MOST = 400; // answers about games; the oldest go

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(PAGE).then((page) => page.addAll(["/", ...FILES.core])));
});
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), self.clients.claim()])));

/** What an older page was made of goes. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith("posse-page-") && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Somebody has games to look at offline: all of the page is fetched, a piece at a time, and nobody waits for it. */
async function keepAll() {
  const page = await caches.open(PAGE);
  for (const file of FILES.all) {
    if (await page.match(file)) continue;
    await page.add(file).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 100));
  }
}
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepAll());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const answer = answerTo(request, url);
  if (answer) event.respondWith(answer);
});

/** What we have to do with a request; null: nothing. */
function answerTo(request, url) {
  const { pathname } = url;
  // Their names change with what is in them.
  if (pathname.startsWith("/assets/")) return keptFirst(request);
  if (request.mode === "navigate") return pathname.startsWith("/api/") ? null : page(request);
  if (/^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname)) return serverFirst(request, PAGE, () => true);
  if (/^\/api\/(games(\/[\w-]+\/(words|board)\/[\w.-]+)?|words\/\w+)$/.test(pathname))
    return serverFirst(request, PAGE, () => true);
  if (/^\/api\/tables\/[\w-]+\/story$/.test(pathname)) return serverFirst(request, GAMES, () => true);
  if (/^\/api\/tables\/[\w-]+$/.test(pathname)) return serverFirst(request, GAMES, isOver);
  return null;
}

const isOver = async (answer) => (await answer.json()).status === "over";

async function keptFirst(request) {
  const page = await caches.open(PAGE);
  const kept = await page.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await page.put(request, answer.clone());
  return answer;
}

/** All addresses are the same page; a server that is being started anew is as good as none. */
async function page(request) {
  const kept = await caches.open(PAGE);
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) {
    // What other addresses say in their heads about tables is not for everybody who comes to this device.
    if (answer.ok && !answer.redirected && new URL(request.url).pathname === "/") await kept.put("/", answer.clone());
    return answer;
  }
  return (await kept.match("/", { ignoreVary: true })) ?? answer ?? Response.error();
}

async function serverFirst(request, cache, worthKeeping) {
  const kept = await caches.open(cache);
  const answer = await fetch(request).catch(() => null);
  if (!answer) return (await kept.match(request.url, { ignoreVary: true })) ?? Response.error();
  if (answer.ok && (await worthKeeping(answer.clone()))) {
    await kept.put(request.url, answer.clone());
    const all = cache === GAMES ? await kept.keys() : [];
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => kept.delete(old)));
  }
  return answer;
}

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
