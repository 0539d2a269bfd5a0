import { expect, describe, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
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

describe("the link of a repeated booking", () => {
  /** Whether a repeat with this key and cookie gets it. */
  async function getsLink(input: BookingInput, more: Partial<BookingRequest> = {}) {
    const store = testStore(database.sql);
    const placed = await placeBooking(store, input, { lang: "en", ...more });
    return placed.ok && placed.repeated && placed.isOwn;
  }

  test("is for the key that the first one was sent with", async () => {
    const input = bookingInput({ name: "With Key" });
    await first(input, "key of the sender");
    expect(await getsLink(input, { idempotencyKey: "key of the sender" })).toBe(true);
    expect(await getsLink(input)).toBe(false);
    // It is stored with this input now, but was not there first.
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
    await resendLink(store, id);
    // The first one has not been sent yet.
    await resendLink(store, id);
    expect(await mails()).toBe(1);
    for (let count = 0; count < 4; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      await sql`update outbox set sent_at = now() where booking_id = ${id}`;
      // oxlint-disable-next-line no-await-in-loop
      await resendLink(store, id);
    }
    expect(await mails()).toBe(3);
    await resendLink({ ...store, channels: [] }, id);
    expect(await mails()).toBe(3);
  });
});
