/** Where on the board of Deadwood 1876 a choice is: half a card of the hand, a Safe, an owner, a house, a poster. */

import { spots } from "../../lib/picks.svelte";
import type { Asked, Choice } from "../../wire";
import { HOLSTER, ITEMS, MOST_IN_ROW, WHITE_HORSE } from "./view";

const CARDS = ITEMS * ITEMS;
const ATTACH_OWNER = 3 * MOST_IN_ROW;
/** The uses of a card on the own turn. */
export const ITEM = 0;
export const ROBBERY = 1;
export const DUEL = 2;

const safe = (value: number): string => `safe:${Math.floor(value / MOST_IN_ROW)}:${value % MOST_IN_ROW}`;
const blank = (choice: Choice, name: string): number => choice.words.args?.[name]?.[1] ?? -1;

/** By the question, as the number of the answer says more than its words. */
export function where(choice: Choice, question: Asked, eyes: number | null): string[] {
  const { value } = choice;
  switch (question.kind) {
    case "pass-on":
    case "give":
      return [`safe:${eyes}:${value}`];
    case "turn":
      return [`${value < CARDS ? "item" : "gun"}:${value % CARDS}`];
    case "defend":
    case "heist":
    case "poker":
    case "bout":
      return [`gun:${value}`];
    case "discard":
      return [`card:${value}`];
    case "rob":
    case "look":
    case "blow-up":
      return [safe(value)];
    case "attach":
      return [value < ATTACH_OWNER ? safe(value) : `seat:${value - ATTACH_OWNER}`];
    case "challenge":
    case "give-to":
      return [`seat:${value}`];
    case "take":
      return [`offer:${value}`, `seat:${value}`];
    case "ride":
    case "send":
      return [`house:${value}`];
    case "thief":
      return blank(choice, "gun") < 0 ? [] : [`item:${blank(choice, "gun") * ITEMS + WHITE_HORSE}`];
    case "help":
    case "help-defender":
      return blank(choice, "gun") < 0
        ? []
        : [`item:${blank(choice, "gun") * ITEMS + HOLSTER}`, `seat:${blank(choice, "to")}`];
  }
  return spots(choice.words);
}

/** A gun can rob or challenge: the first click takes it up, the second, beside it, says for what. */
export function aim(choice: Choice, kind: string): string | null {
  const use = Math.floor(choice.value / CARDS);
  return kind === "turn" && use !== ITEM ? `use:${choice.value % CARDS}:${use}` : null;
}
