import type { Sql } from "~/web/db.server";
import { planOf } from "~/catalog/fleet/car";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { quote, sumToPay } from "~/catalog/pricing/quote";
import { MAX_RENTAL_DAYS } from "~/catalog/pricing/rates";
import { routeCharges } from "~/catalog/pricing/seasons";
import type { Alternative } from "./alternatives";
import type { Booking } from "./booking";
import { listOtherModels } from "./other-models.queries.server";
import { instantOf, periodOf } from "./period";
import { quoteModel } from "./quote-model";
import { bookedExtras } from "./returns/return-quote";
import type { CancelFacts, CancelReason } from "./status";

/** The reasons of a cancellation after which the customer still needs a car. */
const OFFERED = new Set<CancelReason | null>(["refused", "company", "expired"]);

const MAX_ALTERNATIVES = 3;

/** Lists up to three other models that are free for all of a cancelled booking's time, the nearest price first. */
export async function listAlternatives(
  sql: Sql,
  booking: Booking & CancelFacts,
  now: Date,
): Promise<Alternative[]> {
  if (!OFFERED.has(booking.cancelReason) || booking.rentalDays > MAX_RENTAL_DAYS) return [];
  if (instantOf(periodOf(booking).end) <= now) return [];
  const [models, prices] = await Promise.all([
    listOtherModels(sql, booking.id, now),
    findPrices(sql),
  ]);
  const { currency } = prices.main;
  const { offered: extras } = bookedExtras(booking, prices.extras);
  const trip = { ...booking, ...routeCharges(prices, booking), extras };
  const free = models.filter(({ availability }) => availability !== "request");
  const priced = free.map((model): Alternative => {
    // A booking in a former main currency has lines whose amounts are not comparable.
    const found = quoteModel(booking, model, prices) ?? quote(planOf(model, prices), trip);
    const { exchange } = prices;
    return { id: model.id, name: model.name, toPay: sumToPay(found), currency, exchange };
  });
  const difference = ({ toPay }: Alternative) => Math.abs(toPay - sumToPay(booking));
  return priced
    .toSorted((one, other) => difference(one) - difference(other))
    .slice(0, MAX_ALTERNATIVES);
}
