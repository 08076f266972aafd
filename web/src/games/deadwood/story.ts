/** How Deadwood's events are told on its board: how long each is looked at, where, and what the town looks like after it. */

import { blank, blanks } from "../../dice/rolls";
import { spots } from "../../lib/picks.svelte";
import type { Words } from "../../wire";
import type { Story } from "../board";
import {
  BOOT_HILL,
  CHURCH_PLOT,
  CORNERS,
  COWBOYS,
  MINE,
  owner,
  RAILROAD,
  RANCH,
  rank,
  STATION,
  SUPPLY,
  type Told,
} from "./view";

const WEIGHTS: Record<string, number> = {
  "event-start-building": 0,
  "event-start-roll": 2,
  "event-start-roll-again": 2,
  "event-must-go-home": 0,
  "event-declined": 0,
  "event-shootout": 2,
  "event-exchanged-fire": 3,
  "event-nobody-hit": 0,
  "event-wounded-twice": 2,
  "event-hit-by-six": 2,
  "event-died": 3,
  "event-fled": 2,
  "event-driven-off": 2,
  "event-sheriff": 2,
  "event-gold": 2,
  "event-track": 2,
  "event-station": 3,
  "event-destroyed": 2,
  "event-to-the-mine": 0,
  "event-teller-sees": 0,
  "event-teller-puts": 0,
  "event-brought": 0,
};

/** Dollars that an annex brings at once. */
const BRINGS: Record<string, number> = {
  "event-store": 1,
  "event-gunsmith": 1,
  "event-bank": 5,
  "event-blacksmith": 1,
  "event-hotel": 2,
  "event-laundry": 1,
  "event-depot": 2,
  "event-undertaker": 1,
  "event-undertaker-survivor": 1,
  "event-teller": 1,
  "event-grifter": 1,
  "event-newspaper": 1,
  "event-dance": 1,
  "event-telegraph": 1,
};

/** Where somebody ends up who dies, flees or is lured away. */
const ENDS: Record<string, number> = {
  "event-died": BOOT_HILL,
  "event-fled": MINE,
  "event-driven-off": MINE,
  "event-grifted": MINE,
  "event-grifted-ranch": MINE,
};

/** The table after an event; it is ours to change. */
class Telling {
  constructor(
    readonly town: Told,
    readonly event: Words,
  ) {}

  n(name: string): number {
    return blank(this.event, name) ?? 0;
  }
  get seat(): number {
    return this.n("seat");
  }
  plotOf(name = "building"): number {
    return this.town.plots.indexOf(this.n(name));
  }
  /** The first cowboy of the seat's rank who is there. */
  find(seat: number, one: number, place: number): number {
    const number = this.town.players[seat]?.cowboys.findIndex((at, cowboy) => at === place && rank(cowboy) === one);
    return number === undefined || number < 0 ? -1 : seat * COWBOYS + number;
  }
  place(cowboy: number): number {
    return this.town.players[owner(cowboy)]?.cowboys[cowboy % COWBOYS] ?? -1;
  }
  move(cowboy: number, place: number): void {
    const player = this.town.players[owner(cowboy)];
    if (cowboy < 0 || !player) return;
    const was = this.place(cowboy);
    if (this.town.held[was] === cowboy) this.town.held[was] = -1;
    if (was === CHURCH_PLOT) player.in_church = -1;
    player.cowboys[cowboy % COWBOYS] = place;
    if (place === CHURCH_PLOT) player.in_church = cowboy;
    else if (place < RANCH && this.town.held[place] === -1) this.town.held[place] = cowboy;
  }
  pay(seat: number, money: number): void {
    const player = this.town.players[seat];
    if (player) player.money += money;
  }
  /** Posters from the Crime Pool. */
  wanted(seat: number, posters: number): void {
    const player = this.town.players[seat];
    if (player) player.posters += posters;
    this.town.crime_pool -= posters;
  }
  /** Posters back to the box. */
  forgiven(posters: number): void {
    const player = this.town.players[this.seat];
    if (player) player.posters -= posters;
    this.town.in_the_box += posters;
  }
  /** Who fights for the seat, by side. */
  side(seat: number): number {
    const { fight } = this.town;
    return fight && owner(fight.defender) === seat ? 1 : 0;
  }
  rolls(seat: number, at: number, faces: number[], volley: number): void {
    this.town.fight?.rolls.push({ seat, at, volley, faces: faces.map((face) => face + 1) });
  }
  wound(wounds: number): void {
    const { fight } = this.town;
    if (fight) fight.wounds[this.side(this.seat)] = wounds;
  }
}

