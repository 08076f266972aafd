/** How BANG!'s events are told on its board: how heavy each is, where it is seen, and what the table looks like after it. */

import { spots } from "../../lib/picks.svelte";
import type { Words } from "../../wire";
import type { Story } from "../board";
import { blanks } from "../../dice/rolls";
import { FACES } from "./rolls";
import { blank, type Player, type Saloon, type View } from "./view";

const ORDINARY_ARROWS = 9;
const DICE = 5;
const GHOST_DICE = 2;
const UNROLLED = -1;
/** Sheriff, Deputy, Outlaw or Renegade, by the card. */
const CATEGORY = [0, 1, 2, 3, 0, 1, 1, 1, 2, 2, 2, 3, 3] as const;

// ---- how heavy

/** What nobody sees happen: the dice are as they were, or the next event shows it. */
const UNSEEN =
  /^event-(kept|final|stopped|all-again|role-dealt|character|hunting|spared|wasted|gringo|won|beaten|healed)/;
const HEAVY: [RegExp, number][] = [
  [/^event-(indians|gatling$|dynamite|eliminated|.*-wins?$|draw)/, 3],
  [/^event-(rolled|lost|aimed|revealed|judge|gambler|saved|new-sheriff|ghost$|taken-over)/, 2],
];

function weight({ key }: Words): number {
  if (UNSEEN.test(key)) return 0;
  return HEAVY.find(([like]) => like.test(key))?.[1] ?? 1;
}

// ---- where

function place(event: Words): string[] {
  if (/^event-(indians|arrows-back)/.test(event.key)) return ["pile:0"];
  const seats = spots(event).filter((key) => key.startsWith("seat:"));
  // It is seen where it strikes: at the other one, if there is another.
  return /^event-(aimed|beer$|arrow-|chief-|token|discarded|healed)/.test(event.key) ? seats.reverse() : seats;
}

// ---- what the table looks like then

type Change = (table: Saloon, event: Words) => Saloon;

const seatOf = (event: Words): number => blank(event, "seat");
function player(table: Saloon, seat: number, change: (one: Player) => Partial<Player>): Saloon {
  return { ...table, players: table.players.map((one, n) => (n === seat ? { ...one, ...change(one) } : one)) };
}
/** So many arrows from the pile to somebody; back, if negative. */
function arrows(table: Saloon, seat: number, count: number): Saloon {
  const moved = player(table, seat, (one) => ({ arrows: Math.max(0, one.arrows + count) }));
  return { ...moved, pile: Math.max(0, table.pile - count) };
}
/** The Chief's Arrow goes to somebody, or back to the pile (-1). */
function chief(table: Saloon, seat: number): Saloon {
  return {
    ...table,
    chief_in_pile: seat < 0,
    players: table.players.map((one, n) => (one.chief === (n === seat) ? one : { ...one, chief: n === seat })),
  };
}
function allBack(table: Saloon, seat: number): Saloon {
  const { arrows: held = 0, chief: holds = false } = table.players[seat] ?? {};
  const rid = arrows(table, seat, -held);
  return holds ? chief(rid, -1) : rid;
}
function exchange(table: Saloon, one: number, two: number): Saloon {
  const [a, b] = [table.players[one], table.players[two]];
  if (!a || !b) return table;
  const first = player(table, one, () => ({ arrows: b.arrows, chief: b.chief }));
  return player(first, two, () => ({ arrows: a.arrows, chief: a.chief }));
}
function role(table: Saloon, seat: number, card: number, side = -1): Saloon {
  return player(table, seat, () => ({ role: card, shown: true, team: side >= 0 ? side : (CATEGORY[card] ?? card) }));
}
const blankDice = (count: number): number[] => Array<number>(count).fill(UNROLLED);
const every = (count: number): number => (1 << count) - 1;

