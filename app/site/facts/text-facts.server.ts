import type { TFunction } from "i18next";
import { closesNextDay, readablePhone } from "~/catalog/company/company";
import { priceRangeText, priceText } from "~/catalog/company/price-text";
import { listed, said } from "~/catalog/company/promises";
import { oneOf, type Extra } from "~/catalog/pricing/extras";
import { englishName } from "~/catalog/pricing/english-name";
import type { Money } from "~/catalog/pricing/money";
import { placeWithSlug, serves } from "~/catalog/pricing/places";
import { quote, type QuoteInput } from "~/catalog/pricing/quote";
import { dailyRate, lowestRate, rateRange, type RatePlan } from "~/catalog/pricing/rates";
import { countryName } from "~/catalog/fleet/prices/price-line-label";
import { eitherOf, payWaysText } from "~/catalog/terms/term-texts";
import { i18nFor } from "~/texts/i18n.server";
import type { CarType, NamedExtra, TextFacts, TypeRates } from "~/texts/text-facts";
import { formatWith } from "~/web/i18n/format";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { textIn } from "~/web/i18n/localized";
import { mapKeys } from "~/web/records";
import { ofExperience, ofHigherAge, ofTypes } from "./claim-words";
import { hoursAtOnce } from "~/catalog/availability/at-once";
import type { Facts } from "./facts";
import { deliveryLines, feeIn, ofMinDays } from "./place-facts";
import {
  deliveryRows,
  exampleType,
  extraRows,
  hasTrips,
  quoteRows,
  rateRows,
  totalRows,
  typeTable,
} from "./price-rows";
import { seasonList } from "./season-list";

const written: Readonly<Record<Language, WeakMap<Facts, TextFacts>>> = mapKeys(
  LANGUAGES,
  () => new WeakMap(),
);

/** Returns the facts as the long texts of a language need them. They are formatted once. */
export function factsIn(lang: Language, facts: Facts): TextFacts {
  const found = written[lang].get(facts) ?? formatFacts(lang, facts);
  written[lang].set(facts, found);
  return found;
}

function formatFacts(lang: Language, facts: Facts): TextFacts {
  const { t } = i18nFor(lang);
  const { claims, company, hours, insurance, kutaisiMinDays, money, places, promises } = facts;
  const { month } = formatWith(t);
  const nameOf = (number: number) => month(`2000-${number}-01`);
  return {
    company: { ...company, readablePhone: readablePhone(company.phone) },
    claims: {
      ...claims,
      highSeason: { from: nameOf(claims.highSeason.from), to: nameOf(claims.highSeason.to) },
    },
    promises: promises[lang],
    insurance: insurance[lang],
    hours: { ...hours, closesNextDay: closesNextDay(hours) },
    cities: facts.cities,
    price: (amount) => priceIn(t, money, amount),
    priceRange: (range) => unbroken(priceRangeText(t, money, range)),
    ...extraFacts(lang, facts),
    inCurrency: t(`format.inCurrency.${money.currency}`),
    seasonList: seasonList(t, facts.seasons),
    hasPlaces: places.length > 0,
    serves: (place) => serves(places, place),
    isFree: (place) => placeWithSlug(places, place)?.fee === 0,
    fee: (place, words) => feeIn(words)(places, place),
    deliveryLines: deliveryLines(t, places),
    deliveryTable: deliveryRows(t, places),
    payWays: payWaysText(t, facts.terms.payBy),
    abroad: eitherOf(
      t,
      facts.terms.borders.map(({ country }) => countryName(t, country)),
    ),
    graceMinutes: facts.terms.graceMinutes,
    atOnceHours: hoursAtOnce(facts.answers),
    said,
    listed,
    ofHigherAge: (text) => ofHigherAge(claims.driverAge, text),
    ofExperience: (text) => ofExperience(claims.experienceYears, text),
    ofTypes: (texts) => ofTypes(facts.fleet.types, texts),
    kutaisiDays: (text) => ofMinDays(kutaisiMinDays, text),
    ...priceFacts(lang, facts),
  };
}

