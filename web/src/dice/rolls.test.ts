import { expect, test } from "vitest";
import { rolls as bang } from "../games/bang-dice/rolls";
import { rolls as deadwood } from "../games/deadwood/rolls";
import { rolls as deadwood1876 } from "../games/deadwood-1876/rolls";
import type { Words } from "../wire";
import { throws, type Reader } from "./rolls";

const said = (key: string, args: Words["args"] = {}): Words => ({ key, args });

test("what is kept and what is then rolled is one throw", () => {
  const [first, second, ...rest] = throws(
    [
      said("event-rolled-3", { seat: ["seat", 1], a: ["face", 0], b: ["face", 1], c: ["face", 4] }),
      said("event-kept-2", { seat: ["seat", 1], a: ["face", 1], b: ["face", 4] }),
      said("event-rolled-1", { seat: ["seat", 1], a: ["face", 9] }),
    ],
    bang,
  );
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ seat: 1, kept: [] });
  expect(first?.fresh.map(({ glyph }) => glyph)).toEqual(["arrow", "dynamite", "beer"]);
  expect(second?.fresh).toEqual([{ glyph: "two", double: true }]);
  expect(second?.kept).toEqual([{ glyph: "dynamite", locked: true }, { glyph: "beer" }]);
  expect(second?.told).toHaveLength(2);
});

test("the last of the dice can be the Loudmouth or the Coward", () => {
  const words = said("event-rolled-saloon-2", {
    seat: ["seat", 0],
    a: ["face", 2],
    die: ["die", 2],
    face: ["face", 11],
  });
  expect(bang(words)[0]?.fresh).toEqual([
    { glyph: "one" },
    { glyph: "beer", double: true, letter: "C", tone: "green" },
  ]);
});

test("both sides of an exchange of fire have thrown", () => {
  const words = said("event-exchanged-fire", { seat: ["seat", 2], a: ["pips", 5], other: ["seat", 0], b: ["pips", 0] });
  expect(deadwood(words)).toMatchObject([
    { seat: 2, at: 0, fresh: [{ pips: 6 }] },
    { seat: 0, at: 2, fresh: [{ pips: 1 }] },
  ]);
});

test("a gun's dice count together", () => {
  const words = said("event-rolled-2", {
    total: ["n", 3],
    whom: ["seat", 4],
    stranger: ["n", 0],
    die: ["die", 2],
    pips: ["pips", 3],
    die2: ["die", 5],
    pips2: ["pips", 0],
  });
  expect(deadwood1876(words)).toMatchObject([
    {
      seat: 4,
      total: 3,
      fresh: [
        { pips: 3, kind: "colt" },
        { pips: 0, kind: "pepperbox", tone: "red" },
      ],
    },
  ]);
});

// Read as text: a saying that gets a blank for what a die shows must be read as a throw, too.
const code = import.meta.glob<string>("../../../src/posse/games/*/sayings.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
test.each([
  ["bang_dice", bang, "face", /^event-(aimed|turned|token)/],
  ["deadwood", deadwood, "pips", /^$/],
  ["deadwood_1876", deadwood1876, "pips", /^$/],
] as [string, Reader, string, RegExp][])("every throw of %s is read", (game, read, kind, other) => {
  const sayings = code[`../../../src/posse/games/${game}/sayings.py`] ?? "";
  const told = [...sayings.matchAll(/Saying\("(event-[\w-]+)", "[\w-]+", "([^"]*)"/g)]
    .map(([, key = "", blanks = ""]): [string, string[]] => [
      key,
      blanks.split(" ").map((one) => one.split(":").at(-1) ?? ""),
    ])
    .filter(([key, kinds]) => kinds.includes(kind) && !other.test(key));
  expect(told.length).toBeGreaterThan(0);
  for (const [key, kinds] of told) {
    const args = Object.fromEntries(
      kinds.map((one, place): [string, [string, number]] => [`${one}${place}`, [one, 1]]),
    );
    expect(read(said(key, { seat: ["seat", 0], other: ["seat", 1], ...args })), key).not.toEqual([]);
  }
});
