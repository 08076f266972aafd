/**
 * The fronts of the buildings, from a small kit: a body with its roof, planks or bricks, windows, a door. They stand in a box of 120
 * by 90 that is stretched to the plot; the sign with the name hangs over its upper half, the emblem on the wall left of the door.
 */

/** Paints of a wall, by the names of colours.css. */
export type Paint = "red" | "gold" | "blue" | "green" | "wood" | "plum" | "slate" | "sand" | "canvas" | "rock";

export interface Front {
  paint: Paint;
  /** The outline of the front, roof and all. */
  body: string;
  /** What is painted in the colour of paper: cornices, columns, a clock. */
  trim?: string;
  /** Dark parts: doors, openings. */
  dark?: string;
  /** Windows with a light in them. */
  light?: string;
  /** Lines of the graver over the wall. */
  grain: string;
}

// ---- bodies

const FLAT = "M8 88V15H4V6h112v9h-4v73z";
const STEPPED = "M8 88V20H4v-7h22V4h68v9h22v7h-4v68z";
const GABLE = "M8 88V32L3 34v-8L60 2l57 24v8l-5-2v56z";
const ROUND = "M8 88V22H4v-7h20C30 6 44 1 60 1s30 5 36 14h20v7h-4v66z";
const SWEPT = "M8 88V24H4v-6c14 0 18-3 24-9S44 3 60 3s26 0 32 6 10 9 24 9v6h-4v64z";
const BARN = "M8 88V36l-5 2v-7L26 9 60 1l34 8 23 22v7l-5-2v52z";
const NOTCHED = "M8 88V20H4V8h14v5h14V3h56v10h14V8h14v12h-4v68z";
const TEMPLE = "M6 88V28H2v-6L60 1l58 21v6h-4v60z";
const TOWER = "M6 88V30H2v-8h40V12h4L60 0l14 12h4v10h40v8h-4v58z";
const STEEPLE = "M10 88V40l-6 2v-8l38-15V11L60-9l18 20v8l38 15v8l-6-2v48z";
const TENT = "M2 88 34 24 60 3l26 21 32 64z";
const WAGON = "M6 76V26C6 10 30 3 60 3s54 7 54 23v50z";
const HEADFRAME = "M4 88 20 52l14-8 8-26h36l8 26 16 8 14 36z";

// ---- walls

const rows = (from: number, to: number, step: number, left: number, right: number): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => `M${left} ${from + i * step}H${right}`).join("");
const columns = (from: number, to: number, step: number, top: number, bottom: number): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => `M${from + i * step} ${top}V${bottom}`).join("");
const CLAPBOARD = rows(24, 84, 6, 8, 112);
const UPRIGHT = columns(16, 106, 8, 18, 88);
const BRICK =
  rows(24, 84, 8, 8, 112) +
  [24, 40, 56, 72].map((y) => columns(20, 108, 18, y, y + 8)).join("") +
  [32, 48, 64, 80].map((y) => columns(12, 108, 18, y, y + 8)).join("");
const LOGS = rows(22, 86, 8, 8, 112) + [26, 42, 58, 74].map((y) => `M8 ${y}h5M112 ${y}h-5`).join("");

// ---- doors and windows; all to the right, where nobody's emblem hangs

const DOOR = "M84 88V58h20v30z";
const DOUBLE = "M78 88V56h30v32z";
const ARCHED = "M82 88V66c0-14 24-14 24 0v22z";
const PANES = "M87 62h14v10H87z";
const BARS = "M84 58h20v16H84z";
const SMALL = "M66 60h9v14h-9z";
const CORNICE = "M4 6h112v4H4z";

