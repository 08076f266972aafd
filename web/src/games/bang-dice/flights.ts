/** What is seen only for a moment: what flies from where to where, and what bursts. Things are named as on the board. */

import type { Glyph } from "../plain/glyphs";
import type { Words } from "../../wire";
import { FACES } from "./rolls";
import { blank } from "./view";

export type Flight =
  | { kind: "sign"; sign: Glyph; from: string; to: string; strikes: boolean }
  | { kind: "arrow"; chief: boolean; from: string; to: string }
  | { kind: "burst"; at: string; loud: boolean; late: number }
  | { kind: "shout"; words: string; at: string };

const PILE = "pile:0";
const TRAY = "tray:0";

/** The flights of one event. `living` are the seats of those who are still in, `holders` those with arrows before it. */
export function flights(event: Words, living: number[], holders: number[]): Flight[] {
  const seat = `seat:${blank(event, "seat")}`;
  const other = `seat:${blank(event, "other")}`;
  const arrow = (from: string, to: string, chief = false): Flight => ({ kind: "arrow", chief, from, to });
  const sign = (glyph: Glyph, to: string, strikes: boolean): Flight => ({
    kind: "sign",
    sign: glyph,
    from: TRAY,
    to,
    strikes,
  });
  const face = FACES[blank(event, "face")]?.glyph ?? "one";
  switch (event.key.replace(/^event-/, "")) {
    case "aimed":
    case "aimed-twice":
      return [sign(face, other, true)];
    case "beer":
      return [sign("beer", other, false)];
    case "beer-self":
      return [sign("beer", seat, false)];
    case "token":
    case "token-double":
      return [sign(face, other, false)];
    case "arrow":
    case "swapped":
      return [arrow(PILE, seat)];
    case "chief":
    case "swapped-chief":
      return [arrow(PILE, seat, true)];
    case "chief-stolen":
      return [arrow(other, seat, true)];
    case "arrow-given":
      return [arrow(seat, other)];
    case "chief-given":
      return [arrow(seat, other, true)];
    case "arrow-broken":
    case "discarded":
      return [arrow(other, PILE)];
    case "own-broken":
    case "discarded-own":
    case "dropped":
      return [arrow(seat, PILE)];
    case "indians":
      return [
        { kind: "shout", words: "attack", at: TRAY },
        ...living.flatMap((one): Flight[] => [arrow("edge:0", `seat:${one}`), arrow("edge:1", `seat:${one}`)]),
      ];
    case "arrows-back":
      return holders.map((one) => arrow(`seat:${one}`, PILE));
    case "dynamite":
      return [
        { kind: "burst", at: seat, loud: true, late: 0 },
        { kind: "shout", words: "bang", at: seat },
      ];
    case "gatling": {
      const hit = living.filter((one) => one !== blank(event, "seat"));
      return [
        { kind: "shout", words: "gatling", at: seat },
        ...hit.map((one): Flight => ({ kind: "sign", sign: "bullet", from: seat, to: `seat:${one}`, strikes: true })),
      ];
    }
    case "lost-indians":
    case "lost-dynamite":
    case "lost-shots":
    case "lost-gatling":
    case "lost-bullet":
      return [{ kind: "burst", at: seat, loud: false, late: 0 }];
    default:
      return [];
  }
}
