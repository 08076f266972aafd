/** The drawings, as paths. Figures stand in a box of 48 by 64, cut like woodcuts: a dark shape, a few lines taken out. */

export interface Figure {
  /** Filled with the figure's colour. */
  shape: string;
  /** Lines cut out of it. */
  cuts: string;
  /** Lines drawn in the figure's colour. */
  lines?: string;
}

const GHOST: Figure = {
  shape:
    "M8 14C13 13.5 16 12.5 17 11 17 5 20 2.5 24 2.5S31 5 31 11C33 12.5 36 13.5 41 13 38 17 31 18 24 18S11 17.5 8 14Z" +
    "M18 18H30L29 24 24 29.5 19 24Z" +
    "M15 28C19 25 29 25 33 28L40 38 46.5 35.5 47 38.5 40 43.5 35 38.5 38 46 45 58 35 55 31 60.5 27.5 47 24 61 20.5 47 18 62 9 57 11.5 41Z",
  cuts: "M18.5 21.5 24 23 29.5 21.5M24 30V45M17 33 15.5 50M31 34 34 50",
};
const BELLE: Figure = {
  shape:
    "M14 12C17 5.5 29 4.5 33 9.5 32 3 38 0 44 3.5 39.5 4.5 38.5 9 35 11.5 36 13 35 14 33 14.2L31.5 14.5C34 17 34 22 31.5 26L29 24.5C27.5 26 20.5 26 19 21L18.5 15.5C14 15.8 12.5 14 14 12Z" +
    "M18 25.5C21 24 27 24 30 25.5L37 29.5 40.5 22.5 44 21.5 44 24.5 42 25.5 38 34 29.5 31 28.5 36C34.5 44 40.5 54 42.5 61 34 63.5 14 63.5 5.5 61 7.5 54 13.5 44 19.5 36L16.5 38.5 10 33.5Z",
  cuts: "M16 31.5 14 33.5 17.5 35.5M24 39V61M19 43C16 49 14 55 13 60M29 43C32 49 34 55 35 60M15.5 14.5C21 15.5 28 15 33 13.5",
};
const CHEYENNE: Figure = {
  shape:
    "M27.5 8C29 3 33 .5 37 .5 37 5 34 8.5 30.5 10.5 32 14 32.5 24 31.5 31L28.8 31 28.5 23.5 34.5 27 40 40 36.5 39 35 42.5 32 40.5 30.5 43.5 32.5 62H25.5L24 46 22.5 62H15.5L17.5 43.5 16 40.5 13 42.5 11.5 39 8 40 13.5 27 19.5 23.5 19.2 31 16.5 31C15.5 24 15.8 14 17.5 10.5 19 6.5 25 5.5 27.5 8Z",
  cuts: "M17.5 12.5H30.5M24 27V38M17 33.5 24 37.5 31 33.5M18 26.5H20M28 26.5H30",
  lines: "M6 22C.5 34 .5 46 6.5 58M6 22 6.5 58M3 40H13",
};
const TUCO: Figure = {
  shape:
    "M3 14C8 16.5 14 15 16 13 17 6 20 2.5 24 2.5S31 6 32 13C34 15 40 16.5 45 14 44 20 34 22 24 22S4 20 3 14Z" +
    "M18 21.5H30V25C30 28 27 30 24 30S18 28 18 25Z" +
    "M24 28C32 28 37 30 39 34L43.5 51 32.5 54.5V62H25.5V56H22.5V62H15.5V54.5L4.5 51 9 34C11 30 16 28 24 28Z",
  cuts: "M8 39.5 24 45 40 39.5M6.5 45 24 50.5 41.5 45M20 25.5Q24 23 28 25.5M14 14.5Q24 18 34 14.5",
};
const DJANGO: Figure = {
  shape:
    "M11 13H17L17.5 2.5H30.5L31 13H37V16H11Z" +
    "M18.5 16.5H29.5V21C29.5 24.5 27 26.5 24 26.5S18.5 24.5 18.5 21Z" +
    "M16 27H32L39 35.5 46.5 34.5V38L39 41 36 40.5 32.5 36 34 46 36 58H30.5L30.8 62H25.5L24 50 22.5 62H17.2L17.5 58H12L14 46 15.5 36 12 40.5 9 41 1.5 38V34.5L9 35.5Z",
  cuts: "M17.5 10.5H30.5M24 28 21 33.5M24 28 27 33.5M15.5 42H32.5M24 43V49",
};
const DOC: Figure = {
  shape:
    "M15.5 10.5C15.5 5 19.5 2.5 24 2.5S32.5 5 32.5 10.5C35.5 10.5 36.5 12 35.5 14H12.5C11.5 12 12.5 10.5 15.5 10.5Z" +
    "M18 14.5H30V21C30 24 28 25 26 26L24 30 22 26C20 25 18 24 18 21Z" +
    "M14 28.5C17 26.5 20 26.5 21.5 27L24 31.5 26.5 27C28 26.5 31 26.5 34 28.5L40.5 41 41 43.5C43.5 43.5 44 45 44 46.5H47V58H33L33 54 32.5 62H25.5V55H22.5V62H15.5L15 55H12L11 44Z",
  cuts: "M18.7 18.5A2.4 2.4 0 1 0 23.5 18.5 2.4 2.4 0 1 0 18.7 18.5M24.5 18.5A2.4 2.4 0 1 0 29.3 18.5 2.4 2.4 0 1 0 24.5 18.5M24 33V53M33 36 35.5 44.5M34 50H46M36.5 46.5C37 44.5 41 44.5 41.5 46.5",
};
const MARSHAL: Figure = {
  shape:
    "M7 12.5C12 15 15 14 17 12 17 5 20 2 22.5 3.5L24 4.5 25.5 3.5C28 2 31 5 31 12 33 14 36 15 41 12.5 39 18 31 19 24 19S9 18 7 12.5Z" +
    "M18.5 19H29.5V22.5C29.5 26 27 28 24 28S18.5 26 18.5 22.5Z" +
    "M14 29C19 27 29 27 34 29L44 37.5 35 46 33.5 45.5 34.5 62H27L24 50 21 62H13.5L14.5 45.5 13 46 4 37.5Z",
  cuts: "M10 37.5 15 42 15.8 34ZM38 37.5 33 42 32.2 34ZM19.5 23.5Q22 21.5 24 23.5 26 21.5 28.5 23.5M15.5 46H32.5",
};

