/** Numbers as people read them, in their language. */

import { prefs } from "./prefs.svelte";

/** A share of all: never 0% or 100% where it is not quite so. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return "<1%";
  if (whole === 100 && share < 1) return ">99%";
  return `${whole}%`;
}

/** By how much a share has changed, with its sign. */
export function points(by: number): string {
  const whole = Math.round(by * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "±0";
}

/** A mean: small ones to a tenth, great ones whole. */
export function mean(number: number): string {
  const digits = number < 20 ? 1 : 0;
  return number.toLocaleString(prefs.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
