import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { LANGUAGE_STORAGE_KEY } from "./languages";
import { restoreLanguage } from "./restore-language";

const reload = vi.fn<() => void>();

/** Makes a document with a cookie jar. */
function openDocument({
  lang = "en",
  cookie = "",
  protocol = "https:",
  isCookieless = false,
} = {}) {
  const cookies = cookie ? [cookie] : [];
  vi.stubGlobal("document", {
    documentElement: { lang },
    get cookie() {
      return cookies.join("; ");
    },
    set cookie(line: string) {
      if (!isCookieless) cookies.push(line);
    },
  });
  vi.stubGlobal("location", { protocol, reload });
}

beforeEach(() => {
  reload.mockReset();
  fakeBrowser().storage.setItem(LANGUAGE_STORAGE_KEY, "ka");
});

afterEach(() => vi.unstubAllGlobals());

test("a saved language is restored by a reload with its cookie", () => {
  openDocument();
  expect(restoreLanguage()).toBe(true);
  expect(document.cookie).toBe("__Host-lng=ka; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("on http the cookie has no prefix", () => {
  openDocument({ protocol: "http:" });
  expect(restoreLanguage()).toBe(true);
  expect(document.cookie).toBe("lng=ka; Path=/; Max-Age=31536000; SameSite=Lax");
});

test.each([
  ["the page is in it", { lang: "ka" }],
  ["a cookie has another choice", { cookie: "lng=en" }],
  ["a cookie of https has another choice", { cookie: "__Host-lng=en" }],
  ["cookies are disabled", { isCookieless: true }],
])("nothing is reloaded if %s", (_, browser) => {
  openDocument(browser);
  expect(restoreLanguage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("an unsupported value is ignored", () => {
  openDocument();
  window.localStorage.setItem(LANGUAGE_STORAGE_KEY, "tlh");
  expect(restoreLanguage()).toBe(false);
  expect(document.cookie).toBe("");
});
