import { expect, test } from "vitest";
import { again } from "./again";

/** Fails so many times, then works. */
function failing(times: number, problem: Error): () => Promise<number> {
  let tries = 0;
  return () => (tries++ < times ? Promise.reject(problem) : Promise.resolve(tries));
}

test("a server that comes back is found", async () => {
  expect(await again(failing(2, new TypeError("Failed to fetch")), [1, 1])).toBe(3);
});

test("a server that stays away is told", async () => {
  await expect(again(failing(9, new TypeError("Failed to fetch")), [1, 1])).rejects.toThrow("Failed to fetch");
});

test("a refusal is not asked for again", async () => {
  await expect(again(failing(1, new Error("No")), [1, 1])).rejects.toThrow("No");
});
