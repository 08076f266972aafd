/**
 * A page that people learn from (the guide, the card for the table), read from the Markdown that the server has for it. An image
 * names what is drawn there by the board itself; `[FP-060, FP-061]` at the end of a paragraph are the clauses behind it.
 */

import { lexer, type MarkedToken, type Tokens } from "marked";

export interface Said {
  text: string;
  clauses: string[];
}
export interface Drawing {
  kind: "figure";
  /** A position, or every thing of a kind. */
  how: "board" | "things";
  name: string;
  /** What one sees, for those who don't. */
  alt: string;
  caption: string;
}
export type Block =
  | ({ kind: "text" } & Said)
  | { kind: "list"; ordered: boolean; items: Said[] }
  | { kind: "table"; head: Said[]; rows: Said[][] }
  | { kind: "note"; paragraphs: Said[] }
  | Drawing;

export interface Section {
  title: string;
  /** Where a link can point to; the same in every language. */
  anchor: string;
  /** 2 for a part, 3 for what lies within one. */
  level: number;
  blocks: Block[];
}

const CITED = /\s*\[([A-Z][A-Z0-9]*-\d+[a-z]?(?:, [A-Z][A-Z0-9]*-\d+[a-z]?)*)\]/g;

function said(raw: string): Said {
  const clauses: string[] = [];
  const text = raw.replaceAll(CITED, (_, ids: string) => {
    clauses.push(...ids.split(", "));
    return "";
  });
  return { text: text.trim().replace(/\s*\n\s*/g, " "), clauses };
}

/** What stands before the first heading has an empty title. */
export function sections(markdown: string): Section[] {
  const found: Section[] = [{ title: "", anchor: "part-0", level: 2, blocks: [] }];
  for (const token of lexer(markdown) as MarkedToken[]) {
    if (token.type === "heading")
      found.push({ title: token.text, anchor: `part-${found.length}`, level: token.depth, blocks: [] });
    else found.at(-1)?.blocks.push(...blocks(token));
  }
  return found.filter(({ title, blocks }) => title || blocks.length);
}

function blocks(token: MarkedToken): Block[] {
  if (token.type === "paragraph") {
    const drawn = (token.tokens as MarkedToken[]).flatMap((one) => (one.type === "image" ? [drawing(one)] : []));
    return drawn.length ? drawn : [{ kind: "text", ...said(token.text) }];
  }
  if (token.type === "list")
    return [
      { kind: "list", ordered: token.ordered, items: token.items.map(({ text }: Tokens.ListItem) => said(text)) },
    ];
  if (token.type === "blockquote")
    return [
      {
        kind: "note",
        paragraphs: (token.tokens as MarkedToken[]).flatMap((one) =>
          one.type === "paragraph" ? [said(one.text)] : [],
        ),
      },
    ];
  if (token.type === "table") {
    const cells = (row: Tokens.TableCell[]): Said[] => row.map(({ text }) => said(text));
    return [{ kind: "table", head: cells(token.header), rows: token.rows.map(cells) }];
  }
  return [];
}

function drawing({ href, text, title }: Tokens.Image): Drawing {
  const [how = "", name = ""] = href.split(":");
  return { kind: "figure", how: how as Drawing["how"], name, alt: text, caption: title ?? "" };
}
