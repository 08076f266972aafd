/** What every part of the board needs: the table as seen, and the words for it. */

import { BoardDesk } from "../desk";
import { SIX, type BanditSeen, type TokenSeen, type TrainSeen } from "./view";

export class Desk extends BoardDesk {
  /** How many of each own card the person has marked to be kept (experts). */
  kept = $state<number[]>([]);

  get table(): TrainSeen {
    return this.view["table"] as TrainSeen;
  }
  /** Whether the pile is being carried out. Before that, experts all choose at once what they keep. */
  get stealing(): boolean {
    return this.table.rounds.length > 0 && this.table.turn === null && this.asked.length < 2;
  }
  /** The bandit whose card is being carried out. */
  get acting(): number | null {
    const card = this.stealing ? (this.table.pile[this.table.resolved]?.card ?? null) : null;
    return card === null ? null : Math.floor(card / SIX);
  }

  player(seat: number): string {
    return this.names[seat] || String(seat + 1);
  }
  name(bandit: number): string {
    return this.book.noun("bandit", bandit);
  }
  /** Two letters tell the bandits apart; one would not (Django, Doc). */
  letters(bandit: number): string {
    return this.name(bandit).slice(0, 2);
  }
  action(action: number): string {
    return this.book.noun("action", action);
  }
  /** A noun at the beginning of a line: "the Locomotive" becomes "The Locomotive". */
  title(kind: string, number: number): string {
    const words = this.book.noun(kind, number);
    return words.charAt(0).toLocaleUpperCase(this.book.language) + words.slice(1);
  }
  list(things: string[]): string {
    return new Intl.ListFormat(this.book.language).format(things);
  }

  bandits(place: number): BanditSeen[] {
    return this.table.bandits.filter((one) => one.place === place);
  }
  owner(bandit: number): number | undefined {
    return this.table.bandits.find((one) => one.bandit === bandit)?.seat;
  }
  mine(bandit: number): boolean {
    return this.eyes !== null && this.owner(bandit) === this.eyes;
  }

  /** A bandit in words: who it is and whose. */
  who(bandit: number): string {
    const owner = this.owner(bandit);
    const name = this.name(bandit);
    if (owner === undefined) return name;
    return this.mine(bandit)
      ? this.text("yours", { bandit: name })
      : this.text("of", { bandit: name, player: this.player(owner) });
  }
  /** A token in words. */
  loot({ kind, value }: { kind: number; value: number | null }): string {
    const loot = this.book.noun("loot", kind);
    return value === null ? this.text("loot-unknown", { loot }) : this.text("loot-worth", { loot, value });
  }
  /** A car in words: its number, and what wagon it is. */
  car(car: number): string {
    const wagon = this.table.wagons[car - 1];
    return wagon === undefined
      ? this.title("car", car)
      : `${this.title("car", car)}, ${this.book.noun("wagon", wagon)}`;
  }
  /** What the first and the last car are for. */
  aboutCar(car: number): string {
    const token = car === 0 ? "locomotive" : car === this.table.cars ? "caboose" : "";
    return token && this.book.what(`token-${token}`);
  }
  /** A place in words: who and what is there. */
  place(place: number): string {
    const people = this.bandits(place).map((one) => this.who(one.bandit));
    const marshal = this.table.marshal * 2 === place ? [this.text("marshal")] : [];
    const loot = (this.table.train[place] ?? []).map((token: TokenSeen) => this.loot(token));
    const things = [...marshal, ...people, ...loot];
    return this.text("place", {
      place: this.title("place", place),
      things: things.length ? this.list(things) : this.text("nobody"),
    });
  }
}
