import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Fonts for letters that our words have, in the form that every browser takes. */
const FONT = /-latin(-ext)?-.*\.woff2$/;

/** Tells the service worker what the page is made of: what it opens with, and all of it. */
export function offline(): Plugin {
  return {
    name: "posse-offline",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const core = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || core.has(name)) return;
        core.add(name);
        for (const file of [...(chunk.viteMetadata?.importedCss ?? [])]) core.add(file);
        chunk.imports.forEach(add);
      };
      for (const [name, file] of Object.entries(bundle)) if (file.type === "chunk" && file.isEntry) add(name);
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const all = names.filter((name) => /\.(js|css|svg)$/.test(name) || FONT.test(name)).sort();
      const version = createHash("sha256").update(all.join(" ")).digest("hex").slice(0, 12);
      const told = { version, core: [...core].map((name) => `/${name}`), all: all.map((name) => `/${name}`) };
      const file = join(dir, "sw.js");
      const source = await readFile(file, "utf-8");
      const empty = 'const FILES = { version: "", core: [], all: [] };';
      if (!source.includes(empty)) throw new Error("sw.js has no place for what the page is made of");
      await writeFile(file, source.replace(empty, `const FILES = ${JSON.stringify(told)};`));
    },
  };
}
