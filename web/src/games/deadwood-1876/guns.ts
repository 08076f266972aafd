/** The guns' dice, and what they are good for (D76-005). From the strongest to the weakest. */

export const FACES: readonly (readonly number[])[] = [
  [1, 2, 2, 3, 3, 4],
  [1, 1, 2, 2, 3, 3],
  [0, 1, 1, 2, 2, 3],
  [0, 0, 1, 1, 2, 2],
  [0, 0, 0, 1, 1, 2],
];
const SIDES = 6;
/** Its card and die are pale as bone. */
export const PEPPERBOX = 4;

/** What comes of a throw on average. */
export const mean = (gun: number): number => (FACES[gun] ?? []).reduce((sum, pips) => sum + pips, 0) / SIDES;

/** How often each total comes when these dice fall together; the place is the total. */
function totals(guns: readonly number[]): number[] {
  let ways = [1];
  for (const gun of guns) {
    const next: number[] = [];
    for (const [total, count] of ways.entries())
      for (const pips of FACES[gun] ?? []) next[total + pips] = (next[total + pips] ?? 0) + count;
    ways = Array.from(next, (count) => count ?? 0);
  }
  return ways;
}

/** How likely these dice beat those, ties being thrown again: a whole number of percent, as the rulebook prints it. */
export function odds(mine: readonly number[], theirs: readonly number[]): number {
  let [won, lost] = [0, 0];
  for (const [my, ways] of totals(mine).entries())
    for (const [their, others] of totals(theirs).entries()) {
      if (my > their) won += ways * others;
      if (my < their) lost += ways * others;
    }
  return Math.round((100 * won) / (won + lost || 1));
}
