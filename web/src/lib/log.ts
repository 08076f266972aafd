/** The log in lines: each with the player it is about, so that lines about the same one stand together. */

import type { Words } from "../wire";
import type { Chapter } from "./clauses";

export interface Line {
  event: Words;
  /** Its place among all events. */
  number: number;
  /** Whom it is about; null if about nobody. */
  seat: number | null;
  /** Whether the line before is about somebody else. */
  first: boolean;
}

/** The seats that a sentence names, the one that acts first. */
export const named = (words: Words): number[] =>
  Object.values(words.args ?? {}).flatMap(([kind, seat]) => (kind === "seat" ? [seat] : []));

export function lines(events: Words[]): Line[] {
  let before: number | null = null;
  return events.map((event, number) => {
    const seat = named(event)[0] ?? null;
    const first = number === 0 || seat !== before;
    before = seat;
    return { event, number, seat, first };
  });
}

/**
 * The lines at the end that tell how it was counted: all at the end that come from the same chapter of the rules as the last
 * one, and no fewer than one for each player and two more.
 */
export function reckoning(events: Words[], rules: Chapter[], seats: number): Words[] {
  const last = events.at(-1)?.clause;
  const chapter = rules.find(({ clauses }) => clauses.some(({ id }) => id === last));
  const ids = new Set(chapter?.clauses.map(({ id }) => id));
  let start = events.length;
  while (start > 0 && ids.has(events[start - 1]?.clause ?? "")) start--;
  return events.slice(Math.max(0, Math.min(start, events.length - seats - 2)));
}
