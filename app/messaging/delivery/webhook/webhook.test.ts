import { testSite } from "~/catalog/company/testing/test-site";
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testStore } from "~/booking/testing/test-store";
import { correctOwn } from "~/booking/manage/correct/answer-correct.server";
import { insertMessage } from "~/booking/manage/my-booking.queries.server";
import { expectOutbox } from "~/messaging/delivery/testing/expect-outbox";
import { passTime, place, readOutbox } from "~/messaging/delivery/testing/place";
import { startReceiver } from "~/messaging/delivery/testing/webhook-stand-in";
import { postJson } from "~/web/outbound/guarded-request.server";
import { PrivateAddressError } from "~/web/outbound/safe-address.server";
import { webhookSender } from "~/messaging/delivery/open.server";
import type { Booking } from "~/booking/booking";
import { replyRulesOf } from "~/booking/reply-by";
import { responseBooking } from "~/booking/booking.response.server";

const SECRET = "a secret of the webhook";
const database = useTestDatabase();
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let customers = 0;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  await database.sql`delete from bookings`;
  receiver.calls.length = 0;
});

function book() {
  customers += 1;
  return place(database.sql, ["webhook"], { name: `Guest ${customers}`, notes: "Grüße, ნინო" });
}

async function expectRows(expected: object[], url = receiver.url, allowPrivate = true) {
  const settings = {
    url: new URL(url),
    secret: SECRET,
    allowPrivate,
    replyRules: () => replyRulesOf(testSite),
  };
  await expectOutbox(database.sql, webhookSender(database.sql, settings), expected);
}

/** Returns a booking without a vehicle as it is sent. */
function sentBooking(booking: Booking) {
  const response = responseBooking(booking, replyRulesOf(testSite));
  return { ...response, vehicleModel: null, vehiclePlate: null };
}

describe("a webhook call", () => {
  test("contains the booking and a version, signed over time and body", async () => {
    const { token, ...booking } = await book();
    await expectRows([{ state: "sent" }]);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.calls;
    const [{ uid } = { uid: "" }] = await readOutbox(database.sql);
    expect(JSON.parse(body)).toEqual({
      id: uid,
      version: "1",
      event: "booking.created",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      urgent: false,
      booking: sentBooking(booking),
    });
    expect(body).not.toContain(token);
    const time = headers["x-mgzavri-timestamp"] as string;
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    const expected = createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex");
    expect(headers["x-mgzavri-signature"]).toBe(`sha256=${expected}`);
  });

  test("contains the visitor's message", async () => {
    const { token } = await book();
    await insertMessage(database.sql, { token, text: "A child seat?" }, ["webhook"]);
    await expectRows([{ state: "sent" }, { state: "sent" }]);
    const payloads = receiver.calls.map(({ body }) => JSON.parse(body) as object);
    expect(payloads).toContainEqual(
      expect.objectContaining({ event: "booking.message", message: "A child seat?" }),
    );
  });

  test("that failed is repeated with the same id, not before Retry-After", async () => {
    await book();
    receiver.plan({ status: 503, headers: { "Retry-After": "600" } });
    await expectRows([{ state: "waiting", attempts: 1, reason: "HTTP 503" }]);
    const [row] = await readOutbox(database.sql);
    expect(row!.inSeconds).toBeGreaterThan(590);
    await passTime(database.sql);
    await expectRows([{ state: "sent" }]);
    const ids = receiver.calls.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(ids).toEqual([row!.uid, row!.uid]);
  });

  test("follows no redirect", async () => {
    await book();
    receiver.plan({ status: 307, headers: { Location: receiver.url } });
    await expectRows([{ state: "dead", reason: "HTTP 307" }]);
    expect(receiver.calls).toHaveLength(1);
  });

  test.each([urlAt("127.0.0.1"), urlAt("localhost"), urlAt("[::1]")])(
    "is not sent to a private address: %s",
    async (pattern) => {
      await book();
      const { port } = new URL(receiver.url);
      const url = pattern.replace("PORT", port);
      await expectRows([{ state: "dead", reason: "the address is private" }], url, false);
      expect(receiver.calls).toHaveLength(0);
    },
  );

  test("to a name with a private address is refused when it connects", async () => {
    const { signal } = new AbortController();
    const options = { headers: {}, body: "{}", allowPrivate: false, timeoutMs: 2_000, signal };
    const call = postJson(new URL("http://localhost:9/"), options);
    await expect(call).rejects.toBeInstanceOf(PrivateAddressError);
  });
});

test("a call that hangs times out", async () => {
  // The call may end before it arrives: the answer would be left to the next test.
  const other = await startReceiver();
  other.plan({ hangs: true });
  const options = { headers: {}, body: "{}", allowPrivate: true, timeoutMs: 50 };
  const { signal } = new AbortController();
  const call = postJson(new URL(other.url), { ...options, signal });
  await expect(call).rejects.toThrow(/abort|timeout/i);
  await other.stop();
});

function urlAt(host: string) {
  return `http://${host}:PORT/bookings`;
}

test("a correction is sent with the values before and after", async () => {
  const { token } = await book();
  const form = new FormData();
  form.set("flight", "TK 386");
  const store = { ...testStore(database.sql), channels: ["webhook"] as const };
  expect(await correctOwn(store, { token, form })).toEqual({ ok: true });
  await expectRows([{ state: "sent" }, { state: "sent" }]);
  const payloads = receiver.calls.map(({ body }) => JSON.parse(body) as object);
  expect(payloads).toContainEqual(
    expect.objectContaining({
      event: "booking.corrected",
      booking: expect.objectContaining({ flight: "TK 386" }),
      correction: { flight: ["", "TK 386"] },
    }),
  );
});
