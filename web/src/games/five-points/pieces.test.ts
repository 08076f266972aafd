import { describe, expect, it } from "vitest";
import type { Words } from "../../wire";
import { follow, lay } from "./pieces";
import { courses, type District } from "./view";

const base = [8, 9, 10, 11, 12, 13, ...Array<number>(15).fill(-1)];
const says = (key: string, args: Record<string, number>): Words => ({
  key,
  args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, ["spot", value] as [string, number]])),
});
const changed = (pyramid: number[], change: Record<number, number>): number[] =>
  pyramid.map((card, spot) => change[spot] ?? card);
const idAt = (pieces: ReturnType<typeof lay>, spot: number): number | undefined =>
  pieces.find((one) => one.spot === spot)?.id;

describe("pieces", () => {
  it("walk as the news says, and a new one comes from the deck", () => {
    const before = lay(base);
    const news = [says("event-advanced", { start: 0, goal: 6 }), says("event-drawn", { goal: 0 })];
    const after = follow(before, changed(base, { 0: 8, 6: 8 }), news);
    expect(idAt(after, 6)).toBe(idAt(before, 0));
    expect(before.map((one) => one.id)).not.toContain(idAt(after, 0));
    expect(after).toHaveLength(7);
  });

  it("are taken off when banished, and the rest moves up", () => {
    const before = lay(changed(base, { 6: 1 }));
    const news = [
      says("event-banished", { at: 1, goal: 6 }),
      says("event-filled", { start: 1, goal: 6 }),
      says("event-drawn", { goal: 1 }),
    ];
    const after = follow(before, changed(base, { 6: 9, 1: 3 }), news);
    expect(idAt(after, 6)).toBe(idAt(before, 1));
    expect(after.map((one) => one.id)).not.toContain(idAt(before, 6));
  });

  it("follow the view where the news is missing or wrong", () => {
    const before = lay(base);
    const pyramid = changed(base, { 0: 3, 6: 8 });
    for (const news of [[], [says("event-advanced", { start: 5, goal: 10 })]]) {
      const after = follow(before, pyramid, news);
      expect(after.map(({ spot, card }) => [spot, card]).sort()).toEqual(
        pyramid.flatMap((card, spot) => (card < 0 ? [] : [[spot, card]])).sort(),
      );
      expect(idAt(after, 6)).toBe(idAt(before, 0));
    }
  });

  it("stay the same ones when nothing changed", () => {
    const before = lay(base);
    expect(follow(before, base, [])).toBe(before);
  });
});

describe("courses", () => {
  const table = { vacancy: 12, yours: { agent: 3 } } as District;
  it("lead from a card to where it goes, or to everybody it could banish", () => {
    expect(courses(says("choice-advance", { start: 0, goal: 6 }), table)).toEqual([{ start: 0, goal: 6 }]);
    const reach = [{ start: 0, goal: 1 }, { start: 0, goal: 6 }]; // prettier-ignore
    expect(courses(says("choice-agent-reaching-2", { spot: 0, a: 1, b: 6 }), table)).toEqual(reach);
    expect(courses(says("choice-refill", { start: 7 }), table)).toEqual([{ start: 7, goal: 12 }]);
    expect(courses(says("choice-victim", { spot: 4 }), table)).toEqual([{ start: 3, goal: 4 }]);
    expect(courses(says("choice-agent", { spot: 4 }), table)).toEqual([]);
  });
});
