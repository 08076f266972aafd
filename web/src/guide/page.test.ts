import { expect, test } from "vitest";
import { sections } from "./page";

test("a page with all that a guide has", () => {
  const text =
    '## Aim\n\nWin,\nsoon. [FP-001, FP-002]\n\n### Climb\n\n![A board](board:climb "Ada climbs.")\n\n1. One. [FP-003]\n2. Two.\n\n> **Example.** Three.\n\n![Faces](things:face/1,4)\n\n| a | b |\n|---|---|\n| 1 | 2 [FP-004] |\n';
  expect(sections(text)).toEqual([
    {
      title: "Aim",
      anchor: "part-1",
      level: 2,
      blocks: [{ kind: "text", text: "Win, soon.", clauses: ["FP-001", "FP-002"] }],
    },
    {
      title: "Climb",
      anchor: "part-2",
      level: 3,
      blocks: [
        { kind: "figure", how: "board", name: "climb", alt: "A board", caption: "Ada climbs." },
        {
          kind: "list",
          ordered: true,
          items: [
            { text: "One.", clauses: ["FP-003"] },
            { text: "Two.", clauses: [] },
          ],
        },
        { kind: "note", paragraphs: [{ text: "**Example.** Three.", clauses: [] }] },
        { kind: "figure", how: "things", name: "face/1,4", alt: "Faces", caption: "" },
        {
          kind: "table",
          head: [
            { text: "a", clauses: [] },
            { text: "b", clauses: [] },
          ],
          rows: [
            [
              { text: "1", clauses: [] },
              { text: "2", clauses: ["FP-004"] },
            ],
          ],
        },
      ],
    },
  ]);
});
