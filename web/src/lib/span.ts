import { prefs } from "./prefs.svelte";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** "10 minutes", "3 days": the browser knows the words. */
export function span(seconds: number): string {
  const [unit, size] =
    seconds >= DAY && seconds % DAY === 0
      ? (["day", DAY] as const)
      : seconds >= HOUR && seconds % HOUR === 0
        ? (["hour", HOUR] as const)
        : seconds >= MINUTE
          ? (["minute", MINUTE] as const)
          : (["second", 1] as const);
  return new Intl.NumberFormat(prefs.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
