/**
 * What one update tells, cut into moments: each thing that one can see happen has its own, and what changes nothing one can
 * see goes with the next. How long each lasts follows from its weight, and from how much has to be told in how much time.
 */

import type { Story } from "../games/board";
import type { Scene, Update, Words } from "../wire";
import { named } from "./log";

type View = Scene["view"];

/** Something that was told, and the board as it was then. */
export interface Step {
  event: Words;
  /** Its place among all events. */
  number: number;
  /** Whom it is about; null if about nobody. */
  seat: number | null;
  view: View;
}

export interface Moment {
  /** What goes to the log with it. */
  events: Words[];
  /** What one can see happen in it; more than one only where there was no time for each. */
  steps: Step[];
  /** Which of them is told on the board. */
  told: Step | null;
  weight: number;
  /** What comes of my own choice is not waited for. */
  mine: boolean;
  view: View;
  /** With an update's last moment comes what is true. */
  scene: Scene | null;
}

/** An event as it is told: it came on top of a view, and then another one was seen. */
export const stepOf = (story: Story, event: Words, number: number, before: View, view: View): Step => ({
  event,
  number,
  seat: story.who?.(event, before) ?? named(event)[0] ?? null,
  view,
});

function after(story: Story, view: View, event: Words): View {
  try {
    return story.after?.(view, event) ?? view;
  } catch (problem) {
    console.error(problem); // the true view comes anyway: the table goes on
    return view;
  }
}

/** The moments of an update that came on top of a view. `seat` has just chosen something, unless that is null. */
export function moments(update: Update, before: View, story: Story, seat: number | null): Moment[] {
  const first = update.at - update.events.length;
  const told: Moment[] = [];
  let view = before;
  let waiting: Words[] = [];
  let mine = seat !== null;
  let blind = false;
  for (const [place, event] of update.events.entries()) {
    const weight = story.weight(event);
    const next = after(story, view, event);
    waiting.push(event);
    if (weight > 0) {
      const step = stepOf(story, event, first + place, view, next);
      mine &&= step.seat === null || step.seat === seat;
      // I have to see at once what I have done, whether or not the story knows how that looks.
      blind ||= mine && next === view;
      told.push({ events: waiting, steps: [step], told: step, weight, mine, view: next, scene: null });
      waiting = [];
    }
    view = next;
  }
  const last = told.at(-1);
  if (!last) {
    const { scene } = update;
    return [{ events: waiting, steps: [], told: null, weight: 0, mine: false, view: scene.view, scene }];
  }
  last.events.push(...waiting);
  for (const moment of blind ? told : [last]) moment.view = update.scene.view;
  for (const step of blind ? told.flatMap((moment) => moment.steps) : last.steps) step.view = update.scene.view;
  last.scene = update.scene;
  return told;
}

/** How long a moment lasts if there is time enough; `move` is how long a thing takes to move. */
export const length = ({ weight, mine }: Moment, move: number): number =>
  weight > 0 && !mine ? 0.75 * (1 + weight) * move : 0;

/** A moment shorter than this part of a move is none. */
const LEAST = 0.4;

/** Put a moment into the next one: the heavier of both is told. */
function join(one: Moment, next: Moment): Moment {
  return {
    ...next,
    events: [...one.events, ...next.events],
    steps: [...one.steps, ...next.steps],
    told: one.weight > next.weight ? one.told : next.told,
    weight: Math.max(one.weight, next.weight),
    mine: one.mine && next.mine,
  };
}

/**
 * The moments as they fit into the time that is left, and by what part of its length each is shortened. Where even the shortest
 * moments don't fit, the lightest go with what comes next.
 */
export function fit(queue: Moment[], left: number, move: number): { queue: Moment[]; part: number } {
  const fitted = [...queue];
  for (;;) {
    const lengths = fitted.map((moment) => length(moment, move));
    const part = Math.min(1, Math.max(0, left) / (lengths.reduce((sum, one) => sum + one, 0) || 1));
    const shortest = Math.min(...lengths.filter((one) => one > 0));
    if (fitted.length < 2 || !Number.isFinite(shortest) || shortest * part >= LEAST * move)
      return { queue: fitted, part };
    const lightest = Math.min(lengths.indexOf(shortest), fitted.length - 2);
    const [one, next] = fitted.slice(lightest, lightest + 2) as [Moment, Moment];
    fitted.splice(lightest, 2, join(one, next));
  }
}
