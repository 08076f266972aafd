/**
 * What a plain board draws: areas with pieces in them. A game says in its `areas.ts` how its view is laid out; where it does
 * not, `outline.ts` makes something readable of any view.
 */

import type { Face, Reader } from "../../dice/rolls";
import type { Asked, Choice } from "../../wire";
import type { Book } from "../../lib/words.svelte";
import type { Glyph } from "./glyphs";

// The view of a game is its own business; each game's `view.ts` says what is in its part.
export type View = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** So many of a thing, in words: "3 cartridges". With `of`, as a row of signs, full ones and empty ones. */
export interface Count {
  glyph: Glyph;
  label: string;
  /** Signs in a row instead of the words. */
  row?: { full: number; empty?: number; hollow?: Glyph };
}

/** Where a piece lies in a grid: rows and half columns from 1; `corner` on the upper left corner of that place. */
export interface Place {
  row: number;
  column: number;
  wide?: number;
  tall?: number;
  corner?: boolean;
}

/**
 * How a piece looks: a `card`, a small `tile`, a `person` with a seat mark, a `token` (only its mark), a `lot` on which
 * something may lie (`open`: nothing does), a `mark` that is there only while it can be chosen.
 */
export type Look = "card" | "tile" | "person" | "token" | "lot" | "open" | "group" | "mark";

export interface Piece {
  /** The same thing has the same name from one view to the next; that is how it moves. */
  id: string;
  look: Look;
  label: string;
  /** The label where there is little room. */
  short?: string;
  /** By what key choices are found on it (`where`). */
  spot?: string;
  /** What a screen reader says; label and note if left out; nothing if empty (then its holder says it). */
  say?: string;
  note?: string;
  glyph?: Glyph;
  /** Whose it is. */
  seat?: number;
  /** A number or letters on its corner. */
  corner?: string;
  counts?: Count[];
  inside?: Piece[];
  /** Clauses that explain it; told when it is hovered, focused or held. */
  about?: string[];
  /** Face down. */
  back?: boolean;
  faded?: boolean;
  /** Belongs to these eyes. */
  mine?: boolean;
  /** Marked: whose turn it is, who won. */
  strong?: boolean;
  /** Small words on the edge: "turn", "Sheriff". */
  tags?: { glyph?: Glyph; label: string; loud?: boolean }[];
  at?: Place;
}

export interface Die {
  id: string;
  face: Face;
  label: string;
  spot: string;
  /** Rolled just now: it tumbles. */
  fresh?: boolean;
  /** Kept while others were rolled. */
  kept?: boolean;
}

export interface Area {
  key: string;
  title: string;
  /** row: side by side; grid: by their places; players: cards in columns; ring: cards around the middle; lines: sentences. */
  kind: "row" | "grid" | "players" | "ring" | "lines" | "dice";
  pieces: Piece[];
  /** Half columns of a grid. */
  columns?: number;
  note?: string;
  dice?: Die[];
  lines?: string[];
  /** What lies in the middle of a ring. */
  middle?: Area[];
  /** The title is only said, not shown. */
  quiet?: boolean;
}

export interface Description {
  describe: (view: View, book: Book, players: string[], eyes: number | null) => Area[];
  /** Where on the board a choice is, if its words don't say it well. */
  where?: (choice: Choice, question: Asked, view: View, eyes: number | null) => string[];
  /** Which events are throws of dice: they fall on a tray over the board, or make the dice that lie on it tumble. */
  rolls?: Reader;
  /** Kinds of questions that are answered by any set of dice, as bits of the value. */
  diceSets?: string[];
}

/** Sentences one after another, for a screen reader. */
export const told = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(". ");

/** The number in a blank of a choice. */
export const blank = (choice: Choice, name: string): number | undefined => choice.words.args?.[name]?.[1];
