/**
 * Throws of dice, as the events tell them: whose, what lies now, what was kept. Each game says in its `rolls.ts` which of its events
 * are throws; nothing is read but the blanks of the event, so dice and log always say the same.
 */

import type { Glyph } from "../games/plain/glyphs";
import type { Words } from "../wire";

/** One face of a die. */
export interface Face {
  /** So many pips, from 0 to 6; without them, and without a sign, the die has not been rolled yet. */
  pips?: number;
  glyph?: Glyph;
  /** The sign twice. */
  double?: boolean;
  /** Of which kind the die is: a small sign in its corner, */
  kind?: Glyph;
  /** or a letter there. */
  letter?: string;
  /** What it is made of; bone, if left out. */
  tone?: "black" | "red" | "green";
  /** It can't be rolled again. */
  locked?: boolean;
}

/** Dice that one player threw together. */
export interface Throw {
  seat: number;
  /** At whom, if at somebody. */
  at?: number;
  /** What was thrown just now. */
  fresh: Face[];
  /** What was kept of the throws before. */
  kept: Face[];
  /** What they count together, where that is told. */
  total?: number;
  /** The events that tell it. */
  told: Words[];
}

/** The throws that an event tells, none if it is about no dice. One that tells only what is kept has no fresh dice. */
export type Reader = (words: Words) => Throw[];

/** The number in a blank of an event. */
export const blank = (words: Words, name: string): number | undefined => words.args?.[name]?.[1];

/** The numbers in all blanks of one kind, in their order. */
export const blanks = (words: Words, kind: string): number[] =>
  Object.values(words.args ?? {}).flatMap(([type, number]) => (type === kind ? [number] : []));

/** The throws of several events. What somebody keeps and what they then roll is one throw. */
export function throws(events: Words[], read: Reader): Throw[] {
  const all: Throw[] = [];
  for (const one of events.flatMap(read)) {
    const before = all.at(-1);
    if (before?.seat === one.seat && before.fresh.length === 0 && one.fresh.length > 0)
      all[all.length - 1] = {
        ...one,
        kept: [...before.kept, ...one.kept],
        told: [...before.told, ...one.told],
      };
    else all.push(one);
  }
  return all;
}
