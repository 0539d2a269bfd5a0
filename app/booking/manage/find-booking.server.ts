import { z } from "zod";
import { FIELD_LIMITS } from "~/booking/booking";
import { onceMore, type Sql } from "~/db.server";
import { readId } from "~/web/id";
import { rateLimit, type RateLimit } from "~/web/http/rate-limit.server";
import { findToken } from "./own-booking.queries.server";

export type LostLink = { number: string; email: string };

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
  typed: LostLink,
  client: { address: string; limits: LostLinkLimits },
): Promise<Found> {
  const id = readNumber(typed.number);
  const seconds =
    client.limits.byAddress.take(client.address) ??
    (id === null ? null : client.limits.byNumber.take(String(id)));
  if (seconds !== null) return { ok: false, reason: "tooMany", seconds };
  const email = EMAIL.safeParse(typed.email.trim());
  const token =
    id === null || !email.success
      ? null
      : await onceMore(() => findToken(sql, { id, email: email.data }));
  return token ? { ok: true, token } : { ok: false, reason: "unknown" };
}

const EMAIL = z.email().max(FIELD_LIMITS.email);

/** A booking's number as people write it: `#12`, `№ 12`, `1 234`. */
function readNumber(typed: string) {
  const digits = typed.replaceAll(/[\s#№]/g, "");
  return /^\d{1,18}$/.test(digits) ? readId(digits) : null;
}
