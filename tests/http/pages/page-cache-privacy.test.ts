import { describe, expect, test } from "vitest";
import { sendRequest, type Answer } from "../answer";
import { bookingFields, signIn, useSite } from "../site-fixture";

const fixture = useSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(fixture.site, path, { headers });
const tagOf = (answer: Answer) => answer.headers.get("ETag");

describe("the language of a cached page", () => {
  const langOf = ({ text }: Answer) => /<html lang="(\w+)"/.exec(text)?.[1];

  test("is the visitor's", async () => {
    const visits = [
      [{ "Accept-Language": "ka" }, "ka"],
      [{ "Accept-Language": "en" }, "en"],
      [{ Cookie: "lng=ka; other=1", "Accept-Language": "en" }, "ka"],
      [{ "Accept-Language": "ru,ka;q=0.9" }, "en"],
    ] as const;
    for (const [headers, lang] of [...visits, ...visits]) {
      expect(langOf(await get("/all-cars", headers))).toBe(lang);
    }
  });

  test("of the address is saved in each visitor's cookie", async () => {
    const first = await get("/all-cars?lng=ka");
    const again = await get("/all-cars?lng=ka");
    const known = await get("/all-cars?lng=ka", { "If-None-Match": tagOf(first)! });
    expect([tagOf(again), known.status]).toEqual([tagOf(first), 304]);
    for (const { headers } of [first, again, known]) {
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^lng=ka; Path=\//)]);
    }
    const cached = await get("/all-cars?lng=ka", { Cookie: "lng=ka" });
    expect([tagOf(cached), cached.headers.getSetCookie()]).toEqual([tagOf(first), []]);
    expect(langOf(cached)).toBe("ka");
    const control = ({ headers }: Answer) => headers.get("Cache-Control");
    expect([first, again, known, cached].map(control)).toEqual([
      "private, no-cache",
      "private, no-cache",
      "private, no-cache",
      "public, no-cache",
    ]);
    expect((await get("/all-cars")).text).not.toMatch(/ href="\/(?!manifest)[^"]*lng=/);
  });
});

test.each(["Sec-Purpose", "Purpose"])(
  "a page fetched in advance (%s) sets no cookie",
  async (name) => {
    for (const path of ["/faq?lng=ka", "/cars/999999?lng=ka"]) {
      const { headers } = await get(path, { [name]: "prefetch" });
      expect([headers.getSetCookie(), headers.get("Cache-Control")]).toEqual([
        [],
        "private, no-cache",
      ]);
    }
  },
);

describe("personal pages are never cached:", () => {
  test("a booking's page", async () => {
    const posted = await sendRequest(fixture.site, "/", {
      method: "POST",
      body: new URLSearchParams(bookingFields({ name: "Keto Secret" })),
    });
    const path = posted.headers.get("Location")!.replace(/#.*/, "");
    for (const address of [path, `${path}&x=1`, path]) {
      const page = await get(address);
      expect(page.text).toContain("Keto Secret");
      expect([tagOf(page), page.headers.get("Cache-Control")]).toEqual([null, "no-store"]);
    }
    expect((await get("/")).text).not.toMatch(/Keto Secret|booked=/);
  });

  test("a page of signed-in staff, or with a flash message", async () => {
    await get("/all-cars");
    const session = await signIn(fixture.site);
    for (const Cookie of [session, "session=unknown", "flash=x"]) {
      expect(tagOf(await get("/all-cars", { Cookie }))).toBeNull();
    }
    expect(tagOf(await get("/admin", { Cookie: session }))).toBeNull();
    expect(tagOf(await get("/admin"))).toBeNull();
  });

  test("the host name of a request", async () => {
    const Host = "evil.example";
    const { request } = await import("node:http");
    await new Promise((resolve, reject) => {
      const options = { headers: { Host, "X-Forwarded-Host": Host } };
      const call = request(`${fixture.site.url}/all-cars?price=mid`, options);
      call.on("response", (response) => response.resume().on("end", resolve)).on("error", reject);
      call.end();
    });
    const cached = await get("/all-cars?price=mid", { "Accept-Encoding": "identity" });
    expect(tagOf(cached)).not.toBeNull();
    expect(cached.text).not.toContain(Host);
  });
});

test("does not cache data, API responses and errors", async () => {
  for (const path of [
    "/all-cars.data",
    "/api/cars/999999",
    "/api/availability?car=1&from=2030-06-10&to=2030-06-12",
    "/healthz",
    "/cars/999999",
    "/blog?guide=mars",
  ]) {
    expect([path, tagOf(await get(path))]).toEqual([path, null]);
  }
});
