/**
 * A game that is looked at again: the choice one steps on to is told as at the table, event by event; wherever else one turns to,
 * the last thing that happened stands there.
 */

import type { Story } from "../games/board";
import type { Moment, Scene, Words } from "../wire";
import { stepOf, type Step } from "./moments";
import { Seen } from "./seen.svelte";

export class Retold {
  /** Where in the game one is. */
  moment = $state.raw<Moment | null>(null);
  #seen = $state.raw<Seen | null>(null);
  #stepped = false;

  readonly scene: Scene | null = $derived.by(() => this.#seen?.scene ?? null);
  readonly events: Words[] = $derived.by(() => this.#seen?.events ?? []);
  readonly settled = $derived.by(() => this.#seen?.settled ?? false);
  readonly news: Words[] = $derived.by(() => {
    const news = this.#seen?.news ?? [];
    return this.#stepped ? news : news.slice(-1);
  });
  readonly told: Step | null = $derived.by(() => this.#seen?.told ?? this.#last());

  constructor(private readonly story: () => Story) {}

  turnTo(moment: Moment): void {
    const before = this.moment;
    this.#stepped = before !== null && before.seat === moment.seat && moment.upto === before.upto + 1;
    this.moment = moment;
    const { events, scene, table, seat } = moment;
    const at = events.length;
    const fresh = this.#stepped ? events.slice(before?.events.length) : events;
    if (this.#stepped) this.#seen?.hurry();
    else this.#seen = new Seen(seat, this.story);
    this.#seen?.take({ type: "update", table, seat, era: 0, at, events: fresh, scene });
  }

  #last(): Step | null {
    const { events, scene } = this;
    const story = this.story();
    const number = events.findLastIndex((event) => story.weight(event) > 0);
    const event = events[number];
    return event && scene ? stepOf(story, event, number, scene.view, scene.view) : null;
  }
}
