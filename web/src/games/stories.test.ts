import { expect, test } from "vitest";
import type { Words } from "../wire";
import type { TrainSeen } from "./colt-express/seen";
import { story as colt } from "./colt-express/story";
import type { District } from "./five-points/seen";
import { story as five } from "./five-points/story";

const event = (key: string, args: Words["args"]): Words => ({ key: `event-${key}`, args });
const EMPTY = -1;

test("The Five Points: a card moves up, one comes from the deck, one is banished", () => {
  const player = { influence: 4, shown: [], passed: false };
  const table = {
    pyramid: [3, 9, EMPTY, EMPTY],
    vacancy: EMPTY,
    deck: { top: 12, size: 20 },
    spent: [],
    banished: [],
    players: [player, player],
  };
  const told = (before: object, what: Words) => five.after?.(before, what)["table"] as District;
  const moved = event("advanced", { seat: ["seat", 1], gang: ["gang", 1], start: ["spot", 1], goal: ["spot", 2] });
  const after = told({ table }, moved);
  expect(after).toMatchObject({ pyramid: [3, EMPTY, 9, EMPTY], vacancy: 1 });
  const drawn = event("drawn", { gang: ["gang", 4], goal: ["spot", 1] });
  expect(told({ table: after }, drawn)).toMatchObject({ pyramid: [3, 12, 9, EMPTY], deck: { size: 19 } });
  // A card that nobody could know is left to the true view.
  const view = { table: after };
  expect(five.after?.(view, event("drawn", { gang: ["gang", 5], goal: ["spot", 1] }))).toBe(view);
  const banished = event("banished", { seat: ["seat", 0], card: ["gang", 6], agent: ["gang", 3], goal: ["spot", 2] });
  const lost = { pyramid: [3, EMPTY, EMPTY, EMPTY], banished: [9], spent: [6], vacancy: 2 };
  expect(told(view, banished)).toMatchObject({ ...lost, players: [{ influence: 3 }, { influence: 4 }] });
  expect(five.place(moved)[0]).toBe("spot:2");
  expect(five.weight(banished)).toBeGreaterThan(five.weight(moved));
});

test("Colt Express: bandits move, loot is taken, shots are fired; whose bandit it is", () => {
  const bandit = (number: number, seat: number) => ({
    bandit: number,
    seat,
    place: 4,
    bullets: 6,
    purses: 0,
    jewels: 0,
  });
  const purse = (token: number) => ({ token, kind: 0 });
  const train = [[], [], [], [], [purse(1), purse(2), { token: 20, kind: 1 }], []];
  const view = { table: { bandits: [bandit(5, 0), bandit(2, 1)], train, marshal: 0, pile: [], neutral: 13 } };
  const told = (what: Words) => colt.after?.(view, what)["table"] as TrainSeen;
  const moved = event("moved", { bandit: ["bandit", 2], start: ["place", 4], goal: ["place", 2] });
  expect(told(moved).bandits).toMatchObject([{ place: 4 }, { place: 2 }]);
  expect(colt.who?.(moved, view)).toBe(1);
  const robbed = event("robbed-purse", {
    bandit: ["bandit", 5],
    number: ["n", 2],
    purses: ["n", 2],
    place: ["place", 4],
  });
  expect(told(robbed)).toMatchObject({ bandits: [{ purses: 1 }, { purses: 0 }] });
  expect(told(robbed).train[4]?.map(({ token }) => token)).toEqual([1, 20]);
  const fired = event("fired", { bandit: ["bandit", 5], target: ["bandit", 2], left: ["n", 5] });
  expect(told(fired).bandits[0]?.bullets).toBe(5);
  expect(colt.place(fired)[0]).toBe("bandit:2");
  expect(told(event("marshal-moved", { goal: ["car", 3] })).marshal).toBe(3);
  expect(colt.place(event("marshal-moved", { goal: ["car", 3] }))[0]).toBe("place:6");
  expect(colt.who?.(event("stealing", {}), view)).toBe(null);
});
