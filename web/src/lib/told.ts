/** A game that is over, whole: any moment of it without asking the server. */

import type { Moment, Scene, Story } from "../wire";
import { folded } from "./changes";

type View = Scene["view"];

export class Told {
  /** What was seen after so many choices, as far as anybody has wanted to know. */
  readonly #views: View[];

  constructor(private readonly story: Story) {
    this.#views = [story.first];
  }

  /** After so many choices; without a number, at the end. Null: there were not so many. */
  moment(upto: number | null): Moment | null {
    const { table, seat, steps, events, counts } = this.story;
    const at = upto ?? steps.length;
    if (at > steps.length) return null;
    for (let next = this.#views.length; next <= at; next++)
      this.#views.push(folded(this.#views[next - 1], steps[next - 1]) as View);
    const scene: Scene = { view: this.#views[at]!, question: null };
    return { table, seat, upto: at, choices: steps.length, events: events.slice(0, counts[at]), scene };
  }
}
