import { beforeAll, describe, expect, test } from "vitest";
import { sendRequest, json, sendForm } from "../answer";
import { inDatabase } from "../site-database";
import {
  bookingBody,
  bookingOf,
  postBooking,
  signIn,
  useSite,
  type StoredBooking,
} from "../site-fixture";

const fixture = useSite();
const COUNT = 7;
let Cookie: string;
/** The ids of the bookings, newest first. */
let ids: number[];

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  const found: number[] = [];
  for (let made = 0; made < COUNT; made += 1) {
    const answer = await postBooking(fixture.site, bookingBody({ name: `Guest ${made}` }));
    found.unshift(bookingOf(answer).id);
  }
  ids = found;
});

function read(query: string, headers: Record<string, string> = { Cookie }) {
  return sendRequest(fixture.site, `/api/bookings${query}`, { headers });
}

async function readIds(query: string) {
  return json<StoredBooking[]>(await read(query)).map((booking) => booking.id);
}

describe("rejects requests without a session", () => {
  test.each([
    ["no cookie", ""],
    ["an invented session", `session=${"A".repeat(43)}`],
    ["an empty session", "session="],
    ["broken escapes", "session=%E0%A4%A"],
    ["the page's own hint", "adminAuthenticated=true"],
  ])("%s", async (_, cookie) => {
    const answer = await read("", cookie ? { Cookie: cookie } : {});
    expect(answer.status).toBe(401);
    expect(json(answer)).toEqual({ error: expect.any(String) });
    expect(answer.text).not.toContain("Guest");
  });

  test("a signed-out session", async () => {
    const gone = await signIn(fixture.site);
    expect((await read("", { Cookie: gone })).status).toBe(200);
    await sendForm(fixture.site, "/admin", { intent: "sign-out" }, { Cookie: gone });
    expect((await read("", { Cookie: gone })).status).toBe(401);
    expect((await read("")).status).toBe(200);
  });
});

describe("a bulk read", () => {
  const recorded = () =>
    inDatabase(
      fixture.site,
      async (sql) => sql`
        select event, outcome, account, detail, sum(count)::int as count from security_events
        where event = 'export' group by 1, 2, 3, 4`,
    );

  test(
    "is recorded as a download with its account, the newest 200 are not",
    { tags: "slow" },
    async () => {
      for (const query of ["", "?limit=1", "?limit=200", "?before=", "?limit=1001", "?before=x"]) {
        await read(query);
      }
      await read("?limit=201", { Cookie: "" });
      await read(`?limit=1&before=${ids[0]}`);
      await read("?limit=201");
      await read("?before=9223372036854775807");
      const event = { event: "export", outcome: "ok", account: "admin" };
      await expect.poll(recorded).toEqual([{ ...event, detail: "/api/bookings", count: 3 }]);
    },
  );
});

describe("pages", () => {
  test("returns all bookings newest first, uncached, without a next link", async () => {
    const answer = await read("");
    expect(json<StoredBooking[]>(answer).map((booking) => booking.id)).toEqual(ids);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Link")).toBeNull();
    expect(answer.text).not.toMatch(/token|fingerprint/);
  });

  test("limit and before select a page", async () => {
    expect(await readIds("?limit=2")).toEqual(ids.slice(0, 2));
    expect(await readIds(`?limit=2&before=${ids[1]}`)).toEqual(ids.slice(2, 4));
    expect(await readIds(`?before=${ids.at(-1)}`)).toEqual([]);
    expect(await readIds("?before=99999999999999999999999")).toEqual(ids);
    expect(await readIds("?before=-5")).toEqual([]);
  });

  test("next links lead through all bookings, each once", async () => {
    const seen: number[][] = [];
    let path: string | undefined = "/api/bookings?limit=3";
    while (path && seen.length < COUNT) {
      const answer = await sendRequest(fixture.site, path, { headers: { Cookie } });
      seen.push(json<StoredBooking[]>(answer).map((booking) => booking.id));
      const link = answer.headers.get("Link");
      path = link ? /^<([^>]+)>; rel="next"$/.exec(link)![1] : undefined;
    }
    expect(seen).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
  });

  test("a page that ends with the last booking has no next one", async () => {
    expect((await read(`?limit=${COUNT}`)).headers.get("Link")).toBeNull();
    expect((await read(`?limit=${COUNT - 1}`)).headers.get("Link")).not.toBeNull();
  });

  test.each(["0", "-1", "1001", "1.5", "abc", "NaN", "1e9", "", "%00"])(
    "limit=%s is refused",
    async (limit) => {
      const answer = await read(`?limit=${limit}`);
      expect(answer.status).toBe(400);
      expect(json(answer)).toEqual({ error: expect.any(String) });
    },
  );

  test.each(["abc", "", "1.5", "%00"])("rejects before=%s", async (before) => {
    expect((await read(`?before=${before}`)).status).toBe(400);
  });
});
