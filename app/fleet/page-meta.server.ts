import type { MetaDescriptor } from "react-router";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { company } from "~/company/contacts.server";
import type { Car, FleetCar } from "./car";
import { carTexts } from "./car-texts";
import { lowestRateOf, type HomeFleet } from "./load-fleet.server";

export function homeMeta(lang: Language, fleet: HomeFleet): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  const price = fleet.lowestRate;
  return describe(
    t("site.meta.home.title"),
    price === null ? null : t("site.meta.home.description", { price }),
  );
}

export function allCarsMeta(lang: Language, cars: FleetCar[]): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  const price = lowestRateOf(cars);
  return describe(
    t("fleet.meta.title"),
    price === null ? null : t("fleet.meta.description", { price }),
  );
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

export function zoomExamplesMeta(lang: Language): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return describe(t("gallery.meta.title"), t("gallery.meta.description"));
}

/** Without a price there is nothing to promise in a description. */
function describe(title: string, description: string | null): MetaDescriptor[] {
  return [
    { title: `${title} · ${company.siteName}` },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}
