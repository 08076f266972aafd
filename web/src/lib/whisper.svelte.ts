/** What is said beside a thing: why it can't be chosen, and what it is for. Shown by `Whisper.svelte`. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Milliseconds for which a finger or a pointer rests on what it wants explained. */
const LONG_PRESS = 500;

class Whispered {
  text = $state("");
  /** The thing that it is about. */
  near = $state.raw<Element | null>(null);
}
export const whispered = new Whispered();

/** The thing that the words stand beside, or will; only it takes them back. */
let speaker: Element | null = null;
let later: ReturnType<typeof setTimeout> | undefined;

/** Who hurries over the board to choose something is not told what everything does: at once only why it can't be done. */
export function whisper(why: string, about: string, near: Element): void {
  say("", why || about ? (speaker ?? near) : near);
  if (why) say(why, near);
  if (!about) return;
  speaker = near;
  later = setTimeout(() => say([why, about].filter(Boolean).join(" "), near), LONG_PRESS);
}
export const hush = (near: Element): void => say("", near);

function say(text: string, near: Element): void {
  if (!text && speaker !== near) return;
  clearTimeout(later);
  speaker = text ? near : null;
  Object.assign(whispered, { text, near: speaker });
}

interface Heard {
  point: () => void;
  unpoint: () => void;
  /** A finger rests on it: it wants to read, and letting go of it chooses nothing. */
  press?: () => void;
}

/** Hears when an element is pointed at, by a mouse, the focus or a finger that stays, until what it gives is called. */
export function pointing(element: Element, { point, unpoint, press }: Heard): () => void {
  // By Svelte's own `on`: a thing that has the focus is blurred in the midst of being taken off the board.
  const deaf: (() => void)[] = [];
  const hear = (name: string, act: (event: Event) => void): void => void deaf.push(on(element, name, act));
  let held: ReturnType<typeof setTimeout> | undefined;
  hear("pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && point());
  hear("pointerleave", unpoint);
  hear("focus", point);
  // Not at once: an element also loses the focus while it is taken off the board, when nothing may change.
  hear("blur", () => queueMicrotask(unpoint));
  hear("touchstart", () => {
    held = setTimeout(() => {
      press?.();
      point();
    }, LONG_PRESS);
  });
  hear("touchend", () => clearTimeout(held));
  return () => {
    for (const stop of deaf) stop();
    clearTimeout(held);
    // What a thing said goes with it.
    queueMicrotask(() => element.isConnected || hush(element));
  };
}

/**
 * Makes an element that is never chosen tell what it is for. With a label it is a thing of its own, which Tab comes to; without
 * one it is a text, or a part of something that says it all to those who don't see it.
 *
 *     <span {@attach explained(book.what("token-pony"), "2 ponies")}>...</span>
 */
export function explained(told: string, label = "", tab = label !== ""): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (label) {
      element.setAttribute("role", "img");
      element.setAttribute("aria-label", label);
    }
    if (!told) return;
    element.setAttribute("aria-description", told);
    if (tab) element.setAttribute("tabindex", "0");
    return pointing(element, { point: () => whisper("", told, element), unpoint: () => hush(element) });
  };
}
