/** What a building does, as a line of small signs in boxes of 16 by 16; what is printed on it in words says the same. */

export const SIGNS = {
  /** A wanted poster. */
  poster: "M3 1h10v14H3zM5 3h6v1.500H5zM8 6a2.500 2.500 0 1 0 .1 0zM5 12h6v1.500H5z",
  cartridge: "M5.500 5.500C5.600 3 6.500 1.500 8 1c1.500.5 2.400 2 2.500 4.500zM5 6.500h6V13H5zM4.500 13.500h7V15h-7z",
  pony: "M2.500 15c.2-3.400 1.200-5.500 2.700-7-1.200.4-2.100 1.100-2.800 1.800L1.300 8.200C2.900 5.200 5.300 3.600 7.700 3L8 1l1.800 1.800c2.900 1 4.400 3.400 4.600 6.900L14 15h-3.500c0-1.900-.6-3.200-1.800-3.900-.3 1.500-1.100 2.700-2.300 3.900z",
  hat: "M.5 10c2 .2 3.300-.2 4-1.300C5 5.300 5.700 3 7 3c.5 0 .6.300 1 .3s.5-.3 1-.3c1.300 0 2 2.300 2.500 5.700.7 1.100 2 1.500 4 1.300-1.200 2.300-4 3.500-7.500 3.500S1.700 12.300.5 10z",
  star: "M8 .5l2.200 5 5.300.5-4 3.600 1.200 5.400L8 12.200 3.300 15l1.200-5.400-4-3.600 5.300-.5z",
  rail: "M4.500 1 3 15h1.800L6 1zM10 1l1.200 14H13L11.500 1zM2.500 4h11v1.500h-11zM2 8h12v1.500H2zM1.500 12h13v1.500h-13z",
  house: "M8 1.500 15 8h-2v7H9.500v-4h-3v4H3V8H1z",
  walk: "M1 6.500h8V3l6 5-6 5V9.500H1z",
  hand: "M15 6.500H7V3L1 8l6 5V9.500h8z",
  die: "M2 2h12v12H2zM5 4a1.300 1.300 0 1 0 .1 0zM8 7a1.300 1.300 0 1 0 .1 0zM11 9.800a1.300 1.300 0 1 0 .1 0z",
  eye: "M.5 8C3 4.500 5.500 3 8 3s5 1.500 7.500 5C13 11.500 10.500 13 8 13S3 11.500.5 8zM8 5.200a2.800 2.800 0 1 0 .1 0z",
  mine: "M1 15 4 6l4-4 4 4 3 9h-4v-3.500c0-3-6-3-6 0V15z",
  cross: "M6.500 1h3v4H14v3H9.500v7h-3V8H2V5h4.500z",
  scales:
    "M7.200 1h1.600v2H14v1.500h-.7l2 5c0 2.300-5 2.300-5 0l2-5H8.800V13H12v2H4v-2h3.200V4.500H3.700l2 5c0 2.300-5 2.300-5 0l2-5H2V3h5.200z",
  none: "",
} as const;

export type Sign = keyof typeof SIGNS;

/** Words beside the sign: dollars, how many, where to. */
export interface Effect {
  sign: Sign;
  text?: string;
}
const dollars = (text: string): Effect => ({ sign: "none", text: `$${text}` });

/** What it gives who annexes it. */
export const EFFECTS: Record<string, Effect[]> = {
  "town-hall": [{ sign: "poster", text: "−1" }, { sign: "rail" }, { sign: "house" }],
  "sheriffs-office": [{ sign: "star" }, { sign: "walk" }],
  church: [{ sign: "poster", text: "−1" }],
  saloon: [{ sign: "hat", text: "+1" }],
  gunsmith: [dollars("1"), { sign: "cartridge", text: "×2" }],
  bank: [dollars("5"), { sign: "poster", text: "+1" }],
  blacksmith: [dollars("1"), { sign: "pony" }],
  casino: [{ sign: "hand" }, dollars("1")],
  "general-store": [dollars("1"), { sign: "hat" }, { sign: "walk" }],
  hotel: [dollars("2")],
  laundry: [dollars("1")],
  "stage-depot": [dollars("2"), { sign: "house" }],
  undertaker: [dollars("1")],
  "gold-mine": [{ sign: "die", text: "$0–5" }],
  "fortune-teller": [dollars("1"), { sign: "eye" }],
  courthouse: [{ sign: "scales" }, { sign: "poster" }],
  grifter: [dollars("1"), { sign: "hat", text: "×2" }, { sign: "mine" }],
  newspaper: [dollars("1"), { sign: "poster" }, { sign: "walk" }],
  "dance-hall": [dollars("1"), { sign: "hat", text: "×2" }, { sign: "house" }],
  "telegraph-office": [dollars("1"), { sign: "poster", text: "±2" }],
};

/** What it gives who holds it: the buildings with a flag. */
export const HELD: Record<string, Effect[]> = {
  "sheriffs-office": [{ sign: "star", text: "$1" }],
  hotel: [{ sign: "rail", text: "$2" }],
  laundry: [{ sign: "poster", text: "−2" }],
  "stage-depot": [dollars("10")],
  undertaker: [{ sign: "cross", text: "$1" }],
};
