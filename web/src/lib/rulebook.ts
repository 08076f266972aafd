/** A whole rules document for reading: chapters with their clauses, paragraphs and tables, in order. */

/** What about a clause is not plainly the rulebook's. */
export interface Mark {
  kind: "ruling" | "picture" | "doubtful";
  why: string;
}

export type Block =
  | { kind: "clause"; id: string; text: string; note: boolean; marks: Mark[] }
  | { kind: "text"; text: string }
  | { kind: "item"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Part {
  title: string;
  /** Where a link can point to. */
  anchor: string;
  /** 2 for a chapter, 3 for what lies within one. */
  level: number;
  blocks: Block[];
}

const CLAUSE = /^- \*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\*\* *(\((?:note|uwaga)\) *)?(.*)$/;
const MARK = /\s*\[([\p{L}]+): ([^\]]+)\]/gu;
/** The marks of a clause, by the word that each language has for them. */
const MARKS: Record<string, Mark["kind"]> = {
  ruling: "ruling",
  picture: "picture",
  doubtful: "doubtful",
  ustalenie: "ruling",
  rysunek: "picture",
  wątpliwe: "doubtful",
};
const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** What stands before the first chapter has an empty title. */
export function rulebook(markdown: string): Part[] {
  const parts: Part[] = [{ title: "", anchor: "beginning", level: 2, blocks: [] }];
  let open: Exclude<Block, { kind: "table" }> | null = null;
  for (const line of markdown.split("\n")) {
    const blocks = parts.at(-1)?.blocks ?? [];
    const last = blocks.at(-1);
    const heading = /^(##+) +(.+?) *$/.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading) {
      parts.push({
        title: heading[2] ?? "",
        anchor: `chapter-${parts.length}`,
        level: (heading[1] ?? "").length,
        blocks: [],
      });
      open = null;
    } else if (/^# /.test(line) || line.trim() === "") {
      open = null; // the page has its own title
    } else if (clause) {
      open = { kind: "clause", id: clause[1] ?? "", text: clause[3] ?? "", note: !!clause[2], marks: [] };
      blocks.push(open);
    } else if (line.startsWith("|")) {
      open = null;
      if (last?.kind !== "table") blocks.push({ kind: "table", head: cells(line), rows: [] });
      else if (!/^\|[\s:|-]+$/.test(line)) last.rows.push(cells(line));
    } else if (/^[-*] /.test(line)) {
      open = { kind: "item", text: line.slice(2) };
      blocks.push(open);
    } else if (open) {
      open.text += ` ${line.trim()}`;
    } else {
      open = { kind: "text", text: line.trim() };
      blocks.push(open);
    }
  }
  for (const part of parts) part.blocks.forEach(takeMarksOut);
  return parts.filter((part) => part.title || part.blocks.length);
}

/** Marks stand behind the text of a clause, in brackets. */
function takeMarksOut(block: Block): void {
  if (block.kind !== "clause") return;
  for (const [, word = "", why = ""] of block.text.matchAll(MARK)) {
    const kind = MARKS[word];
    if (kind) block.marks.push({ kind, why });
  }
  if (block.marks.length) block.text = block.text.replaceAll(MARK, "");
}

export interface Piece {
  text: string;
  as: "plain" | "strong" | "em" | "code" | "clause";
}

/** A line's pieces: emphasis, and clauses that are named in it. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const bit of text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z][A-Z0-9]{1,3}-\d{3}[a-z]?\b)/)) {
    if (bit.startsWith("**") && bit.length > 4) found.push({ text: bit.slice(2, -2), as: "strong" });
    else if (/^\*[^*]/.test(bit) && bit.length > 2) found.push({ text: bit.slice(1, -1), as: "em" });
    else if (bit.startsWith("`") && bit.length > 2) found.push({ text: bit.slice(1, -1), as: "code" });
    else if (/^[A-Z][A-Z0-9]{1,3}-\d{3}[a-z]?$/.test(bit)) found.push({ text: bit, as: "clause" });
    else if (bit) found.push({ text: bit, as: "plain" });
  }
  return found;
}
