import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onInteraction } from "./interactions";

const { document, Element } = parseHTML(`
  <a href="/faq"><b>Questions</b></a> <a href="#booking"><b>Book</b></a>
  <a href="/photo.jpg" data-enhanced><b>Photo</b></a> <button><b>Menu</b></button>`);

function useListening() {
  const create = () => ({
    page: new EventTarget(),
    prepare: vi.fn<() => void>(),
    run: vi.fn<() => void>(),
    controller: new AbortController(),
  });
  const listening = create();
  beforeEach(() => {
    const { page, prepare, run, controller } = Object.assign(listening, create());
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("Element", Element);
    vi.useFakeTimers();
    onInteraction({ prepare, run, signal: controller.signal });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return listening;
}

const listening = useListening();

function dispatch(...types: string[]) {
  for (const type of types) listening.page.dispatchEvent(new Event(type));
}

test("nothing happens before an interaction", () => {
  dispatch("load", "scroll", "pointermove");
  vi.runAllTimers();
  expect(listening.prepare).not.toHaveBeenCalled();
  expect(listening.run).not.toHaveBeenCalled();
});

test.each([
  ["pointerdown", "pointerup"],
  ["pointerdown", "pointercancel"],
  ["keydown", "keyup"],
])("%s prepares at once, %s runs after the click", (press, release) => {
  dispatch(press);
  expect(listening.prepare).toHaveBeenCalledTimes(1);
  dispatch(release);
  expect(listening.run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(listening.run).toHaveBeenCalledTimes(1);
});

test.each(["focusin", "input", "click"])("%s without a press runs at once", (type) => {
  dispatch(type);
  expect(listening.prepare).toHaveBeenCalledTimes(1);
  expect(listening.run).toHaveBeenCalledTimes(1);
});

test("focus and click of a press wait for its end", () => {
  dispatch("pointerdown", "focusin");
  expect(listening.run).not.toHaveBeenCalled();
  dispatch("pointerup");
  vi.advanceTimersByTime(0);
  expect(listening.run).toHaveBeenCalledTimes(1);
});

test("a press whose release is lost runs after a second", () => {
  dispatch("keydown");
  vi.advanceTimersByTime(999);
  expect(listening.run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(listening.run).toHaveBeenCalledTimes(1);
});

test("after the end of listening nothing runs", () => {
  dispatch("pointerdown");
  listening.controller.abort();
  dispatch("pointerup", "keydown", "keyup", "click");
  vi.runAllTimers();
  expect(listening.prepare).toHaveBeenCalledTimes(1);
  expect(listening.run).not.toHaveBeenCalled();
});

test.each([
  ["a link within the page", "a[href='#booking'] b", true],
  ["a link that scripts enhance", "[data-enhanced] b", true],
  ["a button", "button b", true],
  ["a link to another page", "a[href='/faq'] b", false],
])("a press on %s", (_, selector, isInteraction) => {
  const target = document.querySelector(selector);
  for (const type of ["pointerdown", "focusin", "pointerup", "click"]) {
    listening.page.dispatchEvent(
      Object.defineProperty(new Event(type), "target", { value: target }),
    );
  }
  vi.runAllTimers();
  const isCalled = [listening.prepare, listening.run].map(({ mock }) => mock.calls.length > 0);
  expect(isCalled).toEqual([isInteraction, isInteraction]);
});
