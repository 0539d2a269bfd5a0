/** @module-tag slow */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendJson, type Answer } from "../answer";
import { PERIOD, visitorCases } from "./documented-visitors";
import { rentalCalls, rentalCases, type Case } from "./documented-rentals";
import { useDocumentedSite } from "./documented-site";
import { changeFleet, inDatabase } from "../site-database";
import { bookingBody, bookingOf } from "../site-fixture";
import { openSocket } from "../sockets/staff-socket";

const site = useDocumentedSite();
const {
  fixture,
  get,
  book,
  track,
  setStatus,
  update,
  choose,
  connect,
  staff,
  driver,
  webhookSecret,
} = site;

const FOREIGN = { Origin: "https://evil.example" };
const NO_JSON = { "Content-Type": "text/plain" };
const BROKEN_FORM = { "Content-Type": "multipart/form-data; boundary=none" };
const TOO_LARGE = { notes: "x".repeat(70_000) };
const VISIT = { page: "/faq", userAgent: "curl/8.5.0", timestamp: "2026-01-01T00:00:00Z" };

async function expectDocumented(...[call, status, send]: Case) {
  const answer = await send();
  expect(answer.status, answer.text.slice(0, 500)).toBe(status);
  fixture.check.answer(call, answer);
}

const STAFF: Case[] = [
  ["GET /api/bookings", 200, () => get("/api/bookings?limit=1", staff())],
  ["GET /api/bookings", 400, () => get("/api/bookings?limit=0", staff())],
  ["GET /api/bookings", 401, () => get("/api/bookings")],
  ["GET /api/bookings", 403, () => get("/api/bookings", driver())],
  ["PATCH /api/bookings/{id}/status", 200, confirmNew],
  ["PATCH /api/bookings/{id}/status", 400, () => setStatus(1, { status: "pending" })],
  ["PATCH /api/bookings/{id}/status", 401, () => setStatus(1, {}, {})],
  ["PATCH /api/bookings/{id}/status", 403, () => setStatus(1, {}, { ...staff(), ...FOREIGN })],
  ["PATCH /api/bookings/{id}/status", 404, () => setStatus(0, { status: "confirmed" })],
  ["PATCH /api/bookings/{id}/status", 409, overbookAll],
  ["PATCH /api/bookings/{id}/status", 413, () => setStatus(1, TOO_LARGE)],
  ["PATCH /api/bookings/{id}/status", 415, () => setStatus(1, {}, { ...staff(), ...NO_JSON })],
  ["GET /api/analytics", 200, () => get("/api/analytics", staff())],
  ["GET /api/analytics", 401, () => get("/api/analytics")],
  ["GET /api/analytics", 403, () => get("/api/analytics", driver())],
];

const OTHERS: Case[] = [
  ["GET /healthz", 200, () => get("/healthz")],
  ["GET /readyz", 200, () => get("/readyz")],
  ["GET /api/openapi.json", 200, () => get("/api/openapi.json")],
  ["GET /api/openapi.json", 304, () => get("/api/openapi.json", { "If-None-Match": "*" })],
  ["POST /api/track-visit", 204, () => track(VISIT)],
  ["POST /api/track-visit", 400, () => track({})],
  ["POST /api/track-visit", 403, () => track(VISIT, FOREIGN)],
  ["POST /api/track-visit", 413, () => track(TOO_LARGE)],
  ["POST /api/track-visit", 415, () => track(VISIT, NO_JSON)],
  ["GET /language", 302, () => get("/language")],
  ["POST /language", 302, () => choose({ lng: "ka", to: "/faq" })],
  ["POST /language", 400, () => sendJson(fixture.site, "/language", "x", { headers: BROKEN_FORM })],
  ["POST /language", 403, () => choose({}, FOREIGN)],
  ["POST /language", 413, () => choose(TOO_LARGE)],
  ["POST /language", 415, () => sendJson(fixture.site, "/language", {})],
  ["POST /telegram", 200, async () => update({ update_id: 1 }, await webhookSecret())],
  ["POST /telegram", 400, async () => update({}, await webhookSecret())],
  ["POST /telegram", 403, () => update({}, "forged")],
  ["POST /telegram", 404, () => sendJson(fixture.site, "/telegram", {})],
  ["POST /telegram", 413, async () => update(TOO_LARGE, await webhookSecret())],
  ["POST /telegram", 415, async () => update({}, await webhookSecret(), NO_JSON)],
  ["GET /ws", 101, () => connect(staff())],
  ["GET /ws", 401, () => connect()],
  ["GET /ws", 429, connectOften],
  ["GET /ws", 403, () => connect(FOREIGN)],
];

