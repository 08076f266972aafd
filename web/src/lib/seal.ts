/** The promise about the dice: SHA-256 of seed and salt is shown before the first choice, seed and salt after the last. */

export type Verdict = "kept" | "broken" | "early";

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether this seed is the one that was promised. Reckoned here, not asked of the server. */
export async function verdict(commitment: string, seed: string, salt: string): Promise<Verdict> {
  if (!commitment || !seed) return "early";
  // Not the browser's own: that is missing on plain http, as in a home network.
  const { sha256 } = await import("@noble/hashes/sha2.js");
  return hex(sha256(bytes(seed + salt))) === commitment ? "kept" : "broken";
}
