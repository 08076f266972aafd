import { expect, test } from "vitest";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
// Said by the server, which has words of its own for them.
const SERVERS = /^(say|no|bad|too|not|wrong|why)-/;

test("both languages say the same things, each once", () => {
  expect(keys(pl)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test("every word that a page asks for is there", () => {
  const known = new Set(keys(en));
  const missing = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)]
      .map((match) => match[1] ?? "")
      .filter((key) => !known.has(key) && !SERVERS.test(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test("no key is left over", () => {
  const all = Object.values(sources).join("\n");
  // Keys are also made: t(`settings-theme-${theme}`), mine ? "table-mine" : `table-${status}`.
  const made = [...all.matchAll(/(?:\bt\(|\s:)\s*`([a-z-]+)\$\{/g)].map((match) => match[1] ?? "");
  const quoted = (key: string): boolean => all.includes(`"${key}"`) || made.some((start) => key.startsWith(start));
  expect(keys(en).filter((key) => !quoted(key))).toEqual([]);
});
