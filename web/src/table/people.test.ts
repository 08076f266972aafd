// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Picks } from "../lib/picks.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Sitting } from "../lib/table.svelte";
import { Book } from "../lib/words.svelte";
import type { Asked, Choice, GameInfo, TableInfo } from "../wire";
import Greeting from "./Greeting.svelte";
import Proposal from "./Proposal.svelte";
import Question from "./Question.svelte";
import Terms from "./Terms.svelte";
import Watching from "./Watching.svelte";

const GAME = {
  game: "bang-dice",
  options: {
    3: [
      { name: "roles", usual: "usual", values: ["usual", "mixed"] },
      { name: "ghost", usual: false, values: [false, true] },
    ],
  },
} as unknown as GameInfo;
const book = new Book("en", [
  "title = The Game\nabout = About it\noption-roles = Roles\noption-roles-mixed = mixed\noption-ghost = With a ghost",
  "ask = Where to?\nhere = To the { $n }\nguide-turn = Go somewhere",
]);
const ann = { guest: "a", name: "Ann" };
const ben = { guest: "b", name: "Ben" };
const bot = { bot: "random", name: "Buck" };

/** What was asked of tables. */
const ask = vi.fn((_type: string, _more: object) => Promise.resolve(null));
const comeBack = vi.fn();

/** A table as I, Ann, know it. */
function sitting(info: Partial<TableInfo>, more: object = {}): Sitting {
  const seats = info.seats ?? [ann, ben, bot];
  return {
    info: { game: "bang-dice", options: { roles: "usual", ghost: false }, live: true, watching: 0, ...info, seats },
    players: seats.map(({ name }) => name ?? ""),
    mine: [0],
    host: "Ben",
    line: { nameless: false, open: true },
    ask,
    comeBack,
    ...more,
  } as unknown as Sitting;
}

