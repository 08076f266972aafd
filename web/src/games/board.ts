/**
 * What every board gets. A board draws a view and marks the things on it by spots; which of them can be chosen, and what
 * happens then, is the same for all games and lives in `lib/picks.svelte.ts`.
 */

import type { Component } from "svelte";
import type { Picks } from "../lib/picks.svelte";
import type { Book } from "../lib/words.svelte";
import type { Words } from "../wire";

export interface BoardProps {
  /** What these eyes see: `seats`, `you`, `asked`, `over`, ..., and `table`, the game's own part. */
  view: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Through whose eyes: a seat, or null for a spectator. */
  eyes: number | null;
  /** The names at the table. */
  players: string[];
  /** The game's words. */
  book: Book;
  /** What may be chosen, and where it is on the board. */
  picks: Picks;
  /** What has just happened, for those who show more than the view does (dice that roll). */
  news: Words[];
}

export type Board = Component<BoardProps>;
