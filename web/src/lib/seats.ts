/** How a seat is told apart: a letter, a shape and a colour. Nothing is told by colour alone. */

export const LETTERS = "ABCDEFGHI";

/** Outlines in a box of 20 by 20. */
export const SHAPES = [
  "M10 1a9 9 0 1 0 .01 0z",
  "M2 2h16v16H2z",
  "M10 1l9.5 17.5H.5z",
  "M10 .5 19.5 10 10 19.5.5 10z",
  "M10 .8l2.8 6 6.5.7-4.8 4.4 1.3 6.5L10 15.2l-5.8 3.2 1.3-6.5L.7 7.5l6.5-.7z",
  "M5.5 1.5h9l4.8 8.5-4.8 8.5h-9L.7 10z",
  "M7 1h6v6h6v6h-6v6H7v-6H1V7h6z",
  "M10 1h9v9a9 9 0 1 1-9-9z",
  "M10 19C4 14 1 10.500 1 6.800A4.700 4.700 0 0 1 10 4.800a4.700 4.700 0 0 1 9 2C19 10.500 16 14 10 19z",
] as const;

export const colour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
