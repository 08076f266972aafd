/** Which events of Deadwood are throws of dice. The blank `pips` counts from 0. */

import { blank, blanks, type Face, type Throw } from "../../dice/rolls";
import type { Words } from "../../wire";

const face = (pips: number): Face => ({ pips: pips + 1 });

export function rolls(words: Words): Throw[] {
  const seat = blank(words, "seat") ?? -1;
  const other = blank(words, "other");
  const pips = blanks(words, "pips").map(face);
  if (words.key === "event-exchanged-fire" && other !== undefined)
    return [
      { seat, at: other, fresh: pips.slice(0, 1), kept: [], told: [words] },
      { seat: other, at: seat, fresh: pips.slice(1), kept: [], told: [words] },
    ];
  if (!/^event-(start-roll|gold$|opened-fire|fired)/.test(words.key)) return [];
  return [{ seat, ...(other === undefined ? {} : { at: other }), fresh: pips, kept: [], told: [words] }];
}
