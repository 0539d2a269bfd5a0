import type { DepositWay, PayWay, SecondDriver } from "~/catalog/company/content/parts";
import type { Claims } from "~/catalog/company/company-numbers";
import type { Promises } from "~/catalog/company/promises";
import type { Amount } from "~/catalog/pricing/fees";
import type { MainCurrency } from "~/catalog/pricing/money";
import { businessInstant, businessTime } from "~/web/calendar";
import type { Language } from "~/web/i18n/languages";
import { localizedFor, type Localized } from "~/web/i18n/localized";
import type { CompanyTerms, DriverFee } from "./company-terms";
import type { ModelRoad } from "./roads";

/**
 * A term of a rental with its values, as it can be stored with a booking. Sums are in `currency`. Its words are
 * those of `termText`, in any language.
 */
export type Term =
  /** `until` is the last moment in business time; its time is null for a pick-up at an unknown one. */
  | { key: "cancellation"; hours: number; until: { date: string; time: string | null } | null }
  /** A range where the model says nothing; `returnDays` after the return, 0: at the return. */
  | {
      key: "deposit";
      from: number;
      to: number;
      currency: MainCurrency;
      by: DepositWay[];
      returnDays: number | null;
    }
  | { key: "excess"; amount: number; currency: MainCurrency }
  /** The price of a day for which the excess is zero. */
  | { key: "zeroExcess"; perDay: number; currency: MainCurrency }
  | { key: "notCovered"; text: Localized }
  /** The kilometres a day; null: unlimited within the country. `perKm` is the price of one beyond them. */
  | { key: "mileage"; limit: number | null; perKm?: Amount }
  | { key: "fuel"; level: "full" | "same" }
  /** The least age in years; of some larger models `to`. */
  | { key: "age"; from: number; to: number }
  | { key: "licence"; years: number }
  /** The fees for drivers below an age. The lowest age comes first. */
  | { key: "youngDriver"; fees: readonly (DriverFee & { age: number })[] }
  /** Whether everything is paid at the pick-up, and that no credit card is needed. */
  | { key: "payment"; atPickup: boolean; by: PayWay[]; noCard: boolean }
  /** Bookings of before fees were terms have no `fee`. */
  | { key: "secondDriver"; allowed: SecondDriver; fee?: DriverFee }
  /** The countries, ISO 3166 alpha-2, to which the car may be driven, each with its fee. */
  | { key: "abroad"; borders: CompanyTerms["borders"] }
  | { key: "roads"; roads: ModelRoad[] }
  /** What the company writes about roads that the model must not take. */
  | { key: "noRoads"; text: Localized };

export type TermKey = Term["key"];

/** What a model says of its terms; null where it says nothing. Sums are in the main currency. */
export type ModelTerms = {
  deposit: number | null;
  excess: number | null;
  zeroExcess: number | null;
  mileageLimit: number | null;
  minAge: number | null;
  licenceYears: number | null;
  insuranceIncluded?: boolean;
  roads?: readonly ModelRoad[];
  roadsNotAllowed?: Localized | null;
};

/** What the company says of the terms of all rentals. */
export type TermsCompany = {
  claims: Claims;
  promises: Promises;
  terms: CompanyTerms;
  currency: MainCurrency;
  /** What the insurance leaves out. */
  notCovered?: Localized;
};

/** When a rental begins. `pickupTime` is null while it is unknown. */
export type TermsTrip = { pickupDate: string; pickupTime: string | null };

/** The moment of the offer in business time; without a time only days count. */
export type TermsMoment = { date: string; time?: string };

/** The time of pick-ups that the booking form begins with (specification 4). */
const USUAL_PICKUP_TIME = "12:00";

/**
 * Returns the terms of a rental, those first that decide. Without a model, as for a booking of `Other`, they are those
 * of the company. With a trip they say until when it can be cancelled, unless that has passed at the moment `now`.
 */
export function termsOf(
  model: ModelTerms | null,
  company: TermsCompany,
  trip: TermsTrip | null = null,
  now: TermsMoment | null = null,
): Term[] {
  return [
    ...cancellation(company, trip, now),
    ...deposit(model, company),
    ...cover(model, company),
    ...use(model, company),
    ...drivers(model, company),
    ...payment(company),
    ...secondDriver(company),
    ...abroad(company),
    ...roads(model),
  ];
}

function cancellation(
  { promises, claims: { freeCancellationHours: hours } }: TermsCompany,
  trip: TermsTrip | null,
  now: TermsMoment | null,
): Term[] {
  if (!promises.cancellation) return [];
  if (!trip) return [{ key: "cancellation", hours, until: null }];
  const pickup = businessInstant(trip.pickupDate, trip.pickupTime ?? USUAL_PICKUP_TIME);
  const { date, time } = businessTime(new Date(pickup.getTime() - hours * 3_600_000));
  const until = { date, time: trip.pickupTime === null ? null : time };
  return withoutPast([{ key: "cancellation", hours, until }], now);
}

