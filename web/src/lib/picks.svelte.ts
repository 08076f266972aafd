/**
 * What may be chosen, found by the things it is about. A choice names things in its blanks: `["spot", 12]`, `["gang", 5]`,
 * `["seat", 1]`. A board marks the same things by keys: `spot:12`. Clicking a thing keeps the choices that name it; when
 * one is left, it is chosen.
 */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Advice, Asked, Choice, Expects, NotOffered, Words } from "../wire";
import { doubled } from "./hands";
import { hush, pointing, whisper } from "./whisper.svelte";

/** The keys of the things that a sentence names. */
export function spots(words: Words): string[] {
  return Object.values(words.args ?? {})
    .filter(([kind]) => kind !== "n")
    .map(([kind, number]) => `${kind}:${number}`);
}

/** Whether two choices are told in the same words. */
export const alike = (one: Choice | null, other: Choice): boolean =>
  one !== null && JSON.stringify(one.words) === JSON.stringify(other.words);

/** Of choices that are told in the same words only the first: they differ in which of several equal things they take. */
export function distinct(choices: Choice[]): Choice[] {
  const told = new Map<string, Choice>();
  for (const choice of choices) {
    const words = JSON.stringify(choice.words);
    if (!told.has(words)) told.set(words, choice);
  }
  return [...told.values()];
}

/** More than so many buttons beside the board would be a second list. */
const FEW = 4;

export interface Hands {
  /** Send the choice. */
  choose: (choice: Choice) => void;
  /** Why a choice is not offered, in words. */
  tell: (words: Words) => string;
}

export class Picks {
  #question = $state.raw<Asked | null>(null);
  #kept = $state.raw<Choice[] | null>(null);
  /** The choice that is pointed at (hovered or focused), here or in the list. */
  pointed = $state.raw<Choice | null>(null);
  /** The choice that a bot would make, if that was asked. */
  advised = $state.raw<Choice | null>(null);
  /** What the bot expects of it, and of the next best choice. */
  expects = $state.raw<Expects[]>([]);
  /** Choices that can't be taken back, by number. */
  final = $state.raw<ReadonlySet<number>>(new Set());
  /** What is not offered, and why. */
  refused = $state.raw<NotOffered[]>([]);
  /** Choices in the list whose place on the board a game knows better than their words do. */
  #where: (choice: Choice, question: Asked) => string[];
  /** Where a choice strikes, if it does more than its place tells: the first click only takes it up, the second aims. */
  aim: (choice: Choice) => string | null = () => null;
  /** What the thing of a key is for, where its key says what it is: `building:4`. */
  about: (key: string) => string = () => "";
  /** Questions that a board answers by something of its own (dice to be laid aside): the list of them all is folded away. */
  handled: (question: Asked) => boolean = () => false;
  #hands: Hands;

  constructor(hands: Hands, where?: (choice: Choice, question: Asked) => string[]) {
    this.#hands = hands;
    this.#where = where ?? ((choice) => spots(choice.words));
  }

