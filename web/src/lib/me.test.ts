import { expect, test, vi } from "vitest";
import { api, type Me } from "./api";
import { me } from "./me.svelte";

test("an answer about who I am that was overtaken by a later one is not believed", async () => {
  const answers: ((found: Me | null) => void)[] = [];
  vi.spyOn(api, "me").mockImplementation(() => new Promise((tell) => answers.push(tell)));
  const both = [me.look(), me.look()];
  answers[1]?.({ guest: "g", name: "Ann", tables: [] });
  answers[0]?.(null); // as of before I was renamed
  await Promise.all(both);
  expect(me.known?.name).toBe("Ann");
});
