/** The chances over a game as lines in a box: what is drawn where. */

import type { ChancePoint } from "../wire";

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Lines of seats differ in more than colour. */
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "1 4", "12 4", "6 2 1 2 1 2", "3 6"] as const;

/** Where a moment lies; a game without choices has only one. */
export const across = (box: Box, choices: number, upto: number): number =>
  box.left + ((box.width - box.left - box.right) * upto) / Math.max(choices, 1);

/** Where a share lies, from 0 at the foot to 1 at the top. */
export const up = (box: Box, share: number): number =>
  box.height - box.bottom - (box.height - box.top - box.bottom) * Math.min(1, Math.max(0, share));

/** Which moment lies there. */
export function momentAt(box: Box, choices: number, x: number): number {
  const part = (x - box.left) / Math.max(1, box.width - box.left - box.right);
  return Math.round(Math.min(1, Math.max(0, part)) * choices);
}

/** The standard error of a share of games; a game that is over has none. As the server reckons it (posse/coach). */
export function doubt(won: number, games: number): number {
  if (games === 0) return 0;
  const careful = (won * games + 1) / (games + 2);
  return Math.sqrt((careful * (1 - careful)) / (games + 2));
}

const place = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A seat's line through all that is known. */
export function line(box: Box, choices: number, points: ChancePoint[], seat: number): string {
  const places = points.map((point) => place(across(box, choices, point.upto), up(box, point.seats[seat]?.won ?? 0)));
  return places.length ? `M${places.join("L")}` : "";
}

/** Where the truth lies in 95 of 100 cases: there and back again. */
export function band(box: Box, choices: number, points: ChancePoint[], seat: number): string {
  const edge = (side: number) => (point: ChancePoint) => {
    const won = point.seats[seat]?.won ?? 0;
    return place(across(box, choices, point.upto), up(box, won + side * 1.96 * doubt(won, point.games)));
  };
  const places = [...points.map(edge(1)), ...points.toReversed().map(edge(-1))];
  return points.length > 1 ? `M${places.join("L")}z` : "";
}

/** What is known about a moment: there, or else about the nearest one before it. */
export function known(points: ChancePoint[], upto: number): ChancePoint | null {
  return points.findLast((point) => point.upto <= upto) ?? points[0] ?? null;
}

/** Where names of moments stand: a few round ones, and the last. */
export function ticks(choices: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((one) => choices / one <= most) ?? 1000;
  const round = Array.from({ length: Math.floor(choices / step) + 1 }, (_, number) => number * step);
  return [...round.filter((upto) => upto === 0 || choices - upto >= step / 2), choices].filter(
    (upto, at, all) => all.indexOf(upto) === at,
  );
}
