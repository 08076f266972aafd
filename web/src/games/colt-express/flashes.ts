/** What is seen only for a moment: shots and punches, drawn between the places where people stood when it happened. */

import type { Words } from "../../wire";
import { THE_MARSHAL } from "./art";
import type { Places } from "../../lib/glide";
import { scaleOf } from "../../lib/scale";

export interface Flash {
  punch: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Who does it, by the key of what is told. */
const SHOTS: Record<string, (words: Words) => number> = {
  "event-fired": (words) => words.args?.["bandit"]?.[1] ?? -1,
  "event-met": () => THE_MARSHAL,
  "event-roof-shot": () => THE_MARSHAL,
  "event-punched": (words) => words.args?.["bandit"]?.[1] ?? -1,
};

/** The flashes of some news, in the coordinates of the board. */
export function flashes(news: Words[], before: Places, board: Element): Flash[] {
  const { left, top } = board.getBoundingClientRect();
  const scale = scaleOf(board);
  const middle = (bandit: number): { x: number; y: number } | null => {
    const box = before.get(`bandit:${bandit}`);
    if (!box) return null;
    return { x: (box.left + box.width / 2 - left) / scale, y: (box.top + box.height / 2 - top) / scale };
  };
  return news.flatMap((words) => {
    const shooter = SHOTS[words.key];
    if (!shooter) return [];
    const from = middle(shooter(words));
    const hit = words.args?.["target"] ?? words.args?.["bandit"];
    const to = hit ? middle(hit[1]) : null;
    return from && to ? [{ punch: words.key === "event-punched", from, to }] : [];
  });
}
