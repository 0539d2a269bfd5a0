import { hash } from "~/booking/links/token.server";
import type { BookingName } from "~/booking/manage/my-booking.queries.server";
import { log } from "~/web/log.server";
import { ipv6Prefix48 } from "~/web/http/limits/client.server";
import { rateLimit, type RateLimit } from "~/web/http/limits/rate-limit.server";

export type LostLinkLimits = {
  byNetwork: RateLimit;
  /** The limit of an IPv6 /48, which has 65,536 networks: four times the budget of one. */
  byPrefix48: RateLimit;
  /** Failures by the number or reference, and by the e-mail address. */
  failures: RateLimit;
  warnings: RateLimit;
};

const HOUR_S = 3_600;

/**
 * Returns the limits: ten attempts of a network in an hour (contract). Attempts at one booking or
 * one address only cause a warning: a limit would let strangers lock the customer out.
 */
export function lostLinkLimits(): LostLinkLimits {
  return {
    byNetwork: rateLimit(10, HOUR_S),
    byPrefix48: rateLimit(40, HOUR_S),
    failures: rateLimit(20, HOUR_S),
    warnings: rateLimit(1, HOUR_S),
  };
}

/**
 * Counts an attempt. Returns null, or the seconds to wait. An attempt that its network's limit refuses does not
 * use up that of the wider network.
 */
export function claimLostLink(limits: LostLinkLimits, address: string): number | null {
  const prefix = ipv6Prefix48(address);
  return (
    limits.byNetwork.take(address) ?? (prefix === null ? null : limits.byPrefix48.take(prefix))
  );
}

/**
 * Warns once an hour of a number or reference with many failed attempts, and of an address with many, perhaps from
 * many networks. The log has no address.
 */
export function noticeFailure(
  limits: LostLinkLimits,
  { name, email }: { name: BookingName | null; email: string | null },
) {
  const booking = name && String("id" in name ? name.id : name.reference);
  if (booking !== null && isOften(limits, booking)) {
    log.warn({ booking }, "many attempts to find a booking by its number or reference have failed");
  }
  if (email !== null && isOften(limits, hash(email.toLowerCase()))) {
    log.warn("many attempts to find a booking of one email address have failed");
  }
}

/** Counts a failure. Returns whether a warning is due. */
function isOften({ failures, warnings }: LostLinkLimits, subject: string) {
  return failures.take(subject) !== null && warnings.take(subject) === null;
}
