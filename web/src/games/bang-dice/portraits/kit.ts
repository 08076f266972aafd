/**
 * What faces are put together from, cut like woodcuts: flat shapes with an ink line around them, a few lines taken out. The middle is
 * at 0, the medallion has a radius of 72; hats rise above it.
 */

import { hatch } from "../../../art/cut";

/** How a shape is printed; `line` and `thin` are ink lines, `cut` is one of paper. */
export type Print =
  | "ink" | "paper" | "red" | "blue" | "green" | "gold" | "wood" | "pale" | "tan" | "dark"
  | "line" | "thin" | "cut" | "redline" | "goldline" | "shade"; // prettier-ignore

export interface Shape {
  print: Print;
  d: string;
}
export const shape = (print: Print, d: string): Shape => ({ print, d });

/** Left and right alike: a path for one side, by commands with absolute coordinates and spaces between them, and its mirror. */
export function both(d: string): string {
  let odd = false;
  const mirrored = d.replace(/([MLCQZ])|(-?\d+(?:\.\d+)?)/g, (all: string, command: string) => {
    if (command) return all;
    odd = !odd;
    return odd ? String(-Number(all)) : all;
  });
  return `${d} ${mirrored}`;
}

// ---- heads

export const HEADS = {
  usual: "M-26-20C-28 2-26 18-17 30-10 39 10 39 17 30 26 18 28 2 26-20 26-46-26-46-26-20z",
  broad: "M-30-22C-32 4-33 22-25 34-14 45 14 45 25 34 33 22 32 4 30-22 29-48-29-48-30-22z",
  lean: "M-22-22C-24 2-22 20-14 34-7 43 7 43 14 34 22 20 24 2 22-22 22-46-22-46-22-22z",
  fine: "M-23-20C-25 0-23 16-13 30-6 37 6 37 13 30 23 16 25 0 23-20 23-44-23-44-23-20z",
} as const;
export type Head = keyof typeof HEADS;
const EAR: Record<Head, number> = { usual: 26, broad: 30, lean: 22, fine: 23 };

/** Neck, ears, head, and the shade that falls on one side of it. */
export function head(kind: Head, skin: Print): Shape[] {
  const side = EAR[kind];
  return [
    shape(skin, "M-12 24V50L0 58 12 50V24z"),
    shape(skin, both(`M${side - 1} -9 C ${side + 9} -13 ${side + 9} 7 ${side - 1} 6 Z`)),
    shape(skin, HEADS[kind]),
    shape("shade", hatch([side - 3, -16, side - 8, 22], [side - 12, -12, side - 15, 28], 9, 1.1, 7)),
  ];
}

// ---- faces

export const EYES = {
  open: [shape("ink", "M-11-7a2.800 3.200 0 1 1-.1 0zM11-7a2.800 3.200 0 1 1-.1 0z")],
  squint: [
    shape("line", "M-17-4C-13-7-9-7-6-4M6-4C9-7 13-7 17-4"),
    shape("ink", "M-11-6a2 2 0 1 1-.1 0zM11-6a2 2 0 1 1-.1 0z"),
  ],
  lashes: [
    shape("line", "M-18-5C-14-10-8-10-5-5M5-5C8-10 14-10 18-5M-18-5l-3-3M18-5l3-3"),
    shape("ink", "M-11-7a2.800 3.200 0 1 1-.1 0zM11-7a2.800 3.200 0 1 1-.1 0z"),
  ],
  wink: [shape("ink", "M-11-7a2.800 3.200 0 1 1-.1 0z"), shape("line", "M6-3C9-7 14-7 17-4")],
  sleepy: [
    shape("line", "M-17-5h12M5-5h12M-16-1c3 2 7 2 10 0M6-1c3 2 7 2 10 0"),
    shape("ink", "M-13-5h5v3h-5zM8-5h5v3H8z"),
  ],
  patch: [
    shape("ink", "M-11-7a2.800 3.200 0 1 1-.1 0z"),
    shape("ink", "M3-10C10-14 17-13 21-9 20 1 14 6 10 5 5 4 3-2 3-10z"),
    shape("line", "M-29-22 24-8"),
  ],
} as const;
export const BROWS = {
  calm: shape("line", "M-19-13C-15-16-10-16-6-14M6-14C10-16 15-16 19-13"),
  angry: shape("line", "M-20-16-6-10M20-16 6-10"),
  sad: shape("thin", "M-19-11-7-15M19-11 7-15"),
};
export const NOSES = {
  usual: shape("line", "M-1-4C-3 3-6 6-5 8-2 11 2 11 5 9"),
  hooked: shape("line", "M-2-8C-6 2-11 7-9 11-5 13-1 11 4 11"),
  small: shape("thin", "M-3 7C-1 10 2 10 4 8"),
  red: shape("red", "M0 0C8-1 9 10 0 11-9 10-8-1 0 0z"),
};
export const MOUTHS = {
  firm: shape("line", "M-9 21C-3 19 4 19 10 21"),
  smile: shape("line", "M-11 18C-5 25 6 25 12 17"),
  lips: shape("red", "M-9 20C-5 16-3 16 0 18 3 16 5 16 9 20 4 26-4 26-9 20z"),
  sneer: shape("line", "M-9 22C-2 22 5 20 11 16"),
};
export const LAUGH = [shape("ink", "M-14 14H14C14 30-14 30-14 14z"), shape("paper", "M-11 15H11V19H-11z")];
export const GRIN = [shape("paper", "M-12 16C-4 19 5 19 12 16 10 26-10 26-12 16z"), shape("thin", "M-4 18V23M4 18V23")];

