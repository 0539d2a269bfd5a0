import { parseHTML } from "linkedom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { expectsNews, onInteraction } from "./start";

const { document, Element } = parseHTML(`
  <a href="/faq"><b>Questions</b></a> <a href="#booking"><b>Book</b></a> <button><b>Menu</b></button>`);

afterEach(() => vi.unstubAllGlobals());

describe("an interaction", () => {
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
});

describe("news are expected", () => {
  beforeEach(() => {
    fakeBrowser();
    vi.stubGlobal("document", { cookie: "lng=ka; alive=1" });
  });

  test("not in the browser of a visitor without bookings", () => {
    window.localStorage.setItem("bookingDraft", "{}");
    expect(expectsNews()).toBe(false);
  });

  test.each(["live=1", "__Host-live=1", "own-bookings=1"])("with the cookie %s", (cookie) => {
    vi.stubGlobal("document", { cookie: `lng=ka; ${cookie}` });
    expect(expectsNews()).toBe(true);
  });

  test.each(["adminAuthenticated", "cachedBookings", "bookingQueue"])("with %s stored", (key) => {
    window.localStorage.setItem(key, "");
    expect(expectsNews()).toBe(true);
  });

  test("without storage the cookie decides", () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.stubGlobal("window", {});
    expect(expectsNews()).toBe(false);
    vi.stubGlobal("document", { cookie: "live=1" });
    expect(expectsNews()).toBe(true);
  });
});
