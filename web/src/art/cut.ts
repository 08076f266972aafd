/** Marks of the graver: cuts that are thick in the middle, rays, tufts. Irregular, but the same at every print. */

export type Luck = () => number;

/** Numbers from 0 to 1 that look like chance (mulberry32). */
export function luck(seed: number): Luck {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const point = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** One cut from here to there: pointed at both ends. */
function cut(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const across = ((y1 - y2) / length) * width;
  const down = ((x2 - x1) / length) * width;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${point(x1, y1)}Q${point(x + across, y + down)} ${point(x2, y2)}Q${point(x - across, y - down)} ${point(x1, y1)}z`;
}

/** Cuts side by side between two edges, each edge given by its two ends. */
export function hatch(
  from: [number, number, number, number],
  to: [number, number, number, number],
  count: number,
  width: number,
  seed: number,
): string {
  const chance = luck(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5) / count;
    const stray = (): number => (chance() - 0.5) * 0.12;
    const [start, end] = [0.02 + chance() * 0.1, 0.98 - chance() * 0.22];
    const ax = from[0] + (from[2] - from[0]) * (along + stray() / count);
    const ay = from[1] + (from[3] - from[1]) * (along + stray() / count);
    const bx = to[0] + (to[2] - to[0]) * (along + stray() / count);
    const by = to[1] + (to[3] - to[1]) * (along + stray() / count);
    path += cut(
      ax + (bx - ax) * start,
      ay + (by - ay) * start,
      ax + (bx - ax) * end,
      ay + (by - ay) * end,
      width * (0.7 + chance() * 0.6),
    );
  }
  return path;
}

/** Rays around a point, wider outside. `open` is how much of the circle they cover. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  open: number,
  seed: number,
): string {
  const chance = luck(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const middle = ((i + 0.5 + (chance() - 0.5) * 0.3) / count) * 2 * Math.PI;
    const half = (Math.PI / count) * open * (0.8 + chance() * 0.4);
    const start = inner * (1 + chance() * 0.12);
    path += `M${point(x + Math.cos(middle) * start, y + Math.sin(middle) * start)}`;
    for (const side of [-half, half])
      path += `L${point(x + Math.cos(middle + side) * outer, y + Math.sin(middle + side) * outer)}`;
    path += "z";
  }
  return path;
}

/** A burst: a star of uneven points. */
export function burst(x: number, y: number, inner: number, outer: number, points: number, seed: number): string {
  const chance = luck(seed);
  let path = "";
  for (let i = 0; i < 2 * points; i++) {
    const angle = ((i + (chance() - 0.5) * 0.45) / points) * Math.PI - Math.PI / 2;
    const reach = i % 2 ? inner * (0.92 + chance() * 0.16) : outer * (0.8 + chance() * 0.35);
    path += `${i ? "L" : "M"}${point(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)}`;
  }
  return path + "z";
}

/** Smoke: round puffs as one outline. */
export function puffs(all: [number, number, number][]): string {
  return all
    .map(
      ([x, y, r]) => `M${point(x - r, y)}a${r} ${n(r * 0.93)} 0 1 0 ${2 * r} 0a${r} ${n(r * 0.93)} 0 1 0 ${-2 * r} 0z`,
    )
    .join("");
}
