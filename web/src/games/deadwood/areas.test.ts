import { expect, test } from "vitest";
import { Book } from "../../lib/words.svelte";
import type { Area } from "../plain/areas";
import { description } from "./areas";
import { PLOTS, type Roll, type Stack, type Town } from "./view";

const book = new Book("en", [
  "board-dice-shootout = Dice of the last shootout",
  "board-dice-rolled = { $player } rolls { $face }",
  "board-account-money = money { $n }",
  "board-account-premium = Stage Depot +{ $n }",
  "board-account-fine = fine −{ $n }",
]);
const player = { money: 5, cartridges: 1, ponies: 1, posters: 0, cowboys: Array<number>(9).fill(30), in_church: 0 };
const stack: Stack = { size: 2, tiles: [3, 5], x_on_top: false, bottom: [], known_by: -1, order: null };
const rolls: Roll[] = [
  { volley: 0, seat: 1, at: 0, faces: [3, 4] },
  { volley: 1, seat: 0, at: 1, faces: [6] },
];
const quiet: Town = {
  plots: PLOTS.map(() => -1),
  held: [],
  sheriff: 22,
  track: [],
  owed: [],
  stacks: [stack, stack, stack],
  crime_pool: 10,
  in_the_box: 19,
  cartridge_supply: 18,
  pony_supply: 8,
  first_player: 0,
  player: 0,
  turns: 4,
  last_turns: null,
  ending: 0,
  winner: -1,
  dice: { about: "first-turn", rolls },
  accounts: [],
  players: [player, player],
  going_on: { shootout: null, drawn: [], layer: -1, store: null, teller: null, final: null },
};
const areas = (town: Partial<Town>): Area[] =>
  description.describe({ over: false, ranks: null, table: { ...quiet, ...town } }, book, ["Ann", "Ben"], 0);

test("the dice of a shootout lie there roll by roll, those for the first turn only until it is over", () => {
  expect(areas({}).map(({ key }) => key)).toEqual(["town", "players"]);
  const [, dice] = areas({ dice: { about: "shootout", rolls } });
  expect(dice?.title).toBe("Dice of the last shootout");
  expect(dice?.pieces.map(({ say, counts }) => [say, counts?.map(({ glyph }) => glyph)])).toEqual([
    ["Ben rolls 3, 4", ["die-3", "die-4"]],
    ["Ann rolls 6", ["die-6"]],
  ]);
});

test("the back of the X Saloon is seen on top of its stack", () => {
  const corners = (town: Partial<Town>): unknown =>
    areas(town)[0]
      ?.pieces.find(({ id }) => id === "stacks")
      ?.inside?.map(({ corner }) => corner);
  expect(corners({})).toEqual(["1", "2", "3"]);
  expect(corners({ stacks: [{ ...stack, x_on_top: true }, stack, stack] })).toEqual(["X", "2", "3"]);
});

test("in the end each player's money is shown with what came to it and went from it", () => {
  const accounts = [
    { money: 18, premium: 10, fine: 6, total: 22 },
    { money: 4, premium: 0, fine: 0, total: 4 },
  ];
  const notes = areas({ accounts })
    .at(-1)
    ?.pieces.map(({ note }) => note);
  expect(notes).toEqual(["money 18, Stage Depot +10, fine −6", "money 4"]);
});