/** Ghost, Belle, Cheyenne, Tuco, Django, Doc; and the Marshal. */
export const FIGURES: readonly Figure[] = [GHOST, BELLE, CHEYENNE, TUCO, DJANGO, DOC, MARSHAL];
export const THE_MARSHAL = 6;
/** The Marshal's star, on his chest. */
export const STAR = "M24 31.5 25.5 34.8 29 35.1 26.4 37.5 27.2 41 24 39.2 20.8 41 21.6 37.5 19 35.1 22.5 34.8Z";

/** Figures are painted in the colours of the seats; Ghost, who is white, is an outline. */
export const PAINT = [
  "--paint: var(--paper); --rim: var(--ink); --on-paint: var(--ink)",
  "--paint: var(--seat-4); --rim: var(--paper); --on-paint: var(--paper)",
  "--paint: var(--seat-2); --rim: var(--paper); --on-paint: var(--paper)",
  "--paint: var(--seat-0); --rim: var(--paper); --on-paint: var(--paper)",
  "--paint: var(--seat-7); --rim: var(--paper); --on-paint: var(--paper)",
  "--paint: var(--seat-1); --rim: var(--paper); --on-paint: var(--paper)",
  "--paint: var(--ink); --rim: var(--paper); --on-paint: var(--paper)",
] as const;

export interface Sign {
  shape: string;
  /** Lines cut out of the shape. */
  lines: string;
  /** Lines beside it. */
  marks?: string;
}

/** Purse, Jewel, Strongbox in a box of 24 by 24: what is filled, and the lines on it. */
export const LOOT: readonly Sign[] = [
  {
    shape:
      "M8.5 2.5 12 4 15.5 2.5 14.8 6.5C19.5 9.5 22.5 14 21.5 18.5 20.5 22.5 3.5 22.5 2.5 18.5 1.5 14 4.5 9.5 9.2 6.5Z",
    lines: "M8.5 7.5H15.5M14.5 12C13 10.8 9.8 11 9.8 13S14.5 14.5 14.5 16.8 10.5 18.8 9.2 17.3M12 10V20",
  },
  { shape: "M6 3.5H18L22.5 9.5 12 22 1.5 9.5Z", lines: "M1.5 9.5H22.5M8 9.5 12 22 16 9.5 12 3.5Z" },
  {
    shape: "M2.5 9C2.5 5.5 4.5 4 7 4H17C19.5 4 21.5 5.5 21.5 9V21H2.5Z",
    lines: "M2.5 11H10M14 11H21.5M10 9H14V14.5H10ZM5.5 4.5V11M18.5 4.5V11M5.5 11V21M18.5 11V21",
  },
];

