/** @module-tag slow */
import { inLanguage } from "~/web/i18n/address";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAGES } from "~/web/pages/page-table";
import type { Page } from "~/web/pages/page";
import { json, sendForm, sendJson, sendRequest } from "../answer";
import { sendCase } from "../fuzz/send";
import { openPage } from "../page";
import { bookingBody, bookingFields, signIn, useSiteProcess } from "../site-fixture";

// This runs after the site's own hook has stopped it: a line may be logged after the response.
afterAll(expectNoFault);

const fixture = useSiteProcess({ TRUST_PROXY: "1" });
let Cookie = "";

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

function expectNoFault() {
  expect(fixture.site.output()).not.toMatch(/"level":[56]0/);
}

/** Resolves with the status of a request whose first lines are sent unchanged. */
function raw(line: string, ...headers: string[]) {
  const text = [line, "Connection: close", ...headers, "", ""].join("\r\n");
  return sendCase(fixture.site.url, { kind: "bytes", bytes: Buffer.from(text, "latin1") });
}

const SOCKET = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
];

const slow = { tags: "slow" };

const HOSTS = [
  "a:b@127.0.0.1",
  "@127.0.0.1",
  "a@b@c",
  "127.0.0.1/",
  "127.0.0.1/faq?",
  "127.0.0.1\\",
  "127.0.0.1?x=",
  "127.0.0.1#",
  "127.0.0.1:99999",
  "127.0.0.1:80:80",
  "a b",
  "[::1",
  "::1",
  "%00",
  "%2f",
  "1.2.3.4.5",
  "<script>",
  "",
];

describe("the host", () => {
  test.each(HOSTS)("%j is malformed, for pages, forms, calls and sockets", async (host) => {
    const lines = [
      "GET /",
      "GET /faq.data",
      "GET /admin",
      "HEAD /cars/1/",
      "POST /",
      "GET /api/cars",
    ];
    for (const line of lines) {
      expect([line, await raw(`${line} HTTP/1.1`, `Host: ${host}`)]).toEqual([line, 400]);
    }
    expect(await raw("GET /ws HTTP/1.1", `Host: ${host}`, ...SOCKET)).toBe(400);
    expectNoFault();
  });

  test.each([
    "LOCALHOST",
    "[::1]:3000",
    "1.2.3.4",
    "a_b.example",
    "xn--a",
    "a.",
    "\u00e1",
    "1",
    "::",
  ])("%j is no fault of the site", async (host) => {
    for (const line of ["GET /", "GET /admin", "POST /language"]) {
      expect(await raw(`${line} HTTP/1.1`, `Host: ${host}`)).toBeLessThan(500);
    }
    expectNoFault();
  });
});

describe("a long address", () => {
  const LONG = {
    slashes: `/a${"/".repeat(15_000)}x`,
    "leading slashes": `${"/".repeat(15_000)}x`,
    backslashes: `/a${"\\".repeat(15_000)}x`,
    "trailing slashes": `/faq${"/".repeat(15_000)}`,
    data: `/a${"/".repeat(15_000)}x.data`,
    segments: "/a".repeat(7_500),
    "dot segments": "/a/..".repeat(3_000),
    "encoded slashes": `/cars/${"%2f".repeat(5_000)}`,
    "broken escapes": "/%".repeat(7_500),
    digits: `/cars/${"9".repeat(15_000)}`,
    "a token": `/bookings/${"A".repeat(15_000)}`,
    "a photo": `/photos/${"a".repeat(15_000)}`,
    "a query": `/?${"a=&".repeat(5_000)}`,
    "a call": `/api/availability?${"car=1&".repeat(2_500)}`,
  };

  test.each(Object.entries(LONG))("is refused before anything reads it: %s", async (_, path) => {
    for (const method of ["GET", "POST", "PUT"]) {
      expect(await raw(`${method} ${path} HTTP/1.1`, "Host: localhost")).toBe(414);
    }
    expect(await raw(`GET ${path} HTTP/1.1`, "Host: localhost", ...SOCKET)).toBe(414);
  });

  test("of 2,000 characters is answered", async () => {
    for (const piece of ["/", "/a", "/%", "%2f", "/.", "\\", "a"]) {
      const path = `/x${piece.repeat(Math.floor(1_990 / piece.length))}y`;
      expect([piece, await raw(`GET ${path} HTTP/1.1`, "Host: localhost")]).toEqual([piece, 404]);
    }
    expectNoFault();
  });

  test.each([
    ["/faq/", `/faq/?x=${"a".repeat(9_000)}`, "/faq"],
    ["the desk", `/admin/fleet?q=${"a".repeat(9_000)}`, "/admin?next=%2Fadmin%2Ffleet"],
  ])("is not repeated in a header: %s", async (_, path, location) => {
    const answer = await sendRequest(fixture.site, path);
    expect(answer.headers.get("Location")).toBe(location);
  });

  test("is not the way back of the language form", async () => {
    const to = `/?x=${"ა".repeat(5_000)}`;
    const answer = await sendForm(fixture.site, "/language", { lng: "ka", to });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/ka"]);
  });
});

