// @vitest-environment happy-dom
/**
 * Everything explains itself: whatever has its sentence (`guide/things.*.ftl`) tells it on the board, or on the rules page. The
 * boards are drawn in positions of whole games, with every option.
 */

import { execFileSync } from "node:child_process";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Picks } from "../lib/picks.svelte";
import { prefs } from "../lib/prefs.svelte";
import { Book } from "../lib/words.svelte";
import type { Scene } from "../wire";
import { board } from ".";

interface Positions {
  game: string;
  names: Record<string, string[]>;
  words: string[];
  /** What the rules page doesn't tell, by name: its sentence. */
  wanted: Record<string, string>;
  scenes: Scene[];
}

/** No divisor of any number of scenes. */
const STRIDE = 1_000_003;

let all: Positions[] = [];
beforeAll(() => {
  prefs.speed = "off";
  // Nothing has a size here, and a board without room draws nothing.
  for (const side of ["clientWidth", "clientHeight"])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 800 });
  const written = execFileSync("python", ["-m", "tests.web.positions"], {
    cwd: "..",
    maxBuffer: 1 << 28,
    encoding: "utf8",
  });
  all = written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Positions);
}, 60_000);

/** The sentences that a board doesn't tell in these positions on hover, focus or long press, by the things they are about. */
async function silent({ game, names, words, wanted, scenes }: Positions): Promise<string[]> {
  const [book, Drawn] = [new Book("en", words, names), await board(game)];
  const left = new Map(Object.entries(wanted));
  // From all over the games: so most is soon found.
  for (let number = 0; number < scenes.length && left.size; number += 1) {
    const { view, question } = scenes[(number * STRIDE) % scenes.length]!;
    const picks = new Picks({ choose: () => undefined, tell: () => "" });
    picks.about = (key) => book.marked(key);
    picks.question = question ?? null;
    const players = Array.from({ length: view["seats"] as number }, (_, seat) => `Player ${seat}`);
    const drawn = mount(Drawn, { target: document.body, props: { view, eyes: 0, players, book, picks, news: [] } });
    flushSync();
    const said = [...document.querySelectorAll("[aria-description]")].map(
      (one) => one.getAttribute("aria-description") ?? "",
    );
    for (const [name, sentence] of left) if (said.some((one) => one.includes(sentence))) left.delete(name);
    await unmount(drawn);
  }
  return [...left.keys()];
}

test.each(["five-points", "colt-express", "bang-dice", "deadwood", "deadwood-1876"])(
  "%s: everything tells what it is for",
  async (game) => expect(await silent(all.find((one) => one.game === game)!)).toEqual([]),
  60_000,
);
