/** The rules as numbered clauses, read from the Markdown that the server has for them. */

import { api } from "./api";
import type { Language } from "./prefs.svelte";

const CLAUSE = /^- \*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\*\* *(?:\((?:note|uwaga)\) *)?(.*)$/;

export interface Chapter {
  title: string;
  clauses: { id: string; text: string }[];
}

/** Chapters and their clauses; what stands between them (tables) is left to the whole document. */
export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = [];
  let open: { id: string; text: string } | null = null;
  for (const line of markdown.split("\n")) {
    const heading = /^## +(.+?) *$/.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading) {
      found.push({ title: heading[1] ?? "", clauses: [] });
      open = null;
    } else if (clause) {
      open = { id: clause[1] ?? "", text: clause[2] ?? "" };
      found.at(-1)?.clauses.push(open);
    } else if (open && /^ {2}\S/.test(line)) {
      open.text += " " + line.trim();
    } else {
      open = null;
    }
  }
  return found;
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

/** The text of one clause; empty if the game has none of that name. */
export async function clause(game: string, language: Language, id: string): Promise<string> {
  for (const chapter of await rules(game, language)) {
    for (const one of chapter.clauses) if (one.id === id) return one.text;
  }
  return "";
}
