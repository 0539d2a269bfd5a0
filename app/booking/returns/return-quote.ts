import type { Booking } from "~/booking/booking";
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
  sumOf,
  type Quote,
  type QuoteLine,
  type StoredPrice,
} from "~/catalog/pricing/quote";
import { rentalDays } from "~/catalog/pricing/rates";
import type { PricePlan } from "~/catalog/pricing/seasons";

/** The fields of a booking's price that change with its return; the delivery fee stays. */
export type ReturnQuote = Pick<Quote, "rentalDays" | "pricePerDay" | "totalPrice" | "lines">;

type PricedRental = Pick<
  Booking,
  "pickupDate" | "rentalDays" | "pricePerDay" | "lines" | "currency"
> &
  Partial<ExtraFlags>;

/**
 * Returns the price of a booking with another return (`YYYY-MM-DD`), by the quote of the form. An extra that is
 * not offered any more stays as it was booked, and so do rate and extras if the main currency is another one now.
 */
export function quoteReturn(
  booking: PricedRental,
  returnDate: string,
  { plan, extras }: { plan: PricePlan; extras: readonly Extra[] },
): ReturnQuote {
  if (booking.currency !== plan.main.currency) {
    return quoteAtRate(booking, returnDate, booking.pricePerDay);
  }
  const { offered, others } = bookedExtras(booking, extras);
  const found = quote(plan, { ...booking, returnDate, extras: offered });
  return totalOf(found, [...found.lines, ...others]);
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
  pricePerDay: number,
): ReturnQuote {
  const { pickupDate } = booking;
  const days = rentalDays(pickupDate, returnDate);
  const rental = rentalLine({ days, dailyRate: pricePerDay });
  const extras = quoteLines(booking).filter(({ kind }) => kind !== "rental");
  return totalOf({ rentalDays: days, pricePerDay }, [rental, ...extras]);
}

function totalOf(
  found: Pick<Quote, "rentalDays" | "pricePerDay">,
  lines: QuoteLine[],
): ReturnQuote {
  const { rentalDays: days, pricePerDay } = found;
  return { rentalDays: days, pricePerDay, totalPrice: sumOf(lines), lines };
}
