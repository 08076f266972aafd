/** The clauses of a game by number, for telling what a piece does. Fetched once; until then nothing is told. */

import { rules } from "../../lib/clauses";
import type { Language } from "../../lib/prefs.svelte";

/** References to other clauses say nothing to somebody who reads one. */
const REFERENCE = /\s*\((?:[a-z]+\.? )?[A-Z][A-Z0-9]*-\d+[^)]*\)/g;

export class Rulings {
  #texts = $state.raw(new Map<string, string>());
  #wanted = "";

  async load(game: string, language: Language): Promise<void> {
    this.#wanted = `${game} ${language}`;
    const wanted = this.#wanted;
    // No rules to be had: the board does without.
    const found = (await rules(game, language).catch(() => [])).flatMap((chapter) => chapter.clauses);
    if (wanted === this.#wanted) this.#texts = new Map(found.map(({ id, text }) => [id, plain(text)]));
  }

  of(clauses: string[] = []): string {
    return clauses
      .map((id) => this.#texts.get(id) ?? "")
      .filter(Boolean)
      .join(" ");
  }
}

/** Without references and Markdown. */
const plain = (text: string): string => text.replace(REFERENCE, "").replace(/[*_`]/g, "");
