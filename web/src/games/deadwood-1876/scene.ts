/** What goes on in the street, as sides: who, with which guns, and what their dice show. */

import { gunOf, type Fight, type Throw, type Town } from "./view";

/** A fight as it is told: whether its dice lie on the table already. The dice of the fight before stay in the view till then. */
export type Told = Fight & { rolled?: boolean };

export interface Side {
  owner: number;
  /** The gun of the card laid, then that of a Holster. */
  guns: number[];
  role: "attacks" | "defends" | "thief" | "laid";
  throws: Throw[];
  won: boolean;
}

const thrown = (town: Town, owner: number): Throw[] => town.dice.filter((one) => one.owner === owner);
const real = (...guns: number[]): number[] => guns.filter((gun) => gun >= 0);

/** The sides of a Robbery or a Duel. */
export function fighting(town: Town, fight: Told): Side[] {
  const rolled = fight.winner >= 0 || fight.rolled === true;
  const side = (owner: number, role: Side["role"], ...guns: number[]): Side => ({
    owner,
    role,
    guns: real(...guns),
    throws: rolled ? thrown(town, owner) : [],
    won: fight.winner === owner,
  });
  return [
    side(fight.attacker, "attacks", fight.gun, fight.helps_attacker),
    ...(fight.defender >= 0 ? [side(fight.defender, "defends", fight.defence, fight.helps_defender)] : []),
    ...fight.thieves.map(([owner, gun]) => side(owner, "thief", gun)),
  ];
}

/** Cards that all have laid together, in a Heist or a bout; their dice once they are all there. */
export function laid(town: Town): Side[] {
  const last = new Map<number, number>();
  for (const [owner, card] of town.laid) last.set(owner, card); // in a bout, earlier cards stay before their players
  return [...last].map(([owner, card]) => ({
    owner,
    role: "laid",
    guns: [gunOf(card)],
    throws: thrown(town, owner),
    won: false,
  }));
}

/** The last roll, when nothing goes on. */
export function past(town: Town): Side[] {
  const owners = [...new Set(town.dice.map((one) => one.owner))];
  return owners.map((owner) => ({ owner, role: "laid", guns: [], throws: thrown(town, owner), won: false }));
}

/** The best total of the last throws: who has it, has won (or in a Final Showdown is safe). */
export const total = (side: Side): number | null => side.throws.at(-1)?.total ?? null;