/** All but these dice are rolled again. */
function kept(table: Saloon, faces: number[]): Saloon {
  const keep = [...faces];
  const dice = table.dice.map((face) => {
    const found = keep.indexOf(face);
    if (found < 0) return UNROLLED;
    keep.splice(found, 1);
    return face;
  });
  return { ...table, dice };
}
/** The dice that are not rolled yet fall. */
function rolled(table: Saloon, faces: number[]): Saloon {
  const open = table.dice.flatMap((face, die) => (face === UNROLLED ? [die] : []));
  const falling = open.length === faces.length ? open : table.dice.map((_, die) => die);
  if (falling.length !== faces.length) return table;
  const dice = [...table.dice];
  falling.forEach((die, n) => (dice[die] = faces[n] ?? UNROLLED));
  return { ...table, dice, fresh: falling.reduce((bits, die) => bits | (1 << die), 0), aiming: null, losing: null };
}
/** Symbols begin to be dealt out. */
function begun(table: Saloon): NonNullable<Saloon["aiming"]> {
  if (table.aiming) return table.aiming;
  const count = (sign: string): number =>
    table.dice.reduce((sum, face) => sum + (FACES[face]?.glyph === sign ? (FACES[face]?.double ? 2 : 1) : 0), 0);
  return {
    ones: count("one"),
    twos: count("two"),
    beers: count("beer"),
    gatlings: count("gatling"),
    hits: table.players.map(() => 0),
    doubled: false,
    thirsty: false,
  };
}
function aimed(table: Saloon, event: Words, hits: number): Saloon {
  const before = begun(table);
  const used = FACES[blank(event, "face")]?.glyph === "two" ? "twos" : "ones";
  const aiming = { ...before, [used]: Math.max(0, before[used] - 1) };
  aiming.hits = before.hits.map((count, seat) => (seat === blank(event, "other") ? count + hits : count));
  return { ...table, aiming };
}
function beer(table: Saloon): Saloon {
  const before = begun(table);
  return { ...table, aiming: { ...before, beers: Math.max(0, before.beers - 1) } };
}
/** Somebody has so much life now, and what hit them has done so. */
function life(table: Saloon, event: Words): Saloon {
  const now = player(table, seatOf(event), () => ({ life: blank(event, "left") }));
  const hits = table.aiming?.hits.map((count, seat) => (seat === seatOf(event) ? 0 : count));
  return hits && table.aiming ? { ...now, aiming: { ...table.aiming, hits } } : now;
}
function out(table: Saloon, event: Words, side = -1): Saloon {
  const seat = seatOf(event);
  const turned = role(allBack(table, seat), seat, blank(event, "role"), side);
  return player(turned, seat, () => ({ alive: false }));
}
const turn = (table: Saloon, seat: number, dice: number): Saloon => ({
  ...table,
  player: seat,
  dice: blankDice(dice),
  saloon: 0,
  fresh: 0,
  aiming: null,
  losing: null,
  reach: { one: [], two: [] },
});

