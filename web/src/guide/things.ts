/** How a thing of a game is drawn by itself (a card, a die face, a building), by the parts of its board. */

import type { Component } from "svelte";
import { again } from "../lib/again";
import type { Book } from "../lib/words.svelte";

export interface ThingProps {
  kind: string;
  number: number;
  name: string;
  book: Book;
}
export type Thing = Component<ThingProps>;

const DRAWN: Record<string, () => Promise<{ default: Thing }>> = {
  "five-points": () => import("../games/five-points/Thing.svelte"),
  "colt-express": () => import("../games/colt-express/Thing.svelte"),
  deadwood: () => import("../games/deadwood/Thing.svelte"),
  "bang-dice": () => import("../games/bang-dice/Thing.svelte"),
  "deadwood-1876": () => import("../games/deadwood-1876/Thing.svelte"),
};

/** The drawer of a game's things; null for one that has none. */
export async function thing(game: string): Promise<Thing | null> {
  const load = DRAWN[game];
  return load ? (await again(load)).default : null;
}

export interface Meant {
  /** The key of its name. */
  key: string;
  kind: string;
  /** -1: one of those that are told apart by name only. */
  number: number;
  name: string;
}

/** The things that are meant by `face`, `face/1,4` or `token/pony,poster`. */
export function meant(names: string, book: Book): Meant[] {
  const [kind = "", some] = names.split("/");
  const all = book.names[kind] ?? [];
  const one = (number: number, name = all[number] ?? ""): Meant => ({ key: `${kind}-${name}`, kind, number, name });
  if (!some) return [...all.keys()].map((number) => one(number));
  return some.split(",").map((which) => (/^\d+$/.test(which) ? one(Number(which)) : one(-1, which)));
}
