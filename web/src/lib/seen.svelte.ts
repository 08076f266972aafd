/**
 * A table through one pair of eyes, shown at a pace that people can follow: what others do comes one step after the other, what
 * I do myself at once.
 */

import type { Scene, Update, Words } from "../wire";
import { prefs } from "./prefs.svelte";

/** A step is looked at for so much longer than its move takes. */
const LOOK = 1.7;
/** So many steps behind, the rest is shown at once. */
const TOO_FAR = 24;

export class Seen {
  era = 0;
  /** How many events have come, shown or not. */
  at = 0;
  scene = $state.raw<Scene | null>(null);
  events = $state.raw<Words[]>([]);
  /** What the step shown last has told. */
  news = $state.raw<Words[]>([]);
  /** Whether all that came is shown. */
  settled = $state(true);
  #queue: Update[] = [];
  #timer = 0;
  #next = 0;

  constructor(readonly seat: number | null) {}

  take(update: Update): void {
    const anew = this.scene === null || update.whole === true || update.era !== this.era;
    const known = anew ? 0 : Math.max(0, update.events.length - (update.at - this.at));
    this.era = update.era;
    this.at = update.at;
    if (anew) {
      this.#drop();
      this.scene = null;
      this.#show(update, [], update.events);
      return;
    }
    this.#queue.push({ ...update, events: update.events.slice(known) });
    this.settled = false;
    if (update.scene.question?.window || this.#queue.length > TOO_FAR || prefs.move === 0) this.hurry();
    else this.#pump();
  }

  /** Show all that came, now. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#next = 0;
    for (const update of this.#queue.splice(0)) this.#show(update, this.events, update.events);
    this.settled = true;
  }

  #pump(): void {
    if (this.#timer) return;
    const wait = this.#next - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = 0;
        this.#pump();
      }, wait);
      return;
    }
    const update = this.#queue.shift();
    if (update) {
      this.#show(update, this.events, update.events);
      if (update.events.length) this.#next = performance.now() + prefs.move * LOOK;
    }
    this.settled = this.#queue.length === 0;
    if (!this.settled) this.#pump();
  }

  #show(update: Update, before: Words[], events: Words[]): void {
    // A question that is told again is still the same: what was clicked, advised or reckoned about it stays.
    const asked = this.scene?.question ?? null;
    const same = JSON.stringify(asked) === JSON.stringify(update.scene.question);
    this.scene = same ? { ...update.scene, question: asked } : update.scene;
    this.news = events;
    this.events = events.length ? [...before, ...events] : before;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.settled = true;
  }
}
