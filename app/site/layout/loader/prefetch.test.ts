import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageViewBody } from "~/site/visits/collect.server";
import { reportPrefetched, whenShown } from "./prefetch";

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>();
const page = Object.assign(new EventTarget(), { prerendering: false });

beforeEach(() => {
  page.prerendering = false;
  vi.stubGlobal("document", page);
  // The event bubbles to the window.
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { userAgent: "Chrome", sendBeacon });
  vi.stubGlobal("location", new URL("https://cars.example/faq?lng=ka"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
});

test.each([
  ["a prefetched page", { deliveryType: "navigational-prefetch", activationStart: 0 }, ["/faq"]],
  ["a prerendered page", { deliveryType: "", activationStart: 120 }, ["/faq"]],
  ["a page from the network", { deliveryType: "", activationStart: 0 }, []],
  ["a page from the HTTP cache", { deliveryType: "cache", activationStart: 0 }, []],
  ["a page of a browser that reports neither", {}, []],
  ["a page of a browser without an entry", undefined, []],
])("%s with the entry %o reports %o", async (_, entry, reported) => {
  const entries = entry === undefined ? [] : [entry];
  vi.stubGlobal("performance", { getEntriesByType: () => entries });
  reportPrefetched();
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()));
  expect(bodies.map((text) => pageViewBody.parse(JSON.parse(text)).page)).toEqual(reported);
});

test("a page that is shown calls back at once", () => {
  const callback = vi.fn<() => void>();
  whenShown(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("a prerendered page calls back when it is shown", () => {
  page.prerendering = true;
  const callback = vi.fn<() => void>();
  whenShown(callback);
  expect(callback).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("prerenderingchange"));
  expect(callback).toHaveBeenCalledTimes(1);
});
