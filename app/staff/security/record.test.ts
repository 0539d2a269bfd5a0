import { expect, test } from "vitest";
import { recorderFor, recordTrap, refusalOf } from "./record.server";
import type { SecurityEvent } from "./security-event";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

test("an event has the address and the id of its request", () => {
  const events: SecurityEvent[] = [];
  const log = { record: (event: SecurityEvent) => events.push(event), flush: async () => {} };
  const { record, requestId } = recorderFor(log, "192.0.2.1");
  record({ event: "export", outcome: "ok", account: "nino", detail: "bookings.csv" });
  recordTrap(record, "/api/booking");
  const request = { address: "192.0.2.1", requestId };
  expect(events).toEqual([
    { event: "export", outcome: "ok", account: "nino", detail: "bookings.csv", ...request },
    { event: "refused", outcome: "trap", account: null, detail: "/api/booking", ...request },
  ]);
  expect(requestId).toMatch(UUID);
  expect(recorderFor(log, "192.0.2.1").requestId).not.toBe(requestId);
});

test.each([400, 401, 403, 413, 429])("the status %i is a refusal", (status) => {
  expect(refusalOf(new Response(null, { status }))).toBe(String(status));
});

test.each([200, 303, 404, 422, 500, 503])("the status %i is none", (status) => {
  expect(refusalOf(new Response(null, { status }))).toBeNull();
});
