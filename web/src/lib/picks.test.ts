import { expect, test } from "vitest";
import type { Asked, Choice } from "../wire";
import { Picks } from "./picks.svelte";

const move = (choice: number, from: number, to: number): Choice => ({
  choice,
  value: choice,
  words: { key: "move", args: { n: ["n", 3], start: ["spot", from], goal: ["spot", to] } },
});
const question: Asked = { number: 1, kind: "turn", words: { key: "ask" }, choices: [move(0, 1, 7), move(1, 1, 8), move(2, 2, 8)] };

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

test("a thing that can't be chosen says why", () => {
  const { picks: made } = picks();
  made.refused = [{ choice: 5, words: { key: "move", args: { start: ["spot", 4] } }, reason: { key: "why-empty" } }];
  expect(made.why("spot:4")).toBe("why-empty");
  expect(made.why("spot:1")).toBe("");
  made.question = null;
  expect(made.why("spot:4")).toBe("");
});
