/** A `change` made the `update` that it stands for, as in src/posse/server/wire/folding.py. */

import type { Asked, AskedBriefly, Change, FromServer, Saying, Update, Words } from "../wire";
import { folded } from "./changes";

/** What came over one socket, as far as changes go on from it. */
export class Folding {
  #sayings = new Map<string, Saying[]>();
  #last = new Map<string, Update>();

  /** The message, or what it stands for; null, if the scene before it is not here: watch again. */
  take(message: FromServer): FromServer | null {
    if (message.type === "sayings") this.#sayings.set(message.game, message.sayings);
    if (message.type !== "update" && message.type !== "change") return message;
    const eyes = `${message.table} ${message.seat}`;
    const last = this.#last.get(eyes);
    if (message.type === "change") {
      if (!last || last.era !== message.era || (last.number ?? 0) + 1 !== message.number) return null;
      message = this.#update(last, message);
    }
    this.#last.set(eyes, message);
    return message;
  }

  #update({ scene }: Update, { table, seat, era, at, number, events = [], view = {}, question }: Change): Update {
    const known = this.#sayings.get(String(scene.view["game"])) ?? [];
    const asked = question === undefined ? scene.question : question && inFull(question, known);
    const now = { view: folded(scene.view, view) as Update["scene"]["view"], question: asked };
    return { type: "update", table, seat, era, at, number, events: events.map((one) => words(one, known)), scene: now };
  }
}

function words([number = 0, ...values]: number[], known: Saying[]): Words {
  const { key, clause, blanks = [] } = known[number < 0 ? -1 - number : number]!;
  const args = Object.fromEntries(
    blanks.map(([name, type], place): [string, [string, number]] => [name, [type, values[place]!]]),
  );
  return {
    key,
    ...(clause ? { clause } : {}),
    ...(blanks.length ? { args } : {}),
    ...(number < 0 ? { told: true } : {}),
  };
}

function inFull({ choices, first, words: asks, ...more }: AskedBriefly, known: Saying[]): Asked {
  const all = choices.map(([choice = 0, ...said]) => ({ choice, value: choice - first, words: words(said, known) }));
  return { ...more, words: words(asks, known), choices: all };
}
