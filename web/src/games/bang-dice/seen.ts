// Made from src/posse/games/bang_dice/seen.py by `python -m tools.typescript`. Don't edit.

/** Faces that still have to act, and the hits so far by seat. */
export interface Aiming {
  ones: number;
  twos: number;
  beers: number;
  gatlings: number;
  hits: number[];
  doubled: boolean;
  thirsty: boolean;
}

/** Losses of life under way. */
export interface Losing {
  cause: number;
  /** By seat. */
  points: number[];
  /** About whom Molly Stark is asked. */
  about: number;
  /** What Pedro Ramirez may still drop. */
  drops: number;
}

/** One player; his role only if it lies face up or is the seat's own. */
export interface Player {
  character: number;
  life: number;
  most: number;
  arrows: number;
  chief: boolean;
  alive: boolean;
  /** Whether the role lies face up. */
  shown: boolean;
  /** A card by its number. */
  role: number;
  team: number;
}

/** Whom the roller's shots can reach. */
export interface Reach {
  one: number[];
  two: number[];
}

/** The Ghost's token. */
export interface Token {
  at: number;
  face: number;
  double: boolean;
  /** The face that the Ghost is about to give. */
  chosen: number;
}

/** The table. */
export interface Saloon {
  player: number;
  sheriff: number;
  players: Player[];
  pile: number;
  chief_in_pile: boolean;
  /** Faces; -1 not rolled yet. */
  dice: number[];
  /** The last die is the Loudmouth (1) or the Coward (2). */
  saloon: number;
  /** Bits: rolled just now, while the others were kept; none after a stop. */
  fresh: number;
  rerolls: number;
  /** Bits: dice that may be rolled again. */
  may_reroll: number;
  arrows_to_take: number;
  aiming: Aiming | null;
  losing: Losing | null;
  reach: Reach;
  ghost: number;
  token: Token;
  /** Special roles that may still lie face down, as far as all know. */
  lurking: number[];
  /** How the game was won: renegade, outlaws, law, hunter, last-one or draw; null before. */
  victory: "draw" | "hunter" | "last-one" | "law" | "outlaws" | "renegade" | null;
  winners: number[] | null;
}
