import type { ExchangeRates } from "./exchange-rates";
import { feeLine, payableOf, type FeeLine } from "./fees";
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
  /** The delivery fee in GEL, which is not in the total. */
  deliveryFee: number;
  /** What is paid besides the total; a fee that no rate converts is in its own currency. */
  fees: FeeLine[];
  /** The total and all fees; null if a fee can't be converted. */
  payable: number | null;
  /** The rates of exchange of the fees; null if none are set. */
  exchange: ExchangeRates | null;
};

/** What a booking stores of a quote: all that another return or model changes. */
export type StoredQuote = Pick<
  Quote,
  "rentalDays" | "pricePerDay" | "lines" | "totalPrice" | "fees" | "payable" | "exchange"
>;

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
  const { main, exchange } = plan;
  const { currency } = main;
  return {
    rentalDays: days,
    pricePerDay: oneRate ? only.dailyRate : toCents(sumOf(rental) / days),
    currency,
    deliveryFee,
    ...sumsOf(lines, { currency, deliveryFee, exchange }),
  };
}

type Fees = Pick<Quote, "currency" | "deliveryFee" | "exchange">;

/** Returns the sums of a price: its total, its fees and all that is to pay. */
export function sumsOf(lines: QuoteLine[], { currency, deliveryFee, exchange }: Fees) {
  const delivery = { amount: deliveryFee, currency: "GEL" } as const;
  const fees = deliveryFee > 0 ? [feeLine("delivery", delivery, { currency, exchange })] : [];
  const totalPrice = sumOf(lines);
  return { lines, totalPrice, fees, payable: payableOf({ totalPrice, currency, fees }), exchange };
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

/** Returns the sum to pay; the total where that can't be told in one currency. */
export function sumToPay({ payable, totalPrice }: Pick<Quote, "payable" | "totalPrice">): number {
  return payable ?? totalPrice;
}

/** The price that a visitor saw; `payable` is null if it was not shown. */
export type SeenPrice = Pick<Quote, "totalPrice" | "deliveryFee" | "payable">;

/**
 * Encodes a price for a form field: `225+45=241` is the total, GEL for the delivery, and the sum to pay, which is
 * left out if it is unknown.
 */
export function quoteCode({ totalPrice, deliveryFee, payable }: SeenPrice): string {
  const code = `${totalPrice}+${deliveryFee}`;
  return payable === null ? code : `${code}=${payable}`;
}

/** Decodes a form field's price; null if it is invalid. */
export function readQuoteCode(code: string): SeenPrice | null {
  const [, total, fee, payable] = QUOTE_CODE.exec(code) ?? [];
  if (!total || !fee) return null;
  return {
    totalPrice: Number(total),
    deliveryFee: Number(fee),
    payable: payable === undefined ? null : Number(payable),
  };
}

const QUOTE_CODE =
  /^(\d{1,8}(?:\.\d{1,2})?)\+(\d{1,6}(?:\.\d{1,2})?)(?:=(\d{1,8}(?:\.\d{1,2})?))?$/;

/** Returns whether a code is for this price. One without the sum to pay is compared by total and delivery. */
export function isCodeOf(code: string, price: SeenPrice): boolean {
  const seen = readQuoteCode(code);
  return (
    seen !== null &&
    seen.totalPrice === price.totalPrice &&
    seen.deliveryFee === price.deliveryFee &&
    (seen.payable === null || seen.payable === price.payable)
  );
}
