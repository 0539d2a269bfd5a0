import type { Facts } from "~/site/facts/facts";
import { said } from "~/catalog/company/promises";
import { feeIn, ofMinDays } from "~/site/facts/place-facts";
import { placeWithSlug, type PlaceSlug } from "~/catalog/pricing/places";
import type { Language } from "~/web/i18n/languages";
import type { CityTexts, Feature, WriteCities, WrittenCities } from "./city";
import type { CityId } from "~/web/pages/address-values";

/** Phrases that several texts of a language contain. */
type Phrases = {
  fee: Parameters<typeof feeIn>[0];
  /** A deposit between two bounds, which have their currency. */
  deposit: (from: string, to: string, noCard: boolean) => string;
  cancelling: (hours: number) => string;
};

type Writers = { reasons: (terms: Terms) => WrittenCities["reasons"] } & {
  [Id in CityId]: (terms: Terms) => CityTexts<Id>;
};

export function writeCities(lang: Language, phrases: Phrases, writers: Writers): WriteCities {
  return (facts) => {
    const terms = termsOf(facts, lang, phrases);
    return {
      reasons: writers.reasons(terms),
      cities: {
        tbilisi: writers.tbilisi(terms),
        batumi: writers.batumi(terms),
        kutaisi: writers.kutaisi(terms),
      },
    };
  };
}

export type Terms = ReturnType<typeof termsOf>;

/** Returns the facts, with the phrases that several texts contain. */
function termsOf(facts: Facts, lang: Language, { fee, deposit, cancelling }: Phrases) {
  const { claims, formats, kutaisiMinDays, places } = facts;
  const { price, ofExtra } = formats[lang];
  const promises = facts.promises[lang];
  const feeOf = feeIn(fee);
  return {
    ...facts,
    promises,
    price,
    ofExtra,
    from: facts.fleet.from,
    fee: (place: PlaceSlug) => feeOf(places, place),
    /** Returns a fragment of a text about a place; empty without the place. */
    at: (place: PlaceSlug, text: string) => said(placeWithSlug(places, place) !== undefined, text),
    /** Returns a feature about the delivery to a place. A price includes it only where it is free. */
    delivered: (place: PlaceSlug, text: string): Feature =>
      placeWithSlug(places, place)?.fee === 0 ? text : { apart: text },
    kutaisiDays: (text: (days: number) => string) => ofMinDays(kutaisiMinDays, text),
    deposit: {
      apart: said(
        promises.deposit,
        deposit(price(claims.deposit.from), price(claims.deposit.to), promises.noCard),
      ),
    },
    cancelling: said(promises.cancellation, cancelling(claims.freeCancellationHours)),
  };
}
