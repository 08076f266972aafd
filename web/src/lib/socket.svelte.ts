/** The line to the server: one socket, opened again by itself when it breaks. */

import type { FromServer } from "../wire";
import { No } from "./api";

type Ask = { type: string; id?: number } & Record<string, unknown>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const NO_TOKEN = 4401;

export class Line {
  /** Whether the server hears us now. */
  open = $state(false);
  /** Whether the server doesn't know who we are. */
  stranger = $state(false);
  #socket: WebSocket | null = null;
  #waiting = new Map<number, { resolve: (answer: FromServer) => void; reject: (problem: No) => void; ask: Ask }>();
  #last = 0;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer = 0;

  constructor(
    readonly hear: (message: FromServer) => void,
    /** What to say first, each time the line opens. */
    readonly greet: () => Ask,
  ) {
    this.#connect();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  /** Ask for something; the answer comes when it is written down. Asked again by itself after a break. */
  ask<T extends FromServer>(message: Ask): Promise<T> {
    const id = ++this.#last;
    const ask = { ...message, id };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: FromServer) => void, reject, ask });
      if (this.open) this.#socket?.send(JSON.stringify(ask));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (frame) => {
      for (const message of JSON.parse(frame.data as string) as FromServer[]) this.#take(message);
    };
    socket.onclose = (end) => {
      this.open = false;
      this.stranger = end.code === NO_TOKEN;
      if (this.#closed || this.stranger) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** The network is back, or somebody looks at the page again: don't wait any longer. */
  #again = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED || this.stranger) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #take(message: FromServer): void {
    if (message.type === "welcome") {
      this.open = true;
      this.#wait = FIRST_WAIT;
      this.#socket?.send(JSON.stringify(this.greet()));
      for (const { ask } of this.#waiting.values()) this.#socket?.send(JSON.stringify(ask));
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
