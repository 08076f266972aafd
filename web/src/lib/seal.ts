/** The promise about the dice: SHA-256 of seed and salt is shown before the first choice, seed and salt after the last. */

import type { TableInfo } from "../wire";
import type { Mine } from "./luck";

/** `foul`: the seal is kept, but a number that a player added is not the one that was pledged, or not mine. */
export type Verdict = "kept" | "broken" | "early" | "foul";

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of bytes, both in hexadecimal digits. */
export async function sha256(data: string): Promise<string> {
  // Not the browser's own: that is missing on plain http, as in a home network.
  const { sha256: hash } = await import("@noble/hashes/sha2.js");
  return hex(hash(bytes(data)));
}

type Promised = Pick<TableInfo, "commitment" | "seed" | "salt" | "seats">;

/** Whether this seed is the one that was promised, and the players' numbers those that they pledged. Reckoned here, not asked of the server. */
export async function verdict(info: Promised, mine: Record<number, Mine> = {}): Promise<Verdict> {
  if (!info.commitment || !info.seed) return "early";
  if ((await sha256(info.seed + (info.salt ?? ""))) !== info.commitment) return "broken";
  for (const [number, seat] of info.seats.entries()) {
    if (seat.nonce && (await sha256(seat.nonce)) !== seat.pledge) return "foul";
    const own = mine[number];
    if (own?.commitment && (own.commitment !== info.commitment || own.nonce !== seat.nonce)) return "foul";
  }
  return "kept";
}