export const FRONTS: Record<string, Front> = {
  "town-hall": {
    paint: "blue",
    body: TOWER,
    trim: "M60 7a7 7 0 1 1-.1 0zM2 22h116v4H2zM66 56h5v32h-5zM109 56h5v32h-5z",
    dark: `${ARCHED}M60 9v5l4 1-.4 1.300-5-1V9z`,
    light: "M88 66c0-8 12-8 12 0v6H88z",
    grain: BRICK,
  },
  "sheriffs-office": {
    paint: "slate",
    body: STEPPED,
    trim: "M4 13h22V9h68v4h22v4H4zM82 56h24v20H82z",
    dark: `${BARS}M66 60h11v28H66z`,
    light: "M86 58h2v16h-2zM91 58h2v16h-2zM96 58h2v16h-2zM101 58h2v16h-2z",
    grain: BRICK,
  },
  church: {
    paint: "sand",
    body: STEEPLE,
    trim: "M59-9h2v-4h4v-2h-4v-5h-2v5h-4v2h4z",
    dark: `${ARCHED}M54 16c0-8 12-8 12 0v8H54z`,
    light: "M88 70c0-9 12-9 12 0v6H88zM66 76c0-10 9-10 9 0v8h-9z",
    grain: CLAPBOARD,
  },
  saloon: {
    paint: "red",
    body: SWEPT,
    trim: "M4 18c14 0 18-3 24-9s16-6 32-6 26 0 32 6 10 9 24 9v3H4z",
    dark: DOUBLE,
    light: "M80 62l12 3v14l-12-2zM106 62l-12 3v14l12-2z",
    grain: CLAPBOARD,
  },
  gunsmith: { paint: "wood", body: NOTCHED, trim: CORNICE, dark: `${DOOR}${SMALL}`, light: PANES, grain: UPRIGHT },
  bank: {
    paint: "green",
    body: TEMPLE,
    trim: "M2 22h116v4H2zM64 56h7v32h-7zM76 56h5v32h-5zM106 56h7v32h-7z",
    dark: "M84 88V60h18v28z",
    light: "M60 7a6 6 0 1 1-.1 0z",
    grain: BRICK,
  },
  blacksmith: {
    paint: "rock",
    body: BARN,
    trim: "M72 54h42v4H72z",
    dark: "M76 88V58h34v30z",
    light: "M86 88c-2-8 4-9 3-16 6 3 4 7 7 9 1-3 1-5 0-7 6 5 5 11 3 14z",
    grain: UPRIGHT,
  },
  casino: {
    paint: "plum",
    body: ROUND,
    trim: "M4 15h112v4H4z",
    dark: DOUBLE,
    light: "M81 60h10v28H81zM95 60h10v28H95z",
    grain: CLAPBOARD,
  },
  "general-store": {
    paint: "green",
    body: FLAT,
    trim: `${CORNICE}M62 54h54l2 9H60z`,
    dark: "M66 66h16v12H66zM88 88V66h18v22z",
    light: "M68 68h5v8h-5zM75 68h5v8h-5zM91 69h12v7H91z",
    grain: CLAPBOARD,
  },
  hotel: {
    paint: "gold",
    body: STEPPED,
    trim: "M60 62h56v3H60zM64 65v22h2V65zM110 65v22h2V65zM4 13h22V9h68v4h22v3H4z",
    dark: "M80 88V68h14v20z",
    light: "M64 50h9v9h-9zM80 50h12v9H80zM99 50h9v9h-9zM68 70h8v9h-8zM98 70h8v9h-8z",
    grain: CLAPBOARD,
  },
  laundry: {
    paint: "slate",
    body: GABLE,
    trim: "M74 57h34v17l-4-2-4 3-5-3-4 3-5-3-5 3-4-2-3 2z",
    dark: "M86 88V76h16v12z",
    grain: CLAPBOARD,
  },
  "stage-depot": { paint: "wood", body: FLAT, trim: CORNICE, dark: DOUBLE, light: "M82 60h22v8H82z", grain: LOGS },
  undertaker: {
    paint: "plum",
    body: TEMPLE,
    trim: "M2 22h116v3H2z",
    dark: DOOR,
    light: `${SMALL}M92 64h4v4h4v3h-4v9h-4v-9h-4v-3h4z`,
    grain: UPRIGHT,
  },
  "gold-mine": {
    paint: "rock",
    body: HEADFRAME,
    trim: "M72 88V56h4v28h28V56h4v32zM70 52h40v5H70z",
    dark: "M76 88V57h28v31z",
    light: "M84 78h14l-2 8H86zM86 76l4-4 3 3 4-2 1 3z",
    grain: "M16 70l8-8M26 84l8-10M14 84l6-6M46 40l6-8M66 30l6 8M40 56l6-4M92 50l4 4M108 70l4 6",
  },
  "fortune-teller": {
    paint: "plum",
    body: TENT,
    trim: "M60 3 46 14h28zM60-3v6l10-3zM96 88 76 34l4-2 24 56z",
    dark: "M78 88 88 54l18 34z",
    light: "M93 70l1.500 3.500 3.500.3-2.700 2.400.9 3.600-3.200-2-3.200 2 .9-3.600-2.700-2.400 3.500-.3z",
    grain: "M60 6 20 88M60 6 42 88M60 6 78 88M60 6 100 88",
  },
  courthouse: {
    paint: "sand",
    body: TEMPLE,
    trim: "M2 22h116v4H2zM64 54h6v34h-6zM77 54h6v34h-6zM95 54h6v34h-6zM108 54h6v34h-6z",
    dark: "M84 88V62h10v26zM71 62h5v16h-5zM102 62h5v16h-5z",
    grain: BRICK,
  },
  grifter: {
    paint: "gold",
    body: WAGON,
    trim: "M84 90a13 13 0 1 1 .1 0zM6 66h108v5H6z",
    dark: "M84 87a10 10 0 1 1 .1 0zM76 54h26v10H76z",
    light: "M84 80a3 3 0 1 1 .1 0zM78 56h22v6H78z",
    grain: "M26 10v56M44 5v61M76 5v50M94 10v44",
  },
  newspaper: {
    paint: "rock",
    body: NOTCHED,
    trim: `${CORNICE}M66 58h12v20H66z`,
    dark: DOOR,
    light: PANES,
    grain: BRICK,
  },
  "dance-hall": {
    paint: "red",
    body: ROUND,
    trim: "M4 15h112v3H4zM74 54h38v4H74z",
    dark: DOUBLE,
    light: "M80 62h12v26H80zM95 62h11v26H95z",
    grain: UPRIGHT,
  },
  "telegraph-office": {
    paint: "blue",
    body: FLAT,
    trim: `${CORNICE}M104-12h3V90h-3zM97-9h17v2H97zM97-3h17v2H97z`,
    dark: "M74 88V58h18v30z",
    light: "M77 62h12v9H77z",
    grain: CLAPBOARD,
  },
  station: {
    paint: "red",
    body: "M6 88V34h-5L18 12h34V2h16v10h34l17 22h-5v54z",
    trim: "M1 34 18 12h84l17 22v4H1zM60 4a4 4 0 1 1-.1 0zM66 40h4v48h-4zM104 40h4v48h-4z",
    dark: "M76 88V60h22v28z",
    light: "M79 64h16v8H79z",
    grain: CLAPBOARD,
  },
};

