import { findLinkedIds } from "~/booking/links/links.queries.server";
import { readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import type { Sql } from "~/db.server";
import { mustVisitAccount, seesAllBookings } from "~/pages/may-open";
import { sessionIdOf } from "~/staff/session.server";
import { findSessionUser } from "~/staff/session.queries.server";
import type { CookieRequest } from "~/web/http/security/host-cookie.server";

/** Who may open a socket. */
export type Listener =
  | { kind: "staff"; sessionId: string; account: string }
  | { kind: "visitor"; bookings: number[] };

/** Null for a client that no message could ever be sent to. */
export async function findListener(sql: Sql, request: CookieRequest): Promise<Listener | null> {
  const sessionId = sessionIdOf(request);
  const user = sessionId === null ? null : await findSessionUser(sql, sessionId);
  if (sessionId && user && seesAllBookings(user.role) && !mustVisitAccount(user)) {
    return { kind: "staff", sessionId, account: user.username };
  }
  const tokens = readBookingTokens(request);
  const bookings = tokens.length > 0 ? await findLinkedIds(sql, tokens) : [];
  return bookings.length > 0 ? { kind: "visitor", bookings } : null;
}
