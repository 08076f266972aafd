import { expect, test } from "vitest";
import { pieces, rulebook } from "./rulebook";

test("a document with all that rules have", () => {
  const text =
    "# A game\n\nCars are\nnumbered.\n\n## 1. Material\n\n- **CE-001** One\n  and more.\n- **CE-002** (note) Two:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### Within\n\n<!-- for those who test the rules -->\n\n- an item\n\n```\n[ ] [*]\n  [ ]\n```\n";
  expect(rulebook(text)).toEqual([
    { title: "", anchor: "beginning", level: 2, aside: false, blocks: [{ kind: "text", text: "Cars are numbered." }] },
    {
      title: "1. Material",
      anchor: "chapter-1",
      level: 2,
      aside: false,
      blocks: [
        { kind: "clause", id: "CE-001", text: "One and more.", note: false, marks: [] },
        { kind: "clause", id: "CE-002", text: "Two:", note: true, marks: [] },
        { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
      ],
    },
    {
      title: "Within",
      anchor: "chapter-2",
      level: 3,
      aside: true,
      blocks: [
        { kind: "item", text: "an item" },
        { kind: "drawing", text: "[ ] [*]\n  [ ]" },
      ],
    },
  ]);
});

test("what is not plainly the rulebook's is told apart from the clause, in both languages", () => {
  const marks = (line: string): unknown => rulebook(`## 1\n${line}\n`)[0]?.blocks;
  expect(marks("- **XX-001** Ties are shared.\n  [ruling: the text\n  is silent] [doubtful: CE-001]")).toEqual([
    {
      kind: "clause",
      id: "XX-001",
      text: "Ties are shared.",
      note: false,
      marks: [
        { kind: "ruling", why: "the text is silent" },
        { kind: "doubtful", why: "CE-001" },
      ],
    },
  ]);
  const polish = "- **XX-002** Trzy wagony. [rysunek: plansza] [ustalenie: brak zdania] [wątpliwe: albo dwa]";
  expect(marks(polish)).toMatchObject([
    { text: "Trzy wagony.", marks: [{ kind: "picture" }, { kind: "ruling" }, { kind: "doubtful", why: "albo dwa" }] },
  ]);
});

test("nothing that looks like HTML or a link becomes one", () => {
  const text = "<b onclick=x>b</b> [a](javascript:x) ![i](u)";
  expect(pieces(text).every(({ as }) => as === "plain")).toBe(true);
  expect(
    pieces(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("pieces of a line", () => {
  expect(pieces("A **b** and *c*, `d` by D76-010a; 2 * 3 * 4.")).toEqual([
    { text: "A ", as: "plain" },
    { text: "b", as: "strong" },
    { text: " and ", as: "plain" },
    { text: "c", as: "em" },
    { text: ", ", as: "plain" },
    { text: "d", as: "code" },
    { text: " by ", as: "plain" },
    { text: "D76-010a", as: "clause" },
    { text: "; 2 * 3 * 4.", as: "plain" },
  ]);
});
