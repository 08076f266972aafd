import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Story } from "../games/board";
import type { Moment } from "../wire";
import { prefs } from "./prefs.svelte";
import { Retold } from "./retold.svelte";

/** Events named by letters; a dot is nothing one can see. */
const story: Story = {
  weight: ({ key }) => (key === "." ? 0 : 1),
  place: () => [],
  after: (view, { key }) => ({ ...view, last: key }),
};
/** Three choices: after each, so much has happened. */
const RECORD = ["a.", "a.bc.", "a.bc.d"];

function moment(upto: number, seat: number | null = null): Moment {
  const events = [...(RECORD[upto] ?? "")].map((key) => ({ key }));
  return { table: "t", upto, choices: 2, seat, events, scene: { view: { upto }, question: null } };
}
const log = (retold: Retold): string => retold.events.map(({ key }) => key).join("");

beforeEach(() => {
  vi.useFakeTimers();
  prefs.speed = "usual";
});
afterEach(() => vi.useRealTimers());

test("the choice that one steps on to is told event by event, and then stays told", () => {
  const retold = new Retold(() => story);
  retold.turnTo(moment(0));
  expect([retold.told?.event.key, log(retold), retold.settled]).toEqual(["a", "a.", true]);
  retold.turnTo(moment(1));
  expect([retold.told?.event.key, log(retold), retold.scene?.view["last"]]).toEqual(["b", "a.b", "b"]);
  expect(retold.news.map(({ key }) => key)).toEqual(["b"]);
  vi.advanceTimersByTime(720);
  expect([retold.told?.event.key, log(retold), retold.scene?.view]).toEqual(["c", "a.bc.", { upto: 1 }]);
  vi.advanceTimersByTime(10_000);
  expect([retold.told?.event.key, retold.told?.number, retold.settled]).toEqual(["c", 3, true]);
});

test("who steps on while something is told sees it at once; whoever turns elsewhere sees what happened last there", () => {
  const retold = new Retold(() => story);
  retold.turnTo(moment(0));
  retold.turnTo(moment(1));
  retold.turnTo(moment(2));
  expect([retold.told?.event.key, log(retold)]).toEqual(["d", "a.bc.d"]);
  for (const [upto, seat, last] of [
    [0, null, "a"],
    [2, null, "d"],
    [2, 1, "d"],
    [1, 1, "c"],
  ] as const) {
    retold.turnTo(moment(upto, seat));
    expect([retold.told?.event.key, log(retold), retold.settled]).toEqual([last, RECORD[upto], true]);
    expect(retold.scene?.view).toEqual({ upto });
    expect(retold.news.length).toBe(1);
  }
});
