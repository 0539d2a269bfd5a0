import { servedCities } from "~/cities/city-ids";
import { businessTime } from "~/calendar";
import type { FleetCar } from "~/fleet/car";
import type { Fleet } from "~/fleet/fleet.queries.server";
import { isFourWheelDrive } from "~/fleet/vehicle-type";
import { FALLBACK_LANGUAGE, type Language } from "~/i18n/languages";
import type { Money } from "~/pricing/money";
import { placeWithSlug, type Place } from "~/pricing/places";
import { lowestRate } from "~/pricing/rates";
import type { Prices } from "~/pricing/seasons";
import { or503 } from "~/web/http/or-503.server";
import type { Insurance } from "~/company/claims";
import type { Company } from "~/company/company";
import type { Content } from "~/company/content/content";
import type { FieldTexts } from "~/company/content/parts";
import type { Facts } from "./facts";
import { pricesIn } from "./prices-in";

/** Whose facts they are. */
export type FactsOf = { company: Company; content: Content; money: Money };

/** Reads the fleet in a language. */
export type FleetReader = (lang: Language) => Promise<Fleet>;

/** By the fleet as it was last read. */
const lastFacts = new WeakMap<Fleet, { site: FactsOf; today: string; facts: Facts }>();

/** Repeats the facts until something that they depend on changes. Throws a 503 if the database is unavailable. */
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

function isSame(last: FactsOf, { company, content, money }: FactsOf) {
  return last.company === company && last.content === content && last.money === money;
}

/** Without cars the sedans' rates are the lowest ones. */
export function factsOf(
  { company, content, money }: FactsOf,
  cars: readonly FleetCar[],
  prices: Prices,
): Facts {
  const { typePlans, main } = prices;
  const current = { ...money, currency: main.currency };
  const rates = { sedan: typePlans.sedan.tiers, suv: typePlans.suv.tiers };
  const plans = cars.map((car) => ({ name: car.name, plan: car.plan.tiers }));
  const cheapestFirst = plans.toSorted((a, b) => lowestRate(a.plan) - lowestRate(b.plan));
  const allRates = [...plans.map(({ plan }) => plan), rates.sedan, rates.suv].flat();
  return {
    company,
    ...contentFacts(content),
    hours: company.hours,
    rates,
    typePlans,
    seasons: prices.seasons,
    places: prices.places,
    furtherExtras: prices.furtherExtras,
    kutaisiMinDays: kutaisiMinDays(prices.places),
    cities: servedCities(prices.places.map(({ slug }) => slug)),
    main,
    money: current,
    formats: { en: pricesIn("en", current), ka: pricesIn("ka", current) },
    extras: main.extras,
    fleet: {
      models: new Set(cars.map((car) => car.name)).size,
      fourByFours: cars.filter((car) => isFourWheelDrive(car.driveType)).length,
      hybrids: cars.filter((car) => car.isHybrid).length,
      cheapest: cheapestFirst[0] ?? { name: "Sedan", plan: rates.sedan },
      highestRate: Math.max(...allRates.map((tier) => tier.dailyRate)),
    },
  };
}

/** The facts that are typed at the desk. */
export function contentFacts({
  claims,
  promises,
  texts,
}: Content): Pick<Facts, "claims" | "promises" | "insurance"> {
  return { claims, promises, insurance: insuranceOf(texts.insurance, promises) };
}

const NO_INSURANCE: Insurance = {
  en: { covers: "", leavesOut: "" },
  ka: { covers: "", leavesOut: "" },
};

function kutaisiMinDays(places: readonly Place[]): number | null {
  const place = placeWithSlug(places, "kutaisi-airport");
  return place && place.minDays > 1 ? place.minDays : null;
}

/** Nothing is said of an insurance that is not promised. Both languages are filled in, or neither. */
function insuranceOf(texts: FieldTexts, promises: Facts["promises"]): Insurance {
  if (!promises.en.insurance) return NO_INSURANCE;
  const { coversEn = "", coversKa = "", leavesOutEn = "", leavesOutKa = "" } = texts;
  return {
    en: { covers: coversEn, leavesOut: leavesOutEn },
    ka: { covers: coversKa, leavesOut: leavesOutKa },
  };
}
