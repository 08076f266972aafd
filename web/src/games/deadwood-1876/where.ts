/** Where on the board of Deadwood 1876 a choice is: a card of the hand, a Safe, an owner, a house. */

import type { Asked, Choice } from "../../wire";
import { blank, type View } from "../plain/areas";
import { HOLSTER, ITEMS, MOST_IN_ROW, WHITE_HORSE } from "./view";

const ATTACH_OWNER = 3 * MOST_IN_ROW;

const safe = (value: number): string => `safe:${Math.floor(value / MOST_IN_ROW)}:${value % MOST_IN_ROW}`;

/** By the question, as the number of the answer says more than its words. */
export function where(choice: Choice, question: Asked, _view: View, eyes: number | null): string[] {
  const { value } = choice;
  switch (question.kind) {
    case "pass-on":
    case "give":
      return [`safe:${eyes}:${value}`];
    case "turn":
      return [`card:${value % (ITEMS * ITEMS)}`];
    case "discard":
    case "defend":
    case "heist":
    case "poker":
    case "bout":
      return [`card:${value}`];
    case "rob":
    case "look":
    case "blow-up":
      return [safe(value)];
    case "attach":
      return [value < ATTACH_OWNER ? safe(value) : `seat:${value - ATTACH_OWNER}`];
    case "challenge":
    case "give-to":
    case "take":
      return [`seat:${value}`];
    case "ride":
    case "send":
      return [`house:${value}`];
  }
  const gun = blank(choice, "gun");
  if (gun === undefined) return [];
  if (question.kind === "thief") return [`card:${gun * ITEMS + WHITE_HORSE}`];
  return [`card:${gun * ITEMS + HOLSTER}`, `seat:${blank(choice, "to")}`];
}
