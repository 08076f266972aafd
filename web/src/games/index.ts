/**
 * The boards. A game of another package may bring one (`outside/`); a game that has none gets an outline of its view, so that a
 * new game never breaks the page.
 */

import { again } from "../lib/again";
import { api } from "../lib/api";
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
  const load = OWN[game] ?? ((await brings(game)) ? () => import("./outside/Board.svelte") : PLAINLY);
  return (await again(load)).default;
}

const PLAINLY = (): Promise<{ default: Board }> => import("./plain/Board.svelte");

/** Whether a game of another package comes with a board for the page. */
async function brings(game: string): Promise<boolean> {
  const found = await api.games().catch(() => []);
  return found.some((one) => one.game === game && one.board === true);
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
