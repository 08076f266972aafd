/**
 * Whole games, read along with what is told on the board: every event that one can see has its moment or its place in the strip,
 * once and in order; nothing on the board changes untold; and nobody waits for long. The games come from the house itself.
 */

import { execFileSync } from "node:child_process";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte";
import { Seen } from "../lib/seen.svelte";
import type { Update, Words } from "../wire";
import { story } from ".";

type Table = Record<string, unknown>;
interface Tale {
  game: string;
  seat: number | null;
  told: { update: Update; by: number | null }[];
}

/** What may change without a word: whose turn it is, and choices made in several steps, which are told when they are complete. */
const SILENT: Record<string, string[]> = {
  "five-points": ["yours"],
  "colt-express": ["punch"],
  "bang-dice": ["aiming", "losing", "fresh", "rerolls", "may_reroll"],
  deadwood: ["player", "turns"],
  "deadwood-1876": ["since", "laid", "owners", "doing", "pile", "player", "yours"],
};
/** Milliseconds between two choices of bots. */
const PAUSE = 150;
/** Milliseconds at the usual speed, after the last of what the others did. */
const LONGEST = 4000;

let tales: Tale[] = [];
beforeAll(() => {
  const written = execFileSync("python", ["-m", "tests.web.told"], { cwd: "..", maxBuffer: 1 << 26, encoding: "utf8" });
  tales = written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Tale);
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers();
  prefs.speed = "usual";
});
afterEach(() => vi.useRealTimers());

/** The parts of a table that are not as they were. */
const changed = (before: Table, now: Table): string[] =>
  Object.keys(now).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]));

/** A game as it was told to one pair of eyes. */
class Watched {
  /** Every event that came up as a caption or in the strip, in order. */
  readonly steps: [number, Words][] = [];
  readonly waits: number[] = [];
  #last = -1;

  constructor(readonly seen: Seen) {}

  pass(time: number): void {
    for (let gone = 0; gone < time; gone += 10) {
      this.look();
      vi.advanceTimersByTime(10);
    }
  }
  look(): void {
    for (const { number, event } of this.seen.steps) {
      if (number <= this.#last) continue;
      this.steps.push([number, event]);
      this.#last = number;
    }
  }
  /** Until I am asked. */
  wait(): void {
    const start = performance.now();
    while (!this.seen.settled) this.pass(10);
    this.look();
    this.waits.push(performance.now() - start);
  }
}

test.each(Object.keys(SILENT).flatMap((game) => [0, null].map((seat) => ({ game, seat }))))(
  "$game through the eyes of $seat",
  async ({ game, seat }) => {
    const how = await story(game);
    const { told } = tales.find((one) => one.game === game && one.seat === seat) as Tale;
    const watched = new Watched(new Seen(seat, () => how));
    const untold: string[] = [];
    let before: Table | null = null;
    for (const { update, by } of told) {
      if (by === seat && seat !== null) watched.seen.choose();
      watched.seen.take(update);
      watched.look();
      if (update.scene.question) watched.wait();
      else watched.pass(PAUSE);
      const table = update.scene.view["table"] as Table;
      if (before && update.events.every((event) => how.weight(event) === 0)) untold.push(...changed(before, table));
      before = table;
    }
    watched.wait();
    const events = told.flatMap(({ update }) => update.events);
    const first = told[0]?.update.events.length ?? 0;
    const visible = events.flatMap((event, number): [number, Words][] =>
      number >= first && how.weight(event) > 0 ? [[number, event]] : [],
    );
    expect(watched.seen.events).toEqual(events);
    expect(watched.steps).toEqual(visible);
    expect(untold.filter((key) => !SILENT[game]?.includes(key))).toEqual([]);
    expect(Math.max(...watched.waits)).toBeLessThanOrEqual(LONGEST);
  },
);
