/** BANG! The Dice Game on a plain board: the players around the table, the dice and the arrows in the middle. */

import type { Book } from "../../lib/words.svelte";
import type { Asked, Choice } from "../../wire";
import { spots } from "../../lib/picks.svelte";
import { blank, told, type Area, type Count, type Description, type Die, type Piece, type View } from "../plain/areas";
import type { Glyph } from "../plain/glyphs";
import type { Player, Saloon } from "./view";

/** The sign of each face; a double one shows it twice. */
const SIGNS: Record<string, Glyph> = {
  arrow: "arrow", dynamite: "dynamite", one: "one", two: "two", beer: "beer", gatling: "gatling",
  "broken-arrow": "broken-arrow", bullet: "bullet",
}; // prettier-ignore
const DYNAMITE = 1;

/** Which dice are rolled again; a Ghost has two. */
const REROLLS = ["reroll", "ghost-reroll"];

/** What each character can do: a clause by their number. */
const POWERS = [
  "BD-101", "BD-103", "BD-104", "BD-105", "BD-107", "BD-109", "BD-110", "BD-112", "BD-113", "BD-114", "BD-115", "BD-117",
  "BD-118", "BD-119", "BD-120", "BD-121",
  "BD-361", "BD-362", "BD-371", "BD-376", "BD-381", "BD-386", "BD-391", "BD-396",
]; // prettier-ignore

/** What each special role can do once, from the Bear on. */
const ABILITIES = ["BD-311", "BD-312", "BD-315", "BD-318", "BD-319", "BD-322", "BD-324", "BD-325", "BD-326"];
const BEAR = 4;

/** The Loudmouth and the Coward, with the clause that lists their faces. */
const SALOON_DICE = [[1, "BD-204"], [2, "BD-205"]] as const; // prettier-ignore

class Drawing {
  readonly table: Saloon;

  constructor(
    readonly view: View,
    readonly book: Book,
    readonly players: string[],
    readonly eyes: number | null,
  ) {
    this.table = view["table"] as Saloon;
  }

  count(glyph: Glyph, key: string, n: number): Count {
    return { glyph, label: this.book.text(`board-${key}`, { n }) };
  }
  get over(): boolean {
    return Boolean(this.view["over"]);
  }

  // ---- the players

  ring(): Area {
    const pieces = this.table.players.map((player, seat) => this.player(player, seat));
    return {
      key: "players",
      title: this.book.text("board-players"),
      kind: "ring",
      pieces,
      middle: [this.dice(), this.pile()],
      quiet: true,
    };
  }

  player(player: Player, seat: number): Piece {
    const turn = seat === this.table.player && !this.over;
    const won = this.table.winners?.includes(seat) ?? false;
    const tags = [...this.tags(seat, player, turn, won)];
    const counts = player.alive ? [...this.counts(seat, player)] : [];
    const character = player.character < 0 ? "" : this.book.noun("character", player.character);
    const role = this.role(player);
    return {
      id: `player-${seat}`,
      look: "person",
      seat,
      mine: seat === this.eyes,
      label: this.players[seat] ?? "",
      note: [character, role].filter(Boolean).join(" · "),
      spot: `seat:${seat}`,
      strong: turn || won,
      faded: !player.alive && seat !== this.table.ghost,
      tags,
      counts,
      about: [POWERS[player.character], ABILITIES[player.role - BEAR]].filter((clause) => clause !== undefined),
      say: told(
        this.players[seat],
        ...tags.map((tag) => tag.label),
        character,
        role,
        ...counts.map((count) => count.label),
      ),
    };
  }

  *tags(
    seat: number,
    player: Player,
    turn: boolean,
    won: boolean,
  ): Generator<{ glyph?: Glyph; label: string; loud?: boolean }> {
    const { book, table } = this;
    if (turn) yield { label: book.text("board-turn"), loud: true };
    if (won) yield { label: book.text("board-won"), glyph: "trophy", loud: true };
    if (seat === table.sheriff) yield { label: book.text("role-sheriff"), glyph: "sheriff" };
    if (seat === table.ghost) yield { label: book.text("board-ghost"), glyph: "ghost" };
    else if (!player.alive) yield { label: book.text("board-out"), glyph: "skull" };
    if (this.over || seat === table.player || !player.alive) return;
    if (table.reach.one.includes(seat)) yield { label: book.text("board-reach-one"), glyph: "one" };
    if (table.reach.two.includes(seat)) yield { label: book.text("board-reach-two"), glyph: "two" };
  }

  *counts(seat: number, { life, most, arrows, chief }: Player): Generator<Count> {
    const { book, table } = this;
    yield {
      glyph: "life",
      label: book.text("board-life", { life, most }),
      row: { full: life, empty: Math.max(0, most - life), hollow: "gone" },
    };
    if (arrows) yield { ...this.count("arrow", "arrows", arrows), row: { full: arrows } };
    if (chief) yield { glyph: "chief", label: book.text("board-chief"), row: { full: 1 } };
    const hits = table.aiming?.hits[seat] ?? 0;
    if (hits) yield { ...this.count("hit", "hits", hits), row: { full: hits } };
    const points = table.losing?.points[seat] ?? 0;
    if (points > 0 && table.losing) {
      const cause = book.noun("cause", table.losing.cause);
      yield { glyph: "hit", label: book.text("board-losing", { n: points, cause }) };
    }
    if (table.token.at === seat) yield { glyph: "ghost", label: this.token() };
  }