/** Move, Floor Change, Fire, Robbery, Punch, Marshal, and a Bullet, in a box of 32 by 32. */
export const ACTIONS: readonly Sign[] = [
  {
    shape: "M9 3H19V14C19 16 21 17 24 18 28 19 29 21 29 25H19.5L17.5 23.5 16 25H9Z",
    lines: "M9 7H19",
    marks: "M2 9H5.5M1 14H5.5M2 19H5.5M9 28.5H15.5M20 28.5H29",
  },
  {
    shape: "M24.5 2 30 9H26.5V23H30L24.5 30 19 23H22.5V9H19Z",
    lines: "",
    marks: "M4 2V30M14 2V30M4 7H14M4 13H14M4 19H14M4 25H14",
  },
  {
    shape: "M2 8H6L7 6.5H9L9.5 8H30V13H20.5C20 17 18 18.5 14.5 18.5L12 27H4L7 15.5 2 13Z",
    lines: "M15 8.5V13M20.5 10.5H30M14.5 18.5C13.5 17 13.8 15 14.5 13.5",
  },
  {
    shape: "M11.5 3 16 5 20.5 3 19.5 8C26 12 29.5 18 28.5 24 27 30 5 30 3.5 24 2.5 18 6 12 12.5 8Z",
    lines: "M11.5 9.5H20.5M19.5 16C17.5 14.5 13 14.5 13 17.5S19.5 19.5 19.5 22.5 14 25 12 23M16 13.5V27",
  },
  {
    shape:
      "M4 12C4 10 6 9 8 9.5 8.5 7 11.5 6.5 13 8 14.5 6 17.5 6.5 18.5 8.5 20.5 7 23.5 8 23.5 10.5L29 13V19L24 25H8L4 21Z",
    lines: "M8.5 10V15.5M13.5 9V15.5M18.5 9V15.5M23.5 11V17C21 19 15 18.5 12 17",
  },
  {
    shape: "M16 2 20 11 30 12 22.5 18.5 25 28.5 16 23 7 28.5 9.5 18.5 2 12 12 11Z",
    lines: "M16 11.5A5 5 0 1 0 16 21.5 5 5 0 1 0 16 11.5",
  },
  {
    shape: "M16 1.5C20 5 21.5 9 21.5 13V26H10.5V13C10.5 9 12 5 16 1.5ZM9.5 27.5H22.5V30.5H9.5Z",
    lines: "M10.5 13.5H21.5",
  },
];

/** Hand, deck, discard pile, Bullets taken, in a box of 24 by 24. */
export const COUNTS: readonly Sign[] = [
  { shape: "M2 8 9 5 14 18 7 21Z", lines: "", marks: "M11 4.5H17V18M18.5 6 22.5 7.5 18 19" },
  {
    shape: "M4 7H15V22H4Z",
    lines: "M9.5 11 10.5 13.5 13 14.5 10.5 15.5 9.5 18 8.5 15.5 6 14.5 8.5 13.5Z",
    marks: "M7 4H18V19M10 1.5H21V16",
  },
  { shape: "", lines: "", marks: "M5 3H19V21H5ZM9 8 15 16M15 8 9 16" },
  {
    shape:
      "M8 1.5C11 4 12 7 12 10V16H4V10C4 7 5 4 8 1.5ZM17.5 11C20 15 21.5 17 21.5 19.5A4 4 0 0 1 13.5 19.5C13.5 17 15 15 17.5 11Z",
    lines: "M4 10.5H12",
    marks: "",
  },
];

/** Standard, Tunnel, Speeding-up, Switching, in a box of 24 by 24. */
export const TURNS: readonly Sign[] = [
  {
    shape: "",
    lines: "",
    marks: "M6 2.5H18V21.5H6ZM12 7.5 13.3 10.5 16 10.8 14 12.8 14.6 16 12 14.3 9.4 16 10 12.8 8 10.8 10.7 10.5Z",
  },
  {
    shape: "M6.5 21V13C6.5 9 9 7 12 7S17.5 9 17.5 13V21Z",
    lines: "",
    marks: "M2.5 21V12C2.5 6 6.5 2.5 12 2.5S21.5 6 21.5 12V21M.5 21H23.5",
  },
  { shape: "M2 4 10 12 2 20H6.5L14.5 12 6.5 4ZM10 4 18 12 10 20H14.5L22.5 12 14.5 4Z", lines: "" },
  { shape: "M3 3V11H11L8.3 8.3A6 6 0 1 1 6.5 15H3.2A9.3 9.3 0 1 0 6 6Z", lines: "" },
];