/** Returns terms without a cancellation whose last moment has passed. */
export function withoutPast(terms: readonly Term[], now: TermsMoment | null): Term[] {
  if (now === null) return [...terms];
  return terms.filter((term) => {
    const until = term.key === "cancellation" ? term.until : null;
    if (until === null || until.date > now.date) return true;
    const isTold = now.time !== undefined && until.time !== null;
    return until.date === now.date && !(isTold && until.time! < now.time!);
  });
}

function deposit(model: ModelTerms | null, { claims, promises, terms, currency }: TermsCompany) {
  const own = model?.deposit ?? null;
  if (own === null && !promises.deposit) return [];
  const { from, to } = own === null ? claims.deposit : { from: own, to: own };
  const isLeft = to > 0;
  const term: Term = {
    key: "deposit",
    from,
    to,
    currency,
    by: isLeft ? terms.depositBy : [],
    returnDays: isLeft ? terms.depositReturnDays : null,
  };
  return [term];
}

function cover(model: ModelTerms | null, { promises, currency, notCovered }: TermsCompany) {
  const terms: Term[] = [];
  const { excess = null, zeroExcess = null } = model ?? {};
  if (excess !== null) terms.push({ key: "excess", amount: excess, currency });
  if (zeroExcess !== null && excess !== 0) {
    terms.push({ key: "zeroExcess", perDay: zeroExcess, currency });
  }
  const isInsured = promises.insurance && model?.insuranceIncluded !== false;
  if (isInsured && notCovered && Object.keys(notCovered).length > 0) {
    terms.push({ key: "notCovered", text: notCovered });
  }
  return terms;
}

function use(model: ModelTerms | null, { promises, terms: company }: TermsCompany) {
  const terms: Term[] = [];
  const limit = model?.mileageLimit ?? null;
  const perKm = limit === null ? null : company.extraKm;
  if (limit !== null || promises.mileage) {
    terms.push({ key: "mileage", limit, ...(perKm && { perKm }) });
  }
  if (promises.fullTank) terms.push({ key: "fuel", level: "full" });
  else if (company.sameFuel) terms.push({ key: "fuel", level: "same" });
  return terms;
}

function drivers(model: ModelTerms | null, { claims, promises, terms: company }: TermsCompany) {
  const terms: Term[] = [];
  const { minAge = null, licenceYears = null } = model ?? {};
  if (minAge !== null) terms.push({ key: "age", from: minAge, to: minAge });
  else if (promises.age) terms.push({ key: "age", ...claims.driverAge });
  if (licenceYears !== null) terms.push({ key: "licence", years: licenceYears });
  else if (promises.age && claims.experienceYears > 0) {
    terms.push({ key: "licence", years: claims.experienceYears });
  }
  const { youngDrivers: fees } = company;
  if (fees.length > 0) terms.push({ key: "youngDriver", fees });
  return terms;
}

function payment({ promises, terms: { payBy: by } }: TermsCompany): Term[] {
  const { payAtPickup: atPickup, noCard } = promises;
  if (!atPickup && !noCard && by.length === 0) return [];
  return [{ key: "payment", atPickup, by, noCard }];
}

function secondDriver({ terms: { secondDriver: allowed, driverFee } }: TermsCompany): Term[] {
  if (allowed === null) return [];
  return [{ key: "secondDriver", allowed, ...(driverFee && { fee: driverFee }) }];
}

function abroad({ terms: { borders } }: TermsCompany): Term[] {
  return borders.length === 0 ? [] : [{ key: "abroad", borders }];
}

function roads(model: ModelTerms | null) {
  const terms: Term[] = [];
  if (model?.roads?.length) terms.push({ key: "roads", roads: [...model.roads] });
  const text = model?.roadsNotAllowed;
  if (text && Object.keys(text).length > 0) terms.push({ key: "noRoads", text });
  return terms;
}

/** Returns terms as pages of a language need them, without the texts of others. */
export function termsIn(terms: readonly Term[], lang: Language): Term[] {
  return terms.map((term) => {
    if ("text" in term) return { ...term, text: localizedFor(term.text, lang) };
    if (term.key !== "roads") return term;
    const own = term.roads.map(({ road, allowed }) => ({
      road: localizedFor(road, lang),
      allowed,
    }));
    return { ...term, roads: own };
  });
}

/** The terms that decide for which car a visitor asks, in order. */
export const DECIDING: readonly TermKey[] = ["cancellation", "deposit", "excess"];

/** Returns the terms with these keys. */
export function termsWith(terms: readonly Term[], keys: readonly TermKey[]): Term[] {
  return terms.filter(({ key }) => keys.includes(key));
}

/** Returns the terms without those of these keys. */
export function termsWithout(terms: readonly Term[], keys: readonly TermKey[]): Term[] {
  return terms.filter(({ key }) => !keys.includes(key));
}