const CHANGES: Record<string, Change> = {
  turn: (table, event) => turn(table, seatOf(event), DICE),
  "ghost-turn": (table, event) => turn(table, seatOf(event), GHOST_DICE),
  "saloon-die": (table, event) => ({ ...table, saloon: blank(event, "die") }),
  "sixth-loudmouth": (table) => ({ ...table, saloon: 1, dice: blankDice(DICE + 1) }),
  "sixth-coward": (table) => ({ ...table, saloon: 2, dice: blankDice(DICE + 1) }),
  "set-by-token": (table, event) => ({
    ...table,
    dice: table.dice.map((face, die) => (die < blank(event, "dice") ? blank(event, "face") : face)),
  }),
  "all-again": (table) => ({ ...table, dice: blankDice(table.dice.length), fresh: every(table.dice.length) }),
  gambler: (table) => ({ ...table, dice: blankDice(table.dice.length) }),
  "gambler-self": (table) => ({ ...table, dice: blankDice(table.dice.length) }),
  turned: (table, event) => ({
    ...table,
    dice: table.dice.map((face, die) => (die === blank(event, "number") - 1 ? blank(event, "to") : face)),
  }),
  arrow: (table, event) => arrows(table, seatOf(event), 1),
  swapped: (table, event) => arrows(table, seatOf(event), 1),
  chief: (table, event) => chief(table, seatOf(event)),
  "swapped-chief": (table, event) => chief(table, seatOf(event)),
  "chief-stolen": (table, event) => chief(table, seatOf(event)),
  "chief-given": (table, event) => chief(table, blank(event, "other")),
  "arrow-given": (table, event) => arrows(arrows(table, seatOf(event), -1), blank(event, "other"), 1),
  "arrow-broken": (table, event) => arrows(table, blank(event, "other"), -1),
  discarded: (table, event) => arrows(table, blank(event, "other"), -1),
  "own-broken": (table, event) => arrows(table, seatOf(event), -1),
  "discarded-own": (table, event) => arrows(table, seatOf(event), -1),
  dropped: (table, event) => arrows(table, seatOf(event), -1),
  "discarded-chief": (table) => chief(table, -1),
  "discarded-own-chief": (table) => chief(table, -1),
  "dropped-chief": (table) => chief(table, -1),
  "arrows-back": (table) => {
    const held = table.players.some((one) => one.chief);
    const back = { ...table, pile: ORDINARY_ARROWS, players: table.players.map((one) => ({ ...one, arrows: 0 })) };
    return held ? chief(back, -1) : back;
  },
  gatling: (table, event) => allBack(table, seatOf(event)),
  "returned-all": (table, event) => allBack(table, seatOf(event)),
  exchanged: (table, event) => exchange(table, blank(event, "one"), blank(event, "two")),
  "exchanged-own": (table, event) => exchange(table, seatOf(event), blank(event, "other")),
  aimed: (table, event) => aimed(table, event, 1),
  "aimed-twice": (table, event) => beer(aimed(table, event, 2)),
  beer: (table) => beer(table),
  "beer-self": (table) => beer(table),
  saved: (table, event) => player(table, blank(event, "other"), () => ({ life: blank(event, "life") })),
  "saved-self": (table, event) => player(table, seatOf(event), () => ({ life: blank(event, "life") })),
  eliminated: (table, event) => out(table, event),
  "eliminated-as": (table, event) => out(table, event, blank(event, "side")),
  revealed: (table, event) => role(table, seatOf(event), blank(event, "role")),
  "new-sheriff": (table, event) => {
    const crowned = player({ ...table, sheriff: seatOf(event) }, seatOf(event), () => ({ team: 0 }));
    return player(crowned, blank(event, "old"), () => ({ team: 1 }));
  },
  ghost: (table, event) => ({ ...table, ghost: seatOf(event) }),
  "ghost-side": (table, event) => player(table, seatOf(event), () => ({ team: blank(event, "role") })),
  token: (table, event) => token(table, event, false),
  "token-double": (table, event) => token(table, event, true),
  "tokens-back": (table) => ({ ...table, token: { at: -1, face: -1, double: false, chosen: -1 } }),
};
const token = (table: Saloon, event: Words, double: boolean): Saloon => ({
  ...table,
  token: { at: blank(event, "other"), face: blank(event, "face"), double, chosen: -1 },
});

function changed(table: Saloon, event: Words): Saloon {
  const key = event.key.replace(/^event-/, "");
  if (key.startsWith("kept-")) return kept(table, blanks(event, "face"));
  if (key.startsWith("rolled-")) return rolled(table, blanks(event, "face"));
  if (/^(lost|gained)-/.test(key)) return life(table, event);
  return CHANGES[key]?.(table, event) ?? table;
}

export const story: Story = {
  weight,
  place,
  after: (before, event) => {
    const view = before as unknown as View;
    const table = changed(view.table, event);
    return table === view.table ? before : { ...before, table };
  },
};
