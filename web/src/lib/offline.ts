/** Without the server: the service worker (public/sw.js) keeps the page, and games that are over and were looked at. */

import type { TableInfo } from "../wire";

const GAMES = "posse-games";
const OWNER = "posse-kept-for";
const LANGUAGES = ["en", "pl"];

/** Over plain http, and in some private windows, browsers keep nothing; then there is only the server. */
const can = (): boolean => "serviceWorker" in globalThis.navigator && "caches" in globalThis;

/** As soon as the page is there, so that nothing of it waits. */
export function install(): void {
  if (!can() || !import.meta.env.PROD) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").then(
      async () => void ((await kept()).length && (await keepPage())),
      () => undefined, // no leave for that: then not
    );
  });
}

/** The worker answers for this page; on the first visit that takes a moment. */
async function inControl(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  while (!serviceWorker.controller)
    await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  return serviceWorker.controller;
}

async function keepPage(): Promise<void> {
  (await inControl()).postMessage("keep");
}

/** Keep a game that is over, through all eyes and in all languages, to be looked at without the server. */
export async function keep({ table, game, seats }: TableInfo): Promise<void> {
  if (!can()) return;
  await inControl();
  const parts = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const shown = parts.filter((path) => path.startsWith("/assets/") || path.includes("/board/"));
  const words = LANGUAGES.flatMap((language) => [`/api/words/${language}`, `/api/games/${game}/words/${language}`]);
  const eyes = ["", ...seats.map((_, seat) => `?seat=${seat}`)].map((seat) => `/api/tables/${table}/story${seat}`);
  for (const address of [...shown, "/api/games", ...words, `/api/tables/${table}`, ...eyes])
    // The worker keeps what comes; what does not come now comes another time.
    await fetch(address, { credentials: "same-origin" }).catch(() => undefined);
  await keepPage();
}

/** The games that are kept here, the newest first. */
export async function kept(): Promise<TableInfo[]> {
  if (!can()) return [];
  const games = await caches.open(GAMES);
  const told = (await games.keys()).filter(({ url }) => !url.includes("/story"));
  const found: TableInfo[] = [];
  for (const request of told.reverse()) {
    const answer = await games.match(request);
    if (answer) found.push((await answer.json()) as TableInfo);
  }
  return found;
}

/** What one person has looked at is not for the next one: who is somebody else, or nobody any more, finds nothing. */
export async function keptFor(guest: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const before = localStorage.getItem(OWNER) ?? "";
    if (before && before !== guest) await caches.delete(GAMES);
    localStorage.setItem(OWNER, guest);
  } catch {
    await caches.delete(GAMES); // nobody knows whose it is
  }
}
