import { isDeepStrictEqual } from "node:util";
import { servedCities } from "~/web/pages/address-values";
import { businessTime } from "~/web/calendar";
import type { Answers } from "~/catalog/availability/at-once";
import type { FleetCar } from "~/catalog/fleet/car";
import type { Fleet } from "~/catalog/fleet/fleet.queries.server";
import { isFourWheelDrive, vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/web/i18n/languages";
import type { Money } from "~/catalog/pricing/money";
import { placeWithSlug, type Place } from "~/catalog/pricing/places";
import { lowestRate, rateRange, VEHICLE_TYPES, type RateTables } from "~/catalog/pricing/rates";
import type { Prices } from "~/catalog/pricing/seasons";
import { or503 } from "~/web/http/or-503.server";
import { keptPromises, longerIsCheaper } from "~/catalog/company/promises";
import type { Company } from "~/catalog/company/company";
import type { Content } from "~/catalog/company/content/content";
import type { SectionValue } from "~/catalog/company/content/parts";
import { textIn } from "~/web/i18n/localized";
import { mapKeys } from "~/web/records";
import type { Facts } from "./facts";

/** The company's data that facts are made of. */
export type FactsOf = { company: Company; content: Content; money: Money; answers: Answers };

/** Reads the fleet in a language. */
export type FleetReader = (lang: Language) => Promise<Fleet>;

/** Facts of each fleet that was read, as long as it is in use. */
const lastFacts = new WeakMap<Fleet, { site: FactsOf; today: string; facts: Facts }>();

/**
 * Loads the facts, which are computed again only when something that they depend on changes. Throws a 503
 * if the database is unavailable.
 */
export async function loadFacts(read: FleetReader, site: FactsOf): Promise<Facts> {
  const fleet = await or503(read(FALLBACK_LANGUAGE));
  const today = businessTime(new Date()).date;
  const last = lastFacts.get(fleet);
  if (last?.today === today && isSame(last.site, site)) return last.facts;
  const { cars, ...prices } = fleet;
  const seasons = prices.seasons.filter(({ to }) => to >= today);
  const facts = factsOf(site, cars, { ...prices, seasons });
  lastFacts.set(fleet, { site, today, facts });
  return facts;
}

function isSame(last: FactsOf, { company, content, money, answers }: FactsOf) {
  const isCompany = last.company === company && last.content === content;
  return isCompany && last.money === money && last.answers === answers;
}

export function factsOf(
  { company, content, money, answers }: FactsOf,
  cars: readonly FleetCar[],
  prices: Prices,
): Facts {
  const { typePlans, main, exchange } = prices;
  const current = { ...money, currency: main.currency };
  const rates = { sedan: typePlans.sedan.tiers, suv: typePlans.suv.tiers };
  const plans = [...cars.map((car) => car.plan.tiers), rates.sedan, rates.suv];
  const isLongerCheaper = longerIsCheaper(plans);
  return {
    company,
    answers,
    isLongerCheaper,
    ...contentFacts(content, isLongerCheaper),
    hours: company.hours,
    rates,
    typePlans,
    seasons: prices.seasons,
    places: prices.places,
    kutaisiMinDays: kutaisiMinDays(prices.places),
    cities: servedCities(prices.places.map(({ slug }) => slug)),
    main,
    exchange,
    money: current,
    extras: prices.extras,
    fleet: fleetFacts(cars, rates),
  };
}

function fleetFacts(cars: readonly FleetCar[], rates: RateTables): Facts["fleet"] {
  const fourByFours = cars.filter((car) => isFourWheelDrive(car.driveType));
  const others = cars.filter((car) => !isFourWheelDrive(car.driveType));
  const models = new Set(cars.map((car) => car.name)).size;
  const [cheapest] = cars.toSorted((a, b) => lowestRate(a.plan.tiers) - lowestRate(b.plan.tiers));
  const types = VEHICLE_TYPES.filter((type) =>
    cars.some((car) => isDeepStrictEqual(car.plan.tiers, rates[type])),
  );
  const unshaped = others.filter((car) => !car.bodyType);
  return {
    models,
    fourByFours: fourByFours.length,
    hybrids: cars.filter((car) => car.isHybrid).length,
    types,
    from: lowestRate(types[0] ? rates[types[0]] : (cheapest?.plan.tiers ?? rates.sedan)),
    hasBothDrives: fourByFours.length > 0 && others.length > 0,
    mixesTypes:
      unshaped.filter((car) => vehicleTypeOf(car) === "suv").length > 1 &&
      fourByFours.filter((car) => vehicleTypeOf(car) === "sedan").length > 1,
    cheapest: cheapest && models > 1 ? { name: cheapest.name, plan: cheapest.plan.tiers } : null,
    highestRate: highestRate({ fourByFours, cheapest }, rates),
  };
}

function highestRate(
  { fourByFours, cheapest }: { fourByFours: FleetCar[]; cheapest: FleetCar | undefined },
  { sedan, suv }: RateTables,
): number | null {
  const usual = rateRange([...sedan, ...suv]);
  const highest = Math.max(...fourByFours.map(({ plan }) => rateRange(plan.tiers).to));
  const hasCheaper = cheapest !== undefined && lowestRate(cheapest.plan.tiers) < usual.from;
  return hasCheaper && highest > usual.to ? highest : null;
}

/** Returns the facts that are typed at the desk. */
export function contentFacts(
  { claims, promises: made, terms, texts }: Content,
  isLongerCheaper: boolean,
): Pick<Facts, "claims" | "promises" | "terms" | "insurance"> {
  const promises = keptPromises(made, isLongerCheaper);
  return { claims, promises, terms, insurance: insuranceOf(texts.insurance, promises) };
}

function kutaisiMinDays(places: readonly Place[]): number | null {
  const place = placeWithSlug(places, "kutaisi-airport");
  return place && place.minDays > 1 ? place.minDays : null;
}

/**
 * Returns the insurance texts, which are empty if no insurance is promised. Every language is filled in,
 * or none.
 */
function insuranceOf(
  { covers, leavesOut }: SectionValue<"insurance">,
  promises: Facts["promises"],
): Facts["insurance"] {
  return mapKeys(LANGUAGES, (lang) =>
    promises[lang].insurance
      ? { covers: textIn(covers, lang), leavesOut: textIn(leavesOut, lang) }
      : { covers: "", leavesOut: "" },
  );
}