describe("an id beyond all ids", () => {
  /** Odd ids. The first is tried with each commit, all of them by the slow tests. */
  const IDS = ["99999999999999999999", "-1", "2147483648", "9223372036854775808", "9".repeat(101)];
  const pages: readonly Page[] = PAGES;
  const patterns = pages.filter(({ pattern }) => /:(?:id|vehicle)\b/.test(pattern));

  test.each(IDS.slice(0, 1))("%s is not found", expectNotFound);
  test.each(IDS.slice(1))("%s is not found", slow, expectNotFound);

  async function expectNotFound(id: string) {
    expect(patterns.length).toBeGreaterThan(10);
    for (const { pattern, area } of patterns) {
      const path = pattern.replaceAll(/:\w+/g, id);
      // API endpoints say that a text is no integer.
      const expected = area === "api" && id.length > 100 ? 400 : 404;
      const headers = { Cookie, "X-Forwarded-For": "192.0.2.1" };
      const { status } = await sendRequest(fixture.site, path, { headers });
      // Some endpoints only accept changes.
      expect([path, status === 405 ? expected : status]).toEqual([path, expected]);
      for (const method of ["POST", "PATCH", "DELETE"]) {
        const changed = await sendJson(
          fixture.site,
          path,
          { status: "confirmed" },
          { method, headers },
        );
        expect([method, path, changed.status < 500]).toEqual([method, path, true]);
      }
    }
    expectNoFault();
  }

  const QUERIES = [
    "/admin?tab=bookings&before=ID",
    "/admin/bookings.csv?before=ID",
    "/admin/security?before=ID",
    "/admin/person?booking=ID&erased=ID",
    "/admin/bookings/new?vehicle=ID",
    "/admin/calendar?model=ID&page=ID&days=ID&row=ID",
    "/admin/calendar/block?row=ID",
    "/admin/calendar/block?vehicle=ID",
    "/admin/fleet?page=ID&undo=ID",
    "/admin/fleet/1?photos=removed&undo=ID&count=ID",
    "/admin/prices?season=ID&vehicle=ID",
    "/api/bookings?before=ID&limit=1",
    "/api/availability?car=ID&from=2030-06-10&to=2030-06-12",
    "/bookings?own=ID",
    "/all-cars?page=ID",
    "/compare?cars=ID,ID",
  ];
  const SOME = [IDS[0]!, "NaN"];
  test.each(QUERIES)("in %s is no fault", (pattern) => expectNoFaultIn(pattern, SOME));

  const MORE = [...IDS.slice(1), "0", "1e9", "0x10", "1.5", ""];
  test.each(QUERIES)("in %s is no fault, nor are others", slow, (pattern) =>
    expectNoFaultIn(pattern, MORE),
  );

  async function expectNoFaultIn(pattern: string, ids: readonly string[]) {
    const headers = { Cookie: `${Cookie}; bookings=${"A".repeat(22)}` };
    for (const id of ids) {
      const path = pattern.replaceAll("ID", id);
      const { status } = await sendRequest(fixture.site, path, { headers });
      expect([path, status < 500]).toEqual([path, true]);
    }
    expectNoFault();
  }

  test("is no fault of the socket", async () => {
    for (const id of IDS) {
      expect(await raw(`GET /ws?since=${id} HTTP/1.1`, "Host: localhost", ...SOCKET)).toBe(401);
    }
    expectNoFault();
  });
});

