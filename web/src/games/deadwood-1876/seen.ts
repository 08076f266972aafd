// Made from src/posse/games/deadwood_1876/seen.py by `python -m tools.typescript`. Don't edit.

/** Dice that fell together; die 5 is the negative Pepperbox. */
export interface Throw {
  owner: number;
  dice: number[];
  pips: number[];
  total: number;
  /** After a tie. */
  again: boolean;
}

/** A bout of the Final Showdown, and who acts for a Stranger in it. */
export interface Bout {
  number: number;
  acting: number;
}

/** Guns, Holsters and thieves of the fight under way. */
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
  offers: ([number, number, number])[];
  helped: number[];
  thieves: ([number, number])[];
  winner: number;
}

/** Who gives a Safe away, and which. */
export interface Gives {
  seat: number;
  place: number;
}

/** A Stetson's looks: how many are left, and at what was looked. */
export interface Looks {
  left: number;
  seen: number;
}

/** What is going on. */
export interface Doing {
  fight?: Fight;
  gives?: Gives;
  discards?: number;
  looks?: Looks;
  bout?: Bout;
}

/** The Heist stack, and the Safe that lies open. */
export interface Heist {
  stack: number[];
  face: number;
}

/** What lies before a player or a Stranger. */
export interface Owner {
  stranger: boolean;
  character: number;
  house: number;
  /** How many cards. */
  hand: number;
  /** How many of them were drawn since all cards were seen last. */
  fresh: number;
  /** How many of this player's cards lie face down in the pile. */
  buried: number;
  /** Cards of the hand that all know. */
  shown: number[];
  /** The numbers on the Safes of the row. */
  row: number[];
  /** What these eyes know of each. */
  faces: number[];
  /** What it could be, where they don't know. */
  maybe: number[][];
  /** The card of a Holster on each Safe. */
  holsters: number[];
  /** Safes turned up. */
  open: number[];
  /** What this owner has seen: sets of Safes, one of which it was. */
  seen: number[][];
  holster: number;
  hits: number;
  extra: number;
  gold: number | null;
  /** What the gold comes from, once it is counted: a Safe, and what it gave or took. */
  counted: ([number, number])[];
}

/** What the seat alone knows. */
export interface Yours {
  hand: number[];
  /** Cards held or hidden in the pile at the last reshuffle. */
  held: number[];
}

/** The table. */
export interface Town {
  houses: number;
  places: number;
  hand_size: number;
  starter: number;
  player: number;
  round: number;
  rounds: number;
  deck: number;
  pile: number[];
  reshuffled: number[];
  loose: number[];
  since: ([number, number])[];
  laid: ([number, number])[];
  owners: Owner[];
  heist: Heist;
  aside: number[];
  /** What these eyes have noted: a face, and the Safes that it can be. */
  notes: ([number, number[]])[];
  badges: ("missing" | "shown" | "waiting")[];
  gone: number;
  dagger: number;
  revealed: number;
  /** The last roll. */
  dice: Throw[];
  doing: Doing;
  fighters: number[];
  winners: number[];
  yours: Yours | null;
}
