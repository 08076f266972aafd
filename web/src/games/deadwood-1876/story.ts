/** How the events of Deadwood 1876 are told on its board: how long, where, and what one sees by then. */

import type { Words } from "../../wire";
import type { Story } from "../board";
import type { Told } from "./scene";
import { FIRST_BADGE, ITEMS, type Owner, type Town } from "./view";

const number = (event: Words, blank: string): number => event.args?.[blank]?.[1] ?? -1;
/** The numbers in blanks like `die`, `die2`, `die3`. */
const several = (event: Words, blank: string): number[] =>
  ["", "2", "3", "4"].map((nth) => number(event, blank + nth)).filter((one) => one >= 0);
/** `event-rolled-2` is told like `event-rolled`. */
const kindOf = (event: Words): string => event.key.replace(/^event-/, "").replace(/-\d$/, "");

// ---- how long

/** What is not here changes nothing that one can see, or lies there together with the next: cards that are turned at once. */
const WEIGHTS: Record<string, number> = {
  "chose-character": 1, "passed-on": 1, "rolled-black": 1, "black-tied": 1, "rolled-for-stranger": 1, came: 2, starts: 2,
  reshuffled: 1, rode: 3, "changed-hand": 2, tipped: 2, "tipped-once": 2, looked: 2, saw: 2, attached: 2, "attached-own": 2,
  "attached-character": 2, "attached-self": 2, robs: 2, challenges: 2, defends: 2, answers: 2, "defends-stranger": 2,
  joined: 2, "offered-attacker": 2, "offered-defender": 2, accepted: 1, guarded: 1, rolled: 3, tied: 1, "tied-with-thief": 1,
  stolen: 3, robbed: 3, kept: 2, swapped: 3, sent: 3, "no-room": 2, stood: 2, shuffled: 1, gave: 2, "heist-begins": 3,
  "heist-roll": 1, "heist-tied": 2, "heist-won": 3, "badges-called": 2, "badge-shown": 3, "badge-missing": 1, "star-shown": 2,
  "dagger-drawn": 2, "dagger-sold": 2, "blew-up": 3, "nothing-to-blow-up": 1, "poker-played": 2, "poker-roll": 2, "red-roll": 2,
  "poker-won": 2, "poker-lost": 2, "safe-open": 1, "own-gold": 1, "house-gold": 2, "gold-tied": 2, "gold-tied-again": 2,
  advances: 2, "advances-by-cash": 2, "stranger-leaves": 2, spoiled: 2, acts: 1, "bout-roll": 2, "bout-tied": 1, hit: 3, out: 4,
  "stranger-hit": 3, "stranger-out": 4, "hands-back": 1, peace: 3, "peace-alone": 3, fair: 3, "wins-alone": 4,
  "wins-alone-of-two": 4, "wins-as-stranger": 4, wins: 4, shares: 3, "nobody-wins": 4,
}; // prettier-ignore

// ---- where

/** The keys of things on the board; the guns and items that a sentence names are not those of my hand. */
function place(event: Words): string[] {
  const kind = kindOf(event);
  const [seat, whom, house] = [number(event, "seat"), number(event, "whom"), number(event, "house")];
  const people = [whom, seat, number(event, "to")].filter((one) => one >= 0).map((one) => `seat:${one}`);
  if (["robs", "looked", "saw", "attached"].includes(kind))
    return [`safe:${whom}:${number(event, "place") - 1}`, ...people];
  if (kind === "attached-own") return [`safe:${seat}:${number(event, "place") - 1}`, ...people];
  if (["rolled", "heist-roll", "heist-card"].includes(kind)) {
    const who = whom >= 0 ? whom : seat;
    return [`side:${who}`, ...people];
  }
  if (kind.startsWith("heist-begins") || kind === "heist-tied") return ["heist:0"];
  if (kind.startsWith("badge")) return [...people, `badge:${number(event, "safe") - FIRST_BADGE}`, "badge:0"];
  if (house >= 0) return [`house:${house}`, ...people];
  return people;
}

// ---- what one sees by then

const put = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, place) => (place === at ? value : one));
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

