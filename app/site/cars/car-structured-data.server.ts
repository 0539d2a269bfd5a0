import { href } from "react-router";
import type { Product, PropertyValue, Thing } from "schema-dts";
import { companyId } from "~/site/seo/structured-data.server";
import { describeBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import type { PublicSite } from "~/catalog/company/public-site";
import { carTerms } from "~/catalog/terms/car-terms";
import { termsCompany } from "~/catalog/terms/model-terms.queries.server";
import { termLabel, termText } from "~/catalog/terms/term-texts";
import { termsOf } from "~/catalog/terms/terms";
import type { Addresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { fullPath, isLarge } from "~/catalog/photos/pictures/photo-sources";
import { nameWithYear, type PicturedCar } from "~/catalog/fleet/car";
import { IMAGE_OF_VIEW } from "~/catalog/fleet/car-photos";
import { carPath } from "./car-meta.server";

export function describeCarPage(site: PublicSite, car: PicturedCar, lang: Language): Thing[] {
  const trail = [...carsTrail(lang), { path: carPath(car), name: car.name }];
  return [describeCar(site, car, lang), describeBreadcrumbs(site, lang, trail)];
}

export function describeAllCars(site: Addresses, lang: Language): Thing[] {
  return [describeBreadcrumbs(site, lang, carsTrail(lang))];
}

function carsTrail(lang: Language) {
  const { t } = i18nFor(lang);
  return [
    { path: href("/"), name: t("site.home") },
    { path: href("/:lng?/all-cars"), name: t("carDetail.cars") },
  ];
}

/**
 * Describes a car as a product in stock, with the first word of its name as the brand (specification 2).
 */
export function describeCar(site: PublicSite, car: PicturedCar, lang: Language): Product {
  const address = site.canonicalAddress(carPath(car), lang);
  return {
    "@type": "Product",
    name: nameWithYear(car),
    brand: { "@type": "Brand", name: car.name.split(" ")[0]! },
    description: car.description || undefined,
    ...imagesOf(site, car),
    url: address,
    additionalProperty: describeTerms(site, car, lang),
    offers: {
      "@type": "Offer",
      price: car.pricePerDay,
      priceCurrency: car.plan.main.currency,
      availability: "https://schema.org/InStock",
      url: address,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: car.pricePerDay,
        priceCurrency: car.plan.main.currency,
        unitCode: "DAY",
      },
      seller: { "@id": companyId(site) },
    },
  };
}

/** Describes the terms of a car in words, as schema.org has no properties for most of them. */
function describeTerms(site: PublicSite, car: PicturedCar, lang: Language): PropertyValue[] {
  const { t } = i18nFor(lang);
  return termsOf(carTerms(car), termsCompany(site, lang)).map((term) => ({
    "@type": "PropertyValue",
    name: termLabel(t, term),
    value: termText(t, site.money, term),
  }));
}

/** Returns pictures of this very car, which the drawing of a body type is not. */
function imagesOf(site: Addresses, car: PicturedCar) {
  const image = pictures(car).map((picture) => absolute(site, picture));
  return image.length > 0 ? { image } : {};
}

/** Returns the photos, those of at least 1,200 px first, as search results require; without any the drawings. */
function pictures(car: PicturedCar): string[] {
  if (car.photos.length === 0) {
    return Object.values(IMAGE_OF_VIEW).flatMap((field) => car[field] ?? []);
  }
  const bySize = car.photos.toSorted((one, other) => Number(isLarge(other)) - Number(isLarge(one)));
  return bySize.map(fullPath);
}

/** Returns an absolute address. A picture may already have one, on another site. */
function absolute(site: Addresses, picture: string) {
  return picture.startsWith("/") ? site.publicAddress(picture) : picture;
}
