// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { Picks } from "../../lib/picks.svelte";
import { Book } from "../../lib/words.svelte";
import type { Asked } from "../../wire";
import { Desk } from "./desk.svelte";
import Person from "./Person.svelte";

const words =
  "board-safe = Safe { $number } of { $player }\nboard-maybe = one of { $safes }\nboard-cards = { $n } cards\n" +
  "safe-one = Badge 1\nsafe-two = Badge 2\nboard-open = open: { $safe }";

test("what is pencilled on a Safe that may be chosen is no part of its name: a voice would have to say it", () => {
  const faces = Array.from({ length: 12 }, (_, face) => ["one", "two"][face - 10] ?? "gold");
  const book = new Book("en", [words], { safe: faces });
  const picks = new Picks({ choose: () => {}, tell: () => "" }, () => ["safe:0:0"]);
  picks.question = { kind: "rob", choices: [{ choice: 0, value: 0, words: { key: "" } }] } as unknown as Asked;
  const owner = {
    stranger: false, character: 1, house: 0, hand: 2, shown: [], row: [22], faces: [-1], maybe: [[10, 11]],
    holsters: [-1], open: [], seen: [], holster: -1, hits: 0, gold: null,
  }; // prettier-ignore
  const table = { owners: [owner], player: 0, revealed: 0, doing: {}, winners: [] };
  const view = { table, asked: [], over: false };
  const props = { view, eyes: 1, players: ["Ann"], book, picks, news: [] };
  const person = mount(Person, { target: document.body, props: { desk: new Desk(() => props), seat: 0 } });
  flushSync();
  const safe = document.querySelector('[data-spot="safe:0:0"]');
  expect(safe?.getAttribute("role")).toBe("button");
  expect(safe?.getAttribute("aria-label")).toBe("Safe 1 of Ann, one of Badge 1, Badge 2");
  expect(document.querySelector('[data-piece="safe:22"]')?.textContent.replace(/\s/g, "")).toBe("12?");
  expect(safe?.textContent).toBe("");
  void unmount(person);
});