let shown: object | null = null;
function show<T extends Record<string, unknown>>(what: Parameters<typeof mount<T, object>>[0], props: T): void {
  if (shown) void unmount(shown);
  shown = mount(what, { target: document.body, props });
  flushSync();
}
beforeEach(() => void (prefs.language = "en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});
const text = (like: string): string => document.querySelector(like)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const all = (like: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(like)];

test.each([
  ["undo", "Ben asks to take the last choice back."],
  ["pause", "Ben asks for a pause."],
  ["close", "Ben asks to close the table."],
  ["takeover", "Ben asks for a bot to play for Buck."],
])("who asks for %s is answered once, for all my seats", (what, said) => {
  const table = sitting({ proposal: { number: 7, what, seat: 1, about: 2 } });
  show(Proposal, { sitting: table, eyes: 0 });
  expect(text("[role=alert] p")).toBe(said);
  const [agree, refuse] = all("[role=alert] button");
  agree?.click();
  expect(ask).toHaveBeenLastCalledWith("vote", { seat: 0, proposal: 7, agree: true });
  refuse?.click();
  expect(ask).toHaveBeenLastCalledWith("vote", { seat: 0, proposal: 7, agree: false });
});

test("nobody votes on what they have asked for, agreed to, or what is about them; the others are waited for", () => {
  for (const proposal of [
    { number: 7, what: "pause", seat: 0 },
    { number: 7, what: "pause", seat: 1, agreed: [0] },
    { number: 7, what: "takeover", seat: 1, about: 0 },
  ]) {
    show(Proposal, { sitting: sitting({ proposal }), eyes: 0 });
    expect(all("button")).toEqual([]);
    expect(text(".wait")).toBe("Waiting for the others to agree.");
  }
});

test("a pause ends, a seat is taken back, and another game is found at the same place", () => {
  const paused = sitting({ paused: true });
  show(Proposal, { sitting: paused, eyes: 0 });
  all("button")[0]?.click();
  expect(ask).toHaveBeenLastCalledWith("resume", { seat: 0 });
  const away = sitting({ status: "playing", seats: [{ ...ann, stand_in: "random", why: "away" }, ben] });
  show(Proposal, { sitting: away, eyes: 0 });
  all("button")[0]?.click();
  expect(comeBack).toHaveBeenCalledOnce();
  show(Proposal, { sitting: sitting({ status: "over", rematch: "next" }), eyes: 0 });
  expect(document.querySelector("[role=alert] a")?.getAttribute("href")).toBe("/t/next");
});

test("how many watch; who watches without a name may give one", () => {
  const table = sitting({ watching: 2 }, { line: { nameless: true }, naming: false });
  show(Watching, { sitting: table });
  expect(text(".watching")).toBe("2 watching");
  expect(text(".watching:last-of-type")).toBe("You are watching without a name. Give a name");
  all("button")[0]?.click();
  expect(table.naming).toBe(true);
  show(Watching, { sitting: sitting({}) });
  expect(all(".watching")).toEqual([]);
});

test("the terms of a table: its pace, and only what is not as usual", () => {
  const terms = (info: Partial<TableInfo>): string[] => {
    show(Terms, { info: sitting(info).info as TableInfo, game: GAME, book });
    return all(".terms li").map((one) => one.textContent?.trim() ?? "");
  };
  expect(terms({})[1]).toBe("The usual rules");
  const [live] = terms({});
  expect(terms({ live: false })[0]).not.toBe(live);
  expect(terms({ options: { roles: "mixed", ghost: true } })[1]).toMatch(/^Roles.*mixed · With a ghost$/);
});

test("an invitation says who, to what, and which seats are free, before it asks for a name", () => {
  const open = sitting({ seats: [{}, ben, bot] }, { mine: [] });
  show(Greeting, { sitting: open, game: GAME, book, sitDown: vi.fn() });
  expect([text(".from"), text("h1"), text(".count")]).toEqual([
    "Ben invites you to a game of",
    "The Game",
    "One seat is free.",
  ]);
  expect(all(".who li").map((one) => one.classList.contains("free"))).toEqual([true, false, false]);
  expect(all("form input").length).toBe(1);
  show(Greeting, { sitting: sitting({}, { mine: [] }), game: GAME, book, sitDown: vi.fn() });
  expect([text(".count"), all("form").length]).toEqual(["Every seat is taken.", 0]);
});

/** The phone's sheet: the question in one line; the list unfolds. */
function asked(count: number, spots = ""): { table: Sitting; picks: Picks; chosen: Choice[] } {
  const chosen: Choice[] = [];
  const picks = new Picks({ choose: (choice) => chosen.push(choice), tell: () => "" });
  picks.where = (choice) => [`place:${choice.value}`];
  const choices = Array.from({ length: count }, (_, value) => ({
    choice: value,
    value,
    words: { key: "here", args: { n: ["n", value] } },
  })) as unknown as Choice[];
  const question: Asked = { number: 1, kind: "turn", words: { key: "ask" }, choices };
  picks.question = question;
  document.body.innerHTML = `<section class="board">${spots}</section>`;
  const table = sitting({ hints: true }, { trouble: null, unsent: false });
  show(Question, { sitting: table, picks, eyes: 0, book, view: { asked: [0] }, game: "bang-dice", reactions: [] });
  return { table, picks, chosen };
}
const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => (flushSync(), done()))));

test("the sheet is folded where the board shows every choice, and unfolded where it does not", async () => {
  const spot = (value: number): string => `<b class="spot can" data-spot="place:${value}"></b>`;
  asked(2, spot(0) + spot(1));
  await drawn();
  expect([text(".sentence"), all(".rest.folded").length]).toEqual(["Where to?", 1]);
  asked(2, spot(0));
  await drawn();
  expect(all(".rest.folded").length).toBe(0);
  const folds = all(".fold");
  folds.at(-1)?.click();
  flushSync();
  expect([all(".rest.folded").length, folds.at(-1)?.getAttribute("aria-expanded")]).toEqual([1, "false"]);
});

test("in the sheet one chooses by a click or a digit", async () => {
  const { chosen } = asked(3);
  await drawn();
  expect(all(".choice .label").map((one) => one.textContent)).toEqual(["To the 0", "To the 1", "To the 2"]);
  all(".choice")[1]?.click();
  expect(chosen.map(({ value }) => value)).toEqual([1]);
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("9");
  expect(chosen.length).toBe(1);
  press("3");
  expect(chosen.map(({ value }) => value)).toEqual([1, 2]);
});

test("the guide is told once, in the sheet", async () => {
  prefs.guide = true;
  asked(2);
  await drawn();
  expect(text(".guide p")).toBe("Go somewhere");
  all(".guide button")[0]?.click();
  flushSync();
  expect(all(".guide").length).toBe(0);
});
