import type { Sql } from "~/db.server";
import { createBookingStore } from "~/booking/events/booking-store.server";

/** The store of a site without any channel. */
export function testStore(sql: Sql) {
  return createBookingStore(sql, []);
}
