import { retryOnce, type Sql } from "~/db.server";
import { OTHER_VEHICLE } from "~/fleet/car";
import { findCarByName } from "~/fleet/fleet.queries.server";
import type { Language } from "~/i18n/languages";
import { findPrices } from "~/pricing/prices.queries.server";
import { quote, type Quote } from "~/pricing/quote";
import { quoteCode } from "~/pricing/quote-code";
import type { BookingInput } from "~/booking/booking";
import type { BookingStore } from "~/booking/events/booking-store.server";
import {
  findKeyFingerprint,
  findRepeat,
  insertBooking,
  type BookingWithToken,
} from "~/booking/booking.queries.server";
import { fingerprintOf, hash, newToken } from "./fingerprint.server";

export type Placed =
  | { ok: true; booking: BookingWithToken; repeated: boolean }
  /** The car is not in the fleet; or the Idempotency-Key was sent with another input before. */
  | { ok: false; reason: "vehicle-gone" | "key-reused" }
  /** The visitor saw another price than this one. */
  | { ok: false; reason: "price-changed"; quote: Quote };

export type BookingRequest = {
  lang: Language;
  idempotencyKey?: string | null;
  /** The price that the visitor saw, as a `quoteCode`; without it any price is accepted. */
  seenPrice?: string | null;
};

/**
 * Prices a validated input from the stored rates and stores it once: repeating it within 24 hours
 * returns the first booking, even if the price has changed. Throws if the database is unavailable;
 * nothing is stored then.
 */
export async function placeBooking(
  store: BookingStore,
  input: BookingInput,
  request: BookingRequest,
): Promise<Placed> {
  const { sql, channels } = store;
  const fingerprint = fingerprintOf(input);
  const key = request.idempotencyKey ? hash(request.idempotencyKey) : null;
  const plan = await retryOnce(() => findPlan(sql, input));
  const agreed = plan && (!request.seenPrice || request.seenPrice === quoteCode(plan.quote));
  // Safe to retry: the claim makes it idempotent.
  const stored =
    agreed && (await retryOnce(() => insertBooking(sql, { ...newBooking(), ...plan }, channels)));
  if (stored) return { ok: true, booking: stored, repeated: false };
  if (key && ((await findKeyFingerprint(sql, key)) ?? fingerprint) !== fingerprint) {
    return { ok: false, reason: "key-reused" };
  }
  const first = await findRepeat(sql, fingerprint);
  if (first) return { ok: true, booking: first, repeated: true };
  if (plan && !agreed) return { ok: false, reason: "price-changed", quote: plan.quote };
  // With a plan, the booking that held the claim has just been cancelled.
  return plan ? placeBooking(store, input, request) : { ok: false, reason: "vehicle-gone" };

  function newBooking() {
    return { token: newToken(), lang: request.lang, fingerprint, key };
  }
}

/** The car, the input with its current name, and the price; null for an unknown car. */
async function findPlan(sql: Sql, input: BookingInput) {
  if (input.vehicle === OTHER_VEHICLE) {
    const { typePlans } = await findPrices(sql);
    return { carId: null, input, quote: quote(typePlans[input.vehicleType], input) };
  }
  const car = await findCarByName(sql, input.vehicle);
  if (!car) return null;
  const named = { ...input, vehicle: car.name };
  return { carId: car.id, input: named, quote: quote(car.plan, input) };
}
