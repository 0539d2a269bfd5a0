import type { Availability } from "~/catalog/availability/availability";
import type { RatePlan } from "~/catalog/pricing/rates";
import { ownPlan, type PricePlan, type Prices } from "~/catalog/pricing/seasons";
import type { Language } from "~/web/i18n/languages";
import { localizedIn, textIn, type Localized } from "~/web/i18n/localized";
import type { TextField } from "./models/model";
import type { CarPhoto } from "~/catalog/photos/photo";
import { type BodyType, vehicleTypeOf, type TypeSource } from "./vehicle-type";
import { roadsInShort, type ModelRoad, type RoadAnswer } from "~/catalog/terms/roads";
import type { MainCurrency } from "~/catalog/pricing/money";

/** A car for pages and the API, with its texts in one language. */
export type Car = {
  id: number;
  name: string;
  year: number;
  /** Null if it has no picture. */
  image: string | null;
  driveType: string;
  transmission: string;
  engine: string;
  passengers: number;
  /** The lowest daily rate of the car's plan, as a numeric text. */
  pricePerDay: string;
  isHybrid: boolean;
  description: string;
  exteriorImage1: string | null;
  exteriorImage2: string | null;
  interiorImage1: string | null;
  interiorImage2: string | null;
  trunkImage: string | null;
  fuelType: string;
  engineSize: string;
  fuelConsumption: string;
  insuranceIncluded: boolean;
  additionalFeatures: string | null;
  sortOrder: number;
  /** Null if the type follows from the name. */
  bodyType: BodyType | null;
  minAge: number | null;
  licenceYears: number | null;
  roadsNotAllowed: string | null;
  deposit: number | null;
  excess: number | null;
  /** The price of a day without an excess. */
  zeroExcess: number | null;
  /** The kilometres a day. */
  mileageLimit: number | null;
  /** How many suitcases the boot takes. */
  bags: number | null;
};

/** Returns a name with the year of the model, which some names have already. */
export function nameWithYear({ name, year }: Pick<Car, "name" | "year">): string {
  return hasYear({ name, year }) ? name : `${name} ${year}`;
}

export function hasYear({ name, year }: Pick<Car, "name" | "year">): boolean {
  return name.split(/\s+/).includes(String(year));
}

/** The language that each text is in: another one than the page's if the text is not translated. */
export type TextLanguages = Record<
  "description" | "additionalFeatures" | "roadsNotAllowed",
  Language | null
>;

/** A car with what the API does not show. */
export type FleetCar = Car & {
  plan: PricePlan;
  textLanguages: TextLanguages;
  /** The features that are written in the page's language. */
  features: string[];
  /** The main photo. */
  photo: CarPhoto | null;
  /** The roads of which the model says something. */
  roads: ModelRoad[];
};

/**
 * Returns the texts of a car as pages in a language show them. Features are not translated by themselves:
 * pages show those in their own language, one from each line.
 */
export function textsOfCar(texts: Readonly<Record<TextField, Localized | null>>, lang: Language) {
  const description = localizedIn(texts.description, lang);
  const additionalFeatures = localizedIn(texts.additionalFeatures, lang);
  const roadsNotAllowed = localizedIn(texts.roadsNotAllowed, lang);
  const features = (texts.features?.[lang] ?? "").split("\n").map((line) => line.trim());
  const textLanguages: TextLanguages = {
    description: description?.lang ?? null,
    additionalFeatures: additionalFeatures?.lang ?? null,
    roadsNotAllowed: roadsNotAllowed?.lang ?? null,
  };
  return {
    description: description?.text ?? "",
    additionalFeatures: additionalFeatures?.text ?? null,
    roadsNotAllowed: roadsNotAllowed?.text ?? null,
    features: features.filter(Boolean),
    textLanguages,
  };
}

/** A car with all its photos, for its own page. */
export type PicturedCar = FleetCar & { photos: CarPhoto[] };

