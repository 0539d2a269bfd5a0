import { retryOnce, type Sql } from "~/db.server";
import { rateLimit, type RateLimit } from "~/web/http/rate-limit.server";
import type { LostLink } from "./lost-link.schema";
import { findToken } from "./own-booking.queries.server";

export type Found =
  | { ok: true; token: string }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "tooMany"; seconds: number };

export type LostLinkLimits = { byAddress: RateLimit; byNumber: RateLimit };

/** Ten attempts by address in ten minutes, and ten by booking number in an hour. */
export function lostLinkLimits(): LostLinkLimits {
  return { byAddress: rateLimit(10, 600), byNumber: rateLimit(10, 3600) };
}

/**
 * Finds a booking's token by its number and e-mail address. The result doesn't say which of them was
 * wrong.
 */
export async function findLostBooking(
  sql: Sql,
  { id, email }: LostLink,
  client: { address: string; limits: LostLinkLimits },
): Promise<Found> {
  const seconds =
    client.limits.byAddress.take(client.address) ??
    (id === null ? null : client.limits.byNumber.take(String(id)));
  if (seconds !== null) return { ok: false, reason: "tooMany", seconds };
  const token =
    id === null || email === null ? null : await retryOnce(() => findToken(sql, { id, email }));
  return token ? { ok: true, token } : { ok: false, reason: "unknown" };
}
