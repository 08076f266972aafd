/**
 * The boards. A game that has none of its own is described by its `areas.ts` and drawn as a plain one; a game that has not even
 * that gets an outline of its view, so that a new game never breaks the page.
 */

import { again } from "../lib/again";
import type { Board } from "./board";

export type { Board };

const OWN: Record<string, () => Promise<{ default: Board }>> = {
  "five-points": () => import("./five-points/Board.svelte"),
  "colt-express": () => import("./colt-express/Board.svelte"),
  "bang-dice": () => import("./bang-dice/Board.svelte"),
  deadwood: () => import("./deadwood/Board.svelte"),
  "deadwood-1876": () => import("./deadwood-1876/Board.svelte"),
};

/** The board of a game; fetched when it is first needed. */
export async function board(game: string): Promise<Board> {
  const load = OWN[game] ?? (() => import("./plain/Board.svelte"));
  return (await again(load)).default;
}