describe("a form with more fields than it can have", () => {
  /** Odd paths. The first two are tried with each commit. */
  const PATHS = [
    "/",
    "/admin",
    "/bookings",
    "/language",
    "/privacy-policy",
    `/bookings/${"A".repeat(22)}`,
  ];
  const many = (name: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [name(index), "two dogs"]));

  test.each(PATHS.slice(0, 2))("is refused unread, in the page's language: %s", expectRefusal);
  test.each(PATHS.slice(2))("is refused unread, in the page's language: %s", slow, expectRefusal);

  async function expectRefusal(path: string) {
    for (const [lang, text] of [
      ["en", "That is too much to send"],
      ["ka", "ტექსტი მეტისმეტად გრძელია"],
    ] as const) {
      const headers = { Cookie: `lng=${lang}` };
      const address = inLanguage(path, lang);
      const forms = [
        { ...bookingFields(), ...many((index) => `extra-${index}`) },
        { ...bookingFields(), intent: "price", ...many((index) => `extra-${index}`) },
        many((index) => `f${index}`),
      ];
      for (const form of forms) {
        const answer = await sendForm(fixture.site, address, form, headers);
        expect([path, answer.status]).toEqual([path, 413]);
        // The language switch has no page of its own.
        const shown = path === "/language" ? text : openPage(answer).textOf("main");
        expect(shown).toContain(text);
        expect(answer.text).not.toContain("two dogs");
      }
      const body = new FormData();
      for (const [name, value] of Object.entries(forms[2]!)) body.append(name, value);
      const answer = await sendRequest(fixture.site, address, { method: "POST", body, headers });
      expect([path, answer.status]).toEqual([path, 413]);
    }
  }

  test("is none of the forms of the desk with a row for each model", async () => {
    for (const path of ["/admin/fleet", "/admin/prices", "/admin/fleet/1/archive"]) {
      const answer = await sendForm(
        fixture.site,
        path,
        many((index) => `f${index}`),
        { Cookie },
      );
      expect([path, answer.status]).not.toEqual([path, 413]);
    }
  });
});

describe("a body of thousands of arrays in each other", () => {
  const deep = (inside: string) => "[".repeat(30_000) + inside + "]".repeat(30_000);

  test.each(["quote", "website", "name", "notes", "extras", "addSkiRack", "anything"])(
    "as %s is no fault",
    async (field) => {
      const body = JSON.stringify(bookingBody()).replace("{", `{"${field}":${deep('"x"')},`);
      const answer = await sendJson(fixture.site, "/api/booking", body);
      expect(answer.status).toBeLessThan(500);
      expect(json(answer)).toBeDefined();
      const visit = `{"page":${deep("")},"userAgent":"x","timestamp":1}`;
      // An earlier test may have sent as many visits as an address may.
      expect([400, 429]).toContain(
        (await sendJson(fixture.site, "/api/track-visit", visit)).status,
      );
      expectNoFault();
    },
  );
});

test.each([
  ["/admin/account?x=\r\nSet-Cookie: a=b", "/admin/account?x=%0D%0ASet-Cookie%3A+a%3Db"],
  [
    "/admin/account?x=მგზავრი",
    "/admin/account?x=%E1%83%9B%E1%83%92%E1%83%96%E1%83%90%E1%83%95%E1%83%A0%E1%83%98",
  ],
  ["/admin/bookings.csv?q=\u{1F697}", "/admin/bookings.csv?q=%F0%9F%9A%97"],
])("a confirmation leads to %j by a header without odd letters", async (next, location) => {
  const path = `/admin/confirm?${new URLSearchParams({ next })}`;
  const answer = await sendForm(fixture.site, path, {}, { Cookie });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, location]);
  expectNoFault();
});
