import { toCents, type MainCurrency } from "./money";
import {
  extraLine,
  unstoredExtraLines,
  type ChosenExtra,
  type ExtraFlags,
  type ExtraLine,
} from "./extras";
import { rentalDays } from "./rates";
import { daysBySeason, type PricePlan, type SeasonDays } from "./seasons";

/** A line of a price; `amount` is in the main currency. Days at different rates are lines of their own. */
export type QuoteLine = (SeasonDays & { kind: "rental"; amount: number }) | ExtraLine;

export type Quote = {
  rentalDays: number;
  /** The price of a day, by the tier of the rental days; the mean where seasons change it. */
  pricePerDay: number;
  lines: QuoteLine[];
  /** The days times the rate plus extras, without the delivery fee. */
  totalPrice: number;
  /** The currency of all sums but the delivery fee. */
  currency: MainCurrency;
  /** The delivery fee in GEL, paid separately. */
  deliveryFee: number;
};

export type QuoteInput = {
  /** `YYYY-MM-DD` */
  pickupDate: string;
  /** `YYYY-MM-DD` */
  returnDate: string;
  /** The delivery fee in GEL; without it there is none. */
  deliveryFee?: number;
  extras?: readonly ChosenExtra[];
};

/** Computes the price by specification 9, summed by season. */
export function quote(plan: PricePlan, input: QuoteInput): Quote {
  const { pickupDate, returnDate, deliveryFee = 0, extras = [] } = input;
  const days = rentalDays(pickupDate, returnDate);
  const first = pickupDate < returnDate ? pickupDate : returnDate;
  const rental = daysBySeason(plan, first, days).map(rentalLine);
  const lines = [...rental, ...extras.map((extra) => extraLine(extra, days))];
  const [only, ...others] = rental;
  const oneRate = only && others.length === 0;
  return {
    rentalDays: days,
    pricePerDay: oneRate ? only.dailyRate : toCents(sumOf(rental) / days),
    lines,
    totalPrice: sumOf(lines),
    currency: plan.main.currency,
    deliveryFee,
  };
}

/** Returns the price lines of a stored booking; those from before `lines` were stored have one rate. */
export function quoteLines(booking: StoredPrice): QuoteLine[] {
  const { rentalDays: days, pricePerDay } = booking;
  return (
    booking.lines ?? [rentalLine({ days, dailyRate: pricePerDay }), ...unstoredExtraLines(booking)]
  );
}

export type StoredPrice = Partial<ExtraFlags> & {
  rentalDays: number;
  pricePerDay: number;
  lines: QuoteLine[] | null;
};

/** Returns the line for rental days with one rate. */
export function rentalLine(stretch: SeasonDays): Extract<QuoteLine, { kind: "rental" }> {
  return { kind: "rental", ...stretch, amount: toCents(stretch.days * stretch.dailyRate) };
}

/** Returns the total of a price. */
export function sumOf(lines: readonly QuoteLine[]) {
  return toCents(lines.reduce((sum, line) => sum + line.amount, 0));
}

/** The price that a visitor saw: the total, and GEL for the delivery. */
export type SeenPrice = Pick<Quote, "totalPrice" | "deliveryFee">;

/** Encodes a price for a form field: `225+45` is the total, then GEL for the delivery. */
export function quoteCode({ totalPrice, deliveryFee }: SeenPrice): string {
  return `${totalPrice}+${deliveryFee}`;
}

/** Decodes a form field's price; null if it is invalid. */
export function readQuoteCode(code: string): SeenPrice | null {
  const [, total, fee] = /^(\d{1,8}(?:\.\d{1,2})?)\+(\d{1,6}(?:\.\d{1,2})?)$/.exec(code) ?? [];
  return total && fee ? { totalPrice: Number(total), deliveryFee: Number(fee) } : null;
}
