import { expect, test } from "vitest";
import { Picks } from "../../lib/picks.svelte";
import type { Asked, Choice, Words } from "../../wire";
import { free, has, rolls, size, toggled } from "./tray";
import { spent, type Saloon } from "./view";
import { aim, where } from "./where";

const TABLE = { dice: [2, 4, 1, 4, 5], saloon: 0, aiming: null } as unknown as Saloon;
const choice = (value: number, key: string, args: Words["args"] = {}): Choice => ({
  choice: 100 + value,
  value,
  words: { key: `choice-${key}`, args },
});
const asked = (kind: string, ...choices: Choice[]): Asked => ({ number: 1, kind, words: { key: "ask" }, choices });
const at = (kind: string, one: Choice): string[] => where(one, asked(kind, one), TABLE, 3);

test("a set of dice is on its dice, stopping is on a button", () => {
  expect(at("reroll", choice(0b01010, "roll-2"))).toEqual(["rolled:1", "rolled:3"]);
  expect(at("reroll", choice(0, "stop-rolling"))).toEqual(["stop:0"]);
  expect(at("ghost-face", choice(4, "ghost-face", { face: ["face", 4] }))).toEqual(["rolled:1", "rolled:3"]);
});

test("what names a player is on the player, what names nothing is a button under the dice", () => {
  expect(at("aim", choice(1, "shoot", { seat: ["seat", 1] }))).toEqual(["seat:1"]);
  expect(at("discard", choice(0, "enough"))).toEqual(["answer:100"]);
  expect(at("good", choice(0, "pass"))).toEqual(["answer:100"]);
  expect(at("good", choice(1, "good"))).toEqual(["role:3", "answer:101"]);
  expect(at("drop", choice(2, "drop-chief"))).toEqual(["chief:0"]);
});

test("a shot that a Beer doubles: first the Beer, then whom it hits", () => {
  const chosen: number[] = [];
  const picks = new Picks({ choose: ({ value }) => chosen.push(value), tell: ({ key }) => key });
  picks.where = (one, question) => where(one, question, TABLE, 3);
  picks.aim = aim;
  const shot = choice(1, "shoot", { seat: ["seat", 1] });
  const double = choice(9, "shoot-twice", { seat: ["seat", 1] });
  picks.question = asked("aim", shot, double);
  picks.pick("seat:1");
  expect(chosen).toEqual([1]);
  picks.pick("beer:0");
  picks.pick("seat:1");
  expect(chosen).toEqual([1, 9]);
});

test("clicking dice makes the answer that rolls them; none rolls nothing", () => {
  const question = asked("reroll", ...[0, 1, 2, 3].map((value) => choice(value, "roll-1")));
  expect(free(question)).toBe(0b11);
  expect(free(asked("aim", choice(1, "shoot")))).toBe(0);
  const set = toggled(toggled(0, 1), 0);
  expect([set, size(set), has(set, 1), has(set, 2)]).toEqual([3, 2, true, false]);
  expect(rolls(question, set)?.value).toBe(3);
  expect(rolls(question, 0)).toBeUndefined();
});

test("dice that have given their symbols are spent, the first ones first", () => {
  expect(spent(TABLE)).toEqual([false, false, false, false, false]);
  const aiming = { ones: 0, twos: 0, beers: 1, gatlings: 1, hits: [], doubled: false, thirsty: false };
  expect(spent({ ...TABLE, aiming })).toEqual([true, true, false, false, false]);
});
