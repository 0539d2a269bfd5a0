import { describe, expect, test } from "vitest";
import { sendRequest, type Answer } from "../answer";
import { bookingFields, signIn, useSite } from "../site-fixture";

const fixture = useSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(fixture.site, path, { headers });
const tagOf = (answer: Answer) => answer.headers.get("ETag");

describe("the language of a cached page", () => {
  const langOf = ({ text }: Answer) => /<html lang="(\w+)"/.exec(text)?.[1];

  test("is that of its address, whatever the visitor prefers", async () => {
    const visits = [
      ["/all-cars", { "Accept-Language": "ka" }, "en"],
      ["/all-cars", { Cookie: "lng=ka" }, "en"],
      ["/ka/all-cars", { "Accept-Language": "en" }, "ka"],
      ["/ka/all-cars", { Cookie: "lng=en; other=1" }, "ka"],
    ] as const;
    const tags = new Set<string>();
    for (const [path, headers, lang] of [...visits, ...visits]) {
      const page = await get(path, headers);
      expect(langOf(page)).toBe(lang);
      expect([page.headers.getSetCookie(), page.headers.get("Cache-Control")]).toEqual([
        [],
        "public, no-cache",
      ]);
      expect(page.headers.get("Vary")).not.toContain("Accept-Language");
      tags.add(`${path} ${tagOf(page)}`);
    }
    expect(tags.size).toBe(2);
    expect((await get("/ka/all-cars")).text).not.toMatch(/ href="\/(?!manifest)[^"]*lng=/);
  });

  test("of the home page is private, as others are led to theirs", async () => {
    for (const path of ["/", "/?lng=en"]) {
      const page = await get(path);
      expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
      for (const name of ["Accept-Language", "Cookie", "Sec-Fetch-Site"])
        expect(page.headers.get("Vary")).toContain(name);
    }
    expect(tagOf(await get("/?lng=en"))).toBe(tagOf(await get("/")));
  });
});

test.each(["Sec-Purpose", "Purpose"])(
  "a page fetched in advance (%s) sets no cookie",
  async (name) => {
    for (const path of ["/faq?lng=ka", "/?lng=en", "/cars/999999?lng=ka"]) {
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
