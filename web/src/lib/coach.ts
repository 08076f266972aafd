/** What a coach has said about a choice of mine. */

import type { Asked, Choice, Coached, Stake, Words } from "../wire";
import { mean, percent } from "./numbers";

export interface Told {
  seat: number;
  /** What I have chosen, and what would have been better. */
  mine: Words;
  better: Words;
  coached: Coached & { mine: Stake[]; instead: Stake[] };
}

/** What there is to tell; null, if that is nothing. */
export function told(seat: number, question: Asked, choice: Choice, coached: Coached): Told | null {
  const better = question.choices.find((one) => one.choice === coached.better);
  if (!better || !coached.mine?.length || !coached.instead?.length) return null;
  return {
    seat,
    mine: choice.words,
    better: better.words,
    coached: { ...coached, mine: coached.mine, instead: coached.instead },
  };
}

/** Whether the game counts points: what is 1 for a victory and 0 else says nothing more than the chance to win. */
export const counts = (...all: Stake[][]): boolean => all.some((seats) => seats.some(({ points }) => points > 1));

const LEAST = 0.02;

/** What the seat gains, in the first thing that shows it: victories, its place, or points. */
export function gain({ seat, coached }: Told): { what: "won" | "place" | "points"; mine: string; better: string } {
  const [mine, better] = [coached.mine[seat], coached.instead[seat]];
  if (!mine || !better) return { what: "won", mine: "", better: "" };
  if (better.won - mine.won >= LEAST) return { what: "won", mine: percent(mine.won), better: percent(better.won) };
  if (mine.place - better.place >= LEAST) return { what: "place", mine: mean(mine.place), better: mean(better.place) };
  return { what: "points", mine: mean(mine.points), better: mean(better.points) };
}
