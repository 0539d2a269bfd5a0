import { hasOwnBookings } from "~/booking/booking-events.queries.server";
import { readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import type { Sql } from "~/db.server";
import { seesAllBookings } from "~/pages/may-open";
import { sessionIdOf } from "~/staff/session.server";
import { findSessionUser } from "~/staff/session.queries.server";

/** Who may open a socket. */
type Listener = { kind: "staff"; sessionId: string } | { kind: "visitor"; tokens: string[] };

/** Null for a client that no message could ever be sent to. */
export async function findListener(sql: Sql, headers: Headers): Promise<Listener | null> {
  const sessionId = sessionIdOf(headers);
  const user = sessionId === null ? null : await findSessionUser(sql, sessionId);
  if (sessionId && user && seesAllBookings(user.role)) return { kind: "staff", sessionId };
  const tokens = readBookingTokens(headers);
  const isOwn = tokens.length > 0 && (await hasOwnBookings(sql, tokens));
  return isOwn ? { kind: "visitor", tokens } : null;
}
