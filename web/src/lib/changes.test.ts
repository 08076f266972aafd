import { expect, test } from "vitest";
import cases from "../../../tests/changes.json";
import { folded } from "./changes";

test.each(cases.map((one, number) => [number, one] as const))(
  "case %i is folded as the server does",
  (_number, one) => {
    const before = JSON.stringify(one.old);
    expect(folded(one.old, one.change)).toEqual(one.new);
    expect(JSON.stringify(one.old)).toBe(before);
  },
);
