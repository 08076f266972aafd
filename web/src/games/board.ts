/**
 * What every board gets. A board draws a view and marks the things on it by spots; which of them can be chosen, and what
 * happens then, is the same for all games and lives in `lib/picks.svelte.ts`.
 */

import type { Component, Snippet } from "svelte";
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
  /** Who sits there (mark, name, bot or away, clock, whose turn): a board that draws its players shows this on each. */
  plate?: Snippet<[number]>;
}

export type Board = Component<BoardProps>;

/** How a game's events are told on its board, one after the other. */
export interface Story {
  /** How long it is looked at: 0 changes nothing that one can see, 1 a card drawn, 2 and more a roll, a wound, a death. */
  weight: (event: Words) => number;
  /** Where on the board its sentence stands: keys of things (`data-spot`), the best first. */
  place: (event: Words) => string[];
  /** Whom it is about, where its sentence names no seat (a bandit's). */
  who?: (event: Words, view: Record<string, any>) => number | null; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The view after it, as far as the event alone tells; after the last one comes the true view. */
  after?: (view: Record<string, any>, event: Words) => Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
}
