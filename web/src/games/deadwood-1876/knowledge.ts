/** What these eyes know of a Safe, and who else surely knows it. */

import type { Owner, Town } from "./view";

/** It holds this; it holds one of these, as far as is known; nothing is known. */
export type Known = { sure: number } | { perhaps: number[] } | null;

export function known(owner: Owner, place: number): Known {
  const face = owner.faces[place] ?? -1;
  if (face >= 0) return { sure: face };
  const maybe = [...new Set(owner.maybe[place] ?? [])];
  return maybe.length ? { perhaps: maybe } : null;
}

/** Who else has seen this Safe and can't have lost sight of it: by seat. */
export function witnesses(town: Town, owner: number, place: number, eyes: number | null): number[] {
  if (town.revealed) return [];
  const tag = town.owners[owner]?.row[place];
  return town.owners.flatMap(({ seen }, other) =>
    other !== owner && other !== eyes && seen.some((one) => one.length === 1 && one[0] === tag) ? [other] : [],
  );
}

/** How many other Safes could as well be the one with this face, by my notes. */
export function rivals(town: Town, tag: number, face: number): number {
  const sets = town.notes.filter(([noted, tags]) => noted === face && tags.includes(tag));
  return Math.max(0, ...sets.map(([, tags]) => tags.length - 1));
}
