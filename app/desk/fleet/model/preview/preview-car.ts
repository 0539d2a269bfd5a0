import { isHybridFuel, planOf, type FleetCar } from "~/catalog/fleet/car";
import { BODY_TYPES } from "~/catalog/fleet/vehicle-type";
import type { CarImages } from "~/catalog/fleet/car-photos";
import type { Model } from "~/catalog/fleet/models/model";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
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
};

/** Returns the car of public pages that a form describes, even if incomplete; `texts` are stored values. */
export function previewCar(texts: FormTexts, data: PreviewData, lang: Language): FleetCar {
  const bodyType = BODY_TYPES.find((type) => type === texts.bodyType) ?? null;
  const plan = planOf({ name: texts.name, bodyType, plan: data.plan }, data.prices);
  const [description, descriptionLanguage] = textIn(texts, "description", lang);
  const [features, featuresLanguage] = textIn(texts, "additionalFeatures", lang);
  const [roads, roadsLanguage] = textIn(texts, "roadsNotAllowed", lang);
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
    description,
    fuelType: texts.fuelType,
    engineSize: texts.engineSize,
    fuelConsumption: texts.fuelConsumption,
    insuranceIncluded: texts.insuranceIncluded === "on",
    additionalFeatures: features || null,
    features: (lang === "ka" ? texts.featuresKa : texts.featuresEn)
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    sortOrder: 0,
    bodyType,
    minAge: amountOf(texts.minAge),
    licenceYears: amountOf(texts.licenceYears),
    roadsNotAllowed: roads || null,
    deposit: amountOf(texts.deposit),
    plan,
    textLanguages: {
      description: descriptionLanguage,
      additionalFeatures: featuresLanguage,
      roadsNotAllowed: roadsLanguage,
    },
  };
}

type TextName = "description" | "additionalFeatures" | "roadsNotAllowed";

/** Returns a text in the language or, if it is missing, in another one: as `text_in` in the database. */
function textIn(texts: FormTexts, name: TextName, lang: Language): [string, Language | null] {
  const typed = { en: texts[`${name}En`], ka: texts[`${name}Ka`] };
  const found = [lang, ...LANGUAGES].find((one) => typed[one] !== "");
  return found ? [typed[found], found] : ["", null];
}

function amountOf(typed: string): number | null {
  const amount = Number(typed.replace(",", "."));
  return typed.trim() === "" || Number.isNaN(amount) ? null : amount;
}
