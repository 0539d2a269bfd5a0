import { isHybridFuel, planOf, textsOfCar, type FleetCar } from "~/catalog/fleet/car";
import { BODY_TYPES } from "~/catalog/fleet/vehicle-type";
import type { CarImages } from "~/catalog/fleet/car-photos";
import { TEXT_FIELDS, type Model } from "~/catalog/fleet/models/model";
import type { Language } from "~/web/i18n/languages";
import { localizedOf } from "~/web/i18n/localized";
import { mapKeys } from "~/web/records";
import type { Road } from "~/catalog/pricing/price-tables";
import { answeredRoads, ROAD_ANSWERS } from "~/catalog/terms/roads";
import { lowestRate } from "~/catalog/pricing/rates";
import type { Prices } from "~/catalog/pricing/seasons";
import type { FormTexts } from "~/desk/fleet/model/form/known-values";

/** The pictures of a model on public pages. */
export type ModelPictures = CarImages & Pick<FleetCar, "photo">;

/** What a preview needs besides the form. */
export type PreviewData = {
  pictures: ModelPictures;
  /** The model's own prices; null if those of its type apply. */
  plan: Model["ratePlan"];
  prices: Prices;
  /** The roads that the company names. */
  roads: readonly Road[];
};

/** Returns the car of public pages that a form describes, even if incomplete; `texts` are stored values. */
export function previewCar(texts: FormTexts, data: PreviewData, lang: Language): FleetCar {
  const bodyType = BODY_TYPES.find((type) => type === texts.bodyType) ?? null;
  const plan = planOf({ name: texts.name, bodyType, plan: data.plan }, data.prices);
  return {
    id: 0,
    ...data.pictures,
    name: texts.name || "…",
    year: Number(texts.year) || 0,
    driveType: texts.driveType,
    transmission: texts.transmission,
    engine: texts.engine,
    passengers: Number(texts.passengers) || 0,
    pricePerDay: String(plan.tiers.length > 0 ? lowestRate(plan.tiers) : 0),
    isHybrid: isHybridFuel(texts.fuelType),
    fuelType: texts.fuelType,
    engineSize: texts.engineSize,
    fuelConsumption: texts.fuelConsumption,
    insuranceIncluded: texts.insuranceIncluded === "on",
    sortOrder: 0,
    bodyType,
    minAge: amountOf(texts.minAge),
    licenceYears: amountOf(texts.licenceYears),
    deposit: amountOf(texts.deposit),
    excess: amountOf(texts.excess),
    zeroExcess: amountOf(texts.zeroExcess),
    mileageLimit: amountOf(texts.mileageLimit),
    bags: amountOf(texts.bags),
    roads: answeredRoads(data.roads, texts.roads).flatMap(({ name, allowed }) => {
      const answer = ROAD_ANSWERS.find((one) => one === allowed);
      return answer ? [{ road: name, allowed: answer }] : [];
    }),
    plan,
    ...textsOfCar(
      mapKeys(TEXT_FIELDS, (name) => localizedOf(texts, name)),
      lang,
    ),
  };
}

function amountOf(typed: string): number | null {
  const amount = Number(typed.replace(",", "."));
  return typed.trim() === "" || Number.isNaN(amount) ? null : amount;
}
