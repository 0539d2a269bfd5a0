import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onInteraction } from "./interactions";

const { document, Element } = parseHTML(`
  <a href="/faq"><b>Questions</b></a> <a href="#booking"><b>Book</b></a> <button><b>Menu</b></button>`);

let page: EventTarget;
let controller: AbortController;
const start = vi.fn<() => void>();

beforeEach(() => {
  [page, controller] = [new EventTarget(), new AbortController()];
  start.mockReset();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("Element", Element);
  onInteraction(start, controller.signal);
});

afterEach(() => vi.unstubAllGlobals());

function dispatch(type: string, selector = "button b") {
  const target = document.querySelector(selector);
  page.dispatchEvent(Object.defineProperty(new Event(type), "target", { value: target }));
}

test.each(["pointerdown", "keydown", "focusin", "input", "click"])("%s is one", (type) => {
  dispatch(type);
  expect(start).toHaveBeenCalledOnce();
});

test.each(["load", "scroll", "pointermove"])("%s is none", (type) => {
  dispatch(type);
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ["a link within the page", "a[href='#booking'] b", 1],
  ["a link to another page", "a[href='/faq'] b", 0],
])("a press on %s", (_, selector, calls) => {
  dispatch("pointerdown", selector);
  expect(start).toHaveBeenCalledTimes(calls);
});

test("after the end of listening there is none", () => {
  controller.abort();
  dispatch("keydown");
  expect(start).not.toHaveBeenCalled();
});
