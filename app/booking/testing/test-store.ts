import type { Sql } from "~/db.server";
import { createBookingStore } from "~/booking/events/booking-store.server";

/** A store without channels. */
export function testStore(sql: Sql) {
  return createBookingStore(sql, []);
}
