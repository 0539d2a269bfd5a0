/** @module-tag slow */
import { expect, test } from "vitest";
import { sendRequest, sendForm, sendJson } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite();

function choose(lng: string, to = "/") {
  return sendForm(fixture.site, "/language", { lng, to });
}

async function languageOf(path: string, headers: Record<string, string>) {
  const { text } = await sendRequest(fixture.site, path, { headers });
  return /<html lang="(\w+)"/.exec(text)?.[1];
}

test("a choice redirects to the page and is saved in a cookie", async () => {
  const answer = await choose("ka", "/all-cars?type=suv");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/all-cars?type=suv"]);
  const [line] = answer.headers.getSetCookie();
  expect(line).toMatch(/^lng=ka; Path=\/; Max-Age=31536000/);
  const Cookie = line!.split(";")[0]!;
  expect(await languageOf("/", { Cookie, "Accept-Language": "en" })).toBe("ka");
});

test.each([
  ["ka-GE", "ka"],
  ["ru-RU", "en"],
  ["de-DE", "en"],
])("a browser with the language %s gets %s", async (locale, lang) => {
  expect(
    await languageOf("/", { "Accept-Language": `${locale},${locale.slice(0, 2)};q=0.9` }),
  ).toBe(lang);
});

test("the page after the redirect does not override the choice", async () => {
  expect((await choose("ka", "/faq?lng=en&x=1")).headers.get("Location")).toBe("/faq?x=1");
});

test.each(["ru", "xx", "", "__proto__"])("language %j becomes English", async (lng) => {
  expect((await choose(lng)).headers.getSetCookie()[0]).toMatch(/^lng=en;/);
});

test.each([
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
  "javascript:alert(1)",
  "evil.example",
  "",
])("does not redirect to another site by %j", async (to) => {
  const location = (await choose("ka", to)).headers.get("Location")!;
  expect(new URL(location, fixture.site.url).origin).toBe(fixture.site.url);
  expect(location).toMatch(/^\/(?!\/)/);
});

test("prevents header injection", async () => {
  const answer = await choose("ka", "/x\r\nSet-Cookie: session=evil");
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(answer.headers.get("Location")).not.toMatch(/[\r\n]/);
});

test("rejects a body that is not a form", async () => {
  expect((await sendJson(fixture.site, "/language", { lng: "ka" })).status).toBe(415);
  const large = { lng: "ka", to: "x".repeat(70_000) };
  expect((await sendForm(fixture.site, "/language", large)).status).toBe(413);
});

test.each([
  ["nothing", {}, "en"],
  ["a browser that reads Georgian", { "Accept-Language": "ka" }, "ka"],
  ["a browser that reads Russian first", { "Accept-Language": "ru,ka;q=0.9" }, "en"],
  ["a saved choice that is none", { Cookie: "lng=ru", "Accept-Language": "ka" }, "en"],
  ["a broken cookie", { Cookie: "lng=%E0%A4%A" }, "en"],
])("%s sets the language of the page", async (_, headers, language) => {
  expect(await languageOf("/", headers as Record<string, string>)).toBe(language);
});

test("a link to a language shows and saves it", async () => {
  const answer = await sendRequest(fixture.site, "/?lng=ka", {
    headers: { "Accept-Language": "en" },
  });
  expect(answer.text).toContain('<html lang="ka"');
  expect(answer.headers.getSetCookie()[0]).toMatch(/^lng=ka;/);
});
