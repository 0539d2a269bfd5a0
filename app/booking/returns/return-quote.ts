import type { Booking } from "~/booking/booking";
import type { ExtraChoices } from "~/catalog/pricing/fixed-extras";
import { chosenOffers, type ExtraOffer, type OfferLine } from "~/catalog/pricing/offered-extras";
import {
  quote,
  quoteLines,
  rentalLine,
  sumOf,
  type Quote,
  type QuoteLine,
} from "~/catalog/pricing/quote";
import { rentalDays } from "~/catalog/pricing/rates";
import type { PricePlan } from "~/catalog/pricing/seasons";

/** The fields of a booking's price that change with its return; the delivery fee stays. */
export type ReturnQuote = Pick<Quote, "rentalDays" | "pricePerDay" | "totalPrice" | "lines">;

type PricedRental = Pick<
  Booking,
  "pickupDate" | "rentalDays" | "pricePerDay" | "lines" | "currency"
> &
  Partial<ExtraChoices>;

/**
 * Returns the price of a booking with another return (`YYYY-MM-DD`), by the quote of the form. An extra that is
 * not offered any more stays as it was booked, and so do rate and extras if the main currency is another one now.
 */
export function quoteReturn(
  booking: PricedRental,
  returnDate: string,
  { plan, offers }: { plan: PricePlan; offers: readonly ExtraOffer[] },
): ReturnQuote {
  if (booking.currency !== plan.main.currency) {
    return quoteAtRate(booking, returnDate, booking.pricePerDay);
  }
  const booked = quoteLines(booking).filter((line): line is OfferLine => line.kind === "extra");
  const offered = booked.map((line) => ({
    line,
    offer: chosenOffers(offers, [{ name: line.name.en, quantity: line.quantity }]),
  }));
  const furtherExtras = offered.flatMap(({ offer }) => offer ?? []);
  const unchanged = offered.filter(({ offer }) => offer === null).map(({ line }) => line);
  const found = quote(plan, { ...booking, returnDate, furtherExtras });
  return totalOf(found, [...found.lines, ...unchanged]);
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
