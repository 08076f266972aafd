// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { rolls } from "../games/bang-dice/rolls";
import { prefs } from "../lib/prefs.svelte";
import { Book } from "../lib/words.svelte";
import type { Words } from "../wire";
import Tray from "./Tray.svelte";

const book = new Book(
  "en",
  [
    "event-kept-2 = { $seat } keeps { $a } and { $b }.\nevent-rolled-1 = { $seat } rolls { $a }.\nface-beer = Beer\nface-two = 2",
  ],
  { face: ["arrow", "dynamite", "one", "two", "beer"] },
);
const kept: Words = { key: "event-kept-2", args: { seat: ["seat", 1], a: ["face", 4], b: ["face", 4] } };
const rolled: Words = { key: "event-rolled-1", args: { seat: ["seat", 1], a: ["face", 3] } };

afterEach(() => vi.useRealTimers());

test("what is kept stands aside, what is rolled again tumbles, and it says both; then it is taken up", () => {
  vi.useFakeTimers();
  prefs.speed = "usual";
  const props = $state({ news: [kept], read: rolls, book, players: ["Ann", "Ben"] });
  const tray = mount(Tray, { target: document.body, props });
  flushSync();
  props.news = [rolled];
  flushSync();
  const throws = [...document.querySelectorAll(".roll")];
  expect(throws.map((one) => one.getAttribute("aria-label"))).toEqual(["Ben keeps Beer and Beer. Ben rolls 2."]);
  expect(document.querySelectorAll(".kept.dice .die.kept")).toHaveLength(2);
  expect(document.querySelectorAll(".tumble")).toHaveLength(1);
  prefs.speed = "off"; // nothing moves, the dice are there all the same
  flushSync();
  expect(document.querySelectorAll(".tumble")).toHaveLength(0);
  expect(document.querySelectorAll(".die")).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect(document.querySelectorAll(".roll")).toHaveLength(0);
  void unmount(tray);
});
