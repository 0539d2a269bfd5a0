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
import {
  quote,
  quoteLines,
  rentalLine,
  sumsOf,
  type Quote,
  type QuoteLine,
  type StoredPrice,
  type StoredQuote,
} from "~/catalog/pricing/quote";
import { rentalDays } from "~/catalog/pricing/rates";
import type { PricePlan } from "~/catalog/pricing/seasons";

type PricedRental = Pick<
  Booking,
  "pickupDate" | "rentalDays" | "pricePerDay" | "lines" | "currency" | "deliveryFee"
> &
  Partial<ExtraFlags>;

/**
 * Returns the price of a booking with another return (`YYYY-MM-DD`), by the quote of the form and today's rates of
 * exchange. The delivery fee stays as it was booked. So does an extra that is not offered any more, and so do rate
 * and extras if the main currency is another one now.
 */
export function quoteReturn(
  booking: PricedRental,
  returnDate: string,
  { plan, extras }: { plan: PricePlan; extras: readonly Extra[] },
): StoredQuote {
  const { main, exchange } = plan;
  if (booking.currency !== main.currency) {
    return quoteAtRate(booking, returnDate, { rate: booking.pricePerDay, exchange });
  }
  const { offered, others } = bookedExtras(booking, extras);
  const found = quote(plan, { ...booking, returnDate, extras: offered });
  return totalOf(booking, found, { lines: [...found.lines, ...others], exchange });
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

/** Returns the price of a booking at one rate for each day, with its extras as they were booked. */
export function quoteAtRate(
  booking: PricedRental,
  returnDate: string,
  { rate, exchange }: { rate: number; exchange: ExchangeRates | null },
): StoredQuote {
  const days = rentalDays(booking.pickupDate, returnDate);
  const rental = rentalLine({ days, dailyRate: rate });
  const extras = quoteLines(booking).filter(({ kind }) => kind !== "rental");
  const found = { rentalDays: days, pricePerDay: rate };
  return totalOf(booking, found, { lines: [rental, ...extras], exchange });
}

function totalOf(
  { currency, deliveryFee }: PricedRental,
  { rentalDays: days, pricePerDay }: Pick<Quote, "rentalDays" | "pricePerDay">,
  { lines, exchange }: { lines: QuoteLine[]; exchange: ExchangeRates | null },
): StoredQuote {
  const sums = sumsOf(lines, { currency, deliveryFee, exchange });
  return { rentalDays: days, pricePerDay, ...sums };
}
