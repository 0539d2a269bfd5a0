import type { Booking } from "~/booking/booking";
import type { ExchangeRates } from "~/catalog/pricing/exchange-rates";
import {
  chosenExtras,
  quantityOfLine,
  type ChosenExtra,
  type Extra,
  type ExtraFlags,
  type ExtraLine,
} from "~/catalog/pricing/extras";
import type { PriceRules } from "~/catalog/pricing/fee-rules";
import { feesOf } from "~/catalog/pricing/fee-rules";
import { toCents } from "~/catalog/pricing/money";
import { routeOf, type Place } from "~/catalog/pricing/places";
import {
  quote,
  quoteLines,
  rentalLine,
  sumsOf,
  type StoredPrice,
  type StoredQuote,
} from "~/catalog/pricing/quote";
import { countDays } from "~/catalog/pricing/rates";
import type { PricePlan } from "~/catalog/pricing/seasons";

type PricedRental = Pick<
  Booking,
  "pickupDate" | "rentalDays" | "pricePerDay" | "lines" | "currency" | "deliveryFee"
> &
  Partial<Pick<Booking, "pickup" | "return" | "pickupTime" | "returnTime" | "choices" | "fees">> &
  Partial<ExtraFlags>;

/**
 * Returns the price of a booking with another return date (`YYYY-MM-DD`), at the return time that `booking` has, by the
 * quote of the form, today's rules of fees and today's rates of exchange. The delivery fee stays as it was booked, and so
 * does the discount. So does an extra that is not offered any more, and so do rate and extras if the main currency is
 * another one now. `chosen` are other extras than those of the booking, of the ones that are offered.
 */
export function quoteReturn(
  booking: PricedRental,
  returnDate: string,
  {
    plan,
    extras,
    places = [],
    chosen,
  }: {
    plan: PricePlan;
    extras: readonly Extra[];
    places?: readonly Place[];
    chosen?: readonly ChosenExtra[] | undefined;
  },
): StoredQuote {
  const { main, exchange, rules } = plan;
  if (booking.currency !== main.currency) {
    const today = { exchange, places, ...(rules && { rules }) };
    return quoteAtRate(booking, returnDate, { ...today, rate: booking.pricePerDay });
  }
  const { offered, others } = bookedExtras(booking, extras);
  const found = quote(plan, {
    ...momentsOf(booking, returnDate),
    deliveryFee: booking.deliveryFee,
    route: routeIn(places, booking),
    extras: chosen ?? offered,
    choices: booking.choices ?? {},
  });
  const { rentalDays, pricePerDay } = found;
  return storedQuote({
    ...sumsOf({ ...found, lines: [...found.lines, ...others] }),
    rentalDays,
    pricePerDay,
  });
}

function momentsOf({ pickupDate, pickupTime, returnTime }: PricedRental, returnDate: string) {
  return { pickupDate, pickupTime, returnDate, returnTime };
}

function routeIn(places: readonly Place[], { pickup, return: back }: PricedRental) {
  return routeOf(places, { pickup, return: back });
}

function storedQuote(price: StoredQuote): StoredQuote {
  const { rentalDays, pricePerDay, lines, totalPrice, fees, payable, exchange } = price;
  return { rentalDays, pricePerDay, lines, totalPrice, fees, payable, exchange };
}

/** Returns the extras of a booking that can still be booked, and the lines of the others. */
export function bookedExtras(booking: StoredPrice, extras: readonly Extra[]) {
  const offered: ChosenExtra[] = [];
  const others: ExtraLine[] = [];
  for (const line of quoteLines(booking)) {
    if (line.kind === "rental") continue;
    const found = chosenExtras(extras, {}, [quantityOfLine(line)]);
    if (found) offered.push(...found);
    else others.push(line);
  }
  return { offered, others };
}

type RateToday = {
  rate: number;
  exchange: ExchangeRates | null;
  rules?: PriceRules;
  places?: readonly Place[];
};

/**
 * Returns the price of a booking at one rate for each day, with its extras and the price of its cover without excess as
 * they were booked.
 */
export function quoteAtRate(
  booking: PricedRental,
  returnDate: string,
  { rate, exchange, rules, places = [] }: RateToday,
): StoredQuote {
  const moments = momentsOf(booking, returnDate);
  const { days, lateMinutes } = countDays(moments, rules?.graceMinutes);
  const line = rentalLine({ days, dailyRate: rate });
  const extras = quoteLines(booking).filter(({ kind }) => kind !== "rental");
  const { currency, deliveryFee, choices } = booking;
  const trip = { days, lateMinutes, pricePerDay: rate, rental: line.amount, deliveryFee };
  const route = routeIn(places, booking);
  const zeroExcess = bookedZeroExcess(booking);
  const money = { currency, exchange };
  const fees = feesOf({ ...money, ...trip, ...moments, rules, route, choices, zeroExcess });
  const sums = sumsOf({ lines: [line, ...extras], fees, ...money });
  return storedQuote({ ...sums, rentalDays: days, pricePerDay: rate });
}

/** Returns the price for a day of a booking's cover without excess; null if it has none. */
function bookedZeroExcess({ fees = [], rentalDays, currency }: PricedRental): number | null {
  const line = fees.find(({ kind }) => kind === "zeroExcess");
  return line?.currency === currency ? toCents(line.amount / rentalDays) : null;
}
