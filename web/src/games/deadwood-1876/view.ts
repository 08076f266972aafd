/** What the view of Deadwood 1876 holds. -1 is nobody, nothing, or not known. A card is gun * 5 + item. */

export interface Owner {
  stranger: boolean;
  character: number;
  house: number;
  hand: number;
  /** Cards of the hand that all know. */
  shown: number[];
  /** The numbers on the Safes of the row, and what these eyes know of each. */
  row: number[];
  faces: number[];
  maybe: number[][];
  /** The card of a Holster on each Safe. */
  holsters: number[];
  /** Safes turned up. */
  open: number[];
  /** What this owner has seen: sets of Safes, one of which it was. */
  seen: number[][];
  holster: number;
  hits: number;
  gold: number | null;
  /** What the gold comes from, once it is counted: a Safe, and what it gave or took. */
  counted: [number, number][];
}

/** Dice that fell together; die 5 is the negative Pepperbox. */
export interface Throw {
  owner: number;
  dice: number[];
  pips: number[];
  total: number;
  /** After a tie. */
  again: boolean;
}

export interface Fight {
  attacker: number;
  gun: number;
  defender: number;
  place: number;
  duel: boolean;
  defence: number;
  helps_attacker: number;
  helps_defender: number;
  /** Who offers which gun to whom. */
  offers: [number, number, number][];
  thieves: [number, number][];
  winner: number;
}

export interface Town {
  houses: number;
  places: number;
  player: number;
  round: number;
  rounds: number;
  deck: number;
  pile: number[];
  laid: [number, number][];
  owners: Owner[];
  heist: { stack: number[]; face: number };
  notes: [number, number[]][];
  badges: ("waiting" | "shown" | "missing")[];
  gone: number;
  revealed: number;
  /** The last roll. */
  dice: Throw[];
  doing: { fight?: Fight; bout?: { number: number; acting: number } };
  fighters: number[];
  winners: number[];
  yours: { hand: number[] } | null;
}

export const ITEMS = 5;
export const WHITE_HORSE = 0;
export const HOLSTER = 4;
export const MOST_IN_ROW = 8;
export const FIRST_GUN = 5;
export const FIRST_BADGE = 10;
export const FIRST_MYSTERY = 15;
