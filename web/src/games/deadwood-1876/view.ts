/** What the view of Deadwood 1876 holds. -1 is nobody, nothing, or not known. A card is gun * 5 + item. */

import type { Town } from "./seen";

export type * from "./seen";

export const ITEMS = 5;
export const WHITE_HORSE = 0;
export const HOLSTER = 4;
export const MOST_IN_ROW = 8;
export const FIRST_GUN = 5;
export const FIRST_BADGE = 10;
export const FIRST_MYSTERY = 15;
/** The die that is subtracted. */
export const NEGATIVE = 5;
/** With so many players at most, a Holster is attached on the own turn (D76-336). */
export const FEW = 3;

export const gunOf = (card: number): number => Math.floor(card / ITEMS);
export const itemOf = (card: number): number => card % ITEMS;

/** Owners whose star is in a house, by seat. */
export const starsIn = (town: Town, house: number): number[] =>
  town.owners.flatMap((owner, number) => (owner.house === house ? [number] : []));
