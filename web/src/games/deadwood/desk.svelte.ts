/** What every part of the board needs: the table as seen, and the words for it. */

import { BoardDesk, told } from "../desk";
import { distinct } from "../../lib/picks.svelte";
import type { Choice } from "../../wire";
import {
  cowboysAt,
  CORNERS,
  owner,
  RAILROAD,
  rank,
  staked,
  STATION,
  X_SALOON,
  type Fight,
  type Stack,
  type Told,
} from "./view";
import { where } from "./where";

export class Desk extends BoardDesk {
  get town(): Told {
    return this.view["table"] as Told;
  }

  /** The shootout that is seen now. */
  get fight(): Fight | null {
    const { fight, going_on } = this.town;
    if (fight !== undefined) return fight;
    const now = going_on.shootout;
    return now && { ...now, dice: [...now.dice], wounds: [0, 0], rolls: [] };
  }

  /** Answers that are written on the board, since no thing on it stands for them. */
  get answers(): Choice[] {
    const { question } = this.picks;
    if (!question) return [];
    return distinct(question.choices).filter((choice) =>
      where(choice, question, this.town, this.eyes).some((key) => key.startsWith("answer:")),
    );
  }
  say(choice: Choice): string {
    return this.book.say(choice.words, this.names);
  }

  // ---- words

  player(seat: number): string {
    return this.names[seat] || String(seat + 1);
  }
  cowboy(cowboy: number): string {
    return this.text("cowboy", { player: this.player(owner(cowboy)), rank: this.book.noun("rank", rank(cowboy)) });
  }
  /** The kind of a building: the second one of a kind is called a new one. */
  kindOf(tile: number): string {
    if (tile === RAILROAD) return "railroad";
    if (tile === STATION) return "station";
    return (this.book.names["building"]?.[tile] ?? "").replace(/^new-/, "");
  }
  /** What stands on the sign of a building. */
  sign(tile: number): string {
    return this.text(`short-${this.book.names["site"]?.[tile] ?? tile}`);
  }
  site(tile: number): string {
    return this.book.noun("site", tile < 0 ? this.#open : tile);
  }
  /** The number of an open plot among the sites: the last. */
  get #open(): number {
    return (this.book.names["site"]?.length ?? 1) - 1;
  }
  /** What is printed on a building: what it does when annexed, what while it is held, what else. */
  printed(tile: number): { head: string; text: string }[] {
    const kind = this.kindOf(tile);
    return (["annex", "control", "special"] as const).flatMap((part) =>
      this.book.has(`board-${part}-${kind}`)
        ? [{ head: this.text(`does-${part}`), text: this.text(`${part}-${kind}`) }]
        : [],
    );
  }
  about(tile: number): string {
    return this.printed(tile)
      .map(({ head, text }) => `${head}: ${text}`)
      .join(" ");
  }

  /** What the faces of dice in a shootout do, each once. */
  pips(faces: number[]): string {
    const told = faces.map((face) => `${face}: ${this.book.about("pips", face - 1)}`);
    return [...new Set(told.sort())].join(" ");
  }
  /** What a plot is for: what its building does, what the railroad brings, what may still come. */
  aboutPlot(plot: number): string {
    const tile = this.town.plots[plot] ?? -1;
    const site = this.book.about("site", tile < 0 ? this.#open : tile);
    return [this.staked(plot) ? this.text("staked") : "", site || this.about(tile)].filter(Boolean).join(" ");
  }
  /** Whether the next tile of the railroad may come here. */
  staked(plot: number): boolean {
    return (this.town.plots[plot] ?? -1) < 0 && staked(this.town.track).includes(plot);
  }

  guarded(plot: number): boolean {
    return CORNERS[this.town.sheriff]?.plots.includes(plot) ?? false;
  }
  owed(plot: number): boolean {
    const there = cowboysAt(this.town, plot);
    return this.town.owed.some(([, cowboy]) => there.includes(cowboy));
  }

  plotSaid(plot: number): string {
    const tile = this.town.plots[plot] ?? -1;
    const number = tile === RAILROAD ? ` ${this.town.track.indexOf(plot) + 1}` : "";
    return told(
      `${this.book.noun("plot", plot)}: ${this.site(tile)}${number}`,
      ...cowboysAt(this.town, plot).map((cowboy) => this.cowboy(cowboy)),
      this.guarded(plot) && this.text("protected"),
      this.owed(plot) && this.text("owed"),
    );
  }
  placeSaid(key: string, place: number): string {
    const there = cowboysAt(this.town, place);
    return told(this.text(key), ...(there.length ? there.map((one) => this.cowboy(one)) : [this.text("nobody")]));
  }
  cornerSaid(corner: number): string {
    const plots = (CORNERS[corner]?.plots ?? []).map((plot) => this.book.noun("plot", plot)).join(", ");
    return this.text(corner === this.town.sheriff ? "sheriff" : "corner", { plots });
  }
  stackSaid(stack: Stack, number: number): string {
    const tiles = (key: string, all: number[]): string =>
      this.text(`stack-${key}`, { tiles: all.map((tile) => this.book.noun("building", tile)).join(", ") });
    return told(
      this.text("stack", { number: number + 1, n: stack.size }),
      stack.order?.length ? tiles("order", stack.order) : stack.size > 0 && tiles("holds", stack.tiles),
      stack.x_on_top && this.text("stack-x", { tile: this.book.noun("building", X_SALOON) }),
      stack.bottom.length > 0 && tiles("bottom", stack.bottom),
      stack.known_by >= 0 && stack.size > 0 && this.text("stack-known", { player: this.player(stack.known_by) }),
    );
  }
}
