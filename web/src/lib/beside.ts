/**
 * Where a sentence about something on a board stands: beside it, inside the board's frame, not on what glows; nor, if it can be
 * helped, on what is just being looked at, which a board marks by `data-clear` (dice, Safes).
 */

import { autoUpdate, computePosition, offset, shift, type Placement } from "@floating-ui/dom";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ROUND: Placement[] = ["top", "bottom", "right", "left"];
const GAP = 8;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const inside = (one: Box, frame: Box): boolean =>
  one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom;

/** The part of an element that is on the screen. */
function frameOf(stage: Element): Box {
  const { left, top, right, bottom } = stage.getBoundingClientRect();
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  };
}

/** The first of these things that can be seen. */
export function find(stage: Element, keys: string[]): Element | null {
  const frame = frameOf(stage);
  for (const key of keys)
    for (const thing of stage.querySelectorAll(`[data-spot="${CSS.escape(key)}"]`)) {
      const box = thing.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && meet(box, frame)) return thing;
    }
  return null;
}

/** Of the places where it could stand, the first inside the frame that covers nothing that glows. */
export const best = <T extends Box>(places: T[], frame: Box, glow: Box[]): T | null =>
  places.find((place) => inside(place, frame) && !glow.some((one) => meet(one, place))) ?? null;

/** Places all over the frame, those nearest to a box first. */
export function around(frame: Box, width: number, height: number, near: Box): Box[] {
  const places: Box[] = [];
  const lefts = [frame.left + GAP, (frame.left + frame.right - width) / 2, frame.right - width - GAP];
  for (let top = frame.top + GAP; top + height <= frame.bottom; top += GAP)
    for (const left of lefts) places.push({ left, top, right: left + width, bottom: top + height });
  const far = (one: Box): number =>
    Math.hypot(one.left + one.right - near.left - near.right, one.top + one.bottom - near.top - near.bottom);
  return places.sort((one, other) => far(one) - far(other));
}

async function put(box: HTMLElement, stage: HTMLElement, spot: Element | null): Promise<void> {
  const frame = frameOf(stage);
  const { offsetWidth: width, offsetHeight: height } = box;
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const glow = [...stage.querySelectorAll(".can")].map((one) => one.getBoundingClientRect());
  const round = spot
    ? await Promise.all(
        ROUND.map(async (placement) => {
          const middleware = [offset(GAP), shift({ padding: GAP, boundary: stage })];
          const { x, y } = await computePosition(spot, box, { strategy: "fixed", placement, middleware });
          return at(x, y);
        }),
      )
    : [];
  // Not beside anything: above in the middle, or as near to that as can be.
  const loose = at((frame.left + frame.right - width) / 2, frame.top + GAP);
  const all = [...round, ...around(frame, width, height, spot?.getBoundingClientRect() ?? loose)];
  const shown = [...stage.querySelectorAll("[data-clear]")].map((one) => one.getBoundingClientRect());
  const place = best(all, frame, [...glow, ...shown]) ?? best(all, frame, glow);
  // Where it would lie on what can be chosen it goes away: the strip above the board says the same.
  box.style.visibility = place || !glow.length ? "" : "hidden";
  const { left, top } = place ?? at(Math.max(GAP, loose.left), loose.top);
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** Put a sentence beside the first of these things that can be seen, and keep it there; gives back how to stop. */
export function beside(box: HTMLElement, stage: HTMLElement, keys: string[]): () => void {
  const spot = find(stage, keys);
  const again = (): void => void put(box, stage, spot);
  const stop = autoUpdate(spot ?? stage, box, again, { layoutShift: false });
  // What glows is brought into sight by the next frame: the board may be smaller then.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(again)));
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
