/**
 * A table through one pair of eyes, shown at a pace that people can follow: what others do comes one moment after the other, what
 * I do myself at once. However much happens, I don't wait for long; what was told too quickly can be looked at again.
 */

import { same } from "./changes";
import type { Story } from "../games/board";
import type { Scene, Update, Words } from "../wire";
import { fit, length, moments, type Moment, type Step } from "./moments";
import { prefs } from "./prefs.svelte";

/**
 * Moves that all that has come since the table was last quiet may take: 3.5 seconds at the usual speed, so that with the drawing
 * I am asked within 4.
 */
const BOUND = 3500 / 480;
/** Moves that are left in any case for what is still to be shown: while others go on, and when I am asked. */
const REST = { others: 5, me: 3 };
/** Moves that the last caption stays when all is shown. */
const LINGER = 4;
/** So many steps can be looked at again. */
const STEPS = 150;
/** Milliseconds after which somebody who has skipped is told again what happens, unless they are asked before. */
const SKIPPED = 8000;

export class Seen {
  era = 0;
  /** How many events have come, shown or not. */
  at = 0;
  scene = $state.raw<Scene | null>(null);
  events = $state.raw<Words[]>([]);
  /** What the moment shown last has told. */
  news = $state.raw<Words[]>([]);
  /** What is told on the board. */
  told = $state.raw<Step | null>(null);
  /** What happened since my last choice, to be looked at again. */
  steps = $state.raw<Step[]>([]);
  /** Whether all that came is shown. */
  settled = $state(true);
  /** Somebody looks at steps: none is forgotten. */
  held = false;
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  /** When all that came must have been shown, and since when there is something to show. */
  #deadline = 0;
  #since = 0;
  /** Until when what comes is shown at once. */
  #skipped = 0;
  /** Whether what comes next comes of my own choice. */
  #mine = false;
  /** How many events had come when I last chose something. */
  #chosen = 0;

  constructor(
    readonly seat: number | null,
    private readonly story: () => Story,
  ) {}

  /** I choose something: what comes of it is shown at once. */
  choose(): void {
    this.hurry();
    this.told = null;
    this.#mine = true;
    this.#chosen = this.at;
    this.#skipped = 0;
  }

  /** Show all that came, and what follows on its heels: whoever skips wants to be asked, not to skip each bot of a row. */
  skip(): void {
    this.#skipped = performance.now() + SKIPPED;
    this.hurry();
  }

  take(update: Update): void {
    const anew = this.scene === null || update.whole === true || update.era !== this.era;
    const known = anew ? 0 : Math.max(0, update.events.length - (update.at - this.at));
    this.era = update.era;
    this.at = update.at;
    if (anew) {
      this.#begin(update);
      return;
    }
    const before = this.#queue.at(-1)?.view ?? this.scene?.view ?? {};
    const fresh = { ...update, events: update.events.slice(known) };
    this.#queue.push(...moments(fresh, before, this.story(), this.#mine ? this.seat : null));
    this.#mine = false;
    const now = performance.now();
    if (this.settled) this.#since = now;
    const rest = update.scene.question ? REST.me : REST.others;
    this.#deadline = Math.max(this.#since + BOUND * prefs.move, now + rest * prefs.move);
    this.settled = false;
    const skipped = now < this.#skipped;
    if (update.scene.question) this.#skipped = 0;
    if (skipped || update.scene.question?.window || prefs.move === 0) this.hurry();
    else this.#pump();
  }

  /** Show all that came, now. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const moment of this.#queue.splice(0)) this.#show(moment);
    this.#settle();
  }

  #pump(): void {
    if (this.#timer) return;
    const { queue, part } = fit(this.#queue, this.#deadline - performance.now(), prefs.move);
    const moment = queue.shift();
    this.#queue = queue;
    if (!moment) {
      this.#settle();
      return;
    }
    this.#show(moment);
    const wait = length(moment, prefs.move) * part;
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#pump();
  }
  #next(): void {
    this.#timer = undefined;
    this.#pump();
  }

  #settle(): void {
    this.settled = true;
    clearTimeout(this.#linger);
    const told = this.told;
    this.#linger = setTimeout(() => {
      if (this.told === told) this.told = null;
    }, LINGER * prefs.move);
  }

  #show({ scene, view, events, steps, told, mine }: Moment): void {
    // A question that is told again is still the same: what was clicked, advised or reckoned about it stays.
    const asked = this.scene?.question ?? null;
    const again = !scene || same(asked, scene.question);
    this.scene = { view, question: again ? asked : scene.question };
    this.news = events;
    if (events.length) this.events = [...this.events, ...events];
    if (!told) return;
    this.told = told;
    // What came before my last choice is forgotten when others go on after it: in my own turn I may still look at it.
    const others = steps.some(({ seat }) => seat !== null && seat !== this.seat);
    const kept = others && !mine && !this.held ? this.steps.filter(({ number }) => number >= this.#chosen) : this.steps;
    this.steps = [...kept, ...steps].slice(-STEPS);
  }

  /** From here on: whoever comes to the table, or after something was taken back. */
  #begin({ scene, events }: Update): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#mine = false;
    this.settled = true;
    this.scene = scene;
    this.events = this.news = events;
    this.told = null;
    this.steps = [];
  }
}
