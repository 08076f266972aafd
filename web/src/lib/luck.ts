/**
 * My own numbers in the luck of a table. Each seat of mine pledges one (shows its SHA-256) while the table is open, and shows
 * it when the server has promised its seed: so nobody, whoever runs the server included, can choose the dice or know them
 * beforehand. The numbers are kept in this browser, to see afterwards that they were used.
 */

import type { TableInfo } from "../wire";
import { No } from "./api";
import { sha256 } from "./seal";
import type { Line } from "./socket.svelte";

export interface Mine {
  nonce: string;
  pledge: string;
  /** What the server had promised when the number was shown. */
  commitment: string;
}

const KEY = "posse-luck";
/** How many tables are remembered. */
const KEPT = 40;

type Kept = Record<string, Record<number, Mine>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {}; // nothing readable there: start anew
  }
}

/** My numbers at a table, by seat. */
export const mineAt = (table: string): Record<number, Mine> => kept()[table] ?? {};

function keep(table: string, seat: number, mine: Mine): void {
  const { [table]: here, ...others } = kept();
  const latest = Object.entries(others).slice(1 - KEPT);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: { ...here, [seat]: mine } }));
}

function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Say it; that it is refused (the table has begun meanwhile) does no harm. */
async function say(line: Line, message: { type: string } & Record<string, unknown>): Promise<void> {
  try {
    await line.ask(message);
  } catch (problem) {
    if (!(problem instanceof No)) throw problem;
  }
}

export async function pledge(line: Line, table: string, seat: number): Promise<void> {
  const nonce = draw();
  const mine = { nonce, pledge: await sha256(nonce), commitment: "" };
  keep(table, seat, mine);
  await say(line, { type: "pledge", table, seat, pledge: mine.pledge });
}

/** Show what was pledged, now that the server has promised its seed. */
export async function reveal(line: Line, info: TableInfo, seat: number): Promise<void> {
  const mine = mineAt(info.table)[seat];
  if (!info.commitment || !mine || info.seats[seat]?.pledge !== mine.pledge) return;
  keep(info.table, seat, { ...mine, commitment: info.commitment });
  await say(line, { type: "reveal", table: info.table, seat, nonce: mine.nonce });
}

/** What is to be done for my seats at a table that has not begun. */
export function follow(line: Line, info: TableInfo, seats: number[]): void {
  if (info.status !== "open") return;
  for (const seat of seats) {
    if (info.seats[seat]?.nonce) continue;
    if (info.commitment) void once(`reveal ${info.table} ${seat} ${info.commitment}`, () => reveal(line, info, seat));
    else if (!info.seats[seat]?.pledge) void once(`pledge ${info.table} ${seat}`, () => pledge(line, info.table, seat));
  }
}

const doing = new Set<string>();

/** What is under way is not done again. */
async function once(what: string, act: () => Promise<void>): Promise<void> {
  if (doing.has(what)) return;
  doing.add(what);
  try {
    await act();
  } finally {
    doing.delete(what);
  }
}
