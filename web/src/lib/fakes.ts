/** For tests: as much of a browser as a line needs, and the other end of its socket. */

import { vi } from "vitest";
import type { FromServer } from "../wire";

export class FakeSocket {
  static last: FakeSocket;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  /** The types of what was said over it. */
  readonly types: string[] = [];

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.types.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.onclose = null;
  }
  hear(...messages: (Partial<FromServer> & { type: string })[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** Put them in place; what is given back makes as if somebody looked at the page again. */
export function stubBrowser(): () => void {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  return () => page.dispatchEvent(new Event("visibilitychange"));
}
