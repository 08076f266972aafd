/** What every part of a board looks at. Each game's desk is one of these, with its own table and the words for it. */

import type { FluentVariable } from "@fluent/bundle";
import type { Picks } from "../lib/picks.svelte";
import type { Book } from "../lib/words.svelte";
import type { BoardProps } from "./board";

export class BoardDesk {
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view(): BoardProps["view"] {
    return this.#props().view;
  }
  get over(): boolean {
    return this.view["over"] === true;
  }
  /** The place of each seat, when the game is over. */
  get ranks(): number[] {
    return (this.view["ranks"] as number[] | null) ?? [];
  }
  get asked(): number[] {
    return this.view["asked"] as number[];
  }
  get eyes(): number | null {
    return this.#props().eyes;
  }
  get names(): string[] {
    return this.#props().players;
  }
  get book(): Book {
    return this.#props().book;
  }
  get picks(): Picks {
    return this.#props().picks;
  }
  get plate(): BoardProps["plate"] {
    return this.#props().plate;
  }
  /** The kind of question that is open. */
  get kind(): string {
    return this.picks.question?.kind ?? "";
  }
  text(key: string, blanks: Record<string, FluentVariable> = {}): string {
    return this.book.text(`board-${key}`, blanks);
  }
}

/** Sentences one after another, for a screen reader. */
export const told = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(". ");