  get question(): Asked | null {
    return this.#question;
  }
  set question(question: Asked | null) {
    if (question === this.#question) return; // told again after a break: what was clicked or advised stays
    this.#question = question;
    this.#kept = null;
    this.pointed = null;
    this.advised = null;
    this.expects = [];
    this.final = new Set();
    this.refused = [];
  }

  /** A game that knows better where a choice is on its board says so, once. */
  set where(where: (choice: Choice, question: Asked) => string[]) {
    this.#where = where;
  }

  /** What may be chosen, after what was clicked so far. */
  get offered(): Choice[] {
    return this.#kept ?? this.#question?.choices ?? [];
  }
  /** Whether some choices are put aside by a click. */
  get narrowed(): boolean {
    return this.#kept !== null;
  }

  /** The few choices that are about nothing on the board: to pass, to stop, yes or no. */
  get loose(): Choice[] {
    const question = this.#question;
    if (!question) return [];
    const loose = distinct(question.choices.filter((choice) => this.#where(choice, question).length === 0));
    return loose.length > FEW ? [] : loose;
  }

  /** The choices that are about a thing. */
  at(key: string): Choice[] {
    const question = this.#question;
    if (!question) return [];
    return this.offered.filter(
      (choice) => this.#where(choice, question).includes(key) || (this.narrowed && this.aim(choice) === key),
    );
  }
  /** Whether the choice pointed at is about it. */
  pointedAt(key: string): boolean {
    return this.#about(this.pointed, key);
  }
  /** A bot has said what it would do, and why. */
  advise(advice: Advice): void {
    this.advised = this.#question?.choices.find((one) => one.choice === advice.choice) ?? null;
    this.expects = advice.expects ?? [];
  }
  /** Whether the choice advised is about it. */
  advisedAt(key: string): boolean {
    return this.#about(this.advised, key);
  }
  #about(choice: Choice | null, key: string): boolean {
    return this.#question !== null && choice !== null && this.#where(choice, this.#question).includes(key);
  }
  /** Why nothing can be done with a thing, if choices about it exist and none is offered. */
  why(key: string): string {
    const question = this.#question;
    if (!question || this.at(key).length) return "";
    const first = (question.choices[0]?.choice ?? 0) - (question.choices[0]?.value ?? 0);
    const reasons = this.refused.filter(
      ({ choice, words }) => words && this.#where({ choice, words, value: choice - first }, question).includes(key),
    );
    return [...new Set(reasons.map((one) => this.#hands.tell(one.reason)))].slice(0, 2).join(" ");
  }

  /**
   * A click on a thing: choose, or keep only what is about it. Of choices in the same words one is as good as another. A
   * second click on the same thing puts the others back; a key doesn't, it would toggle for ever (there is Escape).
   */
  pick(key: string, byKey = false): void {
    const found = this.at(key);
    const [only, ...others] = distinct(found);
    const decided = only && !others.length && [null, key].includes(this.aim(only));
    if (decided) this.choose(only);
    else if (this.narrowed && found.length === this.offered.length) {
      if (!byKey) this.widen();
    } else if (found.length) this.#kept = found;
  }
  choose(choice: Choice): void {
    this.#hands.choose(choice);
  }
  /** Put everything that was offered back. */
  widen(): void {
    this.#kept = null;
  }
}

/**
 * Makes an element of a board (SVG or HTML) a spot: it glows when it can be chosen, and is a button then; it tells why when it
 * can't. `label` is what a screen reader says for it; `told` is what the thing does, said when nothing else is to be said.
 *
 *     <g {@attach spot(picks, "spot:12", "Pell Street: Rat Catchers")}>...</g>
 */
export function spot(picks: Picks, key: string, label: string, told = ""): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const about = told || picks.about(key);
    const found = picks.at(key);
    const can = found.length > 0;
    const why = picks.why(key);
    element.dataset.spot = key;
    element.classList.add("spot");
    element.classList.toggle("can", can);
    element.classList.toggle("pointed", picks.pointedAt(key));
    const advised = picks.advisedAt(key);
    if (advised && !element.classList.contains("advised"))
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
    element.classList.toggle("advised", advised);
    element.setAttribute("aria-label", why ? `${label}. ${why}` : label);
    element.setAttribute("role", can ? "button" : "img");
    if (about) element.setAttribute("aria-description", about);
    else element.removeAttribute("aria-description");
    if (can || why || about) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
    if (why) element.dataset.why = why;
    else delete element.dataset.why;

    /** A long press reads: letting go of it chooses nothing. */
    let read = false;
    const deaf = [
      on(element, "touchstart", () => void (read = false)),
      on(element, "click", (event) => {
        if (!read && !doubled(event)) picks.pick(key);
        read = false;
      }),
      on(element, "keydown", (event) => {
        const pressed = (event as KeyboardEvent).key;
        if (pressed !== "Enter" && pressed !== " ") return;
        event.preventDefault();
        picks.pick(key, true);
      }),
      pointing(element, {
        point: () => {
          if (found.length === 1) picks.pointed = found[0] ?? null;
          whisper(why, about, element);
        },
        unpoint: () => {
          if (found.includes(picks.pointed as Choice)) picks.pointed = null;
          hush(element);
        },
        press: () => void (read = true),
      }),
    ];
    return () => deaf.forEach((stop) => stop());
  };
}
