import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Story } from "../games/board";
import type { Asked, Update, Words } from "../wire";
import { prefs } from "./prefs.svelte";
import { Seen } from "./seen.svelte";

/** Events named by letters: capitals are heavier, a dot is nothing one can see; after each, the view tells it. */
const story: Story = {
  weight: ({ key }) => (key === "." ? 0 : key === key.toUpperCase() ? 3 : 1),
  place: () => [],
  after: (view, { key }) => (key === "?" ? view : { ...view, last: key }),
};
const question: Asked = { number: 1, kind: "turn", words: { key: "ask" }, choices: [] };

const by = (seat: number, key: string): Words => ({ key, args: { seat: ["seat", seat] } });
function update(at: number, told: (string | Words)[], more: Partial<Update> = {}): Update {
  const events = told.map((one) => (typeof one === "string" ? { key: one } : one));
  return { type: "update", table: "t", seat: 0, era: 0, at, events, scene: { view: { at }, question: null }, ...more };
}
const asking = (view = {}): Partial<Update> => ({ scene: { view, question } });
const told = (seen: Seen): string[] => seen.events.map(({ key }) => key);
const steps = (seen: Seen): string => seen.steps.map(({ event }) => event.key).join("");

/** At a table, after its first update. */
function begun(): Seen {
  const seen = new Seen(0, () => story);
  seen.take(update(0, [], { whole: true }));
  return seen;
}
/** How long until all is shown, and the captions on the way. */
function watch(seen: Seen): { time: number; captions: string; views: unknown[] } {
  const start = performance.now();
  let captions = "";
  const views: unknown[] = [];
  while (!seen.settled) {
    const caption = seen.told?.event.key ?? "";
    if (!captions.endsWith(caption)) {
      captions += caption;
      views.push(seen.scene?.view["last"]);
    }
    vi.advanceTimersByTime(10);
  }
  return { time: performance.now() - start, captions, views };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.speed = "usual";
});
afterEach(() => vi.useRealTimers());

test("what others do is shown one step after the other", () => {
  const seen = new Seen(0, () => story);
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
  const seen = new Seen(0, () => story);
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
  const seen = new Seen(0, () => story);
  prefs.speed = "off";
  seen.take(update(2, ["a", "b"], { whole: true }));
  seen.take(update(3, ["b", "c"]));
  expect(told(seen)).toEqual(["a", "b", "c"]);
  seen.take(update(1, ["a"], { era: 1 }));
  expect(told(seen)).toEqual(["a"]);
});

test("each event has a moment of its own, as long as its weight; what one can't see goes with the next", () => {
  const seen = begun();
  seen.take(update(4, ["a", ".", "B", "c"], asking({ last: "true" })));
  expect([seen.told?.event.key, seen.scene?.view, told(seen)]).toEqual(["a", { at: 0, last: "a" }, ["a"]]);
  vi.advanceTimersByTime(720);
  expect([seen.told?.event.key, seen.news.length, told(seen)]).toEqual(["B", 2, ["a", ".", "B"]]);
  vi.advanceTimersByTime(1430);
  expect(seen.told?.event.key).toBe("B");
  vi.advanceTimersByTime(10);
  expect([seen.told?.event.key, seen.scene, seen.settled]).toEqual(["c", { view: { last: "true" }, question }, false]);
  vi.advanceTimersByTime(720);
  expect(seen.settled).toBe(true);
  expect(steps(seen)).toBe("aBc");
  expect(seen.steps.map(({ view }) => view["last"])).toEqual(["a", "B", "true"]);
  vi.advanceTimersByTime(2000);
  expect(seen.told).toBe(null);
});

test("however much happens, my turn begins within 4 seconds; the lightest are folded, and all can be looked at again", () => {
  const seen = begun();
  const much = [..."abcdefghijKlmnopqrstuvwxyz"];
  for (let time = 1; time <= 8; time++) seen.take(update(26 * time, much));
  seen.take(update(209, ["Z"], asking({ last: "true" })));
  const { time, captions, views } = watch(seen);
  expect(time).toBeGreaterThan(3000);
  expect(time).toBeLessThanOrEqual(3510);
  expect(captions).toMatch(/K.*Z$/); // the heaviest are told
  expect(views.length).toBe(captions.length);
  expect(seen.events.length).toBe(209);
  expect(seen.steps.length).toBe(150);
  expect(seen.scene?.view).toEqual({ last: "true" });
});

test("while others go on I never fall far behind", () => {
  const seen = begun();
  for (let turn = 1; turn <= 40; turn++) {
    seen.take(update(5 * turn, [..."abCde"]));
    vi.advanceTimersByTime(600);
  }
  seen.take(update(201, ["z"], asking()));
  expect(watch(seen).time).toBeLessThanOrEqual(2000);
});

test("slow takes twice as long, fast less; skipping shows everything", () => {
  const time = (speed: typeof prefs.speed): number => {
    prefs.speed = speed;
    const seen = begun();
    seen.take(update(30, [..."abcdefghijklmnopqrstuvwxyzabcd"]));
    return watch(seen).time;
  };
  expect(time("slow") / time("usual")).toBeCloseTo(2, 1);
  expect(time("fast")).toBeLessThan(1900);
  const seen = begun();
  seen.take(update(3, [..."abc"]));
  seen.skip();
  expect([seen.settled, steps(seen), seen.scene?.view]).toEqual([true, "abc", { at: 3 }]);
});

test("who skips is told nothing more until they are asked; unless that takes long", () => {
  const seen = begun();
  seen.take(update(3, [..."abc"]));
  seen.skip();
  for (let at = 4; at <= 10; at++) {
    seen.take(update(at, ["d"]));
    expect([at, seen.settled]).toEqual([at, true]);
    vi.advanceTimersByTime(1000);
  }
  seen.take(update(11, ["e"], asking()));
  expect(seen.settled).toBe(true);
  seen.take(update(12, ["f"]));
  expect(seen.settled).toBe(false);
  seen.skip();
  vi.advanceTimersByTime(8000);
  seen.take(update(13, ["g"]));
  expect(seen.settled).toBe(false);
});

test("what comes of my own choice is there at once, what the others then do is not", () => {
  const seen = begun();
  seen.choose();
  seen.take(update(4, [by(0, "a"), "b", by(1, "c"), by(0, "d")]));
  expect([told(seen).join(""), seen.scene?.view["last"], seen.settled]).toEqual(["abc", "c", false]);
  watch(seen);
  seen.take(update(5, [by(1, "e")]));
  expect(seen.settled).toBe(false);
});

test("where the story doesn't tell how my own choice looks, I see it by the true view at once", () => {
  const seen = begun();
  seen.choose();
  seen.take(update(2, [by(0, "?"), by(1, "c")]));
  expect([told(seen).join(""), seen.scene?.view, seen.settled]).toEqual(["?c", { at: 2 }, false]);
});

test("the strip holds what happened since my last choice, and in my own turn also what was before", () => {
  const seen = begun();
  seen.take(update(2, [by(1, "a"), by(2, "b")], asking()));
  watch(seen);
  seen.choose();
  seen.take(update(3, [by(0, "m")], asking()));
  expect(steps(seen)).toBe("abm");
  seen.choose();
  seen.take(update(4, [by(0, "n")]));
  seen.take(update(6, [by(1, "c"), by(2, "d")]));
  watch(seen);
  expect(steps(seen)).toBe("ncd");
  seen.held = true;
  seen.choose();
  seen.take(update(7, [by(1, "e")]));
  watch(seen);
  expect(steps(seen)).toBe("ncde");
});
