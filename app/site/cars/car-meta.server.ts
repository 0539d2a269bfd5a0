import type { TFunction } from "i18next";
import type { PublicSite } from "~/catalog/company/public-site";
import { href, type MetaDescriptor } from "react-router";
import { type CityId, CITY_IDS } from "~/web/pages/address-values";
import { pageMeta } from "~/catalog/company/page-meta.server";
import type { Keywords } from "~/texts/page-texts";
import { i18nFor, pageTexts } from "~/texts/i18n.server";
import { FALLBACK_LANGUAGE, languageDetails, type Language } from "~/web/i18n/languages";
import { previewOf } from "~/catalog/photos/pictures/photo-sources";
import {
  hasYear,
  nameWithYear,
  type Car,
  type FleetCar,
  type PicturedCar,
} from "~/catalog/fleet/car";
import { carTexts } from "~/catalog/fleet/car-texts";
import { lowestRateOf, type HomeFleet } from "./load-fleet.server";
import { priceText } from "~/catalog/company/price-text";
import { answersAtOnce } from "~/catalog/availability/at-once";
import { hasAllKinds } from "~/catalog/fleet/vehicle-type";

export function homeMeta(
  site: PublicSite,
  lang: Language,
  fleet: Pick<HomeFleet, "lowestRate" | "hasAllKinds">,
): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  const price = priceOf(t, site, fleet.lowestRate);
  const said = promisedIn(t, site, lang);
  return pageMeta(site, {
    lang,
    path: href("/"),
    title: t("site.meta.home.title"),
    description:
      price === null
        ? null
        : t(`site.meta.home.${answersAtOnce(site.answers) ? "descriptionAtOnce" : "description"}`, {
            price,
            ...said,
            cars: t(fleet.hasAllKinds ? "site.allKinds" : "site.cars"),
          }),
    keywords: keywordsOf(lang, site.cities).home,
  });
}

/** Returns where cars are delivered, and the phrase about insurance if prices include it. */
function promisedIn(t: TFunction, { cities, content }: PublicSite, lang: Language) {
  // In British English there is no comma before «or».
  const locale = lang === FALLBACK_LANGUAGE ? "en-GB" : languageDetails(lang).locale;
  const names = new Intl.ListFormat(locale, { type: "disjunction" });
  const where = names.format(
    CITIES.filter((city) => cities.includes(city)).map((city) => t(`site.where.${city}`)),
  );
  return {
    where: cities.length > 0 ? t("site.where.cities", { cities: where }) : t("site.where.none"),
    insured: content.promises[lang].insurance ? t("site.insured") : "",
  };
}

const CITIES = ["tbilisi", "kutaisi", "batumi"] as const satisfies readonly CityId[];

function priceOf(t: TFunction, { money }: PublicSite, amount: number | null): string | null {
  return amount === null ? null : priceText(t, money, amount);
}

type ListMeta = {
  cars: FleetCar[];
  page: number;
  /** The canonical path. */
  path: string;
};

export function allCarsMeta(
  site: PublicSite,
  lang: Language,
  { cars, page, path }: ListMeta,
): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  const price = priceOf(t, site, lowestRateOf(cars));
  const title = t(hasAllKinds(cars) ? "fleet.meta.title" : "fleet.meta.plainTitle");
  return pageMeta(site, {
    lang,
    path,
    title: page > 1 ? t("fleet.meta.laterTitle", { title, page }) : title,
    description:
      price === null ? null : t("fleet.meta.description", { price, ...promisedIn(t, site, lang) }),
    keywords: keywordsOf(lang, site.cities).allCars,
  });
}

/** A comparison is made of the pages of its cars, and is not for search engines. */
export function compareMeta(site: PublicSite, lang: Language): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return pageMeta(site, {
    lang,
    path: href("/:lng?/compare"),
    title: t("fleet.compare.metaTitle"),
    description: null,
    keywords: keywordsOf(lang, site.cities).allCars,
    noindex: true,
  });
}

export function carPath(car: Car): string {
  return href("/:lng?/cars/:id", { id: String(car.id) });
}

export function carMeta(site: PublicSite, lang: Language, car: PicturedCar): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  const keywords = keywordsOf(lang, site.cities);
  const values = {
    car: car.name,
    carWithYear: nameWithYear(car),
    facts: [!hasYear(car) && car.year, carTexts(t, car).transmission].filter(Boolean).join(", "),
    price: priceText(t, site.money, Number(car.pricePerDay)),
    seats: car.passengers,
    ...promisedIn(t, site, lang),
  };
  return pageMeta(site, {
    lang,
    path: carPath(car),
    title: t("carDetail.meta.title", values),
    description: t("carDetail.meta.description", values),
    keywords: [...keywords.car(car.name), ...keywords.home],
    type: "product",
    image: [car.photo, ...car.photos].map((photo) => photo && previewOf(photo)).find(Boolean),
  });
}

export function zoomExamplesMeta(site: PublicSite, lang: Language): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return pageMeta(site, {
    lang,
    path: href("/:lng?/zoom-examples"),
    title: t("gallery.meta.title"),
    description: t("gallery.meta.description"),
    keywords: keywordsOf(lang, site.cities).allCars,
  });
}

/** Returns search terms for the `keywords` meta tag, without cities that are not served. */
function keywordsOf(lang: Language, served: readonly CityId[]): Omit<Keywords, "stems"> {
  const { home, allCars, car, stems } = pageTexts(lang).keywords;
  const hidden = CITY_IDS.filter((city) => !served.includes(city)).map((city) => stems[city]);
  const shown = (terms: readonly string[]) =>
    terms.filter((term) => !hidden.some((stem) => term.includes(stem)));
  return { home: shown(home), allCars: shown(allCars), car: (name) => shown(car(name)) };
}