/** A car in a list, as its card shows it. */
export type ListedCar = ReturnType<typeof listedCar>;

/** What a list knows of a car for its trip. */
type Listing = {
  /** Missing without a trip, or if it is unknown. */
  availability?: Availability | undefined;
  /** Whether a booking of a free car is confirmed at once. */
  isAtOnce?: boolean;
  /** The language of the names of roads. Without it the list names none. */
  lang?: Language | undefined;
};

/** Returns what a list shows of a car. */
export function listedCar(car: FleetCar, { availability, isAtOnce = false, lang }: Listing = {}) {
  return {
    id: car.id,
    name: car.name,
    year: car.year,
    image: car.image,
    photo: car.photo,
    driveType: car.driveType,
    transmission: car.transmission,
    engine: car.engine,
    engineSize: car.engineSize,
    fuelType: car.fuelType,
    fuelConsumption: car.fuelConsumption,
    isHybrid: car.isHybrid,
    passengers: car.passengers,
    bags: car.bags,
    pricePerDay: car.pricePerDay,
    bodyType: car.bodyType,
    additionalFeatures: car.additionalFeatures,
    textLanguages: car.textLanguages,
    plan: car.plan,
    deposit: car.deposit,
    excess: car.excess,
    roads: lang === undefined ? [] : roadsInShort(car.roads, lang),
    availability: availability ?? null,
    ...(isAtOnce && availability && availability !== "request" && { isAtOnce }),
  };
}

/** A car in the booking form. */
export type CarChoice = {
  name: string;
  image: string | null;
  photo: CarPhoto | null;
  bodyType: BodyType | null;
  minAge: number | null;
  licenceYears: number | null;
  deposit: number | null;
  excess: number | null;
  zeroExcess: number | null;
  mileageLimit: number | null;
  insuranceIncluded: boolean;
  /** The answers for the company's roads, which `readSigns` reads with the names of these. */
  roadSigns: string;
  /** Null if the rates of its type apply. */
  plan: RatePlan | null;
  /** Names that links, drafts and stored choices may still have. */
  formerNames: string[];
};

/** Returns whether a model is a hybrid, as the trigger `cars_hybrid_by_fuel` decides. */
export function isHybridFuel(fuelType: string): boolean {
  return /hybrid|ჰიბრიდ|гибрид/i.test(fuelType);
}

type PricedCar = TypeSource & {
  plan: RatePlan | null;
  /** The price of the cover without excess for a day; absent or null if the car has none. */
  zeroExcess?: number | null;
};

/** Returns the effective price plan: the car's own tiers or those of its type, with the seasons. */
export function planOf(car: PricedCar, prices: Prices): PricePlan {
  const { seasons, main, exchange, rules } = prices;
  const plan = car.plan
    ? { ...ownPlan(car.plan, seasons, main, exchange), ...(rules && { rules }) }
    : prices.typePlans[vehicleTypeOf(car)];
  const { zeroExcess = null } = car;
  return zeroExcess === null ? plan : { ...plan, zeroExcess };
}

/** The additional choice in the booking form; the details go into the notes. */
export const OTHER_VEHICLE = "Other";

/** A car in the API's response. */
export type ApiCar = Car & {
  /** The roads of which the company says whether the car may take them. */
  roads: { road: string; allowed: RoadAnswer }[];
  /** The currency of `pricePerDay`, `deposit`, `excess` and `zeroExcess`. */
  currency: MainCurrency;
};

export function apiCar(fleetCar: FleetCar | PicturedCar, lang: Language): ApiCar {
  const all: PicturedCar = { photos: [], ...fleetCar };
  const { plan, textLanguages: _2, photo: _3, photos: _4, features: _5, roads, ...car } = all;
  const named = roads.map(({ road, allowed }) => ({ road: textIn(road, lang), allowed }));
  return { ...car, roads: named, currency: plan.main.currency };
}