async function connectOften() {
  const headers = { ...staff(), "X-Forwarded-For": "10.6.0.1" };
  const sockets = await Promise.all(
    Array.from({ length: 20 }, () => openSocket(fixture.site, headers)),
  );
  const answer = await connect(headers);
  await Promise.all(sockets.map((socket) => socket.close()));
  return answer;
}

async function confirmNew() {
  const { id } = bookingOf(await book(bookingBody({ name: "Confirmed" })));
  return setStatus(id, { status: "confirmed" });
}

/** Confirms bookings of one car until no vehicle is free. */
async function overbookAll(customer = 1): ReturnType<typeof setStatus> {
  const input = bookingBody({ name: `Guest ${customer}`, vehicle: "Honda Insight Hybrid 2012" });
  const { id } = bookingOf(await book(input));
  const answer = await setStatus(id, { status: "confirmed" });
  return answer.status === 200 ? overbookAll(customer + 1) : answer;
}

describe("a response is as the document has it:", () => {
  test.each([...visitorCases(site), ...STAFF, ...rentalCases(site), ...OTHERS])(
    "%s %i",
    expectDocumented,
  );
});

describe("a message of the socket is as the document has it:", () => {
  test("to staff, and to the browser that booked", async () => {
    const placed = await book(bookingBody({ name: "Over Sockets" }));
    const [own = ""] = placed.headers.getSetCookie()[0]!.split(";");
    const sockets = [
      await openSocket(fixture.site, staff(), "?since=0"),
      await openSocket(fixture.site, { Cookie: own }),
    ];
    const messages = () => sockets.flatMap(({ notices }) => notices);
    await setStatus(bookingOf(placed).id, { status: "confirmed" });
    const types = ["booking_changed", "new_booking", "own_booking_changed", "own_bookings"];
    await vi.waitFor(() => {
      expect([...new Set(messages().map(({ type }) => type))].toSorted()).toEqual(types);
    }, 10_000);
    const faults = messages().flatMap((message) => fixture.check.faults("SocketMessage", message));
    expect(faults).toEqual([]);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});

describe(
  "the answer to a client that asks too much is as the document has it:",
  { tags: "slow" },
  () => {
    const from = { "X-Forwarded-For": "10.3.0.1" };

    /** Sends many requests at once, and returns a refusal. */
    async function flood(count: number, call: () => Promise<Answer>) {
      const answers = await Promise.all(Array.from({ length: count }, call));
      return answers.find(({ status }) => status === 429) ?? answers[0]!;
    }

    test.each<Case>([
      ["GET /api/availability", 429, () => flood(260, () => get("/api/availability", from))],
      ["POST /api/booking", 429, () => flood(260, () => book({}, from))],
      ["POST /api/track-visit", 429, () => flood(120, () => track({}, from))],
    ])("%s %i", expectDocumented);
  },
);

describe("the response of a site with a fault is as the document has it:", () => {
  const TABLES = ["bookings", "occupancy", "rate_tiers", "visit_days"];
  const rename = (from: string, to: string) =>
    inDatabase(fixture.site, async (sql) => {
      for (const table of TABLES) {
        await sql`alter table ${sql(table + from)} rename to ${sql(table + to)}`;
      }
    });

  beforeEach(async () => {
    // The site has the fleet of the version before in memory.
    await changeFleet(fixture.site, (sql) => sql`update cars set sort_order = sort_order`);
    await rename("", "_gone");
  });
  afterEach(() => rename("_gone", ""));

  test("all calls that read the database", async () => {
    for (const [call, send] of databaseCalls()) await expectDocumented(call, 500, send);
  });
});

describe(
  "the answer of a site without its database is as the document has it:",
  { tags: "slow" },
  () => {
    test("all calls that read the database", async () => {
      await fixture.proxy.close();
      for (const [call, send] of databaseCalls()) await expectDocumented(call, 503, send);
      await expectDocumented("GET /readyz", 503, () => get("/readyz"));
      await expectDocumented("GET /ws", 503, () => connect(staff()));
      await fixture.proxy.reopen();
    });
  },
);

test("the document has no status beside those", { tags: "slow" }, () => {
  expect(fixture.check.unseen()).toEqual([]);
});

function databaseCalls(): [call: string, send: () => Promise<Answer>][] {
  return [
    // No response in this language is cached: the page cache responds without the database.
    ["GET /api/cars", () => get("/api/cars?lng=en")],
    ["GET /api/cars/{id}", () => get("/api/cars/1?lng=en")],
    ["GET /api/availability", () => get(`/api/availability?car=1&${PERIOD}`)],
    ["POST /api/booking", () => book(bookingBody({ name: "Fault" }))],
    ["GET /api/bookings", () => get("/api/bookings", staff())],
    ["PATCH /api/bookings/{id}/status", () => setStatus(1, { status: "confirmed" })],
    ["GET /api/analytics", () => get("/api/analytics", staff())],
    ...rentalCalls(site),
  ];
}
