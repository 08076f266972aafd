import { expect, test } from "vitest";
import { chapters } from "./clauses";

test("chapters and clauses, with their indented lines", () => {
  const text =
    "# A game\n\n## 1. Material\n\n- **FP-001** One\n  and more.\n- **FP-002** (note) Two.\n\n| a | b |\n\n## 2. Play\n- **D76-010a** Three. [ruling: the text is silent]\n";
  expect(chapters(text)).toEqual([
    {
      title: "1. Material",
      clauses: [
        { id: "FP-001", text: "One and more.", marks: [] },
        { id: "FP-002", text: "Two.", marks: [] },
      ],
    },
    {
      title: "2. Play",
      clauses: [{ id: "D76-010a", text: "Three.", marks: [{ kind: "ruling", why: "the text is silent" }] }],
    },
  ]);
});
