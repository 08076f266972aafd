import { expect, test } from "vitest";
import type { Asked, Choice, Coached, Stake } from "../wire";
import { counts, gain, told } from "./coach";
import { mean, percent, points } from "./numbers";

const choices: Choice[] = [0, 1].map((value) => ({ choice: 10 + value, value, words: { key: `take-${value}` } }));
const question: Asked = { number: 3, kind: "turn", words: { key: "ask" }, choices };
const stake = (won: number, place = 2, many = 0): Stake => ({ won, place, points: many });

function coached(mine: Stake[], instead: Stake[], better = 11): Coached {
  return { type: "coached", id: 1, number: 3, era: 0, choice: 10, better, games: 100, mine, instead };
}

test("what is better is told in the words of the question", () => {
  const word = told(0, question, choices[0]!, coached([stake(0.2)], [stake(0.4)]));
  expect(word?.mine.key).toBe("take-0");
  expect(word?.better.key).toBe("take-1");
});

test("nothing to say is nothing", () => {
  const nothing: Coached = { type: "coached", id: 1, number: 3, era: 0, choice: 10 };
  expect(told(0, question, choices[0]!, nothing)).toBe(null);
});

test("the gain is told in victories, else in places, else in points", () => {
  const by = (mine: Stake, better: Stake) => gain(told(0, question, choices[0]!, coached([mine], [better]))!);
  expect(by(stake(0.2), stake(0.4))).toEqual({ what: "won", mine: "20%", better: "40%" });
  expect(by(stake(0.2, 2.5), stake(0.2, 2))).toEqual({ what: "place", mine: "2.5", better: "2.0" });
  expect(by(stake(0, 2, 30), stake(0, 2, 40))).toEqual({ what: "points", mine: "30", better: "40" });
});

test("points that only say who won are no points", () => {
  expect(counts([stake(0.5, 1, 0.5)], [stake(1, 1, 1)])).toBe(false);
  expect(counts([stake(0.5, 1, 0.5)], [stake(1, 1, 7)])).toBe(true);
});

test("numbers as people read them", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
  expect([0.12, -0.3, 0].map(points)).toEqual(["+12", "−30", "±0"]);
  expect([1.25, 250.4].map(mean)).toEqual(["1.3", "250"]);
});
