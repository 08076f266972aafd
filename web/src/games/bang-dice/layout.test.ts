import { expect, test } from "vitest";
import { layout, onArc, type Box } from "./layout";

const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x + 0.5 ||
  other.x + other.w <= one.x + 0.5 ||
  one.y + one.h <= other.y + 0.5 ||
  other.y + other.h <= one.y + 0.5;

// The stage at 1440x900, 1024x768, and on two phones between the header and the question.
const STAGES = [[1030, 780], [680, 640], [690, 560], [378, 500], [348, 367]] as const; // prettier-ignore

test.each(STAGES)("on a stage of %i by %i nobody sits on another or on the dice", (width, height) => {
  for (let count = 3; count <= 8; count++) {
    const { seats, middle } = layout(count, width, height);
    expect(seats).toHaveLength(count);
    for (const [place, seat] of seats.entries()) {
      expect(seat.x).toBeGreaterThanOrEqual(-0.5);
      expect(seat.y).toBeGreaterThanOrEqual(-0.5);
      expect(seat.x + seat.w).toBeLessThanOrEqual(width + 0.5);
      expect(seat.y + seat.h).toBeLessThanOrEqual(height + 0.5);
      expect(apart(seat, middle), `${count} seats: ${place} and the dice`).toBe(true);
      for (const other of seats.slice(place + 1)) expect(apart(seat, other), `${count} seats: ${place}`).toBe(true);
    }
    // Six dice side by side, and a row of buttons.
    expect(middle.w).toBeGreaterThan(300);
    expect(middle.h).toBeGreaterThan(150);
  }
});

test("I sit at the lower edge, and the next player to my left", () => {
  for (const [width, height] of STAGES)
    for (let count = 3; count <= 8; count++) {
      const { seats } = layout(count, width, height);
      const lowest = Math.max(...seats.map(({ y, h }) => y + h));
      expect(seats[0]!.y + seats[0]!.h).toBeCloseTo(lowest);
      expect(seats[1]!.x).toBeLessThan(seats[0]!.x);
    }
});

test("a number on an arc lies beside the dice, on the arc's middle if that is free", () => {
  const [start, knee, end] = [
    { x: 200, y: 700 },
    { x: 200, y: 450 },
    { x: 200, y: 200 },
  ];
  const dice = { x: 50, y: 400, w: 300, h: 110 };
  expect(onArc(start, knee, end, [])).toEqual({ x: 200, y: 450 });
  const { x, y } = onArc(start, knee, end, [dice]);
  expect(x).toBeCloseTo(200);
  expect(y <= dice.y - 15 || y >= dice.y + dice.h + 15).toBe(true);
});
