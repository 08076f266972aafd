import { expect, test } from "vitest";
import type { Words } from "../../wire";
import { story } from "./story";
import { BOOT_HILL, CORNERS, FINES, MINE, PLOTS, RANCH, worth, type Told } from "./view";

const player = { money: 5, cartridges: 1, ponies: 1, posters: 0, in_church: -1 };
const plots = PLOTS.map(() => -1);
plots[2] = 0; // the Town Hall on A3
plots[9] = 5; // the Bank on B3
const held = PLOTS.map(() => -1);
held[9] = 9 + 3; // the second player's Gunslinger
const cowboys = [RANCH, 30, 30, RANCH, 30, 30, RANCH, 30, 30];
const town = {
  plots,
  held,
  sheriff: 0,
  track: [],
  crime_pool: 10,
  in_the_box: 19,
  stacks: [{ size: 2, tiles: [7, 8], x_on_top: false, bottom: [], known_by: -1, order: null }],
  dice: { about: "first-turn", rolls: [] },
  players: [
    { ...player, cowboys },
    { ...player, cowboys: [RANCH, 30, 30, 9, 30, 30, RANCH, 30, 30] },
  ],
  going_on: { shootout: null, drawn: [], layer: -1, store: null, teller: null, final: null },
} as unknown as Told;
const said = (key: string, args: Record<string, [string, number]>): Words => ({ key, args });
const tell = (...events: Words[]): Told =>
  events.reduce((view, event) => story.after!(view, event), { table: town } as Record<string, unknown>)[
    "table"
  ] as Told;

const SENT = said("event-sent", { seat: ["seat", 0], rank: ["rank", 2], building: ["building", 5] });
const SHOOTOUT = said("event-shootout", {
  seat: ["seat", 0],
  rank: ["rank", 2],
  other: ["seat", 1],
  victim: ["rank", 1],
  building: ["building", 5],
});
const OPENED = said("event-opened-fire-1", { seat: ["seat", 0], other: ["seat", 1], a: ["pips", 3] });
const EXCHANGED = said("event-exchanged-fire", {
  seat: ["seat", 0],
  a: ["pips", 4],
  other: ["seat", 1],
  b: ["pips", 0],
});

test("a shootout is told volley by volley, and the body goes to Boot Hill", () => {
  const wounded = said("event-wounded", { seat: ["seat", 1], rank: ["rank", 1] });
  const fight = tell(SENT, SHOOTOUT, OPENED, wounded, EXCHANGED).fight;
  expect(fight).toMatchObject({ attacker: 6, defender: 12, plot: 9, dice: [3, 2], wounds: [0, 1] });
  expect(fight?.rolls.map(({ volley, seat, faces }) => [volley, seat, faces])).toEqual([
    [0, 0, [4]],
    [1, 0, [5]],
    [1, 1, [1]],
  ]);
  const after = tell(SENT, SHOOTOUT, said("event-died", { seat: ["seat", 1], rank: ["rank", 1] }));
  expect(after.fight).toBeNull();
  expect(after.players[1]?.cowboys[3]).toBe(BOOT_HILL);
  expect(after.held[9]).toBe(6);
  expect(town.held[9]).toBe(12);
});

test("who flees pays with a pony and leaves the building to the attacker", () => {
  const after = tell(SENT, SHOOTOUT, said("event-fled", { seat: ["seat", 1], rank: ["rank", 1] }));
  expect(after.players[1]).toMatchObject({ ponies: 0 });
  expect(after.players[1]?.cowboys[3]).toBe(MINE);
  expect(after.held[9]).toBe(6);
});

test("a building is torn down, and who was there goes to the Mine; then the track lies", () => {
  const after = tell(
    said("event-destroyed", { building: ["building", 5], stack: ["n", 1] }),
    said("event-track", { seat: ["seat", 0], number: ["n", 1], plot: ["plot", 9] }),
  );
  expect(after.plots[9]).toBe(25);
  expect(after.track).toEqual([9]);
  expect(after.players[1]?.cowboys[3]).toBe(MINE);
});

test("the Sheriff is posted, buildings are drawn and built, money changes hands", () => {
  const [one = 0, two = 0, three = 0] = CORNERS[22]?.plots ?? [];
  const sheriff = said("event-sheriff", {
    seat: ["seat", 0],
    one: ["plot", one],
    two: ["plot", two],
    three: ["plot", three],
  });
  expect(tell(sheriff).sheriff).toBe(22);
  const drawn = said("event-drawn", { seat: ["seat", 0], building: ["building", 7], stack: ["n", 1] });
  expect(tell(drawn).going_on.drawn).toEqual([7]);
  const built = tell(drawn, said("event-built", { seat: ["seat", 0], building: ["building", 7], plot: ["plot", 10] }));
  expect([built.plots[10], built.going_on.drawn, built.stacks[0]?.size]).toEqual([7, [], 1]);
  expect(tell(said("event-bank", { seat: ["seat", 0], posters: ["n", 1] }))).toMatchObject({
    crime_pool: 9,
    players: [{ money: 10, posters: 1 }, {}],
  });
});

test("what is told stands at its building, the dead on Boot Hill", () => {
  expect(story.place(SENT)).toEqual(["building:5", "seat:0"]);
  expect(story.place(said("event-died", { seat: ["seat", 1], rank: ["rank", 1] }))).toEqual(["place:29", "seat:1"]);
  expect(story.weight(OPENED)).toBeGreaterThan(story.weight(SENT));
});

// Read as text: the fines of the rules are the fines on the Ranches.
const rules = import.meta.glob<string>("../../../../src/posse/games/deadwood/components.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
test("the fines are those of the rules, and worth is money less the fine", () => {
  const told = /FINES: Final = \(([^)]*)\)/.exec(Object.values(rules)[0] ?? "")?.[1] ?? "";
  expect(told.split(",").map(Number)).toEqual(FINES);
  const rich = { ...town, players: [{ ...town.players[0]!, money: 18, posters: 3 }] };
  expect(worth(rich, 0)).toBe(12);
});

test("what is built is told beside its plot: the building only rises from the ground", () => {
  const built = said("event-built", { seat: ["seat", 0], building: ["building", 7], plot: ["plot", 12] });
  expect(story.place(built)[0]).toBe("plot:12");
});
