import type { Sql } from "~/web/db.server";
import { createBookingStore } from "~/booking/events/booking-store.server";

export const testSecret = async () => "a secret of the tests";

/** Returns a store without channels. */
export function testStore(sql: Sql) {
  return createBookingStore(sql, [], testSecret);
}
