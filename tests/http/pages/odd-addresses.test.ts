/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { useSite } from "../site-fixture";

const fixture = useSite();

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(fixture.site.url + path, { headers, redirect: "manual" });
}

describe("redirects a trailing slash permanently", () => {
  test.each([
    ["/faq/", "/faq"],
    ["/guides/?lng=ka", "/guides?lng=ka"],
    ["/ka/", "/ka"],
    ["/ka/guides/", "/ka/guides"],
    ["/cars/1///", "/cars/1"],
    ["//evil.example/", "/evil.example"],
    ["/nothing/", "/nothing"],
  ])("%s", async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, location]);
  });
});

describe("not found is a page in the language of its address", () => {
  test.each([
    "/guides/nothing",
    "/guides/%00",
    "/guides/__proto__",
    "/blog?guide=vardzia",
    "/blog?guide=constructor",
    "/blog?guide=",
    "/moscow",
    "/constructor",
    "/cars/999999",
    "/cars/one",
    "/tbilisi/old-town",
    "/.well-known/nothing",
  ])("%s", async (path) => {
    for (const [lang, prefix, title] of [
      ["en", "", /<h1[^>]*>[A-Z4]/],
      ["ka", "/ka", /<h1[^>]*>[ა-ჰ4]/],
    ] as const) {
      const answer = await get(prefix + path, { Cookie: `lng=${lang === "en" ? "ka" : "en"}` });
      const page = await answer.text();
      expect(answer.status).toBe(404);
      expect(page).toContain(`<html lang="${lang}"`);
      expect(page).toMatch(title);
    }
  });
});

test.each(["/Tbilisi", "/BATUMI"])(
  "%s is the city's page, whose address is in lower case",
  async (path) => {
    const page = await (await get(path)).text();
    expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]+${path.toLowerCase()}"`));
  },
);

describe("odd queries change nothing", () => {
  const many = Array.from({ length: 1000 }, (_, index) => `p${index}=${index}`).join("&");
  test.each([
    ["a thousand parameters", `?${many}`],
    ["the same one twice", "?lng=xx&lng=ka"],
    ["an unknown language", "?lng=xx"],
    ["broken escapes", "?q=%E0%A4%A"],
    ["no name", "?=&&=1"],
    ["markup", "?%3Cscript%3Ealert(1)%3C/script%3E"],
    ["a path", "?lng=../../etc/passwd"],
  ])("%s", async (_, query) => {
    for (const path of ["/", "/faq", "/guides", "/tbilisi", "/blog"]) {
      const answer = await get(path + query);
      expect([path, answer.status]).toEqual([path, 200]);
      const page = await answer.text();
      expect(page).toContain(`<html lang="en"`);
      expect(page).not.toContain("alert(1)");
      expect(page).not.toContain("p999=999");
    }
  });
});
