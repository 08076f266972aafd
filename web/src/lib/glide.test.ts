// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { glide, places } from "./glide";

test("a piece comes from where it was seen, at whatever size the board is drawn", () => {
  document.body.innerHTML = `<div class="sheet"><b data-piece="a"></b><b data-piece="b" data-from="a"></b></div>`;
  const sheet = document.querySelector<HTMLElement>(".sheet")!;
  const [old, fresh] = [...sheet.querySelectorAll<HTMLElement>("b")] as [HTMLElement, HTMLElement];
  Object.defineProperty(sheet, "offsetWidth", { value: 200 });
  sheet.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  old.getBoundingClientRect = () => new DOMRect(10, 10, 10, 10);
  fresh.getBoundingClientRect = () => new DOMRect(10, 40, 10, 10);
  const before = new Map([...places(sheet)].filter(([key]) => key === "a"));
  old.getBoundingClientRect = () => new DOMRect(40, 10, 10, 10);
  const began: unknown[] = [];
  for (const piece of [old, fresh])
    piece.animate = vi.fn((frames: Keyframe[]) => (began.push(frames[0]?.["transform"]), {} as Animation));
  glide(sheet, before, 100);
  expect(began).toEqual(["translate(-60px, 0px) scale(1)", "translate(0px, -60px) scale(0.6)"]);
});
