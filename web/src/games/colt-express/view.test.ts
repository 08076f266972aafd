import { expect, test } from "vitest";
import type { Asked, Choice } from "../../wire";
import { keeping, lootKind, where, type TrainSeen } from "./view";

const asked = (kind: string): Asked => ({ number: 1, kind, words: { key: "", clause: "" }, choices: [] });
const choice = (value: number, args: Record<string, [string, number]> = {}): Choice => ({
  choice: value,
  value,
  words: { key: "", clause: "", args },
});
const table = { punch: { bandit: 2, victim: 5 }, bandits: [{ bandit: 2, place: 7 }] } as unknown as TrainSeen;
const at = (kind: string, value: number, args = {}): string[] =>
  where(choice(value, args), asked(kind), table, [1, 0, 0, 0, 0, 1]);

test("a plan is a card of the hand, the deck, or Ghost's card laid face-down", () => {
  expect(at("plan", 13)).toEqual(["card:13"]);
  expect(at("plan", 36)).toEqual(["deck:0"]);
  expect(at("plan", 39)).toEqual(["hide:2"]);
});

test("moves, shoves and the Marshal's way are places of the train", () => {
  expect(at("move", 3, { goal: ["place", 7] })).toEqual(["place:7"]);
  expect(at("shove", 1, { direction: ["direction", 1], goal: ["place", 9] })).toEqual(["place:9"]);
  expect(at("marshal", 0, { direction: ["direction", 0], goal: ["car", 2] })).toEqual(["place:4"]);
});

test("a shot is at the one who is hit, not at the place", () => {
  expect(at("target", 4, { target: ["bandit", 4], place: ["place", 3] })).toEqual(["bandit:4"]);
});

test("a punch takes loot from the victim's card; Cheyenne keeps it, or it falls where she stands", () => {
  expect(at("knocked-off", 1)).toEqual(["held:5:1"]);
  expect(at("take", 1)).toEqual(["bandit:2"]);
  expect(at("take", 0)).toEqual(["place:7"]);
});

test("of all that could be kept, only what is marked stands on the board", () => {
  const counts = (...numbers: number[]): Record<string, [string, number]> => ({
    cards: ["n", 2],
    ...Object.fromEntries(numbers.map((count, card): [string, [string, number]] => [`card${card}`, ["n", count]])),
  });
  expect(at("keep", 163, counts(1, 0, 0, 0, 0, 1))).toEqual(["keep:0"]);
  expect(at("keep", 162, counts(0, 0, 0, 0, 0, 1))).toEqual(["unmarked:162"]);
});

test("a team's cards are counted bandit by bandit", () => {
  const args: Record<string, [string, number]> = {
    cards: ["n", 2],
    one: ["bandit", 3],
    move: ["n", 1],
    two: ["bandit", 2],
    move2: ["n", 1],
  };
  expect(keeping(choice(3, args))).toEqual([1, 1]);
});

test("tokens are told apart by their numbers", () => {
  expect([0, 17, 18, 23, 24, 25].map(lootKind)).toEqual([0, 0, 1, 1, 2, 2]);
});

test("who leaves a Purse alone touches nothing on the train", () => {
  const refuse: Choice = { choice: 18, value: 18, words: { key: "choice-refuse" } };
  expect(where(refuse, { kind: "pickpocket" } as Asked, {} as TrainSeen, [])).toEqual([]);
  expect(at("pickpocket", 11)).toEqual(["token:11"]);
});