  /** A role, with the side it is on if the card does not say that; face down unless somebody knows it. */
  role({ role, team, shown }: Player): string {
    if (role < 0) return this.book.text("board-role-hidden");
    const card = this.book.noun("role", role);
    const name = role === team ? card : `${card} (${this.book.noun("role", team)})`;
    return shown ? name : this.book.text("board-role-yours", { role: name });
  }
  token(): string {
    const { face, double } = this.table.token;
    return this.book.text("board-token", { face: this.book.noun("face", face), n: double ? 2 : 1 });
  }

  // ---- the middle

  dice(): Area {
    const { table, book } = this;
    const dice = table.dice.map((face, place): Die => {
      const saloon = table.saloon > 0 && place === table.dice.length - 1 ? table.saloon : 0;
      const kind = saloon ? book.noun("die", saloon) : "";
      const key = book.names["face"]?.[face] ?? "";
      const name = face < 0 ? book.text("board-unrolled") : book.noun("face", face);
      const fresh = ((table.fresh >> place) & 1) === 1;
      return {
        id: `die-${place}`,
        glyph: face < 0 ? null : (SIGNS[key.replace(/^double-/, "")] ?? "unknown"),
        double: key.startsWith("double-"),
        label: told(
          book.text("board-die", { number: place + 1, face: name }),
          kind,
          face >= 0 && table.fresh > 0 && book.text(fresh ? "board-fresh" : "board-kept"),
        ),
        spot: `rolled:${place}`,
        fresh,
        locked: face === DYNAMITE,
        corner: kind.charAt(0),
      };
    });
    const left = table.rerolls ? book.text("board-rerolls", { n: table.rerolls }) : "";
    const note = table.victory ? book.text(`board-victory-${table.victory}`) : left;
    return { key: "dice", title: book.text("board-dice"), kind: "dice", pieces: [], dice, note, quiet: true };
  }

  pile(): Area {
    const { table, book } = this;
    const pieces: Piece[] = [
      {
        id: "pile",
        look: "card",
        label: book.text("board-pile"),
        spot: "pile:0",
        counts: [{ ...this.count("arrow", "arrows", table.pile), row: { full: table.pile } }],
      },
    ];
    if (table.chief_in_pile)
      pieces.push({
        id: "chief",
        look: "card",
        glyph: "chief",
        label: book.text("board-chief"),
        spot: "pile:1",
        about: ["BD-253", "BD-254"],
      });
    if (this.view["options"]?.["saloon_dice"] && !table.saloon)
      for (const [die, clause] of SALOON_DICE)
        pieces.push({
          id: `saloon-${die}`,
          look: "card",
          glyph: "die",
          label: book.noun("die", die),
          spot: `die:${die}`,
          about: [clause],
        });
    if (table.arrows_to_take)
      pieces.push({
        id: "to-take",
        look: "card",
        glyph: "arrow",
        label: book.text("board-to-take", { n: table.arrows_to_take }),
      });
    if (table.aiming) pieces.push(...this.shots(table.aiming));
    if (table.lurking.length) {
      const label = book.text("board-lurking");
      pieces.push({
        id: "lurking",
        look: "card",
        glyph: "unknown",
        label,
        note: table.lurking.map((role) => book.noun("role", role)).join(", "),
      });
    }
    return { key: "pile", title: book.text("board-table"), kind: "row", pieces, quiet: true };
  }
  /** What is still to be dealt out of the dice. */
  shots({ ones, twos, beers, gatlings }: NonNullable<Saloon["aiming"]>): Piece[] {
    const left = [ones, twos, beers, gatlings];
    return (["one", "two", "beer", "gatling"] as const).flatMap((face, place): Piece[] => {
      const n = left[place] ?? 0;
      return n > 0
        ? [{ id: `shots-${face}`, look: "card", glyph: face, label: `${this.book.text(`face-${face}`)} × ${n}` }]
        : [];
    });
  }
}

function where(choice: Choice, question: Asked, view: View, eyes: number | null): string[] {
  const table = view["table"] as Saloon;
  const all = table.dice.map((_, place) => place);
  // The button under the dice.
  if (choice.words.key === "choice-stop-rolling") return ["stop:0"];
  switch (choice.words.key) {
    case "choice-turn-die":
      return [`rolled:${(blank(choice, "number") ?? 0) - 1}`];
    case "choice-ghost-face":
      return all.filter((place) => table.dice[place] === blank(choice, "face")).map((place) => `rolled:${place}`);
    case "choice-with-die":
      return [`die:${blank(choice, "die")}`];
    case "choice-take-ordinary":
    case "choice-swap":
      return ["pile:0"];
    case "choice-take-chief":
    case "choice-swap-chief":
      return ["pile:1"];
    case "choice-keep-arrow":
    case "choice-drop":
    case "choice-drop-chief":
      return [`seat:${eyes}`];
  }
  if (REROLLS.includes(question.kind))
    return all.filter((place) => (choice.value >> place) & 1).map((place) => `rolled:${place}`);
  return spots(choice.words).filter((key) => key.startsWith("seat:"));
}

export const description: Description = {
  describe: (view, book, players, eyes) => [new Drawing(view, book, players, eyes).ring()],
  where,
  rolled: (words) => words.key.startsWith("event-rolled") || words.key === "event-gambler",
  diceSets: REROLLS,
};
