import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markHeld, placeOf, takeHeld, unmarkHeld } from "./held-mark";

beforeEach(() => {
  const { document } = parseHTML("<main><p></p><a href='/picture'><img></a></main>");
  vi.stubGlobal("document", document);
});

afterEach(() => vi.unstubAllGlobals());

const place = () => placeOf(document.querySelector("a")!)!;

test("a held click is found by its place, once", () => {
  markHeld(place());
  expect(takeHeld()).toEqual({ parent: document.querySelector("main"), index: 1 });
  expect(takeHeld()).toBeNull();
});

test("its place remains when hydration replaces the element", () => {
  const held = place();
  markHeld(held);
  document.querySelector("a")!.replaceWith(document.createElement("button"));
  const { parent, index } = takeHeld()!;
  expect(parent.children[index]?.tagName).toBe("BUTTON");
  expect(unmarkHeld(held)).toBe(false);
});

test("a click that was given back is not replayed", () => {
  markHeld(place());
  expect(unmarkHeld(place())).toBe(true);
  expect(takeHeld()).toBeNull();
});

test("an element without a parent has no place", () => {
  expect(placeOf(document.createElement("a"))).toBeNull();
});
