/** Which events of Deadwood 1876 are throws of dice: the guns' dice, the black one and the red one. */

import { blank, blanks, type Face, type Throw } from "../../dice/rolls";
import type { Words } from "../../wire";
import type { Glyph } from "../plain/glyphs";

/** By the number of the gun. */
export const GUNS: readonly Glyph[] = ["long-gun", "long-gun", "colt", "derringer", "pepperbox", "pepperbox"];
/** The Dagger's die, which is subtracted. */
const NEGATIVE = 5;

/** A gun's die and what it shows. */
export const face = (die: number, pips: number): Face => ({
  pips,
  kind: GUNS[die] ?? "colt",
  ...(die === NEGATIVE ? { tone: "red" as const, letter: "−" } : {}),
});

export function rolls(words: Words): Throw[] {
  const seat = blank(words, "seat") ?? blank(words, "whom") ?? -1;
  const pips = blanks(words, "pips");
  const thrown = (fresh: Face[]): Throw => ({ seat, fresh, kept: [], told: [words] });
  if (/^event-rolled-(black|for-stranger)$/.test(words.key))
    return [thrown(pips.map((shown) => ({ pips: shown, tone: "black" })))];
  if (words.key === "event-red-roll") return [thrown(pips.map((shown) => ({ pips: shown, tone: "red" })))];
  if (!/^event-(rolled|bout-roll)-\d$|^event-(heist|poker)-roll$/.test(words.key)) return [];
  const dice = blanks(words, "die");
  const total = blank(words, "total");
  return [
    { ...thrown(pips.map((shown, place) => face(dice[place] ?? 0, shown))), ...(total === undefined ? {} : { total }) },
  ];
}
