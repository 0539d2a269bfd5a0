import { describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { sendRequest, type Answer } from "../answer";
import { changeFleet } from "../site-database";
import { useSite } from "../site-fixture";

/** Without the cache, the simulated counters would differ between requests. */
const fixture = useSite({ SOCIAL_PROOF: "simulated" });

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(fixture.site, path, { headers });
const tagOf = (answer: Answer) => answer.headers.get("ETag");
const change = (statement: string) =>
  changeFleet(fixture.site, async (sql) => sql.unsafe(statement));

test(
  "a page that is rendered again unchanged is sent in fewer bytes",
  { tags: "slow" },
  async () => {
    const load = async () => {
      const { headers, text } = await get("/terms", { "Accept-Encoding": "br" });
      return { bytes: Number(headers.get("Content-Length")), text };
    };
    const first = await load();
    await vi.waitFor(async () => {
      await change("update cars set name = name where id = 1");
      const again = await load();
      expect(again.text).toBe(first.text);
      expect(again.bytes).toBeLessThan(first.bytes);
    }, SOON);
  },
);

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
    "/api/cars",
    "/api/cars/1",
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

  test("has an ETag for each encoding", { tags: "slow" }, async () => {
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
      expect(headers.get("Vary")).toBe("Cookie, Sec-GPC, Accept-Encoding");
      expect(headers.get("Cache-Control")).toBe("public, no-cache");
    }
  });

  test("has headers and no body by HEAD", async () => {
    const whole = await get("/all-cars");
    const head = await sendRequest(fixture.site, "/all-cars", { method: "HEAD" });
    expect([head.status, head.text, tagOf(head)]).toEqual([200, "", tagOf(whole)]);
    expect(head.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
  });
});

describe("the page after a form sees a change of the fleet:", () => {
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

  test("repeated changes, each immediately", { tags: "slow" }, async () => {
    for (let number = 1; number <= 20; number += 1) {
      await change(`update cars set name = 'Changed ${number}' where id = 4`);
      expect((await get("/all-cars")).text).toContain(`Changed ${number}<`);
    }
  });
});

describe("unknown parameters", () => {
  const marks = "utm_source=letter&gclid=Foreign123&%3Cb%3E=1&booking=x&_data=routes%2Fhome";

  test.each(["/", "/all-cars", "/cars/1"])("change nothing in %s", async (path) => {
    const [plain, marked] = [await get(path), await get(`${path}?${marks}`)];
    expect([tagOf(marked), marked.text]).toEqual([tagOf(plain), plain.text]);
    expect(marked.text).not.toMatch(/Foreign123|utm_source|gclid/);
  });

  test("are not among those that change a page", async () => {
    const header = async (path: string) => (await get(path)).headers.get("No-Vary-Search");
    expect(await header("/faq?utm_source=x")).toBe('key-order, params, except=("lng")');
    expect(await header("/blog")).toBe('key-order, params, except=("guide" "lng")');
    expect(await header("/")).toMatch(/ "vehicle" "booked" "return" "extras" .*"lng"\)$/);
    for (const path of ["/bookings", "/cars/999999", "/api/cars", "/faq.data"]) {
      expect([path, await header(path)]).toEqual([path, null]);
    }
  });

  test("are not in a page first requested with them", async () => {
    const { text } = await get(`/all-cars?passengers=4&${marks}&type=suv`);
    expect(text).not.toMatch(/Foreign123|utm_source|gclid/);
    expect(text).toContain('name="to" value="/all-cars?type=suv&amp;passengers=4"');
  });

  test("can be a thousand", { tags: "slow" }, async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `p${index}=${index}`).join("&");
    const [plain, marked] = [await get("/"), await get(`/?${many}`)];
    expect([marked.status, tagOf(marked)]).toEqual([200, tagOf(plain)]);
  });
});

test.each(["/?vehicle=No+Such+Car", "/?type=bus", "/?type=suv&type=sedan"])(
  "%s with an invalid value is rendered and not cached",
  async (path) => {
    const answer = await get(path);
    expect([answer.status, tagOf(answer)]).toEqual([200, null]);
  },
);
