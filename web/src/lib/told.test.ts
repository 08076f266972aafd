import { expect, test } from "vitest";
import { Told } from "./told";

const word = (key: string) => ({ key });
const story = {
  table: "t",
  seat: 1,
  first: { game: "g", table: { gold: [1, 2] } },
  steps: [{ table: { gold: { "0": [5] } } }, {}, { table: { gold: [[7]] } }],
  events: [word("a"), word("b"), word("c")],
  counts: [1, 1, 2, 3],
};

test("any moment, in any order, is as it was", () => {
  const told = new Told(story);
  expect(told.moment(null)).toMatchObject({ upto: 3, choices: 3, scene: { view: { table: { gold: [7] } } } });
  expect(told.moment(1)).toMatchObject({ events: [word("a")], scene: { view: { table: { gold: [5, 2] } } } });
  expect(told.moment(0)).toMatchObject({ upto: 0, scene: { view: { table: { gold: [1, 2] } } } });
  expect(told.moment(2)?.events).toEqual([word("a"), word("b")]);
  expect(told.moment(99)).toBeNull();
});