const owner = (town: Town, seat: number, change: (one: Owner) => Partial<Owner>): Town => {
  const before = town.owners[seat];
  return before ? { ...town, owners: put(town.owners, seat, { ...before, ...change(before) }) } : town;
};
const fight = (town: Town, change: Partial<Told>): Town => {
  const under = town.doing.fight;
  return under ? { ...town, doing: { ...town.doing, fight: { ...under, ...change } } } : town;
};

/** A card goes from a hand to the table. */
function lay(town: Town, event: Words): Town {
  const [seat, gun, item] = [number(event, "seat"), number(event, "gun"), number(event, "item")];
  if (item < 0) return town;
  const card = gun * ITEMS + item;
  return owner({ ...town, laid: [...town.laid, [seat, card]] }, seat, (one) => ({ hand: Math.max(0, one.hand - 1) }));
}

/** Somebody attacks: nothing of the fight before lies there any more. */
function attack(town: Town, event: Words, duel: boolean): Town {
  const begun: Told = {
    attacker: number(event, "seat"),
    gun: number(event, "gun"),
    defender: number(event, "whom"),
    place: duel ? -1 : number(event, "place") - 1,
    duel,
    defence: -1,
    helps_attacker: -1,
    helps_defender: -1,
    offers: [],
    helped: [],
    thieves: [],
    winner: -1,
  };
  return { ...lay(town, event), dice: [], doing: { ...town.doing, fight: begun } };
}

function offer(town: Town, event: Words): Town {
  const offers = town.doing.fight?.offers ?? [];
  return fight(town, { offers: [...offers, [number(event, "seat"), number(event, "gun"), number(event, "to")]] });
}
function accept(town: Town, event: Words): Town {
  const [seat, gun] = [number(event, "seat"), number(event, "gun")];
  const side = town.doing.fight?.attacker === seat ? { helps_attacker: gun } : { helps_defender: gun };
  const offers = (town.doing.fight?.offers ?? []).filter(([, , to]) => to !== seat);
  return fight(town, { ...side, offers });
}

/** Dice fall, beside those that fell in the same roll. */
function roll(town: Town, event: Words): Town {
  const who = number(event, "whom") >= 0 ? number(event, "whom") : number(event, "seat");
  const under: Told | undefined = town.doing.fight;
  const begun = under && !under.rolled ? [] : town.dice;
  const pips = several(event, "pips");
  const dice = several(event, "die");
  const told = number(event, "total");
  const thrown = {
    owner: who,
    dice: dice.length ? dice : [0],
    pips,
    total: event.args?.["total"] ? told : (pips[0] ?? 0),
    again: begun.some((one) => one.owner === who),
  };
  return fight({ ...town, dice: [...begun, thrown] }, { rolled: true });
}

/** A Safe slides from one row to the end of another. */
function move(town: Town, from: number, at: number, to: number): Town {
  const giver = town.owners[from];
  if (!giver || at < 0 || at >= giver.row.length) return town;
  const [row, face, maybe] = [giver.row[at]!, giver.faces[at]!, giver.maybe[at]!];
  const less = owner(town, from, (one) => ({
    row: without(one.row, at),
    faces: without(one.faces, at),
    maybe: without(one.maybe, at),
    holsters: without(one.holsters, at),
  }));
  return owner(less, to, (one) => ({
    row: [...one.row, row],
    faces: [...one.faces, face],
    maybe: [...one.maybe, maybe],
    holsters: [...one.holsters, -1],
  }));
}
function rob(town: Town, event: Words): Town {
  const under = town.doing.fight;
  if (!under) return town;
  const moved = move(town, number(event, "whom"), under.place, number(event, "seat"));
  return fight(moved, { winner: number(event, "seat"), place: -1 });
}
function swap(town: Town, event: Words): Town {
  const [seat, whom] = [number(event, "seat"), number(event, "whom")];
  const moved = owner(town, seat, () => ({ house: number(event, "there") }));
  return fight(
    owner(moved, whom, () => ({ house: number(event, "here") })),
    { winner: seat },
  );
}
function winHeist(town: Town, event: Words): Town {
  const tag = town.heist.stack[0] ?? -1;
  const won = { ...town, heist: { stack: town.heist.stack.slice(1), face: -1 } };
  return owner(won, number(event, "seat"), (one) => ({
    row: [...one.row, tag],
    faces: [...one.faces, number(event, "safe")],
    maybe: [...one.maybe, []],
    holsters: [...one.holsters, -1],
  }));
}
/** A Safe is turned up at the end: one more face that all know. */
function open(town: Town, event: Words): Town {
  return owner(town, number(event, "whom"), (one) => {
    const at = one.faces.includes(number(event, "safe")) ? -1 : one.faces.indexOf(-1);
    return at < 0 ? {} : { faces: put(one.faces, at, number(event, "safe")) };
  });
}
const stranger = (town: Town): number => town.owners.findIndex((one) => one.stranger);
const hurt = (town: Town, seat: number): Town => owner(town, seat, (one) => ({ hits: one.hits + 1 }));
const win = (town: Town, event: Words): Town => ({ ...town, winners: [...town.winners, number(event, "seat")] });

