// What the compilers don't see: promises nobody waits for, values of any type that leak, state that is written and never read.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["public/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // It can't tell a Map that is state from one that is filled once, and ours are never changed when they are state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // Its types for what a template hands out are `any`; svelte-check knows the true ones.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        "off",
      ]),
    ),
  },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