type Change = (told: Telling) => void;
const CHANGES: Record<string, Change> = {
  "event-sent": (told) => told.move(told.find(told.seat, told.n("rank"), RANCH), told.plotOf()),
  "event-moved": (told) => told.move(told.find(told.seat, told.n("rank"), told.plotOf("start")), told.plotOf("goal")),
  "event-home": (told) => told.move(told.find(told.seat, told.n("rank"), told.plotOf()), RANCH),
  "event-home-mine": (told) => told.move(told.find(told.seat, told.n("rank"), MINE), RANCH),
  "event-danced-home": (told) => told.move(told.find(told.seat, told.n("rank"), told.plotOf()), RANCH),
  "event-danced-home-mine": (told) => told.move(told.find(told.seat, told.n("rank"), MINE), RANCH),
  "event-grifted": (told) => told.move(told.find(told.seat, told.n("rank"), told.plotOf()), MINE),
  "event-grifted-ranch": (told) => told.move(told.find(told.seat, told.n("rank"), RANCH), MINE),
  "event-saloon": (told) => {
    told.move(told.find(told.seat, told.n("rank"), SUPPLY), MINE);
    told.pay(told.seat, -told.n("price"));
  },
  "event-fee": (told) => {
    told.pay(told.seat, -1);
    told.pay(told.n("other"), 1);
  },
  "event-casino": (told) => {
    told.pay(told.n("other"), -1);
    told.pay(told.seat, 1);
  },
  "event-gold": (told) => {
    told.pay(told.seat, told.n("money"));
    const roll = { volley: 0, seat: told.seat, at: -1, faces: [told.n("die") + 1] };
    told.town.dice = { about: "gold", rolls: [roll] };
  },
  "event-undertaker-paid": (told) => told.pay(told.seat, told.n("money")),
  "event-hotel-paid": (told) => told.pay(told.seat, told.n("money")),
  "event-court-paid": (told) => told.pay(told.seat, -told.n("money")),
  "event-court-took": (told) => told.wanted(told.seat, 1),
  "event-court-can-not-pay": (told) => told.wanted(told.seat, 1),
  "event-news": (told) => told.wanted(told.seat, 1),
  "event-wanted": (told) => told.wanted(told.seat, 1),
  "event-bank": (told) => told.wanted(told.seat, told.n("posters")),
  "event-church": (told) => told.forgiven(told.n("posters")),
  "event-town-hall": (told) => told.forgiven(told.n("posters")),
  "event-pool-filled": ({ town, event }) => {
    town.crime_pool += blank(event, "posters") ?? 0;
    town.in_the_box -= blank(event, "posters") ?? 0;
  },
  "event-pool-drained": ({ town, event }) => {
    town.crime_pool -= blank(event, "posters") ?? 0;
    town.in_the_box += blank(event, "posters") ?? 0;
  },
  "event-gunsmith": (told) => stock(told, "cartridges", told.n("cartridges")),
  "event-blacksmith": (told) => stock(told, "ponies", told.n("ponies")),
  "event-sheriff": (told) => {
    const plots = ["one", "two", "three"].map((name) => told.n(name));
    const corner = CORNERS.findIndex((one) => plots.every((plot) => one.plots.includes(plot)));
    if (corner >= 0) told.town.sheriff = corner;
  },
  // ---- shootouts
  "event-shootout": (told) => {
    const plot = told.plotOf();
    const attacker = told.find(told.seat, told.n("rank"), plot);
    const defender = told.find(told.n("other"), told.n("victim"), plot);
    const dice: [number, number] = [told.n("rank") + 1, told.n("victim") + 1];
    told.town.fight = { attacker, defender, plot, dice, wounds: [0, 0], rolls: [] };
  },
  "event-loaded": (told) => {
    stock(told, "cartridges", -1);
    const { fight } = told.town;
    if (fight) fight.dice[told.side(told.seat)]! += 1;
  },
  "event-took-dice": (told) => {
    const { fight } = told.town;
    if (fight) Object.assign(fight, { dice: [told.n("dice"), told.n("against")], rolls: [] });
  },
  "event-exchanged-fire": (told) => {
    const volley = 1 + Math.max(0, ...(told.town.fight?.rolls ?? []).map((roll) => roll.volley));
    told.rolls(told.seat, told.n("other"), [told.n("a")], volley);
    told.rolls(told.n("other"), told.seat, [told.n("b")], volley);
  },
  "event-wounded": (told) => told.wound(1),
  "event-wounded-twice": (told) => told.wound(2),
  "event-hit-by-six": (told) => told.wound(2),
  "event-died": over,
  "event-driven-off": over,
  "event-fled": (told) => {
    stock(told, "ponies", -1);
    over(told);
  },
  // ---- buildings and the railroad
  "event-drawn": draw,
  "event-drawn-at-depot": draw,
  "event-built": ({ town, event }) => {
    const [building, plot] = [blank(event, "building") ?? -1, blank(event, "plot") ?? -1];
    town.plots[plot] = building;
    town.going_on.drawn = town.going_on.drawn.filter((tile) => tile !== building);
  },
  "event-destroyed": (told) => {
    const plot = told.plotOf();
    if (plot < 0) return;
    for (const [seat, player] of told.town.players.entries())
      for (const [number, at] of player.cowboys.entries()) if (at === plot) told.move(seat * COWBOYS + number, MINE);
    told.town.plots[plot] = -1;
  },
  "event-track": (told) => lay(told, RAILROAD),
  "event-station": (told) => lay(told, STATION),
};

