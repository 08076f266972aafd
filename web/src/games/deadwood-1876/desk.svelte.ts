/** What every part of the board needs: the town as seen, and the words for it. */

import { BoardDesk } from "../desk";
import { FACES, mean, odds } from "./guns";
import { known, witnesses } from "./knowledge";
import { gunOf, itemOf, starsIn, type Owner, type Town } from "./view";

export class Desk extends BoardDesk {
  get town(): Town {
    return this.view["table"] as Town;
  }
  /** How many have laid a card that nobody sees yet. */
  get answered(): number {
    return (this.view["answered"] as number | undefined) ?? 0;
  }
  get seats(): number {
    return this.view["seats"] as number;
  }
  owner(number: number): Owner | undefined {
    return this.town.owners[number];
  }

  // ---- words

  name(owner: number): string {
    return this.names[owner] ?? this.text("stranger");
  }
  gun(gun: number): string {
    return this.book.noun("gun", gun);
  }
  item(item: number): string {
    return this.book.noun("item", item);
  }
  card(card: number): string {
    return `${this.gun(gunOf(card))} / ${this.item(itemOf(card))}`;
  }
  face(face: number): string {
    return this.book.noun("safe", face);
  }
  /** What a character is called, without the trade after the comma. */
  character(character: number): string {
    return character < 0 ? "" : (this.book.noun("character", character).split(",")[0] ?? "");
  }
  list(things: string[]): string {
    return new Intl.ListFormat(this.book.language).format(things);
  }
  number(value: number): string {
    return new Intl.NumberFormat(this.book.language, { maximumFractionDigits: 1 }).format(value);
  }

  /** A gun in words: its die, and how it does against each of the others. */
  faces(gun: number): string {
    return this.text("faces", { faces: (FACES[gun] ?? []).join(", "), mean: this.number(mean(gun)) });
  }
  chances(gun: number): string {
    const against = FACES.map((_, other) => `${this.gun(other)} ${odds([gun], [other])}%`);
    return this.text("chances", { chances: against.join(", ") });
  }

  /** A Safe in words: whose, and all that these eyes know of it. */
  safe(number: number, place: number): string {
    const owner = this.owner(number);
    if (!owner) return "";
    const what = known(owner, place);
    const holster = owner.holsters[place] ?? -1;
    const seen = witnesses(this.town, number, place, this.eyes).map((one) => this.name(one));
    return [
      this.text("safe", { player: this.name(number), number: place + 1 }),
      what === null
        ? this.text("unknown")
        : "sure" in what
          ? this.face(what.sure)
          : this.text("maybe", { safes: what.perhaps.map((face) => this.face(face)).join(", ") }),
      holster >= 0 ? this.text("with-holster", { gun: this.gun(gunOf(holster)) }) : "",
      seen.length ? this.text("seen", { players: this.list(seen) }) : "",
    ]
      .filter(Boolean)
      .join(", ");
  }
  /** What a Safe is for: what is in it, if these eyes know that. */
  aboutSafe(number: number, place: number): string {
    const what = known(this.owner(number)!, place);
    return what && "sure" in what ? this.book.about("safe", what.sure) : this.book.what("token-safe");
  }
  aboutPerson(number: number): string {
    const owner = this.owner(number);
    if (!owner) return "";
    return owner.stranger ? this.book.what("token-stranger") : this.book.about("character", owner.character);
  }
  /** What a die that lies there shows, and what its faces are. */
  aboutDie(die: number, pips: number): string {
    return [this.book.about("pips", pips), this.book.about("die", die)].filter(Boolean).join(" ");
  }
  /** An owner in words: who, where, and what lies there besides Safes. */
  person(number: number): string {
    const owner = this.owner(number);
    if (!owner) return "";
    return [
      this.name(number),
      owner.character >= 0 ? this.book.noun("character", owner.character) : "",
      this.town.player === number && !this.over ? this.text("turn") : "",
      owner.stranger ? "" : this.text("cards", { n: owner.hand }),
      owner.shown.length && number !== this.eyes
        ? this.text("shows", { cards: owner.shown.map((card) => this.card(card)).join(", ") })
        : "",
      owner.holster >= 0 ? this.text("with-holster", { gun: this.gun(gunOf(owner.holster)) }) : "",
      owner.hits ? this.text("hits", { n: owner.hits }) : "",
      owner.gold === null ? "" : this.text("gold", { n: owner.gold }),
      this.town.winners.includes(number) ? this.text("won") : "",
    ]
      .filter(Boolean)
      .join(", ");
  }
  house(house: number): string {
    const stars = starsIn(this.town, house);
    const places = this.text("places", { stars: stars.length, places: this.town.places });
    return [this.book.noun("house", house), ...stars.map((one) => this.name(one)), places].join(", ");
  }
}
