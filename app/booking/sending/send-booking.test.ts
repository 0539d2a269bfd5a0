import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import type { FormValues } from "~/booking/form/form-values";
import { BOOKING_SENT_EVENT, newKey, sendBooking } from "./send-booking";

const TOKEN = "A-_".repeat(7) + "A";
const RENTAL = {
  kind: "rental",
  days: 1,
  dailyRate: 1,
  amount: 1,
  currency: "USD",
  label: "1 day",
};
const DELIVERY = { kind: "delivery", amount: 16, currency: "USD", label: "Delivery" };
const VALUES: FormValues = { name: "Nino", pickup: "Batumi", return: "same" };
const key = "0f".repeat(16);
/** As nothing was stored, the form keeps what was typed. */
const result = { initialValue: VALUES };

const fetched = vi.fn<typeof fetch>();
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function booked(headers: Record<string, string> = { Location: `/bookings/${TOKEN}` }) {
  return Response.json({ id: 12 }, { status: 201, headers });
}

/** Sends a booking and ends all pauses. */
async function send(onAttempt?: (attempt: number) => void, values = VALUES) {
  const sent = sendBooking({ key, lang: "ka", values }, onAttempt);
  const settled = sent.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await settled;
  return sent;
}

test("every key has 128 random bits", () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  expect(keys.filter((one) => !/^[\da-f]{32}$/.test(one))).toEqual([]);
});

test("posts the form's values with key and language, and says that it is booked", async () => {
  fetched.mockResolvedValueOnce(booked());
  const announced = vi.fn<() => void>();
  browser.window.addEventListener(BOOKING_SENT_EVENT, announced);
  expect(await send()).toEqual({
    kind: "booked",
    booking: { id: 12, lines: [], fees: [] },
    token: TOKEN,
    isReceiptRefused: false,
  });
  expect(announced).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.calls[0]!;
  expect([url, init?.method]).toEqual(["/api/booking?lng=ka", "POST"]);
  expect(init?.headers).toEqual({
    "Content-Type": "application/json",
    "Idempotency-Key": key,
  });
  expect(init?.signal).toBeInstanceOf(AbortSignal);
});

test.each<[FormValues, object]>([
  [VALUES, { name: "Nino", pickup: "Batumi", return: "Batumi" }],
  [
    { pickup: "Batumi", return: "Tbilisi" },
    { pickup: "Batumi", return: "Tbilisi" },
  ],
  [{ return: "same" }, { return: "same" }],
  [
    { name: "Nino", "extra-Roof%20tent": "2", "extra-Wi-Fi": "" },
    { name: "Nino", extras: [{ name: "Roof tent", quantity: 2 }] },
  ],
])("the values %j are sent as %j", async (values, body) => {
  fetched.mockResolvedValueOnce(booked());
  await send(undefined, values);
  const [, init] = fetched.mock.calls[0]!;
  expect(JSON.parse(String(init?.body))).toEqual({ ...body, ask: true });
});

test("a question is an answer of its own, with what was asked", async () => {
  const refusal = { errors: { phone: ["Is it right?"] }, asked: "phone" };
  fetched.mockResolvedValueOnce(Response.json(refusal, { status: 422 }));
  const initialValue = { ...VALUES, asked: "phone" };
  expect(await send()).toEqual({
    kind: "asks",
    result: { status: "error", error: refusal.errors, initialValue },
  });
});

test("a repeat whose link is not for this browser is in, without a page", async () => {
  fetched.mockResolvedValueOnce(Response.json({ id: 12, reference: "K7M4XQ" }));
  const booking = { id: 12, reference: "K7M4XQ" };
  expect(await send()).toEqual({ kind: "repeated", booking, result });
});

test.each([
  [429, "too many", { kind: "tooMany", result }],
  [
    422,
    { errors: { name: ["short"] } },
    { kind: "invalid", result: { ...result, status: "error", error: { name: ["short"] } } },
  ],
  [
    422,
    { errors: { quote: ["other"] }, quote: { totalPrice: 1, lines: [RENTAL, DELIVERY] } },
    { kind: "priceChanged", quote: { totalPrice: 1, lines: [RENTAL], fees: [DELIVERY] }, result },
  ],
])("the answer %i is final: %j", async (status, body, sent) => {
  fetched.mockImplementation(async () => Response.json(body, { status }));
  expect(await send()).toEqual(sent);
  expect(fetched).toHaveBeenCalledOnce();
});

describe("without a valid answer", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

  test.each<[string, () => Response, string]>([
    ["a 503", () => new Response(null, { status: 503 }), "unavailable"],
    ["a 500", () => Response.json({ errors: {} }, { status: 500 }), "unanswered"],
    ["a network error", () => throwError(), "unanswered"],
    ["a page of a proxy", () => new Response("<html>", { status: 200 }), "unanswered"],
    ["no address", () => booked({}), "unanswered"],
    ["a bad address", () => booked({ Location: "/bookings/x" }), "unanswered"],
    ["an address below", () => booked({ Location: `/bookings/${TOKEN}/voucher` }), "unanswered"],
    [
      "no booking",
      () => new Response(null, { headers: { Location: `/bookings/${TOKEN}` } }),
      "unanswered",
    ],
    [
      "a refusal without errors",
      () => Response.json({ error: "x" }, { status: 422 }),
      "unanswered",
    ],
    ["an empty refusal", () => Response.json(null, { status: 422 }), "unanswered"],
    ["a text as refusal", () => Response.json("errors", { status: 422 }), "unanswered"],
  ])("%s is retried three times", async (_, answer, kind) => {
    fetched.mockImplementation(async () => answer());
    const attempts: number[] = [];
    expect(await send((attempt) => attempts.push(attempt))).toEqual({ kind, result });
    expect(attempts).toEqual([1, 2, 3, 4]);
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test("a retry may succeed", async () => {
    fetched.mockRejectedValueOnce(new TypeError("fetch failed")).mockResolvedValueOnce(booked());
    expect(await send()).toMatchObject({ kind: "booked" });
  });

  test("nothing is retried while the browser is offline", async () => {
    browser.navigator.onLine = false;
    fetched.mockImplementation(async () => throwError());
    expect(await send()).toEqual({ kind: "unanswered", result });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

test("a bug is no missing answer", async () => {
  browser.navigator.onLine = false;
  const bug = new Error("a bug");
  await expect(
    send(() => {
      throw bug;
    }),
  ).rejects.toBe(bug);
});

function throwError(): never {
  throw new TypeError("fetch failed");
}
