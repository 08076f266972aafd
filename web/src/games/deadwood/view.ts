/** What Deadwood's view holds. -1 is nobody or nothing. */

export interface Player {
  money: number;
  cartridges: number;
  ponies: number;
  posters: number;
  /** Where each of the nine cowboys is, three of each rank: a plot, or one of the places below. */
  cowboys: number[];
}

export interface Stack {
  size: number;
  /** What it holds, in no order. */
  tiles: number[];
  /** The tile on top is the Saloon that has an X on its back. */
  x_on_top: boolean;
  /** From the bottom up, as far as all know it. */
  bottom: number[];
  known_by: number;
  /** From the top, if these eyes know it. */
  order: number[] | null;
}

export interface FinalShootout {
  tied: number[];
  champions: number[];
  dice: number[];
  wounds: number[];
  /** By the places in `tied`. */
  targets: number[];
}

/** Dice that somebody rolled; those of one volley fell together. */
export interface Roll {
  volley: number;
  seat: number;
  at: number;
  faces: number[];
}

/** What somebody's money comes to in the end. */
export interface Account {
  money: number;
  premium: number;
  fine: number;
  total: number;
}

export interface Town {
  /** A tile, RAILROAD, STATION, or -1. */
  plots: number[];
  /** The corner on which he stands. */
  sheriff: number;
  track: number[];
  owed: [number, number][];
  stacks: Stack[];
  crime_pool: number;
  in_the_box: number;
  cartridge_supply: number;
  pony_supply: number;
  player: number;
  turns: number;
  /** How many turns are left to who alone has living cowboys. */
  last_turns: number | null;
  winner: number;
  /** The dice that lie on the table. */
  dice: { for: string; rolls: Roll[] };
  /** By seat, at the end. */
  accounts: Account[];
  players: Player[];
  going_on: {
    shootout: { attacker: number; defender: number; plot: number; dice: [number, number] } | null;
    drawn: number[];
    final: FinalShootout | null;
  };
}

export const COWBOYS = 9;
export const OF_A_RANK = 3;
export const RANCH = 27;
export const MINE = 28;
export const BOOT_HILL = 29;
export const SUPPLY = 30;
export const RAILROAD = 25;
export const STATION = 26;
export const X_SALOON = 3;

export const owner = (cowboy: number): number => Math.floor(cowboy / COWBOYS);
export const rank = (cowboy: number): number => Math.floor((cowboy % COWBOYS) / OF_A_RANK);

const ROW_SIZES = [7, 6, 5, 4, 3, 2];

/** Row and place in it, from 0, of each plot. */
export const PLOTS = ROW_SIZES.flatMap((size, row) => Array.from({ length: size }, (_, place) => ({ row, place })));

const plot = (row: number, place: number): number =>
  place >= 0 && place < (ROW_SIZES[row] ?? 0)
    ? ROW_SIZES.slice(0, row).reduce((sum, size) => sum + size, 0) + place
    : -1;

/** Half columns to the left of a plot: every row is shifted by half a plot. */
export const left = (row: number, place: number): number => row + 2 * place;

/** Where three plots meet; the Sheriff stands there. In the order of their numbers: first those that point down. */
export const CORNERS = [
  ...PLOTS.map(({ row, place }) => ({
    row: row + 1,
    left: left(row, place + 1),
    plots: [plot(row, place), plot(row, place + 1), plot(row + 1, place)],
  })),
  ...PLOTS.map(({ row, place }) => ({
    row: row + 1,
    left: left(row + 1, place),
    plots: [plot(row, place), plot(row + 1, place - 1), plot(row + 1, place)],
  })),
].filter(({ plots }) => !plots.includes(-1));
