/** Deadwood 1876 on a plain board: the houses with their stars, every owner's row of Safes, the fight, your hand. */

import type { Book } from "../../lib/words.svelte";
import { told, type Area, type Count, type Description, type Piece, type View } from "../plain/areas";
import type { Glyph } from "../plain/glyphs";
import { FIRST_BADGE, FIRST_GUN, FIRST_MYSTERY, ITEMS, type Fight, type Owner, type Throw, type Town } from "./view";
import { where } from "./where";

const GUNS: Glyph[] = ["long-gun", "long-gun", "colt", "derringer", "pepperbox", "pepperbox"];
const THINGS: Glyph[] = ["horse-white", "horse-brown", "duster", "stetson", "holster"];
const MYSTERIES: Glyph[] = ["sarsaparilla", "cash", "dagger", "dynamite", "poker"];
const THING_CLAUSES = ["D76-220", "D76-220", "D76-230", "D76-240", "D76-130"];
/** With few players a Holster is attached instead (D76-336). */
const FEW = 3;

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

  text(key: string, blanks: Record<string, string | number> = {}): string {
    return this.book.text(`board-${key}`, blanks);
  }
  name(owner: number): string {
    return this.players[owner] ?? this.text("stranger");
  }
  gun(card: number): number {
    return Math.floor(card / ITEMS);
  }
  card(card: number): string {
    return `${this.book.noun("gun", this.gun(card))} / ${this.book.noun("item", card % ITEMS)}`;
  }
  badge(face: number): number {
    return face - FIRST_BADGE + 1;
  }

  // ---- above

  facts(): Area {
    const { town } = this;
    const top = town.pile.at(-1);
    const pieces: Piece[] = [
      {
        id: "round",
        look: "card",
        glyph: "clock",
        label: this.text("round", { round: Math.min(town.round + 1, town.rounds), rounds: town.rounds }),
      },
      { id: "heist", look: "card", glyph: "safe", label: this.text("heists", { n: town.heist.stack.length }) },
      { id: "deck", look: "card", glyph: "deck", label: this.text("deck", { n: town.deck }) },
    ];
    const pile: Piece = { id: "pile", look: "card", glyph: "hand", label: this.text("pile", { n: town.pile.length }) };
    if (top !== undefined && top >= 0) pile.note = this.text("top", { card: this.card(top) });
    pieces.push(pile);
    if (town.badges.some((state) => state !== "waiting")) {
      const states = town.badges.map((state, number) => `${number + 1} ${this.text(`badge-${state}`)}`).join(", ");
      pieces.push({ id: "badges", look: "card", glyph: "badge", label: this.text("badges"), note: states });
    }
    if (town.gone >= 0)
      pieces.push({
        id: "gone",
        look: "card",
        glyph: "dynamite",
        label: this.text("gone", { safe: this.book.noun("safe", town.gone) }),
      });
    return { key: "facts", title: this.text("table"), kind: "row", pieces, quiet: true };
  }

  houses(): Area {
    const { town } = this;
    const pieces = Array.from({ length: town.houses }, (_, house): Piece => {
      const stars = town.owners.flatMap((owner, number) => (owner.house === house ? [number] : []));
      const label = this.book.noun("house", house);
      return {
        id: `house-${house}`,
        look: "card",
        label,
        glyph: "saloon",
        note: this.text("places", { stars: stars.length, places: town.places }),
        spot: `house:${house}`,
        say: told(
          label,
          ...stars.map((owner) => this.name(owner)),
          this.text("places", { stars: stars.length, places: town.places }),
        ),
        inside: stars.map((owner) => ({
          id: `star-${owner}`,
          look: "token",
          label: "",
          seat: owner,
          note: this.name(owner),
          say: "",
        })),
      };
    });
    return { key: "houses", title: this.text("houses"), kind: "players", pieces, quiet: true };
  }

  // ---- owners

  owners(): Area {
    const pieces = this.town.owners.map((owner, number) => this.owner(owner, number));
    return { key: "owners", title: this.text("players"), kind: "players", pieces, quiet: true };
  }

  owner(owner: Owner, number: number): Piece {
    const { town } = this;
    const turn = number === town.player && !this.view["over"] && !town.revealed;
    const won = town.winners.includes(number);
    const counts = [...this.counts(owner, number)];
    const tags = [
      ...(turn ? [{ label: this.text("turn"), loud: true }] : []),
      ...(won ? [{ label: this.text("won"), glyph: "trophy" as const, loud: true }] : []),
      ...(town.fighters.includes(number) && !won ? [{ label: this.text("fights"), glyph: "colt" as const }] : []),
    ];
    const character = owner.character < 0 ? "" : this.book.noun("character", owner.character);
    const open = owner.open.map((face, place) => this.opened(face, number, place));
    return {
      id: `owner-${number}`,
      look: "person",
      seat: number,
      mine: number === this.eyes,
      label: this.name(number),
      note: character,
      spot: `seat:${number}`,
      strong: turn || won,
      counts,
      tags,
      say: told(this.name(number), ...tags.map((tag) => tag.label), character, ...counts.map((count) => count.label)),
      inside: [...owner.row.map((_, place) => this.safe(owner, number, place)), ...open],
    };
  }
  *counts(owner: Owner, number: number): Generator<Count> {
    if (!owner.stranger) yield { glyph: "hand", label: this.text("cards", { n: owner.hand }) };
    if (owner.gold !== null) yield { glyph: "gold", label: this.gold(owner, owner.gold) };
    if (owner.holster >= 0) yield { glyph: "holster", label: this.book.noun("gun", this.gun(owner.holster)) };
    if (owner.hits) yield { glyph: "hit", label: this.text("hits", { n: owner.hits }) };
    if (owner.shown.length && number !== this.eyes)
      yield {
        glyph: "hand",
        label: this.text("shows", { cards: owner.shown.map((card) => this.card(card)).join(", ") }),
      };
  }

  /** The gold, and what it comes from where that is more than one thing. */
  gold(owner: Owner, n: number): string {
    if (owner.counted.length < 2) return this.text("gold", { n });
    const parts = owner.counted.map(([face, gold]) => `${this.book.noun("safe", face)}: ${gold}`).join(", ");
    return this.text("gold-from", { n, parts });
  }

  // ---- Safes

  sign(face: number): { glyph: Glyph; label: string } {
    if (face < FIRST_GUN) return { glyph: "gold", label: String(face + 1) };
    if (face < FIRST_BADGE)
      return { glyph: GUNS[face - FIRST_GUN] ?? "colt", label: this.book.noun("gun", face - FIRST_GUN) };
    if (face < FIRST_MYSTERY) return { glyph: "badge", label: String(this.badge(face)) };
    return { glyph: MYSTERIES[face - FIRST_MYSTERY] ?? "safe", label: this.book.noun("safe", face) };
  }
  safe(owner: Owner, number: number, place: number): Piece {
    const { book } = this;
    const face = owner.faces[place] ?? -1;
    const maybe = owner.maybe[place] ?? [];
    const holster = owner.holsters[place] ?? -1;
    const gun = holster >= 0 ? this.book.noun("gun", this.gun(holster)) : "";
    const whose = this.text("safe", { player: this.name(number), number: place + 1 });
    const seen = this.seenBy(number, owner.row[place] ?? -1);
    const piece: Piece = {
      id: `safe-${owner.row[place]}`,
      look: "tile",
      ...(face >= 0 ? this.sign(face) : { glyph: "safe", label: maybe.length ? "?" : "", back: true }),
      corner: String(place + 1),
      spot: `safe:${number}:${place}`,
      say: told(
        whose,
        face >= 0
          ? book.noun("safe", face)
          : maybe.length
            ? this.text("maybe", { safes: maybe.map((one) => book.noun("safe", one)).join(", ") })
            : this.text("unknown"),
        gun && this.text("with-holster", { gun }),
        seen && this.text("seen", { players: seen }),
      ),
    };
    if (gun) piece.note = `+ ${gun}`;
    return piece;
  }
  /** Who else surely knows this Safe. */
  seenBy(owner: number, tag: number): string {
    if (this.town.revealed) return "";
    const others = this.town.owners.flatMap(({ seen }, number) =>
      number !== owner && number !== this.eyes && seen.some((one) => one.length === 1 && one[0] === tag)
        ? [this.name(number)]
        : [],
    );
    return others.join(", ");
  }
  opened(face: number, owner: number, place: number): Piece {
    return {
      id: `open-${owner}-${face}-${place}`,
      look: "tile",
      ...this.sign(face),
      strong: true,
      say: this.text("open", { safe: this.book.noun("safe", face) }),
    };
  }

  // ---- what these eyes have noted

  *notes(): Generator<Area> {
    if (this.town.revealed) return;
    const places = this.town.owners.flatMap(({ row }, owner) =>
      row.map((tag, place) => ({ tag, name: `${this.name(owner)} ${place + 1}` })),
    );
    const lines = this.town.notes.flatMap(([face, tags]) => {
      const where = places.filter(({ tag }) => tags.includes(tag)).map(({ name }) => name);
      return tags.length > 1 && where.length
        ? [this.text("note", { safe: this.book.noun("safe", face), where: where.join(", ") })]
        : [];
    });
    if (lines.length) yield { key: "notes", title: this.text("notes"), kind: "lines", pieces: [], lines };
  }

  // ---- the fight

  *now(): Generator<Area> {
    const { doing, laid, heist } = this.town;
    if (heist.face >= 0) {
      const safe: Piece = {
        id: "heist-safe",
        look: "card",
        ...this.sign(heist.face),
        say: this.book.noun("safe", heist.face),
      };
      yield { key: "heist", title: this.text("heist"), kind: "row", pieces: [safe, ...this.laid(laid)] };
    } else if (doing.fight) yield this.fight(doing.fight);
    else if (doing.bout)
      yield {
        key: "bout",
        title: this.text("bout", { number: doing.bout.number }),
        kind: "row",
        pieces: this.laid(laid),
      };
    else if (laid.length) yield { key: "laid", title: this.text("laid"), kind: "row", pieces: this.laid(laid) };
  }
  laid(laid: [number, number][]): Piece[] {
    return laid.map(([owner, card], place) => this.side(`laid-${place}`, owner, [this.gun(card)], this.card(card)));
  }
  fight(fight: Fight): Area {
    const guns = (gun: number, help: number): number[] => [gun, help].filter((one) => one >= 0);
    const pieces = [this.side("attacker", fight.attacker, guns(fight.gun, fight.helps_attacker), this.text("attacks"))];
    if (fight.defender >= 0) {
      const target = fight.place >= 0 ? this.text("defends-safe", { number: fight.place + 1 }) : this.text("defends");
      pieces.push(this.side("defender", fight.defender, guns(fight.defence, fight.helps_defender), target));
    }
    pieces.push(
      ...fight.thieves.map(([owner, gun], place) => this.side(`thief-${place}`, owner, [gun], this.text("thief"))),
    );
    pieces.push(
      ...fight.offers.map(([owner, gun, to], place) =>
        this.side(`offer-${place}`, owner, [gun], this.text("offers", { player: this.name(to) })),
      ),
    );
    if (fight.winner >= 0) pieces.forEach((piece) => (piece.strong = piece.seat === fight.winner));
    const title = this.text(fight.duel ? "duel" : "robbery");
    return { key: "fight", title, kind: "row", pieces };
  }
  side(id: string, owner: number, guns: number[], note: string): Piece {
    const counts = guns.map((gun): Count => ({ glyph: GUNS[gun] ?? "colt", label: this.book.noun("gun", gun) }));
    return { id, look: "card", seat: owner, label: this.name(owner), note, counts };
  }

  // ---- the last roll

  *dice(): Generator<Area> {
    const pieces = this.town.dice.map((thrown, place) => this.thrown(thrown, place));
    if (pieces.length) yield { key: "dice", title: this.text("dice"), kind: "row", pieces };
  }
  thrown(thrown: Throw, place: number): Piece {
    const counts = thrown.dice.map((die, at): Count => {
      const pips = this.book.noun("pips", thrown.pips[at] ?? 0);
      return { glyph: GUNS[die] ?? "colt", label: `${this.book.noun("die", die)} ${pips}` };
    });
    const piece: Piece = {
      id: `throw-${place}`,
      look: "card",
      seat: thrown.owner,
      label: this.name(thrown.owner),
      corner: String(thrown.total),
      counts,
      say: told(
        this.text("total", { player: this.name(thrown.owner), n: thrown.total }),
        ...counts.map(({ label }) => label),
      ),
    };
    if (thrown.again) piece.note = this.text("again");
    return piece;
  }

  // ---- the hand

  *hand(): Generator<Area> {
    const { yours } = this.town;
    if (!yours) return;
    const times = new Map<number, number>();
    const pieces = yours.hand.map((card): Piece => {
      const copy = (times.get(card) ?? 0) + 1;
      times.set(card, copy);
      const item = card % ITEMS;
      const clause = item === ITEMS - 1 && this.players.length <= FEW ? "D76-336" : (THING_CLAUSES[item] ?? "");
      return {
        id: `hand-${card}-${copy}`,
        look: "card",
        label: this.book.noun("gun", this.gun(card)),
        glyph: GUNS[this.gun(card)] ?? "colt",
        counts: [{ glyph: THINGS[item] ?? "holster", label: this.book.noun("item", item) }],
        spot: `card:${card}`,
        about: ["D76-004", clause],
      };
    });
    yield { key: "hand", title: this.text("hand"), kind: "row", pieces };
  }
}

export const description: Description = {
  describe: (view, book, players, eyes) => {
    const drawing = new Drawing(view, book, players, eyes);
    return [
      ...drawing.now(),
      ...drawing.dice(),
      ...drawing.hand(),
      drawing.houses(),
      drawing.owners(),
      drawing.facts(),
      ...drawing.notes(),
    ];
  },
  where,
};
