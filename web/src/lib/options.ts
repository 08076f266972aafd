/** What an option of a game and its values are called: in the game's own words, else as plainly as can be. */

import type { OptionInfo } from "../wire";
import { t, type Book } from "./words.svelte";

/** Keys are written with hyphens; the option's own spelling is also understood. */
function find(words: Book, name: string, rest: string): string | null {
  for (const spelt of [name.replaceAll("_", "-"), name]) {
    const key = `option-${spelt}${rest}`;
    if (words.has(key)) return words.text(key);
  }
  return null;
}

export const optionName = (words: Book, option: OptionInfo): string =>
  find(words, option.name, "") ?? option.name.replaceAll("_", " ");
export const optionAbout = (words: Book, option: OptionInfo): string => find(words, option.name, "-about") ?? "";

export function valueName(words: Book, option: OptionInfo, value: unknown): string {
  const own = find(words, option.name, `-${String(value).toLowerCase().replaceAll("_", "-")}`);
  if (own !== null) return own;
  if (typeof value === "boolean") return t(value ? "new-yes" : "new-no");
  return String(value);
}

/** Something to switch on or off. */
export const isSwitch = (option: OptionInfo): boolean => option.values.every((value) => typeof value === "boolean");
