import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./offline";

// Built into the Python package, which serves it. `npm run dev` talks to a `posse serve` on its usual port.
export default defineConfig({
  // Components are tested as a browser has them.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  plugins: [svelte(), offline()],
  build: { outDir: "../src/posse/server/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": "http://127.0.0.1:7878", "/ws": { target: "ws://127.0.0.1:7878", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
