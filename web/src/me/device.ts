/** What a device is called: its browser and its system, as far as they are known. */

import { here, t } from "../lib/words.svelte";

export function called(device: string): string {
  const words = device.split(" ").filter((word) => here.book.has(`device-${word}`));
  const [first, second] = words.map((word) => t(`device-${word}`));
  if (first === undefined) return t("device-unknown");
  return second === undefined ? first : t("device-both", { browser: first, system: second });
}

/** This one, as the server would call it; a name for a passkey that was made here. */
export function thisDevice(): string {
  const agent = navigator.userAgent;
  const systems = { iPhone: "iphone", iPad: "ipad", Android: "android", Windows: "windows", CrOS: "chromeos" };
  const more = { Macintosh: "mac", Linux: "linux" };
  const found = Object.entries({ ...systems, ...more }).find(([sign]) => agent.includes(sign));
  return found ? t(`device-${found[1]}`) : t("device-unknown");
}

/** A moment, to the minute. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(here.book.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
