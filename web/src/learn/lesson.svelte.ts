/**
 * A first game with a guide, as this browser plays it. The server tells all of it at once: each position, the choice that is
 * meant, what is said about every other one, and what the others do next. How far one has come is kept in this browser.
 */

import { board, PLAIN, story, type Board, type Story } from "../games";
import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import { Picks } from "../lib/picks.svelte";
import { prefs } from "../lib/prefs.svelte";
import { Seen } from "../lib/seen.svelte";
import { Book, book, type Names } from "../lib/words.svelte";
import type { Advice, Asked, Choice, GameInfo, Lesson, LessonMove, LessonStep, SeatInfo, Words } from "../wire";
import { places } from "./places";

/** Moves after which the next of several choices is shown, if there was something to see of the last one. */
const PAUSE = 1;

export class Learning {
  told = $state.raw<Lesson | null>(null);
  game = $state.raw<GameInfo | null>(null);
  words = $state.raw<Book | null>(null);
  guide = $state.raw<Book | null>(null);
  drawn = $state.raw<Board | null>(null);
  trouble = $state.raw<unknown>(null);
  seen = $state.raw<Seen | null>(null);
  story: Story = PLAIN;
  /** The number of the step. */
  at = $state(0);
  /** The choice that was made and is not the one that is meant. */
  wrong = $state.raw<Choice | null>(null);
  /** Whether it was tried, and is still to be taken back. */
  tried = $state(false);
  /** What is still to be shown before the next step; null: nothing is under way. */
  #moves = $state.raw<LessonMove[] | null>(null);

  readonly step: LessonStep | null = $derived.by(() => this.told?.steps[this.at] ?? null);
  readonly last = $derived.by(() => this.at + 1 === (this.told?.steps.length ?? 0));
  /** Whether moves are being shown. */
  readonly telling = $derived.by(() => this.#moves !== null);
  readonly eyes = $derived.by(() => this.told?.seat ?? 0);
  readonly players = $derived.by(() =>
    (this.told?.players ?? []).map((name, seat) => (seat === this.eyes ? (me.known?.name ?? name) : name)),
  );
  readonly seats: SeatInfo[] = $derived.by(() =>
    this.players.map((name, seat) => ({ name, bot: seat === this.eyes ? "" : "random", present: true })),
  );
  readonly question: Asked | null = $derived.by(() =>
    this.telling || this.tried || !this.seen?.settled ? null : (this.step?.scene.question ?? null),
  );
  /** Why the choice that was made is not the one that is meant, in words. */
  readonly reason = $derived.by(() => this.guide?.text(this.step?.reasons[this.wrong?.choice ?? -1] ?? "") ?? "");

  readonly picks = new Picks({
    choose: (choice) => this.choose(choice),
    tell: (said) => this.words?.say(said, this.players) ?? "",
  });

  constructor(readonly key: string) {
    this.#fetch().catch((problem: unknown) => (this.trouble = problem));
    $effect(() => this.#fetchWords());
    $effect(() => this.#tell());
    $effect(() => void (this.picks.question = this.question));
    this.picks.about = (key) => this.words?.marked(key) ?? "";
  }

  /** What the question's panel needs of a table. */
  readonly table = {
    info: null,
    unsent: false,
    trouble: null,
    hint: (): Promise<Advice> => Promise.reject(new Error("the guide has said it")),
    ask: () => Promise.resolve(null),
  };

  choose(choice: Choice): void {
    if (!this.question) return;
    this.picks.widen();
    if (this.step?.meant.includes(choice.choice)) this.goOn();
    else this.wrong = choice;
  }
  /** Show what follows, then come to the next step. */
  goOn(): void {
    this.wrong = null;
    this.#moves = this.step?.moves ?? [];
  }
  /** Show at once what is being told. */
  skip(): void {
    while (this.#moves) this.#next();
    this.seen?.hurry();
  }
  /** See what comes of the choice that is not meant. */
  async tryIt(): Promise<void> {
    const { at, wrong } = this;
    if (!wrong) return;
    try {
      const { events, view } = await api.tryOut(this.key, at, wrong.choice);
      if (this.at !== at || this.wrong !== wrong) return;
      this.tried = true;
      this.seen?.choose();
      this.#take(events, view);
    } catch (problem) {
      this.trouble = problem;
    }
  }
  /** Stand at a step, all before it done as the lesson means it. */
  stand(at: number): void {
    const { told } = this;
    const step = told?.steps[at];
    if (!told || !step) return;
    const before = told.steps.slice(0, at).flatMap(({ moves }) => moves.flatMap(({ events }) => events));
    const events = [...told.events, ...before];
    this.#moves = this.wrong = null;
    this.tried = false;
    this.at = at;
    this.picks.widen();
    this.seen = new Seen(told.seat, () => this.story);
    this.#take(events, step.scene.view, true);
    places.keep(this.key, at);
  }

  async #fetch(): Promise<void> {
    const [games, told, drawn, tale] = await Promise.all([
      api.games(),
      api.lesson(this.key),
      board(this.key),
      story(this.key),
      me.look().catch(() => undefined),
    ]);
    this.game = games.find(({ game }) => game === this.key) ?? null;
    [this.told, this.drawn, this.story] = [told, drawn, tale];
    const kept = places.of(this.key);
    this.stand(kept < told.steps.length ? kept : 0);
  }
  #fetchWords(): void {
    const language = prefs.language;
    const names = (this.game?.names ?? {}) as Names;
    if (!this.game || this.words?.language === language) return;
    Promise.all([book(language, this.key, names), api.lessonWords(this.key, language)]).then(
      ([words, text]) => {
        if (language !== prefs.language) return;
        [this.words, this.guide] = [words, new Book(language, [text])];
      },
      (problem: unknown) => (this.trouble = problem),
    );
  }

  /** One choice after the other, each when the one before was seen. */
  #tell(): void | (() => void) {
    const moves = this.#moves;
    if (!moves || !this.seen?.settled) return;
    const last = this.step?.moves.at(-moves.length - 1);
    const timer = setTimeout(() => this.#next(), last?.events.length ? PAUSE * prefs.move : 0);
    return () => clearTimeout(timer);
  }
  #next(): void {
    const [move, ...rest] = this.#moves ?? [];
    if (!move) {
      this.#moves = null;
      this.at += 1;
      places.keep(this.key, this.at);
      return;
    }
    this.#moves = rest;
    if (move.seat === this.eyes) this.seen?.choose();
    this.#take(move.events, move.view);
  }
  #take(events: Words[], view: Record<string, unknown>, whole = false): void {
    const at = (whole ? 0 : (this.seen?.at ?? 0)) + events.length;
    const scene = { view, question: null };
    this.seen?.take({ type: "update", table: "", seat: this.eyes, era: 0, at, events, scene, whole });
  }
}
