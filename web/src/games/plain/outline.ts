/**
 * An outline of any view, for a game that has not said how it looks: its parts become areas, its lists pieces. Words are used
 * wherever the game has some: a number under the name of a kind (`gang`, `role`) is called by its name, a seat by its player.
 */

import type { Book } from "../../lib/words.svelte";
import type { Area, Description, Piece, View } from "./areas";
import { told } from "./areas";

const SEATS = new Set(["player", "seat", "starter", "first_player", "winner", "owner", "active", "dealer"]);

class Outline {
  constructor(
    readonly book: Book,
    readonly players: string[],
  ) {}

  /** What a part is called: the game's word for it (`view-crime-pool`) if there is one. */
  title(key: string): string {
    const word = `view-${key.replaceAll("_", "-")}`;
    if (this.book.has(word)) return this.book.text(word);
    const plain = key.replace(/[-_]+/g, " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  /** A value in words. */
  value(key: string, value: unknown): string {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return value ? "✓" : "–";
    if (typeof value === "string") return this.title(value);
    if (typeof value === "number") return this.number(key, value);
    if (Array.isArray(value)) return value.map((one) => this.value(key.replace(/s$/, ""), one)).join(", ") || "–";
    return Object.entries(value)
      .map(([name, part]) => `${this.title(name)}: ${this.value(name, part)}`)
      .join("; ");
  }

  number(key: string, value: number): string {
    if (value === -1) return "–"; // nobody, nothing, not known
    if (SEATS.has(key)) return this.players[value] ?? String(value);
    return this.book.names[key]?.[value] === undefined ? String(value) : this.book.noun(key, value);
  }

  piece(id: string, label: string, value: unknown, key: string, seat?: number): Piece {
    const parts =
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(value).map(([name, part]) => `${this.title(name)}: ${this.value(name, part)}`)
        : [this.value(key, value)];
    const piece: Piece = { id, look: seat === undefined ? "card" : "person", label, note: parts.join(" · ") };
    if (seat !== undefined) Object.assign(piece, { seat, spot: `seat:${seat}` });
    return { ...piece, say: told(label, ...parts) };
  }

  /** One list or object of the view as an area. */
  area(key: string, value: object): Area {
    const people = Array.isArray(value) && value.length === this.players.length && /player|seat|owner/.test(key);
    const pieces = Object.entries(value).map(([name, part], place) =>
      people
        ? this.piece(`${key}-${name}`, this.players[place] ?? "", part, key, place)
        : this.piece(
            `${key}-${name}`,
            Array.isArray(value) ? String(place + 1) : this.title(name),
            part,
            key.replace(/s$/, ""),
          ),
    );
    return { key, title: this.title(key), kind: people ? "players" : "row", pieces };
  }
}

function describe(view: View, book: Book, players: string[]): Area[] {
  const words = new Outline(book, players);
  const table = (view["table"] ?? {}) as Record<string, unknown>;
  const whole = Object.entries(table).filter(([, value]) => value !== null && typeof value === "object");
  const single = Object.entries(table).filter(([, value]) => value === null || typeof value !== "object");
  const facts = single.map(([key, value]) => words.piece(key, words.title(key), value, key));
  const areas = whole.map(([key, value]) => words.area(key, value as object)).filter((area) => area.pieces.length);
  const title = book.has("title") ? book.text("title") : "";
  return [...(facts.length ? [{ key: "facts", title, kind: "row" as const, pieces: facts }] : []), ...areas];
}

export const outline: Description = { describe };
