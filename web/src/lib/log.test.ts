import { expect, test } from "vitest";
import type { Words } from "../wire";
import { lines, named } from "./log";

const line = (key: string, args: Words["args"] = {}): Words => ({ key, args });

test("a line is about the player that it names first; lines about the same one stand together", () => {
  const shot = line("shot", { seat: ["seat", 2], other: ["seat", 0], points: ["n", 1] });
  const lost = line("lost", { seat: ["seat", 2] });
  const night = line("night", { deck: ["n", 3] });
  expect(named(shot)).toEqual([2, 0]);
  expect(lines([shot, lost, night, lost]).map(({ seat, first, number }) => [seat, first, number])).toEqual([
    [2, true, 0],
    [2, false, 1],
    [null, true, 2],
    [2, true, 3],
  ]);
});
