import { log } from "~/web/log.server";
import { ipv6Prefix48 } from "~/web/http/limits/client.server";
import { rateLimit, type RateLimit } from "~/web/http/limits/rate-limit.server";

export type LostLinkLimits = {
  byNetwork: RateLimit;
  /** The limit of an IPv6 /48, which has 65,536 networks: four times the budget of one. */
  byPrefix48: RateLimit;
  failuresOfNumber: RateLimit;
  warningsOfNumber: RateLimit;
};

const HOUR_S = 3_600;

/**
 * Returns the limits: ten attempts of a network in an hour (contract). Attempts at one number only cause a
 * warning: a limit would let strangers lock the customer of the booking out.
 */
export function lostLinkLimits(): LostLinkLimits {
  return {
    byNetwork: rateLimit(10, HOUR_S),
    byPrefix48: rateLimit(40, HOUR_S),
    failuresOfNumber: rateLimit(20, HOUR_S),
    warningsOfNumber: rateLimit(1, HOUR_S),
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

/** Warns once an hour of a booking number with many failed attempts, perhaps from many networks. */
export function noticeFailure(limits: LostLinkLimits, id: bigint) {
  const number = String(id);
  if (limits.failuresOfNumber.take(number) === null) return;
  if (limits.warningsOfNumber.take(number) !== null) return;
  log.warn({ booking: number }, "many attempts to find a booking by its number have failed");
}
