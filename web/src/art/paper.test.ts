// @vitest-environment happy-dom
// The drawings of the boards, for those who draw without a browser: the pictures of links (src/posse/pictures/art.json). After a
// change of a drawing, `npx vitest run src/art/paper.test.ts -u` writes them anew.
import { mount, unmount, type Component } from "svelte";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as bang from "../games/bang-dice/art";
import { PEOPLE as SALOON } from "../games/bang-dice/portraits/people";
import { FACES } from "../games/bang-dice/rolls";
import * as colt from "../games/colt-express/art";
import Engine from "../games/colt-express/Engine.svelte";
import Scenery from "../games/colt-express/Scenery.svelte";
import * as guns from "../games/deadwood-1876/art";
import Hills from "../games/deadwood-1876/Hills.svelte";
import { NOBODY, PEOPLE } from "../games/deadwood-1876/people";
import Roof from "../games/deadwood-1876/Roof.svelte";
import { EMBLEMS, FRONTS } from "../games/deadwood/facades";
import * as deadwood from "../games/deadwood/figures";
import Defs from "../games/five-points/Defs.svelte";
import Skyline from "../games/five-points/Skyline.svelte";
import { GLYPHS } from "../games/plain/glyphs";
import { LETTERS, SHAPES } from "../lib/seats";
import Logo from "./Logo.svelte";
import BangDice from "./posters/BangDice.svelte";
import ColtExpress from "./posters/ColtExpress.svelte";
import Deadwood from "./posters/Deadwood.svelte";
import Deadwood1876 from "./posters/Deadwood1876.svelte";
import FivePoints from "./posters/FivePoints.svelte";
import Plain from "./posters/Plain.svelte";

/** What a component draws, as marked-up text. Its classes are those of its own style sheet; what the compiler adds goes. */
function drawn(component: Component, props: Record<string, unknown> = {}): string {
  const target = document.createElement("div");
  const shown = mount(component as Component<Record<string, unknown>>, { target, props });
  const marked = target.innerHTML;
  void unmount(shown);
  return marked
    .replace(/<!---->|<!--.*?-->/gs, "")
    .replace(/ ?svelte-[a-z0-9]+/g, "")
    .replace(/ (aria-hidden|focusable)="[^"]*"| class=""/g, "")
    .replace(/\s+/g, " ");
}

/** The outlines in it, in order. */
const outlines = (marked: string): string[] => [...marked.matchAll(/ d="([^"]+)"/g)].map((found) => found[1] ?? "");

const source = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf-8");

/** The outlines of these classes in a component that can't be drawn alone. */
const named = (file: string, ...names: string[]): string[] =>
  [...source(file).matchAll(/class="([a-z]+)"\s+d="([^"]+)"/g)].flatMap(([, name, d]) =>
    names.includes(name ?? "") && d ? [d] : [],
  );

/** The colours of a style sheet by day. */
function colours(sheet: string): Record<string, string> {
  const text = source(sheet);
  const day = text.slice(text.indexOf("{") + 1, text.indexOf("}"));
  const found = [...day.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,6});/g)];
  return Object.fromEntries(found.map(([, name, colour]): [string, string] => [name ?? "", colour ?? ""]));
}

const each = <T>(many: number, one: (number: number) => T): T[] => Array.from({ length: many }, (_, n) => one(n));

test("who draws without a browser has the same drawings", async () => {
  const art = {
    colours: {
      house: colours("../style/tokens.css"),
      "five-points": colours("../games/five-points/colours.css"),
      deadwood: colours("../games/deadwood/colours.css"),
      "deadwood-1876": colours("../games/deadwood-1876/colours.css"),
    },
    seats: { shapes: SHAPES, letters: LETTERS },
    star: outlines(drawn(Logo as Component)),
    posters: {
      "five-points": drawn(FivePoints),
      "colt-express": drawn(ColtExpress),
      deadwood: drawn(Deadwood),
      "bang-dice": drawn(BangDice),
      "deadwood-1876": drawn(Deadwood1876),
      plain: drawn(Plain),
    },
    glyphs: GLYPHS,
    "five-points": { defs: drawn(Defs), skyline: outlines(drawn(Skyline)) },
    "colt-express": {
      figures: colt.FIGURES,
      star: colt.STAR,
      loot: colt.LOOT,
      turns: colt.TURNS,
      actions: colt.ACTIONS,
      land: named("../games/colt-express/Train.svelte", "far", "grain"),
      engine: outlines(drawn(Engine)),
      walls: each(6, (wagon) => outlines(drawn(Scenery as Component, { wagon }))[0]),
      boiler: outlines(drawn(Scenery as Component, { wagon: undefined }))[0],
    },
    deadwood: {
      fronts: FRONTS,
      emblems: EMBLEMS,
      ranked: deadwood.RANKED,
      sheriff: deadwood.SHERIFF,
      star: deadwood.STAR,
      outskirts: named("../games/deadwood/Outskirts.svelte", "hill", "cuts", "dark", "beam", "cross", "hat"),
    },
    "bang-dice": { ...bang, people: SALOON, faces: FACES },
    "deadwood-1876": {
      guns: guns.GUNS,
      signs: each(20, guns.sign),
      people: [...PEOPLE, NOBODY],
      roofs: each(3, (house) => outlines(drawn(Roof as Component, { house }))),
      hills: outlines(drawn(Hills)),
    },
  };
  await expect(JSON.stringify(art, null, 1) + "\n").toMatchFileSnapshot("../../../src/posse/pictures/art.json");
});
