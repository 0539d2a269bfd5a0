/** @module-tag slow */
import { expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { changeFleet } from "../site-database";
import { useSite } from "../site-fixture";

const fixture = useSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(fixture.site, path, { headers });

/** Returns what visitors see: the page without the head and the scripts at the end. */
const shown = (html: string) => /<body>[^]*?<\/footer>/.exec(html)?.[0];

test.each([
  ["/wp-login.php", "/moscow?utm_source=x"],
  ["/old/page", "/wp-content/plugins/x.php"],
])("%s and %s get the same page, as it would be rendered for them", async (one, other) => {
  for (const [lang, prefix] of [
    ["en", ""],
    ["ka", "/ka"],
  ]) {
    const [first, second, rendered] = await Promise.all([
      get(prefix + one, { Cookie: "lng=ka" }),
      get(prefix + other),
      get(prefix + other, { Cookie: "flash=none" }),
    ]);
    expect([first.status, second.text]).toEqual([404, first.text]);
    expect(first.text).toContain(`<html lang="${lang}"`);
    expect(shown(first.text)).toBe(shown(rendered.text));
    expect(shown(first.text)).toBeDefined();
    for (const name of ["Cache-Control", "Vary", "Content-Security-Policy", "ETag"]) {
      const expected = rendered.headers.get(name);
      expect(first.headers.get(name), name).toBe(expected);
    }
  }
});

test("a change of the site's settings is on the next page", async () => {
  const siteName = `Renamed ${Date.now()}`;
  expect((await get("/moscow")).text).not.toContain(siteName);
  await changeFleet(
    fixture.site,
    (sql) => sql`
      insert into settings (name, value) values ('contacts', ${sql.json({ siteName })})
      on conflict (name) do update set value = excluded.value`,
  );
  expect((await get("/moscow")).text).toContain(siteName);
});

test("files are sent, also after the page", async () => {
  await get("/favicon.ico2");
  for (const path of ["/favicon.svg", "/sw.js", "/robots.txt"]) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  expect((await get("/favicon.svg")).headers.get("Content-Type")).toMatch(/^image\/svg/);
});

test("a language in the query leads to the page in it", async () => {
  const answer = await get("/moscow?lng=ka");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/ka/moscow"]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^lng=ka;/);
  expect((await get("/ka/moscow")).status).toBe(404);
});

test("other methods get no page from the cache", async () => {
  await get("/moscow");
  expect((await sendForm(fixture.site, "/moscow", {})).status).toBe(404);
  const put = await sendRequest(fixture.site, "/moscow", { method: "PUT" });
  expect(put.status).toBe(405);
  const head = await sendRequest(fixture.site, "/moscow", { method: "HEAD" });
  expect([head.status, head.text]).toEqual([404, ""]);
});
