/** A table as this browser knows it: who sits there, what my seats see, what was said. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { PLAIN, type Story } from "../games";
import type { Advice, Asked, Chat, ChatLine, Choice, Coached, Done, FromServer, Outlook, TableInfo } from "../wire";
import { No } from "./api";
import { told, type Told } from "./coach";
import { Folding } from "./folding";
import { follow } from "./luck";
import { prefs } from "./prefs.svelte";
import { Seen } from "./seen.svelte";
import { Line } from "./socket.svelte";

export class Sitting {
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the table can't be looked at. */
  refused = $state.raw<No | null>(null);
  /** The last thing that was refused, to be told once. */
  trouble = $state.raw<No | null>(null);
  me = $state("");
  /** Somebody who only looks on wants to say who they are. */
  naming = $state(false);
  /** Choices of mine that the server has not confirmed. */
  #unconfirmed = $state(0);
  /** What a coach has to say about my last choices, by seat. */
  #coached = new SvelteMap<number, Told>();
  /** How this game's events are told. */
  story: Story = PLAIN;
  #seen = $state.raw<Seen[]>([]);
  /** Questions that I have answered: they are not asked again unless that was refused. */
  #answered = new SvelteSet<string>();
  /** What is being asked of the table. */
  #asking = new Map<string, Promise<Done | null>>();
  /** Changes that came are folded into what was there. */
  #folding = new Folding();
  readonly line: Line;

  constructor(readonly table: string) {
    this.line = new Line(
      (message) => this.#hear(message),
      () => this.#greeting(),
      `?changes&table=${table}`,
    );
  }

  close(): void {
    this.line.close();
  }

  /** My seats at this table. */
  get mine(): number[] {
    const seats = this.info?.seats ?? [];
    return seats.flatMap((seat, number) => (this.me && seat.guest === this.me ? [number] : []));
  }
  get players(): string[] {
    return (this.info?.seats ?? []).map((seat) => seat.name ?? "");
  }
  get hosting(): boolean {
    return this.info !== null && this.info.host === this.me;
  }

  /** What the host was called when the table was made; at older tables only if they sit there. */
  get host(): string {
    const { host, host_name, seats = [] } = this.info ?? {};
    return host_name || (seats.find(({ guest }) => guest && guest === host)?.name ?? "");
  }
  /** Whether a choice of mine waits for the line to be there again. */
  get unsent(): boolean {
    return this.#unconfirmed > 0 && !this.line.open;
  }

  /** The table through these eyes, if they are mine. */
  through(eyes: number | null): Seen | null {
    return this.#seen.find((seen) => seen.seat === eyes) ?? null;
  }

  /** What a seat of mine is asked now, unless I have answered it already. */
  question(seat: number | null): Asked | null {
    const seen = this.through(seat);
    if (seat === null || !seen?.settled || this.info?.status !== "playing" || this.info.paused) return null;
    const question = seen.scene?.question ?? null;
    return question && this.#answered.has(this.#name(seat, seen.era, question.number)) ? null : question;
  }

  async choose(seat: number, question: Asked, choice: Choice): Promise<void> {
    const seen = this.through(seat);
    if (!seen) return;
    const name = this.#name(seat, seen.era, question.number);
    if (this.#answered.has(name)) return;
    this.#answered.add(name);
    seen.choose();
    const answer = { seat, era: seen.era, question: question.number, choice: choice.choice };
    this.#unconfirmed += 1;
    void this.#coach(seat, question, choice);
    const done = await this.ask("answer", answer).finally(() => (this.#unconfirmed -= 1));
    if (!done) this.#answered.delete(name);
  }

  /** What a coach thinks of that: asked before the answer is sent, while the question is open; told some time after it. */
  async #coach(seat: number, question: Asked, choice: Choice): Promise<void> {
    this.#coached.delete(seat);
    if (!prefs.coach || this.info?.hints === false || question.choices.length < 2) return;
    const ask = { type: "coach", table: this.table, seat, choice: choice.choice };
    const coached = await this.line.ask<Coached>(ask).catch(() => null); // nobody had the time, or the line broke
    const word = coached && told(seat, question, choice, coached);
    if (word && coached.era === this.through(seat)?.era) this.#coached.set(seat, word);
  }
  /** What it has said about the last choice of a seat of mine. */
  coached(seat: number | null): Told | null {
    return seat === null ? null : (this.#coached.get(seat) ?? null);
  }
  forgetCoach(seat: number): void {
    this.#coached.delete(seat);
  }

  /** What can't be taken back, and what can't be chosen and why. */
  look(seat: number): Promise<Outlook> {
    return this.line.ask<Outlook>({ type: "look", table: this.table, seat });
  }
  hint(seat: number): Promise<Advice> {
    return this.line.ask<Advice>({ type: "hint", table: this.table, seat });
  }

  /** Ask the table for something; null if it was refused, which `trouble` then tells. A second click asks nothing more. */
  ask(type: string, more: Record<string, unknown> = {}): Promise<Done | null> {
    const ask = { type, table: this.table, ...more };
    const key = JSON.stringify(ask);
    const asked = this.#asking.get(key) ?? this.#ask(ask).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asked);
    return asked;
  }

  async #ask(ask: { type: string }): Promise<Done | null> {
    try {
      this.trouble = null;
      return await this.line.ask<Done>(ask);
    } catch (problem) {
      if (!(problem instanceof No)) throw problem;
      this.trouble = problem;
      return null;
    }
  }

  #name(seat: number, era: number, number: number): string {
    return `${seat} ${era} ${number}`;
  }

  /** I play my seat again, for which a bot stood in: who watches anew has it back. */
  comeBack(): Promise<Done | null> {
    return this.ask("watch", this.#marks());
  }

  #marks(): Record<string, unknown> {
    const marks = this.#seen.map(({ seat, era, at }) => ({ seat, era, events: at }));
    return { marks, chat: this.chat.length };
  }

  #greeting(): { type: string } {
    this.#folding = new Folding();
    return { type: "watch", table: this.table, ...this.#marks(), id: 0 } as { type: string };
  }

  #hear(told: FromServer): void {
    const message = this.#folding.take(told);
    if (!message) {
      this.#catchUp();
      return;
    }
    switch (message.type) {
      case "welcome":
        this.me = message.guest;
        break;
      case "table":
        if (message.table !== this.table) break;
        if (message.status !== this.info?.status) this.trouble = null;
        this.info = message;
        this.refused = null;
        follow(this.line, message, this.mine);
        break;
      case "update":
        if (message.table === this.table) this.#eyes(message.seat).take(message);
        break;
      case "chat":
        this.#listen(message);
        break;
      case "error":
        // Without a number it is about looking at the table, or about being too fast, whatever was said.
        if (!message.id && message.words.key !== "too-fast") this.refused = new No(404, message.words, message.text);
        break;
    }
  }

  /** A change goes on from a scene that is not here: everything whole, please. */
  #catchUp(): void {
    void this.ask("watch", { chat: this.chat.length });
  }

  #eyes(seat: number | null): Seen {
    let seen = this.through(seat);
    if (!seen) {
      seen = new Seen(seat, () => this.story);
      this.#seen = [...this.#seen, seen];
    }
    return seen;
  }

  #listen(message: Chat): void {
    if (message.table === this.table) this.chat = [...this.chat.slice(0, message.since), ...message.said];
  }
}
