import type { MetaDescriptor } from "react-router";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { company } from "~/company/contacts.server";
import type { Car, FleetCar } from "./car";
import { carTexts } from "./car-texts";

/** The lowest daily rate of the first fleet's tables, for when the fleet can't be read. */
const LOWEST_RATE = "35";

export function homeMeta(lang: Language, cars: FleetCar[] | null): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  const price = lowestPrice(cars);
  return describe(t("site.meta.home.title"), t("site.meta.home.description", { price }));
}

export function allCarsMeta(lang: Language, cars: FleetCar[]): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return describe(t("fleet.meta.title"), t("fleet.meta.description", { price: lowestPrice(cars) }));
}

export function carMeta(lang: Language, car: Car): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  const values = {
    car: car.name,
    year: car.year,
    price: car.pricePerDay,
    seats: car.passengers,
    transmission: carTexts(t, car).transmission,
  };
  return describe(t("carDetail.meta.title", values), t("carDetail.meta.description", values));
}

function lowestPrice(cars: FleetCar[] | null) {
  if (!cars?.length) return LOWEST_RATE;
  return String(Math.min(...cars.map((car) => Number(car.pricePerDay))));
}

function describe(title: string, description: string): MetaDescriptor[] {
  return [
    { title: `${title} · ${company.siteName}` },
    { name: "description", content: description },
  ];
}
