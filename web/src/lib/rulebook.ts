/** A whole rules document for reading: chapters with their clauses, paragraphs and tables, in order. */

import { Lexer, lexer, type MarkedToken, type Tokens } from "marked";

/** What about a clause is not plainly the rulebook's. */
export interface Mark {
  kind: "ruling" | "picture" | "doubtful";
  why: string;
}

export type Block =
  | { kind: "clause"; id: string; text: string; note: boolean; marks: Mark[] }
  | { kind: "text"; text: string }
  | { kind: "item"; text: string }
  | { kind: "drawing"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Part {
  title: string;
  /** Where a link can point to. */
  anchor: string;
  /** 2 for a chapter, 3 for what lies within one. */
  level: number;
  blocks: Block[];
  /** What holds at any time, for those who test the rules: nobody needs it to play. */
  aside: boolean;
}

const CLAUSE = /^\*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\*\* *(\((?:note|uwaga)\) *)?(.*)$/;
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
const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, " ");

/** What stands before the first chapter has an empty title. */
export function rulebook(markdown: string): Part[] {
  const parts: Part[] = [{ title: "", anchor: "beginning", level: 2, blocks: [], aside: false }];
  for (const token of lexer(markdown) as MarkedToken[]) {
    // The page has its own title.
    if (token.type === "heading" && token.depth > 1)
      parts.push({
        title: token.text,
        anchor: `chapter-${parts.length}`,
        level: token.depth,
        blocks: [],
        aside: false,
      });
    else if (token.type === "html") Object.assign(parts.at(-1) ?? {}, { aside: true });
    else parts.at(-1)?.blocks.push(...blocks(token));
  }
  for (const part of parts) part.blocks.forEach(takeMarksOut);
  return parts.filter((part) => part.title || part.blocks.length);
}

function blocks(token: MarkedToken): Block[] {
  const texts = (cells: Tokens.TableCell[]): string[] => cells.map(({ text }) => text);
  if (token.type === "list") return token.items.map((one: Tokens.ListItem) => item(oneLine(one.text)));
  if (token.type === "table") return [{ kind: "table", head: texts(token.header), rows: token.rows.map(texts) }];
  if (token.type === "code") return [{ kind: "drawing", text: token.text }];
  return token.type === "paragraph" ? [{ kind: "text", text: oneLine(token.text) }] : [];
}
function item(text: string): Block {
  const [clause, id = "", note, rest = ""] = CLAUSE.exec(text) ?? [];
  return clause ? { kind: "clause", id, text: rest, note: !!note, marks: [] } : { kind: "item", text };
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

/** A line's pieces: emphasis, and clauses that are named in it. Whatever else Markdown knows stays the text it is. */
export function pieces(text: string): Piece[] {
  return (Lexer.lexInline(text) as MarkedToken[]).flatMap((token): Piece[] => {
    if (token.type === "strong" || token.type === "em") return [{ text: token.text, as: token.type }];
    if (token.type === "codespan") return [{ text: token.text, as: "code" }];
    return clauses(token.type === "escape" ? token.text : token.raw);
  });
}
function clauses(text: string): Piece[] {
  return text
    .split(/(\b[A-Z][A-Z0-9]{1,3}-\d{3}[a-z]?\b)/)
    .map((bit, place): Piece => ({ text: bit, as: place % 2 ? "clause" : "plain" }))
    .filter((piece) => piece.text);
}
