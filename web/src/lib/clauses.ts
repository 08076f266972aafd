/** The rules as numbered clauses, read from the Markdown that the server has for them. */

import { api } from "./api";
import type { Language } from "./prefs.svelte";
import { rulebook, type Mark } from "./rulebook";

export interface Clause {
  id: string;
  text: string;
  marks: Mark[];
}
export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** Chapters and their clauses; the rest of the document is for reading it whole. */
export function chapters(markdown: string): Chapter[] {
  return rulebook(markdown)
    .filter(({ title }) => title)
    .map(({ title, blocks }) => ({
      title,
      clauses: blocks.flatMap((block) =>
        block.kind === "clause" ? [{ id: block.id, text: block.text, marks: block.marks }] : [],
      ),
    }));
}

const books = new Map<string, Promise<Chapter[]>>();

/** A game's rules in a language, fetched once. */
export function rules(game: string, language: Language): Promise<Chapter[]> {
  const key = `${game} ${language}`;
  let read = books.get(key);
  if (!read) {
    read = api.rules(game, language).then(chapters);
    books.set(key, read);
    read.catch(() => books.delete(key));
  }
  return read;
}

/** One clause; empty if the game has none of that name, or if its rules can't be had now. */
export async function clause(game: string, language: Language, id: string): Promise<Clause> {
  for (const chapter of await rules(game, language).catch(() => [])) {
    for (const one of chapter.clauses) if (one.id === id) return one;
  }
  return { id, text: "", marks: [] };
}
