/**
 * Motion: things go from where they were to where they are. Every piece on the board names itself by `data-piece`; one that
 * is new comes from the piece named by `data-from`, if there is one, else it fades in.
 */

import { scaleOf } from "./scale";

export type Places = Map<string, DOMRect>;

/** Where every piece is now. */
export function places(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]"))
    found.set(piece.dataset["piece"] as string, piece.getBoundingClientRect());
  return found;
}

/** Let every piece go from where it was. */
export function glide(board: HTMLElement, before: Places, duration: number): void {
  if (!duration || !before.size) return;
  const scale = scaleOf(board);
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const was = before.get(piece.dataset["piece"] as string);
    const start = was ?? before.get(piece.dataset["from"] ?? "");
    if (start) move(piece, start, scale, duration, was === undefined);
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
  }
}

function move(piece: HTMLElement, start: DOMRect, scale: number, duration: number, fresh: boolean): void {
  const end = piece.getBoundingClientRect();
  const x = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
  const y = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const from = { transform: `translate(${x}px, ${y}px) scale(${fresh ? 0.6 : 1})`, zIndex: 5 };
  piece.animate([from, { transform: "none", zIndex: 5 }], { duration, easing: "cubic-bezier(.3, .1, .2, 1)" });
}
