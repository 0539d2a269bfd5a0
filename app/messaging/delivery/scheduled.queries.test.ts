import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { insertReminders } from "./scheduled.queries.server";
import { readOutbox } from "./testing/place";
import { useBookings } from "./testing/use-bookings";

const database = useTestDatabase();
const { book, outboxOf } = useBookings(database);

describe("the reminder", () => {
  const morning = new Date("2030-06-09T06:00:00Z");

  async function confirmed(changes = {}) {
    const { id } = await book([], changes);
    const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, []);
    return id;
  }

  test("is written once, the day before the pick-up from ten o'clock in Tbilisi", async () => {
    const id = await confirmed({ pickupDate: "2030-06-10" });
    await confirmed({ pickupDate: "2030-06-11" });
    await book([], { pickupDate: "2030-06-10" });
    await insertReminders(database.sql, new Date(morning.getTime() - 60_000));
    expect(await readOutbox(database.sql)).toEqual([]);
    await insertReminders(database.sql, morning);
    await insertReminders(database.sql, new Date("2030-06-09T19:59:00Z"));
    expect(await outboxOf(id)).toEqual(["reminder emailVisitor"]);
    expect(await readOutbox(database.sql)).toHaveLength(1);
  });

  test("is not written for a booking that was confirmed after it was due", async () => {
    const id = await confirmed({ pickupDate: "2030-06-10" });
    await database.sql`
      update booking_events set created_at = ${morning.toISOString()} where booking_id = ${id}`;
    await insertReminders(database.sql, new Date(morning.getTime() + 60_000));
    expect(await readOutbox(database.sql)).toEqual([]);
  });
});
