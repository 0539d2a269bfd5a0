import type { Facts } from "~/facts/facts";
import { feeIn, ofMinDays } from "~/facts/place-facts";
import { lowestRate } from "~/pricing/rates";

const feeOf = feeIn({ free: "უფასოდ", gel: (gel) => `${gel} ლარად`, byAgreement: "შეთანხმებით" });

/** The facts, with what several texts say of them. */
export function termsOf(facts: Facts) {
  const { claims, formats, kutaisiMinDays, places, rates } = facts;
  const { price } = formats.ka;
  return {
    ...facts,
    price,
    /** Of the cheapest car. */
    from: lowestRate(rates.sedan),
    fee: (place: string) => feeOf(places, place),
    kutaisiDays: (text: (days: number) => string) => ofMinDays(kutaisiMinDays, text),
    deposit: `დეპოზიტი ${price(claims.deposit.from)}-დან ${price(claims.deposit.to)}-მდე, საკრედიტო ბარათის გარეშე`,
    cancelling: `უფასო გაუქმება აღებამდე სულ მცირე ${claims.freeCancellationHours} საათით ადრე`,
  };
}

export type Terms = ReturnType<typeof termsOf>;
