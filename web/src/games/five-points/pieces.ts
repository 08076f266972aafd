/**
 * Cards of a gang are all alike, so a view only says what lies where. To let a card be seen walking, the page remembers which
 * card is which: what was told says how they moved, and the view has the last word.
 */

import type { Words } from "../../wire";
import { blank, placeOf } from "./view";

export interface Piece {
  id: number;
  card: number;
  spot: number;
}

let made = 0;
const fresh = (card: number, spot: number): Piece => ({ id: ++made, card, spot });

/** The pieces of a pyramid, none of them known before. */
export function lay(pyramid: number[]): Piece[] {
  return pyramid.flatMap((card, spot) => (card < 0 ? [] : [fresh(card, spot)]));
}

/** The same pieces, where they are now. */
export function follow(pieces: Piece[], pyramid: number[], news: Words[]): Piece[] {
  if (same(pieces, pyramid)) return pieces;
  return told(pieces, pyramid, news) ?? guessed(pieces, pyramid);
}

function same(pieces: Piece[], pyramid: number[]): boolean {
  return (
    pieces.length === pyramid.filter((card) => card >= 0).length &&
    pieces.every((one) => pyramid[one.spot] === one.card)
  );
}

/** Walk the pieces as the news says; null if that does not lead to this pyramid. */
function told(pieces: Piece[], pyramid: number[], news: Words[]): Piece[] | null {
  const at = new Map(pieces.map((piece) => [piece.spot, piece]));
  for (const words of news) {
    const goal = blank(words, "goal");
    if (goal === null) continue;
    if (words.key === "event-banished") at.delete(goal);
    if (words.key === "event-drawn") at.set(goal, fresh(-1, goal));
    if (words.key === "event-advanced" || words.key === "event-filled") {
      const start = blank(words, "start") ?? -1;
      const piece = at.get(start);
      if (!piece) return null;
      at.delete(start);
      at.set(goal, piece);
    }
  }
  // The news names the gang of a card drawn, not whether it is a boss: that the pyramid shows.
  const moved = [...at].map(([spot, piece]) => ({
    ...piece,
    spot,
    card: piece.card < 0 ? (pyramid[spot] ?? -1) : piece.card,
  }));
  return same(moved, pyramid) ? ordered(moved) : null;
}

/** Without news (a jump in a replay): what looks alike stays, or comes from just below. */
function guessed(pieces: Piece[], pyramid: number[]): Piece[] {
  const staying = pieces.filter((piece) => pyramid[piece.spot] === piece.card);
  const loose = pieces.filter((piece) => pyramid[piece.spot] !== piece.card);
  const held = new Set(staying.map((piece) => piece.spot));
  const found = [...staying];
  pyramid.forEach((card, spot) => {
    if (card < 0 || held.has(spot)) return;
    const which = loose.findIndex((piece) => piece.card === card && isBelow(piece.spot, spot));
    const piece = which < 0 ? undefined : loose.splice(which, 1)[0];
    found.push(piece ? { ...piece, spot } : fresh(card, spot));
  });
  return ordered(found);
}

function isBelow(spot: number, goal: number): boolean {
  const low = placeOf(spot);
  const high = placeOf(goal);
  return low.row + 1 === high.row && Math.abs(low.x - high.x) < 1;
}

/** Elements keep their place in the page, so that a piece that moves is not taken out and put back. */
const ordered = (pieces: Piece[]): Piece[] => pieces.sort((one, two) => one.id - two.id);
