import { expect, test } from "vitest";
import type { ChancePoint } from "../wire";
import { across, band, doubt, known, line, momentAt, ticks, up, type Box } from "./chances";

const box: Box = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const point = (upto: number, won: number, games = 100): ChancePoint => ({
  upto,
  games,
  seats: [
    { won, place: 1, points: 0 },
    { won: 1 - won, place: 2, points: 0 },
  ],
});

test("moments lie from left to right, shares from foot to top", () => {
  expect([0, 50, 100].map((upto) => across(box, 100, upto))).toEqual([10, 110, 210]);
  expect([0, 0.5, 1, 1.2, -1].map((share) => up(box, share))).toEqual([110, 60, 10, 10, 110]);
  expect([0, 10, 110, 210, 900].map((x) => momentAt(box, 100, x))).toEqual([0, 0, 50, 100, 100]);
  expect(across(box, 0, 0)).toBe(10);
});

test("a line goes through what is known, a band around it, narrow where it is certain", () => {
  const points = [point(0, 0.5), point(100, 1, 0)];
  expect(line(box, 100, points, 0)).toBe("M10.0 60.0L210.0 10.0");
  expect(line(box, 100, points, 1)).toBe("M10.0 60.0L210.0 110.0");
  expect(line(box, 100, [], 0)).toBe("");
  expect(band(box, 100, points, 0)).toMatch(/^M10\.0 50\.\dL210\.0 10\.0L210\.0 10\.0L10\.0 69\.\dz$/);
  expect(band(box, 100, [point(0, 0.5)], 0)).toBe("");
});

test("doubt is that of the server", () => {
  expect(doubt(0.5, 100)).toBeCloseTo(0.0495, 4);
  expect(doubt(1, 100)).toBeCloseTo(0.0098, 4);
  expect(doubt(1, 0)).toBe(0);
});

test("between two moments the one before is told", () => {
  const points = [point(0, 0.1), point(10, 0.2), point(20, 0.3)];
  expect([0, 9, 10, 25].map((upto) => known(points, upto)?.upto)).toEqual([0, 0, 10, 20]);
  expect(known([], 3)).toBe(null);
});

test("a few round moments and the last are named", () => {
  expect(ticks(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ticks(113, 6)).toEqual([0, 20, 40, 60, 80, 100, 113]);
  expect(ticks(104, 6)).toEqual([0, 20, 40, 60, 80, 104]);
  expect(ticks(0, 5)).toEqual([0]);
});
