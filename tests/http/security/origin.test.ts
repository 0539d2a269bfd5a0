import { beforeAll, describe, expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendRequest, json, sendForm, sendJson } from "../answer";
import { openPage } from "../page";
import { countRows, seenNow } from "../site-database";
import { bookingBody, bookingFields, bookingOf, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;
let id: number;
let stranger = 0;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  id = bookingOf(await sendJson(fixture.site, "/api/booking", bookingBody())).id;
});

const signInFields = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };

/** All requests that change something, as a page would send them for signed-in staff. */
const changes = {
  "POST /api/booking": (headers: Headers) =>
    sendJson(fixture.site, "/api/booking", bookingBody(newName()), { headers }),
  "PATCH a status": (headers: Headers) =>
    sendJson(
      fixture.site,
      `/api/bookings/${id}/status`,
      { status: "cancelled" },
      { method: "PATCH", headers },
    ),
  "the booking form": (headers: Headers) =>
    sendForm(fixture.site, "/", bookingFields(newName()), headers),
  "the booking form by script": (headers: Headers) =>
    sendForm(fixture.site, "/_.data?index", bookingFields(newName()), headers),
  "sign-in": (headers: Headers) => sendForm(fixture.site, "/admin", signInFields, headers),
  "sign-out": (headers: Headers) =>
    sendForm(fixture.site, "/admin", { intent: "sign-out" }, headers),
  "the status form": async (headers: Headers) => {
    const seen = await seenNow(fixture.site, id);
    const fields = { intent: "status", id: `${id}`, status: "cancelled", ...seen };
    return sendForm(fixture.site, "/admin", fields, headers);
  },
  "the language form": (headers: Headers) =>
    sendForm(fixture.site, "/language", { lng: "ka", to: "/" }, headers),
};
type Headers = Record<string, string>;

function newName() {
  stranger += 1;
  return { name: `Stranger ${stranger}` };
}

describe("rejects changes from another site's page", () => {
  const foreign: [string, Headers][] = [
    ["a foreign Origin", { Origin: "https://evil.example" }],
    ["its own host under another port", { Origin: "http://127.0.0.1:1" }],
    ["an Origin that only begins alike", { Origin: "http://127.0.0.1.evil.example" }],
    ["the Origin null", { Origin: "null" }],
    ["the Origin null across sites", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["Sec-Fetch-Site cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["Sec-Fetch-Site same-site", { "Sec-Fetch-Site": "same-site" }],
    ["a foreign Referer only", { Referer: "https://evil.example/form" }],
  ];
  let before: Awaited<ReturnType<typeof countRows>>;

  beforeAll(async () => {
    before = await countRows(fixture.site);
  });

  const cases = foreign.flatMap(([sign, headers]) =>
    Object.entries(changes).map(([name, send]) => [name, sign, headers, send] as const),
  );

  test.each(cases)("%s with %s", async (_, __, headers, send) => {
    const answer = await send({ Cookie, ...headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("staff are still signed in, and nothing was stored or changed", async () => {
    expect(await countRows(fixture.site)).toEqual(before);
    const answer = await sendRequest(fixture.site, "/api/bookings", { headers: { Cookie } });
    expect(json<{ status: string }[]>(answer).map(({ status }) => status)).toEqual(["pending"]);
  });

  test("an API client gets JSON", async () => {
    const answer = await changes["POST /api/booking"]({ Origin: "https://evil.example" });
    expect(json(answer)).toEqual({ error: expect.any(String) });
  });

  test("a browser gets an error page", async () => {
    const answer = await changes["the booking form"]({ Origin: "https://evil.example" });
    expect(openPage(answer).textOf("main")).toContain("This request was refused");
  });
});

describe("accepts changes from the site's own pages", () => {
  test.each(["127.0.0.1", "localhost"])("at %s", async (name) => {
    const site = { ...fixture.site, url: fixture.site.url.replace("127.0.0.1", name) };
    const headers = { Origin: site.url, "Sec-Fetch-Site": "same-origin" };
    const call = await sendJson(site, "/api/booking", bookingBody(newName()), { headers });
    expect(call.status).toBe(201);
    expect((await sendForm(site, "/", bookingFields(newName()), headers)).status).toBe(303);
  });

  test("from a page without a referrer, and from other clients", async () => {
    const quiet = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    expect((await changes["the booking form"](quiet)).status).toBe(303);
    expect((await changes["POST /api/booking"]({})).status).toBe(201);
    expect((await changes["POST /api/booking"]({ "Sec-Fetch-Site": "none" })).status).toBe(201);
  });

  test("pages accept links from other sites", async () => {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await sendRequest(fixture.site, "/", { headers })).status).toBe(200);
  });
});

describe("at another address than PUBLIC_URL", () => {
  const publicOrigin = "https://cars.example";
  const elsewhere = useSite({ PUBLIC_URL: `${publicOrigin}/` });

  test.each([
    ["en", "This site has another address"],
    ["ka", "ამ საიტს სხვა მისამართი აქვს"],
  ])("a form of the site itself gets a page that names the right one: %s", async (lng, title) => {
    const headers = { Origin: elsewhere.site.url, "Sec-Fetch-Site": "same-origin" };
    const answer = await sendForm(elsewhere.site, `/?lng=${lng}`, bookingFields(), headers);
    expect(answer.status).toBe(403);
    expect(openPage(answer).textOf("main")).toContain(title);
    expect(openPage(answer).textOf("main")).toContain(publicOrigin);
  });

  test("a form of another site does not", async () => {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const answer = await sendForm(elsewhere.site, "/", bookingFields(), headers);
    expect(openPage(answer).textOf("main")).not.toContain(publicOrigin);
  });
});
