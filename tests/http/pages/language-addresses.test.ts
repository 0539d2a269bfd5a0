import { describe, expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { PUBLIC_PATHS } from "../../browser/public-paths";
import { changeFleet, confirmBookings } from "../site-database";
import { bookingFields, useSite } from "../site-fixture";

const fixture = useSite();

type Headers = Record<string, string>;

async function get(path: string, headers: Headers = {}) {
  const { status, headers: sent, text } = await sendRequest(fixture.site, path, { headers });
  return {
    status,
    headers: sent,
    text,
    location: sent.get("Location"),
    lang: /<html lang="(\w+)" dir="ltr"/.exec(text)?.[1] ?? null,
  };
}

test.each<[string, Headers, string | null]>([
  ["no header", {}, null],
  ["Georgian", { "Accept-Language": "ka-GE,ka;q=0.9,en;q=0.8" }, "/ka"],
  ["German, then Georgian", { "Accept-Language": "de,ka;q=0.5" }, "/ka"],
  ["English first", { "Accept-Language": "en,ka;q=0.9" }, null],
  ["Russian first", { "Accept-Language": "ru,ka;q=0.9" }, null],
  ["German alone", { "Accept-Language": "de" }, null],
  ["British English", { "Accept-Language": "en-GB" }, null],
  ["Georgian in capitals", { "Accept-Language": "KA-ge" }, "/ka"],
  ["everything but Georgian", { "Accept-Language": "ka;q=0,en" }, null],
  ["junk", { "Accept-Language": '%%%;;q=,,"ka";ka;q=x' }, null],
  ["any", { "Accept-Language": "*" }, null],
  ["10 KB", { "Accept-Language": `${"xx-XX,".repeat(1_700)}ka` }, "/ka"],
  ["saved Georgian", { Cookie: "lng=ka", "Accept-Language": "en" }, "/ka"],
  ["saved English", { Cookie: "lng=en", "Accept-Language": "ka" }, null],
  ["a saved language that is none", { Cookie: "lng=tlh", "Accept-Language": "ka" }, null],
  ["a broken cookie", { Cookie: "lng=%E0%A4%A", "Accept-Language": "ka" }, null],
  ["from the site", { Cookie: "lng=ka", "Sec-Fetch-Site": "same-origin" }, null],
  ["from elsewhere", { Cookie: "lng=ka", "Sec-Fetch-Site": "cross-site" }, "/ka"],
])("`/` answers a visitor with %s", async (_, headers, location) => {
  const answer = await get("/", headers);
  expect([answer.status, answer.location]).toEqual(location ? [302, location] : [200, null]);
  expect(answer.lang).toBe(location ? null : "en");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  for (const name of ["Accept-Language", "Cookie", "Sec-Fetch-Site"])
    expect(answer.headers.get("Vary")).toContain(name);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("an old browser from a page of the site stays", async () => {
  const Referer = `${fixture.site.url}/faq`;
  expect((await get("/", { Cookie: "lng=ka", Referer })).status).toBe(200);
  expect((await get("/", { Cookie: "lng=ka", Referer: "https://x.example/" })).location).toBe(
    "/ka",
  );
});

test("English can be reached without cookies", async () => {
  const answer = await get("/?lng=en", { "Accept-Language": "ka" });
  expect([answer.status, answer.lang]).toEqual([200, "en"]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^lng=en;/);
});

test.each([
  ["/?lng=ka", "/ka"],
  ["/?lng=ka&type=suv", "/ka?type=suv"],
  ["/faq?lng=ka", "/ka/faq"],
  ["/faq?x=%20y+z&lng=ka&u=1", "/ka/faq?x=%20y+z&u=1"],
  ["/ka/faq?lng=en", "/faq"],
  ["/ka?lng=en", "/?lng=en"],
  ["/ka?lng=ka", "/ka"],
  ["/bookings?own=1&lng=ka", "/ka/bookings?own=1"],
  ["/nothing?lng=ka", "/ka/nothing"],
])("%s leads to %s, and is saved", async (address, location) => {
  const answer = await get(address, { Cookie: "lng=en", "Sec-Fetch-Site": "same-origin" });
  expect([answer.status, answer.location]).toEqual([302, location]);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^lng=\w\w; Path=\//)]);
  const next = await get(location, { Cookie: answer.headers.getSetCookie()[0]!.split(";")[0]! });
  expect([next.status, next.location]).toEqual([location === "/ka/nothing" ? 404 : 200, null]);
});

test.each(["lng=xx", "lng=", "lng=KA", "lng=en%00", `lng=${"k".repeat(3_000)}`, "lng=xx&lng=ka"])(
  "junk in the query is ignored: %.30s",
  async (query) => {
    for (const [path, lang] of [
      ["/faq", "en"],
      ["/ka/faq", "ka"],
    ]) {
      const answer = await get(`${path}?${query}`);
      expect([answer.status, answer.lang, answer.headers.getSetCookie()]).toEqual([200, lang, []]);
    }
  },
);

test.each([
  ["/ka", "ka"],
  ["/ka/faq", "ka"],
  ["/ka/tbilisi", "ka"],
  ["/ka/cars/1", "ka"],
  ["/ka/bookings", "ka"],
  ["/ka/ga-test", "ka"],
  ["/faq", "en"],
  ["/bookings", "en"],
])("%s is a page in %s, whatever the visitor prefers", async (path, lang) => {
  for (const headers of [{ Cookie: "lng=ka", "Accept-Language": "ka" }, { Cookie: "lng=en" }, {}]) {
    const answer = await get(path, headers as Headers);
    expect([answer.status, answer.lang]).toEqual([200, lang]);
  }
});

test.each([
  ["/xx/faq", "en"],
  ["/xx", "en"],
  ["/KA", "en"],
  ["/KA/faq", "en"],
  ["/en/faq", "en"],
  ["/xx/cars/1", "en"],
  ["/ka/ka", "ka"],
  ["/ka/admin", "ka"],
  ["/ka/api/cars", "ka"],
  ["/ka/bookings/AAAAAAAAAAAAAAAAAAAAAA", "ka"],
  ["/ka/sitemap.xml", "ka"],
  ["/ka/language", "ka"],
])("%s is a page that does not exist, in %s", async (path, lang) => {
  for (const headers of [{}, { Cookie: "lng=ka" }, { Cookie: "flash=none" }]) {
    const answer = await get(path, headers as Headers);
    expect([answer.status, answer.lang]).toEqual([404, lang]);
    expect(answer.headers.get("Content-Security-Policy")).toContain("script-src");
  }
});

test.each(PUBLIC_PATHS)(
  "%s with a prefix that is no language runs no page's loader",
  async (path) => {
    const { status, text } = await get(`/xx${path === "/" ? "" : path}`, { Cookie: "flash=none" });
    expect([status, text.includes("</footer>")]).toEqual([404, true]);
    expect(text).not.toMatch(/ld\+json|rel="canonical"/);
    const [, data = ""] = /enqueue\("(\[[^]*?\\n)"\)/.exec(text) ?? [];
    expect(data).toContain("usesServiceWorker");
    expect(data).not.toContain("keywords");
  },
);

test("slashes are as in English: one at the end is removed, two are none", async () => {
  expect((await get("/ka/faq/")).location).toBe("/ka/faq");
  expect((await get("/ka/ka/")).location).toBe("/ka/ka");
  const [english, georgian] = [await get("//faq"), await get("/ka//faq")];
  expect([english.status, georgian.status].every((status) => status < 500)).toBe(true);
});

test("data of a page is in its language", async () => {
  const [english, georgian] = [await get("/faq.data"), await get("/ka/faq.data")];
  expect([english.status, georgian.status]).toEqual([200, 200]);
  expect(english.text).not.toMatch(/[ა-ჰ]{20}/);
  expect(georgian.text).toMatch(/[ა-ჰ]{5}/);
  // As pages of before 0.6 ask for it.
  expect((await get("/faq.data?lng=ka")).status).toBe(200);
});

test("a form is answered in the language of its page, and an old one in that of its query", async () => {
  for (const path of ["/ka", "/?lng=ka"]) {
    const answer = await sendForm(fixture.site, path, bookingFields({ name: `Nino ${path}` }));
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/ka\?booked=[\w-]{22}#booking$/),
    ]);
  }
});

test("a booking's page is in its language, and in another by the query", async () => {
  const placed = await sendForm(fixture.site, "/ka", bookingFields({ name: "Nino Page" }));
  const [, token = ""] = /booked=([\w-]{22})/.exec(placed.headers.get("Location")!) ?? [];
  await confirmBookings(fixture.site);
  for (const path of [`/bookings/${token}`, `/bookings/${token}/voucher`]) {
    expect((await get(path, { Cookie: "lng=en" })).lang).toBe("ka");
    const other = await get(`${path}?lng=en`);
    expect([other.status, other.lang]).toEqual([200, "en"]);
    expect((await get(`${path}?lng=xx`)).lang).toBe("ka");
  }
  const english = await get(`/bookings/${token}?lng=en`);
  expect(english.text).toContain(`href="/bookings/${token}/voucher?lng=en"`);
});

describe("a site that offers only English", () => {
  test("has no other addresses, and leads nobody to them", async () => {
    await changeFleet(
      fixture.site,
      (sql) => sql`insert into settings (name, value) values ('languages', ${sql.json(["en"])})`,
    );
    // The first request reads the change.
    await get("/faq");
    for (const headers of [{}, { "Accept-Language": "ka" }, { Cookie: "lng=ka" }]) {
      expect((await get("/", headers as Headers)).status).toBe(200);
      expect(await get("/ka", headers as Headers)).toMatchObject({ status: 404, lang: "en" });
      expect((await get("/faq?lng=ka", headers as Headers)).status).toBe(200);
    }
    const { text } = await get("/faq");
    expect(text).not.toMatch(/hreflang="ka"|href="\/ka|action="\/language"/i);
    expect((await get("/sitemap.xml")).text).not.toContain("/ka/");
    // The desk stays in all languages.
    expect((await get("/admin", { Cookie: "lng=ka" })).lang).toBe("ka");
    await changeFleet(fixture.site, (sql) => sql`delete from settings where name = 'languages'`);
  });
});
