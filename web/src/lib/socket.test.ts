import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, stubBrowser } from "./fakes";
import { Line } from "./socket.svelte";

let look: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  look = stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): Line {
  const line = new Line(
    () => undefined,
    () => ({ type: "watch" }),
  );
  FakeSocket.last.hear({ type: "welcome", guest: "g", name: "Ann", version: "1" });
  return line;
}

test("a line that was just asked whether it lives is not cut for the answer to an earlier question", () => {
  const line = open();
  look();
  FakeSocket.last.hear({ type: "done", id: 0 });
  vi.advanceTimersByTime(4_990);
  look();
  vi.advanceTimersByTime(200); // a slow network
  FakeSocket.last.hear({ type: "done", id: 0 });
  expect(line.open).toBe(true);
  line.close();
});

test("a line that does not answer is cut, however often it is looked at", () => {
  const line = open();
  for (let second = 0; second < 6; second++) {
    look();
    vi.advanceTimersByTime(1_000);
  }
  expect(line.open).toBe(false);
  line.close();
});

test("what may be said twice is said again after a break, what may not is refused", async () => {
  const line = open();
  const [answered, said] = [line.ask({ type: "answer" }), line.ask({ type: "say" })];
  FakeSocket.last.break();
  await expect(said).rejects.toThrow();
  const later = line.ask({ type: "say" });
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.hear({ type: "welcome", guest: "g", name: "Ann", version: "1" });
  expect(FakeSocket.last.types).toEqual(["watch", "answer", "say"]);
  FakeSocket.last.hear({ type: "done", id: 1 }, { type: "done", id: 3 });
  expect(await Promise.all([answered, later])).toHaveLength(2);
  line.close();
});

test("whom the server doesn't know may look on, unless it wants to know", () => {
  const line = new Line(
    () => undefined,
    () => ({ type: "watch" }),
  );
  expect(FakeSocket.last.address).toBe("ws://here/ws");
  FakeSocket.last.break(4401);
  expect(FakeSocket.last.address).toBe("ws://here/watch");
  FakeSocket.last.hear({ type: "welcome", guest: "~g", name: "", version: "1" });
  expect([line.open, line.nameless, line.stranger]).toEqual([true, true, false]);
  FakeSocket.last.break();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.last.address).toBe("ws://here/watch");
  FakeSocket.last.break(4401); // the house has a password now
  expect(line.stranger).toBe(true);
  line.close();
});

test("who is told that the server starts anew comes back at once, and then more and more slowly", () => {
  const line = open();
  const first = FakeSocket.last;
  first.break(1012);
  vi.advanceTimersByTime(100);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  second.break();
  vi.advanceTimersByTime(100);
  expect(FakeSocket.last).toBe(second);
  vi.advanceTimersByTime(100);
  expect(FakeSocket.last).not.toBe(second);
  line.close();
});
