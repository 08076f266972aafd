/** Deadwood on a plain board: the town's rows, Boot Hill and the Mine in its lower corners, the Ranches. */

import type { Book } from "../../lib/words.svelte";
import { told, type Area, type Count, type Description, type Piece, type View } from "../plain/areas";
import { GLYPHS, type Glyph } from "../plain/glyphs";
import {
  BOOT_HILL,
  CORNERS,
  COWBOYS,
  left,
  MINE,
  owner,
  PLOTS,
  RAILROAD,
  RANCH,
  rank,
  STATION,
  SUPPLY,
  X_SALOON,
  type Stack,
  type Town,
} from "./view";
import { ABOUT } from "./clauses";
import { where } from "./where";

class Drawing {
  readonly town: Town;

  constructor(
    readonly view: View,
    readonly book: Book,
    readonly players: string[],
    readonly eyes: number | null,
  ) {
    this.town = view["table"] as Town;
  }

  // ---- words

  count(glyph: Glyph, key: string, n: number): Count {
    return { glyph, label: this.book.text(`board-${key}`, { n }) };
  }
  name(seat: number): string {
    return this.players[seat] ?? "";
  }
  tiles(tiles: number[]): string {
    return tiles.map((tile) => this.book.noun("building", tile)).join(", ");
  }
  cowboyName(cowboy: number): string {
    return this.book.text("board-cowboy", {
      player: this.name(owner(cowboy)),
      rank: this.book.noun("rank", rank(cowboy)),
    });
  }

  // ---- cowboys

  /** All cowboys at a place, by number. */
  at(place: number): number[] {
    return this.town.players.flatMap(({ cowboys }, seat) =>
      cowboys.flatMap((at, number) => (at === place ? [seat * COWBOYS + number] : [])),
    );
  }
  cowboy = (cowboy: number): Piece => ({
    id: `cowboy-${cowboy}`,
    look: "token",
    label: "",
    say: "",
    seat: owner(cowboy),
    corner: String(rank(cowboy) + 1),
  });

  // ---- the town

  area(): Area {
    const pieces = [
      ...this.town.plots.map((tile, plot) => this.plot(plot, tile)),
      this.outskirts("boot-hill", "skull", BOOT_HILL, 1),
      this.outskirts("mine", "mine", MINE, 12),
      this.counters(),
      this.stacks(),
      ...CORNERS.map((_, corner) => this.corner(corner)),
    ];
    return { key: "town", title: this.book.text("board-town"), kind: "grid", columns: 14, pieces, quiet: true };
  }

  plot(plot: number, tile: number): Piece {
    const { row, place } = PLOTS[plot] ?? { row: 0, place: 0 };
    const site = tile < 0 ? (this.book.names["site"]?.length ?? 1) - 1 : tile;
    const label = this.book.noun("site", site);
    const there = this.at(plot);
    const guarded = CORNERS[this.town.sheriff]?.plots.includes(plot) ?? false;
    const owed = this.town.owed.some(([, cowboy]) => there.includes(cowboy));
    const number = tile === RAILROAD ? String(this.town.track.indexOf(plot) + 1) : "";
    const piece: Piece = {
      id: `plot-${plot}`,
      look: tile < 0 ? "open" : "lot",
      label: tile < 0 ? "" : `${label} ${number}`.trim(),
      corner: this.book.noun("plot", plot),
      spot: `plot:${plot}`,
      say: told(
        `${this.book.noun("plot", plot)}: ${label} ${number}`.trim(),
        ...there.map((cowboy) => this.cowboyName(cowboy)),
        guarded && this.book.text("board-protected"),
        owed && this.book.text("board-owed"),
      ),
      inside: there.map(this.cowboy),
      strong: guarded && tile >= 0,
      at: { row: row + 1, column: left(row, place) + 1 },
    };
    if (tile >= 0 && tile < RAILROAD) {
      piece.glyph = this.sign(tile);
      piece.short = this.book.text(`board-short-${this.book.names["building"]?.[tile]}`);
      piece.about = ABOUT[this.kind(tile)] ?? [];
    } else if (tile >= 0) {
      piece.glyph = tile === STATION ? "station" : "railroad";
      piece.short = `${this.book.text(`board-short-${piece.glyph}`)} ${number}`.trim();
    }
    if (owed) piece.tags = [{ label: this.book.text("board-owed"), loud: true }];
    return piece;
  }
  /** The second building of a kind is called a new one. */
  kind(tile: number): string {
    return (this.book.names["building"]?.[tile] ?? "").replace(/^new-/, "");
  }
  sign(tile: number): Glyph {
    const kind = this.kind(tile);
    return kind in GLYPHS ? (kind as Glyph) : "town-hall";
  }

