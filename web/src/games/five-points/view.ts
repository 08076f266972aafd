/** What the server shows of The Five Points, and where things are on the page. */

import type { Words } from "../../wire";
import type { View as Seen } from "../seen";
import type { District } from "./seen";

export type * from "./seen";
export type View = Seen<District>;

export const GANGS = 8;
export const gangOf = (card: number): number => card % GANGS;
export const isBoss = (card: number): boolean => card >= GANGS;

/** Spots of each row, from the base up; spots are numbered in that order. */
export const ROWS: readonly (readonly number[])[] = [6, 5, 4, 3, 2, 1].map((size, row, sizes) => {
  const first = sizes.slice(0, row).reduce((sum, one) => sum + one, 0);
  return Array.from({ length: size }, (_, place) => first + place);
});
/** What a card in the row is worth at the end. */
export const POINTS = [0, 0, 0, 1, 2, 3] as const;

export interface Place {
  row: number;
  /** In card widths from the left edge of the base. */
  x: number;
  /** In row heights from the top. */
  y: number;
}

const PLACES: readonly Place[] = ROWS.flatMap((spots, row) =>
  spots.map((_, place) => ({ row, x: place + row / 2, y: ROWS.length - 1 - row })),
);
export function placeOf(spot: number): Place {
  const place = PLACES[spot];
  if (!place) throw new RangeError(`no spot ${spot}`);
  return place;
}

/** From which card to which spots a choice leads: where the card goes, whom it banishes or could. */
export function courses(words: Words | null | undefined, table: District): { start: number; goal: number }[] {
  const spots = Object.values(words?.args ?? {}).flatMap(([kind, spot]) => (kind === "spot" ? [spot] : []));
  if (words?.key === "choice-refill") spots.push(table.vacancy);
  if (words?.key === "choice-victim") spots.unshift(table.yours?.agent ?? -1);
  const [start, ...goals] = spots;
  return start === undefined || start < 0 ? [] : goals.filter((goal) => goal >= 0).map((goal) => ({ start, goal }));
}

/** How many cards of each gang, gangs without any left out. */
export function tally(cards: number[]): { gang: number; count: number }[] {
  return Array.from({ length: GANGS }, (_, gang) => ({
    gang,
    count: cards.filter((card) => gangOf(card) === gang).length,
  })).filter(({ count }) => count > 0);
}

/** A blank of a sentence, if it has it. */
export function blank(words: Words | null | undefined, name: string): number | null {
  return words?.args?.[name]?.[1] ?? null;
}
