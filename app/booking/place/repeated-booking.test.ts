import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { placeBooking } from "./place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();

/** Places a booking; returns `id` and `repeated`, or the reason of a refusal. */
async function send(input: BookingInput, idempotencyKey?: string) {
  const request = { lang: "en" as const, ...(idempotencyKey && { idempotencyKey }) };
  const placed = await placeBooking(testStore(database.sql), input, request);
  return placed.ok ? { id: placed.booking.id, repeated: placed.repeated } : placed.reason;
}

async function first(input: BookingInput, idempotencyKey?: string) {
  const sent = await send(input, idempotencyKey);
  if (typeof sent === "string" || sent.repeated) throw new Error("not the first of its kind");
  return sent.id;
}

async function countOf(name: string) {
  const [row] = await database.sql`
    select count(distinct bookings.id)::int as bookings, count(booking_id)::int as events
    from bookings left join booking_events on booking_id = bookings.id and kind = 'placed'
    where name = ${name}`;
  return row;
}

async function passTime(id: number, interval: string) {
  await database.sql`
    update booking_repeats set claimed_at = claimed_at - ${interval}::interval
    where booking_id = ${id}`;
}

const cancel = (id: number) =>
  updateBookingStatus(database.sql, { id: BigInt(id), status: "cancelled", actor: "admin" }, []);

describe("the same input", () => {
  test("returns the first booking", async () => {
    const input = bookingInput({ name: "Twice" });
    const id = await first(input);
    expect(await send(input)).toEqual({ id, repeated: true });
    expect(await countOf("Twice")).toEqual({ bookings: 1, events: 1 });
  });

  test("with one difference is a new booking", async () => {
    const id = await first(bookingInput({ name: "Differs" }));
    const other = await first(bookingInput({ name: "Differs", notes: "Flight 12" }));
    expect(other).not.toBe(id);
  });

  test("still returns the first booking after it was confirmed", async () => {
    const input = bookingInput({ name: "Confirmed" });
    const id = await first(input);
    await updateBookingStatus(
      database.sql,
      { id: BigInt(id), status: "confirmed", actor: "a" },
      [],
    );
    expect(await send(input)).toEqual({ id, repeated: true });
  });

  test("is a new booking after the first was cancelled", async () => {
    const input = bookingInput({ name: "Cancelled" });
    const id = await first(input);
    await cancel(id);
    const next = await first(input);
    expect(next).not.toBe(id);
    expect(await send(input)).toEqual({ id: next, repeated: true });
  });

  test("returns the first booking within 24 hours, then a new one", async () => {
    const input = bookingInput({ name: "Next Day" });
    const id = await first(input);
    await passTime(id, "23 hours 59 minutes");
    expect(await send(input)).toEqual({ id, repeated: true });
    await passTime(id, "2 minutes");
    const next = await first(input);
    expect(next).not.toBe(id);
    expect(await send(input)).toEqual({ id: next, repeated: true });
    expect(await countOf("Next Day")).toEqual({ bookings: 2, events: 2 });
  });
});

describe("concurrent requests", () => {
  test.each([
    ["without a key", undefined],
    ["with a key", "parallel-key"],
  ])("%s store one booking, and all return it", async (how, key) => {
    const name = `Parallel ${how}`;
    const input = bookingInput({ name });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(input, key)));
    expect(new Set(answers.map((answer) => (answer as { id: number }).id)).size).toBe(1);
    expect(answers.filter((answer) => !(answer as { repeated: boolean }).repeated)).toHaveLength(1);
    expect(await countOf(name)).toEqual({ bookings: 1, events: 1 });
  });

  test("store one new booking after a cancellation", async () => {
    const input = bookingInput({ name: "Parallel Again" });
    await cancel(await first(input));
    await Promise.all(Array.from({ length: 20 }, () => send(input)));
    expect(await countOf("Parallel Again")).toEqual({ bookings: 2, events: 2 });
  });

  test("with one key and two inputs store one and refuse the other", async () => {
    const inputs = [bookingInput({ name: "Key One" }), bookingInput({ name: "Key Two" })];
    const answers = await Promise.all(inputs.map((input) => send(input, "one-key-two-inputs")));
    expect(answers.filter((answer) => answer === "key-reused")).toHaveLength(1);
  });
});

describe("an Idempotency-Key", () => {
  test("with the same input returns the first booking, even after 24 hours", async () => {
    const input = bookingInput({ name: "Same Key" });
    const id = await first(input, "same");
    expect(await send(input, "same")).toEqual({ id, repeated: true });
    await passTime(id, "25 hours");
    expect(await send(input, "same")).toEqual({ id, repeated: true });
  });

  test("with another input is refused and stores nothing", async () => {
    await first(bookingInput({ name: "Key Reused" }), "reused");
    const other = bookingInput({ name: "Key Reused Otherwise" });
    expect(await send(other, "reused")).toBe("key-reused");
    expect(await countOf("Key Reused Otherwise")).toEqual({ bookings: 0, events: 0 });
    expect(await send({ ...other, vehicle: "Gone" }, "reused")).toBe("key-reused");
  });

  test("that is new stores no second booking of the same input within 24 hours", async () => {
    const input = bookingInput({ name: "Two Keys" });
    const id = await first(input, "key a");
    expect(await send(input, "key b")).toEqual({ id, repeated: true });
    expect(await send(input)).toEqual({ id, repeated: true });
    await passTime(id, "25 hours");
    expect(await first(input, "key c")).not.toBe(id);
  });

  test("with the same input stores a new booking after a cancellation", async () => {
    const input = bookingInput({ name: "Key Cancelled" });
    const id = await first(input, "cancelled");
    await cancel(id);
    expect(await first(input, "cancelled")).not.toBe(id);
  });

  test("is not stored in plain text", async () => {
    await first(bookingInput({ name: "Key Hidden" }), "a secret in a key");
    const rows = await database.sql`select key from booking_keys where key like '%secret%'`;
    expect([...rows]).toEqual([]);
  });
});

test("a booking whose stored answer was lost with the connection is not a repeat of itself", async () => {
  const { sql } = database;
  let lost = 0;
  const losing = new Proxy(sql, {
    apply(_sql, _this, args: Parameters<typeof sql>) {
      const query = Reflect.apply(sql, undefined, args);
      if (lost > 0 || !args[0].join("").includes("booking as (")) return query;
      lost += 1;
      return query.then(() => {
        throw Object.assign(new Error("the connection was lost"), { code: "CONNECTION_CLOSED" });
      });
    },
  });
  const input = bookingInput({ name: "Lost answer" });
  const placed = await placeBooking(testStore(losing), input, { lang: "en" });
  expect(lost).toBe(1);
  expect(placed).toMatchObject({ ok: true, repeated: false, isOwn: true });
  expect(await countOf("Lost answer")).toEqual({ bookings: 1, events: 1 });
  expect(await send(input)).toMatchObject({ repeated: true });
});
