import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { cacheFonts, preloadFonts } from "./late-fonts";

const FONTS = "/georgian.woff2 /latin.woff2";

const requested = vi.fn<(address: string) => Promise<Response>>();
let navigator: Record<string, unknown>;
let document: Document;

beforeEach(() => {
  ({ navigator } = fakeBrowser());
  requested.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal("fetch", requested);
  openPage();
});

afterEach(() => vi.unstubAllGlobals());

/** Opens a page that took this many milliseconds to respond. */
function openPage(ms = 5) {
  ({ document } = parseHTML("<html><head></head></html>"));
  const entry = { requestStart: 30, responseStart: 30 + ms };
  vi.stubGlobal("document", document);
  vi.stubGlobal("performance", { getEntriesByType: () => [entry] });
}

/** Returns the preloaded addresses, or null if the page uses the system's fonts. */
function preloaded() {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
  const usesSystemFonts = "systemFonts" in document.documentElement.dataset;
  return usesSystemFonts ? null : links.map(({ as, href }) => [as, href].join(" "));
}

test("a fast line preloads the fonts", () => {
  openPage(150);
  preloadFonts(FONTS);
  expect(preloaded()).toEqual(["font /georgian.woff2", "font /latin.woff2"]);
});

test("a slow line loads them after the page, for the next one", async () => {
  openPage(151);
  preloadFonts(FONTS);
  expect(preloaded()).toBeNull();
  await cacheFonts(FONTS);
  expect(requested.mock.calls).toEqual([["/georgian.woff2"], ["/latin.woff2"]]);
  openPage(151);
  preloadFonts(FONTS);
  expect(preloaded()).toHaveLength(2);
  await cacheFonts(FONTS);
  expect(requested).toHaveBeenCalledTimes(2);
});

test.each([
  ["the other language", "/latin.woff2", FONTS, null],
  ["another version", "/latin-2.woff2", "/latin.woff2", null],
  ["a language that needs fewer", FONTS, "/latin.woff2", ["font /latin.woff2"]],
])("fonts that %s has cached", async (_, cached, fonts, expected) => {
  await cacheFonts(cached);
  openPage(400);
  preloadFonts(fonts);
  expect(preloaded()).toEqual(expected);
});

test("a browser that saves data has the system's fonts", () => {
  navigator.connection = { saveData: true };
  preloadFonts(FONTS);
  expect(preloaded()).toBeNull();
});

test("without an entry of the navigation the line counts as fast", () => {
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  preloadFonts(FONTS);
  expect(preloaded()).toHaveLength(2);
});

test.each([
  ["Error: the network changed", () => Promise.reject(new Error("the network changed"))],
  ["Error: 503", () => Promise.resolve(new Response(null, { status: 503 }))],
])("fonts that fail to load (%s) are not marked as cached", async (message, respond) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  requested.mockImplementationOnce(respond);
  await cacheFonts(FONTS);
  expect(warn.mock.calls).toEqual([[`fonts: ${message}`]]);
  openPage(400);
  preloadFonts(FONTS);
  expect(preloaded()).toBeNull();
});
