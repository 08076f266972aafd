import { expect, test } from "vitest";
import { verdict } from "./seal";

const zero = "00".repeat(16);
// As in the doctest of posse.kernel.chance.Seal.
const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

test("a kept promise, a broken one, and one that can't be checked yet", async () => {
  expect(await verdict(promise, zero, zero)).toBe("kept");
  expect(await verdict(promise, zero, "01" + zero.slice(2))).toBe("broken");
  expect(await verdict(promise, "", "")).toBe("early");
});
