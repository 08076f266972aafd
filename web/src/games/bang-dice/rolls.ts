/** Which events of BANG! The Dice Game are throws of dice, and what was kept of the throw before. */

import { blank, blanks, type Face, type Throw } from "../../dice/rolls";
import type { Words } from "../../wire";

/** The Loudmouth and the Coward, by their first letters and what they are made of. */
const SALOON: readonly Partial<Face>[] = [{}, { letter: "L", tone: "red" }, { letter: "C", tone: "green" }];
/** By the number of the face. Dynamite can't be rolled again. */
export const FACES: readonly Face[] = [
  { glyph: "arrow" },
  { glyph: "dynamite", locked: true },
  { glyph: "one" },
  { glyph: "two" },
  { glyph: "beer" },
  { glyph: "gatling" },
  { glyph: "broken-arrow" },
  { glyph: "bullet" },
  { glyph: "one", double: true },
  { glyph: "two", double: true },
  { glyph: "gatling", double: true },
  { glyph: "beer", double: true },
];

/** A face by its number, -1 not rolled yet, of a base die (0), the Loudmouth (1) or the Coward (2). */
export function face(number: number, die = 0): Face {
  return { ...FACES[number], ...SALOON[die] };
}

export function rolls(words: Words): Throw[] {
  const seat = blank(words, "seat") ?? -1;
  const saloon = blank(words, "die") ?? 0;
  const numbers = blanks(words, "face");
  const faces = numbers.map((number, place) => face(number, place === numbers.length - 1 ? saloon : 0));
  if (/^event-rolled-/.test(words.key)) return [{ seat, fresh: faces, kept: [], told: [words] }];
  if (/^event-kept-/.test(words.key)) return [{ seat, fresh: [], kept: faces, told: [words] }];
  if (words.key === "event-set-by-token") {
    const kept = Array.from({ length: blank(words, "dice") ?? 1 }, () => faces).flat();
    return [{ seat, fresh: [], kept, told: [words] }];
  }
  return [];
}
