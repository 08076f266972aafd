import { expect, test } from "vitest";
import type { Asked, Choice } from "../wire";
import { distinct, Picks } from "./picks.svelte";

const move = (choice: number, from: number, to: number): Choice => ({
  choice,
  value: choice,
  words: { key: "move", args: { n: ["n", 3], start: ["spot", from], goal: ["spot", to] } },
});
const question: Asked = {
  number: 1,
  kind: "turn",
  words: { key: "ask" },
  choices: [move(0, 1, 7), move(1, 1, 8), move(2, 2, 8)],
};

function picks(): { picks: Picks; chosen: number[] } {
  const chosen: number[] = [];
  const made = new Picks({ choose: ({ choice }) => chosen.push(choice), tell: ({ key }) => key });
  made.question = question;
  return { picks: made, chosen };
}

test("a thing that one choice names is chosen by a click", () => {
  const { picks: made, chosen } = picks();
  made.pick("spot:2");
  expect(chosen).toEqual([2]);
  made.pick("n:3"); // a number is no thing
  expect(chosen).toEqual([2]);
});

test("a thing that several choices name keeps those, and the next click decides", () => {
  const { picks: made, chosen } = picks();
  made.pick("spot:1");
  expect(made.offered.map(({ choice }) => choice)).toEqual([0, 1]);
  expect(made.narrowed).toBe(true);
  made.pick("spot:8");
  expect(chosen).toEqual([1]);
  made.pick("spot:1"); // the same thing again
  expect(made.offered).toHaveLength(3);
});

test("a choice that strikes elsewhere is taken up by one click and aimed by the next", () => {
  const { picks: made, chosen } = picks();
  made.where = (choice) => [`spot:${choice.words.args?.["start"]?.[1]}`];
  made.aim = (choice) => (choice.choice === 2 ? "spot:8" : null);
  made.pick("spot:8"); // nothing is taken up yet
  made.pick("spot:2");
  expect(chosen).toEqual([]);
  expect(made.offered.map(({ choice }) => choice)).toEqual([2]);
  made.pick("spot:2"); // the same thing again
  expect(made.narrowed).toBe(false);
  made.pick("spot:2");
  made.pick("spot:8");
  expect(chosen).toEqual([2]);
});

test("a thing that can't be chosen says why", () => {
  const { picks: made } = picks();
  made.refused = [{ choice: 5, words: { key: "move", args: { start: ["spot", 4] } }, reason: { key: "why-empty" } }];
  expect(made.why("spot:4")).toBe("why-empty");
  expect(made.why("spot:1")).toBe("");
  made.question = null;
  expect(made.why("spot:4")).toBe("");
});

test("choices that name nothing on the board are loose, if they are few", () => {
  const pass: Choice = { choice: 9, value: 9, words: { key: "pass", args: { n: ["n", 1] } } };
  const { picks: made } = picks();
  expect(made.loose).toEqual([]);
  made.question = { ...question, choices: [...question.choices, pass] };
  expect(made.loose).toEqual([pass]);
  made.pick("spot:1"); // a click on a thing does not take it away
  expect(made.loose).toEqual([pass]);
  const many = [1, 2, 3, 4, 5].map((n): Choice => ({
    choice: n,
    value: n,
    words: { key: "sum", args: { n: ["n", n] } },
  }));
  made.question = { ...question, choices: many };
  expect(made.loose).toEqual([]);
});

test("of choices in the same words the first stands for all", () => {
  expect(distinct([move(0, 1, 7), move(1, 1, 8), move(2, 1, 7)]).map(({ choice }) => choice)).toEqual([0, 1]);
});

test("a thing that only choices in the same words name is chosen by a click", () => {
  const { picks: made, chosen } = picks();
  made.question = { ...question, choices: [move(0, 1, 7), move(1, 2, 8), move(2, 2, 8)] };
  made.pick("spot:2");
  expect(chosen).toEqual([1]);
});