  corner(corner: number): Piece {
    const { row, left: column, plots } = CORNERS[corner] ?? { row: 0, left: 0, plots: [] };
    const here = corner === this.town.sheriff;
    const names = plots.map((plot) => this.book.noun("plot", plot)).join(", ");
    return {
      id: here ? "sheriff" : `corner-${corner}`,
      look: "mark",
      label: "",
      glyph: "sheriff",
      strong: here,
      spot: `corner:${corner}`,
      say: this.book.text(here ? "board-sheriff" : "board-corner", { plots: names }),
      at: { row: row + 1, column: column + 1, corner: true, wide: 1 },
    };
  }

  outskirts(key: string, glyph: Glyph, place: number, column: number): Piece {
    const there = this.at(place);
    const label = this.book.text(`board-${key}`);
    return {
      id: key,
      look: "lot",
      glyph,
      label,
      short: this.book.text(`board-short-${key}`),
      spot: `place:${place}`,
      say: told(
        label,
        ...(there.length ? there.map((cowboy) => this.cowboyName(cowboy)) : [this.book.text("board-nobody")]),
      ),
      inside: there.map(this.cowboy),
      at: { row: 4, column, wide: 3, tall: 2 },
    };
  }

  // ---- what lies beside the board

  counters(): Piece {
    const { crime_pool, in_the_box, cartridge_supply, pony_supply } = this.town;
    return {
      id: "counters",
      look: "lot",
      label: this.book.text("board-supply"),
      counts: [
        this.count("poster", "pool", crime_pool),
        this.count("poster", "box", in_the_box),
        this.count("cartridge", "cartridges", cartridge_supply),
        this.count("pony", "ponies", pony_supply),
      ],
      at: { row: 6, column: 1, wide: 5 },
    };
  }
  stacks(): Piece {
    const inside = this.town.stacks.map((stack, number): Piece => ({
      id: `stack-${number}`,
      look: "tile",
      glyph: "stack",
      label: String(stack.size),
      corner: stack.x_on_top ? "X" : String(number + 1),
      spot: `stack:${number}`,
      say: this.stackSaid(stack, number),
      back: stack.size > 0,
      faded: stack.size === 0,
    }));
    return {
      id: "stacks",
      look: "lot",
      label: this.book.text("board-stacks"),
      say: "",
      inside,
      at: { row: 6, column: 10, wide: 5 },
    };
  }
  stackSaid(stack: Stack, number: number): string {
    const { book } = this;
    const say = (key: string, tiles: number[]): string => book.text(`board-stack-${key}`, { tiles: this.tiles(tiles) });
    return told(
      book.text("board-stack", { number: number + 1, n: stack.size }),
      stack.order?.length ? say("order", stack.order) : stack.size > 0 && say("holds", stack.tiles),
      stack.x_on_top && book.text("board-stack-x", { tile: book.noun("building", X_SALOON) }),
      stack.bottom.length > 0 && say("bottom", stack.bottom),
      stack.known_by >= 0 && stack.size > 0 && book.text("board-stack-known", { player: this.name(stack.known_by) }),
    );
  }

  // ---- what is going on

  *now(): Generator<Area> {
    const { shootout, drawn, final } = this.town.going_on;
    if (drawn.length) {
      const pieces = drawn.map((tile): Piece => ({
        id: `tile-${tile}`,
        look: "card",
        label: this.book.noun("building", tile),
        glyph: this.sign(tile),
        spot: `tile:${tile}`,
        about: ABOUT[this.kind(tile)] ?? [],
      }));
      yield { key: "drawn", title: this.book.text("board-drawn"), kind: "row", pieces };
    }
    if (shootout) {
      const tile = this.town.plots[shootout.plot] ?? 0;
      const pieces = [shootout.attacker, shootout.defender].map((cowboy, side) =>
        this.fighter(cowboy, [this.count("die", "dice", shootout.dice[side] ?? 0)]),
      );
      const title = this.book.text("board-shootout", { building: this.book.noun("building", tile) });
      yield { key: "shootout", title, kind: "row", pieces };
    }
    if (final) {
      const pieces = final.tied.map((seat, place) => {
        const champion = final.champions[place] ?? -1;
        const target = final.tied[final.targets[place] ?? -1];
        if (champion < 0) return this.entrant(seat);
        const piece = this.fighter(champion, [
          this.count("die", "dice", final.dice[place] ?? 0),
          this.count("skull", "wounds", final.wounds[place] ?? 0),
        ]);
        return target === undefined
          ? piece
          : { ...piece, note: this.book.text("board-aims", { player: this.name(target) }) };
      });
      yield { key: "final", title: this.book.text("board-final"), kind: "row", pieces };
    }
  }
  entrant(seat: number): Piece {
    return { id: `entrant-${seat}`, look: "card", seat, label: this.name(seat), spot: `seat:${seat}` };
  }
  fighter(cowboy: number, counts: Count[]): Piece {
    return { ...this.entrant(owner(cowboy)), corner: String(rank(cowboy) + 1), label: this.cowboyName(cowboy), counts };
  }

