import { expect, describe, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { placeBooking, type BookingRequest } from "./place-booking.server";
import { resendLink } from "./resend-link.server";

const database = useTestDatabase();

async function first(input: BookingInput, idempotencyKey: string | null = null) {
  const request = { lang: "en", idempotencyKey } as const;
  const placed = await placeBooking(testStore(database.sql), input, request);
  if (!placed.ok || placed.repeated) throw new Error("not the first of its kind");
  return placed.booking;
}

/** Repeats a booking with this key and cookie. */
async function repeat(input: BookingInput, more: Partial<BookingRequest> = {}) {
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en", ...more });
  if (!placed.ok || !placed.repeated) throw new Error("no repeat");
  return placed;
}

/** Returns whether a repeat with this key and cookie gets the link. */
async function getsLink(input: BookingInput, more: Partial<BookingRequest> = {}) {
  return (await repeat(input, more)).isOwn;
}

const cancel = ({ id }: { id: number }) =>
  updateBookingStatus(database.sql, { id: BigInt(id), status: "cancelled", actor: "admin" }, []);

describe("the link of a repeated booking", () => {
  test("is for the key that the first one was sent with", async () => {
    const input = bookingInput({ name: "With Key" });
    await first(input, "key of the sender");
    expect(await getsLink(input, { idempotencyKey: "key of the sender" })).toBe(true);
    expect(await getsLink(input)).toBe(false);
    // The booking is stored with this input now, but was not there first.
    expect(await getsLink(input, { idempotencyKey: "a stranger's key" })).toBe(false);
    expect(await getsLink(input, { idempotencyKey: "a stranger's key" })).toBe(false);
  });

  test("is for the browser that has it in its cookie", async () => {
    const input = bookingInput({ name: "With Cookie" });
    const { token } = await first(input);
    expect(await getsLink(input, { ownTokens: ["A".repeat(22)] })).toBe(false);
    expect(await getsLink(input, { ownTokens: ["A".repeat(22), token] })).toBe(true);
  });

  test("is sent to the visitor again by e-mail, within the limit for the address", async () => {
    const { sql } = database;
    const input = bookingInput({ name: "By Mail", email: "by-mail@example.org" });
    const { id } = await first(input);
    const store = { ...testStore(sql), channels: ["emailVisitor"] as const };
    const mails = async () => {
      const [row] = await sql<[{ count: number }]>`
        select count(*)::int as count from outbox where booking_id = ${id} and kind = 'placed'`;
      return row.count;
    };
    await resendLink(store, { bookingId: id, requester: "other" });
    // The first e-mail has not been sent yet.
    await resendLink(store, { bookingId: id, requester: "other" });
    expect(await mails()).toBe(1);
    for (let count = 0; count < 4; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      await sql`update outbox set sent_at = now() where booking_id = ${id}`;
      // oxlint-disable-next-line no-await-in-loop
      await resendLink(store, { bookingId: id, requester: "other" });
    }
    expect(await mails()).toBe(3);
    await resendLink({ ...store, channels: [] }, { bookingId: id, requester: "other" });
    expect(await mails()).toBe(3);
  });
});

describe("an Idempotency-Key", () => {
  const stranger = (input: BookingInput) => ({ idempotencyKey: `stranger to ${input.name}` });

  test("that was sent before a booking was cancelled does not open the next one", async () => {
    const input = bookingInput({ name: "Booked Again" });
    const cancelled = await first(input);
    expect(await getsLink(input, stranger(input))).toBe(false);
    await cancel(cancelled);
    await first(input);
    expect(await getsLink(input, stranger(input))).toBe(false);
  });

  test("of a booking that was cancelled does not open one that was stored with another key or none", async () => {
    for (const own of [null, "key of the victim"]) {
      const input = bookingInput({ name: `Booked before ${own}` });
      const key = { idempotencyKey: `planted before ${own}` };
      // oxlint-disable no-await-in-loop -- one after the other.
      await cancel(await first(input, key.idempotencyKey));
      await first(input, own);
      expect(await getsLink(input, key)).toBe(false);
      expect(await getsLink(input, { idempotencyKey: own })).toBe(own !== null);
      // oxlint-enable no-await-in-loop
    }
  });

  test("opens each booking that was stored with it", async () => {
    const input = bookingInput({ name: "Same Key Again" });
    await cancel(await first(input, "a client's own key"));
    const { id } = await first(input, "a client's own key");
    const repeated = await repeat(input, { idempotencyKey: "a client's own key" });
    expect([repeated.isOwn, repeated.booking.id]).toEqual([true, id]);
  });

  test("answers with its own booking after the same input was booked again a day later", async () => {
    const { sql } = database;
    const input = bookingInput({ name: "Each Its Own" });
    const one = await first(input, "key of day one");
    await sql`
      update booking_repeats set claimed_at = now() - interval '25 hours' where booking_id = ${one.id}`;
    const two = await first(input, "key of day two");
    for (const [idempotencyKey, own] of [
      ["key of day one", one],
      ["key of day two", two],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      const { booking, isOwn } = await repeat(input, { idempotencyKey });
      expect([isOwn, booking.id, booking.token]).toEqual([true, own.id, own.token]);
    }
    expect(await getsLink(input, stranger(input))).toBe(false);
  });

  test("of the release before, which stored no booking with it, opens that of the same statement", async () => {
    const { sql } = database;
    const input = bookingInput({ name: "Of Before" });
    const { id } = await first(input, "key of before");
    await sql`delete from keyed_bookings where booking_id = ${id}`;
    expect(await getsLink(input, { idempotencyKey: "key of before" })).toBe(true);
    expect(await getsLink(input, stranger(input))).toBe(false);
    await sql`
      update bookings set created_at = created_at + interval '1 microsecond' where id = ${id}`;
    expect(await getsLink(input, { idempotencyKey: "key of before" })).toBe(false);
  });
});
