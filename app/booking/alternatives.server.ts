import { listAvailability } from "~/availability/availability.queries.server";
import type { Sql } from "~/db.server";
import type { BodyType } from "~/fleet/body-type";
import { OTHER_VEHICLE, planOf } from "~/fleet/car";
import { findExchangeRates } from "~/pricing/exchange-rates.queries.server";
import { findPrices } from "~/pricing/prices.queries.server";
import { quote } from "~/pricing/quote";
import type { RatePlan } from "~/pricing/rates";
import { MAX_RENTAL_DAYS } from "~/pricing/rental-days";
import type { Alternative } from "./alternatives";
import type { Booking } from "./booking";
import { instantOf, periodOf } from "./period";
import { quoteReturn } from "./returns/return-quote";
import type { CancelFacts, CancelReason } from "./status";

/** Who withdrew or did not come needs no other car. */
const OFFERED = new Set<CancelReason | null>(["refused", "company", "expired"]);

const MAX_ALTERNATIVES = 3;

type CarRow = { id: number; name: string; bodyType: BodyType | null; plan: RatePlan | null };

/** Up to three other models that are free for all of a cancelled booking's time, the nearest price first. */
export async function listAlternatives(
  sql: Sql,
  booking: Booking & CancelFacts,
  now: Date,
): Promise<Alternative[]> {
  const period = periodOf(booking);
  if (!OFFERED.has(booking.cancelReason) || booking.rentalDays > MAX_RENTAL_DAYS) return [];
  if (instantOf(period.end) <= now) return [];
  const [availability, prices, exchange] = await Promise.all([
    listAvailability(sql, { period, now }),
    findPrices(sql),
    findExchangeRates(sql),
  ]);
  const free = [...availability].filter(([, found]) => found !== "request").map(([id]) => id);
  const cars = await sql<CarRow[]>`
    select id, name, body_type as "bodyType", rate_plan as plan from cars
    where id = any(${free}::integer[]) and name <> ${OTHER_VEHICLE}
      and id is distinct from (select car_id from bookings where bookings.id = ${booking.id})
    order by sort_order, name`;
  const priced = cars.map(({ id, name, ...car }): Alternative => {
    const plan = planOf({ ...car, name }, prices);
    const { currency } = plan.main;
    // A booking in a former main currency has extras whose prices are not comparable.
    const { totalPrice } =
      booking.currency === currency
        ? quoteReturn(booking, booking.returnDate, { plan, offers: prices.furtherExtras })
        : quote(plan, booking);
    return { id, name, totalPrice, currency, exchange };
  });
  const difference = ({ totalPrice }: Alternative) => Math.abs(totalPrice - booking.totalPrice);
  return priced
    .toSorted((one, other) => difference(one) - difference(other))
    .slice(0, MAX_ALTERNATIVES);
}
