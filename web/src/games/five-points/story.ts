/** How the events of The Five Points are told on its board: how long, where, and what has changed by then. */

import { spots } from "../../lib/picks.svelte";
import type { Words } from "../../wire";
import type { Story } from "../board";
import { blank, gangOf, type District, type Player, type View } from "./view";

const EMPTY = -1;

/** What lasts longer than a card that moves; setting up is seen as a whole. */
const WEIGHTS: Record<string, number> = {
  "event-dealt": 0,
  "event-base-laid": 0,
  "event-banished": 2,
  "event-shown": 2,
  "event-crowned": 3,
  "event-new-lord": 3,
  "event-won": 4,
  "event-won-tie": 4,
};

function weight({ key }: Words): number {
  if (key.startsWith("event-dealt-")) return 0;
  return key.startsWith("event-shared-") ? 4 : (WEIGHTS[key] ?? 1);
}

/** Where a card comes to, or whose place was taken; else what the sentence names. */
function place(event: Words): string[] {
  const goal = blank(event, "goal");
  return goal === null ? spots(event) : [`spot:${goal}`, ...spots(event)];
}

const changed = <T>(list: T[], place: number, item: T): T[] => list.map((one, nth) => (nth === place ? item : one));

function player(table: District, seat: number, change: (one: Player) => Partial<Player>): Player[] {
  return table.players.map((one, nth) => (nth === seat ? { ...one, ...change(one) } : one));
}

function told(table: District, event: Words): Partial<District> | null {
  const number = (name: string): number => blank(event, name) ?? -1;
  const [seat, gang, start, goal] = [number("seat"), number("gang"), number("start"), number("goal")];
  switch (event.key) {
    case "event-advanced":
    case "event-filled": {
      const moved = changed(table.pyramid, goal, table.pyramid[start] ?? EMPTY);
      return { pyramid: changed(moved, start, EMPTY), vacancy: start };
    }
    case "event-drawn": {
      const { top, size } = table.deck;
      if (gangOf(top) !== gang) return null; // the deck was shuffled in between: nobody knows the card
      return { pyramid: changed(table.pyramid, goal, top), vacancy: EMPTY, deck: { ...table.deck, size: size - 1 } };
    }
    case "event-banished": {
      const victim = table.pyramid[goal] ?? EMPTY;
      return {
        pyramid: changed(table.pyramid, goal, EMPTY),
        vacancy: goal,
        banished: [...table.banished, victim],
        spent: [...table.spent, number("card")],
        players: player(table, seat, ({ influence }) => ({ influence: influence - 1 })),
      };
    }
    case "event-shown":
      return { players: player(table, seat, ({ shown }) => ({ shown: [...shown, gang] })) };
    case "event-crowned":
      return { crowned: true };
    case "event-passed":
      return { players: player(table, seat, () => ({ passed: true })) };
    default:
      return null;
  }
}

export const story: Story = {
  weight,
  place,
  after: (view, event) => {
    const table = (view as View).table;
    const change = told(table, event);
    return change ? { ...view, table: { ...table, ...change } } : view;
  },
};
