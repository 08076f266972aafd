// Made from src/posse/games/deadwood/seen.py by `python -m tools.typescript`. Don't edit.

/** What a player's money comes to at the end. */
export interface Account {
  money: number;
  premium: number;
  fine: number;
  total: number;
}

/** Dice that one player rolled. */
export interface Roll {
  volley: number;
  seat: number;
  /** At whom. */
  at: number;
  faces: number[];
}

/** The last dice on the table. */
export interface Dice {
  about: "final-shootout" | "first-turn" | "gold" | "shootout";
  rolls: Roll[];
}

/** The Final Shootout; all lists go by the places in `tied`. */
export interface FinalShootout {
  tied: number[];
  champions: number[];
  dice: number[];
  wounds: number[];
  targets: number[];
  volleys: number[];
  rolled: number[];
  shares: number[];
}

/** A shootout under way. */
export interface Shootout {
  attacker: number;
  defender: number;
  plot: number;
  /** How many each has. */
  dice: [number, number];
}

/** A General Store that moves a cowboy from a plot. */
export interface Store {
  seat: number;
  start: number;
}

/** The Fortune Teller's customer; how many tiles are placed, only for his own eyes. */
export interface Teller {
  seat: number;
  stack: number;
  placed: number | null;
}

/** What the rules in progress show. */
export interface GoingOn {
  shootout: Shootout | null;
  drawn: number[];
  layer: number;
  store: Store | null;
  teller: Teller | null;
  final: FinalShootout | null;
}

/** What lies before a player. */
export interface Player {
  money: number;
  cartridges: number;
  ponies: number;
  posters: number;
  /** Where each of the nine is, three of each rank. */
  cowboys: number[];
  in_church: number;
}

/** A stack of building tiles. */
export interface Stack {
  size: number;
  /** What it holds, in no order. */
  tiles: number[];
  /** Whether the top tile has the X on its back. */
  x_on_top: boolean;
  /** From the bottom up, as far as all know it. */
  bottom: number[];
  known_by: number;
  /** From the top, if these eyes know it. */
  order: number[] | null;
}

/** The table. */
export interface Town {
  plots: number[];
  /** The cowboy in each building. */
  held: number[];
  /** The corner on which he stands. */
  sheriff: number;
  track: number[];
  owed: ([number, number])[];
  stacks: Stack[];
  crime_pool: number;
  in_the_box: number;
  cartridge_supply: number;
  pony_supply: number;
  first_player: number;
  player: number;
  turns: number;
  /** How many a lone survivor has left. */
  last_turns: number | null;
  ending: number;
  winner: number;
  dice: Dice;
  /** By seat, when the game is over. */
  accounts: Account[];
  players: Player[];
  going_on: GoingOn;
}
