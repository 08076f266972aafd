/** From a wish to a table: made, people of this browser seated under their names, begun if every seat is taken. */

import type { GameInfo, NewTable, TableInfo } from "../wire";
import { api, No } from "./api";
import { pledge, reveal } from "./luck";
import { Line } from "./socket.svelte";

/** A seat of this browser, and who plays it; without a name, the guest. */
export interface Mine {
  seat: number;
  name?: string;
}

/** The table's name. If something is refused after it was made, the table's own page can mend it. */
export async function openTable(wish: NewTable, mine: Mine[]): Promise<string> {
  const guest = mine.filter(({ name }) => !name).map(({ seat }) => seat);
  const named = mine.filter(({ name }) => name);
  const { table } = await api.make({ ...wish, sit: guest });
  const bots = (wish.bots ?? []).filter(Boolean).length;
  const full = bots + mine.length === wish.seats;
  if (!named.length && !full) return table;
  let info: TableInfo | null = null;
  const line = new Line(
    (message) => {
      if (message.type === "table") info = message;
    },
    () => ({ type: "watch", table }),
    `?table=${table}`,
  );
  try {
    for (const one of named) await line.ask({ type: "sit", table, seat: one.seat, name: one.name });
    if (full) {
      for (const { seat } of mine) await pledge(line, table, seat);
      await line.ask({ type: "start", table });
      for (const { seat } of mine) if (info) await reveal(line, info, seat);
    }
  } catch (problem) {
    if (!(problem instanceof No)) throw problem;
  } finally {
    line.close();
  }
  return table;
}

const COSY = 4;
/** The number of seats that a first game has: four, or as near as the game allows. */
export const cosy = (seats: number[]): number =>
  seats.reduce((best, one) => (Math.abs(one - COSY) < Math.abs(best - COSY) ? one : best), seats[0] ?? COSY);

const USUAL = "drifter";
/** The level that one plays against without having chosen any: neither the weakest nor the strongest. */
export const usualLevel = (levels: string[]): string => (levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? ""));

/** One seat for me, the rest for bots of the usual level; nobody else is invited. */
export function againstBots(game: GameInfo): Promise<string> {
  const seats = cosy(game.seats);
  const level = usualLevel(game.levels);
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? level : ""));
  return openTable({ game: game.game, seats, bots, public: false }, [{ seat: 0 }]);
}
