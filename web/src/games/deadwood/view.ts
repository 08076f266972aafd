/** What Deadwood's view holds, and where things lie on the map. -1 is nobody or nothing. */

import type { Roll, Town } from "./seen";

export type * from "./seen";

export const COWBOYS = 9;
export const OF_A_RANK = 3;
export const RANKS = [0, 1, 2] as const;
export const RANCH = 27;
export const MINE = 28;
export const BOOT_HILL = 29;
export const SUPPLY = 30;
export const RAILROAD = 25;
export const STATION = 26;
export const X_SALOON = 3;
/** The plot of the Church: several may stand there. */
export const CHURCH_PLOT = 4;
const STAGE_DEPOT = 11;
const PREMIUM = 10;
/** By the number of posters; ten or more cost the last. */
export const FINES = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

/** A shootout as it is told, volley by volley; a story puts it into the view. */
export interface Fight {
  attacker: number;
  defender: number;
  plot: number;
  /** How many dice each has. */
  dice: [number, number];
  wounds: [number, number];
  rolls: Roll[];
}
/** The table, in the midst of a story. */
export interface Told extends Town {
  fight?: Fight | null;
}

export const owner = (cowboy: number): number => Math.floor(cowboy / COWBOYS);
export const rank = (cowboy: number): number => Math.floor((cowboy % COWBOYS) / OF_A_RANK);

const ROW_SIZES = [7, 6, 5, 4, 3, 2];

/** Row and place in it, from 0, of each plot. */
export const PLOTS = ROW_SIZES.flatMap((size, row) => Array.from({ length: size }, (_, place) => ({ row, place })));

const plot = (row: number, place: number): number =>
  place >= 0 && place < (ROW_SIZES[row] ?? 0)
    ? ROW_SIZES.slice(0, row).reduce((sum, size) => sum + size, 0) + place
    : -1;

/** Half plots to the left of a plot: every row is shifted by half a plot. */
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

/** The two plots on which the railroad can go on, as the surveyors have staked it out. */
export function staked(track: number[]): number[] {
  const end = PLOTS[track.at(-1) ?? -1];
  if (track.length > 4) return [];
  if (!end) return [25, 26];
  return [plot(end.row - 1, end.place), plot(end.row - 1, end.place + 1)].filter((one) => one >= 0);
}

/** All cowboys at a place, by number. */
export const cowboysAt = (town: Town, place: number): number[] =>
  town.players.flatMap(({ cowboys }, seat) =>
    cowboys.flatMap((at, number) => (at === place ? [seat * COWBOYS + number] : [])),
  );

export const fine = (posters: number): number => FINES[Math.min(posters, FINES.length - 1)] ?? 0;

/** What somebody's money would come to if the game ended now. */
export function worth(town: Town, seat: number): number {
  const player = town.players[seat];
  if (!player) return 0;
  const depot = town.held[town.plots.indexOf(STAGE_DEPOT)] ?? -1;
  const premium = depot >= 0 && owner(depot) === seat && !town.plots.includes(STATION) ? PREMIUM : 0;
  return Math.max(0, player.money + premium - fine(player.posters));
}
