/** Faces of dice, in a box of 40 by 40: pips, and pictures for dice that have no numbers. */

const pip = (x: number, y: number): string => `M${x - 3.6} ${y}a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0z`;
const [A, B, C] = [10.5, 20, 29.5];

/** 0 to 6. */
export const PIPS = [
  "",
  pip(B, B),
  pip(A, A) + pip(C, C),
  pip(A, A) + pip(B, B) + pip(C, C),
  pip(A, A) + pip(C, A) + pip(A, C) + pip(C, C),
  pip(A, A) + pip(C, A) + pip(B, B) + pip(A, C) + pip(C, C),
  pip(A, A) + pip(C, A) + pip(A, B) + pip(C, B) + pip(A, C) + pip(C, C),
] as const;

const ring = (r: number, width: number): string => {
  const inner = r - width;
  return `M${20 - r} 20a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0zM${20 - inner} 20a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0z`;
};
const SIGHT = `${ring(14, 3)}M18.500 3h3v9h-3zM18.500 28h3v9h-3zM3 18.500h9v3H3zM28 18.500h9v3h-9z`;

export const PICTURES = {
  arrow: "M6 37l-3-3L24 13l-5-5h14c2 0 4 2 4 4v13l-6-5L9 41zM4 27l5-1 5 5-1 5z",
  dynamite: "M8 15h7v21H8zM16.500 15h7v21h-7zM25 15h7v21h-7zM6 22.500h28v4H6zM19 14c0-6 5-4 6-9l2.500 1c-1 6-6 4-6 8zM26 1l1.500 3 3.500-1-2 3 3 2-3.500.5 0 3.500-2.500-2.500-3 1.500 1-3.500-2.500-2 3.500-.5z",
  one: `${SIGHT}M17 16.500l4.500-3.500V27h-3.500V17z`,
  two: `${SIGHT}M16 16.500c0-5 8.500-5 8.500 0 0 3-2.500 4-4 7h4.500v3h-9c0-6 5-7 5-9.500 0-1.500-2-1.500-2 0z`,
  beer: "M7 14h20v22H7zM11 19v13h2.500V19zM16 19v13h2.500V19zM21 19v13h2.500V19zM27 18h5c5 0 5 14 0 14h-5v-4h3.500v-6H27zM6 13c-2-6 4-8 6-5 2-6 9-5 10 0 4-2 8 1 7 5z",
  gatling: "M3 12h22v3H3zM3 17h22v3H3zM3 22h22v3H3zM24 9h6v19h-6zM31 14h6v4h-2v8h-2v-8h-2zM8 26h4v3H8zM16 26h12l5 11h-4.500l-3-7h-4l-4 7H13z",
  star: "M20 3l5 11 12 1.300-9 8 2.500 11.800L20 29l-10.500 6.100L12 23.300l-9-8L15 14z",
  skull: "M20 4c9 0 14 6 14 13 0 5-2 8-6 10v8H12v-8c-4-2-6-5-6-10C6 10 11 4 20 4zM13 15a4 4 0 1 0 .1 0zM27 15a4 4 0 1 0 .1 0zM20 23l-2.500 5h5zM16 30v5h2v-5zM22 30v5h2v-5z",
} as const;

export type Picture = keyof typeof PICTURES;
