/** The boards. A game that has none of its own gets the plain one, so that a new game never breaks the page. */

import type { Board } from "./board";

export type { Board };

const OWN: Record<string, () => Promise<{ default: Board }>> = {
  "five-points": () => import("./five-points/Board.svelte"),
};

/** The board of a game; fetched when it is first needed. */
export async function board(game: string): Promise<Board> {
  const load = OWN[game] ?? (() => import("./plain/Board.svelte"));
  return (await load()).default;
}
