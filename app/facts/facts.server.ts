import type { Sql } from "~/db.server";
import type { FleetCar } from "~/fleet/car";
import { findRateTables, listCars } from "~/fleet/fleet.queries.server";
import { isFourWheelDrive } from "~/fleet/vehicle-type";
import { FALLBACK_LANGUAGE } from "~/i18n/languages";
import { EXTRA_PRICES } from "~/pricing/extras";
import { DELIVERY_FEES, KUTAISI_MIN_DAYS } from "~/pricing/fees";
import { lowestRate, type RateTables } from "~/pricing/rates";
import { or503 } from "~/web/http/or-503.server";
import type { Insurance } from "~/company/claims";
import type { Company } from "~/company/company";
import type { Content } from "~/company/content/content";
import type { FieldTexts } from "~/company/content/parts";
import type { Facts } from "./facts";

/** Whose facts they are. */
export type FactsOf = { company: Company; content: Content };

/** Throws a 503 if the database is unavailable. */
export async function loadFacts(sql: Sql, site: FactsOf): Promise<Facts> {
  const [cars, rates] = await or503(
    Promise.all([listCars(sql, FALLBACK_LANGUAGE), findRateTables(sql)]),
  );
  return factsOf(site, cars, rates);
}

/** Without cars the sedans' rates are the lowest ones. */
export function factsOf(
  { company, content }: FactsOf,
  cars: readonly FleetCar[],
  rates: RateTables,
): Facts {
  const plans = cars.map((car) => ({ name: car.name, plan: car.ratePlan }));
  const cheapestFirst = plans.toSorted((a, b) => lowestRate(a.plan) - lowestRate(b.plan));
  const allRates = [...plans.map(({ plan }) => plan), rates.sedan, rates.suv].flat();
  return {
    company,
    claims: content.claims,
    insurance: insuranceOf(content.texts.insurance),
    hours: company.hours,
    rates,
    deliveryFees: DELIVERY_FEES,
    kutaisiMinDays: KUTAISI_MIN_DAYS,
    extras: EXTRA_PRICES,
    fleet: {
      models: new Set(cars.map((car) => car.name)).size,
      fourByFours: cars.filter((car) => isFourWheelDrive(car.driveType)).length,
      hybrids: cars.filter((car) => car.isHybrid).length,
      cheapest: cheapestFirst[0] ?? { name: "Sedan", plan: rates.sedan },
      highestRate: Math.max(...allRates.map((tier) => tier.dailyRate)),
    },
  };
}

/** Both languages are filled in, or neither. */
function insuranceOf(texts: FieldTexts): Insurance {
  const { coversEn = "", coversKa = "", leavesOutEn = "", leavesOutKa = "" } = texts;
  return {
    en: { covers: coversEn, leavesOut: leavesOutEn },
    ka: { covers: coversKa, leavesOut: leavesOutKa },
  };
}
