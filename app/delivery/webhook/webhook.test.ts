import { testSite } from "~/company/testing/test-site";
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { insertMessage } from "~/booking/manage/own-booking.queries.server";
import { expectOutbox } from "~/delivery/testing/expect-outbox";
import { passTime, place, readOutbox } from "~/delivery/testing/place";
import { startReceiver } from "~/delivery/testing/webhook-stand-in";
import { webhookOutcome } from "./outcome";
import { postJson } from "./post-json.server";
import { isPublicIp, PrivateAddressError, refusalOfAddress } from "./safe-address.server";
import { webhookSender } from "./sender.server";

const SECRET = "a secret of the webhook";
const database = useTestDatabase();
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let guests = 0;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  await database.sql`delete from bookings`;
  receiver.calls.length = 0;
});

function book() {
  guests += 1;
  return place(database.sql, ["webhook"], { name: `Guest ${guests}`, notes: "Grüße, ნინო" });
}

async function expectRows(expected: object[], url = receiver.url, allowPrivate = true) {
  const settings = {
    url: new URL(url),
    secret: SECRET,
    allowPrivate,
    hours: () => testSite.company.hours,
  };
  await expectOutbox(database.sql, webhookSender(database.sql, settings), expected);
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
      booking,
    });
    expect(body).not.toContain(token);
    const time = headers["x-mgzavri-timestamp"] as string;
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    const expected = createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex");
    expect(headers["x-mgzavri-signature"]).toBe(`sha256=${expected}`);
  });

  test("contains the visitor's message", async () => {
    const { token } = await book();
    await insertMessage(database.sql, token, "A child seat?", ["webhook"]);
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

  test("that hangs times out", async () => {
    receiver.plan({ hangs: true });
    const options = { headers: {}, body: "{}", allowPrivate: true, timeoutMs: 50 };
    const { signal } = new AbortController();
    const call = postJson(new URL(receiver.url), { ...options, signal });
    await expect(call).rejects.toThrow(/abort|timeout/i);
  });

  test("to a name with a private address is refused when it connects", async () => {
    const { signal } = new AbortController();
    const options = { headers: {}, body: "{}", allowPrivate: false, timeoutMs: 2_000, signal };
    const call = postJson(new URL("http://localhost:9/"), options);
    await expect(call).rejects.toBeInstanceOf(PrivateAddressError);
  });
});

function urlAt(host: string) {
  return `http://${host}:PORT/bookings`;
}

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["10.0.0.1", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["::7f00:1", false],
  ["not an address", false],
])("the address %s is public: %s", (address, isPublic) => {
  expect(isPublicIp(address)).toBe(isPublic);
});

test.each([
  ["https://127.0.0.1/x", "private"],
  ["https://[::1]/x", "private"],
  ["https://2130706433/x", "private"],
  ["https://0x7f.1/x", "private"],
  ["https://localhost/x", "private"],
  ["http://8.8.8.8/x", "insecure"],
  ["https://8.8.8.8/x", null],
])("the setting %s is checked at the start: %s", async (url, refusal) => {
  expect(await refusalOfAddress(new URL(url))).toBe(refusal);
});

const NOW = Date.parse("2030-06-01T00:00:00Z");

test.each([
  [200, null, { kind: "sent" }],
  [204, null, { kind: "sent" }],
  [301, null, { kind: "dead" }],
  [400, null, { kind: "dead" }],
  [401, null, { kind: "dead" }],
  [403, null, { kind: "dead" }],
  [404, null, { kind: "dead" }],
  [410, null, { kind: "dead" }],
  [408, null, { kind: "retry" }],
  [409, null, { kind: "retry" }],
  [429, "8", { kind: "retry", afterMs: 8_000 }],
  [500, null, { kind: "retry" }],
  [503, "Sat, 01 Jun 2030 00:01:00 GMT", { kind: "retry", afterMs: 60_000 }],
])("maps HTTP %i (Retry-After: %s) to an outcome", (status, retryAfter, outcome) => {
  expect(webhookOutcome(status, retryAfter, NOW)).toMatchObject(outcome);
});
