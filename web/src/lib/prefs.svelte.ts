/** What a person has settled about the page; kept in this browser, and at the server with the guest, so that it follows. */

import type { Settings } from "../wire";

export type Language = "en" | "pl";
export type Theme = "auto" | "light" | "dark" | "contrast";
/** How fast things move: not at all, twice as fast, as usual, half as fast. */
export type Speed = "off" | "fast" | "usual" | "slow";

export type Palette = "usual" | "safe";
/** `auto`: on, but not on phones. */
export type Sounds = "auto" | "on" | "off";

const KEY = "posse-prefs";
const MOVE = { off: 0, fast: 220, usual: 480, slow: 960 } as const;

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  guide: boolean;
  /** Whether every line of the log shows the number of its rule. */
  clauses: boolean;
  /** Whether a choice that can't be taken back is asked about once more. */
  confirm: boolean;
  /** Whether I am told which choices would have been clearly better. */
  coach: boolean;
  /** Size of letters, percent. */
  zoom: number;
  /** Colours of seats, for people who tell few apart. */
  palette: Palette;
  sounds: Sounds;
  /** No messages from this minute of the day to that one; none: at any time. */
  quiet: number[];
  /** Minutes between two messages, at least. */
  gather: number;
  met: string[];
}

/** What follows the guest; what they have met is this browser's own. */
const FOLLOWS = [
  "language",
  "theme",
  "speed",
  "guide",
  "clauses",
  "confirm",
  "coach",
  "zoom",
  "palette",
  "sounds",
  "quiet",
  "gather",
] as const satisfies readonly (keyof Kept & keyof Settings)[];

function usual(): Kept {
  const polish = typeof navigator !== "undefined" && navigator.languages?.some((tag) => tag.startsWith("pl"));
  const still = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: polish ? "pl" : "en",
    theme: "auto",
    speed: still ? "off" : "usual",
    guide: true,
    clauses: true,
    confirm: false,
    coach: false,
    zoom: 100,
    palette: "usual",
    sounds: "auto",
    quiet: [],
    gather: 5,
    met: [],
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual(); // nothing readable there: start anew
  }
}

class Prefs {
  #kept = $state(kept());

  get language(): Language {
    return this.#kept.language;
  }
  set language(value: Language) {
    this.#keep({ language: value });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(value: Speed) {
    this.#keep({ speed: value });
  }
  get guide(): boolean {
    return this.#kept.guide;
  }
  set guide(value: boolean) {
    this.#keep({ guide: value, met: value ? [] : this.#kept.met });
  }

  get clauses(): boolean {
    return this.#kept.clauses;
  }
  set clauses(value: boolean) {
    this.#keep({ clauses: value });
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(value: boolean) {
    this.#keep({ confirm: value });
  }
  get coach(): boolean {
    return this.#kept.coach;
  }
  set coach(value: boolean) {
    this.#keep({ coach: value });
  }
  get zoom(): number {
    return this.#kept.zoom;
  }
  set zoom(value: number) {
    this.#keep({ zoom: value });
  }
  get palette(): Palette {
    return this.#kept.palette;
  }
  set palette(value: Palette) {
    this.#keep({ palette: value });
  }
  get sounds(): boolean {
    const phone = typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;
    return this.#kept.sounds === "auto" ? !phone : this.#kept.sounds === "on";
  }
  set sounds(value: boolean) {
    this.#keep({ sounds: value ? "on" : "off" });
  }
  get quiet(): number[] {
    return this.#kept.quiet;
  }
  set quiet(value: number[]) {
    this.#keep({ quiet: value });
  }
  get gather(): number {
    return this.#kept.gather;
  }
  set gather(value: number) {
    this.#keep({ gather: value });
  }

  /** Takes what is settled here to the server; null while it doesn't know who we are. */
  #tell: ((change: Settings) => void) | null = null;

  /** The server knows who we are, and what they have settled; if that is nothing, it hears what is settled here. */
  meetServer(settled: Settings, tell: (change: Settings) => void): void {
    if (this.#tell) return;
    this.#tell = tell;
    const known = FOLLOWS.filter((name) => settled[name] !== undefined && settled[name] !== null);
    if (known.length) this.#write(Object.fromEntries(known.map((name) => [name, settled[name]])));
    else tell({ ...this.#followers(this.#kept), zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  }
  /** We are somebody else, or nobody. */
  leaveServer(): void {
    this.#tell = null;
  }
  #followers(kept: Partial<Kept>): Settings {
    return Object.fromEntries(FOLLOWS.filter((name) => name in kept).map((name) => [name, kept[name]]));
  }

  /** Milliseconds that one move takes. */
  get move(): number {
    return MOVE[this.#kept.speed];
  }

  /** Whether the guide has explained this kind of question before. */
  met(question: string): boolean {
    return this.#kept.met.includes(question);
  }
  meet(question: string): void {
    if (!this.met(question)) this.#keep({ met: [...this.#kept.met, question] });
  }

  #keep(change: Partial<Kept>): void {
    this.#write(change);
    const follows = this.#followers(change);
    if (Object.keys(follows).length)
      this.#tell?.({ ...follows, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  }
  #write(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private mode: the choice lasts as long as the page
    }
  }
}

export const prefs = new Prefs();
