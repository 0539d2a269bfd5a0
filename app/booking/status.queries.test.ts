import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "./place/place-booking.server";
import { BOOKING_STATUSES, TRANSITIONS, type BookingStatus } from "./status";
import { cancelOwnBooking, decidePending, updateBookingStatus } from "./status.queries.server";
import { bookingInput } from "./testing/booking-input";
import { expireRequests } from "./unanswered/unanswered.queries.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();

type Target = { id: bigint; token: string };

/** Each transition, with a status that it sets. */
const CHANGES: Record<
  keyof typeof TRANSITIONS,
  [BookingStatus, (target: Target) => Promise<unknown>]
> = {
  cancel: [
    "cancelled",
    ({ token }) =>
      cancelOwnBooking(
        database.sql,
        token,
        { now: new Date("2030-06-01T00:00:00Z"), freeCancellationHours: 48 },
        [],
      ),
  ],
  withdraw: [
    "cancelled",
    ({ token }) =>
      cancelOwnBooking(
        database.sql,
        token,
        { now: new Date("2031-06-01T00:00:00Z"), freeCancellationHours: 48, isRequest: true },
        [],
      ),
  ],
  decide: [
    "confirmed",
    ({ id }) => decidePending(database.sql, { id, status: "confirmed", actor: "email" }, []),
  ],
  set: [
    "completed",
    ({ id }) => updateBookingStatus(database.sql, { id, status: "completed", actor: "admin" }, []),
  ],
  expire: [
    "cancelled",
    () => expireRequests(database.sql, { now: new Date("2030-07-01T00:00:00Z") }, []),
  ],
};

async function place(status: BookingStatus) {
  const placed = await placeBooking(testStore(database.sql), bookingInput(), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  const { id, token } = placed.booking;
  await database.sql`update bookings set status = ${status} where id = ${id}`;
  return { id: BigInt(id), token };
}

async function stateOf(id: bigint) {
  const [row] = await database.sql<{ status: BookingStatus; changes: number }[]>`
    select status, (
      select count(*)::int from booking_events where booking_id = bookings.id and kind <> 'placed'
    ) as changes
    from bookings where id = ${String(id)}::bigint`;
  return row;
}

describe.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])("%s", (name) => {
  const [to, change] = CHANGES[name];
  const from: readonly BookingStatus[] = TRANSITIONS[name].from;

  test("sets a status that the transition allows", () => {
    expect(TRANSITIONS[name].to).toContain(to);
  });

  test.each(BOOKING_STATUSES)(
    "changes a %s booking only if the transition allows it",
    async (status) => {
      await database.sql`delete from bookings`;
      const target = await place(status);
      await change(target);
      const expected = from.includes(status) ? to : status;
      expect(await stateOf(target.id)).toEqual({
        status: expected,
        changes: Number(expected !== status),
      });
    },
  );
});
