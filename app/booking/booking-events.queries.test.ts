import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findLastEvent, listEventsSince, listOwnBookings } from "./booking-events.queries.server";
import { type BookingWithToken } from "./booking.queries.server";
import { findLinkedIds, findOwnToken } from "./links/links.queries.server";
import { updateBookingStatus } from "./status.queries.server";
import { newToken } from "~/booking/links/token.server";
import { placeBooking } from "./place/place-booking.server";
import { bookingInput } from "./testing/booking-input";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const CONFIRMED_AT = "2030-01-02T03:04:05.678Z";
const placed: BookingWithToken[] = [];

test("there are no events before the first booking", async () => {
  expect(await findLastEvent(database.sql, 10)).toEqual({ id: 0, missing: [] });
  expect(await listEventsSince(database.sql, { id: 0, also: [], limit: 1 })).toEqual([]);
});

describe("booking events", () => {
  beforeAll(async () => {
    for (const name of ["First", "Second", "Third"]) {
      const answer = await placeBooking(testStore(database.sql), bookingInput({ name }), {
        lang: "en",
      });
      if (!answer.ok) throw new Error(answer.reason);
      placed.push(answer.booking);
    }
    const change = { id: BigInt(placed[0]!.id), status: "confirmed" as const, actor: "admin" };
    await updateBookingStatus(database.sql, change, []);
    await database.sql`
    update booking_events set created_at = ${CONFIRMED_AT} where kind = 'confirmed'`;
  });

  test("lists events oldest first, adds the requested lower ids, and respects the limit", async () => {
    const since = { id: 0, also: [] as number[], limit: 100 };
    const list = async (changes: Partial<typeof since>) =>
      (await listEventsSince(database.sql, { ...since, ...changes })).map(
        ({ id, kind, booking }) => `${id} ${kind} ${booking.name}`,
      );
    const all = ["1 placed First", "2 placed Second", "3 placed Third", "4 confirmed First"];
    expect(await list({})).toEqual(all);
    expect(await list({ id: 2 })).toEqual(all.slice(2));
    expect(await list({ limit: 2 })).toEqual(all.slice(0, 2));
    expect(await list({ id: 4 })).toEqual([]);
    // A lower id may have been committed late.
    expect(await list({ id: 3, also: [1, 999] })).toEqual([all[0], all[3]]);
    expect(await findLastEvent(database.sql, 10)).toEqual({ id: 4, missing: [] });
  });

  test("lists the bookings of a browser's tokens without personal data or tokens", async () => {
    const [first, , third] = placed;
    const tokens = [first!.token, newToken(), third!.token];
    const ids = await findLinkedIds(database.sql, tokens);
    const [newest, oldest, ...rest] = await listOwnBookings(database.sql, ids);
    expect(rest).toEqual([]);
    expect(newest).toEqual({
      id: third!.id,
      reference: third!.reference,
      vehicle: third!.vehicle,
      pickupDate: third!.pickupDate,
      returnDate: third!.returnDate,
      status: "pending",
      changedAt: third!.createdAt,
    });
    const confirmed = { id: first!.id, status: "confirmed", changedAt: CONFIRMED_AT };
    expect(oldest).toMatchObject(confirmed);
    expect(await listOwnBookings(database.sql, [])).toEqual([]);
  });

  test("finds the token of a number among those of a browser only", async () => {
    const [first, second] = placed;
    const tokens = [first!.token, newToken()];
    expect(await findOwnToken(database.sql, tokens, first!)).toBe(first!.token);
    expect(await findOwnToken(database.sql, tokens, second!)).toBeNull();
  });
});