// ---- hair and beards

export const HAIR = {
  short: both("M-27 -24 C -30 -14 -29 -6 -28 0 L -22 -4 L -22 -24 Z"),
  crop: "M-28-10C-32-40-18-50 0-50 18-50 32-40 28-10 26-22 22-28 14-30 4-27-8-27-18-30-24-26-26-20-28-10z",
  long: "M-31-20C-38 20-32 36-42 54-24 60-16 52 0 52 16 52 24 60 42 54 32 36 38 20 31-20 30-58-30-58-31-20z",
  locks: both("M-23 -26 C -34 -16 -28 -2 -34 10 C -30 14 -24 12 -22 6 C -18 -6 -20 -14 -18 -26 Z"),
  braids: both(
    "M-26 -18 C -36 -8 -36 10 -32 22 C -38 30 -38 46 -32 56 C -26 58 -22 52 -23 44 C -22 34 -25 30 -24 22 C -24 8 -22 -4 -20 -16 Z",
  ),
  plaits: both("M-35 2 L -25 6 M -36 14 L -24 17 M -34 26 L -23 27 M -37 38 L -23 38 M -36 48 L -24 47"),
  up: "M-27-8C-40-14-40-30-31-36-34-52-18-62-8-56 0-66 20-64 24-52 38-52 44-36 34-28 38-18 34-10 27-8 27-18 24-26 16-30 4-24-10-24-18-30-24-24-27-18-27-8z",
} as const;
export const BEARDS = {
  full: "M-28-4C-30 26-22 54 0 58 22 54 30 26 28-4 24 8 20 12 13 13 6 8-6 8-13 13-20 12-24 8-28-4z",
  goatee: "M-8 27C-4 25 4 25 8 27 10 36 5 46 0 48-5 46-10 36-8 27z",
  handlebar:
    "M0 13C-5 8-12 9-16 14-20 19-27 18-31 9-34 20-25 28-16 25-8 24-3 21 0 17 3 21 8 24 16 25 25 28 34 20 31 9 27 18 20 19 16 14 12 9 5 8 0 13z",
  thin: "M0 14C-6 10-12 12-18 17-11 19-5 18 0 16 5 18 11 19 18 17 12 12 6 10 0 14z",
  walrus: "M0 9C-9 6-19 12-22 27-13 28-5 26 0 21 5 26 13 28 22 27 19 12 9 6 0 9z",
  sides: both("M-27 -16 C -28 0 -28 12 -22 20 C -18 20 -16 16 -18 10 C -21 2 -22 -6 -21 -16 Z"),
} as const;
/** Two days old. */
export const STUBBLE = shape("thin", hatch([-20, 18, 20, 18], [-13, 34, 13, 34], 11, 0.5, 3));
/** Lines in a full beard. */
export const COMBED = shape(
  "thin",
  "M-18 20C-16 36-10 46-6 52M-9 26C-8 38-4 46-2 54M9 26C8 38 4 46 2 54M18 20C16 36 10 46 6 52",
);
