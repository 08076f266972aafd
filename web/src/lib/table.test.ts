import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Asked, Choice, TableInfo, Update } from "../wire";
import { FakeSocket, stubBrowser } from "./fakes";
import { prefs } from "./prefs.svelte";
import { Sitting } from "./table.svelte";

const choice: Choice = { choice: 0, value: 0, words: { key: "pass" } };
const question: Asked = { number: 1, kind: "turn", words: { key: "ask" }, choices: [choice] };
const chair = { name: "Ann", guest: "g" };
const info = { type: "table", table: "t", status: "playing", seats: [chair, chair] } as unknown as TableInfo;

function update(seat: number, more: Partial<Update> = {}): Update {
  return { type: "update", table: "t", seat, era: 0, at: 0, events: [], scene: { view: {}, question }, ...more };
}

let sitting: Sitting;
beforeEach(() => {
  stubBrowser();
  sitting = new Sitting("t");
  FakeSocket.last.hear({ type: "welcome", guest: "g", name: "Ann", version: "1" }, info, update(0), update(1));
});
afterEach(() => {
  sitting.close();
  vi.unstubAllGlobals();
});

test("two seats of mine answer the same question, before the server has said anything", () => {
  for (const seat of [0, 1]) {
    void sitting.choose(seat, question, choice);
    expect(sitting.question(seat)).toBe(null);
  }
  expect(sitting.question(0)).toBe(null);
});

test("an answer that is refused is asked for again; the other one is not", async () => {
  const first = sitting.choose(0, question, choice);
  void sitting.choose(1, question, choice);
  FakeSocket.last.hear({ type: "error", id: 1, words: { key: "try-again" }, text: "" });
  await first;
  expect(sitting.question(0)?.number).toBe(1);
  expect(sitting.question(1)).toBe(null);
});

test("a question that is told again is the same; in another era it is another", () => {
  const before = sitting.question(0);
  FakeSocket.last.hear(update(0, { scene: { view: { asked: [0] }, question } }));
  expect(sitting.question(0)).toBe(before);
  FakeSocket.last.hear(update(0, { era: 1 }));
  expect(sitting.question(0)).toEqual(before);
  expect(sitting.question(0)).not.toBe(before);
});

test("a table that is closed asks nothing", () => {
  FakeSocket.last.hear({ ...info, status: "closed" });
  expect(sitting.question(0)).toBe(null);
});

test("what is asked already is not asked twice", async () => {
  const both = [sitting.ask("start"), sitting.ask("start")];
  expect(FakeSocket.last.types).toEqual(["watch", "start"]);
  FakeSocket.last.hear({ type: "done", id: 1 });
  await Promise.all(both);
  void sitting.ask("start");
  expect(FakeSocket.last.types).toEqual(["watch", "start", "start"]);
});

test("who has missed a scene asks for everything whole, once", () => {
  const change = { type: "change", table: "t", seat: 0, era: 0, at: 1 } as const;
  FakeSocket.last.hear({ ...change, number: 5 }, { ...change, number: 6 });
  expect(FakeSocket.last.types).toEqual(["watch", "watch"]);
  expect(FakeSocket.last.address).toBe("ws://here/ws?changes&table=t");
});

describe("with a coach", () => {
  const other: Choice = { choice: 1, value: 1, words: { key: "draw" } };
  const two: Asked = { ...question, choices: [choice, other] };
  const seats = [{ won: 0.3, place: 1.7, points: 0 }];
  const word = {
    type: "coached",
    id: 1,
    number: 1,
    era: 0,
    choice: 0,
    better: 1,
    mine: seats,
    instead: seats,
  } as const;
  const asked = (): string[] => FakeSocket.last.types.filter((type) => type === "coach" || type === "answer");
  beforeEach(() => (prefs.coach = true));
  afterEach(() => (prefs.coach = false));

  test("it is asked while the question is open, and heard by the seat that has chosen", async () => {
    void sitting.choose(0, two, choice);
    expect(asked()).toEqual(["coach", "answer"]);
    FakeSocket.last.hear(word);
    await vi.waitFor(() => expect(sitting.coached(0)?.better.key).toBe("draw"));
    expect(sitting.coached(1)).toBe(null);
    sitting.forgetCoach(0);
    expect(sitting.coached(0)).toBe(null);
  });

  test("what it says about a choice that was taken back is not told", async () => {
    void sitting.choose(0, two, choice);
    FakeSocket.last.hear(update(0, { era: 1 }), word);
    await new Promise((go) => setTimeout(go));
    expect(sitting.coached(0)).toBe(null);
  });

  test("it is not asked where there is one choice, where the table has no hints, nor where nobody wants it", () => {
    void sitting.choose(0, question, choice);
    FakeSocket.last.hear({ ...info, hints: false });
    void sitting.choose(1, two, choice);
    prefs.coach = false;
    FakeSocket.last.hear(info, update(0, { at: 0, scene: { view: {}, question: { ...two, number: 2 } } }));
    void sitting.choose(0, { ...two, number: 2 }, choice);
    expect(asked()).toEqual(["answer", "answer", "answer"]);
  });
});
