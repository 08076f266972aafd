/** Which dice are rolled again: a set, as bits. */

import type { Asked, Choice } from "../../wire";
import { ofDice } from "./view";

/** The dice that may be rolled again, if that is the question. */
export const free = (question: Asked | null): number =>
  question && ofDice(question.kind) ? question.choices.reduce((all, { value }) => all | value, 0) : 0;

export const has = (set: number, place: number): boolean => ((set >> place) & 1) === 1;
export const toggled = (set: number, place: number): number => set ^ (1 << place);
export const size = (set: number): number => [...set.toString(2)].filter((bit) => bit === "1").length;

/** The answer that rolls these dice; none where nothing would be rolled, which is to stop. */
export const rolls = (question: Asked | null, set: number): Choice | undefined =>
  set ? question?.choices.find(({ value }) => value === set) : undefined;
