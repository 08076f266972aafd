/** How the events of Colt Express are told on its board: how long, where, and what has changed by then. */

import { spots } from "../../lib/picks.svelte";
import type { Words } from "../../wire";
import type { Story } from "../board";
import { JEWEL, PURSE, SIX, STRONGBOX, type BanditSeen, type TrainSeen } from "./view";

const number = (event: Words, name: string): number => event.args?.[name]?.[1] ?? -1;

/** Nothing that one can see, or seen with the next. */
const UNSEEN = [
  "event-hand",
  "event-hand-filled",
  "event-you-drew",
  "event-you-drew-bullets",
  "event-you-played",
  "event-reshuffled",
];
const HEAVY = [
  "event-round",
  "event-stealing",
  "event-event",
  "event-fired",
  "event-met",
  "event-roof-shot",
  "event-rebels-hit",
  "event-punched",
  "event-marshal-rages",
  "event-gunslinger",
];

function weight({ key }: Words): number {
  if (UNSEEN.includes(key)) return 0;
  if (/-won|-shared/.test(key)) return 4;
  return HEAVY.includes(key) ? 2 : 1;
}

/** Whom it strikes, then who does it, then where. */
function place(event: Words): string[] {
  const car = number(event, event.args?.["goal"]?.[0] === "car" ? "goal" : "car");
  const target = number(event, "target");
  return [...(target >= 0 ? [`bandit:${target}`] : []), ...(car >= 0 ? [`place:${car * 2}`] : []), ...spots(event)];
}

/** The bandit that the sentence is about: who does it; who is moved, if it names nobody else. */
function bandit(event: Words): number {
  return "bandit" in (event.args ?? {}) ? number(event, "bandit") : number(event, "target");
}

function someone(table: TrainSeen, who: number, change: (one: BanditSeen) => Partial<BanditSeen>): Partial<TrainSeen> {
  return { bandits: table.bandits.map((one) => (one.bandit === who ? { ...one, ...change(one) } : one)) };
}

/** Loot is taken: the token leaves its place for the bandit's card. */
function taken(table: TrainSeen, who: number, at: number, kind: number, nth: number): Partial<TrainSeen> | null {
  const tokens = table.train[at] ?? [];
  const token = tokens.filter((one) => one.kind === kind)[nth];
  if (!token) return null;
  const train = table.train.map((here, place) => (place === at ? here.filter((one) => one !== token) : here));
  const more = someone(table, who, (one) => ({
    purses: one.purses + Number(kind === PURSE),
    jewels: one.jewels + Number(kind === JEWEL),
    strongboxes: one.strongboxes + Number(kind === STRONGBOX),
  }));
  return { train, ...more };
}

function told(table: TrainSeen, event: Words): Partial<TrainSeen> | null {
  const [who, goal, left] = [bandit(event), number(event, "goal"), number(event, "left")];
  const seat = number(event, "seat");
  switch (event.key) {
    case "event-moved":
    case "event-ran":
    case "event-climbed":
    case "event-fled":
    case "event-pushed":
    case "event-shoved":
    case "event-swept":
    case "event-braked":
      return someone(table, who, () => ({ place: goal }));
    case "event-met":
      return { ...someone(table, who, () => ({ place: goal })), neutral: left };
    case "event-roof-shot":
    case "event-rebels-hit":
      return { neutral: left };
    case "event-fired":
      return someone(table, who, () => ({ bullets: left }));
    case "event-marshal-moved":
    case "event-marshal-rages":
      return { marshal: goal };
    case "event-robbed":
      return taken(table, who, number(event, "place"), number(event, "loot"), 0);
    case "event-robbed-purse":
      return taken(table, who, number(event, "place"), PURSE, number(event, "number") - 1);
    case "event-played": {
      const card = who * SIX + number(event, "action");
      return { pile: [...table.pile, { seat, card, face_down: false, by_ghost: false }] };
    }
    case "event-played-down":
      return { pile: [...table.pile, { seat, card: null, face_down: true, by_ghost: false }] };
    case "event-new-first-player":
      return { first_player: seat };
    default:
      return null;
  }
}

export const story: Story = {
  weight,
  place,
  who: (event, view) => {
    const { bandits } = view["table"] as TrainSeen;
    return bandits.find((one) => one.bandit === bandit(event))?.seat ?? null;
  },
  after: (view, event) => {
    const table = view["table"] as TrainSeen;
    const change = told(table, event);
    return change ? { ...view, table: { ...table, ...change } } : view;
  },
};
