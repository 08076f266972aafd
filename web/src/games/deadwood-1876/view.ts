/** What the view of Deadwood 1876 holds. -1 is nobody, nothing, or not known. A card is gun * 5 + item. */

export type * from "./seen";

export const ITEMS = 5;
export const WHITE_HORSE = 0;
export const HOLSTER = 4;
export const MOST_IN_ROW = 8;
export const FIRST_GUN = 5;
export const FIRST_BADGE = 10;
export const FIRST_MYSTERY = 15;
