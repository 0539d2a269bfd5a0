import { describe, expect, test } from "vitest";
import { ask, type Answer } from "./answer";
import { inDatabase } from "./site-database";
import { bookingFields, signIn, useSite } from "./site-fixture";

/** Without the cache, the simulated counters would differ between requests. */
const fixture = useSite({ SOCIAL_PROOF: "simulated" });

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(fixture.site, path, { headers });
const tagOf = (answer: Answer) => answer.headers.get("ETag");
const change = (statement: string) =>
  inDatabase(fixture.site, async (sql) => sql.unsafe(statement));

describe("a page requested again", () => {
  test.each([
    "/",
    "/?vehicle=Toyota+RAV4",
    "/all-cars",
    "/cars/1",
    "/zoom-examples",
    "/blog?guide=kazbegi",
    "/guides",
    "/faq",
    "/tbilisi",
    "/privacy-policy",
  ])("%s has the same ETag, and 304 for it", async (path) => {
    const first = await get(path);
    const again = await get(path);
    expect([first.status, tagOf(first)]).toEqual([200, expect.stringMatching(/^"[\w-]{27}"$/)]);
    expect([tagOf(again), again.text]).toEqual([tagOf(first), first.text]);
    const known = await get(path, { "If-None-Match": tagOf(first)! });
    expect([known.status, known.text, tagOf(known)]).toEqual([304, "", tagOf(first)]);
    for (const name of ["Content-Security-Policy", "Vary", "Cache-Control"]) {
      expect(known.headers.get(name), name).toBe(first.headers.get(name));
    }
  });

  test("has an ETag for each encoding", async () => {
    const encodings = ["br", "gzip", "identity"];
    const answers = await Promise.all(
      encodings.map((encoding) => get("/all-cars", { "Accept-Encoding": encoding })),
    );
    expect(answers.map(({ headers }) => headers.get("Content-Encoding"))).toEqual([
      "br",
      "gzip",
      null,
    ]);
    expect(new Set(answers.map(tagOf)).size).toBe(3);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const { headers } of answers) {
      expect(headers.get("Vary")).toBe("Cookie, Accept-Language, Sec-GPC, Accept-Encoding");
      expect(headers.get("Cache-Control")).toBe("private, no-cache");
    }
  });

  test("has headers and no body by HEAD", async () => {
    const whole = await get("/all-cars");
    const head = await ask(fixture.site, "/all-cars", { method: "HEAD" });
    expect([head.status, head.text, tagOf(head)]).toEqual([200, "", tagOf(whole)]);
    expect(head.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
  });
});

describe("the next request sees a change of the fleet:", () => {
  test.each([
    ["a rate", "update rate_tiers set daily_rate = 21 where vehicle_type = 'sedan'", "$21"],
    ["a car's rates", `update cars set rate_plan = '[{"minDays": 1, "dailyRate": 23}]'`, "$23"],
    ["a car's name", "update cars set name = 'Lada Niva 4x4' where id = 2", "Lada Niva 4x4"],
  ])("%s", async (_, statement, shown) => {
    expect((await get("/all-cars")).text).not.toContain(shown);
    await change(statement);
    expect((await get("/all-cars")).text).toContain(shown);
  });

  test("an added car, and a removed one", async () => {
    await change(`
      insert into cars select (jsonb_populate_record(cars, '{"id": 900, "name": "Newcomer"}')).*
      from cars where id = 3`);
    expect((await get("/all-cars")).text).toContain("Newcomer");
    expect((await get("/cars/900")).status).toBe(200);
    await change("delete from cars where id = 900");
    expect((await get("/all-cars")).text).not.toContain("Newcomer");
    expect((await get("/cars/900")).status).toBe(404);
  });

  test("repeated changes, each immediately", async () => {
    await inDatabase(fixture.site, async (sql) => {
      for (let year = 1990; year < 2010; year += 1) {
        await sql`update cars set year = ${year} where id = 4`;
        expect((await get("/cars/4")).text).toContain(`${year}`);
      }
    });
  });
});

describe("unknown parameters", () => {
  const marks = "utm_source=letter&gclid=Foreign123&%3Cb%3E=1&booking=x&_data=routes%2Fhome";

  test.each(["/", "/all-cars", "/cars/1"])("change nothing in %s", async (path) => {
    const [plain, marked] = [await get(path), await get(`${path}?${marks}`)];
    expect([tagOf(marked), marked.text]).toEqual([tagOf(plain), plain.text]);
    expect(marked.text).not.toMatch(/Foreign123|utm_source|gclid/);
  });

  test("are not in a page first requested with them", async () => {
    const { text } = await get(`/all-cars?passengers=4&${marks}&type=suv`);
    expect(text).not.toMatch(/Foreign123|utm_source|gclid/);
    expect(text).toContain('name="to" value="/all-cars?type=suv&amp;passengers=4"');
  });

  test("can be a thousand", async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `p${index}=${index}`).join("&");
    const [plain, marked] = [await get("/"), await get(`/?${many}`)];
    expect([marked.status, tagOf(marked)]).toEqual([200, tagOf(plain)]);
  });
});

test.each(["/?vehicle=No+Such+Car", "/?type=bus", "/?lng=ru", "/?type=suv&type=sedan"])(
  "%s with an invalid value is rendered and not cached",
  async (path) => {
    const answer = await get(path);
    expect([answer.status, tagOf(answer)]).toEqual([200, null]);
  },
);

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
    const kept = await get("/all-cars?lng=ka", { Cookie: "lng=ka" });
    expect([tagOf(kept), kept.headers.getSetCookie()]).toEqual([tagOf(first), []]);
    expect(langOf(kept)).toBe("ka");
    expect((await get("/all-cars")).text).not.toMatch(/ href="\/(?!manifest)[^"]*lng=/);
  });
});

describe("personal pages are never cached:", () => {
  test("a booking's page", async () => {
    const posted = await ask(fixture.site, "/", {
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
    for (const Cookie of [session, "session=nobody", "flash=x"]) {
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
    const kept = await get("/all-cars?price=mid", { "Accept-Encoding": "identity" });
    expect(tagOf(kept)).not.toBeNull();
    expect(kept.text).not.toContain(Host);
  });
});

test("does not cache data, API responses and errors", async () => {
  for (const path of [
    "/all-cars.data",
    "/api/cars",
    "/healthz",
    "/cars/999999",
    "/blog?guide=mars",
  ]) {
    expect([path, tagOf(await get(path))]).toEqual([path, null]);
  }
});
