/** How many times its own size a thing on a board is drawn: what is measured on the screen is so much larger than what is set. */
export function scaleOf(thing: Element): number {
  const sheet = thing.closest<HTMLElement>(".sheet");
  return sheet?.offsetWidth ? sheet.getBoundingClientRect().width / sheet.offsetWidth : 1;
}
