import { expect, test } from "vitest";
import type { Asked, Choice } from "../../wire";
import { where } from "./where";

const at = (kind: string, value: number, args: Choice["words"]["args"] = {}): string[] =>
  where({ choice: 0, value, words: { key: "", clause: "", args } as Choice["words"] }, { kind } as Asked, {}, 3);

test("cards, Safes, owners and houses are found by the number of the answer", () => {
  expect(at("turn", 50 + 13)).toEqual(["card:13"]);
  expect(at("bout", 13)).toEqual(["card:13"]);
  expect(at("rob", 2 * 8 + 1)).toEqual(["safe:2:1"]);
  expect(at("give", 1)).toEqual(["safe:3:1"]);
  expect(at("attach", 8)).toEqual(["safe:1:0"]);
  expect(at("attach", 24 + 2)).toEqual(["seat:2"]);
  expect(at("ride", 1)).toEqual(["house:1"]);
});

test("a Holster or a white Horse is a card of the hand; passing is nowhere", () => {
  expect(at("help", 3, { gun: ["gun", 2], to: ["seat", 1] })).toEqual(["card:14", "seat:1"]);
  expect(at("help-defender", 3, { gun: ["gun", 2], to: ["seat", 0] })).toEqual(["card:14", "seat:0"]);
  expect(at("help", 0)).toEqual([]);
  expect(at("thief", 3, { gun: ["gun", 2] })).toEqual(["card:10"]);
  expect(at("thief", 0)).toEqual([]);
});
