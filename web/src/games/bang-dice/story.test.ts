import { expect, test } from "vitest";
import type { Words } from "../../wire";
import { story } from "./story";
import type { Player, Saloon } from "./view";

const someone = (more: Partial<Player> = {}): Player => ({
  character: 0,
  life: 8,
  most: 8,
  arrows: 0,
  chief: false,
  alive: true,
  shown: false,
  role: -1,
  team: -1,
  ...more,
});
const TABLE: Saloon = {
  player: 0,
  sheriff: 0,
  players: [someone({ shown: true, role: 0, team: 0 }), someone({ arrows: 2 }), someone({ chief: true })],
  pile: 7,
  chief_in_pile: false,
  dice: [0, 2, 3, 4, 5],
  saloon: 0,
  fresh: 0,
  rerolls: 0,
  may_reroll: 0,
  arrows_to_take: 0,
  aiming: null,
  losing: null,
  reach: { one: [], two: [] },
  ghost: -1,
  token: { at: -1, face: -1, double: false, chosen: -1 },
  lurking: [],
  victory: null,
  winners: null,
};
const words = (key: string, args: Words["args"] = {}): Words => ({ key: `event-${key}`, args });
function after(...events: Words[]): Saloon {
  return events.reduce((view, event) => story.after!(view, event), { table: TABLE } as Record<string, unknown>)[
    "table"
  ] as Saloon;
}

test("what is kept lies still, and the rest falls in its place", () => {
  const seat = ["seat", 0] as [string, number];
  const table = after(
    words("kept-2", { seat, a: ["face", 2], b: ["face", 5] }),
    words("rolled-3", { seat, a: ["face", 1], b: ["face", 1], c: ["face", 0] }),
  );
  expect(table.dice).toEqual([1, 2, 1, 0, 5]);
  expect(table.fresh).toBe(0b01101);
});

test("arrows go from the pile to a player and back", () => {
  const taken = after(words("arrow", { seat: ["seat", 0] }));
  expect([taken.pile, taken.players[0]?.arrows]).toEqual([6, 1]);
  const broken = after(words("arrow-broken", { seat: ["seat", 0], other: ["seat", 1] }));
  expect([broken.pile, broken.players[1]?.arrows]).toEqual([8, 1]);
  const back = after(words("arrows-back"));
  expect([back.pile, back.chief_in_pile, back.players.map((one) => one.arrows)]).toEqual([9, true, [0, 0, 0]]);
});

test("a shot leaves a hole until it costs life", () => {
  const shot = words("aimed", { seat: ["seat", 0], other: ["seat", 1], face: ["face", 2] });
  expect(after(shot).aiming).toMatchObject({ ones: 0, twos: 1, hits: [0, 1, 0] });
  const lost = words("lost-shots", { seat: ["seat", 1], points: ["n", 1], left: ["n", 7] });
  const table = after(shot, lost);
  expect([table.players[1]?.life, table.aiming?.hits]).toEqual([7, [0, 0, 0]]);
});

test("who is out shows the role, and gives the arrows back", () => {
  const table = after(words("eliminated", { seat: ["seat", 1], role: ["role", 9] }));
  expect(table.players[1]).toMatchObject({ alive: false, shown: true, role: 9, team: 2, arrows: 0 });
  expect(table.pile).toBe(9);
});

test("what changes nothing leaves the view as it is, and is not waited for", () => {
  const view = { table: TABLE };
  expect(story.after!(view, words("stopped", { seat: ["seat", 0] }))).toBe(view);
  expect(story.weight(words("stopped"))).toBe(0);
  expect(story.weight(words("indians"))).toBeGreaterThan(story.weight(words("arrow")));
});

test("a shot is told where it strikes", () => {
  expect(story.place(words("aimed", { seat: ["seat", 0], other: ["seat", 1], face: ["face", 2] }))).toEqual([
    "seat:1",
    "seat:0",
  ]);
  expect(story.place(words("indians"))).toEqual(["pile:0"]);
});
