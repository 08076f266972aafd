// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { around, best, find } from "../lib/beside";
import type { Step } from "../lib/moments";
import { Book } from "../lib/words.svelte";
import Caption from "./Caption.svelte";
import Strip from "./Strip.svelte";

const book = new Book("en", ["shot = { $seat } shoots { $other }\nnight = Night falls\nlost = { $seat } is lost"]);
const players = ["Ann", "Ben", "Cid"];
const step = (number: number, key: string, seat: number | null, other = 0): Step => ({
  event: { key, args: seat === null ? {} : { seat: ["seat", seat], other: ["seat", other] } },
  number,
  seat,
  view: {},
});

let shown: object | null = null;
function show<T extends Record<string, unknown>>(what: Parameters<typeof mount<T, object>>[0], props: T): void {
  shown = mount(what, { target: document.body, props });
  flushSync();
}
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});
const buttons = (like: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(like)];

test("a caption says the log's words with the seat's mark, and is read aloud only where the log isn't", () => {
  const stage = document.createElement("section");
  const props = { place: () => [], book, players, stage };
  show(Caption, { ...props, step: step(4, "shot", 1, 2) });
  expect(document.querySelector(".caption span")?.textContent).toBe("Ben shoots Cid");
  expect(document.querySelector(".caption svg text")?.textContent).toBe("B");
  expect(document.querySelector("[aria-live]")?.getAttribute("aria-live")).toBe("off");
  if (shown) void unmount(shown);
  show(Caption, { ...props, step: step(4, "night", null), aloud: true });
  expect(document.querySelector(".caption svg")).toBe(null);
  expect(document.querySelector("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
});

test("it stands beside the first thing that can be seen, and not on what glows", () => {
  const box = (left: number, top: number, width = 100, height = 40) =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  document.body.innerHTML = `<section><b data-spot="seat:1"></b><b data-spot="card:2"></b><b data-spot="card:3"></b></section>`;
  const stage = document.querySelector("section")!;
  const [hidden, outside, seen] = [...stage.querySelectorAll("b")];
  stage.getBoundingClientRect = () => box(0, 0, 500, 500);
  hidden!.getBoundingClientRect = () => box(0, 0, 0, 0);
  outside!.getBoundingClientRect = () => box(0, 900);
  seen!.getBoundingClientRect = () => box(50, 50);
  expect(find(stage, ["seat:1", "card:2", "card:3"])).toBe(seen);
  expect(find(stage, ["seat:1", "bandit:0"])).toBe(null);
  const [above, below, right] = [box(50, -10), box(50, 100), box(160, 50)];
  const frame = box(0, 0, 500, 500);
  expect(best([above, below, right], frame, [])).toBe(below);
  expect(best([above, below, right], frame, [box(60, 110, 10, 10)])).toBe(right);
  expect(best([above], frame, [])).toBe(null);
  expect(best([below], frame, [box(60, 110, 10, 10)])).toBe(null);
  // Anywhere on the board, if need be: as near as can be, and not on the row that glows.
  const near = box(400, 300);
  const free = best(around(frame, 200, 40, near), frame, [box(0, 250, 500, 100)])!;
  expect(free.bottom <= 250 || free.top >= 350).toBe(true);
  expect(Math.abs((free.top + free.bottom) / 2 - 320)).toBeLessThan(100);
  expect(best(around(frame, 200, 40, near), frame, [frame])).toBe(null);
});

test("the strip groups what happened by player; one steps back and forth through it", () => {
  const steps = [step(3, "shot", 1), step(4, "lost", 1), step(5, "night", null), step(6, "lost", 2)];
  const look = vi.fn();
  const skip = vi.fn();
  const props = { steps, settled: true, book, players, eyes: 0, look, skip };
  show(Strip, { ...props, back: null });
  expect([...document.querySelectorAll(".group")].map((group) => group.querySelectorAll(".step").length)).toEqual([
    2, 1, 1,
  ]);
  expect(buttons(".step").map((one) => one.textContent)).toEqual([
    "Ben shoots Ann",
    "Ben is lost",
    "Night falls",
    "Cid is lost",
  ]);
  expect(document.querySelector(".skip")).toBe(null);
  const [previous, next] = buttons(".tool");
  expect(next?.disabled).toBe(true);
  previous?.click();
  expect(look).toHaveBeenLastCalledWith(steps[3]);
  buttons(".step")[1]?.click();
  expect(look).toHaveBeenLastCalledWith(steps[1]);

  if (shown) void unmount(shown);
  show(Strip, { ...props, back: steps[1] ?? null, settled: false });
  expect(document.querySelector("[aria-current]")?.textContent).toBe("Ben is lost");
  const press = (key: string): void => {
    document.querySelector(".step")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  };
  press("ArrowRight");
  expect(look).toHaveBeenLastCalledWith(steps[2]);
  press("ArrowLeft");
  expect(look).toHaveBeenLastCalledWith(steps[0]);
  buttons(".now")[0]?.click();
  expect(look).toHaveBeenLastCalledWith(null);
  buttons(".skip")[0]?.click();
  expect(skip).toHaveBeenCalledOnce();
});

test("past the last step is now; all of it unfolds", () => {
  const steps = [step(3, "lost", 1)];
  const look = vi.fn();
  show(Strip, { steps, back: steps[0] ?? null, settled: true, book, players, eyes: null, look, skip: vi.fn() });
  const [previous, next, more] = buttons(".tool");
  expect(previous?.disabled).toBe(true);
  next?.click();
  expect(look).toHaveBeenLastCalledWith(null);
  more?.click();
  flushSync();
  expect(more?.getAttribute("aria-expanded")).toBe("true");
});
