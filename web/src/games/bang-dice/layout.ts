/** Where everybody sits: around a round table, or in two rows on a narrow page; the first place is mine, the next to my left. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** By place, clockwise from the lower edge. */
  seats: Box[];
  /** What is left for the dice. */
  middle: Box;
  /** The table top. */
  top: Box;
  narrow: boolean;
}

/** Below this width people sit in two rows. */
const NARROW = 560;
const GAP = 6;
/** Rings and cards stand out around a portrait: so much stays free at the edges. */
const EDGE = 8;
/** Around the table by the number of players: from -1 at the left and upper edge to 1; the other half mirrors them. */
const LEFT: Record<number, readonly (readonly [number, number])[]> = {
  3: [[-0.72, -1]],
  4: [[-1, 0], [0, -1]],
  5: [[-1, 0.3], [-0.55, -1]],
  6: [[-1, 0.58], [-1, -0.58], [0, -1]],
  7: [[-0.92, 0.7], [-1, -0.24], [-0.52, -1]],
  8: [[-0.8, 0.82], [-1, 0], [-0.8, -0.82], [0, -1]],
}; // prettier-ignore

/** How large a number on an arc is, from its middle. */
const ROUND = 18;
/** Places on an arc: its middle, then towards the target, where arcs part. */
const PLACES = [0.5, 0.58, 0.66, 0.74, 0.8, 0.42, 0.34, 0.26];

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function around(count: number): (readonly [number, number])[] {
  const left = LEFT[count] ?? [];
  const right = left.filter(([x]) => x < 0).map(([x, y]) => [-x, y] as const);
  return [[0, 1], ...left, ...right.reverse()];
}

export const layout = (seats: number, width: number, height: number): Layout =>
  width < NARROW ? rows(seats, width, height) : ring(seats, width, height);

function ring(count: number, width: number, height: number): Layout {
  const w = clamp(116, (width - 2 * EDGE) * (count > 6 ? 0.18 : 0.225), 220);
  const h = clamp(126, height * (count > 6 ? 0.265 : 0.32), 250);
  const [rx, ry] = [(width - w) / 2 - EDGE, (height - h - EDGE) / 2];
  const seats = around(count).map(([x, y]): Box => ({ x: EDGE + rx + x * rx, y: EDGE + ry + y * ry, w, h }));
  return { seats, ...between(seats, width, height), narrow: false };
}

/** The largest box around the middle of the table that no seat reaches into. */
function between(seats: Box[], width: number, height: number): { middle: Box; top: Box } {
  const [cx, cy] = [width / 2, height / 2];
  let best: Box = { x: cx, y: cy, w: 0, h: 0 };
  const across = (seat: Box): number => Math.max(seat.x - cx, cx - seat.x - seat.w);
  const along = (seat: Box): number => Math.max(seat.y - cy, cy - seat.y - seat.h);
  for (const edge of seats.map(along)) {
    if (edge <= 0) continue;
    const beside = seats.filter((seat) => along(seat) < edge - 0.5).map(across);
    const [half, tall] = [Math.min(cx, ...beside) - GAP, edge - GAP];
    // Dice lie side by side: width is worth more than height, up to what they need.
    const worth = (one: number, other: number): number => Math.min(one, 260) * Math.min(other, 130);
    if (half > 0 && worth(half, tall) > worth(best.w / 2, best.h / 2))
      best = { x: cx - half, y: cy - tall, w: 2 * half, h: 2 * tall };
  }
  const inner = seats[0] ?? { w: 0, h: 0 };
  const top = { x: inner.w * 0.5, y: inner.h * 0.42, w: width - inner.w, h: height - inner.h * 0.84 };
  return { middle: best, top };
}

function rows(count: number, width: number, height: number): Layout {
  const above = count === 3 ? 2 : Math.ceil(count / 2);
  const below = count - above;
  const w = Math.min((width - EDGE) / above, 150);
  const h = clamp(98, (height - 200) / 2, w * 1.42);
  const line = (many: number, y: number): Box[] =>
    Array.from({ length: many }, (_, place) => ({ x: width / 2 + (place - many / 2) * w, y, w, h }));
  const [first, last] = [line(above, EDGE), line(below, height - h)];
  // I sit below, the second from the left if there are more; from me to the left, up, and back on the right.
  const me = below > 1 ? 1 : 0;
  const seats = [...last.slice(0, me + 1).reverse(), ...first, ...last.slice(me + 1).reverse()];
  const middle = { x: GAP, y: EDGE + h + GAP, w: width - 2 * GAP, h: height - EDGE - 2 * (h + GAP) };
  return { seats, middle, top: { x: 0, y: h * 0.5, w: width, h: height - h }, narrow: true };
}

/** Where a number stands on an arc: as near to its middle as it can without lying on any of these. */
export function onArc(start: Point, knee: Point, end: Point, taken: Box[]): Point {
  const at = (t: number): Point => ({
    x: start.x * (1 - t) ** 2 + 2 * knee.x * t * (1 - t) + end.x * t ** 2,
    y: start.y * (1 - t) ** 2 + 2 * knee.y * t * (1 - t) + end.y * t ** 2,
  });
  const free = ({ x, y }: Point): boolean =>
    taken.every(
      (one) => x + ROUND <= one.x || x - ROUND >= one.x + one.w || y + ROUND <= one.y || y - ROUND >= one.y + one.h,
    );
  return PLACES.map(at).find(free) ?? at(0.5);
}
