/** Things that stand beside others, over the page: always whole on the screen, above or below, wherever there is room. */

import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from "@floating-ui/dom";
import type { Attachment } from "svelte/attachments";

/** Between it and the thing it belongs to, and the edge of the screen. */
const GAP = 8;
/** The header stays free: what is called there must be at hand. */
const header = (): number => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--header")) || 0;

/** `{@attach beside(button, "bottom-end")}`: it stays beside that thing, of a page or of a drawing, while there is one. */
export function beside(thing: Element | null, placement: Placement): Attachment<HTMLElement> {
  return (element) => {
    if (!thing) return;
    Object.assign(element.style, { position: "fixed", left: "0", top: "0" });
    return autoUpdate(thing, element, () => void place(thing, element, placement));
  };
}

async function place(thing: Element, element: HTMLElement, placement: Placement): Promise<void> {
  const padding = { top: header() + GAP, right: GAP, bottom: GAP, left: GAP };
  const { x, y } = await computePosition(thing, element, {
    placement,
    strategy: "fixed",
    middleware: [
      offset(GAP),
      flip({ padding }),
      shift({ padding, crossAxis: true }),
      size({
        padding,
        apply: ({ availableHeight }) => void (element.style.maxHeight = `${Math.max(120, availableHeight)}px`),
      }),
    ],
  });
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
}
