/** The sixteen characters and the eight of Old Saloon, by their numbers: on what ground, and what they are put together from. */

import { BEARDS, BROWS, both, COMBED, EYES, GRIN, HAIR, head, LAUGH, MOUTHS, NOSES, shape, STUBBLE } from "./kit";
import type { Print, Shape } from "./kit";
import * as wear from "./clothes";

export interface Person {
  ground: Print;
  /** Below, cut off by the medallion. */
  bust: Shape[];
  shapes: Shape[];
}
const CIGAR = [
  shape("wood", "M6 20L30 25 29 30 6 25z"),
  shape("red", "M28 24.500l5 1-1 5-5-1z"),
  shape("cut", "M34 22C38 16 32 12 38 6"),
];
const FRECKLES = shape("thin", "M-17 4h1M-12 7h1M-19 9h1M13 4h1M17 8h1M11 9h1");
const ROSE: Shape[] = [
  shape("green", "M20-30C30-38 36-30 44-34 42-24 30-22 20-26z"),
  shape("red", "M20-28C8-32 8-48 20-50 30-56 40-46 36-36 36-28 26-24 20-28z"),
  shape("cut", "M16-40C20-46 28-46 30-40 30-34 22-34 22-38"),
];
const rings = shape("goldline", "M-27 8a5 6 0 1 1-.1 0zM27 8a5 6 0 1 1-.1 0z");