function stock(told: Telling, what: "cartridges" | "ponies", count: number): void {
  const player = told.town.players[told.seat];
  if (player) player[what] += count;
}
/** The shootout is over: who is left keeps the building. */
function over(told: Telling): void {
  const { fight } = told.town;
  const end = ENDS[told.event.key] ?? MINE;
  const fighter = fight && [fight.attacker, fight.defender].find((one) => owner(one) === told.seat);
  if (!fight || fighter === undefined || fighter === null) return;
  told.move(fighter, end);
  if (told.place(fight.attacker) === fight.plot && told.town.held[fight.plot] === -1)
    told.town.held[fight.plot] = fight.attacker;
  told.town.fight = null;
}
function draw({ town, event }: Telling): void {
  const building = blank(event, "building") ?? -1;
  town.going_on.drawn.push(building);
  for (const stack of town.stacks)
    if (stack.tiles.includes(building)) {
      stack.size -= 1;
      stack.tiles = stack.tiles.filter((tile) => tile !== building);
    }
}
function lay(told: Telling, what: number): void {
  const plot = told.n("plot");
  told.town.plots[plot] = what;
  if (!told.town.track.includes(plot)) told.town.track.push(plot);
}

export const story: Story = {
  weight: ({ key }) => WEIGHTS[key] ?? (key.startsWith("event-opened-fire") || key.startsWith("event-fired") ? 3 : 1),
  place: (event) => {
    const end = ENDS[event.key];
    const first = end !== undefined ? [`place:${end}`] : /^event-(wanted|pool)/.test(event.key) ? ["pool:0"] : [];
    // Plots before buildings, which may only just rise from the ground, and both before people.
    const named = spots(event);
    return [
      ...first,
      ...named.filter((key) => key.startsWith("plot")),
      ...named.filter((key) => key.startsWith("building")),
      ...named.filter((key) => key.startsWith("seat")),
    ];
  },
  after: (view, event) => {
    const change = CHANGES[event.key];
    const brings = BRINGS[event.key] ?? 0;
    const fire = event.key.startsWith("event-opened-fire");
    if (!change && !brings && !fire) return view;
    const town = structuredClone(view["table"]) as Told;
    // What the true view tells of a shootout goes on being told.
    const now = town.going_on.shootout;
    if (town.fight === undefined && now) town.fight = { ...now, wounds: [0, 0], rolls: [] };
    const told = new Telling(town, event);
    if (brings) told.pay(told.seat, brings);
    if (fire) told.rolls(told.seat, told.n("other"), blanks(event, "pips"), 0);
    change?.(told);
    return { ...view, table: town };
  },
};
