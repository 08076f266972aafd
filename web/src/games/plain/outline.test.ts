import { expect, test } from "vitest";
import { Book } from "../../lib/words.svelte";
import { outline } from "./outline";

const book = new Book(
  "en",
  ["title = A game\nview-loot = Loot on the floor\ngang-rats = Rats\nseat-told = { $n } seats"],
  { gang: ["rats"] },
);
const said = (table: object): string =>
  outline
    .describe({ table }, book, ["Ann", "Ben"], 0)
    .flatMap(({ title, pieces }) => [title, ...pieces.map(({ say }) => say)])
    .join("; ");

test("numbers are called by their names", () => {
  expect(said({ gang: 0, player: 1 })).toContain("Rats");
  expect(said({ gang: 0, player: 1 })).toContain("Ben");
  expect(said({ gangs: [0, 0] })).toContain("Rats");
});

test("parts are called by the game's words, or made readable", () => {
  expect(said({ loot: [1] })).toContain("Loot on the floor");
  expect(said({ crime_pool: 3 })).toContain("Crime pool");
  expect(said({ crime_pool: 3 })).not.toContain("crime_pool");
});

test("a list as long as the table is one card a player, and a card can be chosen", () => {
  const [area] = outline.describe({ table: { players: [{ money: 1 }, { money: 2 }] } }, book, ["Ann", "Ben"], 0);
  expect(area?.kind).toBe("players");
  expect(area?.pieces.map(({ label, note, spot }) => [label, note, spot])).toEqual([
    ["Ann", "Money: 1", "seat:0"],
    ["Ben", "Money: 2", "seat:1"],
  ]);
});

test("nothing in a view breaks it", () => {
  for (const table of [{}, { a: null }, { a: [] }, { a: { b: [{ c: [null, [1]] }] } }, { a: "x", b: true, gang: -1 }])
    expect(() => said(table)).not.toThrow();
  expect(() => outline.describe({}, book, [], null)).not.toThrow();
});

test("a word whose blank is missing does not break the page", () => {
  expect(book.text("seat-told")).toContain("seats");
});