export const PEOPLE: readonly Person[] = [
  // Bart Cassidy: an arrow has gone through his hat
  { ground: "gold", bust: [...wear.shirt("blue"), ...wear.kerchief("red")], shapes: [
    shape("wood", HAIR.short), ...head("usual", "tan"), ...EYES.squint, NOSES.usual, MOUTHS.sneer, STUBBLE,
    ...wear.cowboy("wood", "ink"),
    shape("paper", "M-66-72L-52-66-50-58-64-64zM-68-62L-56-58-52-52-64-54z"), shape("line", "M-62-64L46-44"), shape("ink", "M58-42L40-52 44-45 38-40z"),
  ] },
  // Black Jack: a stick of dynamite in his hat band
  { ground: "red", bust: wear.coat("ink", "red"), shapes: [
    shape("ink", HAIR.short), ...head("usual", "dark"), ...EYES.open, BROWS.calm, NOSES.usual, ...GRIN, shape("ink", BEARDS.goatee),
    shape("red", "M20-30L28-62 38-60 31-28z"), shape("line", "M33-61C34-72 44-68 46-78"), shape("gold", "M46-88l3 6 7 0-5 5 3 7-8-3-6 4 1-8-6-5 8-1z"),
    ...wear.flatHat("ink", "gold"),
  ] },
  // Calamity Janet: plaits and a checked shirt
  { ground: "blue", bust: [...wear.shirt("red"), shape("cut", "M-60 60L-50 92M-40 52L-30 92M-20 48L-12 92M20 48L12 92M40 52L30 92M60 60L50 92M-70 72C-30 66 30 66 70 72M-76 84C-30 78 30 78 76 84")], shapes: [
    ...head("fine", "pale"), shape("gold", HAIR.braids), shape("thin", HAIR.plaits), ...EYES.lashes, NOSES.small, ...GRIN, FRECKLES,
    ...wear.cowboy("tan", "red"),
  ] },
  // El Gringo
  { ground: "green", bust: wear.poncho("red"), shapes: [
    shape("ink", HAIR.short), ...head("usual", "tan"), ...EYES.squint, NOSES.usual, shape("ink", BEARDS.handlebar), MOUTHS.firm,
    ...wear.sombrero("gold", "red"),
  ] },
  // Jesse Jones: young, a cigar, his hat low
  { ground: "wood", bust: wear.coat("green"), shapes: [
    shape("wood", HAIR.short), ...head("lean", "pale"), ...EYES.wink, NOSES.usual, MOUTHS.firm, shape("wood", BEARDS.thin), ...CIGAR,
    ...wear.cowboy("ink", "red"),
  ] },
  // Jourdonnais: a bald strong man
  { ground: "gold", bust: [...wear.vest("red", "paper"), ...wear.bowTie("ink")], shapes: [
    ...head("broad", "pale"), shape("ink", BEARDS.sides), ...EYES.open, BROWS.angry, NOSES.usual, shape("ink", BEARDS.handlebar),
    shape("thin", "M-14-42C-8-46-2-47 4-46M-20-32C-12-35-6-36 0-36"),
  ] },
  // Kit Carlson: a trapper
  { ground: "blue", bust: wear.fringe("gold"), shapes: [
    ...head("usual", "tan"), shape("wood", BEARDS.full), COMBED, ...EYES.open, BROWS.calm, NOSES.usual, shape("ink", "M-7 22C-3 25 3 25 7 22 3 28-3 28-7 22z"),
    ...wear.FUR,
  ] },
  // Lucky Duke: a gambler with a clover in his hat
  { ground: "green", bust: [...wear.coat("wood"), ...wear.bolo], shapes: [
    shape("ink", HAIR.short), ...head("usual", "pale"), ...EYES.wink, BROWS.calm, NOSES.usual, MOUTHS.smile, shape("ink", BEARDS.thin),
    ...wear.bowler("ink", "green"),
    shape("green", "M22-58C16-66 24-72 28-66 32-72 40-66 34-60 40-56 36-48 30-52 27-44 20-50 22-58z"), shape("line", "M29-52C30-46 28-42 26-38"),
  ] },
  // Paul Regret: an eyeglass and a top hat
  { ground: "wood", bust: [...wear.coat("blue"), ...wear.cravat("paper")], shapes: [
    shape("wood", HAIR.short), ...head("lean", "pale"), ...EYES.open, BROWS.sad, NOSES.hooked, MOUTHS.firm, shape("wood", BEARDS.thin),
    shape("goldline", "M11-12a8 8 0 1 1-.1 0zM19 0C22 14 22 26 18 40"),
    ...wear.topHat("blue", "gold"),
  ] },
  // Pedro Ramirez: cartridge belts
  { ground: "red", bust: wear.belts("paper"), shapes: [
    shape("ink", HAIR.short), ...head("broad", "tan"), ...EYES.squint, BROWS.angry, NOSES.usual, ...GRIN, STUBBLE, shape("ink", BEARDS.thin),
    ...wear.sombrero("wood", "green"),
  ] },
  // Rose Doolan
  { ground: "green", bust: wear.coat("ink", "red"), shapes: [
    shape("red", HAIR.long), ...head("fine", "pale"), shape("red", HAIR.locks), ...EYES.lashes, BROWS.calm, NOSES.small, MOUTHS.lips,
    ...wear.cowboy("ink", "gold"), ...ROSE,
  ] },
  // Sid Ketchum: old, with a pipe
  { ground: "wood", bust: wear.vest("green", "red"), shapes: [
    shape("paper", HAIR.short), ...head("usual", "pale"), shape("paper", BEARDS.full), COMBED, ...EYES.squint, NOSES.usual,
    shape("ink", "M4 23L26 26 26 18 40 18 39 30C37 36 29 35 28 31L4 28z"), shape("cut", "M33 14C29 8 37 4 33-2"),
    ...wear.slouch("gold", "wood"),
  ] },
  // Slab the Killer: one eye and a scar
  { ground: "ink", bust: [...wear.coat("wood", "ink"), ...wear.kerchief("red")], shapes: [
    shape("ink", HAIR.short), ...head("broad", "pale"), ...EYES.patch, BROWS.angry, NOSES.usual, MOUTHS.firm, STUBBLE,
    shape("thin", "M-20 2L-12 24M-22 9l6-2M-19 15l6-2M-17 21l6-2"),
    ...wear.flatHat("wood", "red"),
  ] },
  // Suzy Lafayette: the singer of the saloon
  { ground: "wood", bust: [...wear.dress("green", "pale"), ...wear.choker("ink")], shapes: [
    shape("ink", "M20-50C30-84 52-92 66-84 56-80 62-72 52-70 56-62 44-58 40-52 32-46 26-46 20-50z"),
    ...head("fine", "pale"), shape("gold", HAIR.up), shape("thin", "M-26-34C-20-42-12-46-4-44M6-46C16-46 24-42 30-34"),
    ...EYES.lashes, BROWS.calm, NOSES.small, MOUTHS.lips, shape("ink", "M14 14a1.800 1.800 0 1 1-.1 0z"), rings,
  ] },
  // Vulture Sam: the undertaker
  { ground: "gold", bust: [...wear.coat("ink"), shape("paper", both("M-14 40 L -24 26 L -6 52 Z"))], shapes: [
    shape("ink", HAIR.short), ...head("lean", "pale"), ...EYES.sleepy, BROWS.angry, NOSES.hooked, MOUTHS.sneer, shape("ink", BEARDS.sides),
    ...wear.topHat("ink", "red"),
    shape("ink", "M26-34C46-40 58-56 60-74 48-70 34-60 26-44z"), shape("cut", "M30-40C40-48 50-58 56-68"),
  ] },
  // Willy the Kid
  { ground: "blue", bust: [...wear.shirt("paper"), shape("red", both("M-40 92 L -34 48 L -24 45 L -28 92 Z"))], shapes: [
    shape("red", HAIR.crop), ...head("usual", "pale"), shape("red", "M-26-20C-14-34 8-36 26-22 16-26 10-24 4-28-4-22-16-26-26-20z"), ...EYES.open, BROWS.calm, NOSES.small, FRECKLES, ...GRIN,
    ...wear.bowler("gold", "blue"),
  ] },
  // José Delgado: the loudest of all
  { ground: "red", bust: wear.vest("ink", "gold"), shapes: [
    shape("ink", HAIR.short), ...head("broad", "tan"), ...EYES.squint, BROWS.angry, NOSES.usual, ...LAUGH, shape("ink", BEARDS.thin), rings,
    ...wear.kerchiefOnHead("blue"),
  ] },
  // Tequila Joe
  { ground: "green", bust: [...wear.coat("wood", "paper"), shape("green", "M30 92V62L36 56V42H46V56L52 62V92z"), shape("paper", "M32 68H50V84H32z")], shapes: [
    shape("wood", HAIR.short), ...head("usual", "pale"), ...EYES.sleepy, BROWS.sad, NOSES.red, shape("wood", BEARDS.walrus), STUBBLE,
    ...wear.slouch("wood", "red"),
  ] },
  // Apache Kid
  { ground: "gold", bust: [...wear.fringe("tan"), shape("red", "M-10 56a4 4 0 1 1-.1 0zM0 61a4 4 0 1 1-.1 0zM10 56a4 4 0 1 1-.1 0z")], shapes: [
    shape("ink", HAIR.long), ...head("usual", "dark"), ...EYES.squint, NOSES.usual, MOUTHS.firm,
    shape("redline", "M-22 3L-9 7M-22 9L-9 12M22 3L9 7M22 9L9 12"), ...wear.headband("red"),
  ] },
  // Bill Noface
  { ground: "blue", bust: wear.coat("ink", "wood"), shapes: [
    shape("ink", HAIR.short), ...head("usual", "pale"), ...EYES.squint, BROWS.angry, ...wear.mask("red"), ...wear.cowboy("ink", "wood"),
  ] },
  // Vera Custer
  { ground: "gold", bust: wear.uniform("blue"), shapes: [
    shape("wood", HAIR.long), ...head("fine", "pale"), shape("wood", HAIR.locks), ...EYES.lashes, BROWS.angry, NOSES.small, MOUTHS.lips,
    ...wear.cowboy("blue", "gold"), shape("goldline", "M-12-62L12-44M12-62L-12-44"),
  ] },
  // Elena Fuente: a comb and a flower in her hair
  { ground: "red", bust: wear.dress("ink", "tan"), shapes: [
    shape("gold", "M-24-46C-30-74-16-88 0-88 16-88 30-74 24-46z"), shape("thin", "M-14-52L-18-78M-5-54L-6-84M5-54L6-84M14-52L18-78"),
    shape("ink", HAIR.long), ...head("fine", "tan"), shape("ink", "M-26-8C-30-40-16-50 0-50 16-50 30-40 26-8 22-26 10-34 0-36-10-34-22-26-26-8z"),
    ...EYES.lashes, BROWS.calm, NOSES.small, MOUTHS.lips, rings, ...ROSE,
  ] },
  // Doc Holyday: a thin man with an ace in his hat
  { ground: "wood", bust: [...wear.vest("ink", "paper"), ...wear.cravat("red")], shapes: [
    shape("ink", HAIR.short), ...head("lean", "pale"), ...EYES.sleepy, BROWS.calm, NOSES.usual, shape("ink", BEARDS.walrus), shape("ink", BEARDS.goatee),
    shape("paper", "M16-40L28-72 48-64 36-32z"), shape("red", "M32-60L38-50 30-42 26-53z"),
    ...wear.flatHat("green", "ink"),
  ] },
  // Molly Stark: a shawl over her head
  { ground: "green", bust: [...wear.shirt("blue"), shape("paper", "M-30 46C-10 60 10 60 30 46L34 54C14 70-14 70-34 54z")], shapes: [
    shape("blue", "M-34-16C-46 20-38 44-50 64L-20 60 0 54 20 60 50 64C38 44 46 20 34-16 30-66-30-66-34-16z"),
    ...head("fine", "pale"), shape("wood", "M-24-8C-28-38-14-44 0-44 14-44 28-38 24-8 20-24 8-30-4-32-14-28-22-22-24-8z"),
    shape("cut", "M-36-10C-40 16-38 36-44 54M36-10C40 16 38 36 44 54M-24-46C-10-56 10-56 24-46"),
    ...EYES.lashes, BROWS.angry, NOSES.small, MOUTHS.firm,
  ] },
]; // prettier-ignore
