/** How one person looks at a table: through whose eyes, what is asked of them, and what is needed to draw it. */

import { board, PLAIN, story, type Board, type Story } from "../games";
import { api } from "../lib/api";
import { Bell } from "../lib/bell";
import type { Step } from "../lib/moments";
import { Picks } from "../lib/picks.svelte";
import { prefs } from "../lib/prefs.svelte";
import { Sitting } from "../lib/table.svelte";
import { book, type Book, type Names } from "../lib/words.svelte";
import type { Asked, Choice, GameInfo } from "../wire";

/** Milliseconds until a house that was too busy is asked again. */
const PATIENCE = 2_000;

export class Looking {
  #sitting = $state.raw() as Sitting;
  game = $state.raw<GameInfo | null>(null);
  words = $state.raw<Book | null>(null);
  drawn = $state.raw<Board | null>(null);
  story = $state.raw<Story>(PLAIN);
  /** My seat that the screen was last called to. */
  #called = $state<number | null>(null);
  /** My seat whose person has said that they are at the screen. */
  #holder = $state<number | null>(null);
  /** A choice that can't be taken back, about which the person is asked once more. */
  doubt = $state.raw<Choice | null>(null);
  #bell = new Bell();
  /** How often something could not be had: when it grows, what is still missing is fetched again. */
  #missed = $state(0);
  /** The number of the step that is looked at again. */
  #past = $state<number | null>(null);

  /** Which game is played, once that is known. */
  readonly key = $derived.by(() => this.#sitting.info?.game ?? "");
  readonly status = $derived.by(() => this.#sitting.info?.status ?? "");
  /** Whose eyes look at the screen; with several seats of mine, the others' cards stay covered. */
  readonly eyes = $derived.by(() => {
    const mine = this.#sitting.mine;
    return this.#called !== null && mine.includes(this.#called) ? this.#called : (mine[0] ?? null);
  });
  readonly seen = $derived.by(() => this.#sitting.through(this.eyes));
  readonly covered = $derived.by(
    () =>
      this.#sitting.mine.length > 1 && this.status !== "open" && this.status !== "over" && this.#holder !== this.eyes,
  );
  readonly steps = $derived.by(() => this.seen?.steps ?? []);
  /** The step that is looked at again; null: the board is as it is now. */
  readonly back = $derived.by(() => this.steps.find(({ number }) => number === this.#past) ?? null);
  /** What is asked of me, whether I look at it or back. */
  readonly coming: Asked | null = $derived.by(() => (this.covered ? null : this.#sitting.question(this.eyes)));
  readonly question: Asked | null = $derived.by(() => (this.back ? null : this.coming));
  /** Whether the game is over, and its end was shown. */
  readonly ended = $derived.by(() => this.status === "over" && (this.seen?.settled ?? false));

  readonly picks = new Picks({
    choose: (choice) => {
      const { eyes, question } = this;
      if (!question || eyes === null) return;
      if (prefs.confirm && this.picks.final.has(choice.choice) && this.doubt !== choice) {
        this.doubt = choice;
        return;
      }
      this.doubt = null;
      prefs.meet(`${this.key} ${question.kind}`);
      void this.#sitting.choose(eyes, question, choice);
    },
    tell: (said) => this.words?.say(said, this.#sitting.players) ?? "",
  });

  constructor(readonly table: string) {
    this.#sitting = new Sitting(table);
    $effect(() => this.#fetchBoard());
    $effect(() => this.#fetchWords());
    $effect(() => this.#handOver());
    $effect(() => this.#put());
    $effect(() => void (this.#bell.turn = this.#sitting.mine.some((seat) => this.#sitting.question(seat) !== null)));
    this.picks.about = (key) => this.words?.marked(key) ?? "";
  }

  get sitting(): Sitting {
    return this.#sitting;
  }
  close(): void {
    this.#sitting.close();
    this.#bell.close();
  }
  /** Come to the table anew, under a name that the house now knows; and take that seat, if it is still free. */
  again(seat?: number): void {
    this.close();
    this.#sitting = new Sitting(this.table);
    if (seat !== undefined) void this.#sitting.ask("sit", { seat });
    this.#sitting.story = this.story;
  }
  /** Look at a step again; at null: at what is now. */
  lookAt(step: Step | null): void {
    this.#past = step?.number ?? null;
    if (this.seen) this.seen.held = step !== null;
  }
  /** Don't tell, show: up to my next question. */
  skip(): void {
    this.seen?.skip();
  }
  /** The person whom the screen was called to is there. */
  uncover(): void {
    this.#holder = this.eyes;
  }

  // What can't be had now is asked for again after a while, and when the line is open again.
  #miss(): void {
    setTimeout(() => (this.#missed += 1), PATIENCE);
  }
  #fetchBoard(): void {
    const key = this.key;
    void this.#missed;
    if (!key || !this.#sitting.line.open || (this.drawn && this.game)) return;
    Promise.all([board(key), story(key), api.games()]).then(
      ([drawn, told, games]) => {
        this.drawn = drawn;
        this.story = this.#sitting.story = told;
        this.game = games.find((one) => one.game === key) ?? null;
      },
      () => this.#miss(),
    );
  }
  #fetchWords(): void {
    const language = prefs.language;
    const names = (this.game?.names ?? {}) as Names;
    void this.#missed;
    if (!this.game || !this.#sitting.line.open || this.words?.language === language) return;
    book(language, this.key, names).then(
      (read) => {
        if (language === prefs.language) this.words = read;
      },
      () => this.#miss(),
    );
  }
  /** Several seats in one browser: whoever is asked next has to take the screen first. */
  #handOver(): void {
    const asked = this.#sitting.mine.filter((seat) => this.#sitting.question(seat) !== null);
    const [next] = asked;
    if (this.#sitting.mine.length < 2 || next === undefined || asked.includes(this.eyes ?? -1)) return;
    this.#called = next;
    this.#holder = null;
  }
  /** Put the question to the person, and find out what is final and what is not offered. */
  #put(): void {
    const { question, eyes, picks } = this;
    picks.question = question;
    this.doubt = null;
    if (!question || eyes === null) return;
    this.#sitting.look(eyes).then(
      (outlook) => {
        if (picks.question !== question || outlook.number !== question.number) return;
        picks.final = new Set(outlook.final);
        picks.refused = outlook.refused;
      },
      () => undefined, // the question is gone already
    );
  }
}
