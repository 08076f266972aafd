/** Hands at the page: whether they use the keyboard, and what they did not mean. */

export const hands = {
  /** Whether the last thing was done by keyboard. */
  byKeyboard: false,
};

/** Begin to look at them. */
export function watchHands(): void {
  addEventListener("keydown", pressed, { capture: true });
  addEventListener("pointerdown", () => (hands.byKeyboard = false), { capture: true });
}

function pressed(event: KeyboardEvent): void {
  hands.byKeyboard = true;
  // A key that is held presses what was there when it went down, not what comes after it.
  const presses = event.key === "Enter" || event.key === " ";
  if (!event.repeat || !presses || !(event.target as Element).closest("button, [role=button]")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The second half of a double click: by then something else may lie under it. */
export const doubled = (event: Event): boolean => (event as MouseEvent).detail > 1;
