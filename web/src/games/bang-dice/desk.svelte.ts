/** What all parts of the board look at, and the words for it. */

import { BoardDesk, told } from "../desk";
import { dieAt, DYNAMITE, type Player, type Saloon } from "./view";

export class Desk extends BoardDesk {
  get table(): Saloon {
    return this.view["table"] as Saloon;
  }
  player(seat: number): Player {
    return this.table.players[seat]!;
  }
  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  // ---- in words

  character(seat: number): string {
    const { character } = this.player(seat);
    return character < 0 ? "" : this.book.noun("character", character);
  }
  /** What a character can do, in one sentence. */
  power(seat: number): string {
    const key = this.book.names["character"]?.[this.player(seat).character];
    return key ? this.book.text(`power-${key}`) : "";
  }
  /** What a role wants or can do. */
  goal(role: number): string {
    const key = this.book.names["role"]?.[role];
    return role >= 0 && key ? this.book.text(`goal-${key}`) : "";
  }
  /** A role, with the side it is on if the card does not say that; face down unless somebody knows it. */
  role(seat: number): string {
    const { role, team, shown } = this.player(seat);
    if (role < 0) return this.text("role-hidden");
    const card = this.book.noun("role", role);
    const name = role === team ? card : `${card} (${this.book.noun("role", team)})`;
    return shown ? name : this.text("role-yours", { role: name });
  }
  token(): string {
    const { face, double } = this.table.token;
    return this.text("token", { face: this.book.noun("face", face), n: double ? 2 : 1 });
  }
  /** All that lies before a player. */
  seat(seat: number): string {
    const { table } = this;
    const { life, most, arrows, chief, alive } = this.player(seat);
    const living = alive && !this.over;
    const hits = table.aiming?.hits[seat] ?? 0;
    const points = table.losing?.points[seat] ?? 0;
    const other = living && seat !== table.player;
    return told(
      this.name(seat),
      seat === table.player && !this.over && this.text("turn"),
      table.winners?.includes(seat) && this.text("won"),
      seat === table.ghost ? this.text("ghost") : !alive && this.text("out"),
      this.character(seat),
      this.role(seat),
      alive && this.text("life", { life, most }),
      arrows > 0 && this.text("arrows", { n: arrows }),
      chief && this.text("chief"),
      hits > 0 && this.text("hits", { n: hits }),
      points > 0 && this.text("losing", { n: points, cause: this.book.noun("cause", table.losing?.cause ?? 0) }),
      table.token.at === seat && this.token(),
      other && table.reach.one.includes(seat) && this.text("reach-one"),
      other && table.reach.two.includes(seat) && this.text("reach-two"),
    );
  }
  /** A die in the tray. */
  die(place: number, used: boolean): string {
    const { table, book } = this;
    const face = table.dice[place] ?? -1;
    const kind = dieAt(table, place);
    const fresh = ((table.fresh >> place) & 1) === 1;
    return told(
      this.text("die", { number: place + 1, face: face < 0 ? this.text("unrolled") : book.noun("face", face) }),
      kind > 0 && book.noun("die", kind),
      used ? this.text("spent") : face >= 0 && table.fresh > 0 && this.text(fresh ? "fresh" : "kept"),
      this.locked(place) && this.text("locked"),
    );
  }
  /** Dynamite can't be rolled again, but for Black Jack. */
  locked(place: number): boolean {
    const { dice, rerolls, may_reroll } = this.table;
    return dice[place] === DYNAMITE && (rerolls === 0 || ((may_reroll >> place) & 1) === 0);
  }
}
