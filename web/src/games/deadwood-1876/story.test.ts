import { expect, test } from "vitest";
import type { Words } from "../../wire";
import { fighting, laid, type Told } from "./scene";
import { story } from "./story";
import type { Owner, Town } from "./view";

const said = (key: string, args: Words["args"] = {}): Words => ({ key: `event-${key}`, args });
const owner = (house: number, row: number[]): Owner =>
  ({
    house,
    row,
    hand: 4,
    hits: 0,
    character: house,
    faces: row.map(() => -1),
    maybe: row.map(() => []),
    holsters: row.map(() => -1),
    open: [],
    stranger: false,
  }) as unknown as Owner;
const begin = (): Town =>
  ({
    owners: [owner(0, [1, 2]), owner(1, [3, 4]), owner(1, [5, 6])],
    laid: [],
    dice: [{ owner: 2, dice: [0], pips: [4], total: 4, again: false }],
    doing: {},
    heist: { stack: [7, 8], face: -1 },
    badges: ["waiting", "waiting", "waiting", "waiting", "waiting"],
    fighters: [],
    winners: [],
  }) as unknown as Town;
const tell = (...events: Words[]): Town =>
  events.reduce((view, event) => story.after!(view, event), { table: begin() } as Record<string, unknown>)[
    "table"
  ] as Town;

const ROBS = said("robs", {
  seat: ["seat", 0],
  gun: ["gun", 2],
  item: ["item", 3],
  place: ["n", 2],
  whom: ["seat", 1],
  stranger: ["n", 0],
});
const DEFENDS = said("defends", { seat: ["seat", 1], gun: ["gun", 4], item: ["item", 0] });
const rolled = (seat: number, die: number, pips: number): Words =>
  said("rolled-1", { whom: ["seat", seat], stranger: ["n", 0], die: ["die", die], pips: ["pips", pips] });

test("a Robbery is told card by card and die by die, and the Safe slides over, its face unknown", () => {
  const laidDown = tell(ROBS, DEFENDS);
  expect(laidDown.doing.fight).toMatchObject({ attacker: 0, gun: 2, defender: 1, place: 1, duel: false, defence: 4 });
  expect(laidDown.laid).toEqual([[0, 13], [1, 20]]); // prettier-ignore
  expect(fighting(laidDown, laidDown.doing.fight!).map((side) => side.throws)).toEqual([[], []]);

  const thrown = tell(ROBS, DEFENDS, rolled(0, 2, 3), rolled(1, 4, 0));
  expect(fighting(thrown, thrown.doing.fight as Told).map((side) => side.throws[0]?.total)).toEqual([3, 0]);

  const robbed = tell(ROBS, DEFENDS, rolled(0, 2, 3), rolled(1, 4, 0), said("robbed", { seat: ["seat", 0], whom: ["seat", 1] })); // prettier-ignore
  expect(robbed.doing.fight?.winner).toBe(0);
  expect(robbed.owners.map((one) => one.row)).toEqual([[1, 2, 4], [3], [5, 6]]);
  expect(robbed.owners[0]!.faces).toEqual([-1, -1, -1]);
});

test("after a tie both throws are there", () => {
  const town = tell(ROBS, DEFENDS, rolled(0, 2, 1), rolled(1, 4, 1), said("tied"), rolled(0, 2, 2));
  expect(fighting(town, town.doing.fight as Told)[0]!.throws.map(({ total, again }) => [total, again])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test("the winner of a Duel changes rooms with the loser", () => {
  const town = tell(said("swapped", { seat: ["seat", 0], here: ["house", 0], there: ["house", 1], whom: ["seat", 2] }));
  expect(town.owners.map((one) => one.house)).toEqual([1, 1, 0]);
});

test("in a Heist the cards lie there together, then each rolls, and the Safe goes to the winner", () => {
  const card = (seat: number): Words =>
    said("heist-card", { seat: ["seat", seat], gun: ["gun", seat], item: ["item", 0] });
  const roll = said("heist-roll", { seat: ["seat", 1], die: ["die", 1], pips: ["pips", 3] });
  const events = [said("heist-begins", { safe: ["safe", 3] }), card(0), card(1), card(2), roll];
  expect(events.map((event) => story.weight(event))).toEqual([3, 0, 0, 0, 1]);
  const town = tell(...events);
  expect(town.heist.face).toBe(3);
  expect(laid(town).map((side) => side.throws.length)).toEqual([0, 1, 0]);
  const won = tell(...events, said("heist-won", { seat: ["seat", 1], safe: ["safe", 3] }));
  expect(won.heist).toEqual({ stack: [8], face: -1 });
  expect(won.owners[1]!.faces).toEqual([-1, -1, 3]);
});

test("what is told stands at the thing it is about, never at a card of the hand", () => {
  expect(story.place(ROBS)).toEqual(["safe:1:1", "seat:1", "seat:0"]);
  expect(story.place(rolled(2, 0, 1))).toEqual(["side:2", "seat:2"]);
  expect(
    story.place(said("rode", { seat: ["seat", 0], gun: ["gun", 1], item: ["item", 0], house: ["house", 2] })),
  ).toEqual(["house:2", "seat:0"]);
  expect(story.place(said("heist-begins", { safe: ["safe", 3] }))).toEqual(["heist:0"]);
});

test("what changes nothing that one can see is not waited for", () => {
  expect(story.weight(said("drew"))).toBe(0);
  expect(story.weight(said("rolled-2"))).toBe(3);
  const view = { table: begin() };
  expect(story.after!(view, said("drew"))).toBe(view);
});
