/** Small drawings of the table: a cartridge, an arrow, a star, the back of a card, the signs of the roles. */

/** A cartridge that stands on the belt, its foot at 0 and its tip upwards. */
export const CASE = "M-7.500 2h15v-4h-1.500v-11h-12v11h-1.500z";
export const TIP = "M-6-13c.300-5 2.500-9 6-11.500 3.500 2.500 5.700 6.500 6 11.500z";

/** An arrow from its feathers at the left to its tip at 0; 70 long. */
export const SHAFT = "M-66-2h60v4h-60z";
export const HEAD = "M0 0-17-8.500-12 0-17 8.500z";
export const FEATHERS = "M-70-9h17l9 7h-17zM-70 9h17l9-7h-17z";
export const BARBS = "M-66-8l7 6M-60-8l7 6M-66 8l7-6M-60 8l7-6";

/** The Sheriff's star with balls on its points, in a circle of 50. */
export const STAR =
  "M0-42 10-15 39-14 16 4 25 32 0 16-25 32-16 4-39-14-10-15z" +
  [0, 1, 2, 3, 4]
    .map((point) => {
      const angle = ((point * 72 - 90) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle) * 43, Math.sin(angle) * 43].map((part) => Math.round(part * 10) / 10);
      return `M${(x ?? 0) - 6.5} ${y}a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0z`;
    })
    .join("");

/** A hole that a bullet leaves, with cracks. */
export const HOLE = "M0-5a5 5 0 1 1-.1 0z";
export const CRACKS = "M4-4 10-11M5 2 14 5M1 6 3 14M-4 4-11 9M-5-2-13-5M-2-6-4-12";

export const BURST = "M0-30 7-13 22-22 16-6 32-2 18 6 26 20 9 14 4 30-5 15-20 24-15 8-32 4-17-5-25-19-9-13z";

/** What is on a role card, in a box of 40 by 40: Sheriff, Deputy, Outlaw, Renegade, and the special ones. */
export const ROLES: readonly { fill: string; cut?: string; tone: "gold" | "blue" | "red" | "green" }[] = [
  { tone: "gold", fill: "M20 2l5 12.500 13 .5-10.500 8.500 4 13L20 29l-11.500 7.500 4-13L2 15l13-.5z" },
  {
    tone: "blue",
    fill: "M20 2c5 3.500 10 4.500 16 4-.5 15-5 26-16 32C9 32 4.500 21 4 6c6 .5 11-.5 16-4z",
    cut: "M20 11l2.800 6.600 7 .4-5.500 4.600 2 7L20 25.500 13.700 29.600l2-7-5.500-4.600 7-.4z",
  },
  {
    tone: "red",
    fill: "M2 15c5 1 8 0 9-2 1-6 4-9 6.500-8l2.500 1 2.500-1c2.500-1 5.500 2 6.500 8 1 2 4 3 9 2-3 5-10 7-18 7S5 20 2 15zM9 23c7 2 15 2 22 0l-2 6c-3 5-6 7-9 9-3-2-6-4-9-9z",
    cut: "M12 25.500c5 2.500 11 2.500 16 0M16 30l4 4 4-4",
  },
  {
    tone: "green",
    fill: "M6 4h8v16c0 8 12 8 12 0V4h8v16c0 19-28 19-28 0zM8 1h5v4H8zM27 1h5v4h-5z",
    cut: "M10 10h.1M10 18h.1M13 27h.1M27 27h.1M30 18h.1M30 10h.1",
  },
  {
    tone: "gold",
    fill: "M20 18c7 0 12 6 12 12 0 5-4 7-7 6-3-1-7-1-10 0-3 1-7-1-7-6 0-6 5-12 12-12zM6 12a3.500 5 0 1 1 .1 10zM34 12a3.500 5 0 1 0-.1 10zM14 3a4 5.500 0 1 1-.1 11zM26 3a4 5.500 0 1 0 .1 11z",
  },
  {
    tone: "blue",
    fill: "M4 20c5 1 7-.5 8-2 1-6 3.500-8 6-7l2 1 2-1c2.500-1 5 1 6 7 1 1.500 3 3 8 2-3 5-9 6.500-16 6.500S7 25 4 20zM12 29h16l-3 7c-3 3-7 3-10 0zM20 1c8 0 13 2 13 4.500S28 10 20 10 7 8 7 5.500 12 1 20 1zm0 3C15 4 11 4.700 11 5.500S15 7 20 7s9-.7 9-1.500S25 4 20 4z",
  },
  {
    tone: "blue",
    fill: "M14 4h12v5h10v27H4V9h10zm3 3v2h6V7z",
    cut: "M20 14v16M12 22h16",
  },
  {
    tone: "blue",
    fill: "M8 12 20 2l9 10-12 10zM23 17l4-3 11 13-4 3zM4 30h20v3H4zM2 34h24v4H2z",
    cut: "M11 10l11 10M18 4l9 9",
  },
  {
    tone: "red",
    fill: "M3 9 18 4l8 25-15 5zM24 8l13 4-7 23-6-2 5-15z",
    cut: "M15 12c5 2 7 5 6 8-.5 2-3 2.500-4.500 1.500l1.500 4M15 12c-3 4-4 7-2 9 1.500 1.500 3.500.5 4-1",
  },
  {
    tone: "red",
    fill: "M2 10h25V7h3v3h8v6H26l-1 5h-7l-3 13H5l4-15H2z",
    cut: "M6 13h20M19 16v4",
  },
  {
    tone: "red",
    fill: "M18 1h4v9h-4zM20 9c8 0 12 5 12 12 0 8-5 13-12 13S8 29 8 21c0-7 4-12 12-12zm0 5c-5 0-7 3-7 7s2 8 7 8 7-4 7-8-2-7-7-7zM16 33h8v6h-8z",
    cut: "M18 4l4 2M18 8l4 2",
  },
  {
    tone: "green",
    fill: "M12 38V24L5 17c-2-3 1-5 3-3l5 4-3-12c-.5-3 3.500-4 4.500-1L17 14l1-11c.3-3 4-3 4.200 0L23 14l3-9c1-3 4.500-2 4 1l-2.500 12 3-3c3-2 5 1 3 3.500L28 27v11z",
    cut: "M15 33h10M17 21c2 2 5 2 7 0",
  },
  {
    tone: "green",
    fill: "M28 38V24l7-7c2-3-1-5-3-3l-5 4 3-12c.5-3-3.500-4-4.500-1L23 14 22 3c-.3-3-4-3-4.200 0L17 14l-3-9c-1-3-4.500-2-4 1l2.500 12-3-3c-3-2-5 1-3 3.500L12 27v11z",
    cut: "M15 33h10M16 21c2 2 5 2 7 0",
  },
];
