import { expect, test } from "vitest";
import type { Asked, Choice } from "../../wire";
import { aim, where } from "./where";

const choice = (value: number, args: Choice["words"]["args"] = {}): Choice => ({
  choice: 0,
  value,
  words: { key: "", clause: "", args },
});
const at = (kind: string, value: number, args: Choice["words"]["args"] = {}): string[] =>
  where(choice(value, args), { kind } as Asked, 3);

test("halves of cards, Safes, owners and houses are found by the number of the answer", () => {
  expect(at("turn", 13)).toEqual(["item:13"]);
  expect(at("turn", 25 + 13)).toEqual(["gun:13"]);
  expect(at("turn", 50 + 13)).toEqual(["gun:13"]);
  expect(at("bout", 13)).toEqual(["gun:13"]);
  expect(at("discard", 13)).toEqual(["card:13"]);
  expect(at("rob", 2 * 8 + 1)).toEqual(["safe:2:1"]);
  expect(at("give", 1)).toEqual(["safe:3:1"]);
  expect(at("attach", 8)).toEqual(["safe:1:0"]);
  expect(at("attach", 24 + 2)).toEqual(["seat:2"]);
  expect(at("take", 4)).toEqual(["offer:4", "seat:4"]);
  expect(at("ride", 1)).toEqual(["house:1"]);
  expect(at("character", 5, { character: ["character", 5] })).toEqual(["character:5"]);
});

test("a Holster or a white Horse is half a card of the hand; passing and the Dagger's forms are nowhere", () => {
  expect(at("help", 3, { gun: ["gun", 2], to: ["seat", 1] })).toEqual(["item:14", "seat:1"]);
  expect(at("help-defender", 3, { gun: ["gun", 2], to: ["seat", 0] })).toEqual(["item:14", "seat:0"]);
  expect(at("help", 0)).toEqual([]);
  expect(at("thief", 3, { gun: ["gun", 2] })).toEqual(["item:10"]);
  expect(at("thief", 0)).toEqual([]);
  expect(at("dagger", 1)).toEqual([]);
});

test("a gun is taken up first, and then aimed: to rob or to challenge", () => {
  expect(aim(choice(13), "turn")).toBeNull();
  expect(aim(choice(25 + 13), "turn")).toBe("use:13:1");
  expect(aim(choice(50 + 13), "turn")).toBe("use:13:2");
  expect(aim(choice(13), "bout")).toBeNull();
});