  /** The dice that lie on the table, roll by roll; those for the first turn only until it is over. */
  *dice(): Generator<Area> {
    const { dice, turns } = this.town;
    if (!dice.rolls.length || (dice.about === "first-turn" && turns > 0)) return;
    const pieces = dice.rolls.map(({ seat, faces }, number): Piece => ({
      id: `roll-${number}`,
      look: "card",
      seat,
      label: this.name(seat),
      say: this.book.text("board-dice-rolled", { player: this.name(seat), face: faces.join(", ") }),
      counts: faces.map((face) => ({ glyph: `die-${face}` as Glyph, label: String(face) })),
    }));
    yield { key: "dice", title: this.book.text(`board-dice-${dice.about}`), kind: "row", pieces };
  }

  *order(): Generator<Area> {
    for (const [number, stack] of this.town.stacks.entries()) {
      if (!stack.order?.length) continue;
      const pieces = stack.order.map((tile, place): Piece => ({
        id: `known-${tile}`,
        look: "tile",
        label: this.book.noun("building", tile),
        glyph: this.sign(tile),
        spot: `tile:${tile}`,
        say: `${place + 1}. ${this.book.noun("building", tile)}`,
      }));
      yield {
        key: `order-${number}`,
        title: this.book.text("board-order", { number: number + 1 }),
        kind: "row",
        pieces,
      };
    }
  }

  // ---- the Ranches

  ranches(): Area {
    const pieces = this.town.players.map((_, seat) => this.player(seat));
    return { key: "players", title: this.book.text("board-players"), kind: "players", pieces, quiet: true };
  }
  player(seat: number): Piece {
    const player = this.town.players[seat];
    if (!player) return this.entrant(seat);
    const turn = seat === this.town.player && !this.view["over"];
    const won = this.view["over"] && (this.view["ranks"] as number[] | null)?.[seat] === 1;
    const counts = [
      this.count("money", "money", player.money),
      this.count("poster", "posters", player.posters),
      this.count("cartridge", "cartridges", player.cartridges),
      this.count("pony", "ponies", player.ponies),
    ];
    const { last_turns } = this.town;
    const tags = [
      ...(turn ? [{ label: this.book.text("board-turn"), loud: true }] : []),
      ...(turn && last_turns ? [{ label: this.book.text("board-last-turns", { n: last_turns }) }] : []),
      ...(won ? [{ label: this.book.text("board-won"), glyph: "trophy" as const, loud: true }] : []),
    ];
    return {
      id: `player-${seat}`,
      look: "person",
      label: this.name(seat),
      seat,
      mine: seat === this.eyes,
      spot: `seat:${seat}`,
      strong: turn || Boolean(won),
      counts,
      tags,
      note: this.account(seat),
      say: told(
        this.name(seat),
        ...tags.map((tag) => tag.label),
        ...counts.map((count) => count.label),
        this.account(seat),
      ),
      inside: [this.herd(seat, RANCH, "ranch"), this.herd(seat, SUPPLY, "hire")],
    };
  }
  /** At the end: the money that somebody had, and what came to it and went from it. */
  account(seat: number): string {
    const account = this.town.accounts[seat];
    if (!account) return "";
    const say = (key: "money" | "premium" | "fine"): string =>
      this.book.text(`board-account-${key}`, { n: account[key] });
    const changes = (["premium", "fine"] as const).filter((key) => account[key] > 0);
    return [say("money"), ...changes.map(say)].join(", ");
  }
  /** A gang's cowboys on the Ranch, or those still to hire, rank by rank. */
  herd(seat: number, place: number, key: string): Piece {
    const all = this.at(place).filter((cowboy) => owner(cowboy) === seat);
    const label = this.book.text(`board-${key}`);
    const ranks = [0, 1, 2].filter((one) => all.some((cowboy) => rank(cowboy) === one));
    return {
      id: `${key}-${seat}`,
      look: "group",
      label: all.length ? label : `${label}: –`,
      say: all.length ? "" : told(label, this.book.text("board-nobody")),
      inside: ranks.map((one) => {
        const cowboys = all.filter((cowboy) => rank(cowboy) === one);
        return {
          id: `${key}-${seat}-${one}`,
          look: "group",
          label: place === SUPPLY && cowboys.length > 1 ? `× ${cowboys.length}` : "",
          spot: `${key}:${seat}:${one}`,
          say: `${label}: ${this.book.noun("rank", one)} × ${cowboys.length}`,
          inside: (place === SUPPLY ? cowboys.slice(-1) : cowboys).map(this.cowboy),
        };
      }),
    };
  }
}

export const description: Description = {
  describe: (view, book, players, eyes) => {
    const drawing = new Drawing(view, book, players, eyes);
    return [...drawing.now(), ...drawing.order(), drawing.area(), ...drawing.dice(), drawing.ranches()];
  },
  where,
};
