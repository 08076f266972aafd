import { expect, test } from "vitest";
import { inside, most, union, type Box } from "./sight";

const at = (left: number, top: number, size = 10): Box => ({ left, top, right: left + size, bottom: top + size });
const room: Box = { left: 0, top: 0, right: 100, bottom: 100 };

test("what lies in the room stays", () => {
  expect(most([at(0, 0), at(90, 90)], room)).toEqual({ x: 0, y: 0 });
  expect(most([], room)).toEqual({ x: 0, y: 0 });
  expect(inside(at(95, 0), room)).toBe(false);
});

test("what lies below or beside comes in, with some room around it", () => {
  expect(most([at(0, 150)], room)).toEqual({ x: 0, y: 70 });
  expect(most([at(-30, 0)], room)).toEqual({ x: -40, y: 0 });
});

test("of what doesn't fit together, most of it is shown", () => {
  const boxes = [at(0, 0), at(0, 400), at(0, 450)];
  const { y } = most(boxes, room);
  const seen = boxes.filter((box) => inside({ ...box, top: box.top - y, bottom: box.bottom - y }, room));
  expect(seen).toHaveLength(2);
  expect(union(boxes).height).toBe(460);
});

test("what is larger than the room is seen from its beginning", () => {
  expect(most([at(0, 50, 300)], room)).toEqual({ x: 0, y: 50 });
});
