import type { ExchangeRates } from "./exchange-rates";
import { feesOf, type Choices } from "./fee-rules";
import { payableOf, type Amount, type FeeLine } from "./fees";
import { MAIN_CURRENCIES, toCents, type MainCurrency } from "./money";
import {
  extraLine,
  unstoredExtraLines,
  type ChosenExtra,
  type ExtraFlags,
  type ExtraLine,
} from "./extras";
import type { Route } from "./places";
import { countDays, type Moments } from "./rates";
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

export type QuoteInput = Moments & {
  /** The delivery fee in GEL; without it there is none. */
  deliveryFee?: number;
  /** The places of pick-up and return, for fees by pair of places. */
  route?: Route;
  extras?: readonly ChosenExtra[];
  choices?: Choices;
};

/** Computes the price by specification 9, summed by season, and the fees by the company's rules. */
export function quote(plan: PricePlan, input: QuoteInput): Quote {
  const { pickupDate, returnDate, deliveryFee = 0, extras = [] } = input;
  const { main, exchange, rules, zeroExcess = null } = plan;
  const { days, lateMinutes } = countDays(input, rules?.graceMinutes);
  const first = pickupDate < returnDate ? pickupDate : returnDate;
  const stretches = daysBySeason(plan, first, days).map(rentalLine);
  const [only, ...others] = stretches;
  const rental = sumOf(stretches);
  const pricePerDay = only && others.length === 0 ? only.dailyRate : toCents(rental / days);
  const { currency } = main;
  const { route, pickupTime, returnTime, choices } = input;
  const trip = { days, lateMinutes, pricePerDay, rental, deliveryFee, zeroExcess };
  const times = { route, pickupTime, returnTime, choices };
  const fees = feesOf({ rules, currency, exchange, ...trip, ...times });
  const lines = [...stretches, ...extras.map((extra) => extraLine(extra, days))];
  return {
    rentalDays: days,
    pricePerDay,
    deliveryFee,
    ...sumsOf({ lines, fees, currency, exchange }),
  };
}

type Lines = Pick<Quote, "lines" | "fees" | "currency" | "exchange">;

/** Returns a price with its sums: the total of its lines, and all that is to pay. */
export function sumsOf(price: Lines) {
  const totalPrice = sumOf(price.lines);
  return { ...price, totalPrice, payable: payableOf({ ...price, totalPrice }) };
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

/** The price that a visitor saw; `payable` is null if it was not shown. `fees` are those of its code, by currency. */
export type SeenPrice = Pick<Quote, "totalPrice" | "deliveryFee" | "payable"> & { fees: Amount[] };

/** The members of a price that its code has. */
type CodedPrice = Pick<Quote, "totalPrice" | "deliveryFee" | "payable"> & {
  fees?: readonly FeeLine[];
};

/**
 * Encodes a price for a form field: `225+45=241` is the total, GEL for the delivery, and the sum to pay, which is
 * left out if it is unknown. Then other fees than the delivery follow, by currency: `225+45~USD10~GEL30`.
 */
export function quoteCode({ totalPrice, deliveryFee, payable, fees = [] }: CodedPrice): string {
  const code = `${totalPrice}+${deliveryFee}`;
  return payable === null ? `${code}${apartCode(fees)}` : `${code}=${payable}`;
}

/** Encodes the fees but the delivery of a price without a sum to pay; empty if there are none. */
function apartCode(fees: readonly FeeLine[]): string {
  const others = fees.filter(({ kind }) => kind !== "delivery");
  return MAIN_CURRENCIES.map((currency) => {
    const sum = others.reduce((all, fee) => all + (fee.currency === currency ? fee.amount : 0), 0);
    return sum === 0 ? "" : `~${currency}${toCents(sum)}`;
  }).join("");
}

/** Decodes a form field's price; null if it is invalid. */
export function readQuoteCode(code: string): SeenPrice | null {
  const [, total, fee, payable] = QUOTE_CODE.exec(code) ?? [];
  if (!total || !fee) return null;
  return {
    totalPrice: Number(total),
    deliveryFee: Number(fee),
    payable: payable === undefined ? null : Number(payable),
    fees: [
      { amount: Number(fee), currency: "GEL" },
      ...MAIN_CURRENCIES.flatMap((currency) => {
        const [, amount] = code.split(`~${currency}`);
        return amount === undefined ? [] : [{ amount: Number.parseFloat(amount), currency }];
      }),
    ],
  };
}

const QUOTE_CODE =
  /^(\d{1,8}(?:\.\d{1,2})?)\+(\d{1,6}(?:\.\d{1,2})?)(?:=(\d{1,8}(?:\.\d{1,2})?)|(?:~[A-Z]{3}-?\d{1,8}(?:\.\d{1,2})?){1,2})?$/;

/**
 * Returns whether a code is for this price. One without the sum to pay is compared by total and delivery, and by other
 * fees if it has some.
 */
export function isCodeOf(code: string, price: CodedPrice): boolean {
  const seen = readQuoteCode(code);
  return (
    seen !== null &&
    seen.totalPrice === price.totalPrice &&
    seen.deliveryFee === price.deliveryFee &&
    (seen.payable === null || seen.payable === price.payable) &&
    (!code.includes("~") || code === quoteCode(price))
  );
}
