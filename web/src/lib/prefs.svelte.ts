/** What a person has chosen about the page itself; kept in this browser only. */

export type Language = "en" | "pl";
export type Theme = "auto" | "light" | "dark" | "contrast";
/** How fast things move: not at all, twice as fast, as usual, half as fast. */
export type Speed = "off" | "fast" | "usual" | "slow";

const KEY = "posse-prefs";
const MOVE = { off: 0, fast: 220, usual: 480, slow: 960 } as const;

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  guide: boolean;
  /** Whether every line of the log shows the number of its rule. */
  clauses: boolean;
  met: string[];
}

function usual(): Kept {
  const polish = typeof navigator !== "undefined" && navigator.languages?.some((tag) => tag.startsWith("pl"));
  const still = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: polish ? "pl" : "en",
    theme: "auto",
    speed: still ? "off" : "usual",
    guide: true,
    clauses: true,
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
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private mode: the choice lasts as long as the page
    }
  }
}

export const prefs = new Prefs();
