/** `animate:slide`: a thing moves from where it was to where it is. Unlike Svelte's `flip` it doesn't stretch what is written on it,
 *  and what had no size (a mark that was not there yet) simply appears. */

import { cubicOut } from "svelte/easing";
import type { AnimationConfig } from "svelte/animate";
import { scaleOf } from "./scale";

export function slide(
  node: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  { duration }: { duration: number },
): AnimationConfig {
  const scale = scaleOf(node);
  const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
  if (!duration || !from.width || !to.width || (!x && !y)) return {};
  return { duration, easing: cubicOut, css: (_t, u) => `transform: translate(${x * u}px, ${y * u}px)` };
}
