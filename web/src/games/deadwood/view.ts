/** What Deadwood's view holds. -1 is nobody or nothing. */

export type * from "./seen";

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
