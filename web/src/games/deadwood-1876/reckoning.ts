/** The score sheet: establishments with their gold, in them everybody with what their Safes held. */

import { starsIn, type Town } from "./view";

export interface Line {
  seat: number;
  /** All that was in the Safes, turned up early or at the end. */
  safes: number[];
  gold: number;
  advanced: boolean;
  /** Times hit in the Final Showdown. */
  hits: number;
  won: boolean;
}
export interface House {
  house: number;
  gold: number;
  lines: Line[];
}

/** The richest first; in each, those who advanced. */
export function reckoning(town: Town): House[] {
  return Array.from({ length: town.houses }, (_, house): House => {
    const lines = starsIn(town, house).map((seat): Line => {
      const owner = town.owners[seat]!;
      return {
        seat,
        safes: [...owner.faces.filter((face) => face >= 0), ...owner.open].sort((one, other) => one - other),
        gold: owner.gold ?? 0,
        advanced: town.fighters.includes(seat) || town.winners.includes(seat),
        hits: owner.hits,
        won: town.winners.includes(seat),
      };
    });
    lines.sort((one, other) => Number(other.won) - Number(one.won) || Number(other.advanced) - Number(one.advanced));
    return { house, gold: lines.reduce((sum, line) => sum + line.gold, 0), lines };
  })
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => other.gold - one.gold);
}
