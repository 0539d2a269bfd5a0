import type { Feature } from "../../../page-texts";
import type { FeeWords, NamedPlace, TextFacts } from "../../../text-facts";
import { untilPickup } from "../claims.server";

const FEE: FeeWords = { free: "free", gel: (gel) => `${gel} GEL`, byAgreement: "by agreement" };

/** The facts, with the phrases that several texts contain. */
export type Terms = ReturnType<typeof termsOf>;

export function termsOf({ fee, ...facts }: TextFacts) {
  const { claims, isFree, price, promises, said, serves } = facts;
  const [from, to] = [price(claims.deposit.from), price(claims.deposit.to)];
  return {
    ...facts,
    from: facts.fleet.from,
    fee: (place: NamedPlace) => fee(place, FEE),
    /** Returns a fragment of a text about a place; empty without the place. */
    at: (place: NamedPlace, text: string) => said(serves(place), text),
    /** Returns a feature about the delivery to a place. A price includes it only where it is free. */
    delivered: (place: NamedPlace, text: string): Feature =>
      isFree(place) ? text : { apart: text },
    deposit: {
      apart: said(
        promises.deposit,
        `A refundable deposit of ${from} to ${to}${said(promises.noCard, ", without a credit card")}`,
      ),
    },
    cancelling: said(
      promises.cancellation,
      `Free cancellation ${untilPickup(claims.freeCancellationHours)}`,
    ),
  };
}
