import { retryOnce, type Sql } from "~/db.server";
import { rateLimit, type RateLimit } from "~/web/http/rate-limit.server";
import type { LostLink } from "./lost-link.schema";
import { findToken } from "./own-booking.queries.server";

export type Found =
  | { ok: true; token: string }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "tooMany"; seconds: number };

export type LostLinkLimits = { byAddress: RateLimit; byNumber: RateLimit };

/** Ten tries of an address in ten minutes, and ten for a booking number in an hour. */
export function lostLinkLimits(): LostLinkLimits {
  return { byAddress: rateLimit(10, 600), byNumber: rateLimit(10, 3600) };
}

/**
 * Finds the secret of a booking's link by its number and the address that it was made with. What is
 * wrong with them is never told apart.
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