/** What lies over the stretched front unstretched: the emblem of each kind, in a box of 40 by 40. */
export const EMBLEMS: Record<string, { fill: string; cut?: string }> = {
  "town-hall": {
    fill: "M5 16 20 6l15 10zM6 18h28v3H6zM8 22h4v11H8zM15 22h4v11h-4zM21 22h4v11h-4zM28 22h4v11h-4zM5 34h30v4H5zM19 1h2v6h-2zM21 1h9l-3 2.500L30 6h-9z",
  },
  "sheriffs-office": {
    fill: "M20 2l4.800 11.200L37 14.300l-9.300 8 2.800 12L20 28l-10.500 6.300 2.800-12-9.300-8 12.200-1.100zM20 1a2.500 2.500 0 1 1-.1 0zM37.500 12.500a2.500 2.500 0 1 1-.1 0zM31 33a2.500 2.500 0 1 1-.1 0zM9 33a2.500 2.500 0 1 1-.1 0zM2.500 12.500a2.500 2.500 0 1 1-.1 0z",
    cut: "M20 14a6 6 0 1 1-.1 0z",
  },
  church: {
    fill: "M17 1h6v8h8v6h-8v23h-6V15H9V9h8zM6 34h10v4H6zM24 34h10v4H24z",
  },
  saloon: {
    fill: "M7 12h19v26H7zM27 16h5c3 0 5 2 5 5v6c0 3-2 5-5 5h-5v-4h4c1 0 2-.7 2-2v-4c0-1.300-1-2-2-2h-4zM5 11C3 9.500 3.300 5.500 7 5.200 8 1.800 13 1 15.500 3.500 18.500 1.200 23 2.300 23.700 5.200c4 .2 4.800 4.300 2.800 5.800z",
    cut: "M11 16h2.500v18H11zM16 16h2.500v18H16zM21 16h2.500v18H21z",
  },
  gunsmith: {
    fill: "M2 10h27v-2h4v2h5v7H25l-1.500 5h-7L13 36H4l4-15-6-4zM18 17.500 17 20.500h4l1-3z",
    cut: "M8 12.500h16v1.500H8zM9 25l5-.300-.5 2-5 .300zM8 29.500l5-.300-.5 2-5 .300z",
  },
  bank: {
    fill: "M14 3h12l-2.500 7h-7zM15 11.500h10c7 5 11 12 11 18 0 6-6 9-16 9S4 35.500 4 29.500c0-6 4-13 11-18z",
    cut: "M18.800 16h2.400v2.500c2.700.4 4.600 2 5 4.300l-3.200.6c-.4-1.400-1.400-2-3-2-1.700 0-2.600.6-2.600 1.600 0 1.200 1.300 1.500 3.400 2 3.200.8 5.700 1.900 5.700 5.200 0 2.600-2 4.500-5.300 5V37h-2.400v-1.800c-3.200-.4-5.200-2.200-5.500-5l3.200-.6c.4 1.800 1.600 2.700 3.600 2.700 1.800 0 2.900-.7 2.900-1.900 0-1.400-1.500-1.700-3.600-2.200-3-.7-5.500-1.700-5.500-5 0-2.500 1.900-4.300 5.300-4.700z",
  },
  blacksmith: {
    fill: "M4 4h8c-3 8-3 16 1 21 3 4 11 4 14 0 4-5 4-13 1-21h8c4 11 3 22-3 29-6 6-20 6-26 0C1 26 0 15 4 4z",
    cut: "M6 10l3 .4-.3 3-3-.3zM7 19l3-.5.7 3-3 .6zM11 27l2.500-2 2 2.300-2.300 2.200zM34 10l-3 .4.3 3 3-.3zM33 19l-3-.5-.7 3 3 .6zM29 27l-2.500-2-2 2.300 2.300 2.200zM18.500 30h3v3h-3z",
  },
  casino: {
    fill: "M20 2c8 8 15 12 15 20 0 5-4 8-8 7-2-.5-3.500-1.500-4.500-3 .5 5 2 9 4.500 12H13c2.500-3 4-7 4.500-12-1 1.500-2.500 2.500-4.500 3-4 1-8-2-8-7C5 14 12 10 20 2z",
  },
  "general-store": {
    fill: "M8 4c8-2.500 16-2.500 24 0 3 10 3 22 0 32-8 2.500-16 2.500-24 0C5 26 5 14 8 4z",
    cut: "M7 10c8 2 18 2 26 0l.4 2.500c-8 2-18.800 2-26.800 0zM6.300 28.500c8 2 19.400 2 27.400 0L33 31c-8 2-18 2-26 0zM14 5h1.500v30H14zM19.300 5h1.500v30h-1.500zM24.600 5H26v30h-1.400z",
  },
  hotel: {
    fill: "M2 8h4v16h32v10h-4v-5H6v5H2zM12 14a4.500 4.500 0 1 1-.1 9 4.500 4.500 0 0 1 .1-9zM18 14h14c4 0 6 3 6 8H18z",
  },
  laundry: {
    fill: "M1 5c12 4 26 4 38 0v2.500C27 11.500 13 11.500 1 7.500zM8 11l6 1 6 4 6-4 6-1 6 8-5 4-3-3v17H10V20l-3 3-5-4z",
    cut: "M19.300 17h1.500v18h-1.500zM14 9h2v4h-2zM24 9h2v4h-2z",
  },
  "stage-depot": {
    fill: "M20 2a18 18 0 1 1-.1 0zM20 6.500a13.500 13.500 0 1 0 .1 0zM20 15a5 5 0 1 1-.1 0zM18.500 6h3v10h-3zM18.500 24h3v10h-3zM6 18.500h10v3H6zM24 18.500h10v3H24zM9 11.100l2.100-2.100 7 7-2.100 2.100zM22 24.100l2.100-2.100 7 7-2.100 2.100zM29 9l2.100 2.100-7 7L22 16zM16 22l2.100 2.100-7 7L9 29z",
  },
  undertaker: {
    fill: "M13 2h14l7 11-6 25H12L6 13z",
    cut: "M18 9h4v5h5v4h-5v13h-4V18h-5v-4h5z",
  },
  "gold-mine": {
    fill: "M3 12C12 2 28 2 37 12l-2.500 2C30 10 25.500 8 22 7.600L22 18h-4V7.600C14.500 8 10 10 5.500 14zM18 18h4v21h-4zM26 38l4-9 4 2 5 7z",
  },
  "fortune-teller": {
    fill: "M20 2a14 14 0 1 1-.1 0zM9 31h22l4 8H5z",
    cut: "M12 14c1-4 4-6.500 8-7-3.500 2-5 5-5 9zM24 12l1.200 3 3.200.2-2.500 2 .9 3.100-2.800-1.700-2.700 1.700.8-3.100-2.500-2 3.200-.2z",
  },
  courthouse: {
    fill: "M18.500 3h3v4H36v3h-2l5 14c0 6-14 6-14 0l5-14h-8.500v24H30v4H10v-4h8.500V10H10l5 14c0 6-14 6-14 0l5-14H4V7h14.500zM8 12.500 4.500 23h7zM32 12.500 28.500 23h7z",
  },
  grifter: {
    fill: "M15 1h10v5h-2v6c6 2.500 9 6.500 9 12v15H8V24c0-5.500 3-9.500 9-12V6h-2z",
    cut: "M12 22h16v12H12zM14 24v8h12v-8z",
  },
  newspaper: {
    fill: "M3 4h28v30c0 2 3 2 3 0V12h4v23c0 2-1.500 3-3 3H7c-2.500 0-4-1.500-4-4z",
    cut: "M7 8h20v6H7zM7 17h9v8H7zM19 17h8v2h-8zM19 21h8v2h-8zM7 28h20v2H7zM7 32h20v2H7z",
  },
  "dance-hall": {
    fill: "M14 7 36 2v24c0 4-3 6.500-6.500 6.500S24 30.500 24 28s2.500-5 6-5c1 0 1.500.2 2 .4V11L18 14.300V32c0 4-3 6.500-6.500 6.500S6 36.500 6 34s2.500-5 6-5c1 0 1.500.2 2 .4z",
  },
  "telegraph-office": {
    fill: "M16 3 4 22h10l-4 15 22-22H21l8-12z",
  },
  station: {
    fill: "M10 4h7v8h6V9h12v4h-3v7c3 1 4 3 4 6v3H4v-3c0-4 2-7 6-8zM11 31a4 4 0 1 1-.1 0zM20 31a4 4 0 1 1-.1 0zM29 31a4 4 0 1 1-.1 0zM35 29l4 7h-8z",
    cut: "M25 12h7v6h-7z",
  },
};
