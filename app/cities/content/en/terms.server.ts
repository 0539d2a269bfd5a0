import type { Facts } from "~/facts/facts";
import { feeIn, ofMinDays } from "~/facts/place-facts";
import { lowestRate } from "~/pricing/rates";

const feeOf = feeIn({ free: "free", gel: (gel) => `${gel} GEL`, byAgreement: "by agreement" });

/** The facts, with what several texts say of them. */
export function termsOf(facts: Facts) {
  const { claims, formats, kutaisiMinDays, places, rates } = facts;
  const { price } = formats.en;
  return {
    ...facts,
    price,
    /** Of the cheapest car. */
    from: lowestRate(rates.sedan),
    fee: (place: string) => feeOf(places, place),
    kutaisiDays: (text: (days: number) => string) => ofMinDays(kutaisiMinDays, text),
    deposit: `A deposit of ${price(claims.deposit.from)} to ${price(claims.deposit.to)}, without a credit card`,
    cancelling: `Free cancellation until ${claims.freeCancellationHours} hours before the pick-up`,
  };
}

export type Terms = ReturnType<typeof termsOf>;
