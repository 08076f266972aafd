import { expect, test } from "vitest";
import { slide } from "./slide";

const box = (left: number, top: number, width = 10): DOMRect => ({ left, top, width, height: width }) as DOMRect;
const sheet = { offsetWidth: 100, getBoundingClientRect: () => box(0, 0, 100) };
const node = { closest: () => sheet } as unknown as Element;

test("a thing moves without being stretched", () => {
  const way = slide(node, { from: box(10, 0, 5), to: box(0, 20) }, { duration: 100 });
  expect(way.css?.(0, 1)).toBe("transform: translate(10px, -20px)");
  expect(way.css?.(1, 0)).toBe("transform: translate(0px, 0px)");
});

test("what had no size, or stays where it is, does not move", () => {
  expect(slide(node, { from: box(0, 0, 0), to: box(9, 9) }, { duration: 100 })).toEqual({});
  expect(slide(node, { from: box(1, 2), to: box(1, 2) }, { duration: 100 })).toEqual({});
});

test("on a board that is drawn smaller it comes from as far as one sees", () => {
  const small = { ...sheet, getBoundingClientRect: () => box(0, 0, 50) };
  const way = slide(
    { closest: () => small } as unknown as Element,
    { from: box(10, 0), to: box(0, 20) },
    { duration: 9 },
  );
  expect(way.css?.(0, 1)).toBe("transform: translate(20px, -40px)");
});
