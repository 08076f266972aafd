/** What BANG!'s view holds. -1 is nobody, nothing, or face down. */

export interface Player {
  character: number;
  life: number;
  most: number;
  arrows: number;
  chief: boolean;
  alive: boolean;
  shown: boolean;
  role: number;
  team: number;
}

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
  arrows_to_take: number;
  aiming: { ones: number; twos: number; beers: number; gatlings: number; hits: number[] } | null;
  losing: { cause: number; points: number[]; about: number } | null;
  reach: { one: number[]; two: number[] };
  ghost: number;
  token: { at: number; face: number; double: boolean; chosen: number };
  /** Special roles that may still lie face down, as far as all know. */
  lurking: number[];
  /** How the game was won: renegade, outlaws, law, hunter, last-one or draw; null before. */
  victory: string | null;
  winners: number[] | null;
}
