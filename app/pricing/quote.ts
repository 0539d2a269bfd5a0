import { chosenExtras, type Extra, type ExtraChoices } from "./extras";
import { DELIVERY_FEES } from "./fees";
import type { Location } from "./locations";
import { dailyRate, type RatePlan } from "./rates";
import { rentalDays } from "./rental-days";

/** `amount` in USD. */
export type QuoteLine =
  | { kind: "rental"; days: number; dailyRate: number; amount: number }
  | { kind: Extra; amount: number };

export type Quote = {
  rentalDays: number;
  /** USD a day, by the tier of the rental days. */
  pricePerDay: number;
  lines: QuoteLine[];
  /** USD: days times rate plus extras, without the delivery fee. */
  totalPrice: number;
  /** GEL, paid separately. */
  deliveryFee: number;
};

export type QuoteInput = Partial<ExtraChoices> & {
  /** `YYYY-MM-DD` */
  pickupDate: string;
  /** `YYYY-MM-DD` */
  returnDate: string;
  pickup: Location;
};

/** Specification 9. */
export function quote(plan: RatePlan, input: QuoteInput): Quote {
  const days = rentalDays(input.pickupDate, input.returnDate);
  const rate = dailyRate(plan, days);
  const lines = quoteLines({ ...input, rentalDays: days, pricePerDay: rate });
  return {
    rentalDays: days,
    pricePerDay: rate,
    lines,
    totalPrice: toCents(lines.reduce((sum, line) => sum + line.amount, 0)),
    deliveryFee: DELIVERY_FEES[input.pickup],
  };
}

/** The price lines of a quote or of a stored booking with its own rate. */
export function quoteLines(
  booking: { rentalDays: number; pricePerDay: number } & Partial<ExtraChoices>,
): QuoteLine[] {
  const { rentalDays: days, pricePerDay } = booking;
  return [
    { kind: "rental", days, dailyRate: pricePerDay, amount: rentalPrice(days, pricePerDay) },
    ...chosenExtras(booking).map(({ extra, price }) => ({ kind: extra, amount: price })),
  ];
}

/** USD, without extras and delivery. */
export function rentalPrice(days: number, rate: number): number {
  return toCents(days * rate);
}

/** Rates may have cents; removes the error of binary fractions. */
function toCents(amount: number) {
  return Math.round(amount * 100) / 100;
}
