/** A piece that comes from, or goes to, another thing on the table. */

import type { TransitionConfig } from "svelte/transition";
import { prefs } from "../../lib/prefs.svelte";
import { scaleOf } from "../../lib/scale";

export function travel(node: Element, { other }: { other: () => Element | null | undefined }): TransitionConfig {
  const there = other()?.getBoundingClientRect();
  const duration = prefs.move;
  if (!there || duration === 0) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const scale = scaleOf(node);
  const dx = (there.left + there.width / 2 - here.left - here.width / 2) / scale;
  const dy = (there.top + there.height / 2 - here.top - here.height / 2) / scale;
  const size = Math.min(1, there.width / (here.width || 1));
  return {
    duration,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) => `translate: ${dx * u}px ${dy * u}px; scale: ${size + (1 - size) * t}; z-index: 5;`,
  };
}
