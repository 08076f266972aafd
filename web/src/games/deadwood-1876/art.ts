/** The drawings of things, as paths: guns in a box of 72 by 30, what a Safe holds and items in a box of 24 by 24. */

import { GLYPHS, type Glyph } from "../plain/glyphs";
import type { Drawing } from "../../art/icons";
import { FIRST_BADGE, FIRST_GUN, FIRST_MYSTERY } from "./view";

export interface Gun {
  shape: string;
  cuts: string;
  lines: string;
}

/** Messenger, Winchester, Colt, Derringer, Pepperbox: the muzzle to the right. */
export const GUNS: readonly Gun[] = [
  {
    shape:
      "M1.500 13.500C6 13.500 12 11 17 8.500L16.500 4.500 19.500 5 21 8H23L22.500 4.500 25.500 5 27 8H70.500V15H34C32 17.500 28 18.500 24 18.500 19 18.500 12 20.500 6 26 3 26.500 1 24 1.500 20Z",
    cuts: "M28 11.500H70M31 8.500V15M48 12.800H60M5 21.500C9 18.500 13 16.500 17 15.500M20 11H26",
    lines: "M23 18.500C23 22.500 26 23.500 29 23 31 22.500 32 20.500 32 17.500M26.500 18.500 27 21",
  },
  {
    shape:
      "M1 12.500C7 12.500 13 10.500 18 8.500L19 6 22 6.500 23.500 8H71V10.500H45.500V12H66V15H40L38 16.500H25C19 17 11 18 5 24.500 2 25 .5 23 .5 19.500Z",
    cuts: "M26 9.500V16M26 12.500H38M46 11.200H70M42 13.500H60M5 20C9 17 13 15.500 18 14.800",
    lines: "M22 17C20 21 22 25.500 27 25.500 32 25.500 34 22 33 16.500M28 16.500 28.500 19.500",
  },
  {
    shape:
      "M15 8.500 13 4 17 4.500 19.500 7H29L30 5.500H42L43 7H65V4.500H67.500V7H70V11.500H46.500V15.500H42C41 18 37 19 33 19H29.500C27.500 23 26 26.500 25 29.500H12.500C13.500 24 16 19 18.500 15.500 15.500 14.500 14.500 11.500 15 8.500Z",
    cuts: "M30.500 8H42M30.500 11.500H42M30.500 15H41M43 9.200H68M17 27C18.500 23 20.500 19.500 23 17M20 28C21.500 24.500 23 22 25 20",
    lines: "M31 19C31 23 34 24 36.500 23.500 39 23 40 20.500 39.500 17.500M35 18.500 34.500 21",
  },
  {
    shape:
      "M22 9 20.500 5 24 5.500 26 7.500H58V12.300H28V13.200H58V18H40C38.500 20.500 35 21 32.500 21 31 24 30 27 29.500 29.500H17C17 24.500 19.500 19.500 22.500 17 20.500 14.500 20.500 11.500 22 9Z",
    cuts: "M31 10H56M31 15.600H56M21.500 27.500C22.500 24 24.500 21 27 19M25 28.500C25.500 25.500 27 23 28.500 21",
    lines: "M36 21C36 24 39 25 41 23.500 42.500 22 42.500 20 42 18",
  },
  {
    shape:
      "M33 5.500C40 4 52 4.500 59 6.500V19C52 21 40 21.500 33 20L30 18.500C28 21.500 26.500 26 26 29.500H14.500C14.500 23.500 17.500 17 22.500 13.500L21 7 25.500 8.500 27.500 10Z",
    cuts: "M34 9H58.500M34 12.800H58.500M34 16.600H58.500M38 6V19.500M18.500 27.500C19.500 23 22 19 25 16.500M22 28.500C22.500 25 24.500 21 26.500 19",
    lines: "M30.500 20C31 24 34 25 36.500 24 38 23 38.500 22 38.500 20.500",
  },
];

const THINGS: readonly Glyph[] = ["horse-white", "horse-brown", "duster", "stetson", "holster"];
export const item = (number: number): Drawing => GLYPHS[THINGS[number] ?? "holster"];

const MYSTERIES: readonly Glyph[] = ["sarsaparilla", "cash", "dagger", "dynamite", "poker"];

/** What a face shows: a gun, or a sign with a number on it. */
export type Sign = { gun: number } | { drawing: Drawing; number: string; kind: "gold" | "badge" | "mystery" };

const NUGGET =
  "M3.500 13C2.500 8.500 6 4.500 10 5.500 12 2.500 18 3 19 7 22.500 8.500 23 14 20.500 16.500 20 20.500 14 22.500 11 20.500 7 22 3 18 3.500 13Z";
const BADGE =
  "M12 .5 14.900 5.200 20.200 3.800 18.800 9.100 23.500 12 18.800 14.900 20.200 20.200 14.900 18.800 12 23.500 9.100 18.800 3.800 20.200 5.200 14.900.5 12 5.200 9.100 3.800 3.800 9.100 5.200Z";

export function sign(face: number): Sign {
  if (face < FIRST_GUN) return { drawing: { fill: NUGGET }, number: String(face + 1), kind: "gold" };
  if (face < FIRST_BADGE) return { gun: face - FIRST_GUN };
  if (face < FIRST_MYSTERY) return { drawing: { fill: BADGE }, number: String(face - FIRST_BADGE + 1), kind: "badge" };
  return { drawing: GLYPHS[MYSTERIES[face - FIRST_MYSTERY] ?? "safe"], number: "", kind: "mystery" };
}
