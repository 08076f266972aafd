/** Who this browser is at the server: a guest with a name. Nobody has to say who they are before they play. */

import { api, No, type Me } from "./api";
import { keptFor } from "./offline";
import { prefs } from "./prefs.svelte";
import { here, t } from "./words.svelte";

/** A name for those who haven't given one, from the page's list. */
function anyName(): string {
  const names = t("front-names").split(",");
  return (names[Math.floor(Math.random() * names.length)] ?? "").trim() || t("guest-name");
}

class Myself {
  known = $state.raw<Me | null>(null);
  /** The server has said who I am, or that it doesn't know. */
  seen = $state(false);
  /** The server lets nobody in without its password. */
  locked = $state(false);
  /** What I would like to be called; until I come in, it can be anything. */
  wish = $state("");
  #looks = 0;
  #seen = 0;

  /** Ask the server who I am. */
  async look(): Promise<void> {
    const number = ++this.#looks;
    const found = await api.me();
    if (number < this.#seen) return; // an answer that was overtaken by a later one
    this.#seen = number;
    const before = this.known?.name ?? "";
    const who = this.known?.guest;
    this.known = found;
    this.seen = true;
    void keptFor(found?.guest ?? "");
    if (this.known) this.locked = false;
    if (found?.guest !== who) prefs.leaveServer();
    if (found) prefs.meetServer(found.settings ?? {}, (change) => void api.settle(change).catch(() => undefined));
    // What is being typed stays, however often we look.
    if (this.known && this.known.name !== before) this.wish = this.known.name;
    else if (!this.wish && !before) this.wish = anyName();
  }

  /** Come in if I am not in yet. False: the server wants its password first. */
  async ready(): Promise<boolean> {
    // The server may not have said yet who I am; who comes in anew loses all seats.
    if (!this.known) await this.look();
    if (this.known) return true;
    try {
      await api.comeIn(this.wish.trim() || anyName(), "");
    } catch (problem) {
      if (!(problem instanceof No) || problem.words?.key !== "wrong-password") throw problem;
      this.locked = true;
      return false;
    }
    await this.look();
    return true;
  }

  /** Take the name that was wished for. */
  async rename(): Promise<void> {
    const name = this.wish.trim();
    if (!this.known || !name || name === this.known.name) return;
    await api.rename(name);
    await this.look();
  }
}

export const me = new Myself();

/** A refusal as a sentence. */
export const said = (problem: unknown): string =>
  problem instanceof No
    ? problem.words
      ? here.book.say(problem.words)
      : problem.message
    : t(navigator.onLine ? "front-no-server" : "offline");
