/** Hats, what is worn about the neck, and what is below. */

import { both, shape, type Print, type Shape } from "./kit";

/** A hat: its brim goes over the hair, its crown above the medallion. */
function hat(brim: string, crown: string, band: string, felt: Print, ribbon: Print, creases = ""): Shape[] {
  return [
    shape(felt, crown),
    shape(ribbon, band),
    shape(felt, brim),
    ...(creases ? [shape(felt === "ink" ? "cut" : "thin", creases)] : []),
  ];
}
const BAND = "M-31-36C-12-30 12-30 31-36L32-24C12-18-12-18-32-24z";

export const cowboy = (felt: Print, ribbon: Print): Shape[] =>
  hat(
    "M-62-40C-48-28-30-25 0-25 30-25 48-28 62-40 60-18 30-13 0-13-30-13-60-18-62-40z",
    "M-32-24C-32-52-30-80-16-84-8-86-4-78 0-78 4-78 8-86 16-84 30-80 32-52 32-24 12-18-12-18-32-24z",
    BAND,
    felt,
    ribbon,
    "M0-77C-3-68-3-60 0-52M-21-74C-24-64-24-54-23-46M-48-27C-30-20-10-18 0-18",
  );
export const sombrero = (felt: Print, ribbon: Print): Shape[] => [
  ...hat(
    "M-84-34C-76-46-62-42-52-34-30-22 30-22 52-34 62-42 76-46 84-34 74-12 34-10 0-10-34-10-74-12-84-34z",
    "M-26-26C-23-58-15-92 0-92 15-92 23-58 26-26 10-20-10-20-26-26z",
    "M-25-40C-10-34 10-34 25-40L27-26C10-20-10-20-27-26z",
    felt,
    ribbon,
  ),
  shape("thin", "M-72-30l6 6 6-7 6 8 6-7 6 8 6-7 7 8 6-7 6 8 7-8 6 7 6-8 7 7 6-8 6 7 6-8 6 7 6-8 6 7 6-6"),
];
export const bowler = (felt: Print, ribbon: Print): Shape[] =>
  hat(
    "M-44-30C-34-21-16-21 0-21 16-21 34-21 44-30 46-17 30-12 0-12-30-12-46-17-44-30z",
    "M-31-22C-33-62-20-74 0-74 20-74 33-62 31-22 12-17-12-17-31-22z",
    BAND,
    felt,
    ribbon,
    "M-20-58C-24-52-25-46-25-40",
  );
export const topHat = (felt: Print, ribbon: Print): Shape[] =>
  hat(
    "M-44-30C-34-21-16-21 0-21 16-21 34-21 44-30 46-17 30-12 0-12-30-12-46-17-44-30z",
    "M-28-22L-32-86C-12-92 12-92 32-86L28-22C10-17-10-17-28-22z",
    "M-29-38C-12-32 12-32 29-38L28-24C10-18-10-18-28-24z",
    felt,
    ribbon,
    "M-24-82L-21-42M-16-84-15-60",
  );
export const flatHat = (felt: Print, ribbon: Print): Shape[] =>
  hat(
    "M-56-30C-30-24 30-24 56-30L55-20C30-12-30-12-55-20z",
    "M-30-24L-27-62C-10-66 10-66 27-62L30-24z",
    "M-29-38C-10-34 10-34 29-38L30-25C10-20-10-20-30-25z",
    felt,
    ribbon,
    "M-22-58C-8-55 8-55 22-58",
  );
export const slouch = (felt: Print, ribbon: Print): Shape[] =>
  hat(
    "M-62-20C-54-36-42-32-30-32-10-24 10-24 30-31 42-34 54-22 60-6 42-16 22-15 0-14-22-15-44-17-62-4-65-10-65-15-62-20z",
    "M-30-28C-34-58-22-80-6-75 2-71 10-79 20-73 32-64 32-46 30-28 10-22-10-22-30-28z",
    "M-32-40C-12-33 12-33 31-39L31-28C12-22-12-22-31-28z",
    felt,
    ribbon,
    "M-4-73C-8-64-8-58-4-50M14-72C18-64 18-58 16-52",
  );
export const FUR: Shape[] = [
  shape("wood", "M28-34C46-30 54-6 46 24 40 30 34 28 32 22 38 2 34-10 24-18z"),
  shape("thin", "M37-22l12-3M40-10l12 0M40 4l11 2M36 16l12 3"),
  shape("wood", "M-33-14C-38-52-22-68 0-68 22-68 38-52 33-14 26-22 20-16 12-22 6-16-6-16-12-22-20-16-26-22-33-14z"),
  shape(
    "thin",
    "M-24-54l-4 9M-12-62l-3 9M2-64l0 9M14-60l4 9M25-50l5 9M-27-36l-3 9M-14-44l-2 9M0-46l0 9M14-44l3 9M26-36l3 9",
  ),
];
export const kerchiefOnHead = (print: Print): Shape[] => [
  shape(print, "M26-22L44-34 42-20 52-12 30-12z"),
  shape(print, "M-29-16C-33-48-18-58 0-58 18-58 33-48 29-16 14-26-14-26-29-16z"),
  shape(
    "paper",
    "M-14-44a3 3 0 1 1-.1 0zM4-48a3 3 0 1 1-.1 0zM18-40a3 3 0 1 1-.1 0zM-4-36a3 3 0 1 1-.1 0zM-20-32a3 3 0 1 1-.1 0z",
  ),
];
export const headband = (print: Print): Shape[] => [
  shape("paper", "M16-36C18-62 28-80 44-92 46-70 38-48 24-32z"),
  shape("paper", "M6-38C2-62 6-84 18-98 26-78 24-54 16-36z"),
  shape("ink", "M44-92C40-84 37-78 36-72L43-70C46-78 46-86 44-92zM18-98C13-90 10-84 9-77L21-76C22-84 21-92 18-98z"),
  shape("thin", "M22-34C28-54 34-68 40-80M11-38C12-58 14-72 17-86"),
  shape(print, "M-27-30C-10-38 10-38 27-30V-19C10-27-10-27-27-19z"),
  shape("thin", "M-22-28l5 4 5-6 5 5 5-6 5 6 5-5 5 6 5-4"),
];

