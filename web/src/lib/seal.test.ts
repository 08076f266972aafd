import { expect, test } from "vitest";
import { sha256, verdict } from "./seal";

const zero = "00".repeat(16);
// As in the doctest of posse.kernel.chance.Seal.
const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const told = { commitment: promise, seed: zero, salt: zero, seats: [] };

test("a kept promise, a broken one, and one that can't be checked yet", async () => {
  expect(await verdict(told)).toBe("kept");
  expect(await verdict({ ...told, salt: "01" + zero.slice(2) })).toBe("broken");
  expect(await verdict({ ...told, seed: "", salt: "" })).toBe("early");
});

test("numbers that players added must be those that they pledged, and mine must be mine", async () => {
  const nonce = "ab".repeat(16);
  const pledge = await sha256(nonce);
  const with_numbers = { ...told, seats: [{ pledge, nonce }, {}] };
  const mine = { nonce, pledge, commitment: promise };
  expect(await verdict(with_numbers, { 0: mine })).toBe("kept");
  expect(await verdict({ ...told, seats: [{ pledge, nonce: zero }] })).toBe("foul");
  expect(await verdict({ ...told, seats: [{}, {}] }, { 0: mine })).toBe("foul");
  expect(await verdict(with_numbers, { 0: { ...mine, commitment: zero } })).toBe("foul");
});

test("a number that I never showed is not missed", async () => {
  expect(await verdict({ ...told, seats: [{}] }, { 0: { nonce: zero, pledge: "", commitment: "" } })).toBe("kept");
});
