import { retryOnce } from "~/web/db.server";
import { currentToken, type LinkSource } from "~/booking/links/current-token.server";
import type { LostLink } from "./lost-link.schema";
import { claimLostLink, noticeFailure, type LostLinkLimits } from "./lost-link-limits.server";
import { findNumber } from "~/booking/manage/own-booking.queries.server";

export type Found =
  | { ok: true; token: string }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "tooMany"; seconds: number };

/**
 * Finds a booking's token by its number and e-mail address. The result doesn't say which of them was
 * wrong.
 */
export async function findLostBooking(
  source: LinkSource,
  { id, email }: LostLink,
  client: { address: string; limits: LostLinkLimits },
): Promise<Found> {
  const seconds = claimLostLink(client.limits, client.address);
  if (seconds !== null) return { ok: false, reason: "tooMany", seconds };
  const token =
    id === null || email === null
      ? null
      : await retryOnce(() => findTokenOf(source, { id, email }));
  if (token) return { ok: true, token };
  if (id !== null) noticeFailure(client.limits, id);
  return { ok: false, reason: "unknown" };
}

async function findTokenOf(source: LinkSource, by: { id: bigint; email: string }) {
  const number = await findNumber(source.sql, by);
  return number === null ? null : currentToken(source, number);
}
