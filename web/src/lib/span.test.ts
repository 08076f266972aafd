import { expect, test } from "vitest";
import { prefs } from "./prefs.svelte";
import { DAY, HOUR, MINUTE, span } from "./span";

test("times are said in the largest unit that says them exactly", () => {
  prefs.language = "en";
  expect([30, MINUTE, 5 * MINUTE, 6 * HOUR, DAY, 36 * HOUR].map(span)).toEqual([
    "30 seconds",
    "1 minute",
    "5 minutes",
    "6 hours",
    "1 day",
    "36 hours",
  ]);
  prefs.language = "pl";
  expect([5 * MINUTE, 3 * DAY].map(span)).toEqual(["5 minut", "3 dni"]);
});