type ExtraFacts = Pick<
  TextFacts,
  "hasExtras" | "extrasAreOnce" | "extraList" | "extraTable" | "ofExtra"
>;

function extraFacts(lang: Language, { extras, money }: Facts): ExtraFacts {
  const { t } = i18nFor(lang);
  const costOf = ({ price, perDay }: Extra) =>
    t(perDay ? "booking.price.perDay" : "booking.price.once", { price: priceIn(t, money, price) });
  return {
    hasExtras: extras.length > 0,
    extrasAreOnce: extras.every(({ perDay }) => !perDay),
    extraList: extras.map((extra) => `${textIn(extra.name, lang)} – ${costOf(extra)}`).join(", "),
    extraTable: extraRows(t, extras, costOf),
    ofExtra: (slug, text) => {
      const extra = extras.find((one) => one.slug === slug);
      return extra ? text(costOf(extra)) : "";
    },
  };
}

function priceIn(t: TFunction, money: Money, amount: number): string {
  return unbroken(priceText(t, money, amount));
}

/** Puts non-breaking spaces between amounts and currency signs. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

type PriceFacts = Pick<
  TextFacts,
  "rates" | "fleet" | "rateTable" | "totalTable" | "hasTrips" | "exampleType" | "trips"
>;

function priceFacts(lang: Language, facts: Facts): PriceFacts {
  const { t } = i18nFor(lang);
  const { cities, fleet, money, rates } = facts;
  const { cheapest, types } = fleet;
  return {
    rates: { sedan: ratesOf(rates.sedan), suv: ratesOf(rates.suv) },
    fleet: {
      ...fleet,
      cheapest: cheapest && {
        name: cheapest.name,
        lowest: lowestRate(cheapest.plan),
        rateRows: rateRows(t, money, cheapest.plan),
      },
    },
    rateTable: (head) =>
      typeTable({ types, rates }, head, (...plans) => rateRows(t, money, ...plans)),
    totalTable: (head, lengths) =>
      typeTable({ types, rates }, head, (...plans) => totalRows(t, money, lengths, ...plans)),
    hasTrips: hasTrips(types, cities),
    exampleType: (wanted) => exampleType(types, wanted),
    trips: mapKeys(
      ["airport", "wine", "skiing"],
      (name) => () => tripRows(lang, facts, TRIPS[name]),
    ),
  };
}

function ratesOf(plan: RatePlan): TypeRates {
  return {
    single: dailyRate(plan, 1),
    lowest: lowestRate(plan),
    range: rateRange(plan),
    longDays: plan.at(-1)?.minDays ?? 1,
  };
}

type Trip = Pick<QuoteInput, "pickupDate" | "returnDate"> & {
  type: CarType;
  extra?: NamedExtra;
  place: Parameters<TextFacts["fee"]>[0];
};

/** The trips that the guide to prices calculates. */
const TRIPS: Readonly<Record<keyof TextFacts["trips"], Trip>> = {
  airport: {
    type: "suv",
    place: "tbilisi-airport",
    pickupDate: "2027-05-08",
    returnDate: "2027-05-15",
    extra: "child-seat",
  },
  wine: {
    type: "sedan",
    place: "tbilisi",
    pickupDate: "2027-10-02",
    returnDate: "2027-10-04",
  },
  skiing: {
    type: "suv",
    place: "kutaisi-airport",
    pickupDate: "2027-02-06",
    returnDate: "2027-02-15",
    extra: "ski-rack",
  },
};

function tripRows(lang: Language, facts: Facts, { type, place, extra, ...trip }: Trip): string {
  const plan = facts.typePlans[exampleType(facts.fleet.types, type)];
  const served = placeWithSlug(facts.places, place);
  const deliveryFee = served?.fee ?? 0;
  const extras = extra && oneOf(facts.extras, extra);
  const price = quote(plan, { ...trip, deliveryFee, extras });
  return quoteRows(i18nFor(lang).t, { ...price, pickup: served ? englishName(served) : null });
}
