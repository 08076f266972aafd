/** The line to the server: one socket, opened again by itself when it breaks. */

import type { FromServer } from "../wire";
import { No } from "./api";

type Ask = { type: string; id?: number } & Record<string, unknown>;

interface Waiting {
  resolve: (answer: FromServer) => void;
  reject: (problem: No) => void;
  ask: Ask;
  /** Whether it was said over the line that is open now. */
  sent: boolean;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const CHECK_EVERY = 20_000;
/** How long the server may take to answer a ping. */
const PATIENCE = 5_000;
const NO_TOKEN = 4401;
/** The server says goodbye because it is started anew: another node is there at once, behind the same address. */
const RESTART = 1012;
/** Who was sent there comes soon, but not all in the same moment. */
const SOON = 100;
/** What would happen twice if it were said twice. All else the server does once, however often it hears it. */
const ONCE = new Set(["say", "undo"]);

export class Line {
  /** Whether the server hears us now. */
  open = $state(false);
  /** Whether we only look on: the server doesn't know who we are, and lets us all the same. */
  nameless = $state(false);
  /** Whether the server doesn't know who we are, and wants to. */
  stranger = $state(false);
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while the server owes us a sign of life. */
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #checks: ReturnType<typeof setInterval>;
  /** One switch for all that is listened to. */
  #end = new AbortController();

  constructor(
    readonly hear: (message: FromServer) => void,
    /** What to say first, each time the line opens. */
    readonly greet: () => Ask,
    /** Behind the address: a proxy sends all people of a table to one node, and who takes changes says so. */
    readonly wishes = "",
  ) {
    this.#connect();
    const { signal } = this.#end;
    addEventListener("offline", () => this.#lost(), { signal });
    addEventListener("online", this.#check, { signal });
    document.addEventListener("visibilitychange", this.#check, { signal });
    this.#checks = setInterval(this.#check, CHECK_EVERY);
  }

  /**
   * Ask for something; the answer comes when it is written down. Asked again by itself after a break, unless it might then
   * happen twice: that is refused, and one can see whether it has happened.
   */
  ask<T extends FromServer>(message: Ask): Promise<T> {
    const id = ++this.#last;
    const ask = { ...message, id };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: FromServer) => void, reject, ask, sent: this.open });
      if (this.open) this.#socket?.send(JSON.stringify(ask));
    });
  }

  close(): void {
    this.#end.abort();
    clearInterval(this.#checks);
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/${this.nameless ? "watch" : "ws"}${this.wishes}`);
    this.#socket = socket;
    socket.onmessage = (frame) => {
      this.#trust();
      for (const message of JSON.parse(frame.data as string) as FromServer[]) this.#take(message);
    };
    socket.onclose = (end) => this.#lost(end.code);
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #hangUp(): void {
    this.#trust();
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #lost(code?: number): void {
    this.#hangUp();
    this.open = false;
    if (code === NO_TOKEN && !this.nameless) {
      this.nameless = true;
      this.#connect();
      return;
    }
    this.stranger ||= code === NO_TOKEN;
    if (this.stranger) return;
    for (const [id, { ask, reject, sent }] of this.#waiting) {
      if (!sent || !ONCE.has(ask.type)) continue;
      this.#waiting.delete(id);
      reject(new No(0, { key: "table-unsure" }, "The line broke."));
    }
    clearTimeout(this.#timer);
    if (code === RESTART && this.#wait === FIRST_WAIT) {
      this.#timer = setTimeout(() => this.#connect(), SOON * Math.random());
      this.#wait = FIRST_WAIT / 2; // and if nobody is there yet, not as late as from a line that broke
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /**
   * The network is back, or somebody looks at the page again, or a while has passed: is anybody there? A phone that was
   * asleep or has changed its network isn't told that its line is dead.
   */
  #check = (): void => {
    if (document.hidden || this.stranger || this.#doubt) return;
    if (!this.#socket) {
      this.#connect();
      return;
    }
    if (this.open) this.#socket.send(JSON.stringify({ type: "ping" }));
    this.#doubt = setTimeout(() => this.#lost(), PATIENCE);
  };

  #take(message: FromServer): void {
    if (message.type === "welcome") {
      this.open = true;
      this.#wait = FIRST_WAIT;
      this.#socket?.send(JSON.stringify(this.greet()));
      for (const waiting of this.#waiting.values()) {
        waiting.sent = true;
        this.#socket?.send(JSON.stringify(waiting.ask));
      }
    }
    const id = "id" in message ? (message.id ?? 0) : 0;
    const asked = this.#waiting.get(id);
    if (asked) {
      this.#waiting.delete(id);
      if (message.type === "error") asked.reject(new No(400, message.words, message.text));
      else asked.resolve(message);
    }
    this.hear(message);
  }
}
