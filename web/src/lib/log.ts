/** The log in lines: each with the player it is about, so that lines about the same one stand together. */

import type { Words } from "../wire";

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
