import { expect, test } from "vitest";
import type { Words } from "../wire";
import { lines, named, reckoning } from "./log";

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

test("the reckoning is what the last chapter tells, but never less than a few lines", () => {
  const told = ["A-1", "A-2", "B-1", "A-3", "B-1", "B-2", "B-1", "B-3"].map((clause) => ({ key: clause, clause }));
  const chapter = (title: string, ...ids: string[]) => ({
    title,
    clauses: ids.map((id) => ({ id, text: "", marks: [] })),
  });
  const rules = [chapter("Play", "A-1", "A-2", "A-3"), chapter("Count", "B-1", "B-2", "B-3")];
  const keys = (seats: number): string[] => reckoning(told, rules, seats).map(({ key }) => key);
  expect(keys(1)).toEqual(["B-1", "B-2", "B-1", "B-3"]);
  expect(keys(4)).toEqual(["B-1", "A-3", "B-1", "B-2", "B-1", "B-3"]);
  expect(reckoning(told, [], 2).length).toBe(4);
  expect(reckoning([], rules, 2)).toEqual([]);
});
