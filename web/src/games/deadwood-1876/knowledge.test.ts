import { expect, test } from "vitest";
import { known, rivals, witnesses } from "./knowledge";
import type { Owner, Town } from "./view";

const owner = (more: Partial<Owner>): Owner =>
  ({ row: [4, 5], faces: [-1, -1], maybe: [[], []], seen: [], ...more }) as Owner;

test("a Safe is known for certain, perhaps, or not at all", () => {
  expect(known(owner({ faces: [3, -1] }), 0)).toEqual({ sure: 3 });
  expect(known(owner({ maybe: [[3, 3, 7], []] }), 0)).toEqual({ perhaps: [3, 7] });
  expect(known(owner({}), 1)).toBeNull();
});

test("whoever has seen one of several Safes is no witness of any", () => {
  const town = { revealed: 0, owners: [owner({}), owner({ seen: [[4]] }), owner({ seen: [[4, 5]] })] } as Town;
  expect(witnesses(town, 0, 0, null)).toEqual([1]);
  expect(witnesses(town, 0, 0, 1)).toEqual([]);
  expect(witnesses(town, 0, 1, null)).toEqual([]);
  expect(witnesses({ ...town, revealed: 1 }, 0, 0, null)).toEqual([]);
});

test("notes say among how many Safes a face lies", () => {
  const town = { notes: [[3, [4, 5]], [7, [6]]] } as unknown as Town; // prettier-ignore
  expect(rivals(town, 4, 3)).toBe(1);
  expect(rivals(town, 6, 7)).toBe(0);
  expect(rivals(town, 4, 7)).toBe(0);
});
