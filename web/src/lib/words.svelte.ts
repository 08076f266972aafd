/**
 * Words in the person's language, from the same Fluent files as the terminal's. A name (a gang, a street) is a message and its
 * attributes are its cases: a blank `gang` brings `$gang`, and `$gang_gen` for the attribute `.gen`.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Words } from "../wire";
import en from "../text/en.ftl?raw";
import pl from "../text/pl.ftl?raw";
import { api } from "./api";
import { prefs, type Language } from "./prefs.svelte";

type Blanks = Record<string, FluentVariable>;
/** The keys of a game's names, by kind: `names.gang[5]`. */
export type Names = Record<string, string[]>;

/** One language's words: the page's, the table's, and a game's if one is named. */
export class Book {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string[],
    readonly names: Names = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The words for a key, with its blanks filled; the key itself where a language has none. */
  text(key: string, blanks: Blanks = {}): string {
    const message = this.#bundle.getMessage(key);
    // With a list for its errors Fluent shows a blank that is missing as such, and does not throw.
    return message?.value ? this.#bundle.formatPattern(message.value, blanks, []) : `⟨${key}⟩`;
  }

  /** What a thing of the game is called: `noun("gang", 5)`. */
  noun(kind: string, number: number): string {
    return this.text(this.#key(kind, number));
  }

  /** What a thing is for, in a sentence; empty where nothing is to be said. */
  about(kind: string, number: number): string {
    return this.what(this.#key(kind, number));
  }
  /** The same, by the key that a board marks it with, where that says what it is: `building:4`. */
  marked(key: string): string {
    const [kind = "", number, more] = key.split(":");
    return more === undefined ? this.about(kind, Number(number)) : "";
  }
  /** The same, by the key of its name: `token-pony`. */
  what(thing: string): string {
    return this.has(`what-${thing}`) ? this.text(`what-${thing}`) : "";
  }

  /** A saying with its blanks filled. `players` are the names at the table. */
  say(words: Words, players: string[] = []): string {
    const blanks: Blanks = {};
    for (const [name, [kind, value]] of Object.entries(words.args ?? {})) {
      if (kind === "n") blanks[name] = value;
      else if (kind === "seat") blanks[name] = players[value] ?? String(value + 1);
      else Object.assign(blanks, this.#forms(name, kind, value));
    }
    return this.text(words.key, blanks);
  }

  // As in Python, -1 is the last of the names: nothing, nobody.
  #key(kind: string, number: number): string {
    return `${kind}-${this.names[kind]?.at(number) ?? number}`;
  }

  #forms(blank: string, kind: string, number: number): Blanks {
    const key = this.#key(kind, number);
    const forms: Blanks = { [blank]: this.text(key) };
    const message = this.#bundle.getMessage(key);
    for (const [form, pattern] of Object.entries(message?.attributes ?? {}))
      forms[`${blank}_${form}`] = this.#bundle.formatPattern(pattern);
    return forms;
  }
}

/** In the first script, so that there is something to read at once. */
const PAGE: Record<Language, string> = { en, pl };

const once = new Map<string, Promise<string>>();
/** Fetched once each, and again only if that failed. */
function fetched(key: string, get: () => Promise<string>): Promise<string> {
  let text = once.get(key);
  if (!text) {
    text = get();
    once.set(key, text);
    text.catch(() => once.delete(key));
  }
  return text;
}

/** The words of the page itself, and of a game if one is given with its names. */
export async function book(language: Language, game = "", names: Names = {}): Promise<Book> {
  const texts = [Promise.resolve(PAGE[language]), fetched(`table ${language}`, () => api.tableWords(language))];
  if (game) texts.push(fetched(`${game} ${language}`, () => api.gameWords(game, language)));
  return new Book(language, await Promise.all(texts), names);
}

/** The page's own words, in the language chosen now. */
class Here {
  book = $state.raw(new Book(prefs.language, [PAGE[prefs.language]]));

  /** Words that can't be had now leave those that are there. */
  async load(): Promise<void> {
    const wanted = prefs.language;
    const loaded = await book(wanted).catch(() => null);
    if (loaded && wanted === prefs.language) this.book = loaded;
  }
}

export const here = new Here();
/** The page's words for a key. */
export const t = (key: string, blanks: Blanks = {}): string => here.book.text(key, blanks);
