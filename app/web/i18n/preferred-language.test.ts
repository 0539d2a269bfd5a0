import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { LANGUAGE_STORAGE_KEY } from "./languages";
import { leadHome, offerLanguage, preferredLanguage } from "./preferred-language";

const OFFERED = ["en", "ka"];

/** An element that is or isn't in the button that closes the line. */
class FakeElement {
  isInButton: boolean;
  constructor(isInButton: boolean) {
    this.isInButton = isInButton;
  }
  closest(selector: string) {
    return this.isInButton && selector === "[data-offer] > button" ? this : null;
  }
}

let clicks: ((event: { target: unknown }) => void)[];

const replace = vi.fn<(address: string) => void>();

type Browser = { cookie?: string; stored?: string; languages?: readonly string[] };
type Opened = { lang?: string; address?: string; referrer?: string };

let dataset: Record<string, string>;

function open({ cookie = "", stored, languages = ["en-US"] }: Browser, opened: Opened = {}) {
  const { lang = "en", address = "/", referrer = "" } = opened;
  const { navigator, storage } = fakeBrowser();
  Object.assign(navigator, { languages });
  if (stored !== undefined) storage.setItem(LANGUAGE_STORAGE_KEY, stored);
  dataset = {};
  vi.stubGlobal("document", { cookie, referrer, documentElement: { lang, dataset } });
  const { origin, pathname, search, href } = new URL(address, "https://mgzavri.example");
  clicks = [];
  vi.stubGlobal("addEventListener", (_: string, listener: (typeof clicks)[number]) => {
    clicks.push(listener);
  });
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("location", { origin, pathname, search, href, replace });
  return storage;
}

beforeEach(() => void replace.mockReset());
afterEach(() => vi.unstubAllGlobals());

test.each<[string, Browser, string]>([
  ["the browser's", { languages: ["ka-GE", "en"] }, "ka"],
  ["the first that is offered", { languages: ["de", "ka", "en"] }, "ka"],
  ["English if none is offered", { languages: ["de"] }, "en"],
  ["English without any", { languages: [] }, "en"],
  ["English for Russian", { languages: ["ru-RU", "ka"] }, "en"],
  ["the stored one", { stored: "ka" }, "ka"],
  ["English for a stored one that is not offered", { stored: "tlh", languages: ["ka"] }, "en"],
  ["the cookie's", { cookie: "a=b; lng=ka", stored: "en" }, "ka"],
  ["the cookie's on https", { cookie: "__Host-lng=ka" }, "ka"],
  ["not another cookie's", { cookie: "xlng=ka; lngx=ka" }, "en"],
])("the visitor prefers %s", (_, browser, lang) => {
  open(browser);
  expect(preferredLanguage(OFFERED)).toBe(lang);
});

test("Russian browsers get Russian once it is offered", () => {
  open({ languages: ["ru-RU"] });
  expect(preferredLanguage(["en", "ka", "ru"])).toBe("ru");
});

describe("`/`", () => {
  test.each<[Opened, string]>([
    [{ address: "/" }, "/ka"],
    [{ address: "/?type=suv#cars" }, "/ka?type=suv#cars"],
    [{ address: "/", referrer: "https://elsewhere.example/" }, "/ka"],
    [{ address: "/", referrer: "https://mgzavri.example.evil.test/" }, "/ka"],
  ])("opened as %j leads to %s", (opened, to) => {
    open({ stored: "ka" }, opened);
    expect(leadHome("ka")).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(to);
  });

  test.each<Opened>([
    { address: "/faq" },
    { address: "/ka", lang: "ka" },
    { address: "/?lng=en" },
    { address: "/?type=suv&lng=en" },
    { address: "/?booked=TOKEN" },
    { address: "/", referrer: "https://mgzavri.example/faq" },
    // The offline copy of another language's home.
    { address: "/", lang: "ka" },
  ])("%j stays", (opened) => {
    open({ stored: "ka" }, opened);
    expect(leadHome("ka")).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });
});

describe("the line", () => {
  test("offers the visitor's language", () => {
    open({ languages: ["ka"] }, { address: "/faq" });
    offerLanguage("ka");
    expect(dataset).toEqual({ offer: "ka" });
  });

  test("stays until its button is clicked, which is remembered", () => {
    const storage = open({ languages: ["ka"] });
    offerLanguage("ka");
    for (const click of clicks) click({ target: new FakeElement(false) });
    expect(dataset).toEqual({ offer: "ka" });
    for (const click of clicks) click({ target: new FakeElement(true) });
    expect(dataset).toEqual({});
    expect(storage.getItem("languageOfferClosed")).toBe("ka");
  });

  test("is not shown on a page in it, nor once it was closed", () => {
    open({}, { lang: "ka" });
    offerLanguage("ka");
    expect(dataset).toEqual({});
    open({}).setItem("languageOfferClosed", "ka");
    offerLanguage("ka");
    expect(dataset).toEqual({});
    offerLanguage("ru");
    expect(dataset).toEqual({ offer: "ru" });
  });
});
