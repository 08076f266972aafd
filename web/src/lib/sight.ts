/** Boxes on the screen: what lies in sight, and how far to move so that more does. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room around what is brought into sight. */
const EDGE = 10;
/** Half a pixel is nothing that one sees. */
const SLACK = 1;

export const inside = (box: Box, room: Box): boolean =>
  box.left >= room.left - SLACK &&
  box.top >= room.top - SLACK &&
  box.right <= room.right + SLACK &&
  box.bottom <= room.bottom + SLACK;

export function union(boxes: Box[]): Box & { width: number; height: number } {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** How far to move so that a stretch lies in another; what is longer than that is seen from its beginning. */
function shift(from: number, to: number, start: number, end: number): number {
  if (from >= start && to <= end) return 0;
  const edge = Math.max(0, Math.min(EDGE, (end - start - (to - from)) / 2));
  if (from < start || to - from > end - start) return from - start - edge;
  return to - end + edge;
}

/** How far to move so that as many boxes as can be are in the room: all of them, or those from one of them on. */
export function most(boxes: Box[], room: Box): { x: number; y: number } {
  if (!boxes.length) return { x: 0, y: 0 };
  const height = room.bottom - room.top;
  let best: Box[] = [];
  for (const first of boxes) {
    const seen = boxes.filter((box) => box.top >= first.top && box.bottom <= first.top + height);
    if (seen.length > best.length) best = seen;
  }
  const all = union(best.length ? best : boxes.slice(0, 1));
  return { x: shift(all.left, all.right, room.left, room.right), y: shift(all.top, all.bottom, room.top, room.bottom) };
}
