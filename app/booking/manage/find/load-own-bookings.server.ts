import { listOwnBookings } from "~/booking/booking-events.queries.server";
import { findLinkedIds } from "~/booking/links/links.queries.server";
import { readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import { retryOnce, type Sql } from "~/web/db.server";

/** Lists the bookings that a browser's cookie opens, newest first. Without a cookie it asks the database nothing. */
export async function loadOwnBookings(sql: Sql, request: Request) {
  const tokens = readBookingTokens(request);
  if (tokens.length === 0) return [];
  return retryOnce(async () => listOwnBookings(sql, await findLinkedIds(sql, tokens)));
}