// ---- about the neck

export const kerchief = (print: Print): Shape[] => [
  shape(print, "M-28 36C-12 46 12 46 28 36L32 46C18 56 8 62 0 76-8 62-18 56-32 46z"),
  shape("cut", "M-20 46C-8 52 8 52 20 46M-8 58C-3 60 3 60 8 58"),
];
export const mask = (print: Print): Shape[] => [
  shape(print, "M-29 0C-10 8 10 8 29 0L32 26C22 46 8 54 0 70-8 54-22 46-32 26z"),
  shape("cut", "M-24 12C-8 18 8 18 24 12M-20 28C-8 34 8 34 20 28M-10 44C-4 46 4 46 10 44"),
];
export const bowTie = (print: Print): Shape[] => [
  shape(print, both("M0 48 L -20 38 L -20 60 Z")),
  shape(print, "M-5 43H5V54H-5z"),
];
export const bolo: Shape[] = [
  shape("line", "M-8 42L0 50 8 42M-3 54L-6 76M3 54L6 76"),
  shape("gold", "M0 46L6 52 0 58-6 52z"),
];
export const cravat = (print: Print): Shape[] => [
  shape(print, "M-14 40H14L7 52 12 78H-12L-7 52z"),
  shape("cut", "M-4 52L-6 74M4 52L6 74"),
];
export const choker = (print: Print): Shape[] => [
  shape(print, "M-12 40C-4 45 4 45 12 40V47C4 52-4 52-12 47z"),
  shape("gold", "M0 46a5 5 0 1 1-.1 0z"),
];

// ---- below

const SHOULDERS = "M-84 92C-82 58-48 48-14 42L0 56 14 42C48 48 82 58 84 92z";
export const shirt = (print: Print): Shape[] => [shape(print, SHOULDERS)];
export const coat = (print: Print, under: Print = "paper"): Shape[] => [
  shape(under, SHOULDERS),
  shape(print, both("M-84 92 C -82 58 -48 48 -16 42 L -22 58 L -12 62 L -6 92 Z")),
];
export const vest = (print: Print, sleeves: Print): Shape[] => [
  shape(sleeves, SHOULDERS),
  shape(print, both("M-46 92 C -46 70 -40 54 -30 47 L -14 43 L -3 92 Z")),
  shape("gold", "M3 74a2.500 2.500 0 1 1-.1 0zM3 84a2.500 2.500 0 1 1-.1 0z"),
];
export const poncho = (print: Print): Shape[] => [
  shape(print, "M-90 92C-82 56-40 46-14 40 0 52 0 52 14 40 40 46 82 56 90 92z"),
  shape("goldline", "M-64 58C-40 78-14 84 0 84 14 84 40 78 64 58"),
  shape("cut", "M-48 52C-30 66-12 72 0 72 12 72 30 66 48 52M-30 48C-20 56-10 60 0 60 10 60 20 56 30 48"),
];
export const fringe = (print: Print): Shape[] => [
  shape(print, SHOULDERS),
  shape(
    "line",
    "M-60 56C-30 64-14 66 0 66 14 66 30 64 60 56M-50 60l-3 12M-38 63l-3 12M-26 65l-2 12M-12 67l-1 12M0 67v12M12 67l1 12M26 65l2 12M38 63l3 12M50 60l3 12",
  ),
];
export const belts = (print: Print): Shape[] => [
  shape(print, SHOULDERS),
  shape("wood", "M-52 48L-40 44 46 92H24zM52 48L40 44-46 92H-24z"),
  shape(
    "gold",
    "M-38 49l4-3 5 8-4 3zM-24 57l4-3 5 8-4 3zM-10 65l4-3 5 8-4 3zM38 49l-4-3-5 8 4 3zM24 57l-4-3-5 8 4 3zM10 65l-4-3-5 8 4 3z",
  ),
];
export const dress = (print: Print, skin: Print): Shape[] => [
  shape(skin, SHOULDERS),
  shape(print, "M-84 92C-82 66-60 56-44 52-30 74-12 72 0 66 12 72 30 74 44 52 60 56 82 66 84 92z"),
  shape("cut", "M-44 56C-30 77-12 75 0 69 12 75 30 77 44 56"),
];
export const uniform = (print: Print): Shape[] => [
  shape(print, SHOULDERS),
  shape("gold", "M-60 58l22-9 3 7-21 9zM60 58l-22-9-3 7 21 9z"),
  shape("gold", "M-9 66a3 3 0 1 1-.1 0zM9 66a3 3 0 1 1-.1 0zM-9 78a3 3 0 1 1-.1 0zM9 78a3 3 0 1 1-.1 0z"),
  shape("goldline", "M-14 42L0 56 14 42"),
];
