import { expect, test } from "vitest";
import type { Change, Sayings, Update } from "../wire";
import { Folding } from "./folding";

const sayings: Sayings = {
  type: "sayings",
  game: "g",
  sayings: [
    { key: "ask", clause: "G-1" },
    { key: "move", clause: "G-2", blanks: [["to", "spot"]] },
  ],
};
const first: Update = {
  type: "update",
  table: "t",
  seat: 0,
  era: 0,
  at: 3,
  number: 1,
  events: [],
  scene: { view: { game: "g", row: [1, 2] }, question: null },
};
const change = (more: Partial<Change>): Change => ({
  type: "change",
  table: "t",
  seat: 0,
  era: 0,
  at: 3,
  number: 2,
  ...more,
});

function begun(): Folding {
  const folding = new Folding();
  for (const message of [sayings, first]) expect(folding.take(message)).toBe(message);
  return folding;
}

test("a change is the update that it stands for", () => {
  const folding = begun();
  const question = { number: 4, kind: "go", first: 10, words: [0], choices: [[12, 1, 7]], window: 2 };
  expect(
    folding.take(
      change({
        at: 5,
        events: [
          [1, 5],
          [-2, 6],
        ],
        view: { row: { "1": [3] } },
        question,
      }),
    ),
  ).toEqual({
    ...first,
    at: 5,
    number: 2,
    events: [
      { key: "move", clause: "G-2", args: { to: ["spot", 5] } },
      { key: "move", clause: "G-2", args: { to: ["spot", 6] }, told: true },
    ],
    scene: {
      view: { game: "g", row: [1, 3] },
      question: {
        number: 4,
        kind: "go",
        window: 2,
        words: { key: "ask", clause: "G-1" },
        choices: [{ choice: 12, value: 2, words: { key: "move", clause: "G-2", args: { to: ["spot", 7] } } }],
      },
    },
  });
  const second = folding.take(change({ number: 3, view: { row: [[]] } })) as Update;
  expect([second.scene.view["row"], second.scene.question?.number]).toEqual([[], 4]);
  const third = folding.take(change({ number: 4, question: null })) as Update;
  expect([third.scene.view, third.scene.question]).toEqual([second.scene.view, null]);
});

test("what does not go on from what is here is not taken", () => {
  for (const wrong of [{ number: 1 }, { number: 3 }, { era: 1 }, { seat: 1 }, { table: "u" }])
    expect(begun().take(change(wrong))).toBe(null);
});
