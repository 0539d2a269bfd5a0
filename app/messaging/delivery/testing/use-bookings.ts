import { beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { CHANNELS, type Channel } from "~/booking/events/channels";
import { place, readOutbox } from "./place";

/** Provides bookings of a test file's database, which are deleted before each test. */
export function useBookings(database: TestDatabase) {
  let customers = 0;
  beforeEach(async () => {
    await database.sql`delete from bookings`;
  });
  return {
    /** Places a booking of another customer. */
    book(channels: readonly Channel[] = CHANNELS, changes = {}) {
      customers += 1;
      return place(database.sql, channels, {
        name: `Guest ${customers}`,
        email: `guest${customers}@example.com`,
        ...changes,
      });
    },
    /** Reads kind and channel of a booking's rows. */
    async outboxOf(bookingId: number) {
      const rows = await readOutbox(database.sql, bookingId);
      return rows.map(({ kind, channel }) => `${kind} ${channel}`).sort();
    },
  };
}
