/** What the view of Colt Express holds (src/posse/games/colt_express/view), and where its choices are on the board. */

import type { Asked, Choice } from "../../wire";
import type { TrainSeen } from "./seen";

export type * from "./seen";

export const SIX = 6;
export const ROUNDS = 5;
export const BULLETS = 6;
export const ALL = 7;
export const GHOST = 0;
export const CHEYENNE = 2;
export const PURSE = 0;
export const JEWEL = 1;
export const STRONGBOX = 2;
export const TUNNEL = 1;
export const NO_EVENT = 8;
/** The action whose sign is the star; and beyond the six actions, a Bullet. */
export const MARSHAL = 5;
export const BULLET = 6;
export const GUNSLINGER = 1000;
export const INSIDE = 0;
export const ROOF = 1;

const DRAW = 36;
const HIDE = 37;

/** How many of each card a choice keeps, in the order of the cards: what it says after their sum. */
export const keeping = (choice: Choice): number[] =>
  Object.values(choice.words.args ?? {})
    .flatMap(([kind, count]) => (kind === "n" ? [count] : []))
    .slice(1);

/** What kind of loot a token is, by its number. */
export const lootKind = (token: number): number => (token < 18 ? PURSE : token < 24 ? JEWEL : STRONGBOX);

/** Questions that are answered by a place in the train: there, people don't stand in the way of a click. */
export const ABOUT_PLACES: readonly string[] = ["move", "marshal", "shove"];

const blank = (choice: Choice, name: string): number => choice.words.args?.[name]?.[1] ?? -1;

/** The things on the board that a choice is about. `kept` is how many of each card the person has marked to be kept. */
export function where(choice: Choice, question: Asked, table: TrainSeen, kept: number[]): string[] {
  const value = choice.value;
  switch (question.kind) {
    case "wagon":
      return [`wagon:${value}`];
    case "plan":
      return value === DRAW ? ["deck:0"] : [value >= HIDE ? `hide:${value - HIDE}` : `card:${value}`];
    case "keep":
      return [keeping(choice).every((count, card) => count === (kept[card] ?? 0)) ? "keep:0" : `unmarked:${value}`];
    case "move":
    case "shove":
      return [`place:${blank(choice, "goal")}`];
    case "marshal":
      return [`place:${blank(choice, "goal") * 2}`];
    case "token":
    case "pickpocket":
      return choice.words.key === "choice-refuse" ? [] : [`token:${value}`];
    case "knocked-off":
      return [`held:${table.punch?.victim ?? -1}:${value}`];
    case "take": {
      const puncher = table.bandits.find((one) => one.bandit === table.punch?.bandit);
      return value ? [`bandit:${CHEYENNE}`] : [`place:${puncher?.place ?? -1}`];
    }
    default:
      return [`bandit:${value}`];
  }
}
