import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countPrefetched, whenShown } from "./prefetch";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const page = Object.assign(new EventTarget(), { prerendering: false });

beforeEach(() => {
  page.prerendering = false;
  fetched.mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { userAgent: "Chrome" });
  vi.stubGlobal("location", new URL("https://cars.example/faq?lng=ka"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test.each([
  ["a prefetched page", { deliveryType: "navigational-prefetch", activationStart: 0 }, ["/faq"]],
  ["a prerendered page", { deliveryType: "", activationStart: 120 }, ["/faq"]],
  ["a page from the network", { deliveryType: "", activationStart: 0 }, []],
  ["a page from the HTTP cache", { deliveryType: "cache", activationStart: 0 }, []],
  ["a page of a browser that reports neither", {}, []],
  ["a page of a browser without an entry", undefined, []],
])("%s reports %o as %o", (_, entry, reported) => {
  const entries = entry === undefined ? [] : [entry];
  vi.stubGlobal("performance", { getEntriesByType: () => entries });
  countPrefetched();
  const paths = fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).page);
  expect(paths).toEqual(reported);
});

test("a page that is shown calls back at once", () => {
  const callback = vi.fn<() => void>();
  whenShown(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("a prerendered page calls back when it is shown, once", () => {
  page.prerendering = true;
  const callback = vi.fn<() => void>();
  whenShown(callback);
  expect(callback).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("prerenderingchange"));
  page.dispatchEvent(new Event("prerenderingchange"));
  expect(callback).toHaveBeenCalledTimes(1);
});