const CHANGES: Record<string, (town: Town, event: Words) => Town> = {
  "chose-character": (town, event) =>
    owner(town, number(event, "seat"), () => ({ character: number(event, "character") })),
  robs: (town, event) => attack(town, event, false),
  challenges: (town, event) => attack(town, event, true),
  defends: (town, event) => fight(lay(town, event), { defence: number(event, "gun") }),
  answers: (town, event) => fight(lay(town, event), { defence: number(event, "gun") }),
  "defends-stranger": (town, event) => fight(lay(town, event), { defence: number(event, "gun") }),
  joined: (town, event) =>
    fight(town, { thieves: [...(town.doing.fight?.thieves ?? []), [number(event, "seat"), number(event, "gun")]] }),
  "offered-attacker": offer,
  "offered-defender": offer,
  accepted: accept,
  guarded: (town, event) => fight(town, { helps_defender: number(event, "gun") }),
  rolled: roll,
  robbed: rob,
  stolen: rob,
  kept: (town, event) => fight(town, { winner: number(event, "whom") }),
  stood: (town, event) => fight(town, { winner: number(event, "whom") }),
  "no-room": (town) => fight(town, { winner: town.doing.fight?.attacker ?? -1 }),
  swapped: swap,
  sent: (town, event) =>
    fight(
      owner(town, number(event, "whom"), () => ({ house: number(event, "house") })),
      { winner: number(event, "seat") },
    ),
  gave: (town, event) => move(town, number(event, "seat"), number(event, "place") - 1, number(event, "whom")),
  rode: (town, event) => owner(lay(town, event), number(event, "seat"), () => ({ house: number(event, "house") })),
  "heist-begins": (town, event) => ({
    ...town,
    dice: [],
    laid: [],
    heist: { ...town.heist, face: number(event, "safe") },
  }),
  "heist-card": (town, event) => lay(town.laid.length ? town : { ...town, dice: [] }, event),
  "heist-roll": roll,
  "heist-won": winHeist,
  "badge-shown": (town, event) => ({
    ...town,
    badges: put(town.badges, number(event, "safe") - FIRST_BADGE, "shown" as const),
  }),
  "badge-missing": (town, event) => ({
    ...town,
    badges: put(town.badges, number(event, "safe") - FIRST_BADGE, "missing" as const),
  }),
  "safe-open": open,
  "own-gold": (town, event) =>
    owner({ ...town, revealed: 1 }, number(event, "whom"), () => ({ gold: number(event, "gold") })),
  advances: (town, event) => ({ ...town, fighters: [...new Set([...town.fighters, number(event, "whom")])] }),
  "advances-by-cash": (town, event) => ({ ...town, fighters: [...new Set([...town.fighters, number(event, "whom")])] }),
  "bout-card": (town, event) => lay({ ...town, dice: [] }, event),
  "bout-roll": roll,
  hit: (town, event) => hurt(town, number(event, "seat")),
  out: (town, event) => hurt(town, number(event, "seat")),
  "stranger-hit": (town) => hurt(town, stranger(town)),
  "stranger-out": (town) => hurt(town, stranger(town)),
  wins: win,
  "wins-alone": win,
  shares: win,
};

export const story: Story = {
  weight: (event) => WEIGHTS[kindOf(event)] ?? 0,
  place,
  after: (view, event) => {
    const change = CHANGES[kindOf(event)];
    return change ? { ...view, table: change(view["table"] as Town, event) } : view;
  },
};
