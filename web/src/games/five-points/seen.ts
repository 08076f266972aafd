// Made from src/posse/games/five_points/seen.py by `python -m tools.typescript`. Don't edit.

/** The deck lies face up. */
export interface Deck {
  top: number;
  size: number;
  /** How many bosses are still in it. */
  bosses: number;
  reshuffled: boolean;
}

/** A card that gives a player points at the end. */
export interface Scored {
  spot: number;
  gang: number;
  points: number;
}

/** What all may know about a player. */
export interface Player {
  /** How many influence cards are left. */
  influence: number;
  /** Gangs of the alliances that lie face up. */
  shown: number[];
  passed: boolean;
  /** Told when the game is over. */
  points: number | null;
  /** For which cards, the dearest first. */
  scored: Scored[] | null;
}

/** What the seat alone knows. */
export interface Yours {
  alliances: number[];
  /** Those that still lie face down. */
  hidden: number[];
  /** How many influence cards of each gang. */
  influence: number[];
  /** The gang of the influence card about to be used. */
  using: number | null;
  /** The spot of the card that is influenced; -1 while it is being chosen. */
  agent: number | null;
}

/** The table. */
export interface District {
  /** A card by spot. */
  pyramid: number[];
  /** The spot being filled. */
  vacancy: number;
  deck: Deck;
  spent: number[];
  banished: number[];
  first_player: number;
  player: number;
  crowned: boolean;
  players: Player[];
  yours: Yours | null;
}
