import { expect, test } from "vitest";
import { recorderFor, recordTrap, refusalOf } from "./record.server";
import type { SecurityEvent } from "./security-event";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

function recorder(headers: Record<string, string>, isBehindProxy: boolean) {
  const events: SecurityEvent[] = [];
  const log = { record: (event: SecurityEvent) => events.push(event), flush: async () => {} };
  const caller = { address: "192.0.2.1", headers: new Headers(headers), isBehindProxy };
  return { events, ...recorderFor(log, caller) };
}

test("an event has the address and the id of its request", () => {
  const { events, record, requestId } = recorder({}, false);
  record({ event: "export", outcome: "ok", account: "nino", detail: "bookings.csv" });
  recordTrap(record, "/api/booking");
  const request = { address: "192.0.2.1", requestId };
  expect(events).toEqual([
    { event: "export", outcome: "ok", account: "nino", detail: "bookings.csv", ...request },
    { event: "refused", outcome: "trap", account: null, detail: "/api/booking", ...request },
  ]);
});

test.each(["a-request-id_1", "x".repeat(64), "12345678"])("a proxy's id %j is used", (given) => {
  expect(recorder({ "X-Request-Id": given }, true).requestId).toBe(given);
});

test.each([
  ["of a client", "a-request-id_1", false],
  ["too short", "1234567", true],
  ["too long", "x".repeat(65), true],
  ["with spaces", "an id of a request", true],
])("an id is made instead of one %s", (_, given, isBehindProxy) => {
  expect(recorder({ "X-Request-Id": given }, isBehindProxy).requestId).toMatch(UUID);
});

test.each([400, 401, 403, 413, 429])("the status %i is a refusal", (status) => {
  expect(refusalOf(new Response(null, { status }))).toBe(String(status));
});

test.each([200, 303, 404, 422, 500, 503])("the status %i is none", (status) => {
  expect(refusalOf(new Response(null, { status }))).toBeNull();
});
