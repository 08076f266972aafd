/** What BANG!'s view holds. -1 is nobody, nothing, or face down. */

import type { Words } from "../../wire";
import type { View as Seen } from "../seen";
import { FACES } from "./rolls";
import type { Saloon } from "./seen";

export type * from "./seen";
export type View = Seen<Saloon>;

export const DYNAMITE = 1;

/** The kind of a die by its place: 0 base, 1 the Loudmouth, 2 the Coward, which lies last. */
export const dieAt = ({ saloon, dice }: Saloon, place: number): number =>
  saloon > 0 && place === dice.length - 1 ? saloon : 0;

/** Kinds of questions that are answered by a set of dice, as bits of the value. */
const SETS: readonly string[] = ["reroll", "ghost-reroll"];
export const ofDice = (kind: string | undefined): boolean => SETS.includes(kind ?? "");

/** The number in a blank. */
export const blank = (words: Words, name: string): number => words.args?.[name]?.[1] ?? -1;

/** Which dice have given all their symbols while the rest is still being dealt out. */
export function spent({ dice, aiming }: Saloon): boolean[] {
  if (!aiming) return dice.map(() => false);
  const left: Record<string, number> = {
    one: aiming.ones,
    two: aiming.twos,
    beer: aiming.beers,
    gatling: aiming.gatlings,
  };
  // The last of the symbols are left; so dice are used up from the first on.
  return dice
    .map((face) => FACES[face])
    .reverse()
    .map((face) => {
      const sign = face?.glyph ?? "";
      const here = left[sign];
      if (here === undefined) return false;
      left[sign] = Math.max(0, here - (face?.double ? 2 : 1));
      return here <= 0;
    })
    .reverse();
}
