import { expect, test } from "vitest";
import { flights } from "./flights";

const seat = ["seat", 0] as [string, number];
const other = ["seat", 2] as [string, number];

test("a die flies to whom it hits", () => {
  const shot = { key: "event-aimed", args: { seat, other, face: ["face", 3] as [string, number] } };
  expect(flights(shot, [0, 1, 2], [])).toEqual([
    { kind: "sign", sign: "two", from: "tray:0", to: "seat:2", strikes: true },
  ]);
});

test("Indians shoot at everybody who lives, and all arrows come back from those who held some", () => {
  const attack = flights({ key: "event-indians" }, [0, 2], [2]);
  expect(attack.filter(({ kind }) => kind === "arrow")).toHaveLength(4);
  expect(attack[0]).toMatchObject({ kind: "shout" });
  expect(flights({ key: "event-arrows-back" }, [0, 2], [2])).toEqual([
    { kind: "arrow", chief: false, from: "seat:2", to: "pile:0" },
  ]);
});

test("the Gatling hits all but whoever fires it; other events show nothing more than the view does", () => {
  const fired = flights({ key: "event-gatling", args: { seat } }, [0, 1, 2], []);
  expect(fired.flatMap((one) => (one.kind === "sign" ? [one.to] : []))).toEqual(["seat:1", "seat:2"]);
  expect(flights({ key: "event-turn", args: { seat } }, [0, 1], [])).toEqual([]);
});
