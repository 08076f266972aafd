import { expect, test } from "vitest";
import { FACES, mean, odds } from "./guns";

test("the odds are those that the rulebook prints", () => {
  const table = FACES.map((_, mine) => FACES.map((__, theirs) => odds([mine], [theirs])));
  expect(table).toEqual([
    [50, 69, 82, 93, 97],
    [31, 50, 69, 86, 93],
    [18, 31, 50, 69, 81],
    [7, 14, 31, 50, 67],
    [3, 7, 19, 33, 50],
  ]);
});

test("a Holster adds its die", () => {
  expect(odds([2, 4], [2])).toBeGreaterThan(odds([2], [2]));
  expect(odds([2], [2, 4]) + odds([2, 4], [2])).toBe(100);
  expect(FACES.map((_, gun) => mean(gun))).toEqual([2.5, 2, 1.5, 1, 4 / 6]);
});
