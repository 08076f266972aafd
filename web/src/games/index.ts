/**
 * The boards. A game that has none of its own is described by its `areas.ts` and drawn as a plain one; a game that has not even
 * that gets an outline of its view, so that a new game never breaks the page.
 */

import { again } from "../lib/again";
import { spots } from "../lib/picks.svelte";
import type { Board, Story } from "./board";

export type { Board, Story };

const OWN: Record<string, () => Promise<{ default: Board }>> = {
  "five-points": () => import("./five-points/Board.svelte"),
  "colt-express": () => import("./colt-express/Board.svelte"),
  "bang-dice": () => import("./bang-dice/Board.svelte"),
  deadwood: () => import("./deadwood/Board.svelte"),
  "deadwood-1876": () => import("./deadwood-1876/Board.svelte"),
};

/** The games whose boards draw who plays, with `plate`: the page shows no second row of them. */
export const PLATED: ReadonlySet<string> = new Set([
  "five-points",
  "colt-express",
  "bang-dice",
  "deadwood",
  "deadwood-1876",
]);

/** The board of a game; fetched when it is first needed. */
export async function board(game: string): Promise<Board> {
  const load = OWN[game] ?? (() => import("./plain/Board.svelte"));
  return (await again(load)).default;
}

const TOLD: Record<string, () => Promise<{ story: Story }>> = {
  "five-points": () => import("./five-points/story"),
  "colt-express": () => import("./colt-express/story"),
  "bang-dice": () => import("./bang-dice/story"),
  deadwood: () => import("./deadwood/story"),
  "deadwood-1876": () => import("./deadwood-1876/story"),
};

/** How any event can be told: where the things are that it names. */
export const PLAIN: Story = { weight: () => 1, place: spots };

/** How a game's events are told on its board. */
export async function story(game: string): Promise<Story> {
  const load = TOLD[game];
  return load ? (await again(load)).story : PLAIN;
}
