import { expect, test } from "vitest";
import type { Asked, Choice } from "../../wire";
import { CORNERS, PLOTS, type Town } from "./view";
import { where } from "./where";

const plots = PLOTS.map(() => -1);
plots[2] = 0; // the Town Hall on A3
plots[9] = 5; // the Bank on B3
const town = { plots } as Town;
const at = (kind: string, key: string, value: number, args: Choice["words"]["args"]): string[] =>
  where({ choice: 0, value, words: { key, clause: "", args } }, { kind } as Asked, town, 1);

test("three plots meet on thirty-five corners", () => {
  expect(CORNERS.length).toBe(35);
  expect(CORNERS[0]?.plots).toEqual([0, 1, 7]);
  // The Sheriff begins between A4, B3 and B4 (DW-055).
  expect(CORNERS.findIndex((corner) => corner.plots.join() === "3,9,10")).toBe(22);
});

test("a cowboy is sent from the Ranch to the plot of a building", () => {
  expect(at("turn", "choice-send", 0, { rank: ["rank", 2], building: ["building", 5] })).toEqual([
    "ranch:1:2",
    "plot:9",
  ]);
  const fee: Choice["words"]["args"] = { rank: ["rank", 2], building: ["building", 5], seat: ["seat", 0] };
  expect(at("turn", "choice-send-fee", 0, fee)).toEqual(["ranch:1:2", "plot:9"]);
  expect(at("move-to", "choice-walk-fee", 0, fee)).toEqual(["plot:9"]);
  expect(at("move-to", "choice-walk", 0, { rank: ["rank", 2], building: ["building", 5] })).toEqual(["plot:9"]);
});

test("a new building is chosen by its tile and its plot", () => {
  expect(at("build", "choice-build", 0, { building: ["building", 7], plot: ["plot", 10] })).toEqual([
    "tile:7",
    "plot:10",
  ]);
});

test("the Sheriff is posted by a corner or its three plots", () => {
  expect(at("sheriff", "choice-sheriff", 0, {})).toEqual(["corner:0", "plot:0", "plot:1", "plot:7"]);
});

test("a player is found by the seat", () => {
  expect(at("casino", "choice-casino", 0, { seat: ["seat", 2], money: ["n", 4] })).toEqual(["seat:2"]);
});
