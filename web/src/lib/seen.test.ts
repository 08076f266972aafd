import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Asked, Update } from "../wire";
import { prefs } from "./prefs.svelte";
import { Seen } from "./seen.svelte";

const question: Asked = { number: 1, kind: "turn", words: { key: "ask" }, choices: [] };

function update(at: number, told: string[], more: Partial<Update> = {}): Update {
  const events = told.map((key) => ({ key }));
  return { type: "update", table: "t", seat: 0, era: 0, at, events, scene: { view: { at }, question: null }, ...more };
}
const told = (seen: Seen): string[] => seen.events.map(({ key }) => key);

beforeEach(() => {
  vi.useFakeTimers();
  prefs.speed = "usual";
});
afterEach(() => vi.useRealTimers());

test("what others do is shown one step after the other", () => {
  const seen = new Seen(0);
  seen.take(update(1, ["a"], { whole: true }));
  seen.take(update(2, ["b"]));
  seen.take(update(3, ["c"]));
  expect(told(seen)).toEqual(["a", "b"]);
  expect(seen.settled).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(told(seen)).toEqual(["a", "b", "c"]);
  expect(seen.settled).toBe(true);
  expect(seen.scene?.view).toEqual({ at: 3 });
});

test("without movement, and in a reaction window, everything is shown at once", () => {
  const seen = new Seen(0);
  seen.take(update(1, ["a"], { whole: true }));
  seen.take(update(2, ["b"]));
  seen.take(update(3, ["c"], { scene: { view: {}, question: { ...question, window: 4 } } }));
  expect(told(seen)).toEqual(["a", "b", "c"]);
  prefs.speed = "off";
  seen.take(update(4, ["d"]));
  seen.take(update(5, ["e"]));
  expect(told(seen)).toEqual(["a", "b", "c", "d", "e"]);
});

test("after a break nothing is told twice, and what was taken back is forgotten", () => {
  const seen = new Seen(0);
  prefs.speed = "off";
  seen.take(update(2, ["a", "b"], { whole: true }));
  seen.take(update(3, ["b", "c"]));
  expect(told(seen)).toEqual(["a", "b", "c"]);
  seen.take(update(1, ["a"], { era: 1 }));
  expect(told(seen)).toEqual(["a"]);
});
